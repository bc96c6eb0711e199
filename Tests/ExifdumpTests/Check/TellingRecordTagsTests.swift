import MetadataKit
import Testing

@testable import exifdump

/// What files tell that are no pictures: where a watch was, which computer caught packets, whose a
/// message and a disk are.
@Suite struct TellingRecordTagsTests {
  private func number(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// The names of the tags that tell something.
  private func telling(_ bytes: [UInt8], _ tells: (TellingName) -> Bool) throws -> [String] {
    try Metadata(bytes).tags.filter { tells(TellingName($0)) }.map(\.name)
  }

  @Test func findsPlacesOfWatches() throws {
    let records: [UInt8] =
      [0x40, 0, 0, 20, 0, 2, 0, 4, 0x85, 1, 4, 0x85, 0] + number(390_517_150, 4) + number(99, 4)
    let file: [UInt8] =
      [14, 16, 0, 0] + number(records.count, 4) + Array(".FIT\0\0".utf8) + records
    #expect(try telling(file, TellingTags.isPlace) == ["GPSLatitude", "GPSLongitude"])
  }

  @Test func findsComputersOfPackets() throws {
    let option: [UInt8] = [6, 0, 6, 0, 1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0]
    let interface = number(1, 4) + number(36, 4) + number(1, 8) + option + number(36, 4)
    let file: [UInt8] =
      number(0x0a0d_0d0a, 4) + number(28, 4) + number(0x1a2b_3c4d, 4) + number(1, 4)
      + number(-1, 8) + number(28, 4) + interface
    #expect(try telling(file, TellingTags.isSerialNumber) == ["MACAddr"])
  }

  @Test func findsWhoWroteMessages() throws {
    let name: [UInt8] = [1, 0, 0, 0, 0x1e, 0, 0x1a, 0x0c, 1, 0, 0, 0, 2, 0, 0, 0, 0x41, 0, 0, 0]
    let version: [UInt8] = [1, 6, 0x90, 8, 0, 4, 0, 0, 0, 0, 0, 1, 0, 0, 0]
    let recipients: [UInt8] = [1, 4, 0x90, 6, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    let file: [UInt8] =
      number(0x223e_9f78, 4) + [0, 0] + version + recipients + [1] + number(0x6_9003, 4)
      + number(name.count, 4) + name + [0, 0]
    let names = try telling(file, TellingTags.isAuthor)
    #expect(Set(names) == ["RecipientTable", "SenderName"])
  }

  @Test func findsWhoMadeDisks() throws {
    var file = [UInt8](repeating: 0, count: 0x8800)
    file.replaceSubrange(0x8000..<0x8006, with: [1] + Array("CD001".utf8))
    file.replaceSubrange(0x8000 + 446..<0x8000 + 449, with: Array("Doe".utf8))
    file.replaceSubrange(0x8000 + 574..<0x8000 + 577, with: Array("Tar".utf8))
    #expect(try telling(file, TellingTags.isAuthor) == ["DataPreparer"])
  }
}
