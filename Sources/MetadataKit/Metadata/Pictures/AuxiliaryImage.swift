/// A picture that belongs to the file's own and is not shown by itself: the gain map of an HDR
/// photo, a depth map, a mask.
public struct AuxiliaryImage: Hashable, Sendable {
  /// What it is for: an open set, so a later version may add to it.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The kind as it stands in JSON.
    public let description: String

    package init(_ description: String) { self.description = description }

    /// Transparency.
    public static let alpha = Kind("alpha")
    /// How far away things are, depth or disparity.
    public static let depth = Kind("depth")
    /// What turns the picture into one of high dynamic range (ISO 21496-1, Apple, Ultra HDR).
    public static let gainMap = Kind("gainMap")
    /// Which pixels are of a person, or of hair, skin, teeth, glasses, sky.
    public static let matte = Kind("matte")
    /// How sure a depth map is of itself.
    public static let confidence = Kind("confidence")
    /// Something else: ``AuxiliaryImage/type`` says what.
    public static let other = Kind("other")
  }

  /// What it is for.
  public let kind: Kind
  /// What the file calls it: a URN (`urn:com:apple:photo:2020:aux:hdrgainmap`), the item `tmap` of
  /// ISO 21496-1, the semantic of Google's directory (`GainMap`), or `GDepth`.
  public let type: String
  /// Its size in pixels, where the file states it.
  public let pixelWidth: Int?
  /// Its rows of pixels, where the file states them.
  public let pixelHeight: Int?
  /// How it is coded: `hvc1`, `av01`, `jpeg` …
  public let codec: String?
  /// Where its coded bytes stand in the file; nil where they are not there in one piece.
  public let range: Range<Int>?

  package init(
    _ kind: Kind, type: String, pixelWidth: Int? = nil, pixelHeight: Int? = nil,
    codec: String? = nil, range: Range<Int>? = nil
  ) {
    self.kind = kind
    self.type = type
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.codec = codec
    self.range = range
  }
}

extension AuxiliaryImage.Kind {
  /// The kind that a type of the field is of.
  ///
  /// Sources: ISO 23008-2 §F.14.2.1 and ISO 23008-12 §6.5.8 (MPEG's), Apple, *CGImageSource.h*, and
  /// what its devices write.
  init(type: String) {
    let type = type.lowercased()
    if let known = Self.exact.first(where: { $0.type == type }) {
      self = known.kind
    } else if let known = Self.parts.first(where: { type.hasSuffix($0.end) }) {
      self = known.kind
    } else {
      self = .other
    }
  }

  /// The types of transparency.
  static let alphaTypes = [
    "urn:mpeg:mpegB:cicp:systems:auxiliary:alpha",
    "urn:mpeg:hevc:2015:auxid:1",
    "urn:mpeg:avc:2015:auxid:1",
  ]

  private static let exact: [(type: String, kind: Self)] =
    alphaTypes.map { (type: $0.lowercased(), kind: .alpha) } + [
      ("urn:mpeg:mpegb:cicp:systems:auxiliary:depth", .depth),
      ("urn:mpeg:hevc:2015:auxid:2", .depth),
      ("urn:mpeg:avc:2015:auxid:2", .depth),
      ("urn:iso:std:iso:ts:21496:-1", .gainMap),
      ("tmap", .gainMap),
      ("jhgm", .gainMap),
      ("disparity", .depth),
      ("depth", .depth),
      ("depthmap", .depth),
      ("gdepth", .depth),
      ("android/depthmap", .depth),
      ("confidence", .confidence),
      ("android/confidencemap", .confidence),
    ]

  private static let parts: [(end: String, kind: Self)] = [
    ("gainmap", .gainMap), ("matte", .matte), (":disparity", .depth), (":depth", .depth),
  ]
}
