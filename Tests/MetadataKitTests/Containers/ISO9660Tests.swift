import Testing

@testable import MetadataKit

/// Images of disks, written byte by byte.
@Suite struct ISO9660Tests {
  private var file: Bytes {
    let date = Array("2016010810002600".utf8) + [8]
    let primary = Bytes("\u{1}CD001\u{1}").zeros(2041)
      .with(Array("LINUX".utf8) + [UInt8](repeating: 0x20, count: 27), at: 8)
      .with(Array("A Volume".utf8) + [UInt8](repeating: 0x20, count: 24), at: 40)
      .with([0, 0xea, 2, 0, 0, 2, 0xea, 0], at: 80).with([0, 8, 8, 0], at: 128)
      .with([116, 1, 8, 10, 0, 26, 0xfc], at: 174)
      .with(Array("A Publisher  ".utf8), at: 318).with(date, at: 813)
      .with(Array("0000000000000000\0".utf8), at: 830)
    let boot = Bytes("\0CD001\u{1}EL TORITO").zeros(2032)
    return Bytes().zeros(0x8000).raw(primary.bytes).raw(boot.bytes)
      .raw(Bytes("\u{2}CD001").zeros(2042).bytes)
      .raw([255]).text("CD001").zeros(2042)
  }

  @Test func tellsOfTheVolume() throws {
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "ISO")
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["ISO:System"]?.description == "LINUX")
    #expect(metadata["ISO:VolumeName"]?.description == "A Volume")
    #expect(metadata["ISO:VolumeBlockCount"]?.description == "190976")
    #expect(metadata["ISO:RootDirectoryCreateDate"]?.description == "2016:01:08 10:00:26-01:00")
    #expect(metadata["ISO:Publisher"]?.description == "A Publisher")
    #expect(metadata["ISO:VolumeCreateDate"]?.description == "2016:01:08 10:00:26.00+02:00")
    #expect(metadata["ISO:BootSystem"]?.description == "EL TORITO")
    // What is not filled is not told.
    #expect(metadata["ISO:VolumeModifyDate"] == nil && metadata["ISO:Software"] == nil)
    let size = metadata.composites.first { $0.name == "VolumeSize" }
    #expect(size?.description == "391 MB" && size?.numericDescription == "391118848")
  }

  @Test func readsWhatIsThere() throws {
    let whole = file.bytes
    let metadata = try Metadata(Array(whole.prefix(0x8000 + 2048 + 100)))
    #expect(metadata["ISO:VolumeName"] != nil)
    #expect(metadata.warnings.map(\.code) == [.truncated])
    for count in stride(from: 0x8000, to: whole.count, by: 97) {
      ContainerTests.exercise(Array(whole.prefix(count)))
    }
  }

  @Test func manyDescriptorsAreBounded() throws {
    let one = Bytes("\u{1}CD001\u{1}").zeros(2041).with(Array("X".utf8), at: 40).bytes
    var options = ReadOptions()
    options.limits.units = 20
    let file =
      [UInt8](repeating: 0, count: 0x8000) + Array(repeating: one, count: 100).flatMap { $0 }
    #expect(try Metadata(file, options: options).warnings.map(\.code) == [.limitExceeded])
  }
}
