import Foundation
import Testing

/// Texts and names of ten megabytes: the record stays small, and so does what it takes to make it.
@Suite struct LongTextTests {
  private static let length = 10_000_000

  /// What a run has taken and printed.
  private struct Cost {
    let status: Int32
    /// The most memory that was resident at a time, in bytes.
    let memory: Int
    let output: Data
  }

  private func run(_ options: String, _ content: Data, _ name: String) throws -> Cost {
    let folder = try TestFolder()
    try folder.add(name, content)
    // ru_maxrss is in KB.
    let outcome = try Command.shell(
      """
      python3 -c 'import os, resource, sys
      status = os.waitstatus_to_exitcode(os.system("\\"$exifdump\\" \(options) \(name)"))
      print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss, file=sys.stderr)
      sys.exit(status)'
      """, in: folder.url)
    return Cost(
      status: outcome.status,
      memory: (Int(outcome.errors.split(separator: "\n").last ?? "") ?? 0) << 10,
      output: outcome.output)
  }

  private static func repeated(_ byte: UInt8) -> [UInt8] {
    [UInt8](repeating: byte, count: length)
  }

  /// Files, each with a long text or a long name, of characters that are escaped or not.
  private static func file(_ kind: String) -> (name: String, content: Data) {
    func packet(_ property: [UInt8]) -> Data {
      let start = """
        <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
        xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
        xmlns:e="http://e.example/"
        """
      return Data(
        Array((start + " ").utf8) + property
          + Array(
            "/></rdf:RDF></x:xmpmeta>".utf8))
    }
    switch kind {
    case "a PNG's text":
      return ("a.png", HandmadePNG.file([("tEXt", Array("Author".utf8) + [0] + repeated(0xe9))]))
    case "a PNG's text in UTF-8":
      return (
        "a.png",
        HandmadePNG.file([("iTXt", Array("Author".utf8) + [0, 0, 0, 0, 0] + repeated(0x1b))])
      )
    case "a PNG's keyword":
      return ("a.png", HandmadePNG.file([("tEXt", repeated(0x1b) + [0, 0x78])]))
    case "a keyword in a warning":
      return ("a.png", HandmadePNG.file([("zTXt", repeated(0x61) + [0, 9])]))
    case "a property": return ("a.xmp", packet(Array("e:a=\"".utf8) + repeated(0x61) + [0x22]))
    case "a property's name":
      return ("a.xmp", packet(Array("e:".utf8) + repeated(0x61) + Array("=\"x\"".utf8)))
    case "a prefix":
      return (
        "a.xmp",
        packet(
          Array("xmlns:".utf8) + repeated(0x61) + Array("=\"http://x.example/\" ".utf8)
            + repeated(0x61) + Array(":b=\"x\"".utf8))
      )
    default: return ("a.tif", HostileFolder.tiff(repeated(0x1b)))
    }
  }

  private static let kinds = [
    "a PNG's text", "a PNG's text in UTF-8", "a PNG's keyword", "a keyword in a warning",
    "a property", "a property's name", "a prefix", "a field of EXIF",
  ]

  @Test(
    arguments: kinds, ["--ndjson", "-f text", "-f xml", "-f csv -t Author -t ImageDescription"])
  func staySmall(_ kind: String, _ options: String) throws {
    let (name, content) = Self.file(kind)
    let cost = try run(options, content, name)
    #expect(cost.status == 0)
    #expect(cost.output.count < 100_000)
    #expect(VisibleText.problems(cost.output, allowing: "\r\n\t").isEmpty)
    // The command takes 30 MB in debug builds, 18 MB in others; a sanitizer takes more.
    #expect(cost.memory < 96 << 20)
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
    #expect(cost.memory < 96 << 20)
    let record = try JSON(parsing: Array(cost.output.dropLast()))
    #expect(record["warnings"].elements.contains { $0["code"].string == "limitExceeded" })
  }
}
