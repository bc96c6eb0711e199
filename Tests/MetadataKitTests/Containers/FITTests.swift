import Testing

@testable import MetadataKit

/// What watches record, written byte by byte.
@Suite struct FITTests {
  /// A file of records.
  private func file(_ records: Bytes) -> Bytes {
    Bytes().raw([14, 0x10, 0x64, 0]).little(records.bytes.count, size: 4).text(".FIT").zeros(2)
      .raw(records.bytes).zeros(2)
  }

  /// A definition of messages with the lower bytes first: fields with a number, a size and a type.
  private func definition(_ local: Int, _ number: Int, _ fields: [[UInt8]]) -> Bytes {
    Bytes().raw([0x40 | UInt8(local), 0, 0]).little(number, size: 2).raw([UInt8(fields.count)])
      .raw(fields.flatMap { $0 })
  }

  private let time: [UInt8] = [253, 4, 0x86]

  /// A session at 2026:04:01 14:00:24, and a record a minute later.
  private var activity: Bytes {
    let session = definition(
      0, 18,
      [
        time, [3, 4, 0x85], [4, 4, 0x85], [7, 4, 0x86], [5, 1, 0], [16, 1, 2], [17, 1, 2],
        [110, 8, 7], [200, 2, 0x84], [114, 4, 2],
      ])
    let first = Bytes().raw([0]).little(1_143_986_424, 390_517_150, -1_397_703_817, size: 4)
      .little(3_564_089, size: 4).raw([16, 87, 255]).text("Birding", 8).raw([1, 2, 1, 2, 255, 4])
    // The higher bytes first.
    let record = Bytes().raw([0x41, 0, 1]).big(20, size: 2).raw([4]).raw(time)
      .raw([2, 2, 0x84, 6, 2, 0x84, 13, 1, 1])
    let second = Bytes().raw([1]).big(1_143_986_484, size: 4).big(2819, 903, size: 2).raw([0xfb])
    let later = Bytes().raw([1]).big(1_143_986_485, size: 4).big(2820, 904, size: 2).raw([0xfa])
    return session.raw(first.bytes).raw(record.bytes).raw(second.bytes).raw(later.bytes)
  }

