import ItemProvider
import Testing

struct FilePathTests {
  let notUTF8 = FilePath(bytes: [0x2F, 0x61, 0xFF, 0x2E, 0x6A, 0x70, 0x67])

  @Test func keepsBytesThatAreNoText() {
    #expect(notUTF8.bytes == [0x2F, 0x61, 0xFF, 0x2E, 0x6A, 0x70, 0x67])
    #expect(notUTF8.string == "/a\u{FFFD}.jpg")
    #expect(!notUTF8.isUTF8)
    #expect(FilePath("/é").isUTF8)
    #expect("\(FilePath("/é"))" == "/é")
  }

  @Test func tellsNamesApartThatStringsHoldEqual() {
    let (composed, decomposed) = ("\u{E9}", "e\u{301}")
    #expect(composed == decomposed)
    #expect(FilePath(composed) != FilePath(decomposed))
  }

  @Test func lendsANullTerminatedArray() {
    let path: FilePath = "a"
    #expect(path.nullTerminated == [0x61, 0])
  }
}
