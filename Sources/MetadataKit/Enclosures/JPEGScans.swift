/// Takes what is coded of the picture out of a JPEG while it is inflated, as ``PNGPixels`` does of a PNG: what stands
/// before and behind it is found in fewer bytes.
struct JPEGScans {
  private static let signature: [UInt8] = [0xff, 0xd8, 0xff]

  /// How many bytes were looked at and kept.
  private var kept = 0
  /// How many of the next ones are kept as they are.
  private var keeping = 0
  private var isInScan = false
  /// Whether the picture has ended: what stands behind it is kept.
  private var isBehind = false

  /// Drops what has come of the scans since the last time; of what is no JPEG nothing.
  mutating func drop(from bytes: inout [UInt8]) {
    if kept == 0 {
      guard bytes.starts(with: Self.signature) else { return }
      kept = 2
    }
    var (source, target) = (kept, kept)
    while source < bytes.count {
      let left = bytes.count - source
      if isBehind { keeping = left }
      if keeping > 0 {
        let count = min(keeping, left)
        if target < source {
          for index in 0..<count { bytes[target + index] = bytes[source + index] }
        }
        (source, target, keeping) = (source + count, target + count, keeping - count)
      } else if isInScan {
        guard let mark = bytes.span.firstIndex(of: 0xff, from: source) else {
          source = bytes.count
          break
        }
        source = mark
        guard mark + 1 < bytes.count else { break }
        switch bytes[mark + 1] {
        // A byte FF of the scan, and a mark to start anew (ITU-T T.81 §B.1.1.5, §B.2.1).
        case 0, 0xd0...0xd7: source += 2
        case 0xff: source += 1
        default: isInScan = false
        }
      } else if left >= 4 {
        segmentStarts(bytes, source)
      } else {
        break
      }
    }
    kept = target
    bytes.removeSubrange(target..<source)
  }

  /// Decides how much is kept of what starts with a marker, of which four bytes are there (§B.1.1.3).
  private mutating func segmentStarts(_ bytes: [UInt8], _ start: Int) {
    switch (bytes[start], bytes[start + 1]) {
    case (0xff, 0xff): keeping = 1
    case (0xff, 0x01), (0xff, 0xd0...0xd8): keeping = 2
    case (0xff, 0xd9), (0...0xfe, _): isBehind = true
    case (_, let code):
      keeping = 2 + max(2, Int(bytes[start + 2]) << 8 | Int(bytes[start + 3]))
      isInScan = code == 0xda
    }
  }
}
