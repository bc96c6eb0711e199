import MetadataKit
import Testing

@Suite struct GeoKeysTests {
  /// A TIFF structure with the three tags of GeoTIFF.
  ///
  /// - Parameters:
  ///   - keys: four numbers each: the key, where its value is, how many, and from which on.
  ///   - more: numbers behind the keys.
  ///   - number: how many keys the list says it has.
  private func tiff(
    _ order: ByteOrder = .little, keys: [[Int]], more: [Int] = [], number: Int? = nil,
    doubles: [Double] = [], texts: String = ""
  ) -> TIFFBytes {
    var tiff = TIFFBytes(order)
    let list = [1, 1, 2, number ?? keys.count] + keys.joined() + more
    let start = tiff.position + 2 + 3 * 12 + 4
    let values = start + 2 * list.count
    tiff.directory([
      .init(tag: 0x87af, format: 3, count: list.count, value: .offset(start)),
      .init(tag: 0x87b0, format: 12, count: doubles.count, value: .offset(values)),
      .init(
        tag: 0x87b1, format: 2, count: texts.utf8.count,
        value: .offset(values + 8 * doubles.count)),
    ])
    for value in list { tiff.append(tiff.number(value, 2)) }
    for value in doubles {
      tiff.append(tiff.number(Int(truncatingIfNeeded: value.bitPattern), 8))
    }
    tiff.append(Array(texts.utf8))
    return tiff
  }

  /// What is told of each key.
  private func words(_ metadata: Metadata) -> [String: String] {
    Dictionary(
      metadata.tags.filter { $0.group == "GeoTiff" && $0.isKnown }
        .map { ($0.name, $0.description) },
      uniquingKeysWith: { $1 })
  }

