/// Properties of pictures that are more than one value: items and tracks have the same boxes.
enum PictureProperty {
  /// How colors are coded, where no profile says it (ISO 14496-12 §12.1.5).
  static func addColor(
    _ box: ISOBox, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try box.body.head(count: 16)
    guard bytes.count >= 4 else { return }
    let kind = bytes.prefix(4)
    found.add(
      .quickTimeColor, "ColorProfiles", group: scope.track, text: kind.elements,
      offset: kind.offset)
    for (name, position) in [
      ("ColorPrimaries", 4), ("TransferCharacteristics", 6), ("MatrixCoefficients", 8),
    ] {
      guard let value = try? bytes.uint16(at: position, .big) else { return }
      found.add(.quickTimeColor, name, group: scope.track, value)
    }
    guard let last = bytes[10] else { return }
    found.add(.quickTimeColor, "VideoFullRangeFlag", group: scope.track, Int(last) >> 7)
  }

  /// Bits of a configuration: at which byte, how far from its lowest bit, and under what mask.
  private typealias Field = (name: String, position: Int, shift: Int, mask: Int)

  /// ISO 14496-15 §8.3.3.1.
  static func addHEVC(
    _ box: ISOBox, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try box.body.head(count: 23)
    let fields: [Field] = [
      ("HEVCConfigurationVersion", 0, 0, 0xff), ("GeneralProfileSpace", 1, 6, 3),
      ("GeneralTierFlag", 1, 5, 1), ("GeneralProfileIDC", 1, 0, 0x1f),
      ("GeneralLevelIDC", 12, 0, 0xff), ("ParallelismType", 15, 0, 3), ("ChromaFormat", 16, 0, 3),
      ("BitDepthLuma", 17, 0, 7), ("BitDepthChroma", 18, 0, 7), ("ConstantFrameRate", 21, 6, 3),
      ("NumTemporalLayers", 21, 3, 7), ("TemporalIDNested", 21, 2, 1),
    ]
    add(fields, of: bytes, .quickTimeHEVC, scope, &found)
    if let flags = try? bytes.uint32(at: 2, .big) {
      found.add(.quickTimeHEVC, "GenProfileCompatibilityFlags", group: scope.track, flags)
    }
    let constraints = bytes.suffix(from: 6).prefix(6).elements.map { Int($0) }
    if !constraints.isEmpty {
      found.add(
        .quickTimeHEVC, "ConstraintIndicatorFlags", group: scope.track, integers: constraints)
    }
    if let value = try? bytes.uint16(at: 13, .big) {
      found.add(
        .quickTimeHEVC, "MinSpatialSegmentationIDC", group: scope.track, value & 0xfff)
    }
    if let value = try? bytes.uint16(at: 19, .big) {
      found.add(.quickTimeHEVC, "AverageFrameRate", group: scope.track, value)
    }
  }

  /// AV1 in ISOBMFF §2.3.3.
  static func addAV1(
    _ box: ISOBox, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try box.body.head(count: 4)
    let fields: [Field] = [
      ("AV1ConfigurationVersion", 0, 0, 0x7f), ("SeqProfile", 1, 5, 7),
      ("SeqLevelIdx0", 1, 0, 0x1f), ("SeqTier0", 2, 7, 1), ("HighBitDepth", 2, 6, 1),
      ("TwelveBit", 2, 5, 1), ("ChromaFormat", 2, 2, 7), ("ChromaSamplePosition", 2, 0, 3),
    ]
    add(fields, of: bytes, .quickTimeAV1, scope, &found)
    if let last = bytes[3], last & 0x10 == 0 {
      found.add(
        .quickTimeAV1, "InitialDelaySamples", group: scope.track, Int(last & 0xf) + 1)
    }
  }

  private static func add(
    _ fields: [Field], of bytes: ByteSlice, _ table: TagTable, _ scope: MovieScope,
    _ found: inout MetadataBuilder
  ) {
    for field in fields {
      guard let byte = bytes[field.position] else { continue }
      found.add(
        table, field.name, group: scope.track, Int(byte) >> field.shift & field.mask)
    }
  }
}
