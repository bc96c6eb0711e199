import MetadataKit

/// The findings that were there before: only others fail a run.
///
/// A file of lines, sorted, each the fingerprint of a finding, `rule|path|tag`, so that a change of
/// it reads well in a review. Neither values nor places in files are part of it. A finding that
/// is there twice stands there twice. A file whose content cannot be read stands there as a finding
/// of the rule `unreadable`, whether that is in force or not.
struct Baseline {
  private static let head = "# exifdump baseline 1"
  private static let largest = 1 << 26

  private var remaining: [String: Int] = [:]

  /// Why a baseline cannot be read.
  struct Failure: Error {
    let message: String
  }

  init(_ path: [UInt8]) throws(Failure) {
    let bytes: [UInt8]?
    do throws(POSIX.Failure) {
      bytes = try POSIX.readFile(path, limit: Self.largest)
    } catch {
      throw Failure(
        message: error.isAbsence
          ? "\(error.message); --write-baseline makes it" : error.message)
    }
    guard let bytes else { throw Failure(message: "it is larger than \(Self.largest) bytes") }
    let lines = bytes.split(separator: 0x0a)
    guard let first = lines.first, first.elementsEqual(Self.head.utf8) else {
      throw Failure(message: "line 1, column 1: its first line is not '\(Self.head)'")
    }
    for (index, line) in lines.enumerated().dropFirst() {
      let parts = line.split(separator: 0x7c, omittingEmptySubsequences: false)
      guard (2...3).contains(parts.count), isUTF8(line) else {
        throw Failure(message: "line \(index + 1), column 1: it is no finding")
      }
      remaining[String(decoding: line, as: UTF8.self), default: 0] += 1
    }
  }

  /// Whether a finding is there; it is taken out.
  mutating func take(_ fingerprint: String) -> Bool {
    guard let count = remaining[fingerprint], count > 0 else { return false }
    remaining[fingerprint] = count - 1
    return true
  }

  /// How many of its findings were not found again, of files that were looked at or are gone.
  ///
  /// - Parameters:
  ///   - places: those files, as ``Finding/fingerprint`` has them.
  ///   - folder: where their paths start.
  func resolved(in places: Set<String>, below folder: [UInt8]) -> Int {
    var resolved = 0
    for (fingerprint, count) in remaining where count > 0 {
      let parts = fingerprint.split(separator: "|", omittingEmptySubsequences: false)
      guard parts.count > 1 else { continue }
      let path = PercentText.decoded(Array(parts[1].utf8)[...])
      let isLookedAt = places.contains(String(parts[1]))
      if isLookedAt
        || POSIX.kind(of: path.first == 0x2f ? path : folder + [0x2f] + path) == .unknown
      {
        resolved += count
      }
    }
    return resolved
  }

  /// What a baseline with these findings has in it.
  static func text(_ fingerprints: [String]) -> [UInt8] {
    Array(([head] + fingerprints.sorted()).joined(separator: "\n").utf8) + [0x0a]
  }
}
