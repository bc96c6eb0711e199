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
          do throws(MetadataError) {
            try script.read(&found)
          } catch {
            found.warn(error)
          }
        default: break
        }
        if wanted == 0 { break }
      }
      FlashPacket.tell(&found)
    })
}
