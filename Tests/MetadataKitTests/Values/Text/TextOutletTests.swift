import ItemProvider
import Testing

@testable import MetadataKit

/// What goes out while a record is written is, with what is left, the record; and it goes in pieces.
@Suite struct TextOutletTests {
  /// Three hundred artists of 2000 bytes that share them.
  private static let file: [UInt8] = {
    let (count, length) = (300, 2000)
    let entries = (0..<count).reduce(Bytes("II*\0").little(8, size: 4).little(count, size: 2)) {
      entries, _ in
      entries.little(0x13b, 2, size: 2).little(length, 8 + 2 + 12 * count + 4, size: 4)
    }
    return entries.zeros(4).raw([UInt8](repeating: 1, count: length)).bytes
  }()

  private func json(
    _ outlet: TextOutlet?, _ text: inout TextBuffer, _ write: (inout JSONWriter) -> Void
  ) {
    var json = JSONWriter(.lines)
    json.outlet = outlet
    write(&json)
    text.append(bytes: json.text.bytes)
  }

  @Test(arguments: ["json", "exiftool", "xml", "text"])
  func piecesAreTheWhole(_ form: String) throws {
    let metadata = try Metadata(Self.file)
    func write(_ outlet: TextOutlet?) -> [UInt8] {
      var text = TextBuffer()
      switch form {
      case "json":
        json(outlet, &text) { JSONView().write(metadata, name: [0x61], &$0) }
      case "exiftool":
        json(outlet, &text) { ExiftoolView(isNumeric: false).write(metadata, name: [0x61], &$0) }
      case "xml": XMLView().write(metadata, name: [0x61], &text, through: outlet)
      default: TextView().write(metadata, name: [0x61], &text, through: outlet)
      }
      return text.bytes
    }
    let whole = write(nil)
    let pieces = Locked<[[UInt8]]>([])
    let rest = write(TextOutlet { piece in pieces.withLock { $0.append(piece) } })
    let all = pieces.withLock { $0 }
    #expect(Array(all.joined()) + rest == whole)
    // exiftool tells one of each name.
    #expect(form == "exiftool" ? all.isEmpty : all.count > 4)
    #expect(all.allSatisfy { $0.count < TextOutlet.piece + 16_000 })
  }
}
