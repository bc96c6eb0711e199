/// A heap of Canon's raw files: values, and behind them a directory of these (Canon, *CIFF
/// Specification on Image Data File* 1.0 revision 4 §3).
struct CIFFHeap {
  private(set) var entries: [CIFFEntry] = []

  /// Reads the directory of a heap.
  ///
  /// - Parameter bad: told of each entry that makes no sense; the others are kept.
  init(_ heap: Region, _ order: ByteOrder, bad: (MetadataError) -> Void) throws(MetadataError) {
    let directory = try heap.uint32(at: heap.count - 4, order)
    let stated = try heap.uint16(at: directory, order)
    let first = directory + 2
    let count = min(stated, (heap.count - first) / 10)
    if count < stated {
      bad(
        MetadataError(
          .truncated, "a heap's directory of \(stated) entries has room for \(count)",
          at: heap.start + directory))
    }
    let bytes = try heap.slice(at: first, count: count * 10)
    entries.reserveCapacity(count)
    for index in 0..<count {
      let tag = try bytes.uint16(at: index * 10, order)
      guard tag & 0x8000 == 0 else {
        bad(
          MetadataError(
            .malformed, "entry \(index) of a heap has a reserved bit set",
            at: bytes.offset + index * 10))
        break
      }
      let isInline = tag & 0x4000 != 0
      let value: Region
      if isInline {
        value = heap.clamped(at: first + index * 10 + 2, count: 8)
      } else {
        let size = try bytes.uint32(at: index * 10 + 2, order)
        let position = try bytes.uint32(at: index * 10 + 6, order)
        value = heap.clamped(at: position, count: size)
        if value.count < size {
          bad(
            MetadataError(
              .truncated, "entry \(index) of a heap reaches past its end",
              at: bytes.offset + index * 10))
        }
      }
      entries.append(CIFFEntry(tag: tag & 0x3fff, isInline: isInline, value: value))
    }
  }

  /// The first value of a tag.
  func entry(_ tag: Int) -> CIFFEntry? {
    entries.first { $0.tag == tag }
  }
}

/// One value of a heap.
struct CIFFEntry {
  /// Its number, the bits of the type among it.
  let tag: Int
  /// Whether the value stands in the directory itself, in eight bytes.
  let isInline: Bool
  let value: Region

  /// Whether it is a heap within the heap.
  var isHeap: Bool { !isInline && (tag & 0x3800 == 0x2800 || tag & 0x3800 == 0x3000) }

  /// What the type says that the value is.
  var format: TagFormat {
    switch tag & 0x3800 {
    case 0x0000: .byte
    case 0x0800: .ascii
    case 0x1000: .short
    case 0x1800: .long
    default: .undefined
    }
  }
}
