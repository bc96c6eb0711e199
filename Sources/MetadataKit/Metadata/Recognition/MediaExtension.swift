import UniformTypes

/// The extensions of files that people keep photos, movies, documents and what belongs to them in.
package enum MediaExtension {
  /// Those of media that Apple's table of types has not, or not as media.
  private static let promising: Set<String> = [
    "360", "braw", "dcm", "eps", "fits", "gpr", "insp", "insv", "jfif", "kra", "lrv", "mie",
    "opus", "pdf", "r3d", "thm", "vob", "wv", "x3f", "xcf", "xmp",
    // Documents, but for names that other files have as well.
    "docm", "docx", "dotm", "dotx", "epub", "fodg", "fodp", "fods", "fodt", "idml", "indd", "odg",
    "odp", "ods", "odt", "otg", "otp", "ott", "oxps", "potm", "potx", "ppam", "ppsm", "ppsx", "ppt",
    "pptm", "pptx", "sxc", "sxd", "sxi", "sxw", "thmx", "vsd", "vsdm", "vsdx", "vssm", "vssx",
    "vstm", "vstx", "xlam", "xls", "xlsb", "xlsm", "xlsx", "xltm", "xltx", "xps",
  ]

  /// Others: rare pictures and sounds, profiles, settings, documents under names that texts have, too.
  private static let others: Set<String> = [
    "3fr", "aae", "aif", "ape", "arq", "bpg", "bw", "cap", "cdr", "cin", "cr3", "crm", "crw", "csq",
    "czi", "dcp", "dds", "dff", "dicom", "djv", "djvu", "dng", "dpx", "dr4", "dsf", "dss", "dts",
    "eip",
    "emf", "erf", "exif", "exv", "ff", "fff", "fit", "flif", "flv", "fpf", "fpx", "fts", "hdr",
    "hif", "icc", "icm", "icns", "ico", "iff", "iiq", "ilbm", "inp", "itc", "j2c", "j2k", "jng",
    "jpf", "jpm", "jps", "jpx", "jxl", "jxr", "k25", "kdc", "ktx", "kvar", "la", "lbm", "lfp",
    "lpac", "m2t", "m2ts", "m2v", "mef", "miff", "mj2", "mkv", "mng", "mod", "moi", "mos", "mp1",
    "mpc",
    "mpo", "mqv", "mrc", "mrw", "mts", "nksc", "nrw", "ofr", "ogg", "ogv", "orf", "pam", "pcd",
    "pcx", "pef", "pfm", "pgf", "pgm", "pict", "pmp", "ppm", "ps", "psb", "psp", "qoi", "qtk",
    "raf", "ras", "raw", "rgb", "rw2", "rwl", "rwz", "seq", "sketch", "spx", "sr2", "srf", "srw",
    "swf", "tta", "vdx", "voc", "vrd", "w64", "wbmp", "wdp", "webm", "wmf", "wmv", "wtv", "xbm",
    "xisf", "xpm", "xwd", "y4m",
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
