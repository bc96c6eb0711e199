/// The directory of their own that Sony's raw files lead to: it leads to enciphered ones.
enum SonyRaw {
  /// Tells of the directory at a position of the file's structure.
  ///
  /// - Parameter pictureStart: where the picture is, which the DSLR-A100 says.
  static func tell(
    _ region: Region, at position: Int, _ order: ByteOrder, pictureStart: Int?,
    _ found: inout MetadataBuilder
  ) {
    if let pictureStart {
      // The DSLR-A100 has blocks of Minolta's there, up to the picture.
      guard position < pictureStart else { return }
      return MinoltaRawBlocks.tell(
        region.clamped(at: position, count: pictureStart - position), &found)
    }
    guard
      let directory = try? TIFFDirectory(
        region, at: position, TIFFHeader(order, firstDirectory: position), bad: { _ in }),
      directory.entry(0x7200) != nil
    else { return }
    let place = MakerNotePlace(
      region: region, position: position, order: order, note: region, camera: found.camera)
    MakerNoteTags("Sony", .sonySR2Private).tell(place, &found)
    SonyConverter.tell(from: directory, region, order, &found)
    if let entry = directory.entry(0x7250), entry.byteCount <= found.limits.valueBytes,
      let block = try? region.region(at: entry.position, count: entry.byteCount)
    {
      MinoltaRawBlocks.tell(block, &found)
    }
    guard let start = number(directory, 0x7200, region, order),
      let length = number(directory, 0x7201, region, order),
      let key = number(directory, 0x7221, region, order),
      length <= found.limits.valueBytes, (try? found.charge(length)) != nil,
      let bytes = try? region.slice(at: start, count: length)
    else { return }
    let plain = Region(inMemory: deciphered(bytes.bytes, UInt32(truncatingIfNeeded: key)))
    // What stands in it counts from the file's start.
    let tags = MakerNoteTags("Sony", .sonySR2SubIFD, shift: { _, _ in -start })
    var inner = MakerNotePlace(
      region: plain, position: 0, order: order, note: plain, camera: found.camera)
    tags.tell(inner, &found)
    for (index, position) in pointers(plain, order, start: start).enumerated() {
      inner.position = position
      inner.group = index == 0 ? "SR2DataIFD" : "SR2DataIFD\(index)"
      MakerNoteTags("Sony", .sonySR2DataIFD, shift: { _, _ in -start }).tell(inner, &found)
    }
  }

  /// The first number of an entry.
  private static func number(
    _ directory: TIFFDirectory, _ tag: Int, _ region: Region, _ order: ByteOrder
  ) -> Int? {
    guard let entry = directory.entry(tag), entry.byteCount >= 4 else { return nil }
    return try? region.uint32(at: entry.position, order)
  }

  /// Where directories of color modes are: up to twenty.
  private static func pointers(_ region: Region, _ order: ByteOrder, start: Int) -> [Int] {
    guard
      let directory = try? TIFFDirectory(
        region, at: 0, TIFFHeader(order, firstDirectory: 0), bad: { _ in }),
      let entry = directory.entry(0x74c0), entry.format.size == 4
    else { return [] }
    let place = entry.isInline ? entry.position : entry.position - start
    return (0..<min(entry.count, 20)).compactMap { index in
      guard let pointer = try? region.uint32(at: place + index * 4, order), pointer > start else {
        return nil
      }
      return pointer - start
    }
  }

  /// Each word with the one of a shift register that a key starts.
  static func deciphered(_ bytes: [UInt8], _ key: UInt32) -> [UInt8] {
    var pad = [UInt32](repeating: 0, count: 128)
    var key = key
    for index in 0..<4 {
      key = key &* 0x02e9_0edd &+ 1
      pad[index] = key
    }
    pad[3] = pad[3] << 1 | (pad[0] ^ pad[2]) >> 31
    for index in 4..<127 {
      pad[index] =
        (pad[index - 4] ^ pad[index - 2]) << 1 | (pad[index - 3] ^ pad[index - 1]) >> 31
    }
    var plain = bytes
    for word in 0..<(bytes.count / 4) {
      let place = (word + 127) & 127
      pad[place] = pad[(place + 1) & 127] ^ pad[(place + 65) & 127]
      for byte in 0..<4 {
        plain[word * 4 + byte] ^= UInt8(truncatingIfNeeded: pad[place] >> (24 - byte * 8))
      }
    }
    return plain
  }
}
