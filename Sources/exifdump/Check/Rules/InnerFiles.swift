import ItemProvider
import MetadataKit

/// What a file within a file says.
struct InnerFile {
  /// What it is in the file: `preview`, `picture`, `document`
  let name: String
  let metadata: Metadata
  /// Whether it is one that a document encloses, not a part of a photo.
  var isEnclosed = false
}

/// The files within a file that have metadata of their own: a camera that says nothing of the place
/// in a photo may say it in the photo's preview, or in its movie; a document encloses photos
/// and other documents that say it.
struct InnerFiles {
  /// So large a picture, where it has to be put together, is not looked at.
  private static let largest = 64 << 20
  /// So many are looked at, and so many more that a document encloses.
  static let most = 256
  /// So many tags and blocks of theirs are, and those of the last of them.
  private static let mostTags = 1 << 16

  /// More entries than this are read of the first ones alone: each may lead to the others without end.
  private static let mostEntries = (pictures: 16, entries: 2000)
  /// So many bytes are decoded of those before the last of them.
  private static let mostDecoded = Limits().decodedBytes

  /// What stands behind the picture is called so.
  static let remains = "remains"

  /// What a PDF was before it was changed is.
  static let revision = "earlier state"

  /// What has XMP in a document is: a photo, a page, or the document itself.
  static let packet = "part"

  private(set) var files: [InnerFile] = []
  /// What was not looked at, a sentence each.
  var unlooked: [String] = []
  /// What was looked at of what documents enclose.
  var enclosed = EnclosedSum()

  /// - Parameters:
  ///   - remains: what stands behind the picture and nothing tells of.
  ///   - reach: how far to look: for thumbnails alone, into what a document was, and into what it encloses.
  init(
    of metadata: Metadata, path: [UInt8], _ remains: Range<Int>?, _ reach: RuleKind.Reach
  ) {
    guard reach > .file else { return }
    if reach == .inside { lookIntoPictures(of: metadata, path) }
    // What an earlier state says is told as that, not as what a part of the document does.
    if metadata.tags.groups.contains(TagTable.pdf.group) {
      lookIntoRevisions(path)
    }
    if let document = EnclosingDocument.of(metadata.format) {
      look(into: EnclosingFile(document, of: metadata, path))
    }
    guard reach == .inside else { return }
    if let remains {
      if let metadata = try? Self.metadata(of: remains, path) {
        take(Self.remains, metadata, "What stands behind its picture")
      } else {
        unlooked.append(
          "What stands behind its picture from offset \(remains.lowerBound) on was not looked at.")
      }
    }
  }

  /// Takes what a file within the file says.
  ///
  /// - Parameter subject: what it is in a sentence that says that it was not read to its end.
  private mutating func take(_ name: String, _ metadata: Metadata, _ subject: String) {
    take(InnerFile(name: name, metadata: metadata))
    if metadata.warnings.contains(where: { $0.code == .limitExceeded }) {
      unlooked.append("\(subject) was not read to its end.")
    }
  }

  mutating func take(_ file: InnerFile) { files.append(file) }

  var hasRoom: Bool {
    files.reduce(0) { $0 + $1.metadata.tags.count + $1.metadata.blocks.count } < Self.mostTags
      && files.reduce(0) { $0 + $1.metadata.decodedBytes } < Self.mostDecoded
  }

  // MARK: Thumbnails, previews, the movie of a photo with motion

  private mutating func lookIntoPictures(of metadata: Metadata, _ path: [UInt8]) {
    var inner = metadata.pictures.filter { $0.codec == nil }.map { ("\($0.kind)", $0) }
    if let movie = metadata.motionPhoto?.movie { inner.append(("movie", movie)) }
    lookIntoParts(of: metadata, path)
    var reader = Self.reader(path)
    // They may lie over each other, each but a few bytes behind the last one: of those together four
    // times the file is looked at.
    var (looked, bytes) = (0, 0)
    while looked < min(inner.count, Self.most), hasRoom, bytes / 4 <= metadata.fileSize {
      let (name, picture) = inner[looked]
      var options = ReadOptions()
      if looked >= Self.mostEntries.pictures { options.limits.entries = Self.mostEntries.entries }
      looked += 1
      if picture.range != nil { bytes += min(picture.byteCount, metadata.fileSize) }
      // What is no picture may tell something all the same.
      if let metadata = Self.metadata(of: picture, path, &reader, options) {
        take(name, metadata, "The \(name) of \(picture.byteCount) bytes within it")
      } else if picture.byteCount > Self.largest {
        unlooked.append("The \(name) of \(picture.byteCount) bytes within it was not looked at.")
      }
    }
    if looked < inner.count {
      unlooked.append(
        "Of the \(inner.count) pictures within it all but \(looked) were not looked at.")
    }
  }

