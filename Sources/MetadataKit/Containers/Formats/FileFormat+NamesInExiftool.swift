extension FileFormat {
  /// What exiftool calls it under the name that the file has, or nil where that is the same.
  ///
  /// exiftool goes by the extension among formats that it holds for one: a QuickTime movie that is
  /// called `.mp4` is an MP4 file to it. Our own forms tell what the content is.
  ///
  /// - Parameters:
  ///   - suffix: what the file's name ends in, in lower case, without the dot.
  ///   - isStated: whether the content states its MIME type by itself, which then stays.
  func inExiftool(named suffix: String, isStated: Bool) -> FileFormat? {
    guard suffix != fileExtension,
      let family = ExtensionFamily.all.first(where: { $0.formats.contains(name) }),
      let member = family.members.first(where: { $0.fileExtension == suffix })
    else { return nil }
    return FileFormat(
      suffix.uppercased(), suffix,
      isStated ? mimeTypeInExiftool : member.mimeType ?? mimeTypeInExiftool, type)
  }
}

/// Formats of one structure, of which exiftool knows some by the extension only.
///
/// Source: its table of extensions, where they have the same base type.
private struct ExtensionFamily: Sendable {
  /// The names that content gives to such files.
  let formats: [String]
  let members: [Member]

  /// An extension, and the MIME type where it has one of its own.
  struct Member: Sendable {
    let fileExtension: String
    let mimeType: String?

    init(_ fileExtension: String, _ mimeType: String? = nil) {
      self.fileExtension = fileExtension
      self.mimeType = mimeType
    }
  }

  init(_ formats: String..., members: [Member]) {
    self.formats = formats
    self.members = members
  }

  static let all: [ExtensionFamily] = [
    ExtensionFamily(
      "MOV",
      members: [
        Member("mp4", "video/mp4"), Member("m4v"), Member("m4a"), Member("m4b"), Member("m4p"),
        Member("3gp"), Member("3g2"), Member("heic"), Member("heif"), Member("avif"),
        Member("insv"), Member("lrv"), Member("lrf"), Member("glv"), Member("360"), Member("mqv"),
        Member("f4v"), Member("f4a"), Member("f4b"), Member("f4p"), Member("aax"), Member("dvb"),
        Member("cr3", "image/x-canon-cr3"), Member("crm", "video/x-canon-crm"),
      ]),
    ExtensionFamily("MP4", members: [Member("glv")]),
    ExtensionFamily(
      "TIFF",
      members: [
        Member("dng", "image/x-adobe-dng"), Member("cr2", "image/x-canon-cr2"),
        Member("rw2", "image/x-panasonic-rw2"), Member("rwl", "image/x-leica-rwl"),
        Member("arq", "application/unknown"), Member("dcp", "application/octet-stream"),
        Member("hdp", "image/vnd.ms-photo"), Member("wdp", "image/vnd.ms-photo"),
        Member("jxr", "image/jxr"),
      ]),
    ExtensionFamily(
      "PNG", "PNG Plus",
      members: [
        Member("apng", "image/apng"), Member("mng", "video/mng"), Member("jng", "image/jng"),
      ]),
    ExtensionFamily(
      "JP2",
      members: [
        Member("jpx", "image/jpx"), Member("jpm", "image/jpm"), Member("jph", "image/jph"),
        Member("j2c", "image/x-j2c"),
      ]),
    ExtensionFamily(
      "PPM",
      members: [
        Member("pgm", "image/x-portable-graymap"), Member("pbm", "image/x-portable-bitmap"),
      ]),
    ExtensionFamily("PSD", members: [Member("psb"), Member("psdt"), Member("cs1")]),
    ExtensionFamily("BMP", members: [Member("dib")]),
    ExtensionFamily("HTML", members: [Member("xhtml")]),
    ExtensionFamily("ICO", members: [Member("cur", "image/x-cursor")]),
    ExtensionFamily("AIFF", members: [Member("aifc")]),
    ExtensionFamily("ASF", members: [Member("dvr-ms", "video/x-ms-dvr")]),
    ExtensionFamily(
      "XMP",
      members: [
        Member("svg", "image/svg+xml"), Member("inx", "application/x-indesign-interchange"),
        Member("nksc", "application/x-nikon-nxstudio"), Member("nxd"),
      ]),
    ExtensionFamily(
      "DOC", "XLS", "PPT",
      members: [
        Member("doc", "application/msword"), Member("dot", "application/msword"),
        Member("xls", "application/vnd.ms-excel"), Member("xlt", "application/vnd.ms-excel"),
        Member("xla", "application/vnd.ms-excel"), Member("ppt", "application/vnd.ms-powerpoint"),
        Member("pps", "application/vnd.ms-powerpoint"),
        Member("pot", "application/vnd.ms-powerpoint"), Member("vsd", "application/x-visio"),
      ]),
  ]
}
