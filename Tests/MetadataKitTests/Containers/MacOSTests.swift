import Testing

@testable import MetadataKit

/// What macOS keeps beside files, written byte by byte.
@Suite struct MacOSTests {
  /// A file of the attributes: a header, one entry, the Finder's 32 bytes, names, values.
  private func file(_ attributes: [(name: String, value: [UInt8])]) -> Bytes {
    var names = Bytes()
    var values: [UInt8] = []
    let size = attributes.reduce(0) { $0 + (11 + $1.name.utf8.count + 1 + 3) & ~3 }
    let start = 38 + 70 + size
    for (name, value) in attributes {
      let count = name.utf8.count + 1
      let entry = Bytes().big(start + values.count, value.count, size: 4).zeros(2)
        .raw([UInt8(count)]).text(name, (11 + count + 3) & ~3 - 11)
      names = names.raw(entry.bytes)
      values += value
    }
    let body = Bytes().zeros(34).text("ATTR").zeros(28).big(0, attributes.count, size: 2)
      .raw(names.bytes).raw(values).bytes
    return Bytes().big(0x51607, 0x20000, size: 4).text("Mac OS X        ").big(1, size: 2)
      .big(9, 38, body.count, size: 4).raw(body)
  }

  private var finder: [UInt8] {
    Bytes("TEXTttxt").big(0x2004, 10, 20, size: 2).zeros(10).big(0, size: 2).zeros(2)
      .big(7, size: 4).bytes
  }

  private var all: Bytes {
    // Two texts and a moment.
    let list = BinaryListBytes.list([
      [0xa2, 1, 2], BinaryListBytes.text("https://a.b"), [0x33, 0x41, 0xc2, 0xaa, 0, 0, 0, 0, 0],
    ])
    return file([
      ("com.apple.FinderInfo", finder),
      ("com.apple.quarantine", Array("0082;5fad2a2e;Safari;AB-1".utf8)),
      ("com.apple.metadata:kMDItemWhereFroms", list),
      ("com.apple.metadata:kMDLabel_xyz", [1, 2, 3]),
      ("com.apple.lastuseddate#PS", [0x2e, 0x2a, 0xad, 0x5f] + [UInt8](repeating: 0, count: 12)),
      ("com.apple.metadata:_kMDItemUserTags", BinaryListBytes.list([[0xa0]])),
      ("org.some.text_tag", Array("a text".utf8)),
      ("com.apple.TextEncoding", [UInt8](repeating: 0x61, count: 201)),
      ("a", [1, 0, 2]),
    ])
  }

  @Test func tellsAttributes() throws {
    let metadata = try Metadata(all.bytes)
    #expect(metadata.format.name == "MacOS")
    #expect(metadata.warnings.isEmpty, "\(metadata.warnings)")
    #expect(
      metadata.pair("MacOS:XAttrFinderInfo") == [
        "Type='TEXT' Creator='ttxt' Flags=HasBundle Label=2 Pos=(20,10) Putaway=7",
        "'TEXT' 'ttxt' 8196 10 20 0 7",
      ])
    #expect(
      metadata.pair("MacOS:XAttrQuarantine") == [
        "Flags=0082 set at 2020:11:12 12:27:26 by Safari AB-1", "0082;5fad2a2e;Safari;AB-1",
      ])
    let origins = try #require(metadata["MacOS:XAttrMDItemWhereFroms"])
    #expect(origins.values.map(\.description) == ["https://a.b", "2020:11:05 09:40:16+00:00"])
    #expect(metadata["MacOS:XAttrMDLabel"]?.byteCount == 3)
    #expect(metadata["MacOS:XAttrLastUsedDate"]?.description == "2020:11:12 12:27:26")
    #expect(metadata["MacOS:XAttrMDItemUserTags"]?.values.isEmpty == true)
    #expect(metadata["MacOS:XAttrOrgSomeTextTag"]?.description == "a text")
    #expect(metadata["MacOS:XAttrTextEncoding"]?.byteCount == 201)
    #expect(metadata["MacOS:XAttrA"]?.traits.contains(.binary) == true)
  }

  /// A dictionary tells each of its values.
  @Test func tellsDictionaries() throws {
    let list = BinaryListBytes.list([
      [0xd1, 1, 2], BinaryListBytes.text("key"), BinaryListBytes.text("value"),
    ])
    let metadata = try Metadata(file([("com.apple.state", list)]).bytes)
    #expect(metadata["MacOS:Key"]?.description == "value")
  }

  @Test func readsFilesWithoutAttributes() throws {
    let bytes = Bytes().big(0x51607, 0x20000, size: 4).text("Mac OS X        ").big(1, size: 2)
      .big(9, 38, 32, size: 4).zeros(32)
    #expect(try Metadata(bytes.bytes).warnings.isEmpty)
    #expect(try Metadata(bytes.with([0, 1], at: 4).bytes).warnings.map(\.code) == [.unsupported])
  }

  @Test func wrongAttributesAreBounded() throws {
    all.readEveryTruncation()
    let whole = all
    // The first value is said to lie past the end.
    let far = try Metadata(whole.with([0xff, 0, 0, 0], at: 38 + 70).bytes)
    #expect(far.warnings.map(\.code) == [.truncated])
    // One list of a few bytes, as the value of thousands.
    let list = BinaryListBytes.list([[0xa1, 1], BinaryListBytes.text("x")])
    var options = ReadOptions()
    options.limits.decodedBytes = 20_000
    let many = file((0..<1000).map { ("a\($0)", list) })
    #expect(
      try Metadata(many.bytes, options: options).warnings.map(\.code).contains(.limitExceeded))
  }
}
