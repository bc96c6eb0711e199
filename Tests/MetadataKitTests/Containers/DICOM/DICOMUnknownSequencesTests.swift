import Testing

@testable import MetadataKit

/// Sequences of undefined length that are written as unknown elements: what they have is in Implicit VR Little Endian
/// (PS3.5 §6.2.2).
@Suite struct DICOMUnknownSequencesTests {
  private static let explicit = "1.2.840.10008.1.2.1"

  private static func mark(_ number: Int, _ length: Int = 0) -> [UInt8] {
    Bytes().little(0xfffe, number, size: 2).little(length, size: 4).bytes
  }

  private static func openItem(_ content: [UInt8]) -> [UInt8] {
    mark(0xe000, -1) + content + mark(0xe00d)
  }

  private static func item(_ content: [UInt8]) -> [UInt8] {
    mark(0xe000, content.count) + content
  }

  private static func unknown(
    _ group: Int, _ number: Int, _ items: [UInt8], isBig: Bool = false
  ) -> [UInt8] {
    let head = isBig ? Bytes().big(group, number, size: 2) : Bytes().little(group, number, size: 2)
    return head.text("UN").zeros(2).little(-1, size: 4).raw(items).bytes + mark(0xe0dd)
  }

  private static func implicit(_ group: Int, _ number: Int, _ text: String) -> [UInt8] {
    DICOMTests.implicit(group, number, Bytes(text)).bytes
  }

  private static func listed(_ metadata: Metadata, _ name: String) -> [String] {
    metadata.tags.filter { $0.name == name && $0.isListed }.map(\.description)
  }

  private static func exiftool(_ metadata: Metadata) -> String {
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    return json.text.string.filter { !$0.isWhitespace }
  }

  /// A sequence with items of undefined and of stated lengths, another one within the first.
  private static let items: [UInt8] = {
    let inner =
      Bytes().little(8, 0x1115, size: 2).little(-1, size: 4)
      .raw(openItem(implicit(8, 0x1030, "Hand"))).raw(mark(0xe0dd)).bytes
    return openItem(implicit(0x10, 0x20, "4711") + inner + implicit(8, 0x70, "ACME"))
      + item(implicit(0x10, 0x20, "4712")) + openItem([]) + openItem(implicit(0x10, 0x20, "4713"))
  }()

  /// exiftool reads them as elements with representations, and ends there.
  @Test(
    arguments: [
      (0x10, 0x1002, false), (9, 0x1001, false), (0x10, 0x1002, true), (9, 0x1001, true),
    ])
  func whatStandsBehindThemIsRead(_ group: Int, _ number: Int, _ isBig: Bool) throws {
    func text(_ group: Int, _ number: Int, _ representation: String, _ text: String) -> [UInt8] {
      DICOMTests.element(group, number, representation, Bytes(text), isBig: isBig).bytes
    }
    let rows = isBig ? Bytes().big(256, size: 2) : Bytes().little(256, size: 2)
    let body: [UInt8] =
      text(8, 0x60, "CS", "OT") + Self.unknown(group, number, Self.items, isBig: isBig)
      + text(0x10, 0x10, "PN", "Doe^Jane")
      + DICOMTests.element(0x28, 0x10, "US", rows, isBig: isBig).bytes
      + DICOMTests.element(0x28, 0x11, "US", rows, isBig: isBig).bytes
    let file = DICOMTests.file(
      isBig ? "1.2.840.10008.1.2.2" : Self.explicit, Bytes().raw(body))
    file.readEveryTruncation()
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(Self.listed(metadata, "PatientID") == ["4711", "4713", "4712"])
    #expect(Self.listed(metadata, "StudyDescription") == ["Hand"])
    #expect(Self.listed(metadata, "Manufacturer") == ["ACME"])
    #expect(Self.listed(metadata, "PatientName") == ["Doe^Jane"])
    #expect(Self.listed(metadata, "Rows") == ["256"])
    #expect(metadata.facts.pixelHeight == 256)
    let told = Self.exiftool(metadata)
    #expect(told.contains("DICOM:Modality"))
    for name in ["PatientID", "PatientName", "Rows"] { #expect(!told.contains("DICOM:" + name)) }
  }

  @Test func theyMayStandInItems() throws {
    let content =
      Self.unknown(0x10, 0x1002, Self.items)
      + DICOMTests.element(8, 0x1030, "LO", Bytes("Foot")).bytes
    let sequence = Bytes().little(8, 0x96, size: 2).text("SQ").zeros(2)
      .little(content.count + 8, size: 4).raw(Self.item(content)).bytes
    // One that nothing ends does not reach beyond its item.
    let unended = Self.item(
      Bytes().little(0x10, 0x1002, size: 2).text("UN").zeros(2).little(-1, size: 4)
        .raw(Self.mark(0xe000, -1)).raw(Self.implicit(0x10, 0x20, "4714")).bytes)
    let last = DICOMTests.element(8, 0x1030, "LO", Bytes("Knee")).bytes
    let file = DICOMTests.file(
      Self.explicit, Bytes().raw(sequence + unended + unended + last))
    file.readEveryTruncation()
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(
      Self.listed(metadata, "PatientID") == ["4711", "4712", "4713", "4714", "4714"])
    #expect(Self.listed(metadata, "StudyDescription") == ["Knee", "Hand", "Foot"])
    #expect(Self.exiftool(metadata).contains(#""DICOM:StudyDescription":"Knee""#))
  }

  /// Some writers keep the representations, as exiftool reads them.
  @Test func representationsInThemAreRead() throws {
    let items = Self.openItem(DICOMTests.element(0x10, 0x20, "LO", Bytes("4711")).bytes)
    let body: [UInt8] =
      Self.unknown(0x10, 0x1002, items)
      + DICOMTests.element(0x10, 0x10, "PN", Bytes("Doe^Jane")).bytes
    let metadata = try Metadata(DICOMTests.file(Self.explicit, Bytes().raw(body)).bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(Self.listed(metadata, "PatientID") == ["4711"])
    let told = Self.exiftool(metadata)
    #expect(told.contains("4711") && told.contains("Doe^Jane"))
  }

  /// What is no element within an item ends the reading, and what is none outside of one, too.
  @Test func otherBytesAreNoElements() throws {
    let outside = Self.unknown(0x10, 0x1002, []).dropLast(8) + Self.implicit(0x10, 0x20, "4711")
    let metadata = try Metadata(DICOMTests.file(Self.explicit, Bytes().raw(Array(outside))).bytes)
    #expect(metadata.warnings.map(\.code) == [.malformed])
    #expect(metadata["DICOM:PatientID"] == nil)
  }
}
