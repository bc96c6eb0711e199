import MetadataKit
import UniformTypes

extension Removal {
  /// Whether exiftool removes a tag of this group by itself.
  func isWritable(_ tag: Tag) -> Bool {
    let group = tag.group
    // Names that the file has made up it does not know.
    if group.hasPrefix("XMP-") { return tag.isInTable && !Self.unwritten.contains(group) }
    if isPDF { return group == "PDF" && Self.ofInformation.contains(tag.name) }
    if repeated.contains("\(group):\(tag.name)") { return false }
    if group == "PostScript" { return Self.ofPostScript.contains(tag.name) }
    return tag.isInTable
      && (Self.groups.contains(group) || Self.numbered.contains { group.hasPrefix($0) })
  }

  /// Whether exiftool writes what a name means that only some formats have: a comment, and PNG's keywords (12.57, 13.58).
  func writesOfFormat(_ name: String) -> Bool {
    let name = name.lowercased()
    if name == "comment" { return isJPEG || isGIF || isPNG }
    if name == "file:comment" { return isJPEG || isGIF }
    return isPNG && Self.keywords.contains(name)
  }

  /// Whether it writes tags that many formats have into the file.
  var takesTags: Bool { !families.isEmpty }

  /// The groups of tags that it writes into a file. Into a JPEG XL that is no container, or has all that it says
  /// compressed, it does so with an option or a module alone; and a sequence of AVIF it takes for a movie.
  static func families(of metadata: Metadata, isCompressed: Bool) -> Set<WrittenTags.Family> {
    let format = metadata.format
    if format.name == "JXL Codestream" || isCompressed && !metadata.blocks.isEmpty { return [] }
    return format.type == TypeIdentifier.avis
      ? [.xmp] : WrittenTags.families(ofFormat: format.fileExtension)
  }

  /// The groups of what a manifest says, of files that exiftool removes one from.
  static func groupsOfManifest(_ metadata: Metadata) -> Set<String> {
    let format = metadata.format
    let kinds = metadata.blocks.map(\.kind)
    guard kinds.contains(.jumbf), format.isJPEG || format.type?.conforms(to: .png) == true else {
      return []
    }
    // The settings of Xiaomi's cameras are in JSON, too.
    return kinds.contains(.xiaomiSettings) ? ["CBOR"] : ["CBOR", "JSON"]
  }

  /// Whether a tag is of a PDF's dictionary of information, and goes with all of it alone: one that a program
  /// has made up.
  func isOfInformationAlone(_ tag: Tag) -> Bool {
    isPDF && tag.group == "PDF" && !tag.isInTable && !Self.ofInformation.contains(tag.name)
  }

  /// Whether a tag stands in a namespace of NX Studio's, which exiftool removes as a whole alone, or in a block that a
  /// tag of it is.
  func isOfNXStudio(_ tag: Tag) -> Bool {
    if tag.group == "XMP-ast" { return true }
    guard hasPacketsOfNXStudio else { return false }
    return tag.group == "IPTC"
      || (tag.group.hasPrefix("XMP-") && !Self.besidePackets.contains(tag.group))
  }

  /// Tags that are there more than once, as `IFD0:Artist`.
  static func repeated(_ tags: Tags) -> Set<String> {
    var seen: Set<String> = []
    var repeated: Set<String> = []
    for tag in tags where !tag.continuesList {
      let name = "\(tag.group):\(tag.name)"
      if !seen.insert(name).inserted { repeated.insert(name) }
    }
    return repeated
  }

  /// What PNG's texts may be of (PNG 3 §11.3.3.1), but for the one that it does not know.
  private static let keywords: Set = [
    "png:author", "png:comment", "png:copyright", "png:creationtime", "png:description",
    "png:disclaimer", "png:software", "png:source", "png:title",
  ]
  /// What NX Studio writes as it is.
  private static let besidePackets: Set = ["XMP-x", "XMP-sdc", "XMP-nine"]
  /// Namespaces of which it changes nothing, or only some.
  static let unwritten: Set = ["XMP-dwc", "XMP-art", "XMP-x"]
  /// What it changes by itself of a PDF's dictionary of information (ISO 32000-1 §14.3.3).
  private static let ofInformation: Set = [
    "AppleKeywords", "Author", "CreateDate", "Creator", "Keywords", "ModifyDate", "Producer",
    "SourceModified", "Subject", "Title", "Trapped",
  ]
  /// What it changes of PostScript's comments.
  private static let ofPostScript: Set = [
    "Author", "Copyright", "CreateDate", "Creator", "For", "Keywords", "ModifyDate", "Routing",
    "Subject", "Title", "Version",
  ]
  private static let numbered = ["IFD", "SubIFD"]
  private static let groups: Set = [
    "ExifIFD", "GPS", "InteropIFD", "IPTC", "ItemList", "Keys", "PNG", "UserData",
  ]
}
