/// The property of XMP that ImageIO takes a value of its dictionaries for.
package struct BridgedProperty: Sendable {
  package let space: XMPStandardSpace
  package let name: String

  init(_ space: XMPStandardSpace, _ name: String) {
    self.space = space
    self.name = name
  }

  /// Nil for what ImageIO has no property for.
  ///
  /// - Parameters:
  ///   - dictionary: `{TIFF}`, `{Exif}`, `{ExifAux}`, `{GPS}`, `{IPTC}` or `{PNG}`.
  ///   - key: The value's key in it.
  package init?(_ dictionary: String, _ key: String) {
    guard let known = Self.all[dictionary + key] else { return nil }
    self = known
  }

  private static let all: [String: BridgedProperty] = {
    var all: [String: BridgedProperty] = [:]
    for row in BridgedRow.all {
      for key in row.keys {
        all[row.dictionary + key] = BridgedProperty(row.space, row.name ?? row.start + key)
      }
    }
    return all
  }()
}
