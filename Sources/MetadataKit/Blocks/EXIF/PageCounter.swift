/// Counts the pages of a TIFF file by what its directories say they are, as the field does.
struct PageCounter {
  private var count = 0
  private var isSeveral = false

  /// Takes note of SubfileType (0xFE) and OldSubfileType (0xFF); other tags count nothing.
  mutating func see(_ tag: Int, _ value: Int) {
    switch (tag, value) {
    case (0xfe, 0), (0xfe, 2), (0xff, 1), (0xff, 3): count += 1
    default: return
    }
    if count > 1 || (tag == 0xfe && value == 2) || (tag == 0xff && value == 3) { isSeveral = true }
  }

  /// How many there are; nil where there is one, or where nothing is said.
  var pages: Int? { isSeveral ? count : nil }
}
