import UniformTypes

extension Wholeness {
  /// The places of all chunks stand between the headers and the first of them (*OpenEXR File Layout*); of
  /// one that was not written the place is 0.
  static let exr = Wholeness([.exr]) { (file) throws(MetadataError) in
    let all = Region(file)
    guard try all.head(count: 4).matches("\u{76}\u{2f}\u{31}\u{01}") else { return nil }
    let layout = try EXRLayout(all)
    return try end(of: file) { () throws(MetadataError) in try layout.hasEnd(all) }
  }
}

/// What the headers of an OpenEXR file say of its chunks.
private struct EXRLayout {
  private let start: Int
  /// Of each part.
  private var parts: [Part] = []
  private let hasParts: Bool

  private struct Part {
    var isTiled = false
    var isDeep = false
  }

  init(_ file: Region) throws(MetadataError) {
    let flags = try file.uint32(at: 4, .little)
    hasParts = flags & 0x1000 != 0
    var position = 8
    var units = UnitCounter(Limits())
    var isLast = false
    while !isLast {
      var part = Part(isTiled: flags & 0x200 != 0, isDeep: flags & 0x800 != 0)
      while let attribute = try EXRAttribute(file, &position) {
        try units.next(at: position)
        // Of one part, only those of deep tiles have to say it.
        if attribute.name == "type" {
          let type = try attribute.value.head(count: 16).text
          part = Part(isTiled: type.contains("tile"), isDeep: type.hasPrefix("deep"))
        }
      }
      parts.append(part)
      // Behind the last of several headers stands an empty one.
      isLast = hasParts ? try file.uint8(at: position) == 0 : true
    }
    start = position + (hasParts ? 1 : 0)
  }

  /// Whether all chunks are there, to the end of the last.
  func hasEnd(_ file: Region) throws(MetadataError) -> Bool {
    var position = start
    var first = Int.max
    var last = 0
    while position < first {
      let place = Int(clamping: try file.uint64(at: position, .little))
      guard place > start else { return false }
      (first, last) = (min(first, place), max(last, place))
      position += 8
    }
    guard last < file.count else { return false }
    let number = hasParts ? try file.uint32(at: last, .little) : 0
    guard parts.indices.contains(number) else {
      throw MetadataError(
        .malformed, "a chunk is of part \(number), which the header has not got", at: last)
    }
    // Four coordinates of a tile, or one of a line, stand before the length.
    let head = last + (hasParts ? 4 : 0) + (parts[number].isTiled ? 16 : 4)
    guard parts[number].isDeep else {
      let length = try file.uint32(at: head, .little)
      _ = try file.region(at: head + 4, count: length)
      return true
    }
    let table = Int(clamping: try file.uint64(at: head, .little))
    let samples = Int(clamping: try file.uint64(at: head + 8, .little))
    return table <= file.count && samples <= file.count - table
      && table + samples <= file.count - head - 24
  }
}
