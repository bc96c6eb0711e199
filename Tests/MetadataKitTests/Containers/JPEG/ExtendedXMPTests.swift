import MetadataKit
import Testing

@Suite struct ExtendedXMPTests {
  private static let content =
    XMPBytes.start + "<rdf:Description\(XMPBytes.namespaces)><my:far>away</my:far>"
    + "</rdf:Description>" + XMPBytes.end

  private func digest(_ text: String) -> String {
    Digest.md5.hexadecimal(of: Array(text.utf8).span).uppercased()
  }

  /// A JPEG with a packet that names a digest, and parts of extended XMP.
  private func jpeg(
    _ digest: String, named: String, parts: [(offset: Int, bytes: ArraySlice<UInt8>)], size: Int
  ) -> [UInt8] {
    var segments: [[UInt8]] = []
    func segment(_ signature: String, _ content: [UInt8]) {
      segments.append(JPEGBytes.segment(0xe1, Array(signature.utf8) + [0] + content))
    }
    let packet = XMPBytes.packet("<my:near xmpNote:HasExtendedXMP='\(named)'>here</my:near>")
    segment("http://ns.adobe.com/xap/1.0/", Array(packet.utf8))
    for part in parts {
      var content = Array(digest.utf8)
      for number in [size, part.offset] {
        content += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
      }
      segment("http://ns.adobe.com/xmp/extension/", content + part.bytes)
    }
    return JPEGBytes.file(segments)
  }

  @Test func joinsPartsInAnyOrder() throws {
    let bytes = Array(Self.content.utf8)
    let name = digest(Self.content)
    let metadata = try Metadata(
      jpeg(
        name, named: name, parts: [(100, bytes[100...]), (0, bytes[..<100]), (0, bytes[..<100])],
        size: bytes.count))
    #expect(metadata.words("XMP-my:Far") == ["away"])
    #expect(metadata.warnings.isEmpty)
  }

  /// What is wrong with the parts of one block never loses another.
  @Test(arguments: [
    JPEGBytes.segment(0xe2, "FPXR\0", [0, 1]),
    // Of more bytes than a block may have.
    [[UInt8]](
      repeating: JPEGBytes.segment(0xed, "Photoshop 3.0\0", [UInt8](repeating: 0, count: 65_500)),
      count: 260
    ).flatMap { $0 },
  ])
  func isReadBehindPartsThatAreBad(_ segments: [UInt8]) throws {
    let bytes = Array(Self.content.utf8)
    let name = digest(Self.content)
    var file = jpeg(name, named: name, parts: [(0, bytes[...])], size: bytes.count)
    file.insert(contentsOf: segments, at: 2)
    let metadata = try Metadata(file)
    #expect(metadata.words("XMP-my:Far") == ["away"])
    #expect(metadata.warnings.count == 1)
  }

  /// A picture goes on from segment to segment, wherever its parts end.
  @Test(arguments: [65_458, 40_001, 30_000])
  func readsPicturesInParts(_ length: Int) throws {
    let picture = String(repeating: "QUJD", count: 50_000)
    let content =
      XMPBytes.start + "<rdf:Description\(XMPBytes.namespaces)"
      + " xmlns:GDepth='http://ns.google.com/photos/1.0/depthmap/' GDepth:Data='\(picture)=='>"
      + "<my:far>away</my:far></rdf:Description>" + XMPBytes.end
    let bytes = Array(content.utf8)
    let name = digest(content)
    let parts = stride(from: 0, to: bytes.count, by: length).map {
      (offset: $0, bytes: bytes[$0..<min($0 + length, bytes.count)])
    }
    var options = ReadOptions()
    options.verifiesDigests = true
    let metadata = try Metadata(
      jpeg(name, named: name, parts: parts, size: bytes.count), options: options)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata.words("XMP-my:Far") == ["away"])
    let tag = try #require(metadata["XMP-GDepth:DepthImage"])
    #expect(tag.bytes?.count == 150_000)
    #expect(tag.bytes?.starts(with: "ABCABC".utf8) == true)

    options.keepsLongBase64 = false
    let counted = try Metadata(
      jpeg(name, named: name, parts: parts, size: bytes.count), options: options)
    #expect(counted.warnings.isEmpty)
    #expect(counted.words("XMP-my:Far") == ["away"])
    #expect(counted["XMP-GDepth:DepthImage"]?.byteCount == 150_000)
    #expect(counted["XMP-GDepth:DepthImage"]?.bytes == nil)
  }

  @Test func tellsOfPartsThatAreMissing() throws {
    let bytes = Array(Self.content.utf8)
    let name = digest(Self.content)
    let metadata = try Metadata(
      jpeg(name, named: name, parts: [(100, bytes[100...])], size: bytes.count))
    #expect(metadata["XMP-my:Far"] == nil)
    #expect(metadata.warnings.map(\.code) == [.truncated])
  }

  @Test func tellsOfAnotherDigest() throws {
    let bytes = Array(Self.content.utf8)
    let name = String(repeating: "0", count: 32)
    let file = jpeg(name, named: name, parts: [(0, bytes[...])], size: bytes.count)
    // It takes long, so it is done only for those who ask.
    #expect(try Metadata(file).warnings.isEmpty)
    var options = ReadOptions()
    options.verifiesDigests = true
    let metadata = try Metadata(file, options: options)
    #expect(metadata.words("XMP-my:Far") == ["away"])
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  @Test func leavesWhatNoPacketRefersTo() throws {
    let bytes = Array(Self.content.utf8)
    let name = digest(Self.content)
    let metadata = try Metadata(
      jpeg(
        name, named: String(repeating: "A", count: 32), parts: [(0, bytes[...])],
        size: bytes.count))
    #expect(metadata["XMP-my:Far"] == nil)
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  @Test func digestsAreBounded() throws {
    var segments: [[UInt8]] = []
    for number in 0..<300 {
      let digest = String(repeating: "0", count: 29) + String(number + 100)
      segments.append(
        JPEGBytes.segment(
          0xe1, "http://ns.adobe.com/xmp/extension/\0",
          Array(digest.utf8) + [0, 0, 0, 1, 0, 0, 0, 0, 0x20]))
    }
    let warnings = try Metadata(JPEGBytes.file(segments)).warnings
    #expect(warnings.contains { $0.code == .limitExceeded })
  }
}
