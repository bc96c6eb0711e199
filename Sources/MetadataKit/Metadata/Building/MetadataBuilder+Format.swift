extension MetadataBuilder {
  /// Adds what the file is, as the container finally has it.
  mutating func tellFormat() {
    guard !format.isBehindOther else { return }
    add(.file, "FileType", text: format.name)
    add(.file, "FileTypeExtension", text: format.fileExtension)
    add(.file, "MIMEType", text: format.mimeTypeInExiftool)
    if let named = misreadFormat
      ?? format.inExiftool(named: fileExtension, isStated: hasStatedMIMEType)
    {
      add(misread: named.name, 26)
      add(misread: named.fileExtension, 27)
      add(misread: named.mimeTypeInExiftool, 25)
    }
    if let misreadMIMEType { add(misread: misreadMIMEType, 25) }
  }

  /// Adds what only exiftool says of the file, by the number of its row.
  private mutating func add(misread text: String, _ id: UInt32) {
    guard let row = TagTable.file.index(of: id) else { return }
    add(.file, row: row, text: text)
  }
}

extension MetadataBuilder {
  /// Notes that a tag of ID3 stands before the sound: what exiftool then reads as MP3.
  mutating func takeForMP3() {
    format.isInExiftool = true
    misreadFormat = Container.mp3.formats.first
  }

  /// Keeps what a file's name ends in.
  mutating func takeExtension(of name: String) {
    let name = name.utf8
    guard let dot = name.lastIndex(of: 0x2e) else { return }
    let suffix = name[name.index(after: dot)...]
    guard suffix.count <= 16, !suffix.contains(0x2f) else { return }
    fileExtension = String(decoding: suffix, as: UTF8.self).lowercased()
  }

  /// Takes that of several formats which the file's name has the extension of: the field tells
  /// them apart so.
  mutating func takeFormat(namedBy formats: [FileFormat]) {
    guard let format = formats.first(where: { $0.fileExtension == fileExtension }) else { return }
    self.format = format
  }
}
