import MetadataKit
import Testing

/// Fonts and tables of their measures, written byte by byte.
@Suite struct FontTests {
  private struct Name {
    let platform: Int
    let encoding: Int
    let language: Int
    let id: Int
    let text: [UInt8]

    init(_ platform: Int, _ encoding: Int, _ language: Int, _ id: Int, _ text: [UInt8]) {
      self.platform = platform
      self.encoding = encoding
      self.language = language
      self.id = id
      self.text = text
    }

    init(_ platform: Int, _ encoding: Int, _ language: Int, _ id: Int, _ text: String) {
      self.init(
        platform, encoding, language, id,
        text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] })
    }
  }

  /// A table of names, with the texts of languages that have no number.
  private func names(_ names: [Name], languages: [String] = []) -> Bytes {
    var records = Bytes()
    var texts = Bytes()
    for name in names {
      records = records.big(
        name.platform, name.encoding, name.language, name.id, name.text.count, texts.bytes.count,
        size: 2)
      texts = texts.raw(name.text)
    }
    var tail = Bytes()
    if !languages.isEmpty { tail = tail.big(languages.count, size: 2) }
    for language in languages {
      let text = language.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xff)] }
      tail = tail.big(text.count, texts.bytes.count, size: 2)
      texts = texts.raw(text)
    }
    let start = 6 + records.bytes.count + tail.bytes.count
    return Bytes().big(languages.isEmpty ? 0 : 1, names.count, start, size: 2).raw(records.bytes)
      .raw(tail.bytes).raw(texts.bytes)
  }

  private func font(_ table: Bytes, at start: Int = 0) -> Bytes {
    Bytes().big(0x10000, size: 4).big(1, 16, 0, 0, size: 2).text("name")
      .big(0, start + 28, table.bytes.count, size: 4).raw(table.bytes)
  }

  @Test func readsNamesOfLanguagesAndSystems() throws {
    let file = font(
      names(
        [
          Name(1, 0, 0, 1, [0x43, 0x61, 0x66, 0x8e]), Name(1, 0, 2, 2, Array("Normal".utf8)),
          Name(1, 1, 11, 1, [0x93, 0xfa, 0x96, 0x7b, 0xb1]), Name(1, 3, 23, 2, [0xb0, 0xa1]),
          Name(1, 2, 19, 2, [0xa4, 0x40]), Name(1, 25, 33, 2, [0xb0, 0xa1]),
          Name(1, 5, 10, 2, [0xf8, 0xf2]), Name(1, 7, 32, 2, [0x80, 0xdf]),
          Name(3, 1, 0x409, 4, "Café Bold"), Name(0, 4, 0, 0, "\u{a9} 🙂"),
          Name(3, 1, 0x8000, 9, "Jane"), Name(3, 1, 0x409, 99, "of no meaning"),
        ], languages: ["tlh"]))
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "TTF")
    let expected = [
      "FontFamily": "Café", "FontSubfamily-de": "Normal", "FontFamily-ja": "日本ｱ",
      "FontSubfamily-ko": "가", "FontSubfamily-zh-TW": "一", "FontSubfamily-zh-CN": "啊",
      "FontSubfamily-he": "\u{5e8}\u{5e2}", "FontSubfamily-ru": "Ая",
      "FontName-en-US": "Café Bold", "Copyright": "\u{a9} 🙂", "Designer-tlh": "Jane",
    ]
    for (name, text) in expected {
      #expect(metadata["Font:" + name]?.description == text, "\(name)")
    }
    #expect(metadata.tags.count { $0.group == "Font" } == expected.count)
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  /// Where Windows has first bytes of two, Apple has signs.
  @Test(
    arguments: [
      (1, "\u{a9}C\u{2122}C"), (2, "\u{a9}C\u{2122}C"), (25, "\u{a9}C\u{2122}C"),
    ])
  func signsOfTheMacStandAlone(_ encoding: Int, _ text: String) throws {
    let file = font(names([Name(1, encoding, 0, 0, [0xfd, 0x43, 0xfe, 0x43])]))
    #expect(try Metadata(file.bytes)["Font:Copyright"]?.description == text)
    let korean = font(names([Name(1, 3, 0, 0, [0x83, 0x43, 0x90, 0x43, 0xb0, 0xa1])]))
    #expect(try Metadata(korean.bytes)["Font:Copyright"]?.description == "\u{a9}C\u{fffd}C가")
  }

  /// Programs for fonts of icons write UTF-16 where the Mac has one byte a character.
  @Test func nulsAreNoPartOfTheMacsNames() throws {
    let file = font(names([Name(1, 0, 0, 1, [0, 0x69, 0, 0x63, 0, 0x6f])]))
    #expect(try Metadata(file.bytes)["Font:FontFamily"]?.description == "ico")
  }

  @Test func unknownEncodingsAreToldOnce() throws {
    let file = font(
      names([Name(1, 9, 0, 1, [0x80]), Name(4, 0, 0, 2, [0x41]), Name(1, 9, 0, 4, [0x41])]))
    let metadata = try Metadata(file.bytes)
    #expect(metadata["Font:FontSubfamily"]?.description == "A")
    #expect(metadata["Font:FontName"]?.description == "A")
    #expect(metadata.warnings.map(\.code) == [.unsupported])
  }

  @Test func brokenNamesAreWarnedOf() throws {
    let table = names([Name(3, 1, 0x409, 1, "A")])
    let many = try Metadata(font(table.with([0xff, 0xff], at: 2)).bytes)
    #expect(many.warnings.map(\.code) == [.truncated])
    let elsewhere = try Metadata(font(table.with([0, 1], at: 4)).bytes)
    #expect(elsewhere.warnings.map(\.code) == [.malformed])
    let outside = try Metadata(font(table).with([0x7f], at: 24).bytes)
    #expect(outside.warnings.map(\.code) == [.truncated])
    #expect(outside.warnings.allSatisfy { $0.offset != nil })
  }

  @Test func readsCollections() throws {
    let first = names([Name(3, 1, 0x409, 1, "One")])
    let second = names([Name(3, 1, 0x409, 1, "Two")])
    let start = 20
    let next = start + 28 + first.bytes.count
    let file = Bytes("ttcf").big(1, 0, size: 2).big(2, start, next, size: 4)
      .raw(font(first, at: start).bytes).raw(font(second, at: next).bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "TTC")
    #expect(metadata["Font:NumFonts"]?.description == "2")
    #expect(metadata["Font1:FontFamily-en-US"]?.description == "One")
    #expect(metadata["Font2:FontFamily-en-US"]?.description == "Two")
    // All of them may be the same one, again and again.
    let table = names((0..<5000).map { _ in Name(3, 1, 0x409, 1, "A") })
    let same = Bytes("ttcf").big(1, 0, size: 2).big(255, size: 4)
      .raw((0..<255).flatMap { _ in Bytes().big(1032, size: 4).bytes })
      .raw(font(table, at: 1032).bytes)
    let bounded = try Metadata(same.bytes)
    #expect(bounded.warnings.contains { $0.code == .limitExceeded })
    file.readEveryTruncation()
  }

  /// Bytes that are not compressed, in the form of compressed ones (RFC 1950, RFC 1951 §3.2.4).
  private func stored(_ bytes: [UInt8]) -> [UInt8] {
    var (a, b) = (1, 0)
    for byte in bytes {
      a = (a + Int(byte)) % 65521
      b = (b + a) % 65521
    }
    let count = Bytes().little(bytes.count, ~bytes.count & 0xffff, size: 2).bytes
    return [0x78, 1, 1] + count + bytes + Bytes().big(b, a, size: 2).bytes
  }

  /// The same for Brotli (RFC 7932 §9.2): a window, a part of so many bytes as they are, an empty last part.
  private func brotli(_ bytes: [UInt8]) -> [UInt8] {
    // A window of 16 bits, not the last, four digits of a length, the length less one, not compressed.
    let bits = (bytes.count - 1) << 4 | 1 << 20
    return Bytes().little(bits, size: 3).raw(bytes).raw([3]).bytes
  }

  private let text = """
    <?xml version="1.0"?><metadata version="1.0"><uniqueid id="f.1"/><vendor name="A &amp; B"
    url="http://a"/><credits><credit name="Jane" role="Design"/></credits><description
    url="http://d"><text xml:lang="en">Text</text></description><licensee name="Joe"/></metadata>
    """

  @Test func readsFontsOfWebPages() throws {
    let table = names([Name(3, 1, 0x409, 1, "Family"), Name(3, 1, 0x409, 2, "0000000000000000")])
    let packed = stored(table.bytes)
    let more = stored(Array(text.utf8))
    let file = Bytes("wOFF").big(0x10000, 0, size: 4).big(1, 0, size: 2).big(0, size: 4)
      .big(1, 2, size: 2).big(64 + packed.count, more.count, text.utf8.count, 0, 0, size: 4)
      // A table that is longer than what it was made of would not be compressed: this says it is.
      .text("name").big(64, packed.count, packed.count + 1, 0, size: 4).raw(packed).raw(more)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "WOFF")
    #expect(metadata["Font:WOFFVersion"]?.description == "1.2")
    #expect(metadata["Font:FontFamily-en-US"]?.description == "Family")
    let expected = [
      "UniqueID": "f.1", "VendorName": "A & B", "VendorURL": "http://a", "CreditName": "Jane",
      "CreditRole": "Design", "DescriptionUrl": "http://d", "Description": "Text",
      "LicenseeName": "Joe",
    ]
    for (name, text) in expected {
      #expect(metadata["XML:" + name]?.description == text, "\(name)")
    }
    #expect(metadata["XML:Version"] == nil)
    file.readEveryTruncation()
  }

  @Test func readsFontsOfWebPagesInBrotli() throws {
    let table = names([Name(3, 1, 0x409, 1, "Family")])
    let outlines = [UInt8](repeating: 7, count: 100)
    let stream = brotli(outlines + table.bytes)
    // Outlines that are changed have two lengths; a table by its number, and one by its name.
    let directory = Bytes().raw([10, 0x81, 0x48, 100, 5]).raw([UInt8(table.bytes.count)])
      .raw([0x3f]).text("abcd").raw([0])
    let file = Bytes("wOF2").big(0x10000, 0, size: 4).big(3, 0, size: 2)
      .big(0, stream.count, size: 4).big(1, 0, size: 2).zeros(20).raw(directory.bytes).raw(stream)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "WOFF2")
    #expect(metadata["Font:FontFamily-en-US"]?.description == "Family")
    #expect(metadata.warnings.isEmpty)
    let broken = try Metadata(file.with([0x80], at: 49).bytes)
    #expect(broken.warnings.map(\.code) == [.malformed])
    file.readEveryTruncation()
  }

  private let dictionary = """
    %!PS-AdobeFont-1.0: Sans 1.1
    %%Title: Sans
    % Made by hand.
    % Twice.
    11 dict begin
    /FontType 1 def
    /FontName /Sans def
    /FontInfo 9 dict dup begin
     /version (1.1) readonly def
     /Notice (Copyright \\(c\\) by (me)) readonly def
     /FamilyName (Sans) readonly def
     /isFixedPitch false def
     /UniqueID 7 def
    end readonly def
    currentdict end
    /Weight (Bold) def

    """

  @Test(arguments: ["PFA", "PFB"]) func readsPostScriptFonts(_ name: String) throws {
    let text = name == "PFA" ? dictionary : dictionary.replacing("\n", with: "\r")
    let file = (name == "PFA" ? Bytes() : Bytes().raw([0x80, 1, 0, 1, 0, 0])).text(text)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == name)
    #expect(metadata["PostScript:Title"]?.description == "Sans")
    let expected = [
      "FontType": "1", "FontName": "Sans", "Version": "1.1", "Notice": "Copyright (c) by (me)",
      "FontFamily": "Sans", "IsFixedPitch": "false",
    ]
    for (name, text) in expected {
      #expect(metadata["Font:" + name]?.description == text, "\(name)")
    }
    #expect(metadata["Font:Weight"] == nil)
    let comments = metadata.tags.filter { $0.name == "Comment" }.map(\.description)
    #expect(comments.contains("Made by hand.\nTwice."))
    file.readEveryTruncation()
  }

  @Test func readsTablesOfMeasures() throws {
    let file = Bytes(
      """
      StartFontMetrics 4.1
      Comment Generated by hand
      Comment twice
      Comment Creation Date: Sat Sep  4 16:12:41 2004
      FontName Sans-Bold
      FamilyName Sans
      Notice (Copyright me)
      Ascender 718
      FontBBox 0 0 1 1
      StartCharMetrics 1
      Descender -207

      """)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "AFM")
    #expect(metadata["File:Comment"]?.description == "Generated by hand\ntwice")
    #expect(metadata["Font:CreateDate"]?.description == "Sat Sep  4 16:12:41 2004")
    #expect(metadata["Font:FontFamily"]?.description == "Sans")
    #expect(metadata["Font:Notice"]?.description == "Copyright me")
    #expect(metadata["Font:Ascender"]?.description == "718")
    #expect(metadata["Font:Descender"] == nil)
    file.readEveryTruncation()
    let long = Bytes("StartFontMetrics 4.1\n")
      .text(String(repeating: "Comment c\n", count: 150_000))
    #expect(try Metadata(long.bytes).warnings.map(\.code) == [.limitExceeded])
  }

  @Test func readsTablesOfMeasuresOfWindows() throws {
    let file = Bytes().little(0x100, size: 2).little(156, size: 4).text("Copyright me", 60)
      .little(129, 10, 300, 300, 700, 0, 0, size: 2).raw([0, 0, 1]).little(600, size: 2)
      .zeros(16).little(117, 128, size: 4).zeros(8).text("PostScript").zeros(1)
      .text("Sans").zeros(1).text("Sans-Bold").zeros(1).zeros(13)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "PFM")
    #expect(metadata.pair("Font:PFMVersion") == ["1.00", "256"])
    #expect(metadata["Font:Copyright"]?.description == "Copyright me")
    #expect(metadata["Font:Strikeout"]?.description == "1")
    #expect(metadata["Font:Weight"]?.description == "600")
    #expect(metadata["Font:FontName"]?.description == "Sans")
    #expect(metadata["Font:PostScriptFontName"]?.description == "Sans-Bold")
    file.readEveryTruncation()
    // The name has a place of its own, wherever exiftool looks for it.
    let long = Bytes().raw(Array(file.bytes.prefix(101))).little(147, 158, size: 4).zeros(30)
      .little(173, size: 4).zeros(4).text("PostScript").zeros(1).text("Sans").zeros(1)
      .text("Sans-Bold").zeros(1).text("Sans-Other").zeros(1)
    let elsewhere = try Metadata(
      long.with(Bytes().little(long.bytes.count, size: 4).bytes, at: 2).bytes)
    #expect(elsewhere["Font:PostScriptFontName"]?.description == "Sans-Other")
    let names = elsewhere.tags.filter { $0.name == "PostScriptFontName" }
    #expect(names.map(\.description) == ["Sans-Other", "Sans-Bold"])
    #expect(names.map(\.isLeftOut) == [false, true])
  }

  /// What .NET serializes begins as such a table of 4 GB does, whose name of a device is far away.
  @Test func takesNoOtherNumbersForATableOfMeasures() {
    let other = Bytes().raw([0, 1, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 1]).zeros(7).raw([4, 1])
      .zeros(3).raw([14]).text("System.Boolean").raw(Array(repeating: 1, count: 20_000))
    #expect((try? Metadata(other.bytes))?.format.name != "PFM")
  }

  /// A file of resources, each with a kind and a number.
  private func resources(_ all: [(kind: String, id: Int, value: Bytes)]) -> Bytes {
    var data = Bytes()
    var references = Bytes()
    var kinds = Bytes().big(all.count - 1, size: 2)
    for (index, resource) in all.enumerated() {
      kinds = kinds.text(resource.kind).big(0, 2 + 8 * all.count + 12 * index, size: 2)
      references = references.big(resource.id, 0xffff, size: 2)
        .big(data.bytes.count, 0, size: 4)
      data = data.big(resource.value.bytes.count, size: 4).raw(resource.value.bytes)
    }
    let map = Bytes().zeros(24).big(28, 30 + 20 * all.count, size: 2).raw(kinds.bytes)
      .raw(references.bytes)
    return Bytes().big(256, 256 + data.bytes.count, data.bytes.count, map.bytes.count, size: 4)
      .zeros(240).raw(data.bytes).raw(map.bytes)
  }

  @Test func readsResources() throws {
    func pascal(_ text: String) -> Bytes { Bytes().raw([UInt8(text.utf8.count)]).text(text) }
    let file = resources([
      ("vers", 1, Bytes().zeros(6).raw(pascal("1.0").bytes).raw([3, 0x31, 0xa9, 0x32])),
      ("STR ", 0xbff4, pascal("Program")), ("STR ", 5, pascal("other")),
      ("usro", 0, Bytes().big(8, size: 4).text("/App", 8)),
      ("STR#", 0x80, Bytes().big(2, size: 2).raw(pascal("a").bytes).raw(pascal("b").bytes)),
      ("TEXT", 0x80, Bytes("what it is")),
      ("8BIM", 0x40a, Bytes().raw([1])),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "RSRC")
    #expect(metadata["RSRC:ApplicationVersion"]?.description == "1©2")
    #expect(metadata["RSRC:CreatorApplication"]?.description == "Program")
    #expect(metadata["RSRC:OpenWithApplication"]?.description == "/App")
    let keywords = metadata["RSRC:Keywords"]?.values.map(\.description)
    #expect(keywords == ["a", "b"])
    #expect(metadata["RSRC:Description"]?.description == "what it is")
    #expect(metadata["Photoshop:CopyrightFlag"]?.description == "True")
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  @Test func readsFontsOfTheMac() throws {
    let table = names([Name(1, 0, 0, 1, Array("Family".utf8))])
    let file = resources([("sfnt", 7, font(table))])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "DFONT")
    #expect(metadata["Font:FontFamily"]?.description == "Family")
    let text = resources([("POST", 0x1f5, Bytes().zeros(2).text(dictionary))])
    let other = try Metadata(text.bytes)
    #expect(other.format.name == "DFONT")
    #expect(other["Font:FontFamily"]?.description == "Sans")
    // A resource that is none.
    let broken = try Metadata(resources([("sfnt", 7, Bytes("no font at all"))]).bytes)
    #expect(broken.warnings.map(\.code) == [.malformed])
    file.readEveryTruncation()
  }

  /// Kinds may have resources in common, each of which is paid for.
  @Test func boundsResources() throws {
    let kind = Bytes("8BIM").big(0xffff, 0, size: 2).bytes
    let map = Bytes().zeros(24).big(28, 30, 0xfffe, size: 2)
      .raw([[UInt8]](repeating: kind, count: 100_000).flatMap(\.self))
    let file = Bytes().big(256, 256, 0, map.bytes.count, size: 4).zeros(240).raw(map.bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }
}
