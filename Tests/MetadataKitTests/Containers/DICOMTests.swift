import Testing

@testable import MetadataKit

@Suite struct DICOMTests {
  /// An element of a short length in explicit syntax; texts are filled to an even length.
  static func element(
    _ group: Int, _ number: Int, _ representation: String, _ value: Bytes, isBig: Bool = false
  ) -> Bytes {
    var value = value.bytes
    if value.count % 2 == 1 { value.append(representation == "UI" ? 0 : 0x20) }
    let head = isBig ? Bytes().big(group, number, size: 2) : Bytes().little(group, number, size: 2)
    let named = head.text(representation)
    let sized =
      isBig ? named.big(value.count, size: 2) : named.little(value.count, size: 2)
    return sized.raw(value)
  }

  static func implicit(_ group: Int, _ number: Int, _ value: Bytes) -> Bytes {
    Bytes().little(group, number, size: 2).little(value.bytes.count, size: 4).raw(value.bytes)
  }

  static func file(_ syntax: String, _ rest: Bytes) -> Bytes {
    let meta = element(2, 0x10, "UI", Bytes(syntax))
    return Bytes().zeros(128).text("DICM")
      .raw(element(2, 0, "UL", Bytes().little(meta.bytes.count, size: 4)).bytes)
      .raw(meta.bytes).raw(rest.bytes)
  }

  static func body(isBig: Bool) -> Bytes {
    func add(_ group: Int, _ number: Int, _ representation: String, _ text: String) -> [UInt8] {
      element(group, number, representation, Bytes(text), isBig: isBig).bytes
    }
    func add(_ group: Int, _ number: Int, _ representation: String, _ values: Int...) -> [UInt8] {
      let bytes = values.reduce(Bytes()) {
        isBig ? $0.big($1, size: 2) : $0.little($1, size: 2)
      }
      return element(group, number, representation, bytes, isBig: isBig).bytes
    }
    return Bytes()
      .raw(add(8, 0x16, "UI", "1.2.840.10008.5.1.4.1.1.4"))
      .raw(add(8, 0x18, "UI", "1.2.3"))
      .raw(add(8, 0x20, "DA", "20010316"))
      .raw(add(8, 0x2a, "DT", "20010316143008.25"))
      .raw(add(8, 0x30, "TM", "143008.5"))
      .raw(add(0x10, 0x10, "PN", "Doe^Jane "))
      .raw(add(0x28, 4, "CS", "MONOCHROME2"))
      .raw(add(0x28, 9, "AT", 0x18, 0x1063))
      .raw(add(0x28, 0x10, "US", 256))
      .raw(add(0x28, 0x11, "US", 128))
      .raw(add(0x28, 0x101, "US", 12))
      .raw(add(0x28, 0x103, "US", 1))
      .raw(add(0x28, 0x106, "SS", -2))
      .raw(add(0x6002, 0x10, "US", 7))
  }

