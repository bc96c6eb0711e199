import ArgumentParser
import MetadataKit

/// A path on the command line, as the bytes that the operating system has.
///
/// The argument parser knows texts only. Bytes that are no UTF-8 pass it as characters that nobody
/// uses, the last 128 of Unicode's private planes (U+10FF80…), and become bytes again here.
struct PathArgument: ExpressibleByArgument, Equatable {
  let bytes: [UInt8]

  /// Whether it stands for standard input.
  var isStandardInput: Bool { bytes == [0x2d] }

  init(bytes: [UInt8]) { self.bytes = bytes }

  init?(argument: String) {
    guard !argument.isEmpty else { return nil }
    bytes = argument.unicodeScalars.flatMap { scalar in
      scalar.value > Self.base + 0x7f
        ? [UInt8(truncatingIfNeeded: scalar.value)] : Array(String(scalar).utf8)
    }
  }

  static var defaultCompletionKind: CompletionKind { .file() }

  private static let base: UInt32 = 0x10ff00

  /// A path as it is shown to people.
  static func shown(_ path: [UInt8]) -> String {
    var text = TextBuffer()
    text.append(escaping: path)
    return text.string
  }

  /// An argument as text that ``init(argument:)`` turns back into the same bytes.
  static func text(_ bytes: [UInt8]) -> String {
    if let text = String(validating: bytes, as: UTF8.self),
      !text.unicodeScalars.contains(where: { $0.value > base + 0x7f })
    {
      return text
    }
    var text = String.UnicodeScalarView()
    for byte in bytes {
      // Every byte above 0x7f by itself: what is UTF-8 of it comes out the same in the end.
      if let scalar = Unicode.Scalar(byte < 0x80 ? UInt32(byte) : base + UInt32(byte)) {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
