/// The 64 steps of MD5 (RFC 1321 §3.4), one line each.
///
/// Written out because words, turns and sines are then constants in the code: loops over tables of
/// them took 1.3 times as long. Extended XMP may have megabytes.
extension MD5 {
  typealias State = (UInt32, UInt32, UInt32, UInt32)

  /// Takes a block of 64 bytes.
  static func mix(_ bytes: Span<UInt8>, at start: Int, _ state: inout State) {
    let block = bytes.extracting(droppingFirst: start).extracting(first: 64)
    // The compiler then knows the length, and checks no byte for itself.
    guard block.count == 64 else { return }
    var (a, b, c, d) = state
    step(&a, first(b, c, d), b, word(block, 0) &+ 0xd76a_a478, 7)
    step(&d, first(a, b, c), a, word(block, 1) &+ 0xe8c7_b756, 12)
    step(&c, first(d, a, b), d, word(block, 2) &+ 0x2420_70db, 17)
    step(&b, first(c, d, a), c, word(block, 3) &+ 0xc1bd_ceee, 22)
    step(&a, first(b, c, d), b, word(block, 4) &+ 0xf57c_0faf, 7)
    step(&d, first(a, b, c), a, word(block, 5) &+ 0x4787_c62a, 12)
    step(&c, first(d, a, b), d, word(block, 6) &+ 0xa830_4613, 17)
    step(&b, first(c, d, a), c, word(block, 7) &+ 0xfd46_9501, 22)
    step(&a, first(b, c, d), b, word(block, 8) &+ 0x6980_98d8, 7)
    step(&d, first(a, b, c), a, word(block, 9) &+ 0x8b44_f7af, 12)
    step(&c, first(d, a, b), d, word(block, 10) &+ 0xffff_5bb1, 17)
    step(&b, first(c, d, a), c, word(block, 11) &+ 0x895c_d7be, 22)
    step(&a, first(b, c, d), b, word(block, 12) &+ 0x6b90_1122, 7)
    step(&d, first(a, b, c), a, word(block, 13) &+ 0xfd98_7193, 12)
    step(&c, first(d, a, b), d, word(block, 14) &+ 0xa679_438e, 17)
    step(&b, first(c, d, a), c, word(block, 15) &+ 0x49b4_0821, 22)
    step(&a, second(b, c, d), b, word(block, 1) &+ 0xf61e_2562, 5)
    step(&d, second(a, b, c), a, word(block, 6) &+ 0xc040_b340, 9)
    step(&c, second(d, a, b), d, word(block, 11) &+ 0x265e_5a51, 14)
    step(&b, second(c, d, a), c, word(block, 0) &+ 0xe9b6_c7aa, 20)
    step(&a, second(b, c, d), b, word(block, 5) &+ 0xd62f_105d, 5)
    step(&d, second(a, b, c), a, word(block, 10) &+ 0x0244_1453, 9)
    step(&c, second(d, a, b), d, word(block, 15) &+ 0xd8a1_e681, 14)
    step(&b, second(c, d, a), c, word(block, 4) &+ 0xe7d3_fbc8, 20)
    step(&a, second(b, c, d), b, word(block, 9) &+ 0x21e1_cde6, 5)
    step(&d, second(a, b, c), a, word(block, 14) &+ 0xc337_07d6, 9)
    step(&c, second(d, a, b), d, word(block, 3) &+ 0xf4d5_0d87, 14)
    step(&b, second(c, d, a), c, word(block, 8) &+ 0x455a_14ed, 20)
    step(&a, second(b, c, d), b, word(block, 13) &+ 0xa9e3_e905, 5)
    step(&d, second(a, b, c), a, word(block, 2) &+ 0xfcef_a3f8, 9)
    step(&c, second(d, a, b), d, word(block, 7) &+ 0x676f_02d9, 14)
    step(&b, second(c, d, a), c, word(block, 12) &+ 0x8d2a_4c8a, 20)
    step(&a, third(b, c, d), b, word(block, 5) &+ 0xfffa_3942, 4)
    step(&d, third(a, b, c), a, word(block, 8) &+ 0x8771_f681, 11)
    step(&c, third(d, a, b), d, word(block, 11) &+ 0x6d9d_6122, 16)
    step(&b, third(c, d, a), c, word(block, 14) &+ 0xfde5_380c, 23)
    step(&a, third(b, c, d), b, word(block, 1) &+ 0xa4be_ea44, 4)
    step(&d, third(a, b, c), a, word(block, 4) &+ 0x4bde_cfa9, 11)
    step(&c, third(d, a, b), d, word(block, 7) &+ 0xf6bb_4b60, 16)
    step(&b, third(c, d, a), c, word(block, 10) &+ 0xbebf_bc70, 23)
    step(&a, third(b, c, d), b, word(block, 13) &+ 0x289b_7ec6, 4)
    step(&d, third(a, b, c), a, word(block, 0) &+ 0xeaa1_27fa, 11)
    step(&c, third(d, a, b), d, word(block, 3) &+ 0xd4ef_3085, 16)
    step(&b, third(c, d, a), c, word(block, 6) &+ 0x0488_1d05, 23)
    step(&a, third(b, c, d), b, word(block, 9) &+ 0xd9d4_d039, 4)
    step(&d, third(a, b, c), a, word(block, 12) &+ 0xe6db_99e5, 11)
    step(&c, third(d, a, b), d, word(block, 15) &+ 0x1fa2_7cf8, 16)
    step(&b, third(c, d, a), c, word(block, 2) &+ 0xc4ac_5665, 23)
    step(&a, fourth(b, c, d), b, word(block, 0) &+ 0xf429_2244, 6)
    step(&d, fourth(a, b, c), a, word(block, 7) &+ 0x432a_ff97, 10)
    step(&c, fourth(d, a, b), d, word(block, 14) &+ 0xab94_23a7, 15)
    step(&b, fourth(c, d, a), c, word(block, 5) &+ 0xfc93_a039, 21)
    step(&a, fourth(b, c, d), b, word(block, 12) &+ 0x655b_59c3, 6)
    step(&d, fourth(a, b, c), a, word(block, 3) &+ 0x8f0c_cc92, 10)
    step(&c, fourth(d, a, b), d, word(block, 10) &+ 0xffef_f47d, 15)
    step(&b, fourth(c, d, a), c, word(block, 1) &+ 0x8584_5dd1, 21)
    step(&a, fourth(b, c, d), b, word(block, 8) &+ 0x6fa8_7e4f, 6)
    step(&d, fourth(a, b, c), a, word(block, 15) &+ 0xfe2c_e6e0, 10)
    step(&c, fourth(d, a, b), d, word(block, 6) &+ 0xa301_4314, 15)
    step(&b, fourth(c, d, a), c, word(block, 13) &+ 0x4e08_11a1, 21)
    step(&a, fourth(b, c, d), b, word(block, 4) &+ 0xf753_7e82, 6)
    step(&d, fourth(a, b, c), a, word(block, 11) &+ 0xbd3a_f235, 10)
    step(&c, fourth(d, a, b), d, word(block, 2) &+ 0x2ad7_d2bb, 15)
    step(&b, fourth(c, d, a), c, word(block, 9) &+ 0xeb86_d391, 21)
    state = (state.0 &+ a, state.1 &+ b, state.2 &+ c, state.3 &+ d)
  }

