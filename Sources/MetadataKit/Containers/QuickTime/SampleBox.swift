/// A box at the end of a sample description that holds more than one value.
struct SampleBox: Sendable {
  let types: [FourCC]
  let read:
    @Sendable (_ box: ISOBox, _ scope: MovieScope, _ found: inout MetadataBuilder)
      throws(MetadataError) -> Void

  private init(
    _ types: [FourCC],
    read:
      @escaping @Sendable (_ box: ISOBox, _ scope: MovieScope, _ found: inout MetadataBuilder)
      throws(MetadataError) -> Void
  ) {
    self.types = types
    self.read = read
  }

  /// A structure whose table has byte positions for numbers.
  private init(_ type: FourCC, _ table: TagTable) {
    self.init([type]) { (box, scope, found) throws(MetadataError) in
      found.add(table, structure: try box.body.head(count: 1024), scope)
    }
  }

  /// Boxes of values, or of these.
  private static func values(_ type: FourCC, _ table: TagTable) -> SampleBox {
    SampleBox([type]) { (box, scope, found) throws(MetadataError) in
      found.walk(box.body) { (box, found) throws(MetadataError) in
        if let known = nested.first(where: { $0.types.contains(box.type) }) {
          try known.read(box, scope, &found)
        } else {
          try found.add(leaf: box, table, group: scope.track)
        }
      }
    }
  }

  /// Those that stand in an entry itself.
  static let all: [SampleBox] = [
    SampleBox("btrt", .quickTimeBitRate),
    SampleBox("clap", .quickTimeCleanAperture),
    SampleBox("damr", .quickTimeDecoder),
    SampleBox(["SA3D"]) { (box, scope, found) throws(MetadataError) in
      let bytes = try box.body.head(count: 1024)
      let count = min(256, (try? bytes.uint32(at: 8, .big)) ?? 0)
      found.add(.quickTimeSpatialAudio, structure: bytes.prefix(12 + count * 4), scope)
    },
    SampleBox(["chan"], read: channels),
    SampleBox(["colr"]) { (box, scope, found) throws(MetadataError) in
      try PictureProperty.addColor(box, scope, &found)
    },
    .values("wave", .quickTimeWave),
    .values("pinf", .quickTimeProtection),
    .values("sinf", .quickTimeProtection),
    .values("sv3d", .quickTimeSpherical),
  ]

  /// Those that stand in one of these.
  private static let nested: [SampleBox] = [
    SampleBox("schm", .quickTimeScheme),
    .values("schi", .quickTimeSchemeInformation),
    SampleBox(["righ"], read: rights),
    .values("proj", .quickTimeSpherical),
    SampleBox("prhd", .quickTimeProjection),
    SampleBox("cbmp", .quickTimeCubemap),
    SampleBox("equi", .quickTimeEquirectangular),
  ]

  /// Channels are told by a number that stands for a layout, by bits, or one by one (Core Audio,
  /// AudioChannelLayout).
  @Sendable private static func channels(
    _ box: ISOBox, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try box.body.head(count: 176)
    let layout = try bytes.uint16(at: 4, .big)
    let described = layout == 1 ? (try? bytes.uint32(at: 12, .big)) ?? 0 : 0
    found.add(.quickTimeChannels, structure: bytes, scope) { (name, field) in
      switch name {
      case "LayoutFlags": return true
      case "AudioChannels": return layout > 1
      case "AudioChannelTypes", "NumChannelDescriptions": return layout == 1
      default: return described > (field.offset - bytes.offset - 16) / 20
      }
    }
  }

  /// Pairs of a name and four bytes.
  @Sendable private static func rights(
    _ box: ISOBox, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try box.body.head(count: 4096)
    for position in stride(from: 0, to: bytes.count - 7, by: 8) {
      let name = try FourCC(bytes, at: position)
      guard name.code != 0 else { return }
      guard let row = TagTable.quickTimeRights.index(of: name.code) else { continue }
      let value = try bytes.slice(at: position + 4, count: 4)
      let text =
        name == "tool"
        ? Array(value.elements.untilNUL)
        : Array(("0x" + value.elements.map { hexadecimal(UInt64($0), digits: 2) }.joined()).utf8)
      found.add(
        .quickTimeRights, row: row, group: scope.track, .utf8, count: text.count,
        bytes: text[...], at: nil)
    }
  }
}
