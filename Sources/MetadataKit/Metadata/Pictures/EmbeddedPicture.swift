/// A smaller picture within a file: a thumbnail or a preview.
public struct EmbeddedPicture: Hashable, Sendable {
  /// ``BlockKind/thumbnail`` or ``BlockKind/preview``; ``BlockKind/motionPhoto`` for the movie of a
  /// ``MotionPhoto``.
  public let kind: BlockKind
  /// The tag that has it, `IFD1:ThumbnailImage`; nil where none does.
  public let tag: String?
  /// Where it stands in the file; nil where it does not do so as it is (compressed, in parts, or as text
  /// in XMP).
  /// ``bytes(inFile:)`` puts it together then, and mends what cameras are known to write wrong.
  public let range: Range<Int>?
  /// Its size in the file, in bytes.
  public let byteCount: Int
  /// How it is coded where its bytes are no file of their own but those of an item of HEIF: `hvc1`,
  /// `av01`; nil where they are a file, mostly a JPEG.
  public let codec: String?
  /// What makes a file of such an item's bytes when it stands before them: a HEIC or AVIF of one
  /// picture. Empty where the bytes are a file by themselves.
  public let header: [UInt8]

  /// Its place among those pictures of the file that do not stand there as they are; among those of XMP
  /// where it is one.
  let position: Int
  /// Whether it stands in XMP, in Base64: the `xmpGImg:image` of `xmp:Thumbnails`.
  var isOfXMP: Bool { range == nil && tag?.hasPrefix("XMP-") == true }
  /// Whether it stands in a manifest of C2PA, which has pictures of what the file was made of, too.
  package var isOfManifest: Bool { tag?.hasPrefix("Jpeg2000:C2PA") == true }
}

extension Metadata {
  /// The small pictures that stand for the file's own, in the order of the file; those of a manifest
  /// (C2PA) may stand for what it was made of.
  public var thumbnails: [EmbeddedPicture] { pictures.filter { $0.kind == .thumbnail } }

  /// The larger pictures for a quick look, in the order of the file.
  public var previews: [EmbeddedPicture] { pictures.filter { $0.kind == .preview } }

  /// What may serve as a small picture of the file, the best first: thumbnails, then previews from the
  /// smallest on. The first that is a picture is one. Those of manifests may show another picture.
  package var smallPictures: [EmbeddedPicture] {
    thumbnails.filter { !$0.isOfManifest } + previews.sorted { $0.byteCount < $1.byteCount }
  }

  /// Thumbnails and previews, in the order of the file; one that is found twice is told of once,
  /// whatever lengths are said. Gain maps and depth maps are none: ``auxiliaryImages`` has them.
  ///
  /// They are what the file calls pictures, and were not looked at: of what is none,
  /// ``EmbeddedPicture/bytes(inFile:)`` throws. Of far more than any file has, the first 4096 are told.
  public var pictures: [EmbeddedPicture] {
    let named = tags.filter(\.isNamedPicture)
    let blocks = blocks.filter {
      ($0.kind == .thumbnail || $0.kind == .preview) && $0.byteCount > 0
    }
    // A hundred thousand tags may be called so, and thousands of blocks be pictures.
    var standing: [Int: Tag] = [:]
    // What was put together stands nowhere: its length has to do. Several may have one, as a manifest's thumbnail
    // is one of what the next is of: those that are left, the first in the file behind all others.
    var assembled: [Int: [Tag]] = [:]
    let places = Set(blocks.compactMap { $0.range?.lowerBound })
    let lengths = Set(blocks.map { $0.byteCount + $0.header.count })
    for tag in named.reversed() {
      if let start = tag.byteRange?.lowerBound {
        if places.contains(start) { standing[start] = tag }
      } else if lengths.contains(tag.byteCount), !tag.isPictureOfXMP {
        assembled[tag.byteCount, default: []].append(tag)
      }
    }
    var pictures: [EmbeddedPicture] = []
    var starts = Set(
      (auxiliaryImages.compactMap(\.range) + jpegStrips).map(\.lowerBound))
    var position = 0
    for block in blocks {
      var tag: Tag?
      if let range = block.range {
        guard starts.insert(range.lowerBound).inserted else { continue }
        tag = standing[range.lowerBound]
      }
      if tag == nil { tag = assembled[block.byteCount + block.header.count]?.popLast() }
      pictures.append(
        EmbeddedPicture(
          kind: block.kind, tag: tag.map { "\($0.group):\($0.name)" }, range: block.range,
          byteCount: block.byteCount, codec: block.codec, header: block.header,
          position: position))
      if block.range == nil { position += 1 }
    }
    position = 0
    for tag in named where tag.isPictureOfXMP && pictures.count < EmbeddedPicture.most {
      pictures.append(
        EmbeddedPicture(
          kind: EmbeddedPicture.kind(ofTag: tag.name), tag: "\(tag.group):\(tag.name)", range: nil,
          byteCount: tag.byteCount, codec: nil, header: [], position: position))
      position += 1
    }
    for tag in named where pictures.count < EmbeddedPicture.most {
      // Pixels alone are no file: where they can be made one they are among the blocks.
      guard !tag.name.hasSuffix("TIFF"), let range = tag.byteRange,
        !range.isEmpty,
        starts.insert(range.lowerBound).inserted
      else { continue }
      pictures.append(
        EmbeddedPicture(
          kind: EmbeddedPicture.kind(ofTag: tag.name),
          tag: "\(tag.group):\(tag.name)", range: range, byteCount: range.count,
          codec: nil, header: [], position: 0))
    }
    return pictures
  }

