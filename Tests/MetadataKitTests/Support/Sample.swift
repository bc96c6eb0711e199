import MetadataKit
import Testing

/// Builds tags without a file.
enum Sample {
  /// A tag of a table with any bytes, sane or not.
  static func tag(
    _ table: TagTable, _ id: UInt32, _ format: TagFormat, count: Int? = nil, _ bytes: [UInt8],
    _ order: ByteOrder = .big, base: Int = 0
  ) throws -> MetadataKit.Tag {
    var builder = MetadataBuilder(
      format: FileFormat("JPEG", "jpg", "image/jpeg", nil), options: ReadOptions())
    builder.add(
      table, id, group: "Sample", format, count: count ?? bytes.count / max(1, format.size), order,
      bytes: ByteSlice(bytes), base: base)
    return try #require(builder.store.first("Sample", id))
  }

  /// The bytes of whole numbers, the first byte the highest.
  static func bytes(_ numbers: [Int], _ size: Int) -> [UInt8] {
    numbers.flatMap { number in
      (0..<size).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
  }
}

/// How a value looks in a test: its format and bytes.
struct SampleValue {
  let format: TagFormat
  let bytes: [UInt8]

  static func text(_ text: String) -> Self { Self(format: .ascii, bytes: Array(text.utf8)) }
  static func undefined(_ bytes: [UInt8]) -> Self { Self(format: .undefined, bytes: bytes) }
  static func undefined(_ text: String) -> Self { .undefined(Array(text.utf8)) }
  static func bytes(_ numbers: Int...) -> Self {
    Self(format: .byte, bytes: Sample.bytes(numbers, 1))
  }
  static func shorts(_ numbers: Int...) -> Self {
    Self(format: .short, bytes: Sample.bytes(numbers, 2))
  }
  static func longs(_ numbers: Int...) -> Self {
    Self(format: .long, bytes: Sample.bytes(numbers, 4))
  }
  /// Numerators and denominators in turn.
  static func rationals(_ numbers: Int...) -> Self {
    Self(format: .rational, bytes: Sample.bytes(numbers, 4))
  }
  static func signedRationals(_ numbers: Int...) -> Self {
    Self(format: .signedRational, bytes: Sample.bytes(numbers, 4))
  }
  static func doubles(_ numbers: Double...) -> Self {
    Self(
      format: .double,
      bytes: Sample.bytes(numbers.map { Int(truncatingIfNeeded: $0.bitPattern) }, 8))
  }

  /// The value of a tag of EXIF directories, or of another table.
  func tag(_ id: UInt32, _ table: TagTable = .exif) throws -> MetadataKit.Tag {
    try Sample.tag(table, id, format, bytes)
  }

  /// What people read of the tag.
  func words(_ id: UInt32, _ table: TagTable = .exif) throws -> String {
    try tag(id, table).description
  }

  /// What `--numeric` has of the tag.
  func number(_ id: UInt32, _ table: TagTable = .exif) throws -> String {
    try tag(id, table).numericDescription
  }
}
