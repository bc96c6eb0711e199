/// How much work a file may cause, whatever it says about itself.
///
/// Where a limit is reached, a warning tells of it (``MetadataError/Code/limitExceeded``). The rest of what has too
/// much, such as a block of XMP with too many elements, is then not read; everything else in the file still is.
///
/// As part of ``ReadOptions``, a limit below 0 counts as 0, and one above ``most`` as that.
public struct Limits: Sendable {
  /// Directories, boxes or chunks within one another; ``mostNesting`` at most.
  public var nesting = 32
  /// Entries of one file, over all its directories.
  public var entries = 100_000
  /// Directories of one file, but for pages.
  public var directories = 256
  /// Directories of one TIFF structure, each of which may be a page; all their entries count as
  /// ``entries``.
  public var pages = 65_536
  /// Bytes of one value that are kept; of a longer one only the range is.
  public var valueBytes = 1 << 20
  /// Bytes of all values of one file that are kept: a file may let a thousand tags have the same
  /// bytes.
  public var allValueBytes = 8 << 20
  /// Bytes that one compressed block may inflate to; of a PNG, all of them together.
  public var inflatedBytes = 16 << 20
  /// Bytes that one metadata block may have to be decoded.
  public var blockBytes = 16 << 20
  /// Bytes that the decoders of all metadata blocks of one file may look at: blocks may overlap.
  public var allBlockBytes = 32 << 20
  /// Bytes that are decoded to texts, names and lists, those that share their bytes counted each time.
  public var decodedBytes = 16 << 20
  /// Bytes read from one file.
  public var totalBytes = 48 << 20
  /// Segments, chunks, boxes or frames of one file.
  public var units = 1_000_000

  /// Bytes of a name that a file gives to a tag; of a longer one so many are kept.
  public static let nameBytes = 1024

  /// Bytes of all names that a file gives to tags; of further ones ``shortNameBytes`` are kept.
  public static let allNameBytes = 4 << 20
  /// Bytes that are kept of the name of a group, and of a tag's where there are too many long ones.
  public static let shortNameBytes = 64

  /// The documented defaults.
  public init() {}
}
