import MetadataKit

/// Members of an object, each a name and its value; nil leaves one out.
extension JSONWriter {
  mutating func member(_ name: String, _ value: String?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  /// A text by its bytes.
  mutating func member(_ name: String, _ value: [UInt8]?) {
    guard let value else { return }
    key(name)
    string(value)
  }

  mutating func member(_ name: String, _ value: Int?) {
    guard let value else { return }
    key(name)
    number(value)
  }

  mutating func member(_ name: String, _ value: Double?) {
    guard let value else { return }
    key(name)
    number(value)
  }

  mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }
}
