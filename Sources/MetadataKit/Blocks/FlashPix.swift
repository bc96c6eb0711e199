/// The streams of FlashPix extensions in a JPEG's segments (Exif 3.0 §4.7.4, "FPXR"): a list of
/// contents, then the streams, each in as many segments as it needs.
struct FlashPixStreams {
  private var streams: [Stream] = []
  /// Parts of the preview that Fujifilm writes without a list of contents.
  private var preview: [Region] = []

  private struct Stream {
    let name: String
    let size: Int
    var parts: [Region] = []
    var count: Int { parts.reduce(0) { $0 + $1.count } }
  }

  init(_ segments: [Region], _ limits: Limits) throws(MetadataError) {
    for segment in segments {
      // A version, then what the segment is.
      switch try segment.uint8(at: 1) {
      case 1: try readContents(segment, limits)
      case 2: try readData(segment)
      default: continue
      }
    }
  }

  private mutating func readContents(_ segment: Region, _ limits: Limits) throws(MetadataError) {
    let bytes = try segment.all(limit: 1 << 16)
    let count = try bytes.uint16(at: 2, .big)
    var position = 4
    streams = []
    for _ in 0..<min(count, limits.directories) {
      let size = try bytes.uint32(at: position, .big)
      // The default byte, then a path in UTF-16 in the other byte order.
      position += 5
      let start = position
      while try bytes.uint16(at: position, .little) != 0 { position += 2 }
      let path = try bytes.slice(at: start, count: position - start).utf16(.little)
      position += 2
      if size == 0xffff_ffff { position += 16 }  // a storage: its class
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      streams.append(Stream(name: name, size: size))
    }
  }

  private mutating func readData(_ segment: Region) throws(MetadataError) {
    let index = try segment.uint16(at: 2, .big)
    let offset = try segment.uint32(at: 4, .big)
    let data = segment.region(from: 8)
    guard index < streams.count else {
      if index == 512, data.count > 47 {
        let image = data.region(from: 47)
        let head = try image.head(count: 4).bytes
        if !preview.isEmpty || head == [0xff, 0xd8, 0xff, 0xdb] {
          preview.append(image)
        }
      }
      return
    }
    // Where the first part says that it starts is not reliable; later parts may overlap.
    var overlap = streams[index].parts.isEmpty ? 0 : streams[index].count - offset
    if overlap < 0 || overlap > data.count { overlap = 0 }
    streams[index].parts.append(data.region(from: overlap))
  }

  /// Adds the tags of the streams that are known.
  func finish(_ found: inout MetadataBuilder) throws(MetadataError) {
    for stream in streams where !stream.parts.isEmpty {
      guard let joined = try JPEGParts.join(stream.parts, found.limits) else { continue }
      let data = joined.clamped(at: 0, count: stream.size)
      do throws(MetadataError) {
        try read(stream.name, data, &found)
      } catch {
        found.warn(error)
      }
    }
    if let image = try JPEGParts.join(preview, found.limits) {
      found.add(.file, "PreviewImage", left: image)
      found.note(.preview, image)
    }
  }

  private func read(_ name: String, _ data: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    // Every stream has a header of 28 bytes.
    let body = data.region(from: 28)
    if name == "\u{5}Extension List" {
      try FlashPixProperties.read(data, &found)
    } else if name.hasPrefix("\u{5}Screen Nail") {
      found.add(.flashPix, "ScreenNail", left: body)
      let head = try body.head(count: 1 << 16)
      var position = 0
      while let place = head.firstIndex(of: 0xff, from: position) {
        if head[place + 1] == 0xd8, head[place + 2] == 0xff {
          let image = body.region(from: place)
          found.add(.flashPix, "PreviewImage", left: image)
          found.note(.preview, image)
          return
        }
        position = place + 1
      }
    } else if name.hasPrefix("Audio Stream") {
      found.add(.flashPix, "AudioStream", left: body)
    }
  }
}

/// A set of properties in Microsoft's form ([MS-OLEPS] §2.21).
private enum FlashPixProperties {
  static func read(_ region: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = try region.all(limit: found.limits.valueBytes)
    let order: ByteOrder = bytes[0] == 0xfe ? .little : .big
    let start = try bytes.uint32(at: 44, order)
    let set = bytes.suffix(from: start)
    let count = try set.uint32(at: 4, order)
    for index in 0..<min(count, set.count / 8) {
      let id = UInt32(truncatingIfNeeded: try set.uint32(at: 8 + index * 8, order))
      let value = set.suffix(from: try set.uint32(at: 12 + index * 8, order))
      guard let texts = try texts(value, order) else { continue }
      // An extension's properties have its number in the upper half.
      let isCommon = id == 1 || id == 0x1000_0000
      guard let row = TagTable.flashPix.index(of: isCommon ? id | 0x1000_0000 : id & 0xffff)
      else { continue }
      found.add(
        .flashPix, id == 1 ? "CodePage" : TagTable.flashPix.rows[row].name,
        text: texts.joined(separator: ", "))
    }
  }

  /// A property's type and value, or values; nil where the type is not read.
  private static func texts(_ value: ByteSlice, _ order: ByteOrder) throws(MetadataError)
    -> [String]?
  {
    let type = try value.uint32(at: 0, order)
    var position = 4
    var count = 1
    if type & 0x1000 != 0 {  // a vector
      count = min(try value.uint32(at: 4, order), value.count)
      position = 8
    }
    var texts: [String] = []
    for _ in 0..<count {
      switch type & 0xfff {
      case 2, 18:
        texts.append(String(try value.uint16(at: position, order)))
        position += count > 1 || type & 0x1000 != 0 ? 2 : 4
      case 3, 19:
        texts.append(String(try value.uint32(at: position, order)))
        position += 4
      case 30, 31:
        let isWide = type & 0xfff == 31
        let length = try value.uint32(at: position, order) * (isWide ? 2 : 1)
        let text = try value.slice(at: position + 4, count: length)
        texts.append(
          isWide
            ? text.utf16(order)
            : String(decoding: text.elements.prefix { $0 != 0 }, as: UTF8.self))
        position += 4 + (length + 3) / 4 * 4
      case 64:
        texts.append(date(try value.uint64(at: position, order)))
        position += 8
      case 72:
        texts.append(try identifier(value.slice(at: position, count: 16), order))
        position += 16
      default:
        return nil
      }
    }
    return texts
  }

  /// Tenths of microseconds since 1601.
  private static func date(_ ticks: UInt64) -> String {
    var text = TextBuffer()
    text.append(unixTime: Int64(clamping: ticks / 10_000_000) - 11_644_473_600)
    return text.string
  }

  /// A class identifier, `10000230-6FC0-11D0-BD01-00609719A180`.
  private static func identifier(_ bytes: ByteSlice, _ order: ByteOrder) throws(MetadataError)
    -> String
  {
    var text = hexadecimal(UInt64(try bytes.uint32(at: 0, order)), digits: 8)
    text += "-" + hexadecimal(UInt64(try bytes.uint16(at: 4, order)), digits: 4)
    text += "-" + hexadecimal(UInt64(try bytes.uint16(at: 6, order)), digits: 4) + "-"
    for index in 8..<16 {
      if index == 10 { text += "-" }
      text += hexadecimal(UInt64(try bytes.uint8(at: index)), digits: 2)
    }
    return text.uppercased()
  }
}