  static func check(_ metadata: Metadata) {
    #expect(metadata.facts.pixelWidth == 128)
    #expect(metadata.facts.pixelHeight == 256)
    #expect(metadata.facts.bitDepth == 12)
    #expect(metadata.facts.colorModel == .gray)
    #expect(metadata["DICOM:SOPClassUID"]?.description == "MR Image Storage")
    #expect(
      metadata["DICOM:SOPClassUID"]?.numericDescription == "1.2.840.10008.5.1.4.1.1.4")
    #expect(metadata["DICOM:SOPInstanceUID"]?.description == "1.2.3")
    #expect(metadata["DICOM:StudyDate"]?.description == "2001:03:16")
    #expect(metadata["DICOM:AcquisitionDateTime"]?.description == "2001:03:16 14:30:08.25")
    #expect(metadata["DICOM:StudyTime"]?.description == "14:30:08.5")
    #expect(metadata["DICOM:PatientName"]?.description == "Doe^Jane")
    #expect(metadata["DICOM:FrameIncrementPointer"]?.description == "0018,1063")
    #expect(metadata["DICOM:PixelRepresentation"]?.description == "Signed")
    #expect(metadata["DICOM:SmallestImagePixelValue"]?.description == "-2")
    #expect(metadata["DICOM:OverlayRows"]?.description == "7")
  }

  /// A text of one character is one, not the number of its byte.
  @Test func textsAreTextsInJSON() throws {
    let body = Self.element(0x10, 0x40, "CS", Bytes("M")).raw(
      Self.element(0x20, 0x11, "IS", Bytes("2")).raw(
        Self.element(0x28, 0x30, "DS", Bytes("0.5\\0.5")).bytes
      ).bytes)
    var json = JSONWriter()
    JSONTags(isNumeric: false, selection: TagSelection()).write(
      try Metadata(Self.file("1.2.840.10008.1.2.1", body).bytes), &json)
    let text = json.text.string
    let filled = try Metadata(
      Self.file("1.2.840.10008.1.2.1", Self.element(8, 0x70, "LO", Bytes("ACME\0\0"))).bytes)
    #expect(filled["DICOM:Manufacturer"]?.storedFormat == .utf8)
    #expect(filled["DICOM:Manufacturer"]?.description == "ACME")
    #expect(text.contains(#""PatientSex":"M","SeriesNumber":"2","PixelSpacing":"0.5\\0.5""#))
  }

  /// Some writers fill numbers with NUL, which exiftool prints as texts then.
  @Test func numbersMayBeFilledWithNUL() throws {
    let body = Self.element(0x18, 0x60, "DS", Bytes("120\0"))
      .raw(Self.element(0x20, 0x1041, "DS", Bytes("-325.0  ")).bytes)
      .raw(Self.element(0x28, 8, "IS", Bytes("20\0\0")).bytes)
      .raw(Self.element(0x28, 0x11, "US", Bytes().little(64, size: 2)).bytes)
    let metadata = try Metadata(Self.file("1.2.840.10008.1.2.1", body).bytes)
    #expect(metadata["DICOM:KVP"]?.description == "120")
    #expect(metadata.tags.filter { $0.name == "KVP" && $0.isListed }.count == 1)
    #expect(metadata.facts.frameCount == 20)
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    let told = json.text.string.filter { !$0.isWhitespace }
    #expect(told.contains(#""DICOM:KVP":"120""#) && told.contains(#""DICOM:SliceLocation":-325.0"#))
    #expect(told.contains(#""DICOM:NumberOfFrames":"20""#))
  }

  @Test func readsEitherByteOrder() throws {
    let little = Self.file("1.2.840.10008.1.2.1", Self.body(isBig: false))
    let metadata = try Metadata(little.bytes)
    #expect(metadata.format.name == "DICOM")
    Self.check(metadata)
    Self.check(try Metadata(Self.file("1.2.840.10008.1.2.2", Self.body(isBig: true)).bytes))
    little.readEveryTruncation()
  }

  /// PS3.10 §7.1: the preamble may be the header of a TIFF structure.
  @Test func theNameTellsWhichOfTwoFormatsIsMeant() throws {
    let file = Self.file("1.2.840.10008.1.2.1", Self.body(isBig: false))
      .with([0x49, 0x49, 42, 0, 8, 0, 0, 0], at: 0).bytes
    for name in ["a.dcm", "a.DIC", "a.dicm", "a.dc3"] {
      let metadata = try Metadata(file, name: name)
      #expect(metadata.format.name == "DICOM" && metadata.warnings.isEmpty)
      Self.check(metadata)
    }
    for name in ["a.tif", "a", nil] {
      #expect(try Metadata(file, name: name).format.name == "TIFF")
    }
  }

  /// Pictures of the enhanced kind have it in one element (PS3.3 §C.8.13.2); one that is no date is passed over.
  @Test(
    arguments: [
      ("20200101101010.5+0100", "2020-01-01T10:10:10.5", "+01:00"),
      ("20200101101010", "2020-01-01T10:10:10", nil), ("2020", "2019-02-03T04:05:06", nil),
    ] as [(String, String, String?)])
  func theTimeOfAcquisitionMayBeOneElement(
    _ text: String, _ local: String, _ offset: String?
  ) throws {
    let body = Self.element(8, 0x22, "DA", Bytes("20190203"))
      .raw(Self.element(8, 0x2a, "DT", Bytes(text)).bytes)
      .raw(Self.element(8, 0x32, "TM", Bytes("040506")).bytes)
    let created = try Metadata(Self.file("1.2.840.10008.1.2.1", body).bytes).created
    #expect(created?.local == local && created?.offset == offset)
  }

  @Test func readsDeflatedElements() throws {
    let body = Self.body(isBig: false).bytes
    // One block that is stored as it is (RFC 1951 §3.2.4).
    let stream = Bytes().raw([1]).little(body.count, ~body.count, size: 2).raw(body)
    let file = Self.file("1.2.840.10008.1.2.1.99", stream)
    Self.check(try Metadata(file.bytes))
    file.readEveryTruncation()
  }

  /// GE's devices leave some blank; what their lengths lead to tells that they are such.
  @Test func aRepresentationMayBeBlank() throws {
    let blank = Bytes().little(0x28, 0x120, size: 2).text("  ").little(2, 0, size: 2)
    func read(_ rest: Bytes) throws -> Metadata {
      let body = Self.element(0x28, 0x103, "US", Bytes().little(1, size: 2)).raw(blank.bytes)
      return try Metadata(Self.file("1.2.840.10008.1.2.1", body.raw(rest.bytes)).bytes)
    }
    let metadata = try read(Self.element(0x28, 0x1050, "DS", Bytes("-2")))
    #expect(metadata["DICOM:WindowCenter"]?.description == "-2")
    #expect(metadata["DICOM:PixelPaddingValue"]?.byteCount == 2)
    #expect(metadata.warnings.map(\.code) == [.deviation])
    // exiftool ends there.
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    #expect(json.text.string.contains("DICOM:PixelRepresentation"))
    #expect(!json.text.string.contains("DICOM:WindowCenter"))
    // An earlier element, one without a representation, and none.
    for other in [
      Self.element(0x10, 0x10, "PN", Bytes("Doe^Jane")),
      Self.element(0x28, 0x1050, "XX", Bytes("-2")),
      Bytes(),
    ] {
      let metadata = try read(other)
      #expect(metadata.warnings.map(\.code) == [.malformed])
      #expect(metadata.warnings.map(\.hidesProperties) == [true])
    }
  }

  /// Some stand behind one another, or are the last of an item.
  @Test func severalRepresentationsMayBeBlank() throws {
    func blank(_ group: Int, _ number: Int) -> [UInt8] {
      Bytes().little(group, number, size: 2).text("  ").little(2, 0, size: 2).bytes
    }
    let item = Bytes().little(0xfffe, 0xe000, size: 2).little(-1, size: 4).raw(blank(8, 0x1150))
      .little(0xfffe, 0xe00d, size: 2).little(0, size: 4)
    let sequence = Bytes().little(8, 0x1140, size: 2).text("SQ").zeros(2).little(-1, size: 4)
      .raw(item.bytes).little(0xfffe, 0xe0dd, size: 2).little(0, size: 4)
    let name = Self.element(0x28, 0x1050, "DS", Bytes("-2")).bytes
    for body in [blank(0x28, 0x120) + blank(0x28, 0x121) + name, sequence.bytes + name] {
      let file = Self.file("1.2.840.10008.1.2.1", Bytes().raw(body))
      let metadata = try Metadata(file.bytes)
      #expect(metadata.warnings.map(\.code) == [.deviation])
      #expect(metadata["DICOM:WindowCenter"]?.description == "-2")
    }
  }

  /// A damaged stream may end where an element does, or at once.
  @Test func tellsThatCompressedElementsAreDamaged() throws {
    // A block of the fourth kind, which there is none of (RFC 1951 §3.2.3).
    let file = Self.file("1.2.840.10008.1.2.1.99", Bytes().raw([7, 0, 0, 0, 0, 0, 0, 0]))
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.map(\.code) == [.malformed])
    #expect(metadata.warnings.map(\.hidesProperties) == [true])
  }

  /// What is cut is what nothing of the file's stands behind: the picture, in one piece or in parts (PS3.5 §A.4).
  @Test func tellsWhetherSomethingIsHidden() throws {
    let name = Self.element(0x10, 0x10, "PN", Bytes("Doe^Jane")).bytes
    let whole = Bytes().little(0x7fe0, 0x10, size: 2).text("OW").zeros(2)
      .little(8, size: 4).zeros(4)
    let parts = Bytes().little(0x7fe0, 0x10, size: 2).text("OB").zeros(2).little(-1, size: 4)
      .little(0xfffe, 0xe000, size: 2).zeros(4)
      .little(0xfffe, 0xe000, size: 2).little(8, size: 4).zeros(4)
    let sequence = Bytes().little(8, 0x1140, size: 2).text("SQ").zeros(2).little(-1, size: 4)
      .little(0xfffe, 0xe000, size: 2).little(-1, size: 4)
    let cut = Array(name.dropLast(4))
    let inItem = (sequence.raw(whole.bytes).bytes, sequence.raw(cut).bytes)
    for (rest, isHidden) in [
      (whole.bytes, false), (parts.bytes, false), (cut, true), (inItem.0, true), (inItem.1, true),
    ] {
      let metadata = try Metadata(Self.file("1.2.840.10008.1.2.1", Bytes().raw(rest)).bytes)
      #expect(metadata.warnings.map(\.code) == [.truncated])
      #expect(metadata.warnings.map(\.hidesProperties) == [isHidden])
    }
  }

  /// Layers without end could each be as long as all that may be inflated.
  @Test func compressedElementsAreNotCompressedAgain() throws {
    func stored(_ bytes: [UInt8]) -> Bytes {
      Bytes().raw([1]).little(bytes.count, ~bytes.count, size: 2).raw(bytes)
    }
    let syntax = "1.2.840.10008.1.2.1.99"
    let inner = Self.file(syntax, stored(Self.body(isBig: false).bytes)).bytes.dropFirst(132)
    let metadata = try Metadata(Self.file(syntax, stored(Array(inner))).bytes)
    #expect(metadata.warnings.map(\.code) == [.malformed])
    #expect(metadata["DICOM:StudyDate"] == nil)
  }

  /// What is inflated stays in memory beside the values that are kept of it.
  @Test func compressedElementsHaveFewerValues() throws {
    func kept(_ syntax: String, _ make: ([UInt8]) -> Bytes) throws -> (count: Int, isAll: Bool) {
      let value = Bytes(String(repeating: "A", count: 80))
      let element = Self.element(8, 0x1030, "LO", value).bytes
      let all = Array([[UInt8]](repeating: element, count: 700).joined())
      var options = ReadOptions()
      options.limits.decodedBytes = 120_000
      let metadata = try Metadata(Self.file(syntax, make(all)).bytes, options: options)
      return (
        metadata.tags.count { $0.name == "StudyDescription" },
        !metadata.warnings.contains { $0.code == .limitExceeded }
      )
    }
    let plain = try kept("1.2.840.10008.1.2.1") { Bytes().raw($0) }
    #expect(plain == (700, true))
    let compressed = try kept("1.2.840.10008.1.2.1.99") {
      Bytes().raw([1]).little($0.count, ~$0.count, size: 2).raw($0)
    }
    #expect(!compressed.isAll)
    #expect((500..<700).contains(compressed.count))
  }

  @Test func readsSequencesAndLongValues() throws {
    let items = Bytes().little(8, 0x1140, size: 2).text("SQ").zeros(2).little(-1, size: 4)
      .little(0xfffe, 0xe000, size: 2).little(-1, size: 4)
      .raw(Self.element(8, 0x1155, "UI", Bytes("1.2.3.4")).bytes)
      .little(0xfffe, 0xe00d, size: 2).zeros(4)
      .little(0xfffe, 0xe0dd, size: 2).zeros(4)
      .little(0x7fe0, 0x10, size: 2).text("OW").zeros(2).little(2048, size: 4).zeros(2048)
    let metadata = try Metadata(Self.file("1.2.840.10008.1.2.1", items).bytes)
    #expect(metadata["DICOM:ReferencedImageSequence"]?.description == "")
    #expect(metadata["DICOM:ReferencedSOPInstanceUID"]?.description == "1.2.3.4")
    #expect(metadata["DICOM:PixelData"]?.isBinary == true)
    #expect(metadata["DICOM:PixelData"]?.byteCount == 2048)
    #expect(metadata.warnings.isEmpty)
  }

  @Test func readsImplicitElementsWithAndWithoutHeader() throws {
    let body = Self.implicit(8, 0, Bytes().little(30, size: 4))
      .raw(Self.implicit(8, 0x20, Bytes("20010316")).bytes)
      .raw(Self.implicit(0x28, 0x10, Bytes().little(256, size: 2)).bytes)
      .raw(Self.implicit(0x28, 0x11, Bytes().little(128, size: 2)).bytes)
    for (file, name) in [(Self.file("1.2.840.10008.1.2", body), "DICOM"), (body, "ACR")] {
      let metadata = try Metadata(file.bytes)
      #expect(metadata.format.name == name)
      #expect(metadata.facts.pixelWidth == 128)
      #expect(metadata.facts.pixelHeight == 256)
      #expect(metadata["DICOM:IdentifyingGroupLength"]?.description == "30")
      #expect(metadata["DICOM:StudyDate"]?.description == "2001:03:16")
    }
  }

  @Test func manyElementsAndHugeLengthsAreBounded() throws {
    let huge = Self.implicit(8, 0x20, Bytes("20010316")).little(8, 0x30, size: 2)
      .little(0xffff_fff0, size: 4)
    let metadata = try Metadata(Self.file("1.2.840.10008.1.2", huge).bytes)
    #expect(metadata["DICOM:StudyDate"] != nil)
    #expect(metadata.warnings.map(\.code) == [.truncated])
    var many = Self.file("1.2.840.10008.1.2", Bytes())
    let item = Bytes().little(0xfffe, 0xe000, size: 2).little(-1, size: 4).bytes
    for _ in 0..<2000 { many.bytes += item }
    var options = ReadOptions()
    options.limits.decodedBytes = 64_000
    #expect(
      try Metadata(many.bytes, options: options).warnings.contains { $0.code == .limitExceeded })
  }

  /// Lines in which nothing is found would say nothing, without a word.
  @Test func everyLineOfTheDictionaryIsFound() {
    for lines in [
      DICOMDictionary.identity, DICOMDictionary.acquisition, DICOMDictionary.presentation,
      DICOMDictionary.measurement, DICOMDictionary.printing, DICOMDictionary.therapy,
      DICOMIdentifiers.transfers, DICOMIdentifiers.services, DICOMIdentifiers.sets,
      DICOMIdentifiers.laterSets, DICOMIdentifiers.lastSets,
    ] {
      for key in lines.keys { #expect(lines[key.utf8] != nil, "\(key)") }
    }
  }

  @Test(
    arguments: [
      ("MONOCHROME2\0", ColorModel.gray), ("MONOCHROME1 ", .gray), ("PALETTE COLOR ", .rgb),
      ("PALETTE COLOR\0", .rgb), ("YBR_FULL", .rgb), ("RGB ", .rgb), ("CMYK", .cmyk), ("HSV ", nil),
      ("RGBX", nil),
    ] as [(String, ColorModel?)])
  func namesOfColorsAreModels(_ name: String, _ model: ColorModel?) throws {
    let body = Self.element(0x28, 4, "CS", Bytes(name))
    let metadata = try Metadata(Self.file("1.2.840.10008.1.2.1", body).bytes)
    #expect(metadata.facts.colorModel == model)
    #expect(metadata.facts.isIndexed == (name.hasPrefix("PALETTE") ? true : nil))
  }
}
