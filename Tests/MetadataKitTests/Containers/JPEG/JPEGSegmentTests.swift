import MetadataKit
import Testing
import UniformTypes

@Suite struct JPEGSegmentTests {
  @Test func `Adobe's segment says how colors are coded`() throws {
    let metadata = try Fixture.metadata("cmyk-adobe.jpg")
    #expect(metadata["Adobe:DCTEncodeVersion"]?.description == "100")
    #expect(metadata["Adobe:APP14Flags0"]?.description == "(none)")
    #expect(metadata["Adobe:ColorTransform"]?.description == "YCCK")
  }

  /// As many numbers as are stated, in the other order than how many they are.
  @Test func `A gain curve has numbers`() throws {
    let body = Bytes().big(3, size: 4).little(1, 256, 70_000, 9, size: 4)
    let metadata = try Metadata(
      JPEGBytes.file([JPEGBytes.segment(0xea, "AROT\0\0", body.bytes)]))
    #expect(metadata["AROT:HDRGainCurveSize"]?.description == "3")
    let curve = try #require(metadata["AROT:HDRGainCurve"])
    #expect(curve.isBinary && curve.count == 3 && curve.description.contains("11 bytes"))
    // The segment has no more than it has.
    let cut = try Metadata(
      JPEGBytes.file([JPEGBytes.segment(0xea, "AROT\0\0", Array(body.bytes.prefix(13)))]))
    #expect(cut["AROT:HDRGainCurve"]?.count == 2)
  }

  /// Of exiftool 7.21 with a space, of Getty's with three bytes written over.
  @Test(arguments: ["http://ns.adobe.com/xap/1.0/ \0", "XMP\0://ns.adobe.com/xap/1.0/\0", ""])
  func `XMP with another signature is read`(_ signature: String) throws {
    let packet = Array(XMPBytes.packet("<dc:title>Bird</dc:title>").utf8)
    let bytes = JPEGBytes.file([JPEGBytes.segment(0xe1, signature, packet)])
    let metadata = try Metadata(bytes)
    #expect(metadata["XMP-dc:Title"]?.description == "Bird")
    let block = try #require(metadata.blocks.first { $0.kind == .xmp })
    #expect(block.range.map { Array(bytes[$0]) } == packet)
    #expect(metadata.warnings.count == 1)
  }

