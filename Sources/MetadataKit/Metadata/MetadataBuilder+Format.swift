extension MetadataBuilder {
  /// Adds what the file is, as the container finally has it.
  mutating func tellFormat() {
    guard !format.isBehindOther else { return }
    add(.file, "FileType", text: format.name)
    add(.file, "FileTypeExtension", text: format.fileExtension)
    add(.file, "MIMEType", text: format.mimeType)
  }
}
