import MetadataKit

/// A file that is read range by range must say what it says when it is in memory.
enum Parts {
  static func check(_ file: [UInt8], _ options: ReadOptions) {
    let whole = record(ByteReader(file), options)
    let inParts = record(
      ByteReader(count: file.count, limit: options.limits.totalBytes) { offset, count in
        Array(file[offset..<(offset + count)])
      }, options)
    if let whole, let inParts, whole != inParts {
      preconditionFailure(
        "read in parts it says something else:\n\(Self.text(whole))\n\(Self.text(inParts))")
    }
  }

  private static func record(_ reader: ByteReader, _ options: ReadOptions) -> [UInt8]? {
    guard let metadata = try? Metadata(reader, name: nil, options: options),
      // How much is read depends on how it is read.
      !metadata.warnings.contains(where: { $0.code == .limitExceeded })
    else { return nil }
    var json = JSONWriter(.lines)
    JSONView().write(metadata, name: [], &json)
    return json.text.bytes
  }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
