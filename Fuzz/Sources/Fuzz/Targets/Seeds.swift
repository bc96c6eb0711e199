import Foundation
import MetadataKit

/// Makes a target's first corpus of files.
enum Seeds {
  /// Writes the seeds of a target into a folder: `TARGET INTO FOLDER…`.
  static func write(_ arguments: [String]) -> CInt {
    guard arguments.count > 2, let target = Target.all.first(where: { $0.name == arguments[0] })
    else { return 2 }
    var count = 0
    for folder in arguments.dropFirst(2) {
      let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
      for name in (names ?? []).sorted() {
        guard let data = try? Data(contentsOf: URL(filePath: folder + "/" + name)) else { continue }
        let bytes = [UInt8](data)
        for seed in target.seeds.seeds(of: bytes, name: name)
        where !seed.isEmpty && seed.count <= target.longest {
          let path = arguments[1] + "/seed-\(count)"
          do {
            try Data(seed).write(to: URL(filePath: path))
          } catch {
            print("\(path): \(error)")
            return 1
          }
          count += 1
        }
      }
    }
    print(count)
    return 0
  }

  /// Writes the whole file that an input of a target stands for: `TARGET INPUT FILE`.
  static func wrap(_ arguments: [String]) -> CInt {
    guard arguments.count == 3, let target = Target.all.first(where: { $0.name == arguments[0] })
    else { return 2 }
    do {
      let input = try Data(contentsOf: URL(filePath: arguments[1]))
      try Data(target.wrap([UInt8](input))).write(to: URL(filePath: arguments[2]))
      return 0
    } catch {
      print("\(error)")
      return 1
    }
  }
}

extension SeedRule {
  /// What of a file is a seed.
  func seeds(of file: [UInt8], name: String) -> [[UInt8]] {
    let suffix = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    switch self {
    case .all: return [file]
    case .files(let suffixes): return suffixes.contains(suffix) ? [file] : []
    case .blocks(let kind, let make):
      guard let metadata = try? Metadata(file) else { return [] }
      return metadata.blocks.compactMap { block in
        guard block.kind == kind, let range = block.range, range.upperBound <= file.count else {
          return nil
        }
        return make(Array(file[range]), metadata)
      }
    }
  }
}
