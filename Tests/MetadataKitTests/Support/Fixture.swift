import Foundation
import MetadataKit

/// The files of `Fixtures/`.
enum Fixture {
  /// The folder, found from where this file was compiled.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  /// Every file of it that is one of the pictures and movies, not what is told or expected of them.
  static let names: [String] = {
    let files =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isRegularFileKey])) ?? []
    return files.filter {
      let isFile = (try? $0.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile
      return isFile == true && $0.pathExtension != "md" && !$0.lastPathComponent.hasPrefix(".")
    }.map(\.lastPathComponent).sorted()
  }()

  static func path(_ name: String) -> String { folder.appending(path: name).path }

  static func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder.appending(path: name)))
  }

  static func metadata(_ name: String, _ options: ReadOptions = ReadOptions()) throws -> Metadata {
    try Metadata(contentsOf: path(name), options: options)
  }
}
