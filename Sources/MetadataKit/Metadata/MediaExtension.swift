import UniformTypes

/// The extensions of files that people keep photos, movies, documents and what belongs to them in.
package enum MediaExtension {
  /// Those of media that Apple's table of types has not, or not as media.
  private static let promising: Set<String> = [
    "360", "braw", "dcm", "eps", "fits", "gpr", "insp", "insv", "jfif", "lrv", "mie", "opus", "pdf",
    "r3d", "thm", "xcf", "xmp",
    // Documents, but for names that other files have as well.
    "docm", "docx", "dotm", "dotx", "epub", "fodg", "fodp", "fods", "fodt", "idml", "indd", "odg",
    "odp", "ods", "odt", "otg", "otp", "ott", "oxps", "potm", "potx", "ppam", "ppsm", "ppsx", "ppt",
    "pptm", "pptx", "sxc", "sxd", "sxi", "sxw", "thmx", "vsd", "vsdm", "vsdx", "vssm", "vssx",
    "vstm", "vstx", "xlam", "xls", "xlsb", "xlsm", "xlsx", "xltm", "xltx", "xps",
  ]

  /// Others: rare pictures and sounds, profiles, settings, documents under names that texts have, too.
  private static let others: Set<String> = [
    "3fr", "aae", "aif", "ape", "arq", "bpg", "cap", "cr3", "crm", "crw", "czi", "dcp", "dds",
    "dicom", "djvu", "dng", "dpx", "dr4", "dsf", "eip", "emf", "erf", "exif", "exv", "ff",
    "fff", "flif", "flv", "fpf", "fpx", "hdr", "hif", "icc", "icns", "ico", "iiq", "inp", "itc",
    "j2c", "j2k", "jng", "jpf", "jpm", "jps", "jpx", "jxl", "jxr", "k25", "kdc", "ktx", "kvar",
    "lfp", "m2ts", "m2v", "mef", "miff", "mj2", "mkv", "mng", "mod", "moi", "mos", "mpc", "mpo",
    "mqv", "mrw", "mts", "nksc", "nrw", "ogg", "ogv", "orf", "pam", "pcd", "pcx", "pef", "pfm",
    "pgf", "pgm", "pict", "ppm", "psb", "psp", "qoi", "qtk", "raf", "raw", "rw2", "rwl", "rwz",
    "sr2", "srf", "srw", "swf", "vob", "vrd", "w64", "wdp", "webm", "wmf", "wmv", "wtv", "wv",
    "x3f", "xbm", "xisf", "xpm",
    "ai", "azw3", "doc", "dot", "ibooks", "indt", "inx", "key", "kth", "mobi", "nmbtemplate",
    "numbers", "odb", "odc", "odf", "odi", "ots", "pages", "pot", "pps", "rtf", "stc", "sti",
    "stw", "sxg", "sxm", "xla", "xlt",
  ]

  /// Whether a name ends in one.
  package static func hasOne(_ name: ArraySlice<UInt8>) -> Bool {
    guard let suffix = suffix(of: name), suffix.utf8.count <= 16 else { return false }
    return others.contains(suffix) || isPromise(suffix)
  }

  /// Whether a name promises a photo, a movie, a sound, a document or a sidecar; nil where it has no extension.
  package static func promisesMedia(_ name: ArraySlice<UInt8>) -> Bool? {
    suffix(of: name).map(isPromise)
  }

  /// What stands behind the last dot, in lower case.
  package static func suffix(of name: ArraySlice<UInt8>) -> String? {
    name.lastIndex(of: 0x2e).map { String(decoding: name[($0 + 1)...], as: UTF8.self).lowercased() }
  }

  private static func isPromise(_ suffix: String) -> Bool {
    if promising.contains(suffix) { return true }
    guard let type = TypeIdentifier(filenameExtension: suffix) else { return false }
    return type.conforms(to: .image) || type.conforms(to: .audiovisualContent)
  }
}
