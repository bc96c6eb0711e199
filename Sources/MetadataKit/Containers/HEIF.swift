import UniformTypes

extension Container {
  /// HEIF (ISO 23008-12) and AVIF: items, their properties and where their bytes stand.
  package static let heif = Container([
    FileFormat("HEIC", "heic", "image/heic", .heic),
    FileFormat("HEICS", "heics", "image/heic-sequence", .heics),
    FileFormat("HEIF", "heif", "image/heif", .heif),
    FileFormat("HEIFS", "heifs", "image/heif-sequence", .heifs),
    FileFormat("HEIF", "heif", "image/heif", .heifStandard),
    FileFormat("AVIF", "avif", "image/avif", .avif),
    FileFormat("AVIF", "avif", "image/avif", .avis),
    FileFormat("HEIF", "heif", "image/heif", .avci),
    FileFormat("HEIFS", "heifs", "image/heif-sequence", .avcs),
  ]) {
    (file, found) throws(MetadataError) in
    var walk = ISOFile(file)
    walk.read(into: &found)
  }
}
