import MetadataKit
import Testing

struct ICCSignatureTests {
  @Test func `every signature is found`() {
    for signature in ICCSignature.all {
      #expect(ICCSignature.words(of: signature.code) == signature.words)
    }
  }

  @Test func `what the registry does not have is not found`() {
    for code: UInt32 in [0, 1, 0x4144_4243, .max] { #expect(ICCSignature.words(of: code) == nil) }
  }
}
