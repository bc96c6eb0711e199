import CNettle

/// Digests of bytes: what XMP and IPTC tell a changed block by, and what keys are made of.
package enum Digest: Sendable {
  /// RFC 1321. No protection against anybody who means harm.
  case md5
  /// FIPS 180-4.
  case sha256, sha384, sha512

  /// The digest's bytes: 16 of MD5, 32, 48 or 64 of the others.
  package func of(_ message: borrowing Span<UInt8>) -> [UInt8] {
    unsafe message.withUnsafeBufferPointer { message in
      unsafe [UInt8](unsafeUninitializedCapacity: count) { digest, filled in
        switch self {
        case .md5: unsafe exifdump_md5(message.count, message.baseAddress, digest.baseAddress)
        case .sha256: unsafe exifdump_sha256(message.count, message.baseAddress, digest.baseAddress)
        case .sha384: unsafe exifdump_sha384(message.count, message.baseAddress, digest.baseAddress)
        case .sha512: unsafe exifdump_sha512(message.count, message.baseAddress, digest.baseAddress)
        }
        filled = count
      }
    }
  }

  /// The digest as lower-case hexadecimal digits, two a byte.
  package func hexadecimal(of message: borrowing Span<UInt8>) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(2 * count)
    for byte in of(message) {
      text.append(Self.digits[Int(byte &>> 4)])
      text.append(Self.digits[Int(byte & 15)])
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private var count: Int {
    switch self {
    case .md5: 16
    case .sha256: 32
    case .sha384: 48
    case .sha512: 64
    }
  }
}

/// Ciphers, which work in place.
package enum Cipher {
  /// RC4, the same both ways.
  ///
  /// - Parameter key: 1 to 256 bytes; nothing is done with another key.
  package static func rc4(_ bytes: inout [UInt8], key: [UInt8]) {
    guard (1...256).contains(key.count) else { return }
    unsafe key.withUnsafeBufferPointer { key in
      unsafe bytes.withUnsafeMutableBufferPointer { bytes in
        guard let start = bytes.baseAddress else { return }
        unsafe exifdump_rc4(key.count, key.baseAddress, bytes.count, start)
      }
    }
  }

  /// AES (FIPS 197) whose blocks are chained (CBC, NIST SP 800-38A §6.2).
  ///
  /// - Parameters:
  ///   - bytes: what stands behind the last whole block stays as it is.
  ///   - key: 16 or 32 bytes, to encrypt 16; nothing is done with another key.
  ///   - vector: the block before the first, of 16 bytes.
  package static func aes(
    _ bytes: inout [UInt8], key: [UInt8], vector: [UInt8], encrypts: Bool = false
  ) {
    guard vector.count == 16, key.count == 16 || key.count == 32 && !encrypts else { return }
    var vector = vector
    unsafe key.withUnsafeBufferPointer { key in
      unsafe vector.withUnsafeMutableBufferPointer { vector in
        unsafe bytes.withUnsafeMutableBufferPointer { bytes in
          guard let start = bytes.baseAddress else { return }
          let count = bytes.count & ~15
          if encrypts {
            unsafe exifdump_aes128_cbc_encrypt(key.baseAddress, vector.baseAddress, count, start)
          } else if key.count == 16 {
            unsafe exifdump_aes128_cbc_decrypt(key.baseAddress, vector.baseAddress, count, start)
          } else {
            unsafe exifdump_aes256_cbc_decrypt(key.baseAddress, vector.baseAddress, count, start)
          }
        }
      }
    }
  }
}
