/// A chunk that MNG 1.0 and JNG 1.0 have and PNG has not.
struct MNGChunk: Sendable {
  let name: String
  private let table: TagTable

  private init(_ name: String, _ table: TagTable) {
    self.name = name
    self.table = table
  }

  static let all: [MNGChunk] = [
    MNGChunk("BACK", .mngBackground),
    MNGChunk("BASI", .mngBasisObject),
    MNGChunk("CLIP", .mngClipObjects),
    MNGChunk("CLON", .mngCloneObject),
    MNGChunk("DBYK", .mng),
    MNGChunk("DEFI", .mngDefineObject),
    MNGChunk("DHDR", .mngDeltaPNGHeader),
    MNGChunk("DISC", .mng),
    MNGChunk("DROP", .mng),
    MNGChunk("FRAM", .mng),
    MNGChunk("JHDR", .jngHeader),
    MNGChunk("LOOP", .mngLoop),
    MNGChunk("MAGN", .mngMagnifyObject),
    MNGChunk("MHDR", .mngHeader),
    MNGChunk("MOVE", .mngMoveObjects),
    MNGChunk("ORDR", .mng),
    MNGChunk(
      "PAST", .mngPasteImage),
    MNGChunk("PPLT", .mng),
    MNGChunk("PROM", .mngPromoteParent),
    MNGChunk("SAVE", .mng),
    MNGChunk("SEEK", .mng),
    MNGChunk("SHOW", .mngShowObjects),
    MNGChunk("TERM", .mngTerminationAction),
    MNGChunk("eXPi", .mngExportImage),
    MNGChunk("fPRI", .mngFramePriority),
    MNGChunk("nEED", .mng),
    MNGChunk("pHYg", .pngPhysicalPixel),
  ]

  /// Adds the chunk's tags, and the facts of the headers.
  func read(_ data: ByteSlice, _ state: inout PNGState, _ found: inout MetadataBuilder) {
    guard table.name != TagTable.mng.name else {
      let type = name.utf8.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return state.add(.mng, type, data, &found)
    }
    found.add(table, fieldsOf: data, .big, group: state.group)
    if name == "MHDR" || name == "JHDR" {
      state.takeSize(data, &found)
    }
    // MNG 1.0, MHDR: 0 where it is not known, 2³¹−1 where they have no end.
    if name == "MHDR", let count = try? data.uint32(at: 16, .big),
      (1..<0x7fff_ffff).contains(count)
    {
      state.nominalFrames = count
    }
    // JNG 1.0 §3.1.1: 8 gray, 10 color, 12 and 14 the same with alpha.
    if name == "JHDR", !state.hasHeader, let type = data[8], let bits = data[9] {
      state.hasHeader = true
      found.facts.colorModel = type & 2 == 0 ? .gray : .rgb
      found.facts.hasAlpha = type & 4 != 0
      found.facts.bitDepth = bits == 20 ? 12 : Int(bits)
    }
  }

  /// A number in eight hexadecimal digits.
  @Sendable static func hexadecimal(_ tag: Tag, _ text: inout TextBuffer) {
    text.append("0x" + MetadataKit.hexadecimal(UInt64(tag.integer() ?? 0), digits: 8))
  }

  /// The names of chunks, a space between.
  @Sendable static func names(_ tag: Tag, _ text: inout TextBuffer) {
    for (index, byte) in tag.elements.enumerated() where index < tag.byteCount / 4 * 4 {
      if index > 0, index % 4 == 0 { text.append(ascii: 0x20) }
      text.append(ascii: byte)
    }
  }
}
