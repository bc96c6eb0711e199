extension Container {
  /// Packets of a network, as programs catch them: pcap, pcapng, Microsoft's Network Monitor.
  ///
  /// Of the packets themselves nothing is told but when the first one came.
  package static let pcap = Container(ofSignatures: "PCAP", "PCAPNG", "CAP") {
    (file, found) throws(MetadataError) in
    switch found.format.name {
    case "PCAP": try PCAPFile.read(file, &found)
    case "PCAPNG":
      var reader = try PCAPNGReader(file)
      try reader.read(&found)
    default: try NetworkMonitor.read(file, &found)
    }
  }
}

/// A header and packets.
///
/// Source: IETF, *PCAP Capture File Format* (draft-ietf-opsawg-pcap).
enum PCAPFile {
  static func read(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try file.slice(at: 0, count: 24)
    let order: ByteOrder = head[0] == 0xa1 ? .big : .little
    let isNano = try head.uint32(at: 0, order) == 0xa1b2_3c4d
    found.add(
      .pcap, "PCAPVersion",
      text: "PCAP \(try head.uint16(at: 4, order)).\(try head.uint16(at: 6, order))")
    found.add(.pcap, "ByteOrder", text: order == .big ? "MM" : "II")
    // exiftool takes the half of the number that has it where the higher bytes stand first.
    let linkType = try head.uint32(at: 20, order) & 0xffff
    let misread = try head.uint16(at: 22, order)
    if linkType == misread {
      found.add(.pcap, "LinkType", linkType)
    } else {
      PCAPTags.add(linkType, instead: misread, &found)
    }
    // There may be no packet.
    guard file.count > 24 else { return }
    let packet = try file.slice(at: 24, count: 8)
    let (seconds, part) = (try packet.uint32(at: 0, order), try packet.uint32(at: 4, order))
    let time = PCAPTime(
      seconds: UInt64(seconds), nanoseconds: UInt64(part) * (isNano ? 1 : 1000),
      digits: isNano ? 9 : 6)
    if isNano {
      PCAPTags.add(time, instead: Double(seconds) + Double(part) * 1e-9, &found)
    } else {
      PCAPTags.add(time, &found)
    }
  }
}

/// Network Monitor 2 (Microsoft, *Capture File Header Values*).
enum NetworkMonitor {
  static func read(_ file: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try file.slice(at: 0, count: 24)
    found.add(.pcap, "LinkType", try head.uint16(at: 6, .little))
    // A day of the week stands among them.
    var parts: [Int] = []
    for place in [8, 10, 14, 16, 18, 20, 22] { parts.append(try head.uint16(at: place, .little)) }
    found.add(.pcapDate, "TimeStamp", integers: parts)
    let place = try file.slice(at: 40, count: 8)
    let (start, length) = (try place.uint32(at: 0, .little), try place.uint32(at: 4, .little))
    guard length <= found.limits.valueBytes else {
      throw MetadataError(
        .limitExceeded, "a comment of \(length) bytes", at: file.start + start)
    }
    let comment = try file.slice(at: start, count: length)
    found.add(.pcap, "Comment", text: comment.elements, offset: comment.offset)
  }
}
