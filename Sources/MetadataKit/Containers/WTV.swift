extension Container {
  /// Television recorded by Windows Media Center (WTV): a file system of sectors, one of whose files
  /// has attributes as ASF has them.
  package static let wtv = Container(
    [],
    recognize: { head in
      head.has(
        "\u{B7}\u{D8}\u{0}\u{20}\u{37}\u{49}\u{DA}\u{11}\u{A6}\u{4E}\u{0}\u{7}\u{E9}\u{5E}\u{AD}\u{8D}"
      ) ? FileFormat("WTV", "wtv", "video/x-ms-wtv", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      try WTVReader(file).read(&found)
      let tags = found.store
      found.facts.duration = tags.first("WTV", named: "Duration")?.number().map { $0 / 1e7 }
      if let date = tags.first("WTV", named: "EncodeTime"), date.number() ?? 0 > 0 {
        found.facts.creationDate = date.description
      }
    })
}