  /// Where the JPEGs stand that a TIFF shows, the one strip of each page; none of others. They are no
  /// previews, though their tags are called so.
  package var jpegStrips: [Range<Int>] {
    guard format.name == "TIFF" else { return [] }
    let beside = Set(
      blocks.lazy.filter { $0.kind == .preview || $0.kind == .thumbnail }
        .compactMap { $0.range?.lowerBound })
    return tags.lazy.filter { $0.group.hasPrefix("IFD") && EmbeddedPicture.names.contains($0.name) }
      .compactMap(\.byteRange).filter { !beside.contains($0.lowerBound) }
  }
}

extension Tag {
  /// Whether it is a picture that stands in XMP.
  var isPictureOfXMP: Bool {
    byteCount > 0 && isNamedPicture && group.hasPrefix("XMP-")
  }

  /// Whether the tag is called a picture.
  fileprivate var isNamedPicture: Bool {
    let name = name
    if EmbeddedPicture.names.contains(name) { return true }
    if let place = EmbeddedPicture.namesInGroups[name] {
      return group == place && format == .undefined
    }
    return name.hasPrefix(EmbeddedPicture.nameInManifests) && name.hasSuffix("Data")
  }
}

extension EmbeddedPicture {
  /// So many of a file are told, as many as there may be blocks.
  fileprivate static let most = 4096

  /// The tags that are pictures.
  fileprivate static let names: Set<String> = [
    "ThumbnailImage", "PreviewImage", "JpgFromRaw", "JpgFromRaw2", "OtherImage", "PreviewJXL",
    "PhotoshopThumbnail", "PhotoshopBGRThumbnail", "MPImage2", "MPImage3", "ThumbnailTIFF",
    "PreviewTIFF", "CoverArt", "EmbeddedImage", "DualCameraImage",
  ]

  /// Those that are so in one group alone: in XMP the original of what an effect was put on, or the
  /// right one of two (Google's, RED's), and a document's page (InDesign's).
  fileprivate static let namesInGroups = [
    "ImageData": "XMP-GImage", "RightAlbedo": "XMP-LImage", "PageImage": "XMP-xmp",
    "Preview": "OpenEXR", "FireworksPreview": "PNG",
  ]

  /// What the names of thumbnails in manifests start with: `C2PAThumbnailIngredient_1JpegData`.
  static let nameInManifests = "C2PAThumbnail"

  /// Whether a tag is a thumbnail or a preview, by its name.
  fileprivate static func kind(ofTag name: String) -> BlockKind {
    name.contains("Thumbnail") ? .thumbnail : .preview
  }
}
