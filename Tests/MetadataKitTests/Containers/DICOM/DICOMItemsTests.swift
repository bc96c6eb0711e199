import Testing

@testable import MetadataKit

/// Items that state their length (PS3.5 §7.5), and elements whose representation is unknown (§6.2.2).
@Suite struct DICOMItemsTests {
  private static let explicit = "1.2.840.10008.1.2.1"
  private static let implicit = "1.2.840.10008.1.2"

  private static func mark(_ number: Int, _ length: Int) -> Bytes {
    Bytes().little(0xfffe, number, size: 2).little(length, size: 4)
  }

  private static func item(_ content: [UInt8]) -> [UInt8] {
    mark(0xe000, content.count).raw(content).bytes
  }

  /// An element with a length of four bytes.
  private static func long(
    _ group: Int, _ number: Int, _ representation: String, _ value: [UInt8], length: Int? = nil
  ) -> [UInt8] {
    Bytes().little(group, number, size: 2).text(representation).zeros(2)
      .little(length ?? value.count, size: 4).raw(value).bytes
  }

  private static func element(
    _ group: Int, _ number: Int, _ representation: String, _ text: String
  ) -> [UInt8] {
    DICOMTests.element(group, number, representation, Bytes(text)).bytes
  }

  private static func exiftool(_ metadata: Metadata) -> String {
    var json = JSONWriter()
    ExiftoolView(isNumeric: false).write(metadata, name: Array("a".utf8), &json)
    return json.text.string.filter { !$0.isWhitespace }
  }

  private static func listed(_ metadata: Metadata, _ name: String) -> [String] {
    metadata.tags.filter { $0.name == name && $0.isListed }.map(\.description)
  }

  @Test(arguments: [false, true])
  func whatItemsHaveIsRead(_ isOpen: Bool) throws {
    let latin = DICOMTests.element(0x10, 0x10, "PN", Bytes().raw([0x4a, 0xe9])).bytes
    let inner = Self.item(Self.element(8, 5, "CS", "ISO_IR 100") + latin)
    let sequence = Self.long(0x10, 0x1002, "SQ", inner, length: isOpen ? -1 : nil)
    let outer = Self.item(Self.element(0x10, 0x20, "LO", "4711") + sequence + latin)
    let body =
      Self.long(8, 0x96, "SQ", outer)
      + Self.element(8, 0x1030, "LO", "Knee")
      + DICOMTests.element(0x28, 0x10, "US", Bytes().little(256, size: 2)).bytes
      + DICOMTests.element(0x28, 0x11, "US", Bytes().little(128, size: 2)).bytes
    let file = DICOMTests.file(Self.explicit, Bytes().raw(body))
    file.readEveryTruncation()
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(Self.listed(metadata, "PatientID") == ["4711"])
    #expect(Self.listed(metadata, "PatientName") == ["Jé", "J\u{fffd}"])
    #expect(Self.listed(metadata, "StartOfItem") == ["", ""])
    #expect(Self.listed(metadata, "StudyDescription") == ["Knee"])
    #expect(metadata.facts.pixelHeight == 256)
    // exiftool has the item as one value, and goes on behind it.
    let told = Self.exiftool(metadata)
    #expect(!told.contains("PatientID") && !told.contains("OtherPatientIDsSequence"))
    #expect(told.contains("4711") && told.contains(#""DICOM:StudyDescription":"Knee""#))
  }

