extension Container {
  /// FLIR's own files: the records that its cameras also put beside pictures, by themselves.
  package static let flir = Container(
    [],
    recognize: { head in
      head.matches("FFF\0") ? FileFormat("FLIR", "fff", "image/x-flir-fff", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      guard let records = FLIRRecords(file) else {
        throw MetadataError(.unsupported, "FLIR's records of an unknown version", at: file.start)
      }
      found.facts.colorModel = .gray
      found.facts.bitDepth = 16
      // Of sequences nothing says how many there are.
      found.takeFormat(namedBy: [FileFormat("SEQ", "seq", "image/x-flir-seq", nil)])
      if found.format.name != "SEQ" { found.facts.frameCount = 1 }
      try records.tell(&found)
    })
}
