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
      let storage = try CompoundStorage(file, found.limits)
      name(&found, storage)
      if let damage = storage.damage { found.warn(damage) }
      // The properties of an encrypted document may be, too ([MS-OFFCRYPTO] §2.3.5.4), and of one whose rights
      // are managed all of it, beside a document that says so (§2.2.5).
      if storage.entries.contains(where: { entry in
        entry.place.depth == 0
          && ["EncryptedSummary", "\u{9}DRMContent"].contains(where: entry.isNamed)
      }) {
        found.warn(Warning(.unsupported, "the document is encrypted: only what is plain is told"))
      }
      storage.read(&found)
      // Of the sizes of a FlashPix image its largest, which is that of the picture.
      guard found.format.name == "FPX" else { return }
      let store = found.store
      found.facts.pixelWidth = pixels(store, "ImageWidth")
      found.facts.pixelHeight = pixels(store, "ImageHeight")
    })

  private static func pixels(_ store: TagStore, _ name: String) -> Int? {
    guard let count = store.first("FlashPix", named: name)?.integer(), count > 0 else { return nil }
    return Int(count)
  }

  /// What the file is, by the names of its streams, in which capitals do not count (§2.6.4): of those that
  /// are the document's own, or, where its tree is damaged, of all.
  private static func name(_ found: inout MetadataBuilder, _ storage: CompoundStorage) {
    let own = storage.entries.filter { $0.place.depth == 0 }
    if own.contains(where: { $0.isNamed("EncryptedPackage") }) {
      // What the document is stands in what is encrypted.
      found.format = OfficeKind.encrypted(fileExtension: found.fileExtension)
      found.warn(
        Warning(
          .unsupported, "the document is encrypted: nothing of what it says of itself is told"))
      return
    }
    if let format = format(of: own) {
      found.format = format
      return
    }
    // exiftool goes by the streams alone.
    let named = format(of: storage.entries) ?? found.format
    if let format = format(class: storage.rootClass) {
      found.format = format
      found.misreadFormat = named
    } else {
      found.format = named
    }
  }

  /// What the file is by the class of its root (§2.6.1), of programs whose streams have no name of their own.
  private static func format(class id: ByteSlice) -> FileFormat? {
    guard let first = try? id.uint32(at: 0, .little), let middle = try? id.uint32(at: 4, .little),
      let last = try? id.uint64(at: 8, .big)
    else { return nil }
    return classes.first { $0.id == (first, middle, last) }?.format
  }

  /// `000C1084-0000-0000-C000-000000000046`: the second number has the two of two bytes, the higher one in its upper
  /// half.
  private static let classes: [(id: (Int, Int, UInt64), format: FileFormat)] = [
    ((0xc_1084, 0, ofInstaller), FileFormat("MSI", "msi", "application/x-msi", nil)),
    ((0xc_1086, 0, ofInstaller), FileFormat("MSP", "msp", "application/x-msi", nil)),
    ((0xc_1082, 0, ofInstaller), FileFormat("MST", "mst", "application/x-msi", nil)),
    (
      (0x2_1201, 0, 0x00c0_0000_0000_0046),
      FileFormat("PUB", "pub", "application/x-mspublisher", nil)
    ),
    (
      (0x74b7_8f3a, 0x11d1_c8c8, 0xbe11_00c0_4fb6_faf1),
      FileFormat("MPP", "mpp", "application/vnd.ms-project", nil)
    ),
  ]
  private static let ofInstaller: UInt64 = 0xc000_0000_0000_0046

  private static func format(of entries: [CompoundStorage.Entry]) -> FileFormat? {
    let names = Set(entries.map { $0.name.lowercased() })
    let kinds: [(stream: String, format: FileFormat)] = [
      ("WordDocument", FileFormat("DOC", "doc", "application/msword", nil)),
      ("Workbook", FileFormat("XLS", "xls", "application/vnd.ms-excel", nil)),
      ("Book", FileFormat("XLS", "xls", "application/vnd.ms-excel", nil)),
      (
        "PowerPoint Document", FileFormat("PPT", "ppt", "application/vnd.ms-powerpoint", nil)
      ),
      ("PP40", FileFormat("PPT", "ppt", "application/vnd.ms-powerpoint", nil)),
      ("VisioDocument", FileFormat("VSD", "vsd", "application/x-visio", nil)),
      ("__properties_version1.0", FileFormat("MSG", "msg", "application/vnd.ms-outlook", nil)),
    ]
    return kinds.first { names.contains($0.stream.lowercased()) }?.format
  }
}
