import MetadataKit
import Testing

/// One bad entry never loses the rest, in whatever it stands: what is before and behind it is told, and a
/// warning says where it is.
@Suite struct BadUnitTests {
  /// A file of three units, the middle one of which cannot be read.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: [UInt8]
    /// The tags of the other two.
    let names: [String]
  }

  private static func little(_ value: Int, _ size: Int) -> [UInt8] {
    Bytes().little(value, size: size).bytes
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + little(data.count, 4) + data + (data.count % 2 == 1 ? [0] : [])
  }

  private static func frame(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Bytes(name).big(data.count, size: 4).zeros(2).raw(data).bytes
  }

  private static var flac: [UInt8] {
    let comments = ["TITLE=a", "no name", "ALBUM=b"].map { Array($0.utf8) }
    let body =
      little(0, 4) + little(3, 4) + comments.flatMap { little($0.count, 4) + $0 }
    return Array("fLaC".utf8) + [0x84, 0, 0, UInt8(body.count)] + body
  }

  private static var id3: [UInt8] {
    let frames =
      frame("TIT2", [3, 0x61]) + frame("POPM", [0x61]) + frame("TALB", [3, 0x62])
    return Array("ID3".utf8) + [3, 0, 0, 0, 0, 0, UInt8(frames.count)] + frames
      + [0xff, 0xfb, 0x90, 0x64] + [UInt8](repeating: 0, count: 413)
  }

  private static var wave: [UInt8] {
    let list = chunk("labl", [1, 0, 0, 0, 0x61]) + chunk("ltxt", [1])
    let body =
      Array("WAVE".utf8) + chunk("LIST", Array("adtl".utf8) + list)
      + chunk("LIST", Array("INFO".utf8) + chunk("IART", [0x62]))
    return chunk("RIFF", body)
  }

  private static var matroska: [UInt8] {
    let tags = EBMLBytes.element(
      0x1254_C367,
      EBMLBytes.tag(
        EBMLBytes.simpleTag("ARTIST", "a"), EBMLBytes.element(0x67C8, [0, 0, 0, 0]),
        EBMLBytes.simpleTag("COMPOSER", "b")))
    return EBMLBytes.header() + EBMLBytes.element(0x1853_8067, tags)
  }

  private static var png: [UInt8] {
    PNGBytes.file(
      PNGBytes.chunk("tEXt", "Title\0a"),
      PNGBytes.chunk("zTXt", Array("Comment\0\0".utf8) + [1, 2, 3, 4]),
      PNGBytes.chunk("tEXt", "Author\0b"))
  }

  private static var tiff: [UInt8] {
    var tiff = TIFFBytes()
    tiff.directory([
      .text(0x10f, "a\0"), .init(tag: 0x110, format: 2, count: 500, value: .offset(0x0fff_ffff)),
      .text(0x131, "b\0"),
    ])
    return tiff.bytes
  }

  static var all: [Case] {
    [
      Case(testDescription: "FLAC", file: flac, names: ["Vorbis:Title", "Vorbis:Album"]),
      Case(testDescription: "ID3", file: id3, names: ["ID3v2_3:Title", "ID3v2_3:Album"]),
      Case(testDescription: "WAV", file: wave, names: ["RIFF:CuePointLabel", "RIFF:Artist"]),
      Case(
        testDescription: "Matroska", file: matroska,
        names: ["Matroska:Artist", "Matroska:Composer"]),
      Case(testDescription: "PNG", file: png, names: ["PNG:Title", "PNG:Author"]),
      Case(testDescription: "TIFF", file: tiff, names: ["IFD0:Make", "IFD0:Software"]),
    ]
  }

  @Test(arguments: all) func losesNothingBesideIt(_ one: Case) throws {
    let metadata = try Metadata(one.file)
    for name in one.names { #expect(metadata[name] != nil, "\(name)") }
    #expect(metadata.warnings.contains { $0.offset != nil }, "\(metadata.warnings)")
  }
}
