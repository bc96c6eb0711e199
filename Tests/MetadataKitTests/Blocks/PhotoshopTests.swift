import MetadataKit
import Testing

@Suite struct PhotoshopTests {
  @Test func `Resources are worded`() throws {
    let resolution: [UInt8] = [0, 72, 0x80, 0, 0, 1, 0, 2, 0, 0x48, 0, 0, 0, 2, 0, 2]
    let names: [UInt8] = [1, 0x61, 2, 0x62, 0xe4]
    let version: [UInt8] =
      [0, 0, 0, 1, 1] + unicode("Writer") + unicode("Reader") + [0, 0, 0, 1]
    let metadata = try read(
      JPEGBytes.resource(0x3ed, resolution) + JPEGBytes.resource(0x3ee, names)
        + JPEGBytes.resource(0x406, [0, 6, 1, 1, 0, 1]) + JPEGBytes.resource(0x40a, [1])
        + JPEGBytes.resource(0x421, version) + JPEGBytes.resource(0x41e, [0, 0, 0, 0])
        + JPEGBytes.resource(0x425, [UInt8](repeating: 0xab, count: 16)))
    #expect(metadata["Photoshop:XResolution"]?.description == "72.5")
    #expect(metadata["Photoshop:DisplayedUnitsX"]?.description == "inches")
    #expect(metadata["Photoshop:AlphaChannelsNames"]?.description == "a, bä")
    #expect(metadata["Photoshop:PhotoshopQuality"]?.description == "10")
    #expect(metadata["Photoshop:PhotoshopFormat"]?.description == "Progressive")
    #expect(metadata["Photoshop:ProgressiveScans"]?.description == "3 Scans")
    #expect(metadata["Photoshop:CopyrightFlag"]?.description == "True")
    #expect(metadata["Photoshop:HasRealMergedData"]?.description == "Yes")
    #expect(metadata["Photoshop:ReaderName"]?.description == "Reader")
    #expect(metadata["Photoshop:URL_List"]?.values.isEmpty == true)
    #expect(metadata["Photoshop:IPTCDigest"]?.description == String(repeating: "ab", count: 16))
  }

  @Test func `A thumbnail is located, and must be a JPEG`() throws {
    let header = [UInt8](repeating: 0, count: 28)
    let metadata = try read(JPEGBytes.resource(0x40c, header + [0xff, 0xd8, 0xff, 0xd9]))
    #expect(metadata["Photoshop:PhotoshopThumbnail"]?.byteCount == 4)
    #expect(metadata.blocks.contains { $0.kind == .thumbnail && $0.byteCount == 4 })
    let none = try read(JPEGBytes.resource(0x40c, header + [1, 2, 3, 4]))
    #expect(none["Photoshop:PhotoshopThumbnail"] == nil)
    #expect(none.warnings.count == 1)
  }

  @Test func `A number without all its bytes is none`() throws {
    let angle = try read(JPEGBytes.resource(0x40d, [0, 0, 0, 120]))
    #expect(angle["Photoshop:GlobalAngle"]?.description == "120")
    let short = try read(JPEGBytes.resource(0x40d, [0, 120]))
    #expect(short["Photoshop:GlobalAngle"] == nil)
    #expect(short.warnings.map(\.code) == [.truncated])
  }

  @Test func `Resources in two segments are one block`() throws {
    let whole = JPEGBytes.resource(0x40b, Array("https://example.org".utf8))
    let metadata = try Metadata(
      JPEGBytes.file([
        JPEGBytes.segment(0xed, "Photoshop 3.0\0", Array(whole[..<16])),
        JPEGBytes.segment(0xed, "Photoshop 3.0\0", Array(whole[16...])),
      ]))
    #expect(metadata["Photoshop:URL"]?.description == "https://example.org")
  }

