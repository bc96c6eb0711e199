extension MetadataBuilder {
  /// Adds a picture that stays in the file, which may have fewer of its bytes than are stated, or
  /// none; the caller warns of that.
  ///
  /// - Parameters:
  ///   - image: what the file has of it.
  ///   - count: how many bytes it is said to have.
  mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, left image: Region, of count: Int
  ) {
    add(table, name, group: group, left: image, counted: max(image.count, count))
  }

  /// Adds a picture that stays in the file, of which exiftool counts other bytes than it has.
  mutating func add(
    _ table: TagTable, _ name: String, group: String? = nil, left image: Region, counted count: Int
  ) {
    guard image.count != count else { return add(table, name, group: group, left: image) }
    let group = group ?? table.group
    if image.count > 0 {
      add(
        .cutPicture, row: 0, named: name, group: group, .undefined, count: image.count, bytes: nil,
        at: image)
    }
    add(
      .cutPicture, row: 1, named: name, group: group,
      text: "(Binary data \(count) bytes, use -b option to extract)")
  }
}

extension TagTable {
  /// Under the names of the pictures' own tags; none of these is a tag that could be asked for.
  fileprivate static let cutPicture = TagTable(
    "CutPicture", group: "File",
    [
      // The bytes that are there.
      TagRow(0, "Picture", traits: .notInExiftool),
      // How many exiftool says that there are: it does not look for them, or takes another's count.
      TagRow(1, "StatedPicture", traits: .onlyInExiftool),
    ])
}
