extension Container {
  /// What Kandao's cameras keep of a movie, in a file of its own (Kandao Video Asset Resource).
  package static let kandao = Container(
    [],
    recognize: { head in
      head[2] == 0 && head[3] == 0 && KandaoRecords.isEntry(head.suffix(from: 4))
        ? FileFormat("KVAR", "kvar", "application/x-kandaostudio", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      try KandaoRecords.read(file, group: "KVAR", &found)
    })
}
