import MetadataKit

/// One JSON object on a line.
struct LibraryRecord {
  private var json = JSONWriter(.lines)

  init() { json.beginObject(isInline: true) }

  mutating func add(_ name: String, _ value: String?) { json.member(name, value) }

  /// Adds the name of a file, and its bytes where it is no UTF-8.
  mutating func add(filename bytes: [UInt8]?) {
    guard let bytes else { return }
    add("filename", String(decoding: bytes, as: UTF8.self))
    guard !isUTF8(bytes) else { return }
    json.key("filenameBase64")
    json.base64(bytes)
  }

  mutating func add(_ name: String, _ value: Int) { json.member(name, value) }

  mutating func add(_ name: String, _ value: Double) { json.member(name, value) }

  mutating func add(_ name: String, _ value: Bool) { json.member(name, value) }

  mutating func add(_ name: String, _ values: [String]) {
    json.key(name)
    json.beginArray()
    for value in values { json.string(value) }
    json.endArray()
  }

  mutating func end(to buffer: inout TextBuffer) {
    json.endObject()
    buffer.append(bytes: json.text.bytes)
    buffer.append("\n")
  }
}
