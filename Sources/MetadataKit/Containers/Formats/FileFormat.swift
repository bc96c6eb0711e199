public import UniformTypes

/// What a file is: its type, and what the field calls it.
public struct FileFormat: Sendable, Equatable {
  /// The field's name: `JPEG`, `Extended WEBP` …
  public var name: String
  /// The usual extension of such files, without a dot, in lower case.
  public var fileExtension: String
  /// The media type that exiftool has for such files; ``mimeType`` for whoever is to go by it.
  package var mimeTypeInExiftool: String
  /// Apple's identifier, where the type has one.
  public var type: TypeIdentifier?

  /// Whether the media type is one of images; what is asked of others need not be asked of these, which most
  /// files are.
  var isImage: Bool { mimeType.utf8.starts(with: "image/".utf8) }

  /// Whether exiftool reads such files; its form leaves the others out.
  package var isInExiftool = true

  /// Whether exiftool reads its blocks as files of their own: its positions in them count from the block's
  /// start. Ours count from the file's.
  var countsFromBlock = false

  /// Whether the file has other bytes before those that are of the format.
  package var isBehindOther = false

  /// A format by its name, usual extension, media type and Apple's identifier, as below them.
  public init(_ name: String, _ fileExtension: String, _ mimeType: String, _ type: TypeIdentifier?)
  {
    self.name = name
    self.fileExtension = fileExtension
    mimeTypeInExiftool = mimeType
    self.type = type
  }

  /// The same format, marked as one whose blocks exiftool reads as files of their own.
  var countingFromBlock: Self {
    var copy = self
    copy.countsFromBlock = true
    return copy
  }

  /// The same format, marked as one that exiftool does not read.
  package var outsideExiftool: Self {
    var copy = self
    copy.isInExiftool = false
    return copy
  }
}
