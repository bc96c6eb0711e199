/// Takes the pixels out of a PNG while it is inflated: a program that leaves their compression to the archive has more of
/// them than need be kept to find what stands around them.
struct PNGPixels {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
  /// The chunks that have them (PNG 3 §11.2.3 and §11.3.6.3).
  private static let names = ["IDAT", "fdAT"]

  /// How many bytes were looked at and kept.
  private var kept = 0
  /// How many of the next ones are dropped, and how many behind these are kept as they are.
  private var (dropping, keeping) = (0, 0)
  private var hasPixels = false

  /// Drops what has come of the pixels since the last time; of what is no PNG nothing.
  mutating func drop(from bytes: inout [UInt8]) {
    if kept == 0 {
      guard bytes.starts(with: Self.signature) else { return }
      kept = Self.signature.count
    }
    var (source, target) = (kept, kept)
    while source < bytes.count {
      let left = bytes.count - source
      if dropping > 0 {
        let count = min(dropping, left)
        (source, dropping) = (source + count, dropping - count)
      } else if keeping > 0 {
        let count = min(keeping, left)
        if target < source {
          for index in 0..<count { bytes[target + index] = bytes[source + index] }
        }
        (source, target, keeping) = (source + count, target + count, keeping - count)
      } else if left >= 8 {
        chunkStarts(in: &bytes, &source, &target)
      } else {
        break
      }
    }
    kept = target
    bytes.removeSubrange(target..<source)
  }

  /// Decides what becomes of a chunk, of which the eight bytes before its data are there. The first one of pixels is
  /// kept without any, so that there is a picture still.
  private mutating func chunkStarts(
    in bytes: inout [UInt8], _ source: inout Int, _ target: inout Int
  ) {
    let length = bytes[source..<source + 4].reduce(0) { $0 << 8 | Int($1) }
    let name = bytes[source + 4..<source + 8]
    guard Self.names.contains(where: { name.elementsEqual($0.utf8) }) else {
      keeping = 12 + length
      return
    }
    if hasPixels {
      dropping = length + 4
    } else {
      hasPixels = true
      (dropping, keeping) = (length, 4)
      let head: [UInt8] = [0, 0, 0, 0] + name
      for (index, byte) in head.enumerated() { bytes[target + index] = byte }
      target += 8
    }
    source += 8
  }
}
