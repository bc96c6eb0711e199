import MetadataKit

extension OutputFormat {
  /// The property dictionaries of Apple's ImageIO, an object a file in an array.
  static let imageIO = OutputFormat("imageio") { _ in ImageIOFormat() }
}

private struct ImageIOFormat: RecordFormat {
  let frame = RecordFrame.array

  func write(_ record: FileRecord, to text: inout TextBuffer, through outlet: TextOutlet?) {
    text.writeJSON { write(record, &$0) }
  }

  private func write(_ record: FileRecord, _ json: inout JSONWriter) {
    json.beginObject()
    json.member("SourceFile", record.name)
    switch record.result {
    case .success(let metadata):
      let file = metadata.imageFileProperties
      let merged = metadata.imageProperties.merging(file) { image, file in image.merging(file) }
      for (key, value) in merged.sorted(by: { $0.key < $1.key }) {
        json.key(key)
        json.property(value)
      }
    case .failure(let error):
      json.member("Error", error.statement)
    }
    json.endObject()
  }
}

extension PropertyValue {
  /// A dictionary with what another one has besides.
  fileprivate func merging(_ other: PropertyValue) -> PropertyValue {
    guard case .dictionary(let own) = self, case .dictionary(let others) = other else {
      return self
    }
    return .dictionary(own.merging(others) { own, _ in own })
  }
}

extension JSONWriter {
  fileprivate mutating func property(_ value: PropertyValue) {
    switch value {
    case .bool(let value): bool(value)
    case .int(let value): number(value)
    case .double(let value): number(value)
    case .string(let value): string(value)
    case .array(let values):
      beginArray(isInline: true)
      for value in values { property(value) }
      endArray()
    case .dictionary(let values):
      beginObject()
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        self.key(key)
        property(value)
      }
      endObject()
    }
  }
}
