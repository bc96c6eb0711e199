import MetadataKit

/// A form of output, and what must hold of it whatever the file says.
struct Output: Sendable {
  let name: String
  private let make: @Sendable (Metadata, inout TextBuffer) -> Void
  private let isValid: @Sendable ([UInt8]) -> Bool

  /// Writes a file's record and stops the run if what must hold of it does not.
  func write(_ metadata: Metadata) {
    var text = TextBuffer()
    make(metadata, &text)
    if !isValid(text.bytes) {
      // Of a precondition, an optimized build tells no message.
      fatalError("\(name) has what it must not have:\n\(text.string)")
    }
  }

  static let json = Output("json") { metadata, json in
    JSONView().write(metadata, name: fileName, &json)
  }

  static let exiftool = Output("exiftool") { metadata, json in
    ExiftoolView(isNumeric: false).write(metadata, name: fileName, &json)
  }

  static let all: [Output] = [
    .json,
    Output("json, numeric") { metadata, json in
      JSONView(isNumeric: true).write(metadata, name: fileName, &json)
    },
    .exiftool,
    Output("exiftool, numeric") { metadata, json in
      ExiftoolView(isNumeric: true).write(metadata, name: fileName, &json)
    },
    Output("text", make: { TextView().write($0, name: fileName, &$1) }, isValid: Text.isPlain),
    Output(
      "text, numeric", make: { TextView(isNumeric: true).write($0, name: fileName, &$1) },
      isValid: Text.isPlain),
    Output("xml", make: { XMLView().write($0, name: fileName, &$1) }, isValid: Text.isXML),
    Output(
      "csv", make: { TableView(.csv, tags: [], isNumeric: false).write($0, name: fileName, &$1) },
      isValid: Text.isUTF8),
    Output(
      "tsv", make: { TableView(.tsv, tags: ["*"], isNumeric: true).write($0, name: fileName, &$1) },
      isValid: Text.isUTF8),
  ]

  private static let fileName = Array("photo.jpg".utf8)

  private init(
    _ name: String, make: @escaping @Sendable (Metadata, inout TextBuffer) -> Void,
    isValid: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.name = name
    self.make = make
    self.isValid = isValid
  }

  /// A form in JSON.
  private init(_ name: String, write: @escaping @Sendable (Metadata, inout JSONWriter) -> Void) {
    self.init(
      name,
      make: { metadata, text in
        var json = JSONWriter(.lines)
        write(metadata, &json)
        text = json.text
      }, isValid: JSONCheck.isJSON)
  }
}