  /// Slices since Photoshop CS: versions 8 and 16, then a descriptor.
  private var slices: [UInt8] {
    let bounds = Bytes("bounds").text("Objc").big(1, size: 4).zeros(2)
      .big(0, size: 4).text("Rct1").big(1, 0, size: 4).text("Top long").big(5, size: 4).bytes
    return Bytes().big(8, 16, 1, size: 4).zeros(2).big(0, size: 4).text("null").big(3, 8, size: 4)
      .text("baseNameTEXT").raw(unicode("Page\0")).big(6, size: 4).raw(bounds).big(6, size: 4)
      .text("slicesVlLs").big(2, size: 4).raw(list).bytes
  }

  /// Two values of a list, with a value of each type that there is.
  private var list: [UInt8] {
    let object = Bytes("Objc").big(0, 0, size: 4).text("slic").big(9, size: 4)
    func name(_ letters: String, _ type: String) -> Bytes { Bytes().zeros(4).text(letters + type) }
    return object.raw(name("aaaa", "bool").raw([1]).bytes)
      .raw(name("bbbb", "doub").zeros(8).bytes).raw(name("cccc", "comp").zeros(8).bytes)
      .raw(name("dddd", "UntF").text("#Pxl").zeros(8).bytes)
      .raw(name("eeee", "enum").zeros(4).text("type").big(2, size: 4).text("on").bytes)
      .raw(name("ffff", "type").big(0, 0, size: 4).text("Clss").bytes)
      .raw(name("gggg", "tdta").big(3, size: 4).text("xyz").bytes)
      .raw(name("hhhh", "VlLs").big(1, size: 4).text("long").zeros(4).bytes)
      .raw(name("iiii", "long").zeros(4).bytes)
      .text("TEXT").raw(unicode("two")).bytes
  }

  @Test func `Slices are described`() throws {
    let old = Bytes().big(6, 0, 0, 10, 20, size: 4).raw(unicode("Old")).big(4, size: 4).bytes
    let former = try read(JPEGBytes.resource(0x41a, old))
    #expect(former["Photoshop:SlicesGroupName"]?.description == "Old")
    #expect(former["Photoshop:NumSlices"]?.description == "4")
    let metadata = try read(JPEGBytes.resource(0x41a, slices))
    #expect(metadata["Photoshop:SlicesGroupName"]?.description == "Page")
    #expect(metadata["Photoshop:NumSlices"]?.description == "2")
    #expect(metadata.warnings.isEmpty)
    // exiftool reads them as those before.
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    let exiftool = json.text.string.filter { !$0.isWhitespace }
    #expect(exiftool.contains(#""Photoshop:SlicesGroupName":"\u0003""#))
    #expect(!exiftool.contains("NumSlices"))
    // A list in a list, and so on.
    let deep = Bytes().big(8, 16, 0, 0, size: 4).text("null").big(1, 6, size: 4).text("slices")
      .raw((0..<500).flatMap { _ in Bytes("VlLs").big(1, size: 4).bytes })
    let warnings = try read(JPEGBytes.resource(0x41a, deep.bytes)).warnings
    #expect(warnings.map(\.code) == [.limitExceeded])
  }

  @Test func `Every truncation returns`() throws {
    let whole =
      JPEGBytes.resource(0x41a, slices)
      + JPEGBytes.resource(0x3ed, [UInt8](repeating: 1, count: 16))
      + JPEGBytes.resource(0x41a, [UInt8](repeating: 0xff, count: 30))
      + JPEGBytes.resource(0x41e, [UInt8](repeating: 0xff, count: 30))
      + JPEGBytes.resource(0x435, [UInt8](repeating: 0xff, count: 30))
    for length in 0..<whole.count { _ = try read(Array(whole[..<length])) }
  }

  private func unicode(_ text: String) -> [UInt8] {
    JPEGBytes.big(UInt32(text.utf16.count)) + text.utf16.flatMap { JPEGBytes.big($0) }
  }

  private func read(_ resources: [UInt8]) throws -> Metadata {
    try Metadata(JPEGBytes.file([JPEGBytes.segment(0xed, "Photoshop 3.0\0", resources)]))
  }
}
