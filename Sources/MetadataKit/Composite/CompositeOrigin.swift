/// Where a tag that composite tags are derived from comes from, by its group.
struct CompositeOrigin {
  /// The narrowest source that the group is of.
  let source: CompositeSource
  /// Whether it only counts where there is no other: of a thumbnail, of what cameras wrote before
  /// EXIF, or of XMP's and a document's copies of what stands elsewhere.
  let isSecondRank: Bool

  init(group: String, isTIFF: Bool) {
    // Most groups are told by their first letter, without more comparisons of texts.
    switch group.utf8.first {
    case UInt8(ascii: "I"):
      if group == "IFD0" {
        self.init(.ifd0)
      } else if group.hasPrefix("IPTC") {
        self.init(.iptc, isSecondRank: group != "IPTC")
      } else if group.hasPrefix("IFD") {
        self.init(.exif, isSecondRank: group == "IFD1" && !isTIFF)
      } else {
        self.init(group == "InteropIFD" ? .exif : group == "ItemList" ? .quickTime : .any)
      }
    case UInt8(ascii: "X") where group.hasPrefix("XMP-"):
      self.init(xmp: group, isTIFF: isTIFF)
    case UInt8(ascii: "C") where group == "Canon": self.init(.canon)
    case UInt8(ascii: "C"): self.init(.any, isSecondRank: group == "CIFF")
    case UInt8(ascii: "G"): self.init(group == "GPS" ? .gps : .any)
    case UInt8(ascii: "E"): self.init(group == "ExifIFD" ? .exif : .any)
    case UInt8(ascii: "S"):
      self.init(group.hasPrefix("SubIFD") ? .exif : group == "Sony" ? .sony : .any)
    case UInt8(ascii: "Q") where group == "QuickTime", UInt8(ascii: "K") where group == "Keys",
      UInt8(ascii: "U") where group == "UserData", UInt8(ascii: "M") where group == "Meta":
      self.init(.quickTime)
    case UInt8(ascii: "K"):
      self.init(group == "Kodak" ? .kodak : group == "KDC_IFD" ? .kdc : .any)
    case UInt8(ascii: "T") where group.hasPrefix("Track"): self.init(.track)
    case UInt8(ascii: "R"):
      // Of two pictures of a sensor with two kinds of pixels the first is the photo.
      self.init(
        group == "RIFF" ? .riff : group == "Ricoh" ? .ricoh : .any, isSecondRank: group == "RAF2")
    case UInt8(ascii: "A"): self.init(group == "Apple" ? .apple : .any)
    case UInt8(ascii: "N"): self.init(group == "Nikon" ? .nikon : .any)
    case UInt8(ascii: "O"): self.init(group == "Olympus" ? .olympus : .any)
    case UInt8(ascii: "P") where group == "PostScript": self.init(.postScript, isSecondRank: true)
    case UInt8(ascii: "P"): self.init(.any, isSecondRank: Self.copies.contains(group))
    default: self.init(.any)
    }
  }

  /// In a TIFF structure XMP stands before EXIF's directory: of equals that one is the last.
  private init(xmp group: String, isTIFF: Bool) {
    switch group {
    case "XMP-exif": self.init(.xmpEXIF, isSecondRank: true)
    case "XMP-aux": self.init(.xmpAux, isSecondRank: isTIFF)
    default: self.init(.xmp, isSecondRank: isTIFF || Self.copies.contains(group))
    }
  }

  private init(_ source: CompositeSource, isSecondRank: Bool = false) {
    self.source = source
    self.isSecondRank = isSecondRank
  }

  /// The groups whose tags only repeat what others say.
  private static let copies = [
    "XMP-tiff", "XMP-exifEX", "XMP-xmp", "XMP-photomech", "XMP-pmi", "XMP-microsoft",
    "PictureInfo", "PDF", "PSP",
  ]
}
