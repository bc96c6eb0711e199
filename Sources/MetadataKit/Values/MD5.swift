/// The MD5 digest of bytes (RFC 1321): what XMP and IPTC tell a changed block by.
///
/// No protection against anybody who means harm; only metadata's own check sums need it.
package enum MD5 {
  /// The digest's sixteen bytes.
  package static func digest(_ message: some Collection<UInt8>) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
    let count = message.count
    // §3.1, §3.2: a 1 bit, zeros up to 56 of 64 bytes, then the length in bits.
    var padded = [UInt8](message)
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    let bits = UInt64(truncatingIfNeeded: count) &<< 3
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      padded.append(UInt8(truncatingIfNeeded: bits &>> shift))
    }
    var words = [UInt32](repeating: 0, count: 16)
    for start in stride(from: 0, to: padded.count, by: 64) {
      for index in 0..<16 {
        let at = start &+ index &* 4
        words[index] =
          UInt32(padded[at]) | UInt32(padded[at &+ 1]) &<< 8 | UInt32(padded[at &+ 2]) &<< 16
          | UInt32(padded[at &+ 3]) &<< 24
      }
      transform(&state, words)
    }
    return state.flatMap { word in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word &>> UInt32($0)) }
    }
  }

  /// The digest as 32 lower-case hexadecimal digits.
  package static func hexadecimalDigest(_ message: some Collection<UInt8>) -> String {
    digest(message).map { MetadataKit.hexadecimal(UInt64($0), digits: 2) }.joined()
  }

  /// One round over sixteen words (§3.4).
  private static func transform(_ state: inout [UInt32], _ words: [UInt32]) {
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    for step in 0..<64 {
      var mixed: UInt32
      let word: Int
      switch step >> 4 {
      case 0:
        mixed = b & c | ~b & d
        word = step
      case 1:
        mixed = b & d | c & ~d
        word = (step &* 5 &+ 1) & 15
      case 2:
        mixed = b ^ c ^ d
        word = (step &* 3 &+ 5) & 15
      default:
        mixed = c ^ (b | ~d)
        word = (step &* 7) & 15
      }
      mixed = mixed &+ a &+ sines[step] &+ words[word]
      let turn = turns[(step >> 4) &* 4 &+ step & 3]
      (a, d, c, b) = (d, c, b, b &+ (mixed &<< turn | mixed &>> (32 &- turn)))
    }
    state[0] = state[0] &+ a
    state[1] = state[1] &+ b
    state[2] = state[2] &+ c
    state[3] = state[3] &+ d
  }

  private static let turns: [UInt32] = [7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21]

  /// The whole part of 2³² · |sin i| for i = 1 … 64 (§3.4).
  private static let sines: [UInt32] = [
    0xd76a_a478, 0xe8c7_b756, 0x2420_70db, 0xc1bd_ceee, 0xf57c_0faf, 0x4787_c62a, 0xa830_4613,
    0xfd46_9501, 0x6980_98d8, 0x8b44_f7af, 0xffff_5bb1, 0x895c_d7be, 0x6b90_1122, 0xfd98_7193,
    0xa679_438e, 0x49b4_0821, 0xf61e_2562, 0xc040_b340, 0x265e_5a51, 0xe9b6_c7aa, 0xd62f_105d,
    0x0244_1453, 0xd8a1_e681, 0xe7d3_fbc8, 0x21e1_cde6, 0xc337_07d6, 0xf4d5_0d87, 0x455a_14ed,
    0xa9e3_e905, 0xfcef_a3f8, 0x676f_02d9, 0x8d2a_4c8a, 0xfffa_3942, 0x8771_f681, 0x6d9d_6122,
    0xfde5_380c, 0xa4be_ea44, 0x4bde_cfa9, 0xf6bb_4b60, 0xbebf_bc70, 0x289b_7ec6, 0xeaa1_27fa,
    0xd4ef_3085, 0x0488_1d05, 0xd9d4_d039, 0xe6db_99e5, 0x1fa2_7cf8, 0xc4ac_5665, 0xf429_2244,
    0x432a_ff97, 0xab94_23a7, 0xfc93_a039, 0x655b_59c3, 0x8f0c_cc92, 0xffef_f47d, 0x8584_5dd1,
    0x6fa8_7e4f, 0xfe2c_e6e0, 0xa301_4314, 0x4e08_11a1, 0xf753_7e82, 0xbd3a_f235, 0x2ad7_d2bb,
    0xeb86_d391,
  ]
}
