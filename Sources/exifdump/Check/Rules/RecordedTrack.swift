import MetadataKit
import UniformTypes

/// Where somebody went, as watches, phones and maps keep it: GPX, KML, TCX and FIT. Rules are about photos, movies and
/// documents, and look at none of these.
enum RecordedTrack {
  static func isOne(_ metadata: Metadata) -> Bool {
    if metadata.format.mimeType == "application/fit" { return true }
    guard metadata.format.type == .xml,
      let first = metadata.tags.first(where: { $0.group == "XMP" })
    else { return false }
    return roots.contains(where: first.name.hasPrefix)
  }

  static let violation = Violation(
    message: "The file is one of tracks and places, which were not looked at.",
    fix: "See that it may tell them; those of a directory are passed over.")

  /// What the names of all elements and attributes start with.
  private static let roots = ["Gpx", "Kml", "TrainingCenterDatabase"]
}
