import MetadataKit
import Testing

@Suite struct MovieTagsTests {
  /// What a tag is, worded.
  private func words(_ bytes: [UInt8], _ names: String...) throws -> [String?] {
    let metadata = try Metadata(bytes)
    return names.map { metadata[$0]?.description }
  }

  @Test(arguments: [0, 1]) func readsHeadersOfBothWidths(_ version: Int) throws {
    let bytes =
      BoxBytes.fileType("qt  ")
      + BoxBytes.box(
        "moov", MovieBytes.header(version: version),
        MovieBytes.track("vide", MovieBytes.picture("avc1"), version: version))
    #expect(
      try words(
        bytes, "QuickTime:MovieHeaderVersion", "QuickTime:CreateDate", "QuickTime:TimeScale",
        "QuickTime:Duration", "QuickTime:PreferredVolume", "QuickTime:MatrixStructure",
        "QuickTime:NextTrackID", "Track1:TrackID", "Track1:TrackDuration", "Track1:ImageWidth",
        "Track1:MediaTimeScale", "Track1:MediaDuration", "Track1:MediaLanguageCode")
        == [
          "\(version)", "2024:06:21 17:42:07", "600", "10.00 s", "100.00%", "1 0 0 0 1 0 0 0 1",
          "2", "1", "10.00 s", "64", "3000", "10.00 s", "fra",
        ])
    let metadata = try Metadata(bytes)
    #expect(metadata["QuickTime:Duration"]?.numericDescription == "10")
    #expect(metadata.warnings.isEmpty)
  }

  /// All bits set is a length that nobody knows: it must not turn into another one.
  @Test func lengthsHaveNoSign() throws {
    let bytes =
      BoxBytes.fileType("qt  ")
      + BoxBytes.box("moov", MovieBytes.header(version: 1, length: -1))
    let metadata = try Metadata(bytes)
    let tag = try #require(metadata["QuickTime:Duration"])
    #expect(tag.numericDescription == "3.07445734561826e+16")
    #expect(tag.description == "355839970557 days 16:03:08")
    #expect(metadata.movie?.duration == nil)
  }

  /// Beyond 53 bits a length is no less exact than its number.
  @Test func longLengthsHaveMinutes() throws {
    let bytes =
      BoxBytes.fileType("qt  ")
      + BoxBytes.box(
        "moov", MovieBytes.header(version: 1, timeScale: 1, length: 572_347_983_007_681_150))
    #expect(try words(bytes, "QuickTime:Duration") == ["6624397951477 days 18:59:12"])
  }

  @Test func tellsEpochsApart() throws {
    func date(_ created: Int) throws -> String? {
      try words(
        BoxBytes.fileType("qt  ") + BoxBytes.box("moov", MovieBytes.header(created: created)),
        "QuickTime:CreateDate")[0]
    }
    #expect(try date(1_700_000_000) == "2023:11:14 22:13:20")
    #expect(try date(0) == "0000:00:00 00:00:00")
    #expect(try date(2_082_844_800 + 1_700_000_000) == "2023:11:14 22:13:20")
  }

  /// The start of 1970 is that of a clock that nobody has set.
  @Test(arguments: [(0, nil), (2_082_844_800, nil), (2_082_844_801, "1970-01-01T00:00:01")])
  func aClockThatWasNotSetIsNoDate(_ created: Int, _ local: String?) throws {
    let metadata = try Metadata(
      BoxBytes.fileType("qt  ") + BoxBytes.box("moov", MovieBytes.header(created: created)))
    #expect(metadata.created?.local == local)
  }

  @Test func namesBrandsAndMediaData() throws {
    let metadata = try Metadata(MovieBytes.file("isom"))
    #expect(
      metadata["QuickTime:MajorBrand"]?.description == "MP4 Base Media v1 [IS0 14496-12:2003]")
    #expect(metadata["QuickTime:MinorVersion"]?.description == "0.0.0")
    #expect(metadata["QuickTime:CompatibleBrands"]?.values.map(\.description) == ["isom"])
    #expect(metadata["QuickTime:MediaDataSize"]?.integer() == 100)
    #expect(metadata["Composite:AvgBitrate"]?.description == "80 bps")
  }

  @Test func readsBoxesBehindPictures() throws {
    let boxes =
      BoxBytes.box("pasp", BoxBytes.number(4, 4), BoxBytes.number(3, 4))
      + BoxBytes.box("colr", Array("nclx".utf8), [0, 9, 0, 16, 0, 9, 0x80])
      + BoxBytes.box(
        "btrt", BoxBytes.number(0, 4), BoxBytes.number(5000, 4), BoxBytes.number(4500, 4))
    let bytes = MovieBytes.file(
      "qt  ",
      MovieBytes.track(
        "vide", MovieBytes.picture("hvc1", boxes), matrix: MovieBytes.quarterTurn))
    #expect(
      try words(
        bytes, "Track1:HandlerType", "Track1:CompressorID", "Track1:CompressorName",
        "Track1:XResolution", "Track1:BitDepth", "Track1:PixelAspectRatio",
        "Track1:ColorPrimaries", "Track1:TransferCharacteristics", "Track1:VideoFullRangeFlag",
        "Track1:AverageBitrate", "Track1:VideoFrameRate", "Composite:Rotation")
        == [
          "Video Track", "hvc1", "Codec", "72", "24", "4:3", "BT.2020, BT.2100",
          "SMPTE ST 2084, ITU BT.2100 PQ", "Full", "4500", "30", "90",
        ])
  }

  @Test func readsSoundTimeCodesAndApertures() throws {
    let layout = BoxBytes.full("chan", BoxBytes.number(101 << 16, 4), BoxBytes.number(0, 8))
    let sound = MovieBytes.track("soun", MovieBytes.sound("mp4a", layout))
    let code = BoxBytes.box(
      "tmcd", [UInt8](repeating: 0, count: 16), BoxBytes.number(30000, 4),
      BoxBytes.number(1001, 4), [30, 0])
    let aperture = BoxBytes.box(
      "tapt", BoxBytes.full("clef", BoxBytes.number(64 << 16, 4), BoxBytes.number(0x1e_8000, 4)))
    let bytes = MovieBytes.file("qt  ", sound, MovieBytes.track("tmcd", code, boxes: aperture))
    #expect(
      try words(
        bytes, "Track1:AudioFormat", "Track1:AudioChannels", "Track1:AudioBitsPerSample",
        "Track1:AudioSampleRate", "Track1:LayoutFlags", "Track2:OtherFormat",
        "Track2:PlaybackFrameRate", "Track2:CleanApertureDimensions")
        == ["mp4a", "2", "16", "44100", "Stereo", "tmcd", "29.97002997", "64x30.5"])
  }

  /// Of tags of one name the last one of the file counts in exiftool's form.
  @Test func lastOfANameCounts() throws {
    let metadata = try Metadata(
      MovieBytes.file() + BoxBytes.box("mdat", [1, 2, 3]))
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("x".utf8), &json)
    let text = json.text.string.filter { !$0.isWhitespace }
    #expect(text.contains(#""QuickTime:MediaDataSize":3"#))
    #expect(metadata["QuickTime:MediaDataSize"]?.integer() == 100)
  }
}
