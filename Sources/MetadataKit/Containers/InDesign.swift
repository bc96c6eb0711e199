extension Container {
  /// InDesign's documents: two master pages, the database, then objects one of which is XMP
  /// (XMP specification part 3 §2.8).
  package static let inDesign = Container(
    [],
    recognize: { head in
      guard head.has(masterPage) else { return nil }
      let isDocument = head.matches("DOCUMENT", at: 16)
      return FileFormat(
        isDocument ? "INDD" : "IND", isDocument ? "indd" : "ind", "application/x-indesign", nil)
    },
    read: { (file, found) throws(MetadataError) in
      let pages = [try file.slice(at: 0, count: 4096), try file.slice(at: 4096, count: 4096)]
      guard pages[1].has(masterPage) else {
        throw MetadataError(.malformed, "the second master page is none", at: file.start + 4096)
      }
      let first = try pages[0].uint64(at: 264, .little)
      let current = try pages[1].uint64(at: 264, .little) > first ? pages[1] : pages[0]
      let order: ByteOrder = current[24] == 2 ? .big : .little
      var position = 4096 * (try current.uint32(at: 280, .little))
      var units = UnitCounter(found.limits)
      while true {
        try units.next(at: file.start + position)
        let head = try file.head(at: position, count: 32)
        guard head.count == 32, head.has(objectHeader) else { return }
        let length = try head.uint32(at: 24, .little)
        let object = try file.region(at: position + 32, count: length)
        if length > 56, try object.head(count: 56).matches("<?xpacket begin=", at: 4) {
          let stated = try object.uint32(at: 0, order)
          found.add(.xmp, object.clamped(at: 4, count: stated))
          return
        }
        // As many bytes end an object as begin it.
        position += 64 + length
      }
    })

  private static let masterPage =
    "\u{6}\u{6}\u{ed}\u{f5}\u{d8}\u{1d}\u{46}\u{e5}\u{bd}\u{31}\u{ef}\u{e7}\u{fe}\u{74}\u{b7}\u{1d}"
  private static let objectHeader =
    "\u{de}\u{39}\u{39}\u{79}\u{51}\u{88}\u{4b}\u{6c}\u{8e}\u{63}\u{ee}\u{f8}\u{ae}\u{e0}\u{dd}\u{38}"
}
