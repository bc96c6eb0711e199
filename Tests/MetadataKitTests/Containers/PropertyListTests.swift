import Testing

@testable import MetadataKit

/// Apple's property lists, as files.
@Suite struct PropertyListTests {
  private func document(_ content: String) -> Bytes {
    Bytes(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>\(content)</dict></plist>
      """)
  }

  @Test func readsXML() throws {
    let file = document(
      """
      <key>a b_c</key><string> x &amp; y </string><key>whole</key><integer>-7</integer>
      <key>real</key><real>1.25</real><key>odd</key><real>1.250</real><key>is</key><true/>
      <key>when</key><date>2013-02-22T12:49:10Z</date><key>bytes</key><data>AQID</data>
      <key>list</key><array><string>one</string><string>two</string></array>
      <key>of</key><array><dict><key>name</key><string>A</string></dict>
      <dict><key>name</key><string>B</string></dict></array>
      <key>outer</key><dict><key>inner</key><integer>1</integer></dict><key>none</key><array/>
      """)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "PLIST")
    #expect(metadata["XML:AB_C"]?.description == " x & y ")
    #expect(metadata["XML:Whole"]?.integer() == -7)
    #expect(metadata["XML:Real"]?.number() == 1.25)
    #expect(metadata["XML:Odd"]?.description == "1.250")
    #expect(metadata["XML:Is"]?.description == "True")
    #expect(metadata["XML:When"]?.description == "2013:02:22 12:49:10Z")
    #expect(metadata["XML:Bytes"]?.bytes == [1, 2, 3])
    #expect(metadata["XML:Bytes"]?.isBinary == true)
    #expect(metadata["XML:List"]?.values.map(\.description) == ["one", "two"])
    #expect(metadata["XML:Of"]?.values.map(\.description) == ["A", "B"])
    #expect(metadata["XML:OuterInner"]?.description == "1")
    #expect(metadata["XML:None"]?.description == "")
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  /// As developers comment theirs: two hyphens are allowed nowhere in a comment, but Apple's reader takes them.
  @Test(arguments: ["a -- b", "--", "a -", "a -- <key>no</key><true/>"])
  func passesOverCommentsWithHyphens(_ comment: String) throws {
    let file = document(
      """
      <key>one</key><string>1 -- 2</string><!--\(comment)--><key>two</key>
      <string><![CDATA[<!-- a -- b -->]]></string><!-- c -->
      """)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty, "\(metadata.warnings)")
    #expect(metadata["XML:One"]?.description == "1 -- 2")
    #expect(metadata["XML:Two"]?.description == "<!-- a -- b -->")
    #expect(metadata["XML:No"] == nil)
    file.readEveryTruncation()
  }

  /// Numbers without a sign take sixteen bytes, and references to objects may have any length.
  @Test func readsLongNumbers() throws {
    let metadata = try Metadata(
      BinaryListBytes.list([
        [0xd3, 1, 2, 3, 4, 5, 6], BinaryListBytes.text("wide"), BinaryListBytes.text("small"),
        BinaryListBytes.text("reference"),
        [0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xff, count: 8),
        [0x14] + [UInt8](repeating: 0, count: 15) + [7], [0x84, 1, 2, 3, 4, 0xfe],
      ]))
    #expect(metadata["PLIST:Wide"]?.description == "18446744073709551615")
    #expect(metadata["PLIST:Small"]?.description == "7")
    #expect(metadata["PLIST:Reference"]?.description == "0x01020304fe")
    #expect(metadata.warnings.isEmpty)
  }

  /// An object that reaches past the list, one that is not there, and one of no kind that is known.
  @Test(arguments: [[0x4f, 0x12, 0, 1, 0, 0, 1], [0xa1, 9], [0x70], [0x17]] as [[UInt8]])
  func whatCannotBeReadIsTold(_ object: [UInt8]) throws {
    let metadata = try Metadata(
      BinaryListBytes.list([
        [0xd2, 1, 2, 3, 4], BinaryListBytes.text("aa"), BinaryListBytes.text("bb"), object,
        BinaryListBytes.text("x"),
      ]))
    #expect(metadata["PLIST:Bb"]?.description == "x")
    #expect(metadata.warnings.map(\.code) == [.malformed])
  }

  /// As archives of objects have them: what is behind an empty list is none of it.
  @Test func anEmptyListEndsTheOneBefore() throws {
    let metadata = try Metadata(
      BinaryListBytes.list([
        [0xd1, 1, 2], BinaryListBytes.text("all"), [0xa2, 3, 4], [0xd2, 5, 6, 7, 8],
        [0xd2, 5, 6, 9, 8], BinaryListBytes.text("kind"), BinaryListBytes.text("list"), [0x10, 1],
        [0xa0], [0x10, 2],
      ]))
    let told = metadata.tags.filter { $0.group == "PLIST" && $0.name != "All" }
    #expect(told.map(\.name) == ["AllKind", "AllList", "AllKind", "AllList"])
    #expect(told.map { $0.values.map(\.description) } == [["1"], [], ["2"], []])
  }

  @Test func readsBinaryLists() throws {
    let file = Bytes().raw(
      BinaryListBytes.list([
        [0xd5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], BinaryListBytes.text("is"),
        BinaryListBytes.text("below"), BinaryListBytes.text("when"),
        BinaryListBytes.text("data"), BinaryListBytes.text("list"), [0x09],
        [0x13] + [UInt8](repeating: 0xff, count: 8),
        [0x33] + Bytes().big(Int(Double(383_230_150).bitPattern), size: 8).bytes,
        [0x43, 1, 2, 3], [0xa1, 11], BinaryListBytes.text("x"),
      ]))
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.mimeType == "application/x-plist")
    let told = metadata.tags.filter { $0.isListed && $0.group == "PLIST" }
    let values = Dictionary(uniqueKeysWithValues: told.map { ($0.name, $0.description) })
    #expect(values["Is"] == "True")
    #expect(values["Below"] == "-1")
    #expect(values["When"] == "2013:02:22 12:49:10+00:00")
    #expect(values["List"] == "x")
    #expect(metadata["PLIST:Data"]?.bytes == [1, 2, 3])
    let misread = metadata.tags.filter { $0.isListedByExiftool && $0.group == "PLIST" }
    #expect(misread.first { $0.name == "Is" }?.description == "False")
    #expect(misread.first { $0.name == "Below" }?.description == "18446744073709551615")
    file.readEveryTruncation()
  }

  @Test func readsEditsOfPhotos() throws {
    // {"a":{"b":[1,2]},"n":null}, deflated
    let data = "q1ZKVLKqVkpSsoo21DGKrdVRylOyyivNyakFAA=="
    let file = document(
      """
      <key>adjustmentBaseVersion</key><integer>0</integer>
      <key>adjustmentData</key><data>\(data)</data>
      <key>adjustmentFormatVersion</key><string>1.5</string>
      """)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "AAE")
    #expect(metadata.format.mimeType == "application/vnd.apple.photos")
    #expect(metadata["XML:AdjustmentFormatVersion"]?.description == "1.5")
    #expect(metadata["JSON:AB"]?.values.map(\.description) == ["1", "2"])
    #expect(metadata["JSON:TagN"]?.description == "null")
    #expect(metadata["XML:AdjustmentData"] == nil)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func readsSonysLists() throws {
    let file = document(
      """
      <key>XMLFileType</key><string>ModdXML</string><key>MetaDataList</key><array><dict>
      <key>DateTimeOriginal</key><real>40000.5</real><key>Duration</key><real>75.25</real>
      <key>Geolocation</key><dict><key>Latitude</key><real>35.5</real></dict>
      <key>blob</key><data>0a0b</data></dict></array>
      """)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "MODD")
    #expect(metadata["XML:DateTimeOriginal"]?.description == "2009:07:06 12:00:00")
    #expect(metadata.pair("XML:Duration") == ["0:01:15", "75.25"])
    #expect(metadata.pair("XML:GPSLatitude") == ["35 deg 30' 0.00\" N", "35.5"])
    #expect(metadata["XML:Blob"]?.bytes == [10, 11])
  }

  /// A thousand references to a list of a thousand references, and so on.
  @Test func boundsListsThatShareWhatTheyHold() throws {
    var objects: [[UInt8]] = [[0xd1, 1, 2], BinaryListBytes.text("key")]
    for index in 0..<6 { objects.append([0xae] + [UInt8](repeating: UInt8(index + 3), count: 14)) }
    objects.append(BinaryListBytes.text("end"))
    let metadata = try Metadata(BinaryListBytes.list(objects))
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }
}
