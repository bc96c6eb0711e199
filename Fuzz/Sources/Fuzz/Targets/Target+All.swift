import MetadataKit

extension Target {
  /// Every target, those that reach the most users' files first.
  // swift-format-ignore
  static let all: [Target] = [
    .init("exif", .blocks(.exif), wrap: { Wrapping.segment(0xe1, "Exif\0\0", $0) }, read: Reading.twice),
    .init("jpeg", .files(["jpg", "jpeg", "jps", "exv"])),
    .init("isobmff", .files(["heic", "heif", "avif"])),
    .init("quicktime", .files(["mov", "mp4", "m4v", "m4a", "3gp", "3g2", "cr3"])),
    .init("tiff", .files(["tif", "tiff", "dng", "nef", "btf", "rw2", "iiq"])),
    .init("png", .files(["png", "mng", "jng"])),
    .init("xmp", .blocks(.xmp), wrap: { Wrapping.directory(700, $0) }),
    .init("values", .blocks(.xmp) { block, _ in LongValues.seed(block) }, wrap: { Wrapping.directory(700, LongValues.expand($0)) }),
    .init("webp", .files(["webp"])),
    .init("whole", .all, read: Reading.whole),
    .init("notes", .blocks(.makerNote, Wrapping.maker), wrap: Wrapping.note),
    .init("canon", .blocks(.makerNote) { Wrapping.isCanon($1) ? [Wrapping.model(of: $1)] + $0 : [] }, wrap: Wrapping.canonNote),
    .init("private", .parts(Carriers.privateSeeds), wrap: Carriers.privateData),
    .init("segments", .parts(Carriers.segmentSeeds), wrap: Carriers.segments),
    .init("trailers", .parts(Carriers.trailerSeeds), wrap: Carriers.trailer),
    .init("google", .made(Carriers.googleSeeds), wrap: Carriers.google),
    .init("userdata", .parts(Carriers.userDataSeeds), wrap: Carriers.userData),
    .init("gif", .files(["gif"])),
    .init("icc", .blocks(.icc), wrap: { Wrapping.directory(34675, $0) }),
    .init("iptc", .blocks(.iptc), wrap: { Wrapping.directory(33723, $0) }),
    .init("photoshop", .blocks(.photoshop), wrap: { Wrapping.directory(34377, $0) }),
    .init("matroska", .files(["mkv", "webm", "mka"])),
    .init("riff", .files(["avi", "wav", "ani"])),
    .init("jpegxl", .files(["jxl", "jp2", "j2k"])),
    .init("document", longest: 16384, .files(["pdf", "svg", "psd", "eps", "ai", "zip", "ods", "doc", "ppt", "xmp", "icc", "miff", "xcf", "psp", "indd", "ind", "djvu", "aae", "plist", "eip", "inx"])),
    .init("stream", longest: 16384, .files(["ts", "mts", "mpg", "ogv", "ogg", "flv", "wmv", "mp3", "aif", "flac", "wtv", "rm", "rmvb", "dv", "r3d"])),
    .init("raw", .files(["crw", "mrw", "raf", "x3f", "cr2", "orf", "pef", "arw", "exif", "raw", "pmp", "pcd", "dcr", "kdc"])),
    .init("recipe", .files(["vrd", "dr4"])),
    .init("science", .files(["fits", "dcm", "acr", "mrc", "fpf", "lfp", "xisf", "mie", "czi"])),
    .init("media", .files(["wtv", "rm", "rmvb", "ra", "dv", "r3d", "swf", "moi", "aac", "mp2", "ac3", "caf", "au", "aa", "itc", "mxf", "ape", "mpc", "wv", "dsf"])),
    .init("programs", longest: 16384, .files(["exe", "dll", "sys", "386", "elf", "so", "o", "a", "macho", "dylib", "pef", "chm"])),
    .init("fonts", .files(["ttf", "otf", "ttc", "woff", "woff2", "pfa", "pfb", "pfm", "afm", "acfm", "amfm", "dfont", "rsrc"])),
    .init("office", .files(["lnk", "tnef", "fit", "mobi", "pdb", "rar", "7z", "gz", "pcap", "pcapng", "cap", "macos", "dss", "ds2", "wpg"])),
    .init("text", .files(["vcf", "ics", "vnt", "rtf", "url", "ram", "torrent", "json", "csv", "txt"]), read: { Reading.brief($0, name: "name.csv") }),
    .init("disk", .parts(Carriers.diskSeeds), wrap: Carriers.disk),
    .init("small", .files(["bmp", "ico", "cur", "pcx", "pict", "tga", "ppm", "exr", "hdr", "dds", "sgi", "xbm", "xpm", "icns", "ktx", "astc", "qoi", "dpx", "bpg", "pfm", "flif", "pgf"])),
  ]
}
