import MetadataKit
import Testing

@Suite struct ASFTests {
  private func object(_ first: Int, _ second: Int, _ parts: [UInt8]...) -> [UInt8] {
    let body = parts.flatMap { $0 }
    return BoxBytes.number(first, 8) + BoxBytes.number(second, 8)
      + Bytes().little(body.count + 24, size: 8).bytes + body
  }

  private func utf16(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] } + [0, 0]
  }

  private func little(_ values: Int..., size: Int) -> [UInt8] {
    values.flatMap { Bytes().little($0, size: size).bytes }
  }

  private var properties: [UInt8] {
    object(
      Int(bitPattern: 0xA1DC_AB8C_47A9_CF11), Int(bitPattern: 0x8EE4_00C0_0C20_5365),
      [UInt8](repeating: 1, count: 16), little(5000, 133_486_382_450_000_000, 3, size: 8),
      little(630_000_000, 630_000_000, 3000, size: 8), little(2, 3200, 3200, 640_000, size: 4))
  }

  private var stream: [UInt8] {
    object(
      Int(bitPattern: 0x9107_DCB7_B7A9_CF11), Int(bitPattern: 0x8EE6_00C0_0C20_5365),
      BoxBytes.number(Int(bitPattern: 0xC0EF_19BC_4D5B_CF11), 8),
      BoxBytes.number(Int(bitPattern: 0xA8FD_0080_5F5C_442B), 8),
      [UInt8](repeating: 0, count: 24), little(51, 0, size: 4), little(0x8001, size: 2),
      little(0, 640, 480, size: 4), [2], little(40, size: 2), little(40, 640, 480, size: 4),
      little(1, 24, size: 2), Array("WMV3".utf8), [UInt8](repeating: 0, count: 20))
  }

  private func attribute(_ name: String, _ type: Int, _ value: [UInt8]) -> [UInt8] {
    little(utf16(name).count, size: 2) + utf16(name) + little(type, value.count, size: 2) + value
  }

  private func file(_ objects: [UInt8]...) -> [UInt8] {
    object(
      0x3026_B275_8E66_CF11, Int(bitPattern: 0xA6D9_00AA_0062_CE6C),
      little(objects.count, size: 4), [1, 2], objects.flatMap { $0 })
  }

  private var whole: [UInt8] {
    let texts = ["Title", "Me"].map(utf16)
    let description = object(
      0x3326_B275_8E66_CF11, Int(bitPattern: 0xA6D9_00AA_0062_CE6C),
      little(texts[0].count, texts[1].count, 0, 0, 0, size: 2), texts[0], texts[1])
    let picture: [UInt8] =
      [3] + little(4, size: 4) + utf16("image/png") + utf16("Front")
      + [1, 2, 3, 4]
    let attributes = object(
      0x40A4_D0D2_07E3_D211, Int(bitPattern: 0x97F0_00A0_C95E_A850), little(4, size: 2),
      attribute("WM/Genre", 0, utf16("Rock")), attribute("IsVBR", 2, little(1, size: 4)),
      attribute("WM/Picture", 1, picture),
      attribute("OptimalBitrate", 3, little(128_000, size: 4)))
    return file(properties, stream, description, attributes)
  }

  /// Streams have one of a list of languages; one of the only stream is as long as the file.
  @Test(arguments: [(1, "fr"), (0, "en-us"), (2, nil)])
  func tellsTheLanguageOfAStream(_ index: Int, _ language: String?) throws {
    let list = object(
      Int(bitPattern: 0xA946_437C_E0EF_FC4B), Int(bitPattern: 0xB229_393E_DE41_5C85),
      little(2, size: 2), [12], utf16("en-us"), [6], utf16("fr"))
    let extended = object(
      Int(bitPattern: 0xCBA5_E614_72C6_3243), Int(bitPattern: 0x8399_A969_5206_5B5A),
      [UInt8](repeating: 0, count: 48), little(1, index, size: 2), little(0, size: 8),
      little(0, 0, size: 2))
    let header = object(
      Int(bitPattern: 0xB503_BF5F_2EA9_CF11), Int(bitPattern: 0x8EE3_00C0_0C20_5365),
      [UInt8](repeating: 0, count: 18), little(extended.count + list.count, size: 4), extended,
      list)
    let track = try #require(try Metadata(file(properties, stream, header)).facts.tracks.first)
    #expect(track.language == language && track.duration == 60)
  }

  /// The rate stands in an object that the header's extension has.
  @Test func tellsHowLongAPictureIsShown() throws {
    let extended = object(
      Int(bitPattern: 0xCBA5_E614_72C6_3243), Int(bitPattern: 0x8399_A969_5206_5B5A),
      [UInt8](repeating: 0, count: 48), little(1, 0, size: 2), little(400_000, size: 8),
      little(0, 0, size: 2))
    let header = object(
      Int(bitPattern: 0xB503_BF5F_2EA9_CF11), Int(bitPattern: 0x8EE3_00C0_0C20_5365),
      [UInt8](repeating: 0, count: 18), little(extended.count, size: 4), extended)
    let facts = try Metadata(file(properties, stream, header)).facts
    #expect(facts.frameRate == 25 && facts.tracks.first?.frameRate == 25)
    #expect(try Metadata(file(properties, stream)).facts.frameRate == nil)
  }

  @Test func readsTheHeader() throws {
    let metadata = try Metadata(whole, name: "movie.wmv")
    #expect(metadata.format.name == "WMV")
    #expect(metadata["ASF:CreationDate"]?.description == "2024:01:02 03:04:05Z")
    #expect(metadata["ASF:Duration"]?.description == "0:01:03")
    #expect(metadata["ASF:MaxBitrate"]?.description == "640 kbps")
    #expect(metadata["ASF:StreamType"]?.description == "Video")
    #expect(metadata["ASF:StreamNumber"]?.description == "1 (encrypted)")
    #expect(metadata["ASF:ImageHeight"]?.description == "480")
    #expect(metadata["ASF:Title"]?.description == "Title")
    #expect(metadata["ASF:Author"]?.description == "Me")
    #expect(metadata["ASF:Genre"]?.description == "Rock")
    #expect(metadata["ASF:IsVBR"]?.description == "True")
    #expect(metadata["ASF:OptimalBitrate"]?.description == "128 kbps")
    #expect(metadata["ASF:PictureType"]?.description == "Front Cover")
    #expect(metadata["ASF:PictureMIMEType"]?.description == "image/png")
    #expect(metadata["ASF:PictureDescription"]?.description == "Front")
    #expect(metadata.previews.first?.range?.count == 4)
    #expect(metadata.facts.duration == 60)
    #expect(metadata.facts.codec == "WMV3")
    #expect(metadata.facts.tracks.first?.pixelWidth == 640)
  }

  /// Only of what loses nothing: plain samples, and Windows Media Audio Lossless.
  @Test(arguments: [(1, 24), (0x163, 24), (0x161, nil)])
  func tellsTheBitsOfASample(_ codec: Int, _ bits: Int?) throws {
    let sound = object(
      Int(bitPattern: 0x9107_DCB7_B7A9_CF11), Int(bitPattern: 0x8EE6_00C0_0C20_5365),
      BoxBytes.number(Int(bitPattern: 0x409E_69F8_4D5B_CF11), 8),
      BoxBytes.number(Int(bitPattern: 0xA8FD_0080_5F5C_442B), 8),
      [UInt8](repeating: 0, count: 24), little(18, 0, size: 4), little(1, size: 2),
      little(0, size: 4), little(codec, 2, size: 2), little(48_000, 288_000, size: 4),
      little(6, 24, 0, size: 2))
    let track = try #require(try Metadata(file(properties, sound)).facts.tracks.first)
    #expect(track.kind == .audio && track.channels == 2 && track.sampleSize == bits)
  }

  @Test func theNameDecidesBetweenFormats() throws {
    #expect(try Metadata(whole, name: "movie.asf").format.name == "ASF")
    #expect(try Metadata(whole, name: "movie.divx").format.mimeType == "video/divx")
    #expect(try Metadata(whole).format.name == "WMV")
  }

  @Test func survivesEveryTruncationAndLie() {
    Bytes().raw(whole).readEveryTruncationAndLie()
  }

  /// 0 says that no date was set.
  @Test func noDateIsNone() throws {
    var undated = properties
    undated.replaceSubrange(48..<56, with: [UInt8](repeating: 0, count: 8))
    let metadata = try Metadata(file(undated))
    #expect(metadata.facts.creationDate == nil && metadata.created == nil)
    #expect(metadata["ASF:CreationDate"] != nil && metadata.facts.duration == 60)
    #expect(try Metadata(file(properties)).created?.local == "2024-01-02T03:04:05")
  }

  /// One that is cut short before its date is none.
  @Test func propertiesThatAreCutShortDoNotCount() throws {
    let short = object(
      Int(bitPattern: 0xA1DC_AB8C_47A9_CF11), Int(bitPattern: 0x8EE4_00C0_0C20_5365),
      [UInt8](repeating: 1, count: 20))
    let metadata = try Metadata(file(short, properties))
    #expect(metadata.facts.creationDate != nil)
    #expect(metadata.facts.duration == 60)
  }

  /// Metadata of the first stream say that its pixels are 4 by 3.
  @Test func showsPixelsOfTheirShape() throws {
    func number(_ name: String, _ value: Int) -> [UInt8] {
      little(0, 1, utf16(name).count, 3, size: 2) + little(4, size: 4) + utf16(name)
        + little(value, size: 4)
    }
    let shape = object(
      Int(bitPattern: 0xEACB_F8C5_AF5B_7748), Int(bitPattern: 0x8467_AA8C_44FA_4CCA),
      little(2, size: 2), number("AspectRatioX", 4), number("AspectRatioY", 3))
    let facts = try Metadata(file(properties, stream, shape)).facts
    #expect(facts.pixelWidth == 640 && facts.displayWidth == 853 && facts.displayHeight == 480)
    #expect(try Metadata(file(properties, stream)).facts.displayWidth == 640)
  }

  @Test func onlyTheFirstPropertiesCount() throws {
    let metadata = try Metadata(file(properties, stream, properties, properties))
    #expect(metadata.tags.count { $0.name == "CreationDate" } == 1)
    #expect(metadata.facts.duration == 60)
  }

  /// What an attribute is called by bytes, whatever characters they make with others.
  @Test func namesAreMadeOfLettersAndDigits() throws {
    let attributes = object(
      0x40A4_D0D2_07E3_D211, Int(bitPattern: 0x97F0_00A0_C95E_A850), little(1, size: 2),
      attribute("Ma\u{301}rk 7!", 0, utf16("yes")))
    let metadata = try Metadata(file(properties, attributes, stream))
    #expect(metadata["ASF:Mark7"]?.description == "yes", "\(metadata.tags.map(\.name))")
  }

  @Test(arguments: [(10, false), (3000, true)])
  func attributesCost(_ count: Int, _ isTooMuch: Bool) throws {
    let attribute = attribute("", 3, little(1, size: 4))
    let attributes = object(
      0x40A4_D0D2_07E3_D211, Int(bitPattern: 0x97F0_00A0_C95E_A850), little(count, size: 2),
      Array(repeatElement(attribute, count: count).joined()))
    var options = ReadOptions()
    options.limits.decodedBytes = 100_000
    let metadata = try Metadata(file(properties, attributes, stream), options: options)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded } == isTooMuch)
  }

  /// exiftool 13.58 leaves out what it has no name for.
  @Test func otherProgramsDoNotTellOfUnknownAttributes() throws {
    let attributes = object(
      0x40A4_D0D2_07E3_D211, Int(bitPattern: 0x97F0_00A0_C95E_A850), little(5, size: 2),
      attribute("WM/Genre", 0, utf16("Rock")), attribute("WMFSDKVersion", 0, utf16("10.0")),
      attribute("VBR Peak", 3, little(7320, size: 4)), attribute("Mine", 4, little(7, size: 8)),
      attribute("Its", 2, little(1, size: 4)))
    let metadata = try Metadata(file(properties, attributes, stream))
    let all = ["Genre", "WMFSDKVersion", "VBRPeak", "Mine", "Its"]
    let values = all.map { metadata["ASF:" + $0]?.description }
    #expect(values == ["Rock", "10.0", "7320", "7", "True"])
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: [], &json)
    #expect(all.filter { json.text.string.contains("\"ASF:\($0)\"") } == ["Genre"])
  }

  /// A picture that does not fit, and a number of two bytes.
  @Test func aBadAttributeLosesNoOther() throws {
    let attributes = object(
      0x40A4_D0D2_07E3_D211, Int(bitPattern: 0x97F0_00A0_C95E_A850), little(5, size: 2),
      attribute("WM/Genre", 0, utf16("Rock")),
      attribute("WM/Picture", 1, [3] + little(400, size: 4) + [0, 0, 0, 0]),
      attribute("WM/Year", 0, utf16("1999")),
      attribute("OptimalBitrate", 3, little(1, size: 2)),
      attribute("IsVBR", 2, little(1, size: 4)))
    let metadata = try Metadata(file(properties, attributes, stream))
    #expect(metadata["ASF:Genre"]?.description == "Rock")
    #expect(metadata["ASF:Year"]?.description == "1999")
    #expect(metadata["ASF:IsVBR"]?.description == "True")
    #expect(metadata.warnings.map(\.code) == [.malformed, .truncated])
    #expect(metadata.warnings.allSatisfy { $0.offset != nil })
  }
}