  @Test(arguments: [ByteOrder.little, .big])
  func readsKeysOfEachKind(_ order: ByteOrder) throws {
    let tiff = tiff(
      order,
      keys: [
        [1024, 0, 1, 1], [1026, 0x87b1, 7, 0], [2049, 0x87b1, 3, 7], [2057, 0x87b0, 1, 0],
        [2062, 0x87b0, 3, 1], [3072, 0, 1, 32633], [3074, 0x87af, 1, 36], [3073, 0x87af, 2, 37],
      ], more: [16033, 7, 8], doubles: [6_378_137, 1.5, -2, 0.25], texts: "a grid|b||")
    for file in [tiff.bytes, tiff.asJPEG] {
      let metadata = try Metadata(file)
      #expect(metadata.warnings.isEmpty)
      #expect(
        words(metadata) == [
          "GeoTiffVersion": "1.1.2", "GTModelType": "Projected", "GTCitation": "a grid",
          "GeogCitation": "b|", "GeogSemiMajorAxis": "6378137", "GeogToWGS84": "1.5 -2 0.25",
          "ProjectedCSType": "WGS84 UTM zone 33N", "Projection": "UTM zone 33N",
          "PCSCitation": "7 8",
        ])
    }
    let metadata = try Metadata(tiff.bytes)
    #expect(metadata["GeoTiff:GTModelType"]?.integer() == 1)
    #expect(metadata["GeoTiff:GTModelType"]?.byteRange == 64..<66)
    #expect(metadata["GeoTiff:GeogSemiMajorAxis"]?.byteRange == 128..<136)
  }

  @Test func tellsNumbersWithoutWords() throws {
    let metadata = try Metadata(
      tiff(keys: [
        [1024, 0, 1, 9], [2048, 0, 1, 32767], [3072, 0, 1, 1], [4096, 0, 1, 0],
        [4099, 0x87af, 2, 0], [1025, 0x87af, 0, 0], [60000, 0, 1, 5],
      ]).bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(
      words(metadata) == [
        "GeoTiffVersion": "1.1.2", "GTModelType": "Unknown (9)", "GeographicType": "User Defined",
        "ProjectedCSType": "Unknown (1)", "VerticalCSType": "Undefined",
        "VerticalUnits": "Unknown (1 1)", "GTRasterType": "Unknown ()",
      ])
    #expect(metadata.tags.contains { $0.name == "GeoTiff_0xea60" && !$0.isKnown })
  }

  @Test(arguments: [
    (2048, 4001, "Airy 1830"), (2048, 4902, "NDG Paris"), (2050, 6001, "Airy 1830"),
    (2051, 8901, "Greenwich"), (2052, 9001, "Linear Meter"), (2056, 7030, "WGS 84"),
    (3072, 32760, "WGS84 UTM zone 60S"), (3074, 10101, "Alabama CS27 East"),
    (3075, 1, "Transverse Mercator"), (4098, 5103, "North American Vertical Datum 1988"),
    (47001, 47502, "Harbor"), (47008, 47611, "Mean Sea Level"),
  ])
  func knowsCodes(_ key: Int, _ code: Int, _ name: String) throws {
    let metadata = try Metadata(tiff(keys: [[key, 0, 1, code]]).bytes)
    let tag = try #require(
      metadata.tags.first { $0.group == "GeoTiff" && $0.number == UInt32(key) })
    #expect(tag.description == name)
  }

  @Test func oneBadKeyNeverLosesTheRest() throws {
    let metadata = try Metadata(
      tiff(
        keys: [
          [1024, 0, 1, 2], [1026, 0x87b1, 9, 0], [2049, 0x87b1, 1, 65535],
          [2057, 0x87b0, 65535, 1],
          [2058, 0x87b0, 1, 0], [2059, 5, 1, 0], [2061, 0x87b0, 0, 2], [3073, 0x87af, 2, 999],
          [1025, 0, 1, 1],
        ], doubles: [0.5], texts: "short|"
      ).bytes)
    #expect(
      words(metadata) == [
        "GeoTiffVersion": "1.1.2", "GTModelType": "Geographic", "GeogSemiMinorAxis": "0.5",
        "GTRasterType": "Pixel Is Area",
      ])
    #expect(metadata.warnings.count == 6)
    #expect(metadata.warnings.map(\.offset) == [66, 74, 82, 98, 106, 114])
    #expect(metadata.warnings.count { $0.code == .malformed } == 1)
  }

  @Test func aDirectoryThatLiesIsNone() throws {
    for number in [2, 3, 65535] {
      let metadata = try Metadata(
        tiff(keys: [[1024, 0, 1, 1]], number: number, doubles: [1], texts: "a|").bytes)
      #expect(words(metadata).isEmpty)
      #expect(metadata.warnings.map(\.code) == [.malformed])
      #expect(metadata.warnings.first?.offset == 50)
    }
    var short = TIFFBytes()
    short.directory([.short(0x87af, 1)])
    let metadata = try Metadata(short.bytes)
    #expect(words(metadata).isEmpty)
    #expect(metadata.warnings.map(\.code) == [.truncated])
  }

  @Test func valuesWithoutTheirTagAreMissing() throws {
    var tiff = TIFFBytes()
    tiff.directory([.init(tag: 0x87af, format: 3, count: 12, value: .offset(26))])
    for value in [1, 1, 0, 2, 1026, 0x87b1, 1, 0, 2057, 0x87b0, 1, 0] {
      tiff.append(tiff.number(value, 2))
    }
    let metadata = try Metadata(tiff.bytes)
    #expect(words(metadata) == ["GeoTiffVersion": "1.1.0"])
    #expect(metadata.warnings.map(\.offset) == [34, 42])
  }

  @Test func everyTruncationIsRead() throws {
    let bytes = tiff(
      keys: [[1024, 0, 1, 1], [1026, 0x87b1, 5, 0], [2057, 0x87b0, 1, 0]], doubles: [1],
      texts: "here|"
    ).bytes
    for count in 8..<bytes.count {
      let metadata = try? Metadata(Array(bytes[..<count]))
      #expect(metadata.map { words($0).count < 4 } ?? true, "\(count)")
    }
    #expect(words(try Metadata(bytes)).count == 4)
  }

  @Test func theLastDirectoryCounts() throws {
    var tiff = TIFFBytes()
    let list = [1, 1, 0, 1, 1024, 0, 1]
    // Two directories of one entry, then a list each.
    let place = 8 + 2 * 18
    tiff.directory(
      [.init(tag: 0x87af, format: 3, count: 8, value: .offset(place))], next: 8 + 18)
    tiff.directory([.init(tag: 0x87af, format: 3, count: 8, value: .offset(place + 16))])
    for model in [1, 2] {
      for value in list + [model] { tiff.append(tiff.number(value, 2)) }
    }
    let metadata = try Metadata(tiff.bytes)
    #expect(metadata.tags.filter { $0.name == "GTModelType" }.map(\.description) == ["Geographic"])
    // The byte order stands behind it, as in exiftool.
    let unread = metadata.tags.filter {
      $0.number == 0x87af && $0.description == "(Binary data 18 bytes, use -b option to extract)"
    }
    #expect(unread.map(\.group) == ["IFD0"])
  }

  @Test func keysThatShareTheirValuesAreReadUpToABound() throws {
    var options = ReadOptions()
    options.limits.decodedBytes = 1 << 20
    let text = String(repeating: "a", count: 60000)
    let metadata = try Metadata(
      tiff(keys: (0..<5000).map { [10000 + $0, 0x87b1, 60000, 0] }, texts: text).bytes,
      options: options)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
    #expect(metadata.tags.count { $0.group == "GeoTiff" } < 20)
  }

  @Test func keysWithManyWordsAreReadUpToABound() throws {
    let keys = [[Int]](repeating: [3072, 0, 1, 1], count: 20000)
    let metadata = try Metadata(tiff(keys: keys).bytes)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
    #expect(metadata.tags.count { $0.name == "ProjectedCSType" } < 1000)
  }
}
