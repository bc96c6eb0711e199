import MetadataKit
import Testing

@Suite struct ICCTests {
  @Test func `A profile in three segments has its header and tags`() throws {
    let metadata = try Fixture.metadata("icc-segments.jpg")
    #expect(metadata.facts.profileName == "sRGB IEC61966-2.1")
    #expect(metadata["ICC-header:ProfileVersion"]?.description == "2.1.0")
    #expect(metadata["ICC-header:ProfileClass"]?.numericDescription == "mntr")
    #expect(metadata["ICC-header:PrimaryPlatform"]?.description == "Unknown ()")
    #expect(metadata["ICC-header:ProfileID"]?.description == "0")
    #expect(
      metadata["ICC-header:ConnectionSpaceIlluminant"]?.description == "0.9642 1 0.82491")
    #expect(metadata["ICC_Profile:MediaWhitePoint"]?.description == "0.9505 1 1.0891")
    #expect(metadata["ICC_Profile:RedTRC"]?.isBinary == true)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func `American English speaks, other languages have tags of their own`() throws {
    let text = localized([("frFR", "Écran"), ("enUS", "Screen"), ("x\0\0\0", "Other")])
    let metadata = try Metadata(jpeg(profile([("desc", text), ("dmnd", localized([]))])))
    #expect(metadata["ICC_Profile:ProfileDescription-fr-FR"]?.description == "Écran")
    #expect(metadata["ICC_Profile:ProfileDescription"]?.description == "Screen")
    #expect(metadata.facts.profileName == "Screen")
  }

  /// To exiftool a language without a country is none: what counts is the last one of the file, or,
  /// where a further profile has the tag, the first one of this.
  @Test func `A language without a country is told of`() throws {
    let text = localized([("id\0\0", "Layar"), ("enUS", "Screen"), ("ms\0\0", "Skrin")])
    let metadata = try Metadata(jpeg(profile([("desc", text)])))
    #expect(metadata["ICC_Profile:ProfileDescription"]?.description == "Screen")
    #expect(metadata["ICC_Profile:ProfileDescription-id"]?.description == "Layar")
    #expect(metadata["ICC_Profile:ProfileDescription-ms"]?.description == "Skrin")
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a.jpg".utf8), &json)
    #expect(json.text.string.contains("Skrin"))
    #expect(!json.text.string.contains("Screen") && !json.text.string.contains("Layar"))
    // One that stands alone speaks for the tag.
    let alone = try Metadata(jpeg(profile([("desc", localized([("en\0\0", "Screen")]))])))
    #expect(
      alone.tags.filter { $0.name.hasPrefix("ProfileDescription") }.map(\.name)
        == ["ProfileDescription"])
  }

  /// Photoshop names profiles so that it makes in Japan. Latin letters are no kanji.
  @Test(
    arguments: [
      (
        [
          0x83, 0x4f, 0x83, 0x8c, 0x81, 0x5b, 0x83, 0x58, 0x83, 0x50, 0x81, 0x5b, 0x83, 0x8b, 0x20,
          0x32, 0x2e, 0x32,
        ], "グレースケール 2.2"
      ),
      ([0x43, 0x6f, 0xf5, 0x6f, 0x72, 0x20, 0x4c, 0x43, 0x44], nil),
      ([0x55, 0x6e, 0x63, 0x6f, 0x61, 0x74, 0xc0, 0x64], nil), ([0xe9, 0x72, 0x61], nil),
    ] as [([UInt8], String?)])
  func `Names in Shift JIS are read`(_ name: [UInt8], _ text: String?) throws {
    let value =
      Array("desc".utf8) + JPEGBytes.big(UInt32(0)) + JPEGBytes.big(UInt32(name.count + 1)) + name
      + [UInt8](repeating: 0, count: 79)
    let metadata = try Metadata(jpeg(profile([("desc", value)])))
    let listed = metadata.tags.filter { $0.name == "ProfileDescription" && $0.isListed }
    #expect(listed.map(\.description) == [text ?? String(decoding: name, as: UTF8.self)])
    #expect(metadata.facts.profileName == text ?? String(decoding: name, as: UTF8.self))
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a.jpg".utf8), &json)
    #expect(!json.text.string.contains("グ") && json.text.string.contains("ProfileDescription"))
  }

  @Test func `Types that the specification has are worded`() throws {
    let big = { (number: UInt32) in JPEGBytes.big(number) }
    let zero: [UInt8] = [0, 0, 0, 0]
    let signature = Array("sig ".utf8) + zero + Array("dcam".utf8)
    let date: [UInt8] =
      Array("dtim".utf8) + zero + [7, 0xe8, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6]
    let numbers = Array("sf32".utf8) + zero + big(0x18000) + big(0xffff_8000)
    let measurement =
      Array("meas".utf8) + zero + big(1) + zero + zero + zero + big(2) + big(0x28f) + big(2)
    let metadata = try Metadata(
      jpeg(
        profile([
          ("tech", signature), ("calt", date), ("chad", numbers), ("meas", measurement),
          ("zzzz", signature),
        ])))
    #expect(metadata["ICC_Profile:Technology"]?.description == "Digital Camera")
    #expect(
      metadata["ICC_Profile:CalibrationDateTime"]?.description == "2024:02:03 04:05:06")
    #expect(metadata["ICC_Profile:ChromaticAdaptation"]?.description == "1.5 -0.5")
    #expect(metadata["ICC-meas:MeasurementFlare"]?.description == "0.999%")
    #expect(metadata["ICC-meas:MeasurementGeometry"]?.description == "0/d or d/0")
    // A tag that nobody knows is kept.
    #expect(metadata.tags.contains { $0.number == 0x7a7a_7a7a && !$0.isKnown })
  }

  @Test func `No flare has no sign`() throws {
    let none = Array("meas".utf8) + [UInt8](repeating: 0, count: 32)
    let metadata = try Metadata(jpeg(profile([("meas", none)])))
    #expect(metadata["ICC-meas:MeasurementFlare"]?.description == "0%")
  }

  @Test func `Every truncation of a profile returns`() throws {
    let whole = profile([("desc", localized([("enUS", "Screen")]))])
    for length in 0..<whole.count {
      _ = try Metadata(jpeg(Array(whole[..<length])))
    }
  }

  /// Cameras fill up a profile's block with zeros, or with the start of a segment; more is none of it.
  @Test(
    arguments: [
      ([0, 0], .deviation), ([0, 1], .malformed), ([0, 0, 0, 0], .malformed),
      (Array("FPXR\0\0\0\0".utf8), .deviation), (Array("FPXR\0\0\0\0\0".utf8), .malformed),
      (Array("FPXR\0\0\0a".utf8), .malformed),
    ] as [([UInt8], Warning.Code)])
  func `What follows a profile is told`(_ more: [UInt8], _ code: Warning.Code) throws {
    let profile = profile([("desc", localized([("enUS", "Screen")]))])
    #expect(try Metadata(jpeg(profile)).warnings.isEmpty)
    #expect(try Metadata(jpeg(profile + more)).warnings.map(\.code) == [code])
  }

  /// A text in several languages (ICC.1:2022 §10.15).
  @Test func `Texts that share their bytes are decoded up to a bound`() throws {
    var options = ReadOptions()
    options.limits.decodedBytes = 100_000
    let text = [UInt8](repeating: 0x41, count: 1000)
    let big = { (number: Int) in JPEGBytes.big(UInt32(number)) }
    let languages = Array("mluc".utf8) + big(0) + big(1000) + big(12)
    let translated =
      languages + (0..<1000).flatMap { _ in Array("deDE".utf8) + big(1000) + big(12016) } + text
    let pairs = Array("dict".utf8) + big(0) + big(1000) + big(16)
    let described =
      pairs + (0..<1000).flatMap { _ in big(16016) + big(1000) + big(16016) + big(1000) } + text
    for (signature, value) in [("desc", translated), ("meta", described)] {
      let metadata = try Metadata(
        profile([(signature, value)]), name: "a.icc", options: options)
      #expect(metadata.warnings.map(\.code) == [.limitExceeded])
      #expect(metadata.tags.count { $0.byteCount == 500 } <= 100)
    }
  }

  private func localized(_ texts: [(String, String)]) -> [UInt8] {
    var records: [UInt8] = []
    var strings: [UInt8] = []
    for (language, text) in texts {
      let units = text.utf16.flatMap { JPEGBytes.big($0) }
      records += Array(language.utf8) + JPEGBytes.big(UInt32(units.count))
      records += JPEGBytes.big(UInt32(16 + texts.count * 12 + strings.count))
      strings += units
    }
    return Array("mluc".utf8) + [0, 0, 0, 0] + JPEGBytes.big(UInt32(texts.count))
      + JPEGBytes.big(UInt32(12)) + records + strings
  }

  private func profile(_ tags: [(String, [UInt8])]) -> [UInt8] {
    var table = JPEGBytes.big(UInt32(tags.count))
    var values: [UInt8] = []
    for (signature, value) in tags {
      table += Array(signature.utf8) + JPEGBytes.big(UInt32(132 + tags.count * 12 + values.count))
      table += JPEGBytes.big(UInt32(value.count))
      values += value
    }
    var header = [UInt8](repeating: 0, count: 128)
    header.replaceSubrange(0..<4, with: JPEGBytes.big(UInt32(128 + table.count + values.count)))
    header.replaceSubrange(36..<40, with: Array("acsp".utf8))
    return header + table + values
  }

  private func jpeg(_ profile: [UInt8]) -> [UInt8] {
    JPEGBytes.file([JPEGBytes.segment(0xe2, "ICC_PROFILE\0", [1, 1] + profile)])
  }
}
