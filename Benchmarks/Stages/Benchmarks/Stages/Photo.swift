import Foundation
import MetadataKit

/// The photo that the stages work on, and what each of them is given: a fixture as from a camera,
/// with EXIF, XMP, ICC and IPTC.
struct Photo: Sendable {
  let path: String
  let bytes: [UInt8]
  let metadata: Metadata

  /// - Parameter name: a file of `Fixtures`.
  init(_ name: String) throws {
    var folder = URL(filePath: #filePath)
    for _ in 1...5 { folder.deleteLastPathComponent() }
    path = folder.appending(path: "Fixtures/\(name)").path
    bytes = Array(try Data(contentsOf: URL(filePath: path)))
    metadata = try Metadata(bytes, name: path)
  }

  /// The bytes of the photo's first block of a kind.
  func block(_ kind: BlockKind) -> [UInt8] {
    guard let range = metadata.blocks.first(where: { $0.kind == kind })?.range else {
      fatalError("\(path) has no \(kind) that stands in it as it is")
    }
    return Array(bytes[range])
  }

  /// Tags of one block, decoded without the rest of the photo.
  func decode(_ kind: BlockKind, _ block: [UInt8]) throws -> Int {
    var found = MetadataBuilder(format: metadata.format, options: ReadOptions())
    guard let decoder = BlockDecoder.decoder(of: kind, .native) else {
      fatalError("\(kind) has no decoder")
    }
    try decoder.decode(Region(inMemory: block), &found)
    return found.tagCount
  }
}
