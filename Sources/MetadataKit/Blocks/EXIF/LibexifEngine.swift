import CExif

extension BlockDecoder {
  /// EXIF through libexif, into the same tags as ``exif``: the second opinion.
  ///
  /// It reads one block of at most 65,527 bytes, five directories, no BigTIFF. Its code for maker
  /// notes, which has security advisories of 2026, is never reached.
  package static let exifThroughLibexif = BlockDecoder(.exif) {
    (block, found) throws(MetadataError) in
    let header = try TIFFHeader(block)
    guard !header.isBig, block.count <= LibexifEngine.longestBlock else {
      throw MetadataError(
        .unsupported,
        "libexif reads blocks of at most \(LibexifEngine.longestBlock) bytes and no BigTIFF",
        at: block.start)
    }
    found.tellByteOrder(header.order)
    let stored = Array(try block.all(limit: LibexifEngine.longestBlock).elements)
    guard
      let bytes = MakerNoteHiding.hiding(
        stored, header.order, firstDirectory: header.firstDirectory)
    else {
      throw MetadataError(
        .unsupported, "libexif may not read directories that are linked this often",
        at: block.start)
    }
    LibexifEngine.read(
      Array("Exif\0\0".utf8) + bytes, base: block.isInFile ? block.start : 0, into: &found)
    if let orientation = TIFFDirectory.orientation(block, header),
      found.facts.orientation == nil, !found.facts.orientationIsFinal
    {
      found.facts.orientation = orientation
    }
  }
}

private enum LibexifEngine {
  /// The library reads 65,534 bytes, six of which are the signature.
  static let longestBlock = 0xfffe - 6

  /// The directories of libexif's `ExifIfd`, in its order, and the groups they are.
  static let directories: [(group: String, isGPS: Bool)] = [
    ("IFD0", false), ("IFD1", false), ("ExifIFD", false), ("GPS", true), ("InteropIFD", false),
  ]

  static func read(_ bytes: [UInt8], base: Int, into found: inout MetadataBuilder) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let data = unsafe exifdump_load(buffer.baseAddress, UInt32(buffer.count), nil) else {
        return found.warn(Warning(.unsupported, "libexif had no memory"))
      }
      defer { unsafe exif_data_unref(data) }
      let order: ByteOrder = unsafe exifdump_is_big_endian(data) != 0 ? .big : .little
      for (number, directory) in directories.enumerated() {
        for index in 0..<(unsafe exifdump_count(data, UInt32(number))) {
          let entry = unsafe exifdump_entry_at(data, UInt32(number), index)
          let value = unsafe [UInt8](UnsafeBufferPointer(start: entry.data, count: Int(entry.size)))
          var tag = unsafe entry.tag
          if tag == UInt32(MakerNoteHiding.hidden) { tag = 0x927c }
          if directory.group == "IFD1", tag == 0x201 || tag == 0x202 { tag += 0x10000 }
          found.add(
            directory.isGPS ? .gps : .exif, tag, group: directory.group,
            TagFormat(rawValue: UInt16(truncatingIfNeeded: unsafe entry.format)),
            count: Int(unsafe entry.components), order, bytes: ByteSlice(value), isInFile: false,
            base: base)
        }
      }
    }
  }
}

extension TIFFDirectory {
  /// The orientation that the first directory states, 1…8, or nil.
  static func orientation(_ block: Region, _ header: TIFFHeader) -> Int? {
    let main = try? TIFFDirectory(block, at: header.firstDirectory, header, bad: { _ in })
    guard let value = main?.entry(0x112)?.integer(block, header.order) else { return nil }
    return (1...8).contains(value) ? value : nil
  }
}
