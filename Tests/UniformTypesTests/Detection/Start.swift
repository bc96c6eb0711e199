import Testing
import UniformTypes

/// The beginning of a file, and the type that it is the beginning of.
struct Start: Sendable, CustomTestStringConvertible {
  let type: TypeIdentifier
  let bytes: [UInt8]
  var name = ""

  /// Bytes given as the characters with their numbers, like those of the table of signatures.
  init(_ type: TypeIdentifier, _ text: String, name: String = "") {
    self.init(type, bytes: Self.bytes(text), name: name)
  }

  init(_ type: TypeIdentifier, bytes: [UInt8], name: String = "") {
    self.type = type
    self.bytes = bytes
    self.name = name
  }

  static func bytes(_ text: String) -> [UInt8] {
    text.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
  }

  var testDescription: String { "\(type) \(name)" }
}

extension Start {
  /// One beginning, at least, of each type that has one.
  static let all: [Start] =
    signatures + tiff + boxes + riff + ebml + ogg + asf + zip + small + netpbm + mpegStreams
    + mpegAudio + markup + xBitmap
}

/// The type of some bytes.
func detect(_ bytes: [UInt8]) -> TypeIdentifier? {
  TypeIdentifier(content: bytes.span)
}

func detect(_ text: String) -> TypeIdentifier? {
  detect(Start.bytes(text))
}

/// Bytes of a number, in big-endian order.
func big(_ value: Int, _ count: Int) -> [UInt8] {
  (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
}

func little(_ value: Int, _ count: Int) -> [UInt8] {
  big(value, count).reversed()
}

func zeros(_ count: Int) -> [UInt8] {
  [UInt8](repeating: 0, count: count)
}
