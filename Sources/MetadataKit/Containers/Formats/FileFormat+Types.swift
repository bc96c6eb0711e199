import UniformTypes

extension FileFormat {
  /// The format of a type that no container reads; of a type without a row, the type's own names.
  static func named(_ type: TypeIdentifier) -> FileFormat {
    if let format = types.first(where: { $0.type == type }) { return format }
    let suffix = type.preferredFilenameExtension ?? ""
    return FileFormat(
      (suffix.isEmpty ? type.identifier : suffix).uppercased(), suffix,
      type.preferredMIMEType ?? "application/octet-stream", type)
  }

  /// The MIME type of a format by the name that the field has for it, or nil.
  static func mimeType(ofFormat name: String) -> String? {
    if let format = types.first(where: { $0.name == name }) { return format.mimeType }
    for container in Container.all {
      if let format = container.formats.first(where: { $0.name == name }) {
        return format.mimeType
      }
    }
    return nil
  }

  /// What the field calls each type that recognition can tell: its names, not Apple's.
  // swift-format-ignore
  private static let types: [FileFormat] = [
    // Images
    FileFormat("JPEG", "jpg", "image/jpeg", .jpeg),
    FileFormat("PNG", "png", "image/png", .png),
    FileFormat("GIF", "gif", "image/gif", .gif),
    FileFormat("WEBP", "webp", "image/webp", .webP),
    FileFormat("HEIC", "heic", "image/heic", .heic),
    FileFormat("HEICS", "heics", "image/heic-sequence", .heics),
    FileFormat("HEIF", "heif", "image/heif", .heif),
    FileFormat("HEIF", "heif", "image/heif", .heifStandard),
    FileFormat("HEIF", "heif", "image/heif-sequence", .heifs),
    FileFormat("AVIF", "avif", "image/avif", .avif),
    FileFormat("AVIF", "avif", "image/avif", .avis),
    FileFormat("JP2", "jp2", "image/jp2", .jpeg2000),
    FileFormat("JXL", "jxl", "image/jxl", .jpegxl),
    FileFormat("PSD", "psd", "application/vnd.adobe.photoshop", .photoshop),
    FileFormat("PSB", "psb", "application/vnd.adobe.photoshop", .photoshopLarge),
    FileFormat("EXR", "exr", "image/x-exr", .exr),
    FileFormat("HDR", "hdr", "image/vnd.radiance", .radiance),
    FileFormat("DDS", "dds", "image/vnd-ms.dds", .dds).outsideExiftool,
    FileFormat("KTX", "ktx", "image/ktx", .ktx).outsideExiftool,
    FileFormat("KTX2", "ktx2", "image/ktx2", .ktx2).outsideExiftool,
    FileFormat("ASTC", "astc", "image/astc", .astc).outsideExiftool,
    FileFormat("PVR", "pvr", "image/x-pvr", .pvr).outsideExiftool,
    FileFormat("ICNS", "icns", "image/icns", .icns).outsideExiftool,
    FileFormat("SGI", "sgi", "image/sgi", .sgi).outsideExiftool,
    FileFormat("TGA", "tga", "image/x-tga", .tga).outsideExiftool,
    FileFormat("XBM", "xbm", "image/x-xbitmap", .xbm),
    FileFormat("QTIF", "qtif", "image/x-quicktime", .quickTimeImage),
    FileFormat("FPX", "fpx", "image/vnd.fpx", .flashPix),
    FileFormat("ODI", "odi", "application/vnd.oasis.opendocument.image", .openDocumentImage),
    FileFormat("OTI", "oti", "application/vnd.oasis.opendocument.image-template", .openDocumentImageTemplate).outsideExiftool,
    // Raw images that are no TIFF inside, or whose camera the first bytes do not show
    FileFormat("CR3", "cr3", "image/x-canon-cr3", .canonCR3),
    FileFormat("RAW", "raw", "image/x-raw", .panasonicRAW),
    FileFormat("RAW", "raw", "image/x-raw", .rawImage),
    // Movies
    FileFormat("MOV", "mov", "video/quicktime", .quickTimeMovie),
    FileFormat("MP4", "mp4", "video/mp4", .mpeg4Movie),
    FileFormat("M4V", "m4v", "video/x-m4v", .m4v),
    FileFormat("3GP", "3gp", "video/3gpp", .threeGPP),
    FileFormat("3G2", "3g2", "video/3gpp2", .threeGPP2),
    FileFormat("AVI", "avi", "video/x-msvideo", .avi),
    FileFormat("MPEG", "mpg", "video/mpeg", .mpeg),
    FileFormat("MPEG", "mpg", "video/mpeg", .mpeg2Video),
    FileFormat("M2T", "m2t", "video/mpeg", .mpeg2TransportStream),
    FileFormat("M2TS", "mts", "video/m2ts", .avchdTransportStream),
    FileFormat("MKV", "mkv", "video/x-matroska", .matroska),
    FileFormat("MKA", "mka", "audio/x-matroska", .matroskaAudio),
    FileFormat("WEBM", "webm", "video/webm", .webM),
    FileFormat("ASF", "asf", "video/x-ms-asf", .asf),
    FileFormat("WMV", "wmv", "video/x-ms-wmv", .wmv),
    FileFormat("WMA", "wma", "audio/x-ms-wma", .wma),
    FileFormat("FLV", "flv", "video/x-flv", .flashVideo),
    FileFormat("MXF", "mxf", "application/mxf", .mxf),
    FileFormat("RM", "rm", "application/vnd.rn-realmedia", .realMedia),
    FileFormat("RMVB", "rmvb", "application/vnd.rn-realmedia-vbr", .realMediaVBR),
    FileFormat("DV", "dv", "video/x-dv", .dv),
    FileFormat("OGV", "ogv", "video/ogg", .oggVideo),
    FileFormat("FLC", "flc", "video/x-flc", .flc).outsideExiftool,
    // Sound
    FileFormat("MP3", "mp3", "audio/mpeg", .mp3),
    FileFormat("MP2", "mp2", "audio/mpeg", .mp2),
    FileFormat("AAC", "aac", "audio/aac", .aac),
    FileFormat("AC3", "ac3", "audio/ac3", .ac3).outsideExiftool,
    FileFormat("EAC3", "ec3", "audio/eac3", .enhancedAC3).outsideExiftool,
    FileFormat("M4A", "m4a", "audio/mp4", .m4a),
    FileFormat("M4A", "m4a", "audio/mp4", .mpeg4Audio),
    FileFormat("M4R", "m4r", "audio/mp4", .m4r),
    FileFormat("M4P", "m4p", "audio/mp4", .appleProtectedMPEG4Audio),
    FileFormat("M4B", "m4b", "audio/mp4", .appleProtectedMPEG4Audiobook),
    FileFormat("AAX", "aax", "audio/vnd.audible.aax", .audibleAAX),
    FileFormat("AIFF", "aiff", "audio/x-aiff", .aiff),
    FileFormat("AIFC", "aifc", "audio/x-aiff", .aifc),
    FileFormat("WAV", "wav", "audio/x-wav", .wav),
    FileFormat("W64", "w64", "audio/x-w64", .wave64).outsideExiftool,
    FileFormat("FLAC", "flac", "audio/flac", .flac),
    FileFormat("OGG", "ogg", "audio/ogg", .oggAudio),
    FileFormat("RA", "ra", "audio/x-pn-realaudio", .realAudio),
    FileFormat("CAF", "caf", "audio/x-caf", .caf).outsideExiftool,
    FileFormat("AU", "au", "audio/basic", .au).outsideExiftool,
    FileFormat("MIDI", "mid", "audio/midi", .midi).outsideExiftool,
    FileFormat("M3U", "m3u8", "application/vnd.apple.mpegurl", .m3uPlaylist),
    // Documents and archives
    FileFormat("PDF", "pdf", "application/pdf", .pdf),
    FileFormat("RTF", "rtf", "text/rtf", .rtf),
    FileFormat("HTML", "html", "text/html", .html),
    FileFormat("XML", "xml", "application/xml", .xml),
    FileFormat("XMP", "xmp", "application/rdf+xml", .xmp),
    FileFormat("PLIST", "plist", "application/xml", .xmlPropertyList),
    FileFormat("PLIST", "plist", "application/x-plist", .binaryPropertyList),
    FileFormat("JSON", "json", "application/json", .json),
    FileFormat("ZIP", "zip", "application/zip", .zip),
    FileFormat("ZIP", "zip", "application/zip", .openDocument),
  ]
}
