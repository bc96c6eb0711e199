import ItemProvider
import MetadataKit

/// The files within a file that have metadata of their own: a camera that says nothing of the place
/// in a photo may say it in the photo's preview, or in its movie; a document shows photos that say it.
struct InnerFiles {
  /// So large a picture, where it has to be put together, is not looked at.
  private static let largest = 64 << 20
  /// So many are looked at.
  private static let most = 256
  /// So many tags and blocks of theirs are, and those of the last of them.
  private static let mostTags = 1 << 16

  /// More entries than this are read of the first ones alone: each may lead to the others without end.
  private static let mostEntries = (pictures: 16, entries: 2000)
  /// So many bytes are decoded of those before the last of them.
  private static let mostDecoded = Limits().decodedBytes

  /// So many bytes come out of what a document has compressed, those of the last of them besides.
  private static let mostInflated = 128 << 20

  /// What stands behind the picture is called so.
  static let remains = "remains"

  /// What a document shows is.
  static let shown = "picture"

  /// What a PDF was before it was changed is.
  static let revision = "earlier state"

  /// What they say, each with what it is in the file.
  private(set) var files: [(String, Metadata)] = []
  /// What was not looked at, a sentence each.
  private(set) var unlooked: [String] = []

  /// - Parameters:
  ///   - remains: what stands behind the picture and nothing tells of.
  ///   - reach: how far to look: for thumbnails alone, into what a document shows.
  init(
    of metadata: Metadata, path: [UInt8], _ remains: Range<Int>?, _ reach: RuleKind.Reach
  ) {
    guard reach > .file else { return }
    if reach == .inside { lookIntoPictures(of: metadata, path) }
    if let document = EnclosingDocument.of(metadata.format) {
      look(into: document, of: metadata.fileSize, path)
    }
    guard reach == .inside else { return }
    if metadata.tags.groups.contains(TagTable.pdf.group) { lookIntoRevisions(path) }
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
  /// - Parameters:
  ///   - subject: what it is in a sentence that says that it was not read to its end.
  ///   - error: why it is not whole.
  private mutating func take(
    _ name: String, _ metadata: Metadata, _ subject: String, error: MetadataError? = nil
  ) {
    files.append((name, metadata))
    if let error {
      unlooked.append("\(subject) was not read to its end: \(error.message).")
    } else if metadata.warnings.contains(where: { $0.code == .limitExceeded }) {
      unlooked.append("\(subject) was not read to its end.")
    }
  }

  private var hasRoom: Bool {
    files.reduce(0) { $0 + $1.1.tags.count + $1.1.blocks.count } < Self.mostTags
      && files.reduce(0) { $0 + $1.1.decodedBytes } < Self.mostDecoded
  }

  // MARK: Thumbnails, previews, the movie of a photo with motion

  private mutating func lookIntoPictures(of metadata: Metadata, _ path: [UInt8]) {
    var inner = metadata.pictures.filter { $0.codec == nil }.map { ("\($0.kind)", $0) }
    if let movie = metadata.motionPhoto?.movie { inner.append(("movie", movie)) }
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

  // MARK: What a document shows

  private mutating func look(into document: EnclosingDocument, of size: Int, _ path: [UInt8]) {
    do throws(MetadataError) {
      let pictures = try document.files(in: ByteReader(again: path), atMost: Self.most + 1)
      var looked = 0
      // Those of an icon may lie over each other, and each of an archive may be small and become large.
      var (bytes, inflated) = (0, 0)
      var unread: [(offset: Int, error: MetadataError)] = []
      for picture in pictures.prefix(Self.most)
      where hasRoom && bytes / 4 <= size && inflated <= Self.mostInflated {
        looked += 1
        inflated += min(picture.inflatedCount, Self.mostInflated)
        bytes += picture.range.count
        var damage: MetadataError?
        do throws(MetadataError) {
          let content = try picture.content(in: ByteReader(again: path))
          damage = content.error
          take(
            Self.shown,
            try Metadata(content.file.asFile(), name: nil, options: ReadOptions()),
            "The picture at offset \(picture.range.lowerBound)", error: damage)
        } catch {
          guard picture.isCalledOne || error.code == .limitExceeded else { continue }
          unread.append((picture.range.lowerBound, damage ?? error))
        }
      }
      if let first = unread.first {
        unlooked.append(
          "Of the pictures that it shows \(unread.count) were not looked at, the first at offset "
            + "\(first.offset): \(first.error.message).")
      }
      if looked < pictures.count {
        unlooked.append("Of the pictures that it shows all but \(looked) were not looked at.")
      }
    } catch {
      unlooked.append("The pictures that it shows were not looked at: \(error.message).")
    }
  }
}
