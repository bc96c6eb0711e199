import Foundation
import ItemProvider
import Testing
import UniformTypes

struct ItemProviderStreamsTests {
  @Test func aPipeIsReadOnceAndLoadedOften() async throws {
    let pipe = Pipe()
    let bytes = Data((0..<300_000).map { UInt8(truncatingIfNeeded: $0) })
    let provider = ItemProvider(
      descriptor: pipe.fileHandleForReading.fileDescriptor, contentType: .jpeg,
      suggestedName: "piped")
    let end = pipe.fileHandleForWriting
    Thread.detachNewThread {
      for start in stride(from: 0, to: bytes.count, by: 7_000) {
        end.write(bytes[start..<min(start + 7_000, bytes.count)])
      }
      try? end.close()
    }
    async let first = provider.loadDataRepresentation(for: .image)
    async let second = provider.loadDataRepresentation(for: .jpeg)
    #expect(try await [first, second] == [bytes, bytes])
    try await provider.withFileRepresentation(for: .jpeg) { (url) async throws in
      #expect(url.lastPathComponent == "piped.jpeg")
      #expect(try Data(contentsOf: url) == bytes)
    }
    _ = pipe
  }

  @Test func waitingForAPipeCanBeCancelled() async throws {
    let pipe = Pipe()
    let provider = ItemProvider(descriptor: pipe.fileHandleForReading.fileDescriptor)
    let errors = Calls<(any Error)?>()
    let progress = provider.loadDataRepresentation(for: .data) { errors.add($1) }
    progress.cancel()
    #expect(cocoaCode(try await errors.first()) == .userCancelled)
    pipe.fileHandleForWriting.write(Data("late".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(try await provider.loadDataRepresentation(for: .data) == Data("late".utf8))
    _ = pipe
  }

  @Test func aFileInPlaceOfThePipeIsUsedWhereItIs() async throws {
    let folder = try TestFolder()
    let url = try folder.file("a.jpg", Data("file".utf8))
    let handle = try FileHandle(forReadingFrom: url)
    let provider = ItemProvider(descriptor: handle.fileDescriptor, contentType: .jpeg)
    for _ in 0..<2 {
      #expect(try await provider.loadDataRepresentation(for: .jpeg) == Data("file".utf8))
    }
    #expect(try handle.offset() == 0)
    // What was read already is not part of the stream.
    try handle.seek(toOffset: 2)
    let rest = ItemProvider(descriptor: handle.fileDescriptor, contentType: .jpeg)
    #expect(try await rest.loadDataRepresentation(for: .jpeg) == Data("le".utf8))
  }

  @Test func aDescriptorThatIsNotOpen() async throws {
    let provider = ItemProvider(descriptor: 9_999, contentType: .jpeg)
    let error = await #expect(throws: ItemProviderError.self) {
      try await provider.loadDataRepresentation(for: .jpeg)
    }
    #expect(error?.reason == "/dev/fd/9999 could not be opened: Bad file descriptor")
  }

  @Test func standardInput() {
    let provider = ItemProvider.standardInput()
    #expect(provider.registeredTypeIdentifiers == ["public.data"])
    #expect(provider.suggestedName == "standard input")
  }
}
