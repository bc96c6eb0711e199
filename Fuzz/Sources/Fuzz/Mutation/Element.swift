/// A part of a file that can be told apart: a box, a chunk, a segment, an entry of a directory.
struct Element {
  /// All of it.
  let range: Range<Int>
  /// What it holds.
  let body: Range<Int>
  /// What names its kind.
  let type: Range<Int>?
  /// What states its size, if anything does.
  var size: SizeField? = nil
  /// Other numbers of it that mean something: counts, offsets.
  var numbers: [NumberField] = []
  /// The element that it is in, by its place in the list.
  var parent: Int? = nil
  /// Whether it keeps its size, because others are found by offsets.
  var isFixed = false
}

/// A number that states a size.
struct SizeField {
  let field: NumberField
  /// The size that is stated, less that of the whole element.
  let excess: Int
}
