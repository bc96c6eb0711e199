import Testing

@testable import MetadataKit

/// Shortcuts of Windows, written byte by byte.
@Suite struct ShortcutTests {
  private func wide(_ text: String) -> [UInt8] {
    text.utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
  }

  private func header(_ flags: Int, hotKey: Int = 0) -> Bytes {
    Bytes().little(76, size: 4).raw([1, 0x14, 2, 0, 0, 0, 0, 0, 0xc0, 0, 0, 0, 0, 0, 0, 0x46])
      .little(flags, 0x20, size: 4).little(0x1ca_2e0e_0b5d_1080, 0, 0, size: 8)
      .little(3_988_946, 0, 1, hotKey, size: 4).zeros(8)
  }

  private func block(_ signature: Int, _ body: [UInt8]) -> [UInt8] {
    Bytes().little(8 + body.count, signature, size: 4).raw(body).bytes
  }

  /// A folder's item with an extension.
  private var items: [UInt8] {
    let root: [UInt8] =
      [20, 0, 0x1f, 0x50]
      + [0xe0, 0x4f, 0xd0, 0x20, 0xea, 0x3a, 0x69, 0x10, 0xa2, 0xd8, 8, 0, 0x2b, 0x30, 0x30, 0x9d]
    let short = Bytes().raw([0x32, 0]).little(0, 0x54c0_3b2b, size: 4).little(0x80, size: 2)
      .text("A~1.EXE\0").bytes
    let name = wide("Äpfel.exe") + [0, 0]
    let start = 2 + short.count
    let more = Bytes().little(22 + name.count, 3, size: 2).little(0xbeef_0004, 0, 0, size: 4)
      .little(0x14, 0, size: 2).raw(name).little(start, size: 2).bytes
    let file = Bytes().little(start + more.count, size: 2).raw(short).raw(more).bytes
    return root + file + [0, 0]
  }

  private var place: [UInt8] {
    let volume = Bytes().little(0x20, 3, 0xc8f0_d326, 0x10, size: 4).text("DISK", 16).bytes
    let path = Array("C:\\A\0".utf8)
    let share = Bytes().little(0x20, 2, 0x14, 0, 0x20000, size: 4).text("\\\\S\\T\0", 12).bytes
    let starts = [0x1c, 0x1c + volume.count, 0x1c + volume.count + path.count]
    let end = starts[2] + share.count
    return Bytes().little(end + 2, 0x1c, 3, starts[0], starts[1], starts[2], end, size: 4)
      .raw(volume).raw(path).raw(share).raw([0x62, 0]).bytes
  }

  private var whole: Bytes {
    let texts = ["Words", "..\\a.exe"].flatMap { text in
      Bytes().little(text.utf16.count, size: 2).raw(wide(text)).bytes
    }
    let console = Bytes().little(7, 0xf5, 80, 500, 80, 25, 135, 80, size: 2).zeros(8)
      .little(10, 20, size: 2).little(0x36, 400, size: 4).raw(wide("Font")).zeros(56)
      .little(25, 0, 1, 1, 0, 50, 4, 0, size: 4).zeros(64).bytes
    return header(0x8f).little(items.count, size: 2).raw(items).raw(place).raw(texts)
      .raw(block(0xa000_0002, console))
      .raw(block(0xa000_0003, Bytes().zeros(8).text("machine", 16).zeros(64).bytes))
      .raw(block(0xa000_0004, [0xe4, 4, 0, 0])).zeros(4)
  }

