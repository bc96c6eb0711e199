import UniformTypes

extension FileFormat {
  /// The format of a type that no container reads; of a type without a row, the type's own names.
  static func named(_ type: TypeIdentifier) -> FileFormat {
    if let format = withoutContainer.first(where: { $0.type == type }) { return format }
    let suffix = type.preferredFilenameExtension ?? ""
    return FileFormat(
      (suffix.isEmpty ? type.identifier : suffix).uppercased(), suffix,
      type.preferredMIMEType ?? "application/octet-stream", type)
  }

  /// The MIME type of a format by the name that the field has for it, or nil.
  static func mimeType(ofFormat name: String) -> String? {
    let formats = Container.all.lazy.flatMap(\.formats)
    let format = formats.first { $0.name == name } ?? withoutContainer.first { $0.name == name }
    return format?.mimeTypeInExiftool
  }

  /// What the field calls types that no container reads.
  private static let withoutContainer: [FileFormat] = [
    FileFormat("QTIF", "qtif", "image/x-quicktime", .quickTimeImage),
    FileFormat("FPX", "fpx", "image/vnd.fpx", .flashPix),
    FileFormat("MIDI", "mid", "audio/midi", .midi).outsideExiftool,
    FileFormat("M3U", "m3u8", "application/vnd.apple.mpegurl", .m3uPlaylist),
    FileFormat("RTF", "rtf", "text/rtf", .rtf),
    FileFormat("HTML", "html", "text/html", .html),
  ]
}
