import Foundation
import MetadataKit
import UniformTypes

/// Prints a line for each picture of a folder: what an upload service or a gallery needs to know.
@main
struct Gallery {
  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: Gallery FOLDER")
      exit(2)
    }
    let folder = CommandLine.arguments[1]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let path = folder + "/" + name
      guard let metadata = try? Metadata(contentsOf: path),
        let type = metadata.format.type, type.conforms(to: .image)
      else { continue }
      let facts = metadata.facts
      let size = "\(facts.displayWidth ?? 0)×\(facts.displayHeight ?? 0)"
      let camera = metadata["IFD0:Model"]?.description ?? "unknown camera"
      print("\(name): \(metadata.format.name), \(size), \(camera)")
    }
  }
}
