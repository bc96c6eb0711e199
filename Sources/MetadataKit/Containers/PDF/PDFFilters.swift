/// Undoes what a stream's bytes went through (ISO 32000-1 §7.4).
enum PDFFilters {
  /// So many of one stream are undone.
  static let most = 8

  /// The names of a stream's filters with what they are told.
  static func named(in dictionary: PDFDictionary) -> [(name: String, options: PDFDictionary?)] {
    var filters: [String] = []
    switch dictionary["Filter"] {
    case .name(let name): filters = [name]
    case .array(let list): filters = list.compactMap(\.name)
    default: return []
    }
    var options: [PDFDictionary?] = []
    switch dictionary["DecodeParms"] {
    case .dictionary(let one): options = [one]
    case .array(let list): options = list.map(\.dictionary)
    default: break
    }
    return filters.enumerated().map { ($1, $0 < options.count ? options[$0] : nil) }
  }

  /// The bytes of a stream as they were; a stream without filters is left where it stands.
  ///
  /// - Parameter room: how many bytes may come out of filters; what does is taken off.
  static func decoded(
    _ stream: Region, _ dictionary: PDFDictionary, room: inout Int, _ limits: Limits
  ) throws(MetadataError) -> Region {
    var damage: MetadataError?
    let content = try decoded(
      stream, named(in: dictionary), room: &room, damage: &damage, limits)
    // Programs forget the end of a stream; what came out is sound.
    if let damage, damage.code != .truncated { throw damage }
    return content
  }

  /// The same behind some filters.
  ///
  /// - Parameter damage: why what came out is not all.
  static func decoded(
    _ stream: Region, _ filters: [(name: String, options: PDFDictionary?)], room: inout Int,
    damage: inout MetadataError?, _ limits: Limits
  ) throws(MetadataError) -> Region {
    guard filters.count <= most else {
      throw MetadataError(.limitExceeded, "a stream of too many filters", at: stream.start)
    }
    var region = stream
    for (filter, options) in filters {
      switch filter {
      case "FlateDecode", "Fl":
        let inflated = Inflated(try region.all(limit: limits.blockBytes), limit: room)
        room -= inflated.bytes.count
        if let error = inflated.error {
          if inflated.bytes.isEmpty { throw error }
          damage = error
        }
        region = Region(inMemory: try unpredicted(inflated.bytes, options))
      case "ASCIIHexDecode", "AHx":
        let bytes = hexadecimal(try region.all(limit: min(limits.blockBytes, room)))
        room -= bytes.count
        region = Region(inMemory: bytes)
      case "ASCII85Decode", "A85":
        region = Region(
          inMemory: try base85(region.all(limit: limits.blockBytes), room: &room))
      // Deciphered before.
      case "Crypt": continue
      default:
        throw MetadataError(
          .unsupported, "a stream that is filtered by \(filter.prefix(32))", at: stream.start)
      }
    }
    return region
  }

