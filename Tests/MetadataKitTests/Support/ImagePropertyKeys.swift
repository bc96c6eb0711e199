@testable import MetadataKit

/// Which of ImageIO's keys tags are told under, whatever file has them.
enum ImagePropertyKeys {
  /// The keys of each dictionary.
  static let ofTags: [String: Set<String>] = {
    var keys: [String: Set<String>] = [:]
    for (dictionary, rows) in [
      ("{TIFF}", PropertyRow.tiff), ("{Exif}", PropertyRow.exif), ("{GPS}", PropertyRow.gps),
      ("{IPTC}", PropertyRow.iptc), ("{DNG}", PropertyRow.dng),
    ] {
      keys[dictionary, default: []].formUnion(rows.map(\.key))
    }
    keys["{IPTC}", default: []].insert("CreatorContactInfo")
    for row in NamedProperty.all + NamedProperty.iptc {
      keys[row.dictionary, default: []].insert(row.key)
    }
    return keys
  }()
}
