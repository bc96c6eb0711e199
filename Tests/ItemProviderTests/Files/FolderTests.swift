import Foundation
import ItemProvider
import Testing
import UniformTypes

struct FolderTests {
  /// A Live Photo's folder: a picture, a movie, a folder in it, and a link that leads out of it.
  func bundle(in folder: TestFolder, name: String = "IMG_1.pvt") throws -> URL {
    let bundle = folder.url.appending(path: name)
    let inner = bundle.appending(path: "inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("still".utf8).write(to: bundle.appending(path: "IMG_1.HEIC"))
    try Data(repeating: 7, count: 200_000).write(to: bundle.appending(path: "IMG_1.MOV"))
    try Data().write(to: inner.appending(path: "é.plist"))
    try FileManager.default.createSymbolicLink(
      atPath: bundle.appending(path: "link").path, withDestinationPath: "/etc/passwd")
    return bundle
  }

  func provider(_ url: URL, openInPlace: Bool = false) -> ItemProvider {
    ItemProvider(contentsOf: url, contentType: .folder, openInPlace: openInPlace)
  }

  @Test func asAFileItIsACopyOfTheFolder() async throws {
    let folder = try TestFolder()
    let provider = provider(try bundle(in: folder))
    var copy = URL(filePath: "/")
    try await provider.withFileRepresentation(for: .folder) { (url) async throws in
      copy = url
      #expect(url.lastPathComponent == "IMG_1.pvt")
      let files = FileManager.default
      #expect(
        try files.contentsOfDirectory(atPath: url.path).sorted()
          == ["IMG_1.HEIC", "IMG_1.MOV", "inner", "link"])
      #expect(try Data(contentsOf: url.appending(path: "IMG_1.MOV")).count == 200_000)
      #expect(files.fileExists(atPath: url.appending(path: "inner/é.plist").path))
      let link = url.appending(path: "link").path
      #expect(try files.destinationOfSymbolicLink(atPath: link) == "/etc/passwd")
      #expect(try mode(of: url) == 0o700)
      #expect(try mode(of: url.appending(path: "IMG_1.HEIC")) == 0o600)
    }
    #expect(!exists(copy) && !exists(copy.deletingLastPathComponent()))
    #expect(FileManager.default.fileExists(atPath: "/etc/passwd"))
  }

  func mode(of url: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
  }

  @Test func inPlaceItIsTheFolder() async throws {
    let folder = try TestFolder()
    let url = try bundle(in: folder)
    try await provider(url, openInPlace: true)
      .withInPlaceFileRepresentation(for: .folder) { original, isInPlace in
        #expect(isInPlace && original.path == url.path)
      }
  }

  @Test func aFolderThatAHandlerProvides() async throws {
    let folder = try TestFolder()
    let url = try bundle(in: folder)
    let provider = ItemProvider()
    provider.registerFileRepresentation(for: .folder) { completion in
      completion(url, false, nil)
      try? FileManager.default.removeItem(at: url)
      return nil
    }
    try await provider.withFileRepresentation(for: .folder) { copy in
      #expect(exists(copy.appending(path: "IMG_1.HEIC")))
    }
  }

  @Test func asDataItIsAnArchiveWhoseTopEntryIsTheFolder() async throws {
    let folder = try TestFolder()
    let data = try await provider(try bundle(in: folder)).loadDataRepresentation(for: .folder)
    #expect(TypeIdentifier(content: [UInt8](data).span) == .zip)
    #expect(data.count < 10_000)
    #expect(data.dropFirst(30).starts(with: Data("IMG_1.pvt/".utf8)))
  }

  // Somebody else's reader is the judge of the archive.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")))
  func anotherReaderReadsTheArchive() async throws {
    let folder = try TestFolder()
    let data = try await provider(try bundle(in: folder)).loadDataRepresentation(for: .folder)
    let archive = try folder.file("a.zip", data)
    let script = """
      import sys, zipfile
      archive = zipfile.ZipFile(sys.argv[1])
      assert archive.testzip() is None
      for entry in archive.infolist():
          print(entry.filename, entry.file_size, oct(entry.external_attr >> 16))
      """
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments = ["-X", "utf8", "-c", script, archive.path]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(
      text.split(separator: "\n") == [
        "IMG_1.pvt/ 0 0o40700", "IMG_1.pvt/IMG_1.HEIC 5 0o100600",
        "IMG_1.pvt/IMG_1.MOV 200000 0o100600", "IMG_1.pvt/inner/ 0 0o40700",
        "IMG_1.pvt/inner/é.plist 0 0o100600", "IMG_1.pvt/link 11 0o120700",
      ])
  }

  @Test func progressCountsTheBytesOfItsFiles() async throws {
    let folder = try TestFolder()
    let calls = Calls<Bool>()
    let progress = provider(try bundle(in: folder))
      .loadFileRepresentation(for: .folder) { url, _ in calls.add(url != nil) }
    #expect(try await calls.first())
    #expect(progress.totalUnitCount == 200_005 && progress.completedUnitCount == 200_005)
  }

  @Test func aPipeInAFolderIsAnError() async throws {
    let folder = try TestFolder()
    let url = try bundle(in: folder, name: "special.pvt")
    try #require(mkfifo(url.appending(path: "pipe").path, 0o600) == 0)
    for asData in [true, false] {
      let error = await #expect(throws: ItemProviderError.self) {
        if asData {
          _ = try await provider(url).loadDataRepresentation(for: .folder)
        } else {
          try await provider(url).withFileRepresentation(for: .folder) { _ in }
        }
      }
      #expect(error?.reason?.hasSuffix("pipe could not be read: it is no regular file") == true)
    }
    #expect(try leftovers(named: "special.pvt").isEmpty)
  }

  @Test func foldersWithoutEnd() async throws {
    let folder = try TestFolder()
    let deep = folder.url.path + "/deep" + String(repeating: "/d", count: 150)
    try FileManager.default.createDirectory(atPath: deep, withIntermediateDirectories: true)
    let error = await #expect(throws: ItemProviderError.self) {
      try await provider(folder.url.appending(path: "deep")).loadDataRepresentation(for: .folder)
    }
    #expect(error?.reason?.hasSuffix("it holds folders within folders without end") == true)
  }
}
