#if LibExif
  import CExif
#endif

extension BlockDecoder {
  /// EXIF through libexif, into the same tags as ``exif``: the second opinion.
  ///
  /// It reads one block of at most 65,528 bytes, five directories, no BigTIFF; ``LibexifInput`` is all
  /// of it that the library sees. A build without the package trait `LibExif` says that it has none.
  package static let exifThroughLibexif = BlockDecoder(.exif) {
    (block, found) throws(MetadataError) in
    #if LibExif
      let input = try LibexifInput(block)
      found.tellByteOrder(input.header.order)
      LibexifEngine.read(input.bytes, base: block.isInFile ? block.start : 0, into: &found)
      if let orientation = TIFFDirectory.orientation(block, input.header),
        found.wantsOrientation
      {
        found.facts.orientation = orientation
      }
    #else
      throw MetadataError(
        .unsupported, "this build has no libexif: its package trait LibExif is off",
        at: block.start)
    #endif
  }
}

#if LibExif
  private enum LibexifEngine {
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
            let value = unsafe [UInt8](
              UnsafeBufferPointer(start: entry.data, count: Int(entry.size)))
            var tag = unsafe entry.tag
            if tag == UInt32(LibexifInput.hiddenMakerNote) { tag = 0x927c }
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
#endif

extension TIFFDirectory {
  /// The orientation that the first directory states, 1…8, or nil.
  static func orientation(_ block: Region, _ header: TIFFHeader) -> Int? {
    let main = try? TIFFDirectory(block, at: header.firstDirectory, header, bad: { _ in })
    guard let value = main?.entry(0x112)?.integer(block, header.order) else { return nil }
    return (1...8).contains(value) ? value : nil
  }
}

/// What a tag of EXIF is, in words of libexif, in the language of the environment.
package struct TagDescription {
  package let title: String
  package let text: String

  /// Nil for what libexif does not know, and in a build without it.
  package init?(_ number: UInt32, isGPS: Bool) {
    #if LibExif
      guard let title = unsafe exifdump_title(number, isGPS ? 1 : 0),
        let text = unsafe exifdump_description(number, isGPS ? 1 : 0)
      else { return nil }
      self.title = unsafe String(cString: title)
      self.text = unsafe String(cString: text)
    #else
      return nil
    #endif
  }
}
