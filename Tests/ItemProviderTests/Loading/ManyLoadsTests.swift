import Foundation
import ItemProvider
import Testing
import UniformTypes

#if os(Linux)
  struct ManyLoadsTests {
    // In a process of its own, where every descriptor and temporary file is ours.
    @Test func tenThousandLoadsAtOnce() async throws {
      await #expect(processExitsWith: .success) {
        let count = 10_000
        let folder = try TestFolder()
        let temporary = folder.url.appending(path: "temporary")
        try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: false)
        setenv("TMPDIR", temporary.path, 1)
        let loads = try Loads(in: folder)
        // What the libraries keep open for themselves is open after the first loads.
        _ = await loads.run(100)
        let before = try openFiles()
        let (parent, answers) = await loads.run(count)
        #expect(answers.sorted().elementsEqual(0..<count))
        #expect(loads.wrong.all.isEmpty)
        #expect(parent.completedUnitCount == Int64(count) && parent.currentFraction == 1)
        #expect(await becomesTrue { (try? openFiles().count) ?? .max <= before.count })
        #expect(
          await becomesTrue {
            (try? FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty) == true
          })
      }
    }
  }

  /// Loads of every kind from every kind of source, all of the same bytes; every tenth is cancelled.
  struct Loads {
    let bytes = Data((0..<20_000).map { UInt8(truncatingIfNeeded: $0) })
    let providers: [ItemProvider]
    let wrong = Calls<String>()

    init(in folder: TestFolder) throws {
      let file = try folder.file("a.jpg", bytes)
      let (asFile, asData) = (ItemProvider(), ItemProvider())
      asFile.registerFileRepresentation(for: .jpeg) { completion in
        DispatchQueue.global().async { completion(file, false, nil) }
        return Progress(totalUnitCount: 10)
      }
      let bytes = bytes
      asData.registerDataRepresentation(for: .jpeg) { completion in
        let progress = LoadProgress(totalUnitCount: 10)
        DispatchQueue.global().async {
          progress.completedUnitCount += 10
          completion(bytes, nil)
        }
        return progress
      }
      let reader = RangedReader(
        count: bytes.count,
        fetching: { range in
          await Task.yield()
          return bytes.subdata(in: range)
        })
      providers = [
        ItemProvider(path: FilePath(file.path)), ItemProvider(data: bytes, type: .jpeg),
        asFile, asData, ItemProvider(reader: reader, type: .jpeg),
      ]
    }

    /// Starts loads, waits until every one is answered, and says which were, in their order.
    func run(_ count: Int) async -> (parent: LoadProgress, answers: [Int]) {
      let answers = Calls<Int>()
      let parent = LoadProgress(totalUnitCount: Int64(count))
      for number in 0..<count {
        let provider = providers[number % providers.count]
        let isCancelled = number % 10 == 3
        let progress =
          number % 2 == 0
          ? provider.loadFileRepresentation(for: .image) { url, error in
            answer(answers, number, url.flatMap { try? Data(contentsOf: $0) }, error, isCancelled)
          }
          : provider.loadDataRepresentation(for: .image) { data, error in
            answer(answers, number, data, error, isCancelled)
          }
        parent.addChild(progress, withPendingUnitCount: 1)
        if isCancelled { progress.cancel() }
      }
      try? await wait { answers.count >= count }
      return (parent, answers.all)
    }

    private func answer(
      _ answers: Calls<Int>, _ number: Int, _ data: Data?, _ error: (any Error)?,
      _ isCancelled: Bool
    ) {
      let isRight = data == bytes && error == nil
      let wasCancelled = data == nil && cocoaCode(error) == .userCancelled
      if !(isRight || isCancelled && wasCancelled) {
        wrong.add("\(number): \(data?.count ?? -1) bytes, \(error.map { "\($0)" } ?? "-")")
      }
      answers.add(number)
    }
  }

  /// What the descriptors of this process lead to, but for timers and the like, which come and go.
  func openFiles() throws -> [String] {
    let all = "/proc/self/fd"
    return try FileManager.default.contentsOfDirectory(atPath: all)
      .compactMap { try? FileManager.default.destinationOfSymbolicLink(atPath: "\(all)/\($0)") }
      .filter { !$0.hasPrefix("anon_inode:") }
  }
#endif
