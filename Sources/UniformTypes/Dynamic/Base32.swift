/// The base 32 of dynamic identifiers: five bits a character, the most significant first.
///
/// The alphabet leaves out `i`, `j`, `l` and `o`, and the last character is filled with zero bits.
package enum Base32 {
  private static let alphabet = "abcdefghkmnpqrstuvwxyz0123456789"

  package static func encode(_ bytes: some Sequence<UInt8>) -> String {
    let alphabet = Array(alphabet.unicodeScalars)
    var result = String.UnicodeScalarView()
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 5 {
        count -= 5
        result.append(alphabet[Int(bits >> count & 31)])
      }
    }
    if count > 0 { result.append(alphabet[Int(bits << (5 - count) & 31)]) }
    return String(result)
  }

  /// The bytes, or `nil` when a character is not of the alphabet or the filling is not zero.
  package static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    let alphabet = Array(alphabet.utf8)
    var result: [UInt8] = []
    var bits: UInt32 = 0
    var count: UInt32 = 0
    for character in text {
      guard let value = alphabet.firstIndex(of: character) else { return nil }
      bits = bits << 5 | UInt32(value)
      count += 5
      if count >= 8 {
        count -= 8
        result.append(UInt8(truncatingIfNeeded: bits >> count))
      }
    }
    guard count < 5, bits & (1 << count - 1) == 0 else { return nil }
    return result
  }
}
