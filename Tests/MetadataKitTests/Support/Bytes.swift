/// Builds files of numbers and texts, byte by byte.
struct Bytes {
  var bytes: [UInt8] = []

  init(_ text: String = "") { bytes = Array(text.utf8) }

  func text(_ text: String, _ count: Int? = nil) -> Bytes {
    let all = Array(text.utf8)
    return raw(all + [UInt8](repeating: 0, count: max(0, (count ?? all.count) - all.count)))
  }

  func little(_ values: Int..., size: Int) -> Bytes {
    raw(
      values.flatMap { value in
        (0..<size).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      })
  }

  func big(_ values: Int..., size: Int) -> Bytes {
    raw(
      values.flatMap { value in
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
      })
  }

  func zeros(_ count: Int) -> Bytes { raw([UInt8](repeating: 0, count: count)) }

  func raw(_ more: [UInt8]) -> Bytes {
    var copy = self
    copy.bytes += more
    return copy
  }

  /// The bytes with others in the place of those from `position` on.
  func with(_ more: [UInt8], at position: Int) -> Bytes {
    var copy = self
    copy.bytes.replaceSubrange(position..<(position + more.count), with: more)
    return copy
  }

  /// Reads every beginning of the bytes: each returns or throws.
  func readEveryTruncation() {
    for length in 0...bytes.count { ContainerTests.exercise(Array(bytes[..<length])) }
  }

  /// Reads every beginning of the bytes, and the bytes with each of them turned into another: each returns or throws.
  ///
  /// - Parameter step: looks at every so many alone, where all would take long.
  func readEveryTruncationAndLie(every step: Int = 1) {
    for place in stride(from: 0, to: bytes.count, by: step) {
      ContainerTests.exercise(Array(bytes[..<place]))
      var damaged = bytes
      damaged[place] ^= 0xff
      ContainerTests.exercise(damaged)
    }
  }
}
