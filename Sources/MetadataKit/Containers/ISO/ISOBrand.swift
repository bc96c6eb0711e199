/// What the field calls a file by the brands of its file type box.
///
/// Source: the registry at mp4ra.org; names and MIME types are those of exiftool.
struct ISOBrand {
  let code: FourCC
  let name: String

  /// The name of a file by its major brand and, where that says nothing, by compatible ones.
  static func name(major: FourCC, compatible: [FourCC]) -> String {
    if let brand = all.first(where: { $0.code == major }) { return brand.name }
    for (codes, name) in byCompatible
    where compatible.dropFirst().contains(where: { codes.contains($0) }) {
      return name
    }
    return "MP4"
  }

  static func mimeType(of name: String) -> String {
    FileFormat.mimeType(ofFormat: name) ?? otherTypes.first { $0.name == name }?.mimeType
      ?? "video/mp4"
  }

  private static let byCompatible: [(codes: [FourCC], name: String)] = [
    (["mp41", "mp42", "avc1"], "MP4"),
    (["f4v "], "F4V"),
    (["qt  "], "MOV"),
  ]

  /// Of names that no container has a format for.
  private static let otherTypes: [(name: String, mimeType: String)] = [
    ("MQV", "video/quicktime"),
    ("F4A", "audio/mp4"),
    ("F4B", "audio/mp4"),
    ("DVB", "video/vnd.dvb.file"),
    ("CRX", "video/x-canon-crx"),
    ("CRM", "video/x-canon-crm"),
    ("JPX", "image/jpx"),
    ("JPM", "image/jpm"),
  ]

  private static let all: [ISOBrand] = [
    ISOBrand(code: "heic", name: "HEIC"),
    ISOBrand(code: "hevc", name: "HEICS"),
    ISOBrand(code: "heix", name: "HEIF"),
    ISOBrand(code: "mif1", name: "HEIF"),
    ISOBrand(code: "msf1", name: "HEIFS"),
    ISOBrand(code: "avif", name: "AVIF"),
    ISOBrand(code: "avis", name: "AVIF"),
    ISOBrand(code: "avio", name: "AVIF"),
    ISOBrand(code: "miaf", name: "AVIF"),
    ISOBrand(code: "qt  ", name: "MOV"),
    ISOBrand(code: "mqt ", name: "MQV"),
    ISOBrand(code: "M4V ", name: "M4V"),
    ISOBrand(code: "M4VH", name: "M4V"),
    ISOBrand(code: "M4VP", name: "M4V"),
    ISOBrand(code: "M4A ", name: "M4A"),
    ISOBrand(code: "M4B ", name: "M4B"),
    ISOBrand(code: "M4P ", name: "M4P"),
    ISOBrand(code: "MSNV", name: "MP4"),
    ISOBrand(code: "mmp4", name: "MP4"),
    ISOBrand(code: "NDSC", name: "MP4"),
    ISOBrand(code: "NDSH", name: "MP4"),
    ISOBrand(code: "NDSM", name: "MP4"),
    ISOBrand(code: "NDSP", name: "MP4"),
    ISOBrand(code: "NDSS", name: "MP4"),
    ISOBrand(code: "NDXC", name: "MP4"),
    ISOBrand(code: "NDXH", name: "MP4"),
    ISOBrand(code: "NDXM", name: "MP4"),
    ISOBrand(code: "NDXP", name: "MP4"),
    ISOBrand(code: "NDXS", name: "MP4"),
    ISOBrand(code: "3ge6", name: "3GP"),
    ISOBrand(code: "3ge7", name: "3GP"),
    ISOBrand(code: "3gp1", name: "3GP"),
    ISOBrand(code: "3gp2", name: "3GP"),
    ISOBrand(code: "3gp3", name: "3GP"),
    ISOBrand(code: "3gp4", name: "3GP"),
    ISOBrand(code: "3gp5", name: "3GP"),
    ISOBrand(code: "3gp6", name: "3GP"),
    ISOBrand(code: "3gs7", name: "3GP"),
    ISOBrand(code: "3g2a", name: "3G2"),
    ISOBrand(code: "3g2b", name: "3G2"),
    ISOBrand(code: "3g2c", name: "3G2"),
    ISOBrand(code: "crx ", name: "CRX"),
    ISOBrand(code: "F4A ", name: "F4A"),
    ISOBrand(code: "F4B ", name: "F4B"),
    ISOBrand(code: "F4P ", name: "F4P"),
    ISOBrand(code: "F4V ", name: "F4V"),
    ISOBrand(code: "aax ", name: "AAX"),
    ISOBrand(code: "dvr1", name: "DVB"),
    ISOBrand(code: "dvt1", name: "DVB"),
    ISOBrand(code: "JP2 ", name: "JP2"),
    ISOBrand(code: "jpm ", name: "JPM"),
    ISOBrand(code: "jpx ", name: "JPX"),
  ]
}

extension MetadataBuilder {
  /// Names the file by its file type box (ISO 14496-12 §4.3); answers the major brand.
  mutating func readBrands(_ body: Region) throws(MetadataError) -> FourCC {
    let bytes = try body.head(count: 1024)
    let major = try FourCC(bytes, at: 0)
    let stated = major == "mif3" ? try FourCC(bytes, at: 4) : major
    var compatible: [FourCC] = []
    for position in stride(from: 8, to: bytes.count - 3, by: 4) {
      compatible.append(try FourCC(bytes, at: position))
    }
    name(ISOBrand.name(major: stated, compatible: compatible))
    hasStatedMIMEType = true
    return major
  }

  /// Calls the file by one of the names of ``ISOBrand``.
  mutating func name(_ name: String) {
    format.name = name
    format.fileExtension = name.lowercased()
    format.mimeTypeInExiftool = ISOBrand.mimeType(of: name)
  }
}
