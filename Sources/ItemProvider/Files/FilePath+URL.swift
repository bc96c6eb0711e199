public import Foundation

extension FilePath {
  /// The path in a file URL, or `nil` for any other URL.
  ///
  /// Percent escapes are decoded to bytes, so a URL can name a file whose name is no UTF-8, though
  /// Foundation itself cannot open it.
  public init?(_ url: URL) {
    guard url.isFileURL else { return nil }
    let escaped = url.absoluteURL.path(percentEncoded: true)
    self.init(bytes: Self.removingPercentEncoding(escaped.utf8))
  }

  /// A file URL, made on the spot; a relative path is resolved against the current folder.
  ///
  /// `nil` when the path is empty or no UTF-8: Foundation replaces such bytes and would lead to
  /// another file.
  public var url: URL? {
    guard let text = String(validating: bytes, as: UTF8.self), !text.isEmpty, !hasNull else {
      return nil
    }
    return URL(filePath: text, directoryHint: namesFolder ? .isDirectory : .notDirectory)
  }

  private static func removingPercentEncoding(_ text: some Sequence<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    var pending: [UInt8] = []
    for byte in text {
      if pending.isEmpty && byte != UInt8(ascii: "%") {
        result.append(byte)
        continue
      }
      pending.append(byte)
      if pending.count == 3 {
        let digits = String(decoding: pending.dropFirst(), as: UTF8.self)
        if let decoded = UInt8(digits, radix: 16) {
          result.append(decoded)
        } else {
          result += pending
        }
        pending = []
      }
    }
    return result + pending
  }
}
