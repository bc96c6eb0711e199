/// What kind of metadata a run of bytes is: an open set.
public struct BlockKind: Hashable, Sendable, CustomStringConvertible {
  /// The kind's name in JSON: `exif`, `xmp` …
  public let description: String

  package init(_ description: String) { self.description = description }

  /// A TIFF structure with EXIF's directories (Exif 3.0 §4.6); of a TIFF file, all of it.
  public static let exif = BlockKind("exif")
  /// A packet of XMP: properties in RDF/XML (ISO 16684-1).
  public static let xmp = BlockKind("xmp")
  /// Records of IPTC-IIM 4.2, by themselves or out of Photoshop's resource 0x0404.
  public static let iptc = BlockKind("iptc")
  /// An ICC color profile (ICC.1, ISO 15076-1).
  public static let icc = BlockKind("icc")
  /// Photoshop's image resources, each behind `8BIM` (Adobe, *Photoshop File Formats*).
  public static let photoshop = BlockKind("photoshop")
  /// The header in a JPEG's APP0: version, density, thumbnail (ITU-T T.871).
  public static let jfif = BlockKind("jfif")
  /// The pictures of a multi-picture file (CIPA DC-007).
  public static let multiPicture = BlockKind("mpf")
  /// What Epson's Print Image Matching wants of a printer: EXIF tag 0xc4a5.
  public static let printIM = BlockKind("printIM")
  /// JPEG universal metadata boxes (ISO/IEC 19566-5), which C2PA's manifests are.
  public static let jumbf = BlockKind("jumbf")
  /// A Secure Evidence Attribution Label, in XML.
  public static let seal = BlockKind("seal")
  /// The text of old cameras in a JPEG's APP12.
  public static let pictureInfo = BlockKind("pictureInfo")
  /// What Microsoft Picture It! says of a picture, in XML.
  package static let pictureItNotes = BlockKind("pictureItNotes")
  /// What stands behind the picture, looked at when everything before it is read.
  package static let trailers = BlockKind("trailers")
  /// What an EPUB publication says of itself, in XML.
  package static let publicationPackage = BlockKind("publicationPackage")
  /// What a drawing says of itself without RDF.
  package static let drawing = BlockKind("drawing")
  /// What a maker of cameras keeps in a form of its own: EXIF `MakerNote` (0x927c), or a movie's.
  public static let makerNote = BlockKind("makerNote")
  /// The picture in small, to be shown in lists: IFD1's, JFIF's or Photoshop's; in a manifest of C2PA
  /// also one that it was made of.
  public static let thumbnail = BlockKind("thumbnail")
  /// The picture in less than its full size, as maker notes, raw files and MPF have it; or a cover.
  public static let preview = BlockKind("preview")
  /// The movie of a photo with motion.
  public static let motionPhoto = BlockKind("motionPhoto")
}
