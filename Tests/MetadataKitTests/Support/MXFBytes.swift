/// Builds MXF (SMPTE 377-1): packets whose sets name each element by the label that the register
/// has for it.
struct MXFBytes {
  /// The elements' local tags by the ten bytes of their labels that differ, version first.
  private(set) var tags: [[UInt8]] = []
  private var packets: [UInt8] = []

  static let start: [UInt8] = [6, 0x0e, 0x2b, 0x34]

  static func packet(_ label: [UInt8], _ value: [UInt8]) -> [UInt8] {
    Bytes().raw(start + label).raw([0x83]).big(value.count, size: 3).raw(value).bytes
  }

  /// An identifier of a set.
  static func identifier(_ number: Int) -> [UInt8] {
    Bytes().raw([0xaa]).zeros(7).big(number, size: 8).bytes
  }

  /// An array of identifiers.
  static func array(_ numbers: Int...) -> [UInt8] {
    Bytes().big(numbers.count, 16, size: 4).raw(numbers.flatMap(identifier)).bytes
  }

  /// An element: the designator, the register's version, and its value.
  typealias Element = (designator: Int, version: UInt8, value: [UInt8])

  /// Adds a set: 0x2f is a preface, 0x37 a package, 0x3b a track, 0x14 a time code.
  mutating func set(_ kind: UInt8, _ identifier: Int?, _ elements: [Element]) {
    var content = Bytes()
    if let identifier {
      content = content.raw(
        element((0x0101_1502_0000_0000, 1, Self.identifier(identifier))))
    }
    for one in elements { content = content.raw(element(one)) }
    packets += Self.packet([2, 0x53, 1, 1, 0xd, 1, 1, 1, 1, 1, kind, 0], content.bytes)
  }

  private mutating func element(_ element: Element) -> [UInt8] {
    let label = [element.version] + Bytes().big(element.designator, size: 8).bytes
    let index = tags.firstIndex(of: label) ?? tags.count
    if index == tags.count { tags.append(label) }
    return Bytes().big(0x8000 + index, element.value.count, size: 2).raw(element.value).bytes
  }

  /// What the local tags stand for.
  var primer: [UInt8] {
    var content = Bytes().big(tags.count, 18, size: 4)
    for (index, label) in tags.enumerated() {
      content = content.big(0x8000 + index, size: 2).raw(Self.start + [1, 1, 1] + label)
    }
    return Self.packet([2, 5, 1, 1, 0xd, 1, 2, 1, 1, 5, 1, 0], content.bytes)
  }

  /// The partition, the primer and the sets.
  ///
  /// - Parameters:
  ///   - kind: 4 is a header that says all; of 1 a footer follows, with what says more.
  ///   - footer: the sets of the footer.
  func file(kind: UInt8 = 4, footer: [UInt8] = []) -> [UInt8] {
    let header = primer + packets
    let essence = Self.packet([1, 2, 1, 1, 0xd, 1, 3, 1, 0x15, 1, 5, 0], [UInt8](0..<200))
    let packBytes = 20 + 88
    let place = footer.isEmpty ? 0 : packBytes + header.count + essence.count
    let pack = Bytes().big(1, 3, size: 2).big(1, size: 4).big(0, 0, place, header.count, size: 8)
      .zeros(48)
    return Self.packet([2, 5, 1, 1, 0xd, 1, 2, 1, 1, 2, kind, 0], pack.bytes) + header + essence
      + footer
  }

  /// The packets of the sets alone.
  var sets: [UInt8] { primer + packets }
}
