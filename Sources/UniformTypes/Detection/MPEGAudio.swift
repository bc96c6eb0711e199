/// Sound in frames: MP3, MP2, AAC and AC-3.
///
/// A frame begins with a few bits only, so the next frame must follow where this one ends, unless
/// that is outside the given bytes. Source: ISO 11172-3 §2.4.1.3; ISO 13818-7 §6.2; ETSI TS 102 366
/// §4.3; ID3 2.4.0 §3.1.
package enum MPEGAudio {
  static func type(of head: Span<UInt8>) -> DeclaredType? {
    if head.matches("ID3") { return tagged(head) }
    if head.matches("ADIF") { return isText(head, from: 4) ? nil : .aac }
    guard let frame = frame(at: 0, of: head) else { return nil }
    // 64 bytes or fewer are too little to be certain.
    guard head.count > 64 else { return nil }
    let next = frame.length
    if next <= head.count - 8 {
      guard let second = Self.frame(at: next, of: head), second.type == frame.type else {
        return nil
      }
    }
    return frame.type
  }

  /// Whether the next bytes are all of a text: logs of radio amateurs begin with the same letters, as their format is
  /// called so, too.
  private static func isText(_ head: Span<UInt8>, from start: Int) -> Bool {
    (start..<start + 12).allSatisfy { index in
      head.byte(at: index).map { (0x20..<0x7f).contains($0) || (0x09...0x0d).contains($0) } ?? true
    }
  }

  /// A file that begins with a tag: MP3, unless what follows the tag can be seen and is not.
  private static func tagged(_ head: Span<UInt8>) -> DeclaredType? {
    guard let version = head.byte(at: 3), (2...4).contains(version),
      let size = head.uint32(at: 6, bigEndian: true), size & 0x8080_8080 == 0
    else { return nil }
    var length = 0
    for index in 6..<10 { length = length << 7 | Int(head.byte(at: index) ?? 0) }
    let start = 10 + length
    if head.matches("fLaC", at: start) { return .flac }
    return frame(at: start, of: head)?.type ?? .mp3
  }

  package typealias Frame = (type: DeclaredType, length: Int)

  /// The frame whose header stands at an offset, and how many bytes it has; nil where none does.
  package static func frame(at offset: Int, of head: Span<UInt8>) -> Frame? {
    guard let first = head.byte(at: offset), let second = head.byte(at: offset + 1),
      let third = head.byte(at: offset + 2), let fourth = head.byte(at: offset + 3)
    else { return nil }
    if first == 0x0B, second == 0x77 { return dolby(at: offset, of: head) }
    guard first == 0xFF, second >= 0xE0 else { return nil }
    if second & 0xF6 == 0xF0 {
      guard third >> 2 & 15 < 13, let rest = head.uint16(at: offset + 4, bigEndian: true) else {
        return nil
      }
      let length = Int(fourth & 3) << 11 | rest >> 5
      return length >= 7 ? (.aac, length) : nil
    }
    return mpeg(version: second >> 3 & 3, layer: second >> 1 & 3, rates: third)
  }

  private static func mpeg(version: UInt8, layer: UInt8, rates: UInt8) -> Frame? {
    // Layer I has no type; the values 0 and 15 of the bit rate are no rate.
    guard version != 1, layer == 1 || layer == 2 else { return nil }
    let samplesPerFrame = layer == 1 && version != 3 ? 576 : 1152
    let rate = Int(rates >> 4)
    let frequency = Int(rates >> 2 & 3)
    guard rate > 0, rate < 15, frequency < 3 else { return nil }
    let table = version != 3 ? lowRates : layer == 2 ? layerTwoRates : layerThreeRates
    let frequencies = version == 3 ? 1 : version == 2 ? 2 : 4
    let samples = [44100, 48000, 32000][frequency] / frequencies
    let padding = Int(rates >> 1 & 1)
    return (
      layer == 1 ? .mp3 : .mp2, samplesPerFrame / 8 * table[rate - 1] * 1000 / samples + padding
    )
  }

  private static let lowRates = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
  private static let layerTwoRates = [
    32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384,
  ]
  private static let layerThreeRates = [
    32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320,
  ]

  private static func dolby(at offset: Int, of head: Span<UInt8>) -> Frame? {
    guard let rates = head.byte(at: offset + 4), let identification = head.byte(at: offset + 5),
      let size = head.uint16(at: offset + 2, bigEndian: true)
    else { return nil }
    let version = identification >> 3
    if (11...16).contains(version) { return (.enhancedAC3, ((size & 0x7FF) + 1) * 2) }
    let frequency = Int(rates >> 6)
    let code = Int(rates & 63)
    guard version <= 10, frequency < 3, code < 38 else { return nil }
    let kilobits = dolbyRates[code / 2]
    let words =
      switch frequency {
      case 0: kilobits * 2
      case 1: kilobits * 320 / 147 + code % 2
      default: kilobits * 3
      }
    return (.ac3, words * 2)
  }

  private static let dolbyRates = [
    32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640,
  ]
}
