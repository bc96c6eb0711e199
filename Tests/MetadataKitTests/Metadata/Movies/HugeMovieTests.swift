import Foundation
import ItemProvider
import MetadataKit
import Synchronization
import Testing
import UniformTypes

struct HugeMovieTests {
  @Test func fromAfarAFewRangesAreEnough() async throws {
    let movie = try HugeMovie()
    let ranges = Mutex<[Range<Int>]>([])
    let reader = RangedReader(count: movie.count) { range in
      ranges.withLock { $0.append(range) }
      return movie.bytes(in: range)
    }
    let metadata = try await ItemProvider(reader: reader, type: .movie).metadata()
    let small = try Fixture.metadata("plain.mp4")
    #expect(metadata.facts.pixelWidth == small.facts.pixelWidth)
    #expect(metadata.facts.duration == small.facts.duration)
    #expect(metadata.facts.pixelWidth != nil && metadata.fileSize == movie.count)
    let all = ranges.withLock { $0 }
    #expect(all.count <= 4)
    #expect(all.map(\.count).reduce(0, +) <= 256 << 10)
  }

  #if os(Linux)
    // In a process of its own, whose memory is ours; a sanitizer holds back what is freed.
    @Test func aFileIsReadInPlaceAndCopiedWithLittleMemory() async throws {
      await #expect(processExitsWith: .success) {
        let most =
          ProcessInfo.processInfo.environment["EXIFDUMP_SANITIZER"] == nil ? 32 << 20 : Int.max
        let folder = FileManager.default.temporaryDirectory
          .appending(path: "HugeMovieTests.\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let url = folder.appending(path: "huge.mov")
        let movie = try HugeMovie()
        try movie.write(to: url)
        let provider = ItemProvider(path: FilePath(url.path))

        let reading = PeakMemory()
        let metadata = try await provider.metadata()
        #expect(metadata.facts.pixelWidth != nil && metadata.fileSize > HugeMovie.hole)
        #expect(metadata.statistics.bytesRead <= 256 << 10)
        #expect(metadata.statistics.reads <= 8)
        #expect(reading.growth < most)

        // Some of it is no hole, so that there is something to copy.
        let file = try FileHandle(forWritingTo: url)
        try file.seek(toOffset: 1 << 30)
        for _ in 0..<64 { try file.write(contentsOf: Data(repeating: 7, count: 1 << 20)) }
        try file.close()
        let copying = PeakMemory()
        let size = Mutex(0)
        let progress = provider.loadFileRepresentation(for: .movie) { url, _ in
          let attributes = url.flatMap {
            try? FileManager.default.attributesOfItem(atPath: $0.path)
          }
          size.withLock { $0 = attributes?[.size] as? Int ?? -1 }
        }
        var last = 0.0
        for await fraction in progress.fractions {
          #expect(fraction >= last)
          last = fraction
        }
        while size.withLock({ $0 }) == 0 { try await Task.sleep(for: .milliseconds(1)) }
        #expect(size.withLock { $0 } == movie.count)
        #expect(progress.totalUnitCount == Int64(movie.count) && last == 1)
        #expect(copying.growth < most)
      }
    }
  #endif
}
