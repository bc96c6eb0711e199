import MetadataKit
import UniformTypes

/// How something is removed from a file: a command where there is one that does it, tried with
/// exiftool 12.57.
struct Removal {
  /// Whether exiftool changes files of this format (`exiftool -listwf`).
  let isWritten: Bool
  /// The groups of tags that it writes into the file.
  let families: Set<WrittenTags.Family>
  /// Whether it is a raw file, in which it leaves the maker's notes.
  private let isRaw: Bool
  /// Whether it is a JPEG, from which it cuts trailers off.
  let isJPEG: Bool
  /// Whether it is a PNG, from which it does so, too.
  let isPNG: Bool
  let isGIF: Bool
  /// Whether what stands in Photoshop's resources stays, too.
  let isPDF: Bool
  /// Whether all that it says of itself is compressed, as JPEG XL may have it (ISO 18181-2 §9.8).
  private let isCompressed: Bool
  /// Whether it is JPEG 2000, in which keys of GeoTIFF stand in a block that is left as it is.
  private let isJPEG2000: Bool
  /// Whether it is a document of an office program or the like.
  private let isDocument: Bool
  /// Whether it is one of Word, Excel or PowerPoint.
  private let isOfOffice: Bool
  /// Tags that PostScript has more than once, of which exiftool changes the first alone.
  let repeated: Set<String>
  /// The groups of what its manifest says (C2PA), which exiftool removes as a whole alone.
  private let groupsOfManifest: Set<String>
  /// Whether XMP and IPTC stand in tags of NX Studio's.
  let hasPacketsOfNXStudio: Bool
  /// Where the maker's notes stand.
  private let notes: [Range<Int>]
  /// Where those start that exiftool takes for a tag like any other, which has no command of its own.
  private let plainNotes: Set<Int>

  init(from metadata: Metadata) {
    let name = metadata.format.fileExtension
    isWritten = Self.written.contains(name)
    isRaw = Self.raw.contains(name)
    isJPEG = metadata.format.isJPEG
    isPNG = metadata.format.type?.conforms(to: .png) == true
    isGIF = name == "gif"
    isCompressed = name == "jxl" && metadata.blocks.allSatisfy { $0.range == nil }
    families = isWritten ? Self.families(of: metadata, isCompressed: isCompressed) : []
    isJPEG2000 = Self.ofJPEG2000.contains(name)
    // Illustrator's files are of PDF, too.
    isPDF = metadata.tags.groups.contains("PDF")
    isDocument = CheckedFormat.isDocument(metadata.format)
    isOfOffice = Self.ofOffice.contains { metadata.format.mimeType.hasPrefix($0) }
    repeated = metadata.tags.groups.contains("PostScript") ? Self.repeated(metadata.tags) : []
    hasPacketsOfNXStudio =
      metadata.tags.groups.contains("XMP-ast")
      && metadata.tags.contains {
        $0.group == "XMP-ast" && ["XMLPackets", "IPTC"].contains($0.name)
      }
    groupsOfManifest = Self.groupsOfManifest(metadata)
    notes = metadata.blocks.compactMap { $0.kind == .makerNote ? $0.range : nil }
    plainNotes = Set(
      metadata.tags.lazy.filter { Self.notesOfOneTag.contains($0.name) }.compactMap {
        $0.byteRange?.lowerBound
      })
  }

