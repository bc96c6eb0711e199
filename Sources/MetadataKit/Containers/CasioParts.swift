/// The head of the pictures of Casio's QV cameras (CAM): a signature, a number of parts, and of each part 16 bytes, which start
/// with its kind and its size. The parts follow, in the same order.
struct CasioParts {
  /// Where the picture starts.
  let picture: Int
  /// Where the last part ends.
  let end: Int

  /// Nil where the head is another one, and where no part is a JPEG, as in the QV-10's.
  init?(_ file: Region) {
    guard let start = try? file.head(count: 6), start.matches("\u{7} MM"),
      let count = try? start.uint16(at: 4, .big), (1...Self.most).contains(count),
      let list = try? file.slice(at: 6, count: count * 16)
    else { return nil }
    var first: Int?
    var position = 6 + list.count
    for index in 0..<count {
      guard let size = try? list.uint32(at: index * 16 + 2, .big) else { return nil }
      if first == nil, Self.isPicture(file, at: position) { first = position }
      position += size
    }
    guard let first else { return nil }
    picture = first
    end = position
  }

  /// The cameras have four.
  private static let most = 64

  private static func isPicture(_ file: Region, at position: Int) -> Bool {
    guard let head = try? file.slice(at: position, count: 3) else { return false }
    return head.elements.elementsEqual([0xff, 0xd8, 0xff])
  }
}
