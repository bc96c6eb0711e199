import MetadataKit
import Testing

@Suite struct CryptographyTests {
  /// The test suite of RFC 1321 §A.5.
  @Test(arguments: [
    ("", "d41d8cd98f00b204e9800998ecf8427e"),
    ("a", "0cc175b9c0f1b6a831c399e269772661"),
    ("abc", "900150983cd24fb0d6963f7d28e17f72"),
    ("message digest", "f96b697d7cb7938d525a2f31aaf161d0"),
    ("abcdefghijklmnopqrstuvwxyz", "c3fcd3d76192e4007dfb496cca67e13b"),
    (
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789",
      "d174ab98d277d9f5a5611c2c9f419d9f"
    ),
    (
      "12345678901234567890123456789012345678901234567890123456789012345678901234567890",
      "57edf4a22be3c955ac49da2e2107b67a"
    ),
  ])
  func `Digests are those of RFC 1321`(text: String, digest: String) {
    #expect(Digest.md5.hexadecimal(of: Array(text.utf8).span) == digest)
  }

  /// Lengths around a block's: its padding then takes one or two.
  @Test(arguments: [
    (55, "ef1772b6dff9a122358552954ad0df65"), (56, "3b0c8ac703f828b04c6c197006d17218"),
    (64, "014842d480b571495a4a0363793f7367"), (129, "b325dc1c6f5e7a2b7cf465b9feab7948"),
    (1_000_000, "7707d6ae4e027c70eea2a935c2296f21"),
  ])
  func `Blocks follow one another`(count: Int, digest: String) {
    let bytes = Array(repeating: UInt8(0x61), count: count)
    #expect(Digest.md5.hexadecimal(of: bytes.span) == digest)
  }

  /// FIPS 180-4's examples, as NIST publishes them for each.
  @Test(arguments: [
    (Digest.sha256, "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      .sha384,
      "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
    ),
    (
      .sha512,
      "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f"
    ),
  ])
  func `Longer digests are those of the standard`(kind: Digest, digest: String) {
    #expect(kind.hexadecimal(of: Array("abc".utf8).span) == digest)
  }

  /// RFC 6229 §2, the first bytes of the stream of a key of 40 bits.
  @Test func `RC4 is that of the RFC`() {
    var bytes: [UInt8] = Array(repeating: 0, count: 16)
    Cipher.rc4(&bytes, key: [1, 2, 3, 4, 5])
    #expect(
      bytes == [
        0xb2, 0x39, 0x63, 0x05, 0xf0, 0x3d, 0xc0, 0x27, 0xcc, 0xc3, 0x52, 0x4a, 0x0a, 0x11, 0x18,
        0xa8,
      ])
    let enciphered = bytes
    Cipher.rc4(&bytes, key: [])
    #expect(bytes == enciphered)
  }

  /// NIST SP 800-38A §F.2.1, §F.2.2, §F.2.6: the first block of each.
  @Test func `AES is that of the standard`() {
    let plain: [UInt8] = [
      0x6b, 0xc1, 0xbe, 0xe2, 0x2e, 0x40, 0x9f, 0x96, 0xe9, 0x3d, 0x7e, 0x11, 0x73, 0x93, 0x17,
      0x2a,
    ]
    let short: [UInt8] = [
      0x2b, 0x7e, 0x15, 0x16, 0x28, 0xae, 0xd2, 0xa6, 0xab, 0xf7, 0x15, 0x88, 0x09, 0xcf, 0x4f,
      0x3c,
    ]
    let long: [UInt8] = [
      0x60, 0x3d, 0xeb, 0x10, 0x15, 0xca, 0x71, 0xbe, 0x2b, 0x73, 0xae, 0xf0, 0x85, 0x7d, 0x77,
      0x81,
      0x1f, 0x35, 0x2c, 0x07, 0x3b, 0x61, 0x08, 0xd7, 0x2d, 0x98, 0x10, 0xa3, 0x09, 0x14, 0xdf,
      0xf4,
    ]
    let vector = (0..<16).map { UInt8($0) }
    var bytes = plain
    Cipher.aes(&bytes, key: short, vector: vector, encrypts: true)
    #expect(
      bytes == [
        0x76, 0x49, 0xab, 0xac, 0x81, 0x19, 0xb2, 0x46, 0xce, 0xe9, 0x8e, 0x9b, 0x12, 0xe9, 0x19,
        0x7d,
      ])
    // What is left of a block stays.
    bytes.append(7)
    Cipher.aes(&bytes, key: short, vector: vector)
    #expect(bytes == plain + [7])
    bytes = [
      0xf5, 0x8c, 0x4c, 0x04, 0xd6, 0xe5, 0xf1, 0xba, 0x77, 0x9e, 0xab, 0xfb, 0x5f, 0x7b, 0xfb,
      0xd6,
    ]
    Cipher.aes(&bytes, key: long, vector: vector)
    #expect(bytes == plain)
  }

  @Test func `Keys and vectors of other lengths do nothing`() {
    var bytes: [UInt8] = Array(repeating: 3, count: 16)
    let block: [UInt8] = Array(repeating: 0, count: 16)
    Cipher.aes(&bytes, key: Array(block.dropLast()), vector: block)
    Cipher.aes(&bytes, key: block, vector: [])
    Cipher.aes(&bytes, key: block + block, vector: block, encrypts: true)
    Cipher.rc4(&bytes, key: Array(repeating: 1, count: 257))
    #expect(bytes == Array(repeating: 3, count: 16))
    bytes = []
    Cipher.aes(&bytes, key: block, vector: block)
    Cipher.rc4(&bytes, key: block)
    #expect(bytes.isEmpty)
  }
}
