/// What strings and streams are encrypted by (ISO 32000-2 §7.6.3, table 25).
enum PDFCipher: Sendable {
  case none, rc4
  /// AES with a key of 128 bits for each object, and with one of 256 bits for all.
  case aes128, aes256
  case unknown

  /// - Parameter method: the name that a crypt filter has for it.
  init(method: String?) {
    switch method {
    case nil, "None": self = .none
    case "V2": self = .rc4
    case "AESV2": self = .aes128
    case "AESV3": self = .aes256
    default: self = .unknown
    }
  }

  /// The key of an object, made from the document's (§7.6.3.2, algorithm 1).
  func key(_ key: [UInt8], of reference: PDFReference) -> [UInt8] {
    if self == .aes256 { return key }
    var seed = key
    for shift in [0, 8, 16] { seed.append(UInt8(truncatingIfNeeded: reference.number >> shift)) }
    for shift in [0, 8] { seed.append(UInt8(truncatingIfNeeded: reference.generation >> shift)) }
    if self == .aes128 { seed += Array("sAlT".utf8) }
    return Array(Digest.md5.of(seed.span).prefix(min(16, key.count + 5)))
  }

  /// Deciphers bytes; false where they are none that were enciphered so.
  func decipher(_ bytes: inout [UInt8], _ key: [UInt8]) -> Bool {
    switch self {
    case .none: return true
    case .unknown: return false
    case .rc4: Cipher.rc4(&bytes, key: key)
    case .aes128, .aes256:
      // Programs leave what is empty as it is.
      if bytes.isEmpty { return true }
      let isWide = self == .aes256
      guard bytes.count >= 16, key.count == (isWide ? 32 : 16) else { return false }
      // The first block is what chaining starts from (§7.6.3.1).
      let vector = Array(bytes.prefix(16))
      bytes.removeFirst(16)
      Cipher.aes(&bytes, key: key, vector: vector)
      // Of what was cut short, the part of a block behind the others is no text.
      bytes.removeLast(bytes.count % 16)
      // The last byte says how many were added to fill the last block.
      if let added = bytes.last, (1...16).contains(added) { bytes.removeLast(Int(added)) }
    }
    return true
  }
}
