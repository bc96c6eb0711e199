import MetadataKit
import Testing

/// Makers' notes in the tag for private data of DNG.
@Suite struct DNGPrivateDataTests {
  private static func little(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  private static func big(_ number: Int, _ size: Int) -> [UInt8] { little(number, size).reversed() }

  /// A directory of texts, which stood at a place in another file.
  private static func note(_ texts: [(Int, String)], at place: Int) -> [UInt8] {
    var entries = little(texts.count, 2)
    var data: [UInt8] = []
    for (tag, text) in texts {
      let bytes = Array(text.utf8) + [0]
      entries += little(tag, 2) + little(2, 2) + little(bytes.count, 4)
      entries += little(place + 2 + 12 * texts.count + 4 + data.count, 4)
      data += bytes
    }
    return entries + [0, 0, 0, 0] + data
  }

  /// A big-endian structure of a camera's maker and private data.
  private static func tiff(make: String, _ data: [UInt8]) -> [UInt8] {
    let start = 8 + 2 + 2 * 12 + 4
    let name = Array(make.utf8) + [0]
    var bytes = Array("MM".utf8) + [0, 42] + big(8, 4) + big(2, 2)
    bytes += big(0x10f, 2) + big(2, 2) + big(name.count, 4) + big(start, 4)
    bytes += big(0xc634, 2) + big(1, 2) + big(data.count, 4) + big(start + name.count, 4)
    return bytes + [0, 0, 0, 0] + name + data
  }

  private static func record(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + big(data.count, 4) + data + (data.count % 2 == 1 ? [0] : [])
  }

  private static let canon = [(0x6, "IMG:PowerShot"), (0x7, "Firmware Version 1.0")]

  @Test(arguments: [0, 12])
  func adobesConverterKeepsANoteWithThePlaceItHad(_ surplus: Int) throws {
    let place = 100_000
    let surplusBytes: [UInt8] = surplus == 0 ? [] : [0, 0, 0, 1] + [UInt8](repeating: 7, count: 8)
    let note =
      Array("II".utf8) + Self.big(place, 4) + surplusBytes + Self.note(Self.canon, at: place)
    let data = Array("Adobe\0".utf8) + Self.record("Some", [1, 2, 3]) + Self.record("MakN", note)
    let metadata = try Metadata(Self.tiff(make: "Canon", data))
    #expect(metadata["Canon:CanonImageType"]?.description == "IMG:PowerShot")
    #expect(metadata["Canon:CanonFirmwareVersion"]?.description == "Firmware Version 1.0")
    #expect(metadata["File:MakerNoteByteOrder"]?.numericDescription == "II")
    #expect(metadata["IFD0:DNGPrivateData"] == nil)
    #expect(metadata.blocks.contains { $0.kind == .makerNote })
  }

  @Test func valuesThatWereLeftBehindAreWarnedOf() throws {
    let note = Array("II".utf8) + Self.big(100_000, 4) + Self.note(Self.canon, at: 200_000)
    let data = Array("Adobe\0".utf8) + Self.record("MakN", note)
    let metadata = try Metadata(Self.tiff(make: "Canon", data))
    #expect(metadata["Canon:CanonImageType"] == nil)
    #expect(metadata.warnings.contains { $0.code == .truncated })
  }

  @Test func everyTruncationIsSurvived() throws {
    let note = Array("II".utf8) + Self.big(500, 4) + Self.note(Self.canon, at: 500)
    let whole = Array("Adobe\0".utf8) + Self.record("MakN", note)
    for count in 6..<whole.count {
      _ = try Metadata(Self.tiff(make: "Canon", Array(whole[..<count])))
    }
    let lie = Array("Adobe\0MakN".utf8) + [0xff, 0xff, 0xff, 0xff] + note
    let metadata = try Metadata(Self.tiff(make: "Canon", lie))
    #expect(metadata["Canon:CanonImageType"] == nil)
    #expect(metadata.warnings.contains { $0.code == .truncated })
  }

  /// Its offsets count from the note's start.
  @Test(arguments: ["PENTAX \0II", "SAMSUNG\0II"])
  func pentaxHasItsNoteThere(_ head: String) throws {
    let note = Array(head.utf8) + Self.note([(0x229, "1234567")], at: 10)
    let metadata = try Metadata(Self.tiff(make: "PENTAX", note))
    #expect(metadata["Pentax:SerialNumber"]?.description == "1234567")
    #expect(metadata["IFD0:DNGPrivateData"] == nil)
  }

  @Test func recordsThatThousandsOfEntriesLeadToAreCharged() throws {
    let data = Array("Adobe\0".utf8) + (0..<1000).flatMap { _ in Self.record("None", []) }
    let count = 1000
    var bytes = Array("MM".utf8) + [0, 42] + Self.big(8, 4) + Self.big(count, 2)
    for _ in 0..<count {
      bytes += Self.big(0xc634, 2) + Self.big(1, 2) + Self.big(data.count, 4)
      bytes += Self.big(8 + 2 + count * 12 + 4, 4)
    }
    let metadata = try Metadata(bytes + [0, 0, 0, 0] + data)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }
}
