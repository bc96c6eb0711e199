/// The key of an encrypted document that opens without a password (ISO 32000-2 §7.6.4).
enum PDFKey {
  /// The key; nil where the document asks for a password, or is of a version that is not known.
  static func withoutPassword(_ dictionary: PDFDictionary, _ identifier: [UInt8]) -> [UInt8]? {
    guard let revision = dictionary["R"]?.integer, let owner = dictionary["O"]?.string,
      let user = dictionary["U"]?.string
    else { return nil }
    let version = dictionary["V"]?.integer
    switch version {
    case 1, 2, 4:
      guard (2...4).contains(revision), let permissions = dictionary["P"]?.integer,
        owner.count >= 32, user.count >= 32
      else { return nil }
      var seed = padding + owner.prefix(32)
      let bits = UInt32(truncatingIfNeeded: permissions)
      for shift in [0, 8, 16, 24] as [UInt32] {
        seed.append(UInt8(truncatingIfNeeded: bits >> shift))
      }
      seed += identifier
      if revision == 4, case .boolean(false) = dictionary["EncryptMetadata"] {
        seed += [0xff, 0xff, 0xff, 0xff]
      }
      for length in lengths(dictionary) {
        let key = key(of: seed, length, revision)
        guard opens(key, user, identifier, revision) else { continue }
        // Acrobat fills a shorter one of version 4 with zeros.
        return key + Array(repeating: 0, count: version == 4 ? 16 - length : 0)
      }
      return nil
    case 5:
      guard (5...6).contains(revision), owner.count >= 48, user.count >= 48 else { return nil }
      let ofUser = Array(user.prefix(48))
      // Users are asked for none far more often than owners, and each try takes milliseconds.
      return key(ofUser, with: [], dictionary["UE"]?.string, revision)
        ?? key(owner, with: ofUser, dictionary["OE"]?.string, revision)
    default: return nil
    }
  }

  // MARK: Up to 128 bits

  /// What fills a password up to 32 bytes; an empty one is nothing else (algorithm 2, step a).
  private static let padding: [UInt8] = [
    0x28, 0xbf, 0x4e, 0x5e, 0x4e, 0x75, 0x8a, 0x41, 0x64, 0x00, 0x4e, 0x56, 0xff, 0xfa, 0x01, 0x08,
    0x2e, 0x2e, 0x00, 0xb6, 0xd0, 0x68, 0x3e, 0x80, 0x2f, 0x0c, 0xa9, 0xfe, 0x64, 0x53, 0x69, 0x7a,
  ]

  /// How many bytes a key may have, the likeliest first: what is stated of version 4 may be the default
  /// of older ones, or a number of bytes.
  private static func lengths(_ dictionary: PDFDictionary) -> [Int] {
    if dictionary["V"]?.integer == 1 { return [5] }
    let stated = (dictionary["Length"]?.integer ?? 40) / 8
    return ((5...16).contains(stated) ? [stated] : []) + (stated == 16 ? [] : [16])
  }

  /// Algorithm 2.
  private static func key(of seed: [UInt8], _ length: Int, _ revision: Int) -> [UInt8] {
    var key = Array(Digest.md5.of(seed.span).prefix(length))
    if revision >= 3 {
      for _ in 0..<50 { key = Array(Digest.md5.of(key.span).prefix(length)) }
    }
    return key
  }

  /// Whether a key makes the entry for users what it is (algorithms 4 and 5).
  private static func opens(
    _ key: [UInt8], _ user: [UInt8], _ identifier: [UInt8], _ revision: Int
  ) -> Bool {
    if revision == 2 {
      var bytes = padding
      Cipher.rc4(&bytes, key: key)
      return bytes[...] == user.prefix(32)
    }
    let seed = padding + identifier
    var bytes = Digest.md5.of(seed.span)
    for step in 0..<20 as Range<UInt8> { Cipher.rc4(&bytes, key: key.map { $0 ^ step }) }
    return bytes[...] == user.prefix(16)
  }

  // MARK: 256 bits

  /// The key that stands enciphered beside an entry, if an empty password fits that (algorithm 2.A):
  /// its digest, then what was mixed in to make it, and to make the key's own.
  ///
  /// - Parameter other: what is mixed in, too.
  private static func key(
    _ entry: [UInt8], with other: [UInt8], _ enciphered: [UInt8]?, _ revision: Int
  ) -> [UInt8]? {
    guard var key = enciphered, key.count == 32,
      digest(entry[32..<40] + other, other, revision)[...] == entry.prefix(32)
    else { return nil }
    Cipher.aes(
      &key, key: digest(entry[40..<48] + other, other, revision),
      vector: Array(repeating: 0, count: 16))
    return key
  }

  /// Algorithm 2.B, of an empty password.
  private static func digest(
    _ seed: ArraySlice<UInt8>, _ other: [UInt8], _ revision: Int
  ) -> [UInt8] {
    var key = Digest.sha256.of(seed.span)
    if revision == 5 { return key }
    var round = 0
    var last: UInt8 = 0
    while round < 64 || Int(last) > round - 32 {
      let once = key + other
      var bytes: [UInt8] = []
      for _ in 0..<64 { bytes += once }
      Cipher.aes(
        &bytes, key: Array(key.prefix(16)), vector: Array(key[16..<32]), encrypts: true)
      last = bytes.last ?? 0
      // 256 is 1 modulo 3: so is the number that the first 16 bytes are their sum.
      switch bytes.prefix(16).reduce(0, { $0 + Int($1) }) % 3 {
      case 0: key = Digest.sha256.of(bytes.span)
      case 1: key = Digest.sha384.of(bytes.span)
      default: key = Digest.sha512.of(bytes.span)
      }
      round += 1
    }
    return Array(key.prefix(32))
  }
}
