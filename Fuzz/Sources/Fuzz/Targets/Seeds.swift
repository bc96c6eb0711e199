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
        let url = URL(filePath: folder + "/" + name)
        guard (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true else {
          continue
        }
        let file: [UInt8]
        do {
          file = [UInt8](try Data(contentsOf: url))
        } catch {
          tell("\(url.path): \(error)")
          continue
        }
        for seed in target.seeds.seeds(of: file, name: name)
        where !seed.isEmpty && seed.count <= target.longest {
          let path = arguments[1] + "/seed-\(count)"
          do {
            try Data(seed).write(to: URL(filePath: path))
          } catch {
            tell("\(path): \(error)")
            return 1
          }
          count += 1
        }
      }
    }
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
      tell("\(error)")
      return 1
    }
  }

  private static func tell(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}

extension SeedRule {
  /// What of a file is a seed.
  func seeds(of file: [UInt8], name: String) -> [[UInt8]] {
    let suffix = name.split(separator: ".").last.map { $0.lowercased() } ?? ""
    switch self {
    case .all: return ["json", "md"].contains(suffix) ? [] : [file]
    case .files(let suffixes): return suffixes.contains(suffix) ? [file] : []
    case .parts(let make): return make(file)
    case .made(let seeds): return seeds
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
