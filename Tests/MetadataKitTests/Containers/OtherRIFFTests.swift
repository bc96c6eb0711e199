import Testing

@testable import MetadataKit

/// RIFF that is neither sound nor a movie.
@Suite struct OtherRIFFTests {
  private func chunk(_ name: String, _ body: Bytes) -> [UInt8] {
    Bytes(name).little(body.bytes.count, size: 4).raw(body.bytes).zeros(body.bytes.count & 1).bytes
  }

  private func riff(_ form: String, _ chunks: [UInt8]...) -> Bytes {
    Bytes().raw(chunk("RIFF", Bytes(form).raw(chunks.flatMap { $0 })))
  }

  private var texts: [UInt8] {
    chunk("LIST", Bytes("INFO").raw(chunk("INAM", Bytes("A pointer").zeros(1))))
  }

  private func header(width: Int, height: Int) -> [UInt8] {
    chunk("anih", Bytes().little(36, 3, 3, width, height, 0, 0, 10, 1, size: 4))
  }

  private func icon(width: UInt8, height: UInt8) -> [UInt8] {
    let icon = Bytes().little(0, 2, 1, size: 2).raw([width, height, 0, 0]).zeros(12)
    return chunk("LIST", Bytes("fram").raw(chunk("icon", icon)))
  }

  @Test func readsAnimatedPointers() throws {
    let file = riff("ACON", texts, header(width: 0, height: 0), icon(width: 32, height: 0))
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "RIFF")
    #expect(metadata["RIFF:Title"]?.description == "A pointer")
    #expect(metadata.facts.frameCount == 3)
    #expect(metadata.facts.pixelWidth == 32 && metadata.facts.pixelHeight == 256)
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
    let stated = try Metadata(
      riff("ACON", header(width: 48, height: 40), icon(width: 32, height: 32)).bytes)
    #expect(stated.facts.pixelWidth == 48 && stated.facts.pixelHeight == 40)
  }

  /// What is a sound's elsewhere is not taken for one.
  @Test func readsTextsOfOtherForms() throws {
    let metadata = try Metadata(riff("PAL ", chunk("data", Bytes().zeros(8)), texts).bytes)
    #expect(metadata["RIFF:Title"]?.description == "A pointer")
    #expect(metadata.facts.pixelWidth == nil && metadata.facts.tracks.isEmpty)
    let cut = try Metadata(Array(riff("CDRX", texts).bytes.dropLast(4)))
    #expect(cut.warnings.map(\.code).contains(.truncated))
  }

  @Test(arguments: [("sfbk", "SF2"), ("DLS ", "DLS"), ("RMID", "MIDI")])
  func readsTextsOfInstruments(_ form: String, _ name: String) throws {
    let file = riff(form, chunk("data", Bytes("MThd").zeros(10)), texts)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == name)
    #expect(metadata["RIFF:Title"]?.description == "A pointer")
    #expect(metadata.facts.tracks.isEmpty && metadata.warnings.isEmpty)
    // exiftool takes them all for plain RIFF.
    #expect(metadata.format.isInExiftool)
    file.readEveryTruncation()
  }

  @Test func midiInRIFFIsRIFFToExiftool() throws {
    var json = JSONWriter()
    let metadata = try Metadata(riff("RMID", chunk("data", Bytes("MThd").zeros(10)), texts).bytes)
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    let text = json.text.string.filter { !$0.isWhitespace }
    #expect(text.contains("\"RIFF:Title\":\"Apointer\""))
    #expect(text.contains("\"File:FileType\":\"RIFF\""))
  }

  @Test func midiWithoutRIFFHasNoChunks() throws {
    let midi = Bytes("MThd").big(6, size: 4).big(0, 1, 96, size: 2).text("MTrk").big(4, size: 4)
      .raw([0, 0xff, 0x2f, 0])
    #expect(try Metadata(midi.bytes).warnings.isEmpty)
  }

  @Test func soundOfAFormInSmallLettersIsRead() throws {
    let format = Bytes().little(1, 1, size: 2).little(8000, 8000, size: 4).little(1, 8, size: 2)
    let metadata = try Metadata(
      riff("wave", chunk("fmt ", format), chunk("data", Bytes().zeros(4000))).bytes)
    #expect(metadata["RIFF:SampleRate"]?.description == "8000")
    #expect(metadata.facts.duration == 0.5 && metadata.warnings.isEmpty)
  }

  /// What other forms have under these names is the same in all.
  @Test(arguments: ["ABCD", "AVI ", "WAVE", "WEBP"])
  func readsBlocksInWhateverForm(_ form: String) throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x100, 5184)])
    let packet = Bytes(
      #"""
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
      <rdf:Description xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="Bozen"/>
      </rdf:RDF></x:xmpmeta>
      """#)
    for name in ["XMP ", "_PMX"] {
      let metadata = try Metadata(
        riff(form, chunk("EXIF", Bytes().raw(tiff.bytes)), chunk(name, packet), texts).bytes)
      #expect(metadata["IFD0:ImageWidth"]?.description == "5184")
      #expect(metadata["XMP-photoshop:City"]?.description == "Bozen")
      #expect(metadata["RIFF:Title"]?.description == "A pointer")
    }
  }
}
