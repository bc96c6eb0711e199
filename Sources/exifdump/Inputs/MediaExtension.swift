import UniformTypes

/// The extensions of files that people keep photos, movies and what belongs to them in.
enum MediaExtension {
  /// Those that Apple's table of types has not.
  private static let others: Set<String> = [
    "3fr", "arq", "bpg", "cap", "cr3", "crw", "dcp", "dng", "dpx", "eip", "erf", "exif", "fff",
    "flif", "flv", "gpr", "hif", "icc", "iiq", "inp", "insp", "insv", "j2c", "jng", "jpf", "jpm",
    "jps", "jxl", "jxr", "k25", "kdc", "lrv", "m2ts", "m2v", "mef", "mie", "miff", "mkv", "mng",
    "mos", "mpo", "mqv", "mrw", "mts", "nksc", "nrw", "ogg", "ogv", "orf", "pef", "psb", "qtk",
    "raf", "raw", "rw2", "rwl", "rwz", "sr2", "srf", "srw", "thm", "vob", "wdp", "webm", "wmv",
    "x3f", "xcf", "xmp",
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
