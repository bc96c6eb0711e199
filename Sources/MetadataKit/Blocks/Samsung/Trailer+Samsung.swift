/// Samsung's blocks behind a photo, and in the `sefd` box of a HEIC: a directory (SEFH … SEFT) at
/// the end tells how far before it each block starts.
extension Trailer {
  static let samsung = Trailer {
    ends($0, "\0\0QDIOBS") || ends($0, "\0\0SEFT")
  } read: { (file, found) throws(MetadataError) in
    let tail = try file.slice(at: file.count - 6, count: 6)
    var end = file.count - (tail.matches("QDIOBS") ? 2 : 0)
    for _ in 0..<8 {
      guard end >= 8 else { return nil }
      let foot = try file.slice(at: end - 8, count: 8)
      let length = try foot.uint32(at: 0, .little)
      guard length >= 4, length < 0x10000, length + 8 < end else { return nil }
      let start = end - 8 - length
      guard foot.matches("SEFT", at: 4) else {
        end = start
        continue
      }
      let directory = try file.slice(at: start, count: length)
      guard directory.matches("SEFH") else { return nil }
      let entries = try SamsungBlock.list(directory)
      let first = entries.reduce(0) { max($0, $1.distance) }
      guard first <= start else { return nil }
      for entry in entries {
        do throws(MetadataError) {
          try entry.read(file, before: start, &found)
        } catch {
          found.warn(error)
          break
        }
      }
      if entries.contains(where: \.isDepthMap) { SamsungDepthMaps.tell(&found) }
      return start - first
    }
    return nil
  }
}

/// An entry of Samsung's directory: which block it is, and where it stands.
private struct SamsungBlock {
  let kind: UInt32
  /// How far before the directory it starts.
  let distance: Int
  let length: Int

  var isDepthMap: Bool { kind == 0x0ab1 || kind == 0x0b41 }

  /// The entries of a directory: two bytes, a number, a distance and a length each.
  static func list(_ directory: ByteSlice) throws(MetadataError) -> [SamsungBlock] {
    let stated = try directory.uint32(at: 8, .little)
    var list: [SamsungBlock] = []
    for index in 0..<min(stated, max(0, directory.count - 12) / 12) {
      let entry = try directory.slice(at: 12 + index * 12, count: 12)
      list.append(
        SamsungBlock(
          kind: UInt32(try entry.uint16(at: 2, .little)),
          distance: try entry.uint32(at: 4, .little), length: try entry.uint32(at: 8, .little)))
    }
    return list
  }

  /// Reads the block: four bytes as in the directory, the length of a name, the name, the content.
  func read(_ file: Region, before directory: Int, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    guard distance <= directory, length <= distance, length >= 8 else {
      throw MetadataError(
        .malformed, "a block of Samsung's that is not before its directory",
        at: file.start + directory)
    }
    let block = try file.region(at: directory - distance, count: length)
    let nameLength = try block.uint32(at: 4, .little)
    guard nameLength <= length - 8 else {
      throw MetadataError(
        .malformed, "a name in a block of Samsung's that is longer than the block",
        at: block.start)
    }
    let name = try block.slice(at: 8, count: min(nameLength, 256))
    if nameLength <= 256, TagTable.samsungTrailer.index(of: 0x10000 | kind) != nil {
      found.add(
        .samsungTrailer, 0x10000 | kind, .ascii, count: nameLength, .little, bytes: name)
    }
    let content = block.region(from: 8 + nameLength)
    switch kind {
    case 0x0ab3: return try SamsungShot.tellDepthMap(content, &found)
    case 0x0b40: return try SamsungShot.tell(content, &found)
    case 0x0d91: return try SamsungEdits.tell(content, &found)
    case 0x0ba1 where name.isAll("PhotoEditor_Re_Edit_Data"):
      return try SamsungEdits.tell(content, &found)
    case 0x0ba1 where !name.isAll("Original_Path_Hash_Key"): return
    default: break
    }
    guard TagTable.samsungTrailer.index(of: kind) != nil else { return }
    try read(content, named: name, file, &found)
  }

  private func read(
    _ content: Region, named name: ByteSlice, _ file: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var number = kind
    switch kind {
    case 0x0a30 where content.count == 12:
      // Only where it is: `mpv2`, then place in the file and length, in the other byte order.
      let bytes = try content.slice(at: 0, count: 12)
      found.add(
        .samsungTrailer, 0x20a30, .long, count: 2, .big, bytes: try bytes.slice(at: 4, count: 8))
      let movie = Region(file.reader).clamped(
        at: try bytes.uint32(at: 4, .big), count: try bytes.uint32(at: 8, .big))
      return found.companions.offer(movie: movie, source: "Samsung:EmbeddedVideoOffsetSize")
    case 0x0a30: found.companions.offer(movie: content, source: "Samsung:EmbeddedVideoFile")
    case 0x0001 where name.isAll("DualShot_2"): number = 0x20001
    case 0x0ab1:
      if !name.isAll("DualShot_DepthMap_1") { number = 0x20ab1 }
      found.companions.depthMaps.append(content)
    case 0x0b41: found.companions.depthMaps.append(content)
    case 0x0a01, 0x0a31, 0x0aa1, 0x0ba1, 0x0bf0, 0x0c51, 0x0e41:
      let bytes = try content.head(count: 256)
      return found.add(
        .samsungTrailer, kind, .ascii, count: bytes.count, .little, bytes: bytes,
        isInFile: content.isInFile)
    default: break
    }
    found.add(.samsungTrailer, number, .undefined, count: content.count, .little, left: content)
  }
}

extension ByteSlice {
  fileprivate func isAll(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && matches(text)
  }
}
