/// The MD5 digest of bytes (RFC 1321): what XMP and IPTC tell a changed block by.
///
/// No protection against anybody who means harm; only metadata's own check sums need it.
package enum MD5 {
  /// The digest's sixteen bytes.
  package static func digest(_ message: some Collection<UInt8>) -> [UInt8] {
    let message = [UInt8](message)
    let whole = message.count & ~63
    var state: State = (0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476)
    mix(message.span, to: whole, &state)
    // §3.1, §3.2: a 1 bit, zeros up to 56 of 64 bytes, then the length in bits.
    var rest = [UInt8](message[whole...])
    rest.append(0x80)
    while rest.count % 64 != 56 { rest.append(0) }
    let bits = UInt64(truncatingIfNeeded: message.count) &<< 3
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      rest.append(UInt8(truncatingIfNeeded: bits &>> shift))
    }
    mix(rest.span, to: rest.count, &state)
    return [state.0, state.1, state.2, state.3].flatMap { word in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word &>> UInt32($0)) }
    }
  }

  /// The digest as 32 lower-case hexadecimal digits.
  package static func hexadecimalDigest(_ message: some Collection<UInt8>) -> String {
    digest(message).map { MetadataKit.hexadecimal(UInt64($0), digits: 2) }.joined()
  }

  private typealias State = (UInt32, UInt32, UInt32, UInt32)

  /// Takes the bytes up to `end`, which is a multiple of 64 (§3.4).
  private static func mix(_ bytes: Span<UInt8>, to end: Int, _ state: inout State) {
    let sines = sines
    var words = InlineArray<16, UInt32>(repeating: 0)
    var start = 0
    while start < end {
      for index in 0..<16 {
        let at = start + index * 4
        words[index] =
          UInt32(bytes[at]) | UInt32(bytes[at + 1]) &<< 8 | UInt32(bytes[at + 2]) &<< 16
          | UInt32(bytes[at + 3]) &<< 24
      }
      start += 64
      var (a, b, c, d) = state
      for step in stride(from: 0, to: 16, by: 4) {
        a = b &+ turned(a &+ (d ^ b & (c ^ d)) &+ words[step] &+ sines[step], 7)
        d = a &+ turned(d &+ (c ^ a & (b ^ c)) &+ words[step + 1] &+ sines[step + 1], 12)
        c = d &+ turned(c &+ (b ^ d & (a ^ b)) &+ words[step + 2] &+ sines[step + 2], 17)
        b = c &+ turned(b &+ (a ^ c & (d ^ a)) &+ words[step + 3] &+ sines[step + 3], 22)
      }
      for step in stride(from: 16, to: 32, by: 4) {
        let word = step &* 5 &+ 1
        a = b &+ turned(a &+ (b & d) &+ (c & ~d) &+ words[word & 15] &+ sines[step], 5)
        d = a &+ turned(d &+ (a & c) &+ (b & ~c) &+ words[(word &+ 5) & 15] &+ sines[step + 1], 9)
        c = d &+ turned(c &+ (d & b) &+ (a & ~b) &+ words[(word &+ 10) & 15] &+ sines[step + 2], 14)
        b = c &+ turned(b &+ (c & a) &+ (d & ~a) &+ words[(word &+ 15) & 15] &+ sines[step + 3], 20)
      }
      for step in stride(from: 32, to: 48, by: 4) {
        let word = step &* 3 &+ 5
        a = b &+ turned(a &+ (b ^ c ^ d) &+ words[word & 15] &+ sines[step], 4)
        d = a &+ turned(d &+ (a ^ b ^ c) &+ words[(word &+ 3) & 15] &+ sines[step + 1], 11)
        c = d &+ turned(c &+ (d ^ a ^ b) &+ words[(word &+ 6) & 15] &+ sines[step + 2], 16)
        b = c &+ turned(b &+ (c ^ d ^ a) &+ words[(word &+ 9) & 15] &+ sines[step + 3], 23)
      }
      for step in stride(from: 48, to: 64, by: 4) {
        let word = step &* 7
        a = b &+ turned(a &+ (c ^ (b | ~d)) &+ words[word & 15] &+ sines[step], 6)
        d = a &+ turned(d &+ (b ^ (a | ~c)) &+ words[(word &+ 7) & 15] &+ sines[step + 1], 10)
        c = d &+ turned(c &+ (a ^ (d | ~b)) &+ words[(word &+ 14) & 15] &+ sines[step + 2], 15)
        b = c &+ turned(b &+ (d ^ (c | ~a)) &+ words[(word &+ 21) & 15] &+ sines[step + 3], 21)
      }
      state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d)
    }
  }

  private static func turned(_ word: UInt32, _ turn: UInt32) -> UInt32 {
    word &<< turn | word &>> (32 &- turn)
  }

  /// The whole part of 2³² · |sin i| for i = 1 … 64 (§3.4).
  private static let sines: InlineArray<64, UInt32> = [
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
