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
    // The picture's own come first.
    #expect(metadata.blocks.map(\.kind) == [.preview, .xmp, .icc, .exif])
    file.readEveryTruncation()
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
