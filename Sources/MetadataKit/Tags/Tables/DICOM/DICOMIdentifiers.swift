/// What the identifiers that DICOM registers name: lines of what stands behind their common start, `=`
/// and the name.
enum DICOMIdentifiers {
  private static let root = Array("1.2.840.10008.".utf8)

  /// The name of an identifier, or nil.
  static func name(of identifier: some Collection<UInt8>) -> [UInt8]? {
    guard identifier.starts(with: root) else { return nil }
    let rest = identifier.dropFirst(root.count)
    switch (rest.first, rest.dropFirst(4).first) {
    case (UInt8(ascii: "6"), let digit?) where rest.starts(with: "6.1.".utf8):
      switch digit {
      case ..<UInt8(ascii: "4"): return sets[rest]
      case ..<UInt8(ascii: "7"): return laterSets[rest]
      default: return lastSets[rest]
      }
    case (UInt8(ascii: "5"), _): return services[rest]
    default: return transfers[rest]
    }
  }
}
