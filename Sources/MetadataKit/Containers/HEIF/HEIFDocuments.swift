/// The numbers of pictures besides the one that a file is for, by which exiftool tells what belongs
/// together: those with metadata of their own first.
struct HEIFDocuments {
  private var numbers: [Int: UInt8] = [:]
  private var count = 0

  /// The next number, which an item has from now on.
  mutating func add(_ item: Int?) -> UInt8 {
    count += 1
    let number = UInt8(clamping: count)
    if let item { numbers[item] = number }
    return number
  }

  /// The number of what several items share.
  mutating func number(of items: [Int]) -> UInt8 {
    items.compactMap { numbers[$0] }.min() ?? add(items.min())
  }
}
