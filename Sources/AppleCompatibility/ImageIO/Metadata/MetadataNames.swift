#if !canImport(ImageIO)
  // The namespaces of metadata, and what they go by. Source: Apple, *CGImageMetadata.h*.

  /// EXIF's properties, those of places among them.
  public let kCGImageMetadataNamespaceExif: CFString = "http://ns.adobe.com/exif/1.0/"
  /// Lenses and serial numbers, as Adobe's programs keep them.
  public let kCGImageMetadataNamespaceExifAux: CFString = "http://ns.adobe.com/exif/1.0/aux/"
  /// What Exif 2.3 has added.
  public let kCGImageMetadataNamespaceExifEX: CFString = "http://cipa.jp/exif/1.0/"
  /// Title, description, creator, rights, keywords.
  public let kCGImageMetadataNamespaceDublinCore: CFString = "http://purl.org/dc/elements/1.1/"
  /// IPTC Core.
  public let kCGImageMetadataNamespaceIPTCCore: CFString =
    "http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/"
  /// IPTC Extension.
  public let kCGImageMetadataNamespaceIPTCExtension: CFString =
    "http://iptc.org/std/Iptc4xmpExt/2008-02-29/"
  /// Places, headlines and instructions, as Photoshop keeps them.
  public let kCGImageMetadataNamespacePhotoshop: CFString = "http://ns.adobe.com/photoshop/1.0/"
  /// TIFF's properties: make, model, orientation.
  public let kCGImageMetadataNamespaceTIFF: CFString = "http://ns.adobe.com/tiff/1.0/"
  /// Dates, program, rating.
  public let kCGImageMetadataNamespaceXMPBasic: CFString = "http://ns.adobe.com/xap/1.0/"
  /// Who may use it, and how.
  public let kCGImageMetadataNamespaceXMPRights: CFString = "http://ns.adobe.com/xap/1.0/rights/"

  /// Of ``kCGImageMetadataNamespaceExif``.
  public let kCGImageMetadataPrefixExif: CFString = "exif"
  /// Of ``kCGImageMetadataNamespaceExifAux``.
  public let kCGImageMetadataPrefixExifAux: CFString = "aux"
  /// Of ``kCGImageMetadataNamespaceExifEX``.
  public let kCGImageMetadataPrefixExifEX: CFString = "exifEX"
  /// Of ``kCGImageMetadataNamespaceDublinCore``.
  public let kCGImageMetadataPrefixDublinCore: CFString = "dc"
  /// Of ``kCGImageMetadataNamespaceIPTCCore``.
  public let kCGImageMetadataPrefixIPTCCore: CFString = "Iptc4xmpCore"
  /// Of ``kCGImageMetadataNamespaceIPTCExtension``.
  public let kCGImageMetadataPrefixIPTCExtension: CFString = "Iptc4xmpExt"
  /// Of ``kCGImageMetadataNamespacePhotoshop``.
  public let kCGImageMetadataPrefixPhotoshop: CFString = "photoshop"
  /// Of ``kCGImageMetadataNamespaceTIFF``.
  public let kCGImageMetadataPrefixTIFF: CFString = "tiff"
  /// Of ``kCGImageMetadataNamespaceXMPBasic``.
  public let kCGImageMetadataPrefixXMPBasic: CFString = "xmp"
  /// Of ``kCGImageMetadataNamespaceXMPRights``.
  public let kCGImageMetadataPrefixXMPRights: CFString = "xmpRights"
#endif
