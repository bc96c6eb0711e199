import MetadataKit
import Testing

@Suite struct PostScriptTests {
  static let text = """
    %!PS-Adobe-3.0 EPSF-3.0
    %%Creator: (A \\(good\\) one)
    %%Title: first
    %%+ and second
    %%BeginDocument: other.eps
    %%Title: inner
    %%EndDocument
    %begin_xml_packet: 10
    <x:xmpmeta/>
    %end_xml_packet
    %%BeginICCProfile: 4
    % 6963
    % 6321
    %%EndICCProfile
    %%Pages: 3
    """

  @Test func nulsWithinATextEndNothing() throws {
    let metadata = try Metadata(
      Bytes("%!PS-Adobe-3.0\n%%Title: ab\0cd\n%%Creator: (x\0y)\n%%EndComments\n").bytes)
    #expect(metadata["PostScript:Title"]?.description == "abcd")
    #expect(metadata["PostScript:Creator"]?.description == "xy")
  }

  @Test func readsCommentsAndBlocks() throws {
    let metadata = try Metadata(Bytes(Self.text).bytes)
    #expect(metadata.format.name == "EPS")
    #expect(metadata["PostScript:Creator"]?.description == "A (good) one")
    #expect(metadata["PostScript:Title"]?.description == "first and second")
    #expect(metadata["PostScript:Pages"]?.description == "3")
    #expect(metadata.blocks.map(\.kind) == [.xmp, .icc])
    #expect(metadata.blocks.map(\.byteCount) == [13, 4])
    Bytes(Self.text).readEveryTruncation()
  }

  /// Programs put a packet behind what they draw with, or all behind the picture.
  @Test func readsToTheEnd() throws {
    let drawing = String(repeating: "1 2 moveto 3 4 lineto stroke\n%Gb\"-6 data\n", count: 10_000)
    let text = "%!PS-Adobe-3.0 EPSF-3.0\n%%Title: (atend)\n\(drawing)"
    let end = "%begin_xml_packet: 10\n<x:xmpmeta/>\n%end_xml_packet\n%%Creator: me\n%%EOF"
    let metadata = try Metadata(Bytes(text + end).bytes)
    #expect(metadata["PostScript:Creator"]?.description == "me")
    #expect(metadata.blocks.map(\.kind) == [.xmp])
    #expect(metadata.warnings.isEmpty)
    var options = ReadOptions()
    options.limits.blockBytes = 100_000
    let part = try Metadata(Bytes(text + end).bytes, options: options)
    #expect(part["PostScript:Title"] != nil && part["PostScript:Creator"] == nil)
    #expect(part.warnings.map(\.code) == [.limitExceeded])
    #expect(part.warnings.first?.offset == 100_000)
  }

  /// What is too long to keep is not put together, or taken apart, first.
  @Test(arguments: [
    "%%Title: " + String(repeating: "(a) ", count: 1 << 20),
    "%%Title: a" + String(repeating: "\n%%+ a long line that goes on", count: 100_000),
  ])
  func longCommentsAreLeftOut(_ comment: String) throws {
    let metadata = try metadataWithinAMinute(
      of: Array("%!PS-Adobe-3.0\n\(comment)\n%%Creator: me\n".utf8))
    #expect(metadata["PostScript:Title"] == nil)
    #expect(metadata["PostScript:Creator"]?.description == "me")
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  /// Every line a comment with a value: 16 MB of them.
  @Test func commentsWithoutEndAreBounded() throws {
    let file = "%!PS-Adobe-3.0\n" + String(repeating: "%%For: a\n", count: 1_000_000)
    let metadata = try metadataWithinAMinute(of: Array(file.utf8))
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }

  @Test func findsItBehindTheHeaderOfWindows() throws {
    let file = Bytes().raw([0xc5, 0xd0, 0xd3, 0xc6]).little(30, Self.text.utf8.count, size: 4)
      .zeros(16).raw([0xff, 0xff]).text(Self.text)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "EPS")
    #expect(metadata["PostScript:Pages"]?.description == "3")
  }

  @Test func readsThePreviewOfWindows() throws {
    var tiff = TIFFBytes()
    tiff.directory([.short(0x100, 16), .short(0x101, 12)])
    let file = Bytes().raw([0xc5, 0xd0, 0xd3, 0xc6]).little(30 + tiff.bytes.count, size: 4)
      .little(Self.text.utf8.count, 0, 0, 30, tiff.bytes.count, size: 4).raw([0xff, 0xff])
      .raw(tiff.bytes).text(Self.text)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["IFD0:ImageWidth"]?.description == "16")
    #expect(metadata["PostScript:Pages"]?.description == "3")
    #expect(metadata.previews.count == 1)
    #expect(metadata["PostScript:TIFFPreview"]?.byteCount == tiff.bytes.count)
    #expect(metadata["PostScript:TIFFPreview"]?.isBinary == true)
    file.readEveryTruncation()
  }

  @Test func thePicturesOwnComeBeforeThePreviews() throws {
    func tiff(_ fields: [TIFFBytes.Field]) -> [UInt8] {
      var tiff = TIFFBytes()
      tiff.directory(fields)
      return tiff.bytes
    }
    func metadata(own: [TIFFBytes.Field]) throws -> Metadata {
      let resource = Bytes("8BIM").big(1058, 0, size: 2).big(tiff(own).count, size: 4)
        .raw(tiff(own))
      let digits = resource.bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }
      let text =
        "%!PS-Adobe-3.0 EPSF-3.0\n%BeginPhotoshop: 1\n% \(digits.joined())\n%EndPhotoshop\n"
      let preview = tiff([.short(0x100, 16), .short(0x112, 6)])
      return try Metadata(
        Bytes().raw([0xc5, 0xd0, 0xd3, 0xc6]).little(30 + preview.count, size: 4)
          .little(text.utf8.count, 0, 0, 30, preview.count, size: 4).raw([0xff, 0xff])
          .raw(preview).text(text).bytes)
    }
    let turned = try metadata(own: [.short(0x100, 1600), .short(0x112, 8)])
    #expect(turned["IFD0:ImageWidth"]?.description == "1600")
    #expect(turned.facts.orientation == 8)
    // What is only the preview's is no fact of the picture.
    let plain = try metadata(own: [.short(0x100, 1600), .short(0x101, 1200)])
    #expect(plain["IFD0:Orientation"] != nil)
    #expect(plain.facts.orientation == nil)
  }

  @Test(arguments: [
    ("%!PS-Adobe-3.0\n%%Creator: x\n", "PS"),
    ("%!PS-Adobe-3.0 \r%%Creator: Adobe Illustrator(R) 8\r", "AI"),
    ("%!PS-AdobeFont-1.0: X\n", "PFA"),
  ])
  func tellsItsKinds(_ text: String, _ name: String) throws {
    #expect(try Metadata(Bytes(text).bytes).format.name == name)
  }

  @Test func findsXMPThatNoCommentAnnounces() throws {
    let packet = "<?xpacket begin='\u{feff}' id='W5M0MpCehiHzreSzNTczkc9d'?>\n<x:xmpmeta/>\n"
    // As far behind as programs have it, it is no file of XMP.
    let start = "%!PS-Adobe-3.1 EPSF-3.0\n" + String(repeating: "% \n", count: 2000)
    let text = start + packet + "<?xpacket end='w'?>\n%%Pages: 2"
    let metadata = try Metadata(Bytes(text).bytes)
    #expect(metadata.blocks.map(\.kind) == [.xmp])
    #expect(metadata.blocks.first?.byteCount == packet.utf8.count + 19)
    #expect(metadata["PostScript:Pages"]?.description == "2")
  }
}
