import MetadataKit

/// A file that is read range by range must say what it says when it is in memory.
enum Parts {
  static func check(_ file: [UInt8], _ options: ReadOptions) {
    let whole = answer(ByteReader(file), options)
    let inParts = answer(
      ByteReader(count: file.count, limit: options.limits.totalBytes) { offset, count in
        Array(file[offset..<(offset + count)])
      }, options)
    if let whole, let inParts, whole != inParts {
      fatalError("read in parts it says something else:\n\(text(whole))\n\(text(inParts))")
    }
  }

  /// The file's record, or why there is none; nil where a limit was reached, for how much is read
  /// depends on how it is read.
  private static func answer(
    _ reader: ByteReader, _ options: ReadOptions
  ) -> Result<[UInt8], MetadataError>? {
    do throws(MetadataError) {
      let metadata = try Metadata(reader, name: nil, options: options)
      guard !metadata.warnings.contains(where: { $0.code == .limitExceeded }) else { return nil }
      var json = JSONWriter(.lines)
      JSONView().write(metadata, name: [], &json)
      return .success(json.text.bytes)
    } catch {
      return error.code == .limitExceeded ? nil : .failure(error)
    }
  }

  private static func text(_ answer: Result<[UInt8], MetadataError>) -> String {
    switch answer {
    case .success(let record): String(decoding: record, as: UTF8.self)
    case .failure(let error): "\(error.code): \(error)"
    }
  }
}
