import MetadataKit
import Testing

@Suite struct MD5Tests {
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
    #expect(MD5.hexadecimalDigest(text.utf8) == digest)
  }

  /// Lengths around a block's: its padding then takes one or two.
  @Test(arguments: [
    (55, "ef1772b6dff9a122358552954ad0df65"), (56, "3b0c8ac703f828b04c6c197006d17218"),
    (64, "014842d480b571495a4a0363793f7367"), (129, "b325dc1c6f5e7a2b7cf465b9feab7948"),
    (1_000_000, "7707d6ae4e027c70eea2a935c2296f21"),
  ])
  func `Blocks follow one another`(count: Int, digest: String) {
    #expect(MD5.hexadecimalDigest(Array(repeating: UInt8(0x61), count: count)) == digest)
  }
}
