/// How the elements behind the group 2 are written (PS3.5 Annex A).
enum DICOMTransferSyntax {
  /// Without representations, in little-endian order.
  case implicit
  /// With representations, in little-endian order; the picture may be compressed in any way.
  case explicit
  /// With representations, in big-endian order.
  case explicitBig
  /// As ``explicit``, and compressed by Deflate as a whole (PS3.5 §A.5).
  case deflated

  /// The syntax of a name; nil for one that is none of DICOM's own.
  init?(_ name: [UInt8]) {
    let root = Array("1.2.840.10008.1.2".utf8)
    guard name.starts(with: root) else { return nil }
    let parts = name.dropFirst(root.count).split(separator: UInt8(ascii: "."))
    if parts.isEmpty {
      self = .implicit
    } else if parts[0].elementsEqual("2".utf8) {
      self = .explicitBig
    } else if parts[0].elementsEqual("1".utf8), parts.count > 1, parts[1].elementsEqual("99".utf8) {
      self = .deflated
    } else {
      self = .explicit
    }
  }
}
