import UniformTypes

/// The extensions of files that people keep photos, movies and what belongs to them in.
enum MediaExtension {
  /// Those that Apple's table of types has not.
  private static let others: Set<String> = [
    "360", "3fr", "aif", "ape", "arq", "bpg", "braw", "cap", "cr3", "crm", "crw", "dcm", "dcp",
    "dds", "dicom", "dng", "dpx", "eip", "eps", "erf", "exif", "exv", "fff", "fits", "flif", "flv",
    "fpx", "gpr", "hdr", "hif", "icc", "icns", "ico", "iiq", "inp", "insp", "insv", "j2c", "j2k",
    "jfif", "jng", "jpf", "jpm", "jps", "jpx", "jxl", "jxr", "k25", "kdc", "ktx", "lrv", "m2ts",
    "m2v", "mef", "mie", "miff", "mj2", "mkv", "mng", "mod", "mos", "mpc", "mpo", "mqv", "mrw",
    "mts", "nksc", "nrw", "ogg", "ogv", "opus", "orf", "pam", "pcx", "pef", "pfm", "pgm", "pict",
    "ppm", "psb", "psp", "qoi", "qtk", "r3d", "raf", "raw", "rw2", "rwl", "rwz", "sr2", "srf",
    "srw", "swf", "thm", "vob", "vrd", "w64", "wdp", "webm", "wmv", "wtv", "wv", "x3f", "xbm",
    "xcf", "xmp", "xpm",
  ]

  /// Whether a name ends in one.
  static func hasOne(_ name: ArraySlice<UInt8>) -> Bool {
    guard let dot = name.lastIndex(of: 0x2e), name.endIndex - dot <= 16 else { return false }
    let suffix = String(decoding: name[(dot + 1)...], as: UTF8.self).lowercased()
    if others.contains(suffix) { return true }
    guard let type = TypeIdentifier(filenameExtension: suffix) else { return false }
    return type.conforms(to: .image) || type.conforms(to: .audiovisualContent)
      || type.conforms(to: .pdf)
  }
}