  /// Rows, each of which is what it differs from its neighbors by (§7.4.4.4): PNG's filters, one
  /// a row, or TIFF's predictor.
  private static func unpredicted(_ bytes: [UInt8], _ options: PDFDictionary?)
    throws(MetadataError) -> [UInt8]
  {
    let predictor = options?["Predictor"]?.integer ?? 1
    guard predictor > 1 else { return bytes }
    let colors = options?["Colors"]?.integer ?? 1
    let bits = options?["BitsPerComponent"]?.integer ?? 8
    let columns = options?["Columns"]?.integer ?? 1
    guard predictor >= 10 || predictor == 2 && bits == 8, (1...32).contains(colors),
      [1, 2, 4, 8, 16].contains(bits), (1...1 << 24).contains(columns)
    else {
      throw MetadataError(.unsupported, "a stream with the predictor \(predictor)")
    }
    if predictor == 2 { return summed(bytes, width: columns * colors, colors) }
    let pixel = max(1, colors * bits / 8)
    let width = (columns * colors * bits + 7) / 8
    guard width <= bytes.count else {
      throw MetadataError(.malformed, "a stream that is shorter than one of its rows")
    }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count - 1 {
      let kind = bytes[position]
      let row = bytes[(position + 1)..<min(position + 1 + width, bytes.count)]
      // In place: there may be millions of rows of a byte.
      let start = output.count
      for (index, byte) in row.enumerated() {
        let isInside = index >= pixel
        let left = isInside ? output[start + index - pixel] : 0
        let above = start > 0 ? output[start + index - width] : 0
        let corner = isInside && start > 0 ? output[start + index - width - pixel] : 0
        switch kind {
        case 1: output.append(byte &+ left)
        case 2: output.append(byte &+ above)
        case 3: output.append(byte &+ UInt8((Int(left) + Int(above)) / 2))
        case 4: output.append(byte &+ paeth(left, above, corner))
        default: output.append(byte)
        }
      }
      position += 1 + width
    }
    return output
  }

  /// Rows in which each color of a pixel is what it differs from that of the one before by (TIFF 6.0 §14). The last row
  /// may be shorter.
  private static func summed(_ bytes: [UInt8], width: Int, _ colors: Int) -> [UInt8] {
    var output = bytes
    for start in stride(from: 0, to: output.count, by: width) {
      let end = min(start + width, output.count)
      for index in stride(from: start + colors, to: end, by: 1) {
        output[index] &+= output[index - colors]
      }
    }
    return output
  }

  /// The neighbor that is nearest to left + above - corner (PNG 3 §9.4).
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let (a, b, c) = (Int(left), Int(above), Int(corner))
    let (toLeft, toAbove, toCorner) = (abs(b - c), abs(a - c), abs(a + b - 2 * c))
    if toLeft <= toAbove, toLeft <= toCorner { return left }
    return toAbove <= toCorner ? above : corner
  }

  /// Two digits a byte, up to `>` (§7.4.2).
  private static func hexadecimal(_ text: ByteSlice) -> [UInt8] {
    var result = HexadecimalBytes(capacity: text.count / 2 + 1)
    for byte in text.elements {
      if byte == UInt8(ascii: ">") { break }
      if let digit = HexadecimalBytes.digit(byte) { result.append(digit: digit) }
    }
    result.pad()
    return result.bytes
  }

  /// Five characters for four bytes, up to `~>` (§7.4.3).
  private static func base85(_ bytes: ByteSlice, room: inout Int) throws(MetadataError)
    -> [UInt8]
  {
    var output: [UInt8] = []
    // What cannot be decoded has cost as much up to there.
    defer { room = max(0, room - output.count) }
    let limit = room
    var group: [UInt8] = []
    func append(_ digits: [UInt8], _ count: Int) {
      var value: UInt32 = 0
      for digit in digits { value = value &* 85 &+ UInt32(digit) }
      for index in 0..<count {
        output.append(UInt8(truncatingIfNeeded: value >> (24 - 8 * UInt32(index))))
      }
    }
    for (index, byte) in bytes.elements.enumerated() {
      guard output.count <= limit else {
        throw MetadataError(.limitExceeded, "a stream of more than \(limit) bytes")
      }
      switch byte {
      case 0x21...0x75:
        group.append(byte - 0x21)
        if group.count == 5 {
          append(group, 4)
          group = []
        }
      case UInt8(ascii: "z") where group.isEmpty: output += [0, 0, 0, 0]
      case UInt8(ascii: "~"):
        if group.count > 1 {
          append(group + Array(repeating: 84, count: 5 - group.count), group.count - 1)
        }
        return output
      case _ where PDFParser.isSpace(byte): continue
      default:
        throw MetadataError(
          .malformed, "a character that is none of ASCII85", at: bytes.offset &+ index)
      }
    }
    return output
  }
}
