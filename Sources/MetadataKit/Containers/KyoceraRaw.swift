extension Container {
  /// The raw files of the Contax N Digital: a header of 156 bytes, then the sensor's values.
  package static let kyoceraRaw = Container(
    [],
    recognize: { head in
      head.matches("ARECOYK", at: 25) ? FileFormat("RAW", "raw", "image/x-raw", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      found.add(.kyoceraRaw, fieldsOf: try file.slice(at: 0, count: 156), .big)
      found.facts.colorModel = .rgb
      found.facts.frameCount = 1
    })
}