  /// What is a file of its own and no picture beside: gain maps and depth maps of a JPEG, the JPEG that a
  /// TIFF shows.
  private mutating func lookIntoParts(of metadata: Metadata, _ path: [UInt8]) {
    let maps = metadata.auxiliaryImages.filter { $0.codec == "jpeg" }.map {
      ($0.kind == .gainMap ? "gain map" : "\($0.kind) map", $0.range)
    }
    let parts = (maps + metadata.jpegStrips.map { ("strip", $0) }).compactMap { name, range in
      range.map { (name, $0) }
    }
    var bytes = 0
    for (index, (name, range)) in parts.enumerated() {
      // As of pictures, which may lie over each other.
      guard index < Self.most, hasRoom, bytes / 4 <= metadata.fileSize else {
        unlooked.append(
          "Of the \(parts.count) maps and strips within it all but \(index) were not looked at.")
        break
      }
      bytes += range.count
      guard let inner = try? Self.metadata(of: range, path) else { continue }
      take(name, inner, "The \(name) of \(range.count) bytes within it")
    }
  }

  private static func reader(_ path: [UInt8]) -> PictureReader? {
    if path != [0x2d] { return PictureReader(of: ItemProvider(path: FilePath(bytes: path))) }
    return StandardInput.last.map { PictureReader(of: $0) }
  }

  private static func metadata(
    of picture: EmbeddedPicture, _ path: [UInt8], _ reader: inout PictureReader?,
    _ options: ReadOptions
  ) -> Metadata? {
    // Where it stands as it is, only what its metadata takes is read.
    if picture.header.isEmpty, let range = picture.range,
      let metadata = try? metadata(of: range, path, options)
    {
      return metadata
    }
    guard picture.byteCount <= largest else { return nil }
    // What is mended on the way; where it is no picture even so, it may tell something.
    var bytes = try? reader?.bytes(of: picture)
    if bytes == nil, picture.range == nil { bytes = try? reader?.keptBytes(of: picture) }
    return bytes.flatMap { try? Metadata($0, options: options) }
  }

  private static func metadata(
    of part: Range<Int>, _ path: [UInt8], _ options: ReadOptions = ReadOptions()
  ) throws(MetadataError) -> Metadata {
    let file = Region(try ByteReader(again: path))
    return try Metadata(
      file.region(at: part.lowerBound, count: part.count).asFile(), name: nil, options: options)
  }

  // MARK: What a PDF was before

  private mutating func lookIntoRevisions(_ path: [UInt8]) {
    do throws(MetadataError) {
      let revisions = try PDFRevisions(of: ByteReader(again: path))
      var looked = 0
      var options = ReadOptions()
      let unlookedBefore = unlooked.count
      // Each may be all of a file that takes long: where one was not read to its end, no further is.
      for end in revisions.ends where hasRoom && unlooked.count == unlookedBefore {
        looked += 1
        // Of a PDF that is written for the web, what ends first is a part of the one state.
        if let metadata = try? Self.metadata(of: 0..<end, path, options) {
          take(Self.revision, metadata, "Its earlier state of the first \(end) bytes")
        }
        (options.limits.blockBytes, options.limits.inflatedBytes) = (2 << 20, 4 << 20)
      }
      if revisions.isCutShort || looked < revisions.ends.count {
        unlooked.append("Of its earlier states all but the last \(looked) were not looked at.")
      }
    } catch {
      unlooked.append("Its earlier states were not looked at: \(error.message).")
    }
  }
}
