import Foundation

/// A movie of 4 GiB: a file with a hole, and the same bytes without a file.
struct HugeMovie {
  static let hole = 4 << 30

  /// What stands before the media data, and what stands behind it.
  let start: [UInt8]
  let end: [UInt8]

  /// Puts the media data between the boxes of a small movie.
  init() throws {
    let movie = try Fixture.bytes("plain.mp4")
    var boxes: [String: [UInt8]] = [:]
    var position = 0
    while position + 8 <= movie.count {
      let size = movie[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard size >= 8, position + size <= movie.count else { break }
      let name = String(decoding: movie[(position + 4)..<(position + 8)], as: UTF8.self)
      boxes[name] = Array(movie[position..<(position + size)])
      position += size
    }
    let size = Self.hole + 16
    let large = (0..<8).reversed().map { UInt8(truncatingIfNeeded: size >> ($0 * 8)) }
    start = (boxes["ftyp"] ?? []) + [0, 0, 0, 1] + Array("mdat".utf8) + large
    end = boxes["moov"] ?? []
  }

  var count: Int { start.count + Self.hole + end.count }

  /// A file that takes a few kilobytes of the disk.
  func write(to url: URL) throws {
    try Data(start).write(to: url)
    let file = try FileHandle(forWritingTo: url)
    try file.truncate(atOffset: UInt64(start.count + Self.hole))
    try file.seekToEnd()
    try file.write(contentsOf: end)
    try file.close()
  }

  /// The bytes of a range.
  func bytes(in range: Range<Int>) -> Data {
    Data(
      range.map { position in
        if position < start.count { return start[position] }
        let rest = position - start.count - Self.hole
        return rest < 0 ? 0 : end[rest]
      })
  }
}

/// How much more memory this process has had at once since a moment, in bytes.
struct PeakMemory {
  private let before: Int

  init() {
    // Source: proc(5), clear_refs: 5 forgets the largest so far.
    if let file = FileHandle(forWritingAtPath: "/proc/self/clear_refs") {
      try? file.write(contentsOf: Data("5".utf8))
    }
    before = Self.kilobytes("VmRSS:")
  }

  var growth: Int { (Self.kilobytes("VmHWM:") - before) * 1024 }

  private static func kilobytes(_ key: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix(key) }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }
}
