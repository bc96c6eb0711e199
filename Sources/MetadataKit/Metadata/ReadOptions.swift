/// How a file is to be read.
public struct ReadOptions: Sendable {
  /// What decodes EXIF blocks.
  public struct Engine: Hashable, Sendable {
    /// The engine's name on the command line.
    public let name: String

    /// This package's decoder: every block, every type.
    public static let native = Engine(name: "native")
    /// libexif, for comparison: one block of at most 65,528 bytes, no BigTIFF, no SubIFDs.
    ///
    /// A package that turns the trait `LibExif` of this one off has no libexif: each EXIF block is
    /// then a warning of the code ``MetadataError/Code/unsupported``.
    public static let libexif = Engine(name: "libexif")

    /// Whether this build has the engine.
    public var isAvailable: Bool {
      #if LibExif
        true
      #else
        self != .libexif
      #endif
    }
  }

  /// How much work the file may cause; a limit below 0 is 0, and ``Limits`` says what is the most.
  public var limits = Limits() {
    didSet { limits = limits.bounded }
  }
  /// What decodes its EXIF blocks; where this build has not got it, each of them is a warning.
  public var engine = Engine.native
  /// Only what the container states: no block is decoded.
  public var factsOnly = false
  /// Whether what carries a digest of itself is compared with it: the extended XMP of JPEGs. It
  /// takes more than a millisecond where a photo carries a depth map of a megabyte.
  public var verifiesDigests = false
  /// Whether the bytes of pictures are kept with their blocks, where the file does not have them as they are: in a
  /// stream that is compressed, for one.
  package var keepsPictures = false
  /// Whether the packets of XMP are kept as they are, for ``Metadata/packets``.
  package var keepsPackets = false
  /// Whether values of XMP that are long runs of Base64 are kept, up to ``Limits/valueBytes``; else
  /// only their length is, and they are never in memory as a whole.
  package var keepsLongBase64 = true

  /// Everything is read by this package's own decoder, within the limits of ``Limits/init()``.
  public init() {}
}