  /// exiftool takes the name however it is written, and behind up to four bytes.
  @Test(arguments: [
    ("EXIF\0\0", true), ("ABexif\0\u{1}", true), ("ABCDExif\0\0", true), ("ABCDEExif\0\0", false),
    ("Exit\0\0", false),
  ])
  func `EXIF with another signature is read`(_ signature: String, _ isRead: Bool) throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x112, 6)])
    let metadata = try Metadata(
      JPEGBytes.file([JPEGBytes.segment(0xe1, signature, tiff.bytes)]))
    #expect((metadata["IFD0:Orientation"]?.integer() == 6) == isRead)
    #expect(metadata.warnings.map(\.code) == (isRead ? [.deviation] : []))
  }

  /// Programs that take EXIF out leave its name.
  @Test func `EXIF without anything is no damage`() throws {
    let metadata = try Metadata(JPEGBytes.file([JPEGBytes.segment(0xe1, "Exif\0\0")]))
    #expect(metadata.blocks.isEmpty)
    #expect(metadata.warnings.map(\.code) == [.deviation])
  }

  @Test(arguments: ["FLIR\0\u{1}\0\0", "QVCI\0", "PARROT\0II*\0"])
  func `A segment of others is no XMP`(_ signature: String) throws {
    let packet = Array(XMPBytes.packet("<dc:title>Bird</dc:title>").utf8)
    let metadata = try Metadata(JPEGBytes.file([JPEGBytes.segment(0xe1, signature, packet)]))
    #expect(metadata.blocks.isEmpty && metadata.warnings.isEmpty)
  }

  @Test(arguments: [(247, true), (248, false)])
  func `XMP without its signature is looked for at the start`(_ place: Int, _ isFound: Bool) throws
  {
    let body =
      [UInt8](repeating: 0x3c, count: place)
      + Array(XMPBytes.packet("<dc:title>Bird</dc:title>").utf8)
    let segment = JPEGBytes.segment(0xe1, "", body)
    let metadata = try Metadata(JPEGBytes.file([segment, segment, segment]))
    #expect((metadata["XMP-dc:Title"] != nil) == isFound)
    // Several are warned of once.
    #expect(metadata.warnings.count == (isFound ? 1 : 0))
  }

  @Test func `A second picture is located`() throws {
    let metadata = try Fixture.metadata("mpf.jpg")
    #expect(metadata["MPF0:NumberOfImages"]?.description == "2")
    #expect(metadata["MPImage1:MPImageType"]?.description == "Baseline MP Primary Image")
    #expect(metadata["MPImage2:MPImageStart"]?.description == "865")
    #expect(metadata["MPImage2:PreviewImage"]?.byteRange == 865..<(865 + 877))
    #expect(metadata.blocks.contains { $0.kind == .preview && $0.range?.lowerBound == 865 })
  }

  @Test func `Both directories of several pictures are of one group`() throws {
    var tiff = TIFFBytes()
    tiff.directory([.long(0xb001, 2)], next: 26)
    tiff.directory([.long(0xb101, 1), .long(0xb204, 1)])
    let metadata = try Metadata(
      JPEGBytes.file([JPEGBytes.segment(0xe2, "MPF\0", tiff.bytes)]), name: "stereo.MPO")
    #expect(metadata.format.name == "MPO")
    #expect(metadata.format.fileExtension == "mpo")
    #expect(metadata.format.type == .jpeg)
    #expect(metadata["MPF0:NumberOfImages"]?.description == "2")
    #expect(metadata["MPF0:MPIndividualNum"]?.description == "1")
    #expect(metadata["MPF0:BaseViewpointNum"]?.description == "1")
  }

  /// Attributes of entries (CIPA DC-007 §5.2.3.3.1): 2 in the upper byte of a type is for several
  /// pictures of one shot, 1 for copies, 3 for the first of others.
  @Test(
    arguments: [
      ([0x2_0002, 0x2_0002], "a.mpo", 2, .mpo), ([0x2_0002, 0x2_0002], "a.jpg", 2, .jpeg),
      ([0x2_0001, 0x2_0001, 0x2_0001, 0x1_0001], "a.mpo", 3, .mpo),
      ([0x3_0000, 0x1_0001], "a.mpo", 1, .jpeg), ([0x3_0000, 0], "a.jpg", 1, .jpeg),
    ] as [([Int], String, Int, TypeIdentifier)])
  func `Views of one shot are counted`(
    kinds: [Int], name: String, count: Int, type: TypeIdentifier
  ) throws {
    var tiff = TIFFBytes(.big)
    tiff.directory([
      .long(0xb001, kinds.count),
      TIFFBytes.Field(tag: 0xb002, format: 7, count: kinds.count * 16, value: .offset(38)),
    ])
    for kind in kinds { tiff.append(BoxBytes.number(kind, 4) + BoxBytes.number(0, 12)) }
    let metadata = try Metadata(
      JPEGBytes.file([JPEGBytes.segment(0xe2, "MPF\0", tiff.bytes)]), name: name)
    #expect(metadata.facts.frameCount == count)
    #expect(metadata.format.type == type)
    #expect(!metadata.warnings.contains { $0.code == .extensionMismatch })
  }

  /// A segment that lists streams of FlashPix.
  private static func contents(_ streams: [(path: String, bytes: [UInt8])]) -> [UInt8] {
    let list = streams.reduce(Bytes().raw([0, 1]).big(streams.count, size: 2)) { list, stream in
      list.big(stream.bytes.count, size: 4).raw([0])
        .raw(stream.path.utf8.flatMap { [$0, 0] }).zeros(2)
    }
    return JPEGBytes.segment(0xe2, "FPXR\0", list.bytes)
  }

  /// A segment that has a stream of a list.
  private static func stream(_ index: Int, _ bytes: [UInt8]) -> [UInt8] {
    let part = Bytes().raw([0, 2]).big(index, size: 2).big(0, size: 4).raw(bytes)
    return JPEGBytes.segment(0xe2, "FPXR\0", part.bytes)
  }

  @Test func `A preview of Fujifilm's is in streams of FlashPix`() throws {
    let property = Bytes().zeros(13).big(320, size: 2).zeros(8).big(240, size: 2).zeros(12).bytes
    let preview = Bytes().zeros(47).raw([0xff, 0xd8, 0xff, 0xdb, 0, 4]).bytes
    let metadata = try Metadata(
      JPEGBytes.file([
        Self.contents([("/FUJIFILM/Property", property), ("/FUJIFILM/Preview", preview)]),
        Self.stream(0, property), Self.stream(1, preview),
      ]))
    #expect(metadata["FlashPix:PreviewImageWidth"]?.description == "320")
    #expect(metadata["FlashPix:PreviewImageHeight"]?.description == "240")
    #expect(metadata["FlashPix:PreviewImage"]?.byteRange?.count == 6)
    #expect(metadata.warnings.isEmpty)
  }

  /// HP's cameras have one for what was said, and one for what the display shows.
  @Test func `FlashPix may have several lists of streams`() throws {
    let sound = Bytes().zeros(28).text("RIFF").bytes
    let property = Bytes().zeros(13).big(320, size: 2).zeros(8).big(240, size: 2).zeros(12).bytes
    let metadata = try Metadata(
      JPEGBytes.file([
        Self.contents([("/Other", [1]), ("/Audio Stream 000000", sound)]), Self.stream(1, sound),
        Self.contents([("/FUJIFILM/Property", property)]), Self.stream(0, property),
      ]))
    #expect(metadata["FlashPix:AudioStream"]?.byteRange?.count == 4)
    #expect(metadata["FlashPix:PreviewImageWidth"]?.description == "320")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func `Small segments are read`() throws {
    let ducky: [UInt8] = [0, 1, 0, 4, 0, 0, 0, 60, 0, 3, 0, 6, 0, 0, 0, 1, 0, 0x63, 0, 0]
    let spiff: [UInt8] =
      [1, 2, 1, 3, 0, 0] + JPEGBytes.big(UInt32(48)) + JPEGBytes.big(UInt32(64)) + [10, 8, 5, 1]
      + JPEGBytes.big(UInt32(300)) + JPEGBytes.big(UInt32(300))
    let jps: [UInt8] = [0, 4, 7, 1, 3, 1, 0, 2] + Array("hi".utf8)
    let metadata = try Metadata(
      JPEGBytes.file([
        JPEGBytes.segment(0xe0, "JFXX\0", [0x10, 0xff, 0xd8, 0xff, 0xd9]),
        JPEGBytes.segment(0xe0, "AVI1", [2]),
        JPEGBytes.segment(0xe0, "Ocad", Array("$Rev: 14797 $".utf8)),
        JPEGBytes.segment(0xe2, "urn:iso:x"),
        JPEGBytes.segment(0xe3, "_JPSJPS_", jps),
        JPEGBytes.segment(0xe8, "SPIFF\0", spiff),
        JPEGBytes.segment(0xeb, "HDR_RI ver=11, ln0=0.5 ~\0", [1, 2, 3]),
        JPEGBytes.segment(0xec, "Ducky", ducky),
        JPEGBytes.segment(0xed, "Adobe_CM", [0, 2]),
        JPEGBytes.segment(0xef, "Q 9"),
      ]))
    #expect(metadata.format.name == "JPS")
    #expect(metadata["JFXX:ThumbnailImage"]?.byteCount == 4)
    #expect(metadata["AVI1:InterleavedField"]?.description == "Even")
    #expect(metadata["Ocad:OcadRevision"]?.description == "14797")
    #expect(metadata["APP2:UniformResourceName"]?.description == "urn:iso:x")
    #expect(metadata["JPS:JPSLayout"]?.description == "Over Under")
    #expect(metadata["JPS:JPSComment"]?.description == "hi")
    #expect(metadata["SPIFF:SPIFFVersion"]?.description == "1.2")
    let standard = JPEGBytes.segment(0xe8, "SPIFF\0", [UInt8](repeating: 1, count: 24))
    #expect(try !Metadata(JPEGBytes.file([standard])).tags.contains { $0.group == "SPIFF" })
    #expect(metadata["SPIFF:ImageWidth"]?.description == "64")
    #expect(metadata["JPEG-HDR:Ln0"]?.description == "0.5")
    #expect(metadata["JPEG-HDR:RatioImage"]?.byteCount == 3)
    #expect(metadata["Ducky:Quality"]?.description == "60%")
    #expect(metadata["Ducky:Copyright"]?.description == "c")
    #expect(metadata["AdobeCM:AdobeCMType"]?.description == "2")
    #expect(metadata["GraphConv:Quality"] == nil)
  }

  @Test func `The text of old cameras names its tags`() throws {
    let text = "[picture info]\r\nTimeDate=900000000\r\nShutter=33333 FNumber=F2.8\r\n[end]\r\nQ=5"
    let metadata = try Metadata(JPEGBytes.file([JPEGBytes.segment(0xec, text)]))
    #expect(metadata["PictureInfo:DateTimeOriginal"]?.description == "1998:07:09 16:00:00")
    #expect(metadata.created?.local == "1998-07-09T16:00:00")
    #expect(metadata.created?.source == "PictureInfo:DateTimeOriginal")
    #expect(metadata["PictureInfo:ExposureTime"]?.description == "1/30")
    #expect(metadata["PictureInfo:FNumber"]?.description == "2.8")
    #expect(metadata["PictureInfo:TagQ"]?.description == "5")
  }

  @Test func `A box in two segments describes itself`() throws {
    let label = Array("c2pa\0".utf8)
    let type = Array("c2pa".utf8) + [0, 0x11, 0, 0x10, 0x80, 0, 0, 0xaa, 0, 0x38, 0x9b, 0x71]
    let description = type + [3] + label
    let inner = JPEGBytes.big(UInt32(8 + description.count)) + Array("jumd".utf8) + description
    let header = JPEGBytes.big(UInt32(8 + inner.count)) + Array("jumb".utf8)
    let part = { (number: UInt32, bytes: ArraySlice<UInt8>) in
      JPEGBytes.segment(0xeb, "JP", [0, 1] + JPEGBytes.big(number) + header + bytes)
    }
    let metadata = try Metadata(JPEGBytes.file([part(1, inner[..<9]), part(2, inner[9...])]))
    #expect(
      metadata["JUMBF:JUMDType"]?.description == "(c2pa)-0011-0010-800000aa00389b71")
    #expect(metadata["JUMBF:JUMDLabel"]?.description == "c2pa")
    #expect(metadata.blocks.contains { $0.kind == .jumbf })
    let half = try Metadata(JPEGBytes.file([part(1, inner[..<9])]))
    #expect(half.warnings.count == 1)
  }

  @Test func `Trailers are read from the last one on`() throws {
    let iptc = JPEGBytes.dataSet(2, 105, Array("x".utf8))
    let fotoStation =
      iptc + [0, 1] + JPEGBytes.big(UInt32(iptc.count + 10)) + [0xa1, 0xb2, 0xc3, 0xd4]
    let tagged = JPEGBytes.dataSet(2, 221, [0, 0, 0, 1])
    let photoMechanic = tagged + JPEGBytes.big(UInt32(tagged.count)) + Array("cbipcbbl".utf8)
    let bytes = JPEGBytes.file([], trailer: fotoStation + photoMechanic)
    let metadata = try Metadata(bytes)
    #expect(metadata["PhotoMechanic:Tagged"]?.description == "Yes")
    #expect(metadata["IPTC2:Headline"]?.description == "x")
    for length in 24..<bytes.count { _ = try Metadata(Array(bytes[..<length])) }
  }

  /// Boxes of ever other types, none of them complete, are not kept without end.
  @Test func incompleteBoxesAreBounded() throws {
    let segments = (0..<300).map { number in
      JPEGBytes.segment(
        0xeb, "JP",
        [0, 1] + JPEGBytes.big(UInt32(1)) + JPEGBytes.big(UInt32(100))
          + JPEGBytes.big(UInt32(0x6a75_0000) + UInt32(number)) + [1, 2, 3, 4])
    }
    let warnings = try Metadata(JPEGBytes.file(segments)).warnings
    #expect(warnings.contains { $0.code == .limitExceeded })
  }

  @Test func `Of several streams of a name the last one counts in exiftool's form`() throws {
    let path: [UInt8] = "/FUJIFILM/Property".utf8.flatMap { [$0, 0] } + [0, 0]
    let list = [0, 1].reduce(Bytes().raw([0, 1]).big(2, size: 2)) { list, _ in
      list.big(37, size: 4).raw([0]).raw(path)
    }
    let streams: [[UInt8]] = [320, 640].enumerated().map { index, width in
      Bytes().raw([0, 2]).big(index, size: 2).zeros(4 + 13).big(width, size: 2).zeros(22).bytes
    }
    let metadata = try Metadata(
      JPEGBytes.file(([list.bytes] + streams).map { JPEGBytes.segment(0xe2, "FPXR\0", $0) }))
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a.jpg".utf8), &json)
    #expect(json.text.string.contains("640") && !json.text.string.contains("320"))
  }

  /// AFCP's entries count from the start of the file.
  @Test func `A bad entry of a trailer loses neither the others nor earlier trailers`() throws {
    let iptc = JPEGBytes.dataSet(2, 105, Array("x".utf8))
    let tagged = JPEGBytes.dataSet(2, 221, [0, 0, 0, 1])
    let cut: [UInt8] = [0x1c, 2, 222, 0, 9, 1]
    let data = tagged + cut
    let photoMechanic = data + JPEGBytes.big(UInt32(data.count)) + Array("cbipcbbl".utf8)
    let picture = JPEGBytes.file([], trailer: photoMechanic)
    let start = picture.count
    func entry(_ kind: String, _ count: Int, _ place: Int) -> [UInt8] {
      Array(kind.utf8) + JPEGBytes.big(UInt32(count)) + JPEGBytes.big(UInt32(place))
    }
    let place = start + 12 + 3 * 12
    let afcp =
      Array("AXS!".utf8) + [0, 1, 0, 3, 0, 0, 0, 0]
      + entry("PrVw", 5000, place) + entry("IPTC", iptc.count, place)
      + entry("TEXT", 1, place + 4) + iptc
      + Array("AXS!".utf8) + JPEGBytes.big(UInt32(start)) + [0, 0, 0, 0]
    let metadata = try Metadata(picture + afcp)
    #expect(metadata.tags.contains { $0.name == "Headline" && $0.description == "x" })
    #expect(metadata["AFCP:Text"] != nil)
    #expect(metadata["PhotoMechanic:Tagged"]?.description == "Yes")
    #expect(metadata.warnings.map(\.code) == [.truncated, .truncated])
    #expect(metadata.warnings.allSatisfy { $0.offset != nil })
  }
}
