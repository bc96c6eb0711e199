extension Container {
  /// What Office keeps beside a document that is open, in `~$` and the document's name: who has it open.
  package static let officeLock = Container(
    [],
    recognize: { head in
      OfficeLock(head) == nil
        ? nil
        : FileFormat("OfficeLock", "docx", "application/x-ms-office-lock", nil).outsideExiftool
    },
    read: { (file, found) throws(MetadataError) in
      // The document may be of any kind.
      if !found.fileExtension.isEmpty { found.format.fileExtension = found.fileExtension }
      guard let lock = OfficeLock(try file.head(count: OfficeLock.mostBytes)) else { return }
      found.add(.officeLock, "UserName", text: lock.user, offset: -1)
    })
}

/// A name with its length before it, once in a code page and once in UTF-16; Word keeps one character less than
/// Excel and PowerPoint.
private struct OfficeLock {
  /// In UTF-8.
  let user: [UInt8]

  static let mostBytes = 165

  /// nil where the file is none.
  init?(_ file: ByteSlice) {
    guard file.count == 162 || file.count == Self.mostBytes else { return nil }
    let place = file.count == 162 ? 54 : 55
    guard let length = try? file.uint8(at: 0), let count = try? file.uint16(at: place, .little),
      (1..<place).contains(length), (1...length).contains(count)
    else { return nil }
    let name = file.suffix(from: 1).prefix(length).elements
    // What it is filled up with.
    let next = length + 1 < place ? file[length + 1] : 0
    let units = file.suffix(from: place + 2).prefix(2 * count)
    guard name.allSatisfy({ $0 >= 0x20 }), next == 0 || next == 0x20,
      (0..<count).allSatisfy({ ((try? units.uint16(at: 2 * $0, .little)) ?? 0) >= 0x20 })
    else { return nil }
    user = UTF16Text(units.elements, .little, isGuess: false).utf8
  }
}
