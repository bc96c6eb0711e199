import UniformTypes

extension Container {
  /// Flash video (Adobe Flash Video File Format 10.1 annex E): the script data, and the first packet
  /// of pictures and of sound.
  ///
  /// Recognized by itself: movies of the structure of QuickTime may have the same type (F4V).
  package static let flashVideo = Container(
    [],
    recognize: { head in
      head.matches("FLV\u{1}") ? FileFormat("FLV", "flv", "video/x-flv", .flashVideo) : nil
    },
    read: { (file, found) throws(MetadataError) in
      let head = try file.slice(at: 0, count: 9)
      var wanted = try head.uint8(at: 4) & 5
      var position = try head.uint32(at: 5, .big)
      // A file may say that it has sound and have none.
      for _ in 0..<256 {
        guard position + 15 <= file.count else { break }
        let packet = try file.slice(at: position, count: 15)
        let kind = try packet.uint8(at: 4)
        let length = try packet.uint32(at: 4, .big) & 0xff_ffff
        let body = file.clamped(at: position + 15, count: length)
        position += 15 + length
        switch kind {
        case 8 where wanted & 4 != 0:
          wanted &= ~4
          try FlashPacket.addAudio(try body.head(count: 16), &found)
        case 9 where wanted & 1 != 0:
          wanted &= ~1
          try FlashPacket.addVideo(try body.head(count: 256), &found)
        case 18:
          guard body.count == length else {
            throw MetadataError(.truncated, "script data are cut off", at: body.start)
          }
          var script = try FlashScript(body, limits: found.limits)
          found.attempt { (found) throws(MetadataError) in try script.read(&found) }
        default: break
        }
        if wanted == 0 { break }
      }
      FlashPacket.tell(&found)
      if try !endsWithAPacket(file) { try findCut(file, from: position, &found) }
    })

  /// Whether the file ends as the format has it: with a whole packet, and its length behind it
  /// (§E.3).
  private static func endsWithAPacket(_ file: Region) throws(MetadataError) -> Bool {
    guard file.count >= 13 + 15 else { return false }
    let start = file.count - 4 - (try file.uint32(at: file.count - 4, .big))
    guard start >= 13 else { return false }
    return start + 11 + (try file.uint32(at: start, .big) & 0xff_ffff) == file.count - 4
  }

  /// So many packets are looked at for the one that has no end.
  private static let mostPackets = 4096

  /// Goes from packet to packet, up to one that is longer than the file. Of a long movie the script
  /// data have to do, which may say how long the file is.
  private static func findCut(_ file: Region, from start: Int, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    guard !found.warnings.contains(where: \.isDamage) else { return }
    // Before each packet stands the length of the one before.
    var position = start
    for _ in 0..<mostPackets where position + 4 < file.count {
      let head = try file.head(at: position + 4, count: 4)
      // What is of none of the three kinds is no packet; a bit says that it is enciphered.
      guard let kind = head[0], [8, 9, 18].contains(kind & 0xdf) else { return }
      position += 15 + ((try? head.uint32(at: 0, .big)).map { $0 & 0xff_ffff } ?? 0)
    }
    let text: String
    if position > file.count || (1..<4).contains(file.count - position) {
      text = "the file ends within a packet"
    } else if let size = found.store.first("Flash", named: "FileSizeBytes")?.number(),
      let stated = Int(exactly: size), stated > file.count
    {
      text = "the script data say that the file has \(stated) bytes"
    } else {
      return
    }
    found.warn(Warning(.truncated, text, at: file.start + file.count))
  }
}
