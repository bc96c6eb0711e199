import Testing

@testable import MetadataKit

/// Names in the characters that a data set states: the examples of PS3.5, annexes H to K, and of PS3.3 §C.12.1.1.2.
@Suite struct DICOMCharactersTests {
  private static func file(_ elements: [(group: Int, number: Int, kind: String, value: [UInt8])])
    -> Bytes
  {
    let body = elements.reduce(Bytes()) {
      $0.raw(DICOMTests.element($1.group, $1.number, $1.kind, Bytes().raw($1.value)).bytes)
    }
    return DICOMTests.file("1.2.840.10008.1.2.1", body)
  }

  private static func names(_ set: String, _ name: [UInt8]) throws -> (told: String?, raw: [UInt8]?)
  {
    let file = Self.file([(8, 5, "CS", Array(set.utf8)), (0x10, 0x10, "PN", name)])
    file.readEveryTruncation()
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    let all = metadata.tags.filter { $0.name == "PatientName" }
    return (
      metadata["DICOM:PatientName"]?.description,
      all.first { !$0.isListed }.map { Array($0.elements) }
    )
  }

  @Test(
    arguments: [
      ("ISO_IR 100", "QnVjXkrpcvRtZQ==", "Buc^Jérôme"),
      ("ISO-IR 100", "xG5lYXNeUvxkaWdlcg==", "Äneas^Rüdiger"),
      ("ISO_IR 126", "xOnv7fXz6e/y", "Διονυσιος"),
      ("ISO_IR 127", "4sjH5upe5ObSx9E=", "قباني^لنزار"),
      ("ISO_IR 138", "+fjl717j4eX45A==", "שרון^דבורה"),
      ("ISO_IR 144", "u+7aY2Xc0Xlw0w==", "Люкceмбypг"),
      ("GB18030", "V2FuZ15YaWFvRG9uZz3N9V7QobarPQ==", "Wang^XiaoDong=王^小东="),
      (
        "\\ISO 2022 IR 87",
        "WWFtYWRhXlRhcm91PRskQjszRUQbKEJeGyRCQkBPOhsoQj0bJEIkZCReJEAbKEJeGyRCJD8kbSQmGyhC",
        "Yamada^Tarou=山田^太郎=やまだ^たろう"
      ),
      (
        "ISO 2022 IR 13\\ISO 2022 IR 87",
        "1M/A3l7A27M9GyRCOzNFRBsoSl4bJEJCQE86GyhKPRskQiRkJF4kQBsoSl4bJEIkPyRtJCYbKEo=",
        "ﾔﾏﾀﾞ^ﾀﾛｳ=山田^太郎=やまだ^たろう"
      ),
      ("\\ISO 2022 IR 87\\ISO 2022 IR 159", "GyQoRGJHGyRCPi4bKEI=", "鄧小"),
      (
        "\\ISO 2022 IR 149", "SG9uZ15HaWxkb25nPRskKUP7814bJClD0c7U1z0bJClDyKteGyQpQ7Hmtb8=",
        "Hong^Gildong=洪^吉洞=홍^길동"
      ),
      (
        "\\ISO 2022 IR 58", "WmhhbmdeWGlhb0Rvbmc9GyQpQdXFXhskKUHQobarPQ==",
        "Zhang^XiaoDong=张^小东="
      ),
    ])
  func readsNames(_ set: String, _ name: String, _ text: String) throws {
    let bytes = Base64.decoded(Array(name.utf8)[...])
    let found = try Self.names(set, bytes)
    #expect(found.told == text)
    // exiftool has the bytes.
    #expect(found.raw?.starts(with: bytes) == true)
  }

  /// ASCII and UTF-8 are told as they are, and so is what the set has not, or has to switch to.
  @Test(
    arguments: [
      ("ISO_IR 100", [0x44, 0x6f, 0x65]), ("ISO_IR 192", [0xc3, 0xa9]), ("", [0xe9, 0x41]),
      ("ISO_IR 6", [0xe9, 0x41]), ("ISO_IR 126", [0xd2, 0x41]), ("\\ISO 2022 IR 87", [0xe9, 0x41]),
      ("\\ISO 2022 IR 159", [0x1b, 0x24, 0x28, 0x44, 0x21, 0x21]),
    ] as [(String, [UInt8])])
  func leavesOthers(_ set: String, _ name: [UInt8]) throws {
    let found = try Self.names(set, name)
    #expect(found.raw == nil)
    #expect(found.told == String(decoding: name, as: UTF8.self))
  }

