/// GoPro's metadata (GPMF, github.com/gopro/gpmf-parser): records of a key of four letters, a letter
/// for what its values are, their size and number.
struct GoProRecords {
  private let bytes: ByteSlice
  private let isInFile: Bool
  /// What the elements of a structure are, as the last record of it said.
  private var structure: ArraySlice<UInt8>?
  /// What the last values of a container are divided by.
  private var scale: [Double] = []

  @Sendable static func read(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try body.all(limit: found.limits.valueBytes)
    var records = GoProRecords(bytes, isInFile: body.isInFile)
    try records.read(depth: 0, &found)
  }

  private init(_ bytes: ByteSlice, isInFile: Bool) {
    self.bytes = bytes
    self.isInFile = isInFile
  }

  private mutating func read(depth: Int, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard depth <= found.limits.nesting else {
      throw MetadataError(.limitExceeded, "GoPro's records nested too deeply", at: bytes.offset)
    }
    var position = 0
    while bytes.count - position >= 8 {
      let head = try bytes.slice(at: position, count: 8)
      let key = UInt32(truncatingIfNeeded: try head.uint32(at: 0, .big))
      if key == 0 { return }
      guard head.prefix(4).elements.allSatisfy(Self.isLetter) else {
        throw MetadataError(.malformed, "a record of GoPro's without a key", at: head.offset)
      }
      let kind = try head.uint8(at: 4)
      let (size, count) = (try head.uint8(at: 5), try head.uint16(at: 6, .big))
      let value = try bytes.slice(at: position + 8, count: size * count)
      position += 8 + (size * count + 3) / 4 * 4
      try found.charge(entries: 1, bytes: value.count)
      if value.isEmpty { continue }
      if kind == 0 {
        // Of containers only those that are known are looked into.
        guard key == 0x4445_5643 || key == 0x5354_524d else { continue }  // DEVC, STRM
        var inner = GoProRecords(value, isInFile: isInFile)
        try inner.read(depth: depth + 1, &found)
        continue
      }
      let record = GoProRecord(kind: UInt8(truncatingIfNeeded: kind), size, count, value)
      switch key {
      case 0x5459_5045: structure = value.elements.prefix { $0 != 0 }  // TYPE
      case 0x5343_414c: scale = record.elements(structure).joined().map(\.number)  // SCAL
      default:
        guard let row = TagTable.goPro.index(of: key) else { continue }
        // Each number takes up to 40 bytes before it is kept in eight; no device has written so many.
        guard value.count <= Self.longestValue else {
          found.add(
            .goPro, TagTable.goPro.rows[row].name, left: Region(inMemory: value.bytes))
          continue
        }
        // Only the last of a container's records are what the scale is of.
        let isScaled = !scale.isEmpty && position >= bytes.count
        let values = record.elements(structure)
        try found.charge(entries: values.count)
        tell(
          values, scale: isScaled ? scale : [],
          TagTable.goPro.rows[row].name, at: value.offset, &found)
      }
    }
  }

  private static let longestValue = 256 << 10

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7a).contains(byte | 0x20) || NumberText.isDigit(byte) || byte == 0x5f
      || byte == 0x2d || byte == 0x20
  }

  /// Tells of a value, or of several as a list.
  private func tell(
    _ values: [[GoProElement]], scale: [Double], _ name: String, at offset: Int,
    _ found: inout MetadataBuilder
  ) {
    for (index, value) in values.enumerated() {
      found.continuesList = index > 0
      if value.contains(where: \.isText) {
        var text = TextBuffer()
        for (place, element) in value.enumerated() {
          if place > 0 { text.append(ascii: 0x20) }
          element.write(to: &text)
        }
        found.add(
          .goPro, name, text: text.bytes, offset: isInFile && value.count == 1 ? offset : -1)
      } else if scale.isEmpty, value.allSatisfy(\.isInteger) {
        found.add(.goPro, name, integers: value.map(\.integer))
      } else {
        found.add(
          .goPro, name,
          doubles: value.enumerated().map { place, element in
            scale.isEmpty ? element.number : element.number / scale[place % scale.count]
          })
      }
    }
  }
}

/// A record with values.
private struct GoProRecord {
  let kind: UInt8
  let size: Int
  let count: Int
  let bytes: ByteSlice

