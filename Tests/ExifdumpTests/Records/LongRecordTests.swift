import Foundation
import Testing

/// A small file whose fields share one value, so that its record is a hundred times as long: it is
/// printed a piece at a time, where it belongs.
@Suite struct LongRecordTests {
  /// As JSON, so many values of 360,000 bytes; twenty are enough to be long.
  private static func file(_ count: Int = 20) -> Data {
    // What every form tells of, and numbers that only ours have.
    let known = [
      0x10d, 0x10e, 0x10f, 0x110, 0x11d, 0x131, 0x13b, 0x13c, 0x14d, 0x151, 0x8298,
    ]
    let numbers = known + (0..<(count - known.count)).map { 0x9c10 + $0 }
    let value = [UInt8](repeating: 1, count: 60_000)
    var bytes = Data("II*\0".utf8)
    func add(_ numbers: [Int], size: Int) {
      for number in numbers {
        for place in 0..<size { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
      }
    }
    add([8], size: 4)
    add([count], size: 2)
    for number in numbers {
      add([number, 2], size: 2)
      add([value.count, 8 + 2 + 12 * count + 4], size: 4)
    }
    add([0], size: 4)
    return bytes + value
  }

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.add("a.jpg", fixture: "photo.jpg")
    try folder.add("b.tif", Self.file())
    try folder.add("c.jpg", fixture: "photo.jpg")
    return folder
  }

  /// 88 MB were needed before.
  @Test func isNeverInMemoryAsAWhole() throws {
    let folder = try TestFolder()
    try folder.add("b.tif", Self.file(60))
    let cost = try CommandCost("--ndjson", "b.tif", in: folder.url)
    #expect(cost.status == 0 && cost.output.count > 60 * 360_000)
    #expect(cost.memory < 64 << 20 || Sanitizer.isOn)
  }

  @Test(arguments: ["--ndjson", "--json", "--format exiftool", "--format xml", "--format text"])
  func standsBetweenItsNeighbours(_ options: String) throws {
    let folder = try folder()
    func print(_ names: String) throws -> Data {
      try Command.shell("$exifdump \(options) \(names)", in: folder.url).output
    }
    let all = try print("a.jpg b.tif c.jpg")
    let first = try print("a.jpg")
    let last = try print("c.jpg")
    let long = try print("b.tif")
    // Without what stands around records: brackets, commas, the elements of a document.
    #expect(all.starts(with: first.dropLast(20)))
    #expect(all.suffix(200) == last.suffix(200))
    #expect(all.range(of: long.dropFirst(100).prefix(100_000)) != nil)
    let frames = first.count + last.count + long.count - all.count
    #expect((-2...300).contains(frames))
  }

  @Test func isTheSameWithTwoThreadsAndWithACache() throws {
    let folder = try folder()
    let names = "a.jpg b.tif c.jpg a.jpg b.tif c.jpg"
    let one = try Command.shell("$exifdump --ndjson --jobs 1 \(names)", in: folder.url)
    let two = try Command.shell("$exifdump --ndjson --jobs 2 \(names)", in: folder.url)
    #expect(one.status == 0 && two.output == one.output)
    for _ in 0..<2 {
      let cached = try Command.shell("$exifdump --ndjson --cache cache \(names)", in: folder.url)
      #expect(cached.output == one.output)
    }
  }

  @Test(.enabled(if: FaultInjector.library != nil, FaultInjector.condition))
  func failsWhereAPieceCannotBeWritten() throws {
    let folder = try folder()
    let outcome = try FaultInjector.shell(
      "write/out/9/ENOSPC", "$faulty --json a.jpg b.tif c.jpg > out", in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors.hasPrefix("exifdump: cannot write: "))
  }
}
