import Testing

@testable import MetadataKit

/// Records of SEAL, in each file that may have one.
@Suite struct SEALTests {
  private let record =
    #"<seal seal="1" kv="2" ka="rsa" d="example.com" s="ab" copyright="(c) A &amp; B" kid="x"/>"#

  private func expectRecord(_ metadata: Metadata) {
    let expected = [
      "SEALVersion": "1", "KeyVersion": "2", "KeyAlgorithm": "rsa", "Domain": "example.com",
      "Signature": "ab", "Copyright": "(c) A & B", "Kid": "x",
    ]
    for (name, value) in expected {
      #expect(metadata["SEAL:" + name]?.description == value, "\(name)")
    }
    #expect(metadata.blocks.contains { $0.kind == .seal })
  }

  /// Whether they are critical, public or safe to copy their writer chooses.
  @Test(arguments: ["seAl", "sEAl", "sEAL", "SEAl", "SEAL"])
  func readsChunksOfPNG(_ name: String) throws {
    expectRecord(try Metadata(PNGBytes.file(PNGBytes.chunk(name, record))))
  }

  /// Only values with spaces must be quoted: what is no XML for that reason is read all the same.
  @Test(arguments: [
    #"<seal seal=1 kv=2 ka=rsa d=example.com copyright="(c) A & B" kid='x' s=ab/>"#,
    #"<seal seal=1 kv=2 ka=rsa d=example.com copyright='(c) A &amp; B' kid=x s=ab />"#,
    "seal=1 kv=2 ka=rsa d=example.com copyright='(c) A & B' kid=x s=ab",
  ])
  func readsWhatIsNoXML(_ plain: String) throws {
    for block in [plain, " " + plain + "\0"] where plain.hasPrefix("<") {
      let segment = JPEGBytes.segment(0xe8, "SEAL\0" + block)
      let metadata = try Metadata(JPEGBytes.file([segment]))
      expectRecord(metadata)
      #expect(metadata.warnings.isEmpty, "\(block)")
    }
    let escaped = plain.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let packet =
      XMPBytes.start
      + #"<rdf:Description xmlns:seal="http://ns.seal/2024/1.0/"><seal:seal>\#(escaped)</seal:seal>"#
      + "</rdf:Description>" + XMPBytes.end
    expectRecord(try Metadata(Array(packet.utf8)))
  }

  /// Of what breaks off the fields before are told, and that there was more; a record is bounded.
  @Test(arguments: [
    "<seal seal=1 d=example.com s='ab", "<seal seal=1 d=example.com s",
    "<seal seal=1 d=example.com",
    "<seal seal=1 d=example.com " + String(repeating: "a=b ", count: 300) + "/>",
  ])
  func whatBreaksOffIsTold(_ record: String) throws {
    let metadata = try Metadata(PNGBytes.file(PNGBytes.chunk("seAl", record)))
    #expect(metadata["SEAL:Domain"]?.description == "example.com")
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  /// A byte that is no UTF-8 hides nothing of the others.
  @Test func readsWhatIsNoUTF8() throws {
    let record = Bytes("<seal seal=\"1\" info=\"caf").raw([0xe9]).text("\" d=\"example.com\"/>")
    let metadata = try Metadata(PNGBytes.file(PNGBytes.chunk("seAl", record.bytes)))
    #expect(metadata["SEAL:Domain"]?.description == "example.com")
    #expect(metadata["SEAL:SEALComment"] != nil)
  }

  @Test(arguments: [0xe8, 0xe9] as [UInt8])
  func readsSegmentsOfJPEG(_ marker: UInt8) throws {
    let segment = JPEGBytes.segment(marker, "SEAL\0", Array(record.utf8))
    expectRecord(try Metadata(JPEGBytes.file([segment])))
  }

  @Test func readsATagOfTIFF() throws {
    var tiff = TIFFBytes()
    tiff.directory([
      .init(tag: 0xcea1, format: 2, count: record.utf8.count, value: .offset(26))
    ])
    tiff.append(Array(record.utf8))
    expectRecord(try Metadata(tiff.bytes))
  }

  @Test(arguments: ["WEBP", "WAVE"])
  func readsChunksOfRIFF(_ form: String) throws {
    let chunk = Bytes("SEAL").little(record.utf8.count, size: 4).text(record)
      .zeros(record.utf8.count & 1)
    let first =
      form == "WEBP" ? Bytes("VP8L").little(6, size: 4).raw([0x2f, 0, 0, 0, 0, 0]) : Bytes()
    let body = Bytes(form).raw(first.bytes).raw(chunk.bytes)
    let file = Bytes("RIFF").little(body.bytes.count, size: 4).raw(body.bytes)
    expectRecord(try Metadata(file.bytes))
  }

  @Test func readsABoxOfMovies() throws {
    expectRecord(
      try Metadata(
        BoxBytes.fileType("isom", "isom") + BoxBytes.box("SEAL", Array(record.utf8))
          + BoxBytes.box("mdat", [])))
  }

  @Test func readsCommentsOfPDFAndPortableMaps() throws {
    expectRecord(
      try Metadata(Array("%PDF-1.4\nstartxref\n9\n%a\n% \(record)\n%b\n%%EOF\n".utf8)))
    let map = try Metadata(Array("P6\n# \(record)\n1 1\n255\nabc".utf8))
    expectRecord(map)
    #expect(map["File:Comment"] == nil)
    #expect(map.facts.pixelWidth == 1)
  }

  @Test func readsAPropertyOfXMP() throws {
    let escaped = record.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let packet =
      XMPBytes.start
      + #"<rdf:Description xmlns:seal="http://ns.seal/2024/1.0/"><seal:seal>\#(escaped)</seal:seal>"#
      + "</rdf:Description>" + XMPBytes.end
    expectRecord(try Metadata(Array(packet.utf8)))
  }

  /// Fields may be elements, and the text UTF-16.
  @Test func readsElements() throws {
    let text = "<seal><seal>1</seal><ka>ES256</ka><info a=\"b\">x</info></seal>"
    let units: [UInt8] = [0xff, 0xfe] + text.utf8.flatMap { [$0, 0] as [UInt8] }
    let metadata = try Metadata(PNGBytes.file(PNGBytes.chunk("seAl", units)))
    #expect(metadata["SEAL:SEALVersion"]?.description == "1")
    #expect(metadata["SEAL:KeyAlgorithm"]?.description == "ES256")
    #expect(metadata["SEAL:SEALComment"]?.description == "x")
    #expect(metadata["SEAL:Infoa"]?.description == "b")
  }

  @Test func whatIsNoXMLIsTold() throws {
    let metadata = try Metadata(PNGBytes.file(PNGBytes.chunk("seAl", "<seal seal=")))
    #expect(metadata.warnings.map(\.code) == [.malformed])
    Bytes().raw(PNGBytes.file(PNGBytes.chunk("seAl", record))).readEveryTruncation()
  }
}
