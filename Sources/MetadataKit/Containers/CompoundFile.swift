extension Container {
  /// Microsoft's compound files, which are told by the names of their streams.
  ///
  /// Source: Microsoft, *[MS-CFB] Compound File Binary File Format*.
  package static let compoundFile = Container(
    [],
    recognize: { head in
      head.has("\u{D0}\u{CF}\u{11}\u{E0}\u{A1}\u{B1}\u{1A}\u{E1}")
        ? FileFormat("FPX", "fpx", "image/vnd.fpx", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let names = try streams(file, found.limits)
      let kinds: [(stream: String, format: FileFormat)] = [
        ("WordDocument", FileFormat("DOC", "doc", "application/msword", nil)),
        ("Workbook", FileFormat("XLS", "xls", "application/vnd.ms-excel", nil)),
        ("Book", FileFormat("XLS", "xls", "application/vnd.ms-excel", nil)),
        (
          "PowerPoint Document", FileFormat("PPT", "ppt", "application/vnd.ms-powerpoint", nil)
        ),
        ("VisioDocument", FileFormat("VSD", "vsd", "application/x-visio", nil)),
        ("__properties_version1.0", FileFormat("MSG", "msg", "application/vnd.ms-outlook", nil)),
        // Encrypted documents of today lie in compound files, too.
        (
          "EncryptedPackage",
          FileFormat(
            "DOCX", "docx",
            "application/vnd.openxmlformats-officedocument.wordprocessingml.document", nil)
        ),
      ]
      for (stream, format) in kinds where names.contains(stream) {
        found.format = format
        return
      }
    })

  /// The names of the streams, as far as the chain of directory sectors is sound.
  private static func streams(_ file: Region, _ limits: Limits) throws(MetadataError)
    -> Set<String>
  {
    let head = try file.slice(at: 0, count: 512)
    let shift = try head.uint16(at: 30, .little)
    guard shift == 9 || shift == 12 else {
      throw MetadataError(.malformed, "sectors of 2^\(shift) bytes", at: file.start + 30)
    }
    let size = 1 << shift
    var sector = try head.uint32(at: 48, .little)
    var names = Set<String>()
    var visited = Set<Int>()
    while sector < 0xffff_fffa, visited.insert(sector).inserted,
      visited.count <= limits.directories
    {
      let entries = try file.head(at: (sector + 1) << shift, count: size)
      for place in stride(from: 0, to: entries.count - 127, by: 128) {
        let length = try entries.uint16(at: place + 64, .little)
        guard (2...64).contains(length) else { continue }
        var name = ""
        for at in stride(from: place, to: place + length - 2, by: 2) {
          let unit = try entries.uint16(at: at, .little)
          name.unicodeScalars.append(Unicode.Scalar(UInt32(unit)) ?? "\u{fffd}")
        }
        names.insert(name)
      }
      // The allocation table's sectors: the first 109 are listed in the header.
      let table = sector / (size / 4)
      guard table < 109 else { return names }
      let place = try head.uint32(at: 76 + 4 * table, .little)
      sector = try file.uint32(at: (place + 1) << shift + sector % (size / 4) * 4, .little)
    }
    return names
  }
}