  @inline(__always)
  private static func step(
    _ a: inout UInt32, _ mixed: UInt32, _ b: UInt32, _ word: UInt32, _ turn: UInt32
  ) {
    let sum = a &+ word &+ mixed
    a = b &+ (sum &<< turn | sum &>> (32 &- turn))
  }

  /// A word of the block, whose bytes are in the order of their weight.
  @inline(__always)
  private static func word(_ block: Span<UInt8>, _ index: Int) -> UInt32 {
    let at = index &* 4
    return UInt32(block[at]) | UInt32(block[at &+ 1]) &<< 8 | UInt32(block[at &+ 2]) &<< 16
      | UInt32(block[at &+ 3]) &<< 24
  }

  @inline(__always)
  private static func first(_ x: UInt32, _ y: UInt32, _ z: UInt32) -> UInt32 { z ^ x & (y ^ z) }

  @inline(__always)
  private static func second(_ x: UInt32, _ y: UInt32, _ z: UInt32) -> UInt32 {
    (x & z) &+ (y & ~z)
  }

  @inline(__always)
  private static func third(_ x: UInt32, _ y: UInt32, _ z: UInt32) -> UInt32 { x ^ y ^ z }

  @inline(__always)
  private static func fourth(_ x: UInt32, _ y: UInt32, _ z: UInt32) -> UInt32 { y ^ (x | ~z) }
}