  @Test func sequencesWithoutRepresentationsAreRead() throws {
    let item = Self.item(
      DICOMTests.implicit(0x10, 0x20, Bytes("4711")).bytes
        + DICOMTests.implicit(0x28, 0x10, Bytes().little(64, size: 2)).bytes)
    let body = DICOMTests.implicit(0x10, 0x1002, Bytes().raw(item))
      .raw(DICOMTests.implicit(0x28, 0x10, Bytes().little(256, size: 2)).bytes)
      .raw(DICOMTests.implicit(0x28, 0x11, Bytes().little(128, size: 2)).bytes)
    let file = DICOMTests.file(Self.implicit, body)
    file.readEveryTruncation()
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["DICOM:PatientID"]?.description == "4711")
    // What stands in an item is of another picture.
    #expect(metadata.facts.pixelHeight == 256)
    #expect(Self.listed(metadata, "Rows") == ["256", "64"])
    let told = Self.exiftool(metadata)
    #expect(!told.contains("DICOM:PatientID") && told.contains(#""DICOM:Rows":256"#))
  }

  /// Items say what other pictures are: it follows what the file says of its own, wherever they stand.
  @Test(arguments: [false, true])
  func itemsDoNotStandForThePicture(_ isImplicit: Bool) throws {
    func element(_ group: Int, _ number: Int, _ representation: String, _ value: Bytes) -> [UInt8] {
      let whole =
        isImplicit
        ? DICOMTests.implicit(group, number, value)
        : DICOMTests.element(group, number, representation, value)
      return whole.bytes
    }
    let item = Self.item(
      element(0x20, 0x0e, "UI", Bytes("1.2.34"))
        + element(0x28, 0x10, "US", Bytes().little(1, size: 2))
        + element(8, 0x22, "DA", Bytes("19990101")) + element(8, 0x32, "TM", Bytes("101010")))
    let sequence =
      isImplicit
      ? element(8, 0x1115, "SQ", Bytes().raw(item)) : Self.long(8, 0x1115, "SQ", item)
    let own =
      element(8, 0x23, "DA", Bytes("20200202")) + element(0x20, 0x0e, "UI", Bytes("1.2.56"))
      + element(0x28, 0x10, "US", Bytes().little(16, size: 2))
    let file = DICOMTests.file(
      isImplicit ? Self.implicit : Self.explicit, Bytes().raw(sequence + own))
    file.readEveryTruncation()
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["DICOM:Rows"]?.description == "16")
    #expect(metadata["SeriesInstanceUID"]?.description == "1.2.56")
    #expect(Self.listed(metadata, "SeriesInstanceUID") == ["1.2.56", "1.2.34"])
    let names = metadata.tags.filter { $0.group == "DICOM" && $0.isListed }.map(\.name)
    #expect(
      Array(names.suffix(5)) == [
        "StartOfItem", "SeriesInstanceUID", "Rows", "AcquisitionDate", "AcquisitionTime",
      ])
    #expect(metadata.created?.local == "2020-02-02")
  }

  /// A directory's records are of other files, and the icons in them of those (PS3.3 §F.5), however their ends are told.
  @Test(arguments: [(false, false), (false, true), (true, false), (true, true)])
  func recordsDoNotStandForTheFile(_ isOpen: Bool, _ isItemOpen: Bool) throws {
    func sequence(_ group: Int, _ number: Int, _ content: [UInt8]) -> [UInt8] {
      let item =
        isItemOpen
        ? Self.mark(0xe000, -1).raw(content).raw(Self.mark(0xe00d, 0).bytes).bytes
        : Self.item(content)
      return isOpen
        ? Self.long(group, number, "SQ", item + Self.mark(0xe0dd, 0).bytes, length: -1)
        : Self.long(group, number, "SQ", item)
    }
    func side(_ number: Int, _ length: Int) -> [UInt8] {
      DICOMTests.element(0x28, number, "US", Bytes().little(length, size: 2)).bytes
    }
    let icon: [UInt8] =
      side(0x10, 64) + side(0x11, 64) + side(0x101, 8) + Self.element(0x28, 4, "CS", "MONOCHROME2")
      + Self.element(0x28, 8, "IS", "3")
    let record: [UInt8] =
      Self.element(8, 0x22, "DA", "20010101") + Self.element(8, 0x23, "DA", "20010101")
      + Self.element(0x18, 0x1150, "IS", "8") + sequence(0x88, 0x200, icon)
    let directory = sequence(4, 0x1220, record)
    let file = DICOMTests.file(Self.explicit, Bytes().raw(directory))
    file.readEveryTruncation()
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(Self.listed(metadata, "Rows") == ["64"])
    #expect(metadata.facts.pixelWidth == nil && metadata.facts.pixelHeight == nil)
    #expect(metadata.facts.bitDepth == nil && metadata.facts.colorModel == nil)
    #expect(metadata.facts.frameCount == nil)
    #expect(metadata.created == nil)
    #expect(metadata["Composite:ShutterSpeed"] == nil)

    // What the file says of itself counts, before them and behind.
    let own = side(0x10, 16) + side(0x11, 32)
    let date = Self.element(8, 0x22, "DA", "20200202")
    for body in [directory + date + own, date + own + directory] {
      let metadata = try Metadata(DICOMTests.file(Self.explicit, Bytes().raw(body)).bytes)
      #expect(metadata.warnings.isEmpty)
      #expect(metadata.facts.pixelHeight == 16 && metadata.facts.pixelWidth == 32)
      #expect(metadata.facts.bitDepth == nil)
      #expect(metadata.created?.local == "2020-02-02")
    }
    // An item that no mark ends does so with its sequence.
    let unended = Self.long(
      4, 0x1220, "SQ",
      Self.mark(0xe000, -1).raw(date + side(0x10, 64)).raw(Self.mark(0xe0dd, 0).bytes).bytes,
      length: -1)
    let behind = try Metadata(DICOMTests.file(Self.explicit, Bytes().raw(unended + own)).bytes)
    #expect(behind.facts.pixelHeight == 16 && behind.created == nil)
    // To exiftool what stands last counts, in an item of undefined length, too.
    guard isOpen, isItemOpen else { return }
    let last = try Metadata(DICOMTests.file(Self.explicit, Bytes().raw(own + directory)).bytes)
    #expect(Self.exiftool(last).contains(#""DICOM:Rows":64"#))
  }

  /// However many elements items have, what the file says of its own picture is read, and one warning tells of them.
  @Test(arguments: [(40, 2), (2, 100), (60, 0)])
  func itemsLeaveRoomForTheDataSet(_ count: Int, _ length: Int) throws {
    let study = Self.element(8, 0x1030, "LO", "Knee")
    let content = (0..<length).flatMap { _ in study }
    let item = Self.item(content.isEmpty ? [1, 2] : content)
    let items = (0..<count).flatMap { _ in item }
    let body =
      Self.long(8, 0x1115, "SQ", items)
      + DICOMTests.element(0x28, 0x10, "US", Bytes().little(16, size: 2)).bytes
      + DICOMTests.element(0x28, 0x11, "US", Bytes().little(32, size: 2)).bytes
    var options = ReadOptions()
    options.limits.entries = 100
    let metadata = try Metadata(
      DICOMTests.file(Self.explicit, Bytes().raw(body)).bytes, options: options)
    #expect(metadata.facts.pixelHeight == 16 && metadata.facts.pixelWidth == 32)
    #expect(metadata["DICOM:Rows"]?.description == "16")
    #expect(metadata["DICOM:Columns"]?.description == "32")
    #expect(metadata["File:FileType"]?.description == "DICOM")
    #expect(metadata.warnings.count { $0.code == .limitExceeded } == 1)
    if length > 0 { #expect(metadata["DICOM:StudyDescription"]?.description == "Knee") }
  }

  /// Parts of a compressed picture are no elements (PS3.5 §A.4).
  @Test func partsOfPicturesAreNoElements() throws {
    let parts = Self.mark(0xe000, 0).raw(Self.item([0xff, 0xd8, 0xff, 0xd9]))
      .raw(Self.mark(0xe0dd, 0).bytes)
    let body =
      Self.long(0x7fe0, 0x10, "OB", parts.bytes, length: -1)
      + Self.long(8, 0x96, "SQ", Self.item(Self.element(0x10, 0x20, "LO", "4711")))
    let metadata = try Metadata(DICOMTests.file(Self.explicit, Bytes().raw(body)).bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata.tags.contains { $0.name == "StartOfItem" && $0.elements.count == 4 })
    #expect(metadata["DICOM:PatientID"]?.description == "4711")
  }

  /// What an item has instead of elements is told, and does not end the reading; so are items without end.
  @Test func otherItemsAreTold() throws {
    let broken = Self.item(Self.element(0x10, 0x20, "LO", "4711") + [0x41, 0, 1, 2, 3])
    let body = broken + Self.element(8, 0x1030, "LO", "Knee")
    let file = DICOMTests.file(Self.explicit, Bytes().raw(body))
    file.readEveryTruncation()
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.map(\.code) == [.unsupported])
    #expect(metadata["DICOM:PatientID"]?.description == "4711")
    #expect(metadata["DICOM:StudyDescription"]?.description == "Knee")

    var deep = Self.element(0x10, 0x20, "LO", "4711")
    for _ in 0..<40 { deep = Self.item(deep) }
    let bounded = try Metadata(
      DICOMTests.file(
        Self.explicit, Bytes().raw(deep + Self.element(8, 0x1030, "LO", "Knee"))
      ).bytes)
    #expect(bounded.warnings.map(\.code) == [.limitExceeded])
    #expect(bounded["DICOM:PatientID"] == nil)
    #expect(bounded["DICOM:StudyDescription"]?.description == "Knee")
  }

  @Test func unknownRepresentationsAreThoseOfTheDictionary() throws {
    func unknown(_ group: Int, _ number: Int, _ value: [UInt8]) -> [UInt8] {
      Self.long(group, number, "UN", value)
    }
    let elements: [[UInt8]] = [
      Self.element(8, 5, "CS", "ISO_IR 100"), unknown(8, 0x18, Array("1.2.3\0".utf8)),
      unknown(8, 0x20, Array("20010316".utf8)), unknown(0x10, 0x10, [0x4a, 0xe9]),
      unknown(0x10, 0x40, [0x4d, 0x20]), unknown(0x28, 0x10, [0, 1]),
      unknown(0x28, 0x11, [0x80, 0]),
      unknown(0x10, 0x1002, Self.item(DICOMTests.implicit(0x10, 0x20, Bytes("4711")).bytes)),
      Self.element(8, 0x1030, "LO", "Knee"),
    ]
    let file = DICOMTests.file(Self.explicit, Bytes().raw(elements.flatMap { $0 }))
    file.readEveryTruncation()
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["DICOM:SOPInstanceUID"]?.description == "1.2.3")
    #expect(metadata["DICOM:StudyDate"]?.description == "2001:03:16")
    #expect(metadata["DICOM:PatientName"]?.description == "Jé")
    #expect(metadata["DICOM:PatientSex"]?.description == "M")
    #expect(metadata["DICOM:Rows"]?.description == "256")
    #expect(metadata.facts.pixelHeight == 256)
    #expect(metadata["DICOM:PatientID"]?.description == "4711")
    #expect(metadata["DICOM:StudyDescription"]?.description == "Knee")
    let told = Self.exiftool(metadata)
    #expect(told.contains(#""DICOM:StudyDate":20010316"#) && !told.contains("DICOM:PatientID"))
  }

  /// An unknown element without a length is a sequence, whose items have no representations.
  @Test func unknownSequencesAreRead() throws {
    let items =
      Self.item(DICOMTests.implicit(0x10, 0x20, Bytes("4711")).bytes)
      + Self.item(DICOMTests.implicit(0x10, 0x20, Bytes("4712")).bytes)
      + Self.mark(0xe0dd, 0).bytes
    let body =
      Self.long(0x10, 0x1002, "UN", items, length: -1) + Self.element(8, 0x1030, "LO", "Knee")
    let metadata = try Metadata(DICOMTests.file(Self.explicit, Bytes().raw(body)).bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(Self.listed(metadata, "PatientID") == ["4711", "4712"])
    #expect(Self.listed(metadata, "StudyDescription") == ["Knee"])
  }
}