  /// How a tag is removed. Names may come from the file: only harmless ones are put into a line
  /// that somebody might paste into a shell.
  func advice(for tag: Tag) -> String {
    if let place = tag.byteRange?.lowerBound, let note = notes.first(where: { $0.contains(place) })
    {
      return "The tag goes with all of the maker's notes. " + adviceForNotes(at: note.lowerBound)
    }
    if [TagTable.insta360.group, TagTable.weChat.group].contains(tag.group) {
      return adviceForRecords
    }
    if tag.group == TagTable.officeLock.group {
      return "Delete the file, which Office keeps beside a document that is open."
    }
    if tag.group == TagTable.composite.group { return "Remove the tags that it follows from." }
    // Excel writes it whenever it saves one.
    if tag.group == TagTable.officeLinks.group, tag.name == "WorkbookFolder", !tag.isNamedByFile {
      return "Save the workbook once more in a folder whose path names nobody, then move it."
    }
    if tag.group == TagTable.officeLinks.group, tag.name == "PicturePath", !tag.isNamedByFile {
      return Self.ofDescriptions
    }
    if [TagTable.officeLinks.group, TagTable.svg.group].contains(tag.group),
      tag.name == "LinkedFile", !tag.isNamedByFile
    {
      return Self.ofLinks
    }
    // What stands in tags of its own in packages is in Office's XML under the names of elements.
    if isDocument, tag.group.hasPrefix("XMP") {
      let name = TellingName(tag)
      if TellingTags.isDescription(name) { return Self.ofDescriptions }
      if TellingTags.isLinkOfOffice(name) { return Self.ofLinks }
    }
    if isCompressed { return Self.ofCompressed }
    if isJPEG2000, Self.ofGeoTIFF.contains(tag.name) { return Self.ofAll }
    if groupsOfManifest.contains(tag.group) { return Self.ofManifests }
    // exiftool removes a key that it does not know with all of them.
    if isWritten, tag.group == "Keys", tag.isNamedByFile {
      return "Remove it with all keys of the movie, for instance with: exiftool -Keys:all= FILE"
    }
    if isWritten, isOfInformationAlone(tag) {
      return "Remove it with all of the dictionary that it stands in, for instance with: "
        + "exiftool -PDF:all= FILE" + Self.thenAnew
    }
    if isWritten, isOfNXStudio(tag) {
      return "Remove it with all that NX Studio keeps beside it, for instance with: "
        + "exiftool -XMP-ast:all= FILE"
    }
    let isPlain = (tag.group + tag.name).utf8.allSatisfy {
      (0x30...0x39).contains($0) || (0x41...0x5a).contains($0) || (0x61...0x7a).contains($0)
        || $0 == 0x2d || $0 == 0x5f
    }
    guard isPlain, isWritten, isWritable(tag) else {
      guard isDocument else { return "Remove the tag with an editor of metadata." }
      return isOfOffice ? Self.inOffice : Self.inItsProgram
    }
    let command = "Remove the tag, for instance with: exiftool -\(tag.group):\(tag.name)= FILE"
    return isPDF ? command + Self.thenAnew : command
  }

  /// What exiftool changes in a PDF it appends (ISO 32000-1 §7.5.6): what was there is there still.
  private static let thenAnew = ", then write the file anew: qpdf --linearize FILE NEW"

  /// How the maker's notes are removed that start at a place.
  func adviceForNotes(at place: Int?) -> String {
    guard isWritten, !isRaw else {
      return "Hand on a picture that is made from the file: no common editor removes them from it."
    }
    if let place, plainNotes.contains(place) {
      return
        "Remove them with all of their directory, for instance with: exiftool -ExifIFD:all= FILE"
    }
    return "Remove them, for instance with: exiftool -MakerNotes:all= FILE"
  }

  /// How records beside pictures are removed, and whatever else stands with them.
  var adviceForRecords: String {
    isJPEG
      ? Self.ofRemains
      : "Keep pictures and sound alone, for instance with: \(Self.copyOfPictures)"
  }

  /// How what stands behind a picture is removed from a file that exiftool cuts trailers off.
  private static let ofRemains =
    "Cut off what stands behind the picture, for instance with: exiftool -trailer:all= FILE"

  /// How what stands behind a picture is removed, which starts at a place.
  func adviceForRemains(at place: Int) -> String {
    isJPEG || isPNG
      ? Self.ofRemains
      : "Cut off what stands behind the picture, for instance with: head -c \(place) FILE > NEW"
  }

  /// Copies pictures and sound into a movie that takes any codec; `?` is not the shell's.
  static let copyOfPictures = "ffmpeg -i FILE -map 0:v -map '0:a?' -c copy NEW.mov"

