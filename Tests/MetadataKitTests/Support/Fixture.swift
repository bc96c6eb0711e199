import Foundation
import MetadataKit

/// The files of `Fixtures/`.
enum Fixture {
  /// The folder, found from where this file was compiled.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")

  static func path(_ name: String) -> String { folder.appending(path: name).path }

  static func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder.appending(path: name)))
  }

  static func metadata(_ name: String, _ options: ReadOptions = ReadOptions()) throws -> Metadata {
    try Metadata(contentsOf: path(name), options: options)
  }
}