  init(kind: UInt8, _ size: Int, _ count: Int, _ bytes: ByteSlice) {
    self.kind = kind
    self.size = size
    self.count = count
    self.bytes = bytes
  }

  /// The elements of each of its values: one value, but of texts and structures as many as there are.
  func elements(_ structure: ArraySlice<UInt8>?) -> [[GoProElement]] {
    if kind == 0x3f, let structure {
      return (0..<count).map { index in
        var position = index * size
        let end = position + size
        var elements: [GoProElement] = []
        for letter in structure {
          let length = Self.length(of: letter)
          guard length > 0, length <= end - position,
            let part = try? bytes.slice(at: position, count: length)
          else { break }
          elements.append(GoProElement(letter, part))
          position += length
        }
        return elements
      }
      .filter { !$0.isEmpty }
    }
    let length = Self.length(of: kind)
    if kind == 0x63 || Self.isOpaque(kind) {
      if count > 1, size > 1 {
        return (0..<count).map { index in
          [.text((try? bytes.slice(at: index * size, count: size))?.elements ?? [], kind == 0x63)]
        }
      }
      let text = bytes.elements
      return [[.text(kind == 0x63 ? text.prefix { $0 != 0 } : text, false)]]
    }
    return [
      (0..<bytes.count / max(1, length)).map { index in
        GoProElement(
          kind, (try? bytes.slice(at: index * length, count: length)) ?? ByteSlice([]))
      }
    ]
  }

  private static func isOpaque(_ kind: UInt8) -> Bool {
    length(of: kind) == 0 || kind == 0x46 || kind == 0x47 || kind == 0x55
  }

  /// The bytes of an element; 0 of one that nobody knows.
  private static func length(of kind: UInt8) -> Int {
    switch kind {
    case 0x62, 0x42, 0x63: 1  // b, B, c
    case 0x73, 0x53: 2  // s, S
    case 0x6c, 0x4c, 0x66, 0x71, 0x46: 4  // l, L, f, q, F
    case 0x64, 0x6a, 0x4a, 0x51: 8  // d, j, J, Q
    case 0x47, 0x55: 16  // G, U
    default: 0
    }
  }
}

/// An element of a value.
private enum GoProElement {
  case integer(Int)
  case double(Double)
  /// A text, and whether blanks and NULs at its end are none of it.
  case text(ArraySlice<UInt8>, Bool)

  init(_ kind: UInt8, _ bytes: ByteSlice) {
    let bits = bytes.elements.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    self =
      switch kind {
      case 0x62: .integer(Int(Int8(truncatingIfNeeded: bits)))
      case 0x73: .integer(Int(Int16(truncatingIfNeeded: bits)))
      case 0x6c: .integer(Int(Int32(truncatingIfNeeded: bits)))
      case 0x42, 0x53, 0x4c: .integer(Int(truncatingIfNeeded: bits))
      case 0x6a: .integer(Int(truncatingIfNeeded: bits))
      case 0x4a: .integer(Int(clamping: bits))
      case 0x66: .double(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
      case 0x64: .double(Double(bitPattern: bits))
      case 0x71:
        .double((Double(Int32(truncatingIfNeeded: bits)) / 65536 * 1e5).rounded() / 1e5)
      case 0x51: .double(Double(Int64(bitPattern: bits)) / 4_294_967_296)
      default: .text(bytes.elements, false)
      }
  }

  var isText: Bool {
    if case .text = self { true } else { false }
  }

  var isInteger: Bool {
    if case .integer = self { true } else { false }
  }

  var integer: Int {
    if case .integer(let number) = self { number } else { 0 }
  }

  var number: Double {
    switch self {
    case .integer(let number): Double(number)
    case .double(let number): number
    case .text: 0
    }
  }

  func write(to text: inout TextBuffer) {
    switch self {
    case .integer(let number): text.append(number)
    case .double(let number): text.append(number, significantDigits: 15)
    case .text(let bytes, let isTrimmed):
      let end =
        isTrimmed
        ? bytes.lastIndex { $0 != 0 && $0 != 0x20 }.map { $0 + 1 } ?? bytes.startIndex
        : bytes.endIndex
      text.append(bytes: bytes[..<end])
    }
  }
}
