import MetadataKit
import UniformTypes

/// Where somebody went, as watches, phones and maps keep it: GPX, KML, also packed as KMZ, TCX and FIT. Rules are about
/// photos, movies and documents, and look at none of these.
enum RecordedTrack {
  static func isOne(_ metadata: Metadata, in name: [UInt8]) -> Bool {
    if metadata.format.mimeType == "application/fit" { return true }
    let type = metadata.format.type
    if type == .xml {
      return metadata.tags.first { $0.group.hasPrefix("XMP") }.map(isOfOne) ?? false
    }
    if type == .plainText { return isCalledOne(name) && startsAsOne(name) }
    return type == .zip && metadata.tags.contains(where: isPacked)
  }

  static let violation = Violation(
    message: "The file is one of tracks and places, which were not looked at.",
    fix: "Make sure that everybody may know these places, or remove the file. "
      + "Tracks that a directory has are not reported.")

  /// The names of the first elements, as tags have them.
  private static let roots = ["Gpx", "Kml", "TrainingCenterDatabase"]

  /// The names of all elements and attributes start with that of the first.
  private static func isOfOne(_ tag: Tag) -> Bool { roots.contains(where: tag.name.hasPrefix) }

  /// In an archive of KML that is shown which lies beside its folders.
  private static func isPacked(_ tag: Tag) -> Bool {
    guard tag.group == "ZIP", tag.name == "ZipFileName" else { return false }
    let part = tag.description.lowercased()
    return part.hasSuffix(".kml") && !part.contains("/")
  }

  private static func isCalledOne(_ name: [UInt8]) -> Bool {
    let end = String(decoding: name.suffix(4), as: UTF8.self).lowercased()
    return [".gpx", ".kml", ".tcx"].contains(end)
  }

  /// Whether the first element is that of tracks: XML without a declaration is a text as any other.
  ///
  /// Of UTF-16 the zeros are left out: the names are of ASCII.
  private static func startsAsOne(_ name: [UInt8]) -> Bool {
    guard let file = try? ByteReader(again: name),
      let head = try? Region(file).head(count: 64 << 10).elements
    else { return false }
    var text = head.filter { $0 != 0 }[...]
    while let start = text.firstIndex(of: UInt8(ascii: "<")) {
      text = text[(start + 1)...]
      if text.starts(with: "!--".utf8) {
        guard let end = text.firstPlace(of: "-->") else { return false }
        text = text[end...]
        continue
      }
      let element = String(
        decoding: text.prefix { !$0.isSpaceOrBracket }.prefix(64), as: UTF8.self)
      // Declarations stand before it.
      if element.hasPrefix("!") || element.hasPrefix("?") { continue }
      let local = element.split(separator: ":").last ?? ""
      return roots.contains { $0.lowercased() == local.lowercased() }
    }
    return false
  }
}

extension UInt8 {
  /// Whether the name of an element ends before it.
  fileprivate var isSpaceOrBracket: Bool {
    [0x09, 0x0a, 0x0d, 0x20, 0x2f, 0x3e].contains(self)
  }
}
