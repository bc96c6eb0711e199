/// Puts together elements of EBML.
enum EBMLBytes {
  /// An element with a size of eight bytes, or of unknown size.
  static func element(_ id: UInt32, isSizeKnown: Bool = true, _ parts: [UInt8]...) -> [UInt8] {
    let body = parts.flatMap { $0 }
    let length = id > 0xff_ffff ? 4 : id > 0xffff ? 3 : id > 0xff ? 2 : 1
    let name = (0..<length).reversed().map { UInt8(truncatingIfNeeded: id >> UInt32($0 * 8)) }
    let size =
      isSizeKnown ? [1] + BoxBytes.number(body.count, 7) : [0x01] + Array(repeating: 0xff, count: 7)
    return name + size + body
  }

  static func text(_ id: UInt32, _ text: String) -> [UInt8] { element(id, Array(text.utf8)) }

  static func number(_ id: UInt32, _ value: Int, size: Int = 2) -> [UInt8] {
    element(id, BoxBytes.number(value, size))
  }

  static func float(_ id: UInt32, _ value: Double) -> [UInt8] {
    element(id, BoxBytes.number(Int(bitPattern: UInt(value.bitPattern)), 8))
  }

  static func header(_ type: String = "matroska") -> [UInt8] {
    element(0x1A45_DFA3, text(0x4282, type))
  }

  /// A track of a number, a type and a codec.
  static func track(_ number: Int, type: Int, _ codec: String, _ more: [UInt8]...) -> [UInt8] {
    element(
      0xAE, Self.number(0xD7, number, size: 1), element(0x73C5, [UInt8(number)]),
      Self.number(0x83, type, size: 1), text(0x86, codec), more.flatMap { $0 })
  }

  /// A seek head that says of tags where they stand in the segment.
  static func seekHead(_ places: Int...) -> [UInt8] { seekHead(places) }

  static func seekHead(_ places: [Int]) -> [UInt8] {
    element(
      0x114D_9B74,
      places.flatMap { place in
        element(
          0x4DBB, element(0x53AB, [0x12, 0x54, 0xC3, 0x67]), Self.number(0x53AC, place, size: 8))
      })
  }

  static func tag(track: Int? = nil, _ parts: [UInt8]...) -> [UInt8] {
    element(
      0x7373, element(0x63C0, track.map { element(0x63C5, [UInt8($0)]) } ?? []),
      parts.flatMap { $0 })
  }

  static func simpleTag(
    _ name: String, _ value: String, language: String? = nil, _ parts: [UInt8]...
  ) -> [UInt8] {
    element(
      0x67C8, text(0x45A3, name), language.map { text(0x447A, $0) } ?? [], text(0x4487, value),
      parts.flatMap { $0 })
  }
}
