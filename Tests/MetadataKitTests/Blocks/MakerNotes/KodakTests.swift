import MetadataKit
import Testing

/// Kodak's notes, some of which are no directories, written byte by byte.
@Suite struct KodakTests {
  @Test func aNoteWithoutDirectoryIsAStructure() throws {
    let note = NoteBytes.structure(
      0x70, text: "KDK INFO",
      [
        8: Array("DX6490".utf8), 8 + 0x09: [1], 8 + 0x0c: [0x09, 0x20],
        8 + 0x10: [0x07, 0xd4], 8 + 0x12: [3, 1], 8 + 0x14: [16, 5, 9, 70],
        8 + 0x1e: [0x01, 0x18], 8 + 0x20: [0, 0, 0x03, 0x20],
      ])
    let metadata = try Metadata(NoteBytes("EASTMAN KODAK COMPANY", "DX6490", bytes: note).asJPEG)
    func words(_ name: String) -> String? { metadata["Kodak:" + name]?.description }
    #expect(words("KodakModel") == "DX6490")
    #expect(words("Quality") == "Fine")
    #expect(words("KodakImageWidth") == "2336")
    #expect(words("YearCreated") == "2004")
    #expect(words("MonthDayCreated") == "03:01")
    #expect(words("TimeCreated") == "16:05:09.70")
    #expect(words("FNumber") == "2.8")
    #expect(words("ExposureTime") == "1/125")
  }

  @Test func aDirectoryStandsInAValueWithItsOwnOrder() throws {
    // One entry, a width of 2304, behind the mark of the order.
    let inner: [UInt8] =
      Array("MM".utf8) + [0, 1, 0xfa, 0x1d, 0, 3, 0, 0, 0, 1, 0x09, 0, 0, 0, 0, 0, 0, 0]
    let metadata = try Metadata(
      NoteBytes(
        "EASTMAN KODAK COMPANY", "Z712", [.data(0xfc00, inner), .longs(0xff00, [0])]
      ).asJPEG)
    #expect(metadata["Kodak:KodakImageWidth"]?.description == "2304")
  }

  /// The number of entries is one of 32 bits, in either order; of some cameras one of 16 and two zeros.
  @Test(arguments: [ByteOrder.little, .big], [false, true])
  func pixProCountsWithMoreBytes(_ order: ByteOrder, _ isShort: Bool) throws {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      order == .little
        ? NoteBytes.little(value, size) : NoteBytes.little(value, size).reversed()
    }
    let model = Array("SP360\0".utf8)
    var bytes = Array((order == .little ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
    bytes += isShort ? number(2, 2) + [0, 0] : number(2, 4)
    bytes += number(0x203, 2) + number(3, 2) + number(1, 4) + number(0, 2) + [0, 0]
    bytes += number(0x207, 2) + number(2, 2) + number(model.count, 4) + number(40, 4)
    bytes += [0, 0, 0, 0] + model
    let metadata = try Metadata(
      NoteBytes("JK Imaging, Ltd.", "KODAK PIXPRO SP360", bytes: bytes).asJPEG)
    #expect(metadata["Kodak:KodakModel"]?.description == "SP360")
    #expect(metadata.pair("Kodak:PictureEffect") == ["None", "0"])
  }

  @Test func aNoteThatEndsSoonSaysLittle() throws {
    let metadata = try Metadata(
      NoteBytes("EASTMAN KODAK COMPANY", "DX6490", bytes: Array("KDK INFODX".utf8)).asJPEG)
    #expect(metadata["Kodak:KodakModel"]?.description == "DX")
    #expect(metadata["Kodak:FNumber"] == nil)
  }
}
