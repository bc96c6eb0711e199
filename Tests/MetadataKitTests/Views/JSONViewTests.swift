import MetadataKit
import Testing
import UniformTypes

@Suite struct JSONViewTests {
  /// The tags of an otherwise empty JPEG with one directory, without those of its container.
  private func tags(_ tiff: TIFFBytes, isNumeric: Bool = false) throws -> String {
    var selection = TagSelection()
    _ = selection.add(group: "IFD0")
    var json = JSONWriter()
    JSONView(isNumeric: isNumeric, selection: selection)
      .write(try Metadata(tiff.asJPEG), name: Array("a.jpg".utf8), &json)
    let text = json.text.string
    let start = try #require(text.firstRange(of: "\"IFD0\":"))
    let end = try #require(text[start.upperBound...].firstRange(of: "},\"blocks\""))
    return String(text[start.upperBound..<end.lowerBound])
  }

  @Test func textsAreNeverNumbers() throws {
    var tiff = TIFFBytes()
    tiff.directory([
      .text(0x10f, "123\0"),
      .init(tag: 0x13b, format: 2, count: 3, value: .inline([0x61, 0xe9, 0])),
    ])
    #expect(try tags(tiff) == #"{"Make":"123","Artist":{"base64":"Yek="}}"#)
  }

  /// A still whose brands are a movie's is a still.
  @Test func theTypeOfAPictureIsAPictures() {
    #expect(FileFormat("HEIC", "heic", "video/mp4", .heic).mimeType == "image/heic")
    #expect(FileFormat("MP4", "mp4", "video/mp4", .mpeg4Movie).mimeType == "video/mp4")
  }

  @Test func numbersAreNumbers() throws {
    var tiff = TIFFBytes()
    let values = 8 + 2 + 4 * 12 + 4
    tiff.directory([
      .short(0x100, 7),
      .init(tag: 0x102, format: 3, count: 2, value: .inline([8, 0, 9, 0])),
      .short(0x112, 6),
      .init(tag: 0x11a, format: 5, count: 1, value: .offset(values)),
    ])
    tiff.append(tiff.number(72, 4) + tiff.number(0, 4))
    #expect(
      try tags(tiff)
        == #"{"ImageWidth":7,"BitsPerSample":[8,9],"Orientation":"Rotate 90 CW","XResolution":null}"#
    )
    #expect(
      try tags(tiff, isNumeric: true)
        == #"{"ImageWidth":7,"BitsPerSample":[8,9],"Orientation":6,"XResolution":null}"#)
  }

  @Test func nothingUnknownIsDropped() throws {
    var tiff = TIFFBytes()
    tiff.directory([
      .init(tag: 0xdeac, format: 7, count: 3, value: .inline([0, 1, 2])),
      .init(tag: 0xdead, format: 7, count: 2, value: .inline(Array("ok".utf8))),
      .init(tag: 0xdeae, format: 7, count: 600, value: .offset(8 + 2 + 4 * 12 + 4)),
      .short(0xdeaf, 5),
    ])
    tiff.append([UInt8](repeating: 0, count: 600))
    #expect(
      try tags(tiff) == """
        {"Exif_0xdeac":{"base64":"AAEC"},"Exif_0xdead":"ok",\
        "Exif_0xdeae":{"bytes":600,"offset":74},"Exif_0xdeaf":5}
        """)
  }

  @Test func nothingThatStandsTwiceIsLost() throws {
    var tiff = TIFFBytes()
    tiff.directory([.text(0x13b, "a\0"), .text(0x13b, "b\0"), .text(0x13b, "c\0")])
    #expect(try tags(tiff) == ##"{"Artist":"a","Artist#2":"b","Artist#3":"c"}"##)
  }

  @Test func unreadableFilesHaveAnError() {
    var json = JSONWriter()
    JSONView().write(MetadataError(.truncated, "no", at: 3), name: [0x61, 0xff], &json)
    #expect(
      json.text.string == """
        {"schemaVersion":1,"file":"a\u{fffd}","fileBase64":"Yf8=",\
        "error":{"code":"truncated","message":"no","offset":3}}
        """)
  }

  @Test func factsThatAreAbsentAreLeftOut() throws {
    var json = JSONWriter()
    var tiff = TIFFBytes()
    tiff.directory([])
    JSONView().write(try Metadata(tiff.asJPEG), name: Array("a".utf8), &json)
    for key in ["created", "location", "duration", "codec", "profileName", "warnings"] {
      #expect(!json.text.string.contains("\"\(key)\""))
    }
  }
}