  @Test func tellsOfTheFirstMessages() throws {
    let metadata = try Metadata(file(activity).bytes)
    #expect(metadata.format.name == "FIT")
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["File:ProtocolVersion"]?.description == "16")
    #expect(metadata["Session:TimeStamp"]?.description == "2026:04:01 14:00:24+00:00")
    #expect(metadata["Session:GPSLatitude"]?.description == #"32 deg 43' 57.97" N"#)
    #expect(metadata["Session:GPSLatitude"]?.numericDescription.hasPrefix("32.7327") == true)
    #expect(metadata["Session:GPSLongitude"]?.description == #"117 deg 9' 15.05" W"#)
    #expect(metadata.pair("Session:TotalElapsedTime") == ["3564.089 s", "3564.089"])
    #expect(metadata.pair("Session:Sport") == ["Mountaineering", "16"])
    #expect(metadata.pair("Session:AvgHeartRate") == ["87 bpm", "87"])
    #expect(metadata["Session:SportProfileName"]?.description == "Birding")
    // The greatest number says that there is none; nobody knows field 200.
    #expect(metadata["Session:MaxHeartRate"] == nil)
    #expect(metadata.tags.allSatisfy { $0.isKnown })
    #expect(metadata.pair("Record:GPSAltitude") == ["63.8 m", "63.8"])
    #expect(metadata.pair("Record:GPSSpeed") == ["3.2508 km/h", "3.2508"])
    #expect(metadata.pair("Record:Temperature") == ["-5 C", "-5"])
    #expect(metadata.tags.count { $0.group == "Record" } == 4)
    #expect(metadata.composites.contains { $0.name == "GPSPosition" })
  }

  /// Kinds that are not told of tell when they were written, each new moment once.
  @Test func tellsTimesOfOthers() throws {
    let records = definition(0, 34, [time, [0, 4, 0x86]])
      .raw([0]).little(1_143_986_424, 5, size: 4)
      .raw(definition(1, 4711, [time]).bytes).raw([1]).little(1_143_986_424, size: 4)
      .raw(definition(2, 4712, [time]).bytes).raw([2]).little(1_143_986_425, size: 4)
      // Of 1143986425 the last five bits are 25: 3 is six seconds later.
      .raw(definition(3, 49, [[0, 2, 0x84]]).bytes).raw([0x80 | 3 << 5 | 31]).little(7, size: 2)
    let metadata = try Metadata(file(records).bytes)
    #expect(metadata["Activity:TimeStamp"]?.description == "2026:04:01 14:00:24+00:00")
    #expect(metadata["Unknown4711:TimeStamp"] == nil)
    #expect(metadata["Unknown4712:TimeStamp"]?.description == "2026:04:01 14:00:25+00:00")
    #expect(metadata["FileCreator:TimeStamp"]?.description == "2026:04:01 14:00:31+00:00")
    #expect(metadata.tags.count { $0.name == "TimeStamp" } == 3)
  }

  /// exiftool says of a velocity how many texts it made of it.
  @Test func tellsVelocities() throws {
    let records = definition(0, 160, [time, [7, 6, 0x83]])
      .raw([0]).little(1_143_986_424, size: 4).little(150, -25, 0, size: 2)
    let metadata = try Metadata(file(records).bytes)
    #expect(metadata["GPS:Velocity"]?.description == "1.5 -0.25 0")
  }

  /// What programs of others add has lengths, and no meaning without their own messages.
  @Test func passesFieldsOfDevelopers() throws {
    let records = Bytes().raw([0x60, 0, 0]).little(20, size: 2).raw([
      1, 3, 1, 2, 2, 0, 4, 0, 1, 2, 0,
    ])
    .raw([0, 69, 1, 2, 3, 4, 5, 6]).raw([0, 70, 1, 2, 3, 4, 5, 6])
    let metadata = try Metadata(file(records).bytes)
    #expect(metadata["Record:HeartRate"]?.description == "69 bpm")
    #expect(metadata.warnings.isEmpty)
  }

  @Test func warnsOfWhatBreaksOff() throws {
    let whole = file(activity).bytes
    let metadata = try Metadata(Array(whole.dropLast(17)))
    #expect(metadata.warnings.map(\.code) == [.truncated, .truncated])
    #expect(metadata["Session:Sport"] != nil)
    let undefined = try Metadata(file(Bytes().raw([5])).bytes)
    #expect(undefined.warnings.map(\.code) == [.malformed])
    file(activity).readEveryTruncation()
  }

  /// A file may be of nothing but messages of one byte, or of fields that do not fit their types.
  @Test func hostileFilesAreBounded() throws {
    var options = ReadOptions()
    options.limits.units = 1000
    let tiny = file(
      definition(0, 20, []).raw([UInt8](repeating: 0, count: 5000)))
    #expect(try Metadata(tiny.bytes, options: options).warnings.map(\.code) == [.limitExceeded])
    let odd = file(
      definition(0, 20, [[3, 3, 0x84], [4, 0, 2], [5, 1, 0x99]]).raw([0, 1, 2, 3, 4]))
    let metadata = try Metadata(odd.bytes)
    #expect(metadata.warnings.map(\.code) == [.unsupported, .malformed])
    #expect(!metadata.tags.contains { $0.group == "Record" })
  }

  /// A time of 64 bits is followed by one whose last bits alone are there.
  @Test func timesBeyondAllNumbersAreBounded() {
    let records: [UInt8] =
      [0x40, 0, 0, 0, 0, 1, 0xfd, 8, 0x8f, 0] + [UInt8](repeating: 0xff, count: 7) + [0x7f, 0x81]
    _ = try? Metadata(file(Bytes().raw(records)).bytes)
  }
}
