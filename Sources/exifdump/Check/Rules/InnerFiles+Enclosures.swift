import MetadataKit
import UniformTypes

/// A document whose files are looked into.
struct EnclosingFile {
  let kind: EnclosingDocument
  /// How many bytes it has.
  let size: Int
  /// How many documents it lies in.
  let depth: Int
  /// Whether what it tells of by itself, pictures of its first page, is looked at as its previews.
  let hasPreviews: Bool
  /// What it is in a sentence: `it`, `the document at offset 77`
  let name: String
  /// Another reader of it, for each of its files: what one may read is bounded.
  let open: () throws(MetadataError) -> ByteReader

  /// The file that is checked.
  init(_ kind: EnclosingDocument, of metadata: Metadata, _ path: [UInt8]) {
    (self.kind, size, depth, name) = (kind, metadata.fileSize, 0, "it")
    hasPreviews = !metadata.pictures.isEmpty
    open = { () throws(MetadataError) in try ByteReader(again: path) }
  }

  /// A file that another one encloses.
  init(_ kind: EnclosingDocument, _ file: Region, named name: String, in outer: EnclosingFile) {
    (self.kind, size, depth, self.name) = (kind, file.count, outer.depth + 1, name)
    hasPreviews = false
    open = { () in file.asFile() }
  }

  /// The words behind what is said of one of its files: ` of the document at offset 77`
  var origin: String { depth == 0 ? "" : " of \(name)" }
}

/// What was looked at of what documents enclose.
struct EnclosedSum {
  var files = 0
  /// Bytes that came out of what is compressed.
  var inflatedBytes = 0
  /// Bytes that were read of them: of photos a few, of drawings all, and again for what they enclose.
  var readBytes = 0
}

extension InnerFiles {
  /// Documents that lie in so many others are looked into, which is all of it: of others it is told.
  private static let deepest = 1

  /// So many bytes come out of what is compressed, those of the last file besides.
  private static let mostInflated = 160 << 20

  /// So many bytes of them are read, those of the last file besides: drawings and documents take time.
  private static let mostRead = 24 << 20

  /// So many bytes at least are read of one at once: of a picture whose pixels stand in thousands of chunks little more is
  /// counted than the heads of these.
  private static let leastRead = 64

  /// Blocks of the first files alone may inflate to more: what is compressed within them is counted nowhere.
  private static let mostUnpacked = (files: 4, bytes: 1 << 20)

  private func hasRoom(_ bytes: Int, of document: EnclosingFile) -> Bool {
    // Those of an icon may lie over each other, and each of an archive may be small and become large.
    hasRoom && bytes / 4 <= document.size && enclosed.inflatedBytes <= Self.mostInflated
      && enclosed.readBytes <= Self.mostRead && enclosed.files < Self.most
  }

  /// Looks at the files that a document encloses, and at those that these enclose.
  mutating func look(into document: EnclosingFile) {
    do throws(MetadataError) {
      let (files, error) = try files(of: document)
      guard document.depth <= Self.deepest else {
        if !files.isEmpty || error != nil {
          unlooked.append(
            "The files within \(document.name) were not looked at: it lies in too many others.")
        }
        return
      }
      var (looked, bytes) = (0, 0)
      var unread: [(offset: Int, error: MetadataError)] = []
      for file in files where hasRoom(bytes, of: document) {
        looked += 1
        enclosed.files += 1
        bytes += file.range.count
        if let error = look(at: file, of: document) {
          unread.append((file.range.lowerBound, error))
        }
      }
      if let first = unread.first {
        unlooked.append(
          "Of the files within \(document.name) \(unread.count) were not looked at, the first at "
            + "offset \(first.offset): \(first.error.message).")
      }
      if let error {
        unlooked.append(Self.unfound(error, behind: looked, of: document))
      } else if looked < files.count {
        unlooked.append(
          "Of the files within \(document.name) all but \(looked) were not looked at.")
      }
    } catch {
      unlooked.append(Self.unfound(error, behind: 0, of: document))
    }
  }

  /// The files of a document, one more than are looked at, and why these may not be all.
  private mutating func files(
    of document: EnclosingFile
  ) throws(MetadataError) -> EnclosingDocument.Found {
    let reader = try document.open()
    defer { if document.depth > 0 { enclosed.readBytes += reader.bytesRead } }
    let (files, error) = document.kind.found(in: reader, atMost: Self.most + 1)
    return (files.filter { !($0.isOfWhole && document.hasPreviews) }, error)
  }

  /// Says that more files than were looked at may be in a document.
  private static func unfound(
    _ error: MetadataError, behind looked: Int, of document: EnclosingFile
  ) -> String {
    let start =
      looked == 0
      ? "The files within \(document.name)"
      : "Of the files within \(document.name) all but \(looked)"
    return "\(start) were not looked at: \(error.message)."
  }

  /// Looks at a file, and answers why it could not be looked at; nil where it was, or is no such file.
  private mutating func look(at file: EnclosedFile, of document: EnclosingFile) -> MetadataError? {
    var damage: MetadataError?
    do throws(MetadataError) {
      let content = try file.content(
        in: document.open(), inflated: &enclosed.inflatedBytes)
      damage = content.error
      var options = ReadOptions()
      if enclosed.files > Self.mostUnpacked.files {
        options.limits.inflatedBytes = Self.mostUnpacked.bytes
      }
      let metadata = try Metadata(
        content.file.asFile(leastRead: Self.leastRead), name: nil, options: options)
      enclosed.readBytes += metadata.statistics.bytesRead
      guard file.isPromised || CheckedFormat.isOne(metadata.format) else { return nil }
      let kind = file.isPacket ? Self.packet : Self.kind(of: metadata.format)
      let name = "\(kind) at offset \(file.range.lowerBound)\(document.origin)"
      take(InnerFile(name: kind, metadata: metadata, isEnclosed: true))
      if let message = damage?.message ?? Self.hidden(in: metadata)?.message {
        unlooked.append("The \(name) was not read to its end: \(message).")
      }
      if let kind = EnclosingDocument.of(metadata.format) {
        look(into: EnclosingFile(kind, content.file, named: "the \(name)", in: document))
      }
      return nil
    } catch {
      // What is encrypted may be anything.
      return file.isPromised || [.limitExceeded, .unsupported].contains(error.code)
        ? damage ?? error : nil
    }
  }

  /// What a file is called that a document encloses.
  private static func kind(of format: FileFormat) -> String {
    let kinds = [("image/", "picture"), ("video/", "movie"), ("audio/", "sound")]
    return kinds.first { format.mimeType.hasPrefix($0.0) }?.1 ?? "document"
  }

  /// What says that a part could not be read, as the rule `unreadable` tells it of a file.
  private static func hidden(in metadata: Metadata) -> Warning? {
    metadata.warnings.first {
      switch $0.code {
      case .limitExceeded: !$0.isOfContent
      case .unsupported: true
      // Behind what is no XML nothing of a drawing is read.
      case .malformed where metadata.format.type == .svg: true
      default:
        $0.hidesProperties
          && (CheckedFormat.isWritten(metadata.format) || CheckedFormat.isDataSet(metadata.format))
      }
    }
  }
}
