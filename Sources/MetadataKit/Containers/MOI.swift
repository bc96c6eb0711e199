extension Container {
  /// What camcorders of JVC, Canon and Panasonic write beside each movie: a header of 256 bytes.
  package static let moi = Container(
    [],
    recognize: { head in
      head.matches("V6") && head[2] == 0 && head.count >= 256
        ? FileFormat("MOI", "moi", "application/octet-stream", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let head = try file.slice(at: 0, count: 256)
      found.add(.moi, fieldsOf: head, .big)
      found.facts.duration = Double(try head.uint32(at: 14, .big)) / 1000
      found.facts.creationDate = found.store.first("MOI", named: "DateTimeOriginal")?.description
    })
}
