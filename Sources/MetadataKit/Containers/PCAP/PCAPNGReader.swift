/// Goes through the first blocks of a pcapng file: its section, the interfaces, the first packet.
///
/// Source: IETF, *PCAP Next Generation Capture File Format* (draft-ietf-opsawg-pcapng).
struct PCAPNGReader {
  private let file: Region
  private let order: ByteOrder
  private var interfaces: [Interface] = []

  private struct Interface {
    var resolution: PCAPResolution?
    var offset: UInt64 = 0
  }

  init(_ file: Region) throws(MetadataError) {
    self.file = file
    order = try file.uint8(at: 8) == 0x1a ? .big : .little
  }

  mutating func read(_ found: inout MetadataBuilder) throws(MetadataError) {
    found.add(
      .pcap, "PCAPVersion",
      text: "PCAPNG \(try file.uint16(at: 12, order)).\(try file.uint16(at: 14, order))")
    found.add(.pcap, "ByteOrder", text: order == .big ? "MM" : "II")
    var position = 0
    var units = UnitCounter(found.limits)
    while position < file.count {
      try units.next(at: file.start + position)
      try found.expectRoom()
      let type = try file.uint32(at: position, order)
      let length = try file.uint32(at: position + 4, order)
      // The length stands in front of a block and behind it (§3.1).
      guard length >= 12, length % 4 == 0 else {
        throw MetadataError(
          .malformed, "a block says that it has \(length) bytes", at: file.start + position)
      }
      let body = try file.region(at: position + 8, count: length - 12)
      switch type {
      case Self.section where position == 0:
        tell(body.region(from: 16), of: 0x100, &found)
      case 1: try interface(body, &found)
      case 6: return try packet(body, &found)
      default: return
      }
      position += length
    }
  }

  private static let section = 0x0a0d_0d0a

  /// §4.2.
  private mutating func interface(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    found.add(.pcap, "LinkType", try body.uint16(at: 0, order))
    interfaces.append(Interface())
    tell(body.region(from: 8), of: 0x200, &found)
  }

  /// Tells the options of a block: of a wrong one in it the next block knows nothing.
  private mutating func tell(_ list: Region, of block: UInt32, _ found: inout MetadataBuilder) {
    do throws(MetadataError) { try options(list, of: block, &found) } catch { found.warn(error) }
  }

  /// The options behind a block (§3.5).
  ///
  /// - Parameter block: what is added to the numbers of those that only such blocks have.
  private mutating func options(
    _ list: Region, of block: UInt32, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = 0
    while position < list.count {
      let code = try list.uint16(at: position, order)
      let length = try list.uint16(at: position + 2, order)
      guard code != 0 else { return }
      let value = try list.slice(at: position + 4, count: length)
      position += 4 + (length + 3) & ~3
      try found.charge(entries: 1, bytes: length)
      let isCommon = code == 1 || code >= 0x400
      guard let id = isCommon ? UInt32(code) : code < 0x100 ? block + UInt32(code) : nil,
        let row = TagTable.pcap.index(of: id)
      else { continue }
      note(id, value)
      let format = TagTable.pcap.rows[row].format ?? .utf8
      guard value.count >= format.size else { continue }
      if format == .utf8 {
        let text = value.elements.filter { $0 != 0 }
        found.add(.pcap, row: row, .utf8, count: text.count, bytes: text[...], at: nil)
        continue
      }
      let bytes = format == .undefined ? value : value.prefix(format.size)
      found.add(
        .pcap, row: row, format, count: bytes.count / format.size, order, bytes: bytes)
    }
  }

  /// What the clock of the last interface shows.
  private mutating func note(_ id: UInt32, _ value: ByteSlice) {
    guard let last = interfaces.indices.last else { return }
    if id == 0x209, let code = value[0] { interfaces[last].resolution = PCAPResolution(code) }
    if id == 0x20e, let offset = try? value.uint64(at: 0, order) {
      interfaces[last].offset = offset
    }
  }

  /// The first packet (§4.3).
  private func packet(_ body: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let index = try body.uint32(at: 0, order)
    let high = UInt64(try body.uint32(at: 4, order))
    let low = UInt64(try body.uint32(at: 8, order))
    guard index < interfaces.count else { return }
    let interface = interfaces[index]
    let time = (interface.resolution ?? .micro).time(high << 32 | low, offset: interface.offset)
    // Of the lower half exiftool has the bytes that the block before ends with: its length.
    guard let last = interfaces.last, let unit = last.resolution?.seconds else {
      return PCAPTags.add(time, to: .pcapTrue, &found)
    }
    let misread = Double(high << 32) + Double(try lengthBefore(body))
    PCAPTags.add(time, instead: misread * unit + Double(last.offset), &found)
  }

  private func lengthBefore(_ body: Region) throws(MetadataError) -> Int {
    try file.uint32(at: body.start - file.start - 12, order)
  }
}
