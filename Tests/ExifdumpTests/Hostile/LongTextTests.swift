import Foundation
import Testing

/// Texts and names of ten megabytes: the record stays small, and so does what it takes to make it.
@Suite struct LongTextTests {
  private static let length = 10_000_000

  private func run(_ options: String, _ content: Data, _ name: String) throws -> CommandCost {
    let folder = try TestFolder()
    try folder.add(name, content)
    return try CommandCost(options, name, in: folder.url)
  }

  /// Files, each with a long text or a long name, of characters that are escaped or not.
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case text = "a PNG's text"
    case unicodeText = "a PNG's text in UTF-8"
    case keyword = "a PNG's keyword"
    case keywordInWarning = "a keyword in a warning"
    case property = "a property"
    case propertyName = "a property's name"
    case prefix = "a prefix"
    case field = "a field of EXIF"
    case jsonKey = "a key of JSON"
    case cborKey = "a key of CBOR"
    case matroskaName = "the name of a tag of Matroska"
    case movieKey = "a movie's key"
    case movieValue = "a movie's value"

    var testDescription: String { rawValue }

    /// How long the text or name is.
    var length: Int {
      switch self {
      // What is longer than the limit is not looked into at all.
      case .jsonKey, .cborKey, .matroskaName, .movieKey: 1_000_000
      default: LongTextTests.length
      }
    }

    /// The tag whose text is long; nil where a name is.
    var tag: (group: String, name: String)? {
      switch self {
      case .text, .unicodeText: ("PNG", "Author")
      case .property: ("XMP-e", "TagA")
      case .field: ("IFD0", "ImageDescription")
      case .movieValue: ("Keys", "Needle")
      default: nil
      }
    }

    var file: (name: String, content: Data) {
      func repeated(_ byte: UInt8) -> [UInt8] { [UInt8](repeating: byte, count: length) }
      switch self {
      case .text: return png(("tEXt", Array("Author\0".utf8) + repeated(0xe9)))
      case .unicodeText: return png(("iTXt", Array("Author\0\0\0\0\0".utf8) + repeated(0x1b)))
      case .keyword: return png(("tEXt", repeated(0x1b) + [0, 0x78]))
      case .keywordInWarning: return png(("zTXt", repeated(0x61) + [0, 9]))
      case .property: return packet(Array("e:a=\"".utf8) + repeated(0x61) + [0x22])
      case .propertyName: return packet(Array("e:".utf8) + repeated(0x61) + Array("=\"x\"".utf8))
      case .prefix:
        return packet(
          Array("xmlns:".utf8) + repeated(0x61) + Array("=\"http://x.example/\" ".utf8)
            + repeated(0x61) + Array(":b=\"x\"".utf8))
      case .field:
        var tiff = HandmadeTIFF()
        tiff.add(0x10e, 2, repeated(0x1b) + [0])
        return ("a.tif", Data(HandmadeTIFF.head + tiff.encoded(at: 8)))
      case .jsonKey:
        return jumbf("json", Array("{\"".utf8) + repeated(0x61) + Array("\":1}".utf8))
      case .cborKey:
        let count = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) }
        return jumbf("cbor", [0xa1, 0x7a] + count + repeated(0x61) + [1])
      case .matroskaName:
        let tag = element([0x67, 0xc8], element([0x45, 0xa3], repeated(0x61)) + value)
        let tags = element([0x12, 0x54, 0xc3, 0x67], element([0x73, 0x73], tag))
        let head = element(
          [0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], Array("matroska".utf8)))
        return ("a.mkv", Data(head + element([0x18, 0x53, 0x80, 0x67], tags)))
      case .movieKey:
        return ("a.mov", HostileFolder.movie(key: repeated(0x61), value: [0x78]))
      case .movieValue:
        return ("a.mov", HostileFolder.movie(key: Array("Needle".utf8), value: repeated(0x61)))
      }
    }

    /// What a tag of Matroska says.
    private var value: [UInt8] { element([0x44, 0x87], [0x78]) }

    private func png(_ chunk: (type: String, body: [UInt8])) -> (String, Data) {
      ("a.png", HandmadePNG.file([chunk]))
    }

    private func packet(_ property: [UInt8]) -> (String, Data) {
      let start = """
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
        xmlns:e="http://e.example/"
        """
      let end = "/></rdf:RDF></x:xmpmeta>"
      return ("a.xmp", Data(Array((start + " ").utf8) + property + Array(end.utf8)))
    }

    /// A superbox with a label and a box of content.
    private func jumbf(_ type: String, _ content: [UInt8]) -> (String, Data) {
      func box(_ type: String, _ body: [UInt8]) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: (8 + body.count) >> $0) } + Array(type.utf8)
          + body
      }
      let about = Array(type.utf8) + [0, 0x11, 0, 0x10, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71, 3]
      let description = box("jumd", about + Array("label\0".utf8))
      return png(("caBX", box("jumb", description + box(type, content))))
    }

    /// An element of Matroska with a size of eight bytes.
    private func element(_ id: [UInt8], _ body: [UInt8]) -> [UInt8] {
      id + [1] + (0..<7).reversed().map { UInt8(truncatingIfNeeded: body.count >> ($0 * 8)) } + body
    }
  }

  @Test(
    arguments: Kind.allCases,
    ["--ndjson", "-f text", "-f xml", "-f csv -t Author -t ImageDescription"])
  func staySmall(_ kind: Kind, _ options: String) throws {
    let (name, content) = kind.file
    let cost = try run(options, content, name)
    #expect(cost.status == 0)
    #expect(cost.output.count < 100_000)
    #expect(VisibleText.problems(cost.output, allowing: "\r\n\t").isEmpty)
    // The command takes 30 MB in debug builds, 18 MB in others; sanitizers hold back what is freed.
    #expect(cost.memory < 96 << 20 || Sanitizer.isOn)
    guard options == "--ndjson" else { return }
    let record = try JSON(parsing: Array(cost.output.dropLast()))
    if let tag = kind.tag {
      let bytes = try #require(record["tags"][tag.group][tag.name]["bytes"].number)
      #expect(abs(Int(bytes) - kind.length) <= 1)
    } else {
      #expect(record["warnings"].elements.contains { $0["code"].string == "limitExceeded" })
    }
  }

  /// A name that stands in the names of all that is below it.
  @Test func namesOnAPathDoNotMultiply() throws {
    let outer = String(repeating: "P", count: 200_000)
    let inner = (0..<3000).map { "<e:c\($0)>v</e:c\($0)>" }.joined()
    let cost = try run(
      "--ndjson",
      Data(
        """
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
        xmlns:e="http://e.example/"><e:\(outer) rdf:parseType="Resource">\(inner)</e:\(outer)>
        </rdf:Description></rdf:RDF></x:xmpmeta>
        """.utf8), "a.xmp")
    #expect(cost.status == 0)
    #expect(cost.output.count < 8 << 20)
    #expect(cost.memory < 96 << 20 || Sanitizer.isOn)
    let record = try JSON(parsing: Array(cost.output.dropLast()))
    #expect(record["warnings"].elements.contains { $0["code"].string == "limitExceeded" })
  }

  /// A photo of 11 MB in a drawing is in memory once, as the file has it.
  @Test func picturesOfDrawingsAreNotCopied() throws {
    let picture = String(repeating: "iVBO", count: 3_800_000)
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">\
      <image href="data:image/png;base64,\(picture)"/><title>t</title></svg>
      """
    let cost = try run("--ndjson", Data(drawing.utf8), "a.svg")
    #expect(cost.status == 0)
    #expect(cost.memory < 68 << 20 || Sanitizer.isOn)
  }
}
