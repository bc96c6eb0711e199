/// Renames the maker notes of an EXIF block, so that libexif keeps their bytes and does not parse
/// them.
///
/// libexif takes the first entry of that number in any of its directories, and a directory from any
/// pointer in any other, whatever the pointer's format. So this follows more than it does: each
/// pointer of each directory.
package struct MakerNoteHiding {
  /// The number that stands for a maker note while the library reads the block.
  package static let hidden: UInt16 = 0x927d

  /// The number of a maker note (Exif 3.0 §4.6.6.3).
  private static let makerNote = 0x927c
  /// What libexif takes for pointers to the directories of Exif, GPS and interoperability.
  private static let pointers = [0x8769, 0x8825, 0xa005]
  /// libexif keeps five directories. A block that links many more is made to confuse.
  private static let mostDirectories = 16

  private var bytes: [UInt8]
  private let order: ByteOrder
  private let first: Int

  /// The bytes of a block, from its byte order on, with every maker note renamed; nil where it is
  /// not sure that none is left.
  package static func hiding(_ block: [UInt8], _ order: ByteOrder, firstDirectory: Int) -> [UInt8]?
  {
    var hiding = MakerNoteHiding(bytes: block, order: order, first: firstDirectory)
    // What is renamed in one directory may be a pointer of another that lies over it.
    for _ in 0..<4 {
      guard let notes = hiding.makerNotes() else { return nil }
      if notes.isEmpty { return hiding.bytes }
      for place in notes {
        hiding.bytes[place + (order == .big ? 1 : 0)] = UInt8(truncatingIfNeeded: hidden)
      }
    }
    return nil
  }

  /// Where entries of maker notes stand; nil where there are too many directories.
  private func makerNotes() -> [Int]? {
    var notes: [Int] = []
    var open = [first]
    var seen: Set<Int> = []
    while let directory = open.popLast() {
      guard let count = number(at: directory, 2), seen.insert(directory).inserted else { continue }
      guard seen.count <= Self.mostDirectories else { return nil }
      let entries = directory + 2
      for index in 0..<min(count, (bytes.count - entries) / 12) {
        let entry = entries + index * 12
        guard let tag = number(at: entry, 2) else { break }
        if tag == Self.makerNote { notes.append(entry) }
        if Self.pointers.contains(tag), let place = number(at: entry + 8, 4) { open.append(place) }
      }
      // Only the first is asked for what follows it.
      if directory == first, let next = number(at: entries + count * 12, 4) { open.append(next) }
    }
    return notes
  }

  private func number(at position: Int, _ size: Int) -> Int? {
    guard position >= 0, position <= bytes.count - size else { return nil }
    var number = 0
    for index in 0..<size {
      let byte = bytes[position + (order == .big ? index : size - 1 - index)]
      number = number << 8 | Int(byte)
    }
    return number
  }
}