  /// How a small picture is removed that a tag has; nil where there is no command for it.
  func adviceForThumbnail(_ tag: String) -> String? {
    guard isWritten, !isRaw else { return nil }
    switch tag {
    case "IFD1:ThumbnailImage":
      return "Remove it, for instance with: exiftool -ThumbnailImage= FILE"
    case "XMP-xmp:ThumbnailImage", "XMP-xmp:PageImage", "XMP-GImage:ImageData",
      "XMP-LImage:RightAlbedo":
      return "Remove it, for instance with: exiftool -\(tag)= FILE" + (isPDF ? Self.thenAnew : "")
    case _ where tag.hasPrefix("Jpeg2000:C2PA") && (isJPEG || isPNG): return Self.ofManifests
    default: return nil
    }
  }

  /// How what a PDF was before is removed.
  static let ofRevisions =
    "Write the file anew, without what it was before: qpdf --linearize FILE NEW"

  private static let ofDescriptions =
    "Write another alternative text for the picture with the program that writes the document."

  private static let ofLinks =
    "Break the link, or take in what it leads to, with the program that writes the document."

  /// How a document is cleaned.
  private static let inItsProgram = "Remove it with the program that writes the document."

  /// Word, Excel and PowerPoint clean one of all that it says of persons.
  private static let inOffice =
    "Remove it with the program that writes the document: in Office with File > Info > Inspect Document."

  private static let ofOffice = [
    "application/vnd.openxmlformats-officedocument.", "application/msword",
    "application/vnd.ms-word", "application/vnd.ms-excel", "application/vnd.ms-powerpoint",
    "application/vnd.ms-spreadsheetml", "text/rtf",
  ]

  private static let ofAll =
    "Remove it with all that the file says of itself, for instance with: exiftool -all= FILE"

  /// Tried with exiftool 13.58; 12.57 leaves such boxes.
  private static let ofCompressed = ofAll + " (its version 13.58 or later)"

  /// Tried with exiftool 13.58; 12.57 does not know the group.
  private static let ofManifests =
    "Remove it with all of the manifest, for instance with: exiftool -JUMBF:all= FILE"
    + " (its version 13.58 or later)"

  static let anew = "Remove it, or write the file anew without it."

  /// What exiftool calls notes that have no directory.
  private static let notesOfOneTag: Set = [
    "MakerNoteUnknownText", "MakerNoteUnknownBinary", "MakerNoteMinolta3", "MakerNoteSamsung1a",
  ]
  private static let ofJPEG2000: Set = ["jp2", "jpx", "jpm"]
  /// What tells where a map lies (GeoTIFF 1.1 §7.2).
  private static let ofGeoTIFF: Set = ["ModelTiePoint", "ModelTransform"]
  /// The extensions of the formats that it changes, as `exiftool -listwf` prints them.
  private static let written: Set = [
    "360", "3g2", "3gp", "3gp2", "3gpp", "aax", "ai", "ait", "apng", "arq", "arw", "avif", "ciff",
    "cr2", "cr3", "crm", "crw", "cs1", "dcp", "dng", "dr4", "dvb", "eps", "eps2", "eps3", "epsf",
    "erf", "exif", "exv", "f4a", "f4b", "f4p", "f4v", "fff", "flif", "gif", "gpr", "hdp", "heic",
    "heif", "hif", "icc", "icm", "iiq", "ind", "indd", "indt", "insp", "j2k", "jng", "jp2", "jpe",
    "jpeg", "jpf", "jpg", "jpm", "jps", "jpx", "jxl", "jxr", "lrv", "m4a", "m4b", "m4p", "m4v",
    "mef", "mie", "mng", "mos", "mov", "mp4", "mpo", "mqv", "mrw", "nef", "nksc", "nrw", "orf",
    "ori", "pbm", "pdf", "pef", "pgm", "png", "ppm", "ps", "ps2", "ps3", "psb", "psd", "psdt", "qt",
    "raf", "raw", "rw2", "rwl", "sr2", "srw", "thm", "tif", "tiff", "vrd", "wdp", "webp", "x3f",
    "xmp",
  ]
  /// Those of raw files, which keep their maker's notes.
  private static let raw: Set = [
    "arq", "arw", "cr2", "cr3", "crw", "erf", "fff", "iiq", "mef", "mos", "nef", "nrw", "orf",
    "pef", "raw", "rw2", "rwl", "sr2", "srw",
  ]
}