  /// An item may have a set of its own: what follows may be in either.
  @Test func ofSeveralSetsTheFirstCountsUpToTheNext() throws {
    let file = Self.file([
      (8, 5, "CS", Array("ISO_IR 100".utf8)), (8, 0x80, "LO", [0x5a, 0xfc, 0x72, 0x69]),
      (8, 5, "CS", Array("ISO_IR 144".utf8)), (8, 0x1030, "LO", [0x5a, 0xfc, 0x72, 0x69]),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata["DICOM:InstitutionName"]?.description == "Züri")
    #expect(metadata["DICOM:StudyDescription"]?.description == "Z\u{fffd}ri")
  }

  /// An item's set alone says nothing of what follows.
  @Test func whatAnItemStatesIsItsOwn() throws {
    let sequence = Bytes().little(8, 0x1140, size: 2).text("SQ").zeros(2)
      .little(0xffff_ffff, size: 4)
    let body =
      sequence.bytes + DICOMTests.element(8, 5, "CS", Bytes("ISO_IR 144")).bytes
      + DICOMTests.element(0x10, 0x10, "PN", Bytes().raw([0x4a, 0xe9, 0x72])).bytes
    let metadata = try Metadata(DICOMTests.file("1.2.840.10008.1.2.1", Bytes().raw(body)).bytes)
    #expect(metadata["DICOM:PatientName"]?.description == "J\u{fffd}r")
  }

  /// In a directory of a disk (DICOMDIR) the items alone state them; an item within one has the same.
  @Test func itemsHaveSetsOfTheirOwn() throws {
    func mark(_ number: Int, _ length: Int = 0) -> [UInt8] {
      Bytes().little(0xfffe, number, size: 2).little(length, size: 4).bytes
    }
    func name(_ bytes: [UInt8]) -> [UInt8] {
      DICOMTests.element(0x10, 0x10, "PN", Bytes().raw(bytes)).bytes
    }
    let set = DICOMTests.element(8, 5, "CS", Bytes("ISO_IR 100")).bytes
    let sequence = Bytes().little(4, 0x1220, size: 2).text("SQ").zeros(2).little(-1, size: 4).bytes
    let open = mark(0xe000, -1)
    // An item without anything has no end.
    let body: [UInt8] =
      sequence + open + set + name([0x4a, 0xe9]) + sequence + mark(0xe000) + open
      + name([0x4b, 0xe9]) + mark(0xe00d) + mark(0xe0dd) + mark(0xe00d) + open
      + name([0x4c, 0xe9, 0x21, 0x21]) + mark(0xe00d) + mark(0xe0dd) + name([0x4d, 0xe9])
    let file = DICOMTests.file("1.2.840.10008.1.2.1", Bytes().raw(body))
    file.readEveryTruncation()
    let names = try Metadata(file.bytes).tags.filter { $0.name == "PatientName" && $0.isListed }
    #expect(names.map(\.description) == ["Jé", "Ké", "L\u{fffd}!!", "M\u{fffd}"])
  }

  /// What stands behind a NUL is not lost to the characters before it.
  @Test func textsWithNULStayAsTheyAre() throws {
    let text: [UInt8] = [0x41, 0xe9, 0, 0x42, 0x43, 0]
    let inner = try Self.names("ISO_IR 100", text)
    #expect(inner.raw == nil && inner.told?.contains("BC") == true)
    let outer = try Self.names("ISO_IR 100", [0x41, 0xe9, 0, 0])
    #expect(outer.told == "Aé")
  }

  /// Behind the end of a part the first set counts again, which here is none.
  @Test func everyPartMayNameItsSet() throws {
    let part: [UInt8] = [0x1b, 0x2d, 0x41, 0xe9, 0x3d]
    let found = try Self.names("\\ISO 2022 IR 100", part + part)
    #expect(found.told == "é=é=")
    let unnamed = try Self.names("\\ISO 2022 IR 100", part + [0xe9])
    #expect(unnamed.raw == nil)
  }
}
