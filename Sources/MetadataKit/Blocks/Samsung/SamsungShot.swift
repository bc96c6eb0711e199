/// What the camera of Samsung's phones notes of photos with a blurred background.
enum SamsungShot {
  /// Tells of named values behind `DOFS`: a version, the length, how many; then for each the length
  /// of its name, the name, the length of the value, the value. Known of version 3.
  static func tell(_ block: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = try block.all(limit: found.limits.valueBytes)
    guard bytes.count >= 18, bytes.matches("DOFS"), try bytes.uint32(at: 4, .little) == 3,
      try bytes.uint32(at: 12, .little) == bytes.count
    else { return }
    var position = 18
    for _ in 0..<(try bytes.uint16(at: 16, .little)) {
      let name = try bytes.slice(at: position + 2, count: try bytes.uint8(at: position + 1))
      position += 2 + name.count
      let length = try bytes.uint16(at: position, .little)
      let value = try bytes.slice(at: position + 2, count: length)
      position += 2 + length
      let tag = name.text.capitalized
      if length == 4 {
        found.add(.samsungShot, tag, try value.uint32(at: 0, .little))
      } else {
        found.add(.samsungShot, tag, bytes: value, isInFile: block.isInFile)
      }
    }
  }

  /// Tells the size of a map of depths that two lenses took: it stands behind a mark, at places
  /// that differ from one model to the next.
  static func tellDepthMap(_ block: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = try block.head(count: 104)
    guard bytes.count >= 96 else { return }
    for place in 32...92
    where bytes.matches("\0", at: place + 1) && bytes[place + 2] == 0xff
      && bytes[place + 3] == 0xff && (1...9).contains(bytes[place] ?? 0)
    {
      guard place % 4 == 0 else { return }
      return found.add(
        .samsungDepthMap, fieldsOf: bytes.suffix(from: place + 4), .little,
        isInFile: block.isInFile)
    }
  }
}
