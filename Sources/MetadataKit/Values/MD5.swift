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
    var text: [UInt8] = []
    text.reserveCapacity(32)
    for byte in digest(message) {
      text.append(digits[Int(byte &>> 4)])
      text.append(digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)

  /// Takes the bytes up to `end`, which is a multiple of 64 (§3.4).
  private static func mix(_ bytes: Span<UInt8>, to end: Int, _ state: inout State) {
    var start = 0
    while start < end {
      mix(bytes, at: start, &state)
      start &+= 64
    }
  }
}
