/// The namespaces that ImageIO has constants for, by the prefixes that are theirs alone.
///
/// Source: Apple, *CGImageMetadata.h*.
package enum XMPStandardSpace: String, CaseIterable, Sendable {
  case exif
  case exifAux = "aux"
  case exifEX
  case dublinCore = "dc"
  case iptcCore = "Iptc4xmpCore"
  case iptcExtension = "Iptc4xmpExt"
  case photoshop
  case tiff
  case xmpBasic = "xmp"
  case xmpRights

  /// The namespace's name.
  package var name: String {
    switch self {
    case .exif: "http://ns.adobe.com/exif/1.0/"
    case .exifAux: "http://ns.adobe.com/exif/1.0/aux/"
    case .exifEX: "http://cipa.jp/exif/1.0/"
    case .dublinCore: "http://purl.org/dc/elements/1.1/"
    case .iptcCore: "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
    case .iptcExtension: "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
    case .photoshop: "http://ns.adobe.com/photoshop/1.0/"
    case .tiff: "http://ns.adobe.com/tiff/1.0/"
    case .xmpBasic: "http://ns.adobe.com/xap/1.0/"
    case .xmpRights: "http://ns.adobe.com/xap/1.0/rights/"
    }
  }
}
