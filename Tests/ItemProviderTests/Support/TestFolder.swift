import Foundation
import ItemProvider

/// A folder for the files of one test, removed with the object.
final class TestFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "ItemProviderTests.\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Makes a file and says where it is.
  func file(_ name: String, _ bytes: Data = Data("content".utf8)) throws -> URL {
    let file = url.appending(path: name)
    try bytes.write(to: file)
    return file
  }

  func path(_ name: String, _ bytes: Data = Data("content".utf8)) throws -> FilePath {
    FilePath(try file(name, bytes).path)
  }
}

func exists(_ url: URL) -> Bool {
  FileManager.default.fileExists(atPath: url.path)
}

/// Every copy in the temporary folders of this and other processes that has a name.
func leftovers(named name: String) throws -> [URL] {
  let folder = FileManager.default.temporaryDirectory
  return try FileManager.default.contentsOfDirectory(atPath: folder.path)
    .filter { $0.hasPrefix(".ItemProvider.") }
    .map { folder.appending(path: $0) }
    .flatMap { process in
      // It may be gone meanwhile.
      ((try? FileManager.default.contentsOfDirectory(atPath: process.path)) ?? [])
        .map { process.appending(path: $0).appending(path: name) }
    }
    .filter(exists)
}