  @Test func tellsWhatItLeadsTo() throws {
    let metadata = try Metadata(whole.bytes)
    #expect(metadata.format.name == "LNK")
    #expect(
      metadata.pair("LNK:Flags") == ["IDList, LinkInfo, Description, RelativePath, Unicode", "143"])
    #expect(metadata["LNK:FileAttributes"]?.description == "Archive")
    #expect(metadata["LNK:CreateDate"]?.description.hasSuffix("+00:00") == true)
    #expect(metadata["LNK:AccessDate"] == nil)
    #expect(metadata.pair("LNK:IconIndex") == ["(none)", "0"])
    #expect(metadata.pair("LNK:RootFolderGUID").first == "My Computer")
    #expect(metadata.pair("LNK:SortIndex") == ["My Computer", "80"])
    #expect(metadata["LNK:TargetFileDOSName"]?.description == "A~1.EXE")
    #expect(metadata["LNK:TargetFileModifyDate"]?.description == "2009:09:11 10:38:00")
    #expect(metadata["LNK:TargetFileName"]?.description == "Äpfel.exe")
    #expect(metadata["LNK:OperatingSystem"]?.description == "Windows XP, 2003")
    #expect(metadata["LNK:DriveType"]?.description == "Fixed Disk")
    #expect(metadata.pair("LNK:DriveSerialNumber") == ["C8F0-D326", "3371225894"])
    #expect(metadata["LNK:VolumeLabel"]?.description == "DISK")
    #expect(metadata["LNK:LocalBasePath"]?.description == "C:\\A")
    #expect(metadata["LNK:NetName"]?.description == "\\\\S\\T")
    #expect(metadata["LNK:NetProviderType"]?.description == "SMB")
    #expect(metadata["LNK:CommonPathSuffix"]?.description == "b")
    #expect(metadata["LNK:Description"]?.description == "Words")
    #expect(metadata["LNK:RelativePath"]?.description == "..\\a.exe")
    #expect(metadata["LNK:ScreenBufferSize"]?.description == "80 x 500")
    #expect(metadata.pair("LNK:FontFamily") == ["Modern", "3"])
    #expect(metadata["LNK:FontName"]?.description == "Font")
    #expect(metadata["LNK:InsertMode"]?.description == "Yes")
    #expect(metadata["LNK:MachineID"]?.description == "machine")
    #expect(metadata["LNK:CodePage"]?.numericDescription == "1252")
    #expect(metadata.warnings.isEmpty, "\(metadata.warnings)")
    whole.readEveryTruncation()
  }

  /// exiftool takes the number of a key for a character.
  @Test func tellsKeys() throws {
    let metadata = try Metadata(header(0, hotKey: 0x670).bytes)
    let keys = metadata.tags.filter { $0.name == "HotKey" }
    #expect(keys.map(\.description) == ["Control-Alt-p", "Control-Alt-F1"])
    #expect(keys.map(\.isListed) == [false, true])
    #expect(try Metadata(header(0).bytes)["LNK:HotKey"]?.description == "(none)")
  }

  private func withItem(_ item: [UInt8]) throws -> Metadata {
    let list = Bytes().little(item.count + 2, size: 2).raw(item).zeros(2).bytes
    return try Metadata(header(1).little(list.count, size: 2).raw(list).bytes)
  }

  @Test func readsItemsOfOtherKinds() throws {
    let drive = try withItem(Bytes("\u{2f}C:\\").zeros(20).bytes)
    #expect(drive["LNK:VolumeName"]?.description == "C:\\")
    let share = try withItem([0x42, 0, 0, 0] + Array("\\\\S\\T\0Words\0".utf8))
    #expect(share["LNK:NetworkLocation"]?.values.map(\.description) == ["\\\\S\\T", "Words"])
    let address = try withItem([0x61, 0x80, 0, 0, 0, 0] + wide("http://a/") + [0, 0])
    #expect(address["LNK:URI"]?.description == "http://a/")
    let host = Bytes([0x61, 0].map { String(UnicodeScalar($0)) }.joined()).little(1, size: 2)
      .zeros(36).little(3, size: 4).text("a.b").little(2, size: 4).text("me").little(2, size: 4)
      .text("pw").text("/x\0").bytes
    let transfer = try withItem(host)
    #expect(transfer["LNK:FTPHost"]?.description == "a.b")
    #expect(transfer["LNK:FTPUserName"]?.description == "me")
    #expect(transfer["LNK:FTPPassword"]?.description == "pw")
    let vendor = try withItem([0xff] + wide("Phone") + [0, 0, 1, 2] + Array("abc\0d\0".utf8))
    #expect(vendor["LNK:VendorData"]?.values.map(\.description) == ["Phone", "abc"])
    let category = try withItem([1, 0, 0, 0, 0, 0, 2, 0, 0, 0])
    #expect(category["LNK:ControlPanelCategory"]?.description == "Hardware and Sound")
  }

  @Test func badOnesAreWarnedOf() throws {
    let small = try Metadata(header(1).little(4, size: 2).raw([3, 0, 0, 0]).bytes)
    #expect(small.warnings.map(\.code) == [.malformed])
    #expect(small["LNK:Flags"] != nil)
    let long = try Metadata(
      header(4).little(300, size: 2).raw([UInt8](repeating: 97, count: 400)).bytes)
    #expect(long["LNK:Description"]?.byteCount == 259)
    #expect(long.warnings.first?.code == .malformed)
    let cut = try Metadata(header(0x84).little(9, size: 2).raw(wide("abc")).bytes)
    #expect(cut["LNK:Description"]?.description == "abc")
    #expect(cut.warnings.map(\.code) == [.truncated])
  }

  /// Characters without an end are looked at once.
  @Test func vendorsCannotMakeItSlow() throws {
    let metadata = try withItem(
      [0xff] + Array(repeating: [0x61, 0], count: 32_000).flatMap(\.self))
    #expect(metadata["LNK:VendorData"]?.isBinary == true)
  }

  private let page = """
    [InternetShortcut]\r\nURL=https://www.example.com/\r\nShowCommand=3\r\nHotKey=1582\r
    Modified=20F06BA06D07BD014D\r\nmyKey=1\r\n
    """

  @Test func readsShortcutsToPages() throws {
    let file = Bytes(page.replacing("\r\r\n", with: "\r\n"))
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "URL")
    #expect(metadata["LNK:URL"]?.description == "https://www.example.com/")
    #expect(metadata.pair("LNK:ShowCommand") == ["Maximized", "3"])
    #expect(metadata["LNK:Modified"]?.description == "1997:12:13 02:20:06+00:00")
    #expect(metadata["LNK:MyKey"]?.description == "1")
    file.readEveryTruncation()
  }

  /// exiftool knows no other ends of lines than those of Windows.
  @Test func readsOtherEndsOfLines() throws {
    let metadata = try Metadata(Array("[InternetShortcut]\nURL=a:b\n".utf8))
    #expect(metadata["LNK:URL"]?.description == "a:b")
    #expect(metadata["LNK:URL"]?.traits.contains(.notInExiftool) == true)
  }
}
