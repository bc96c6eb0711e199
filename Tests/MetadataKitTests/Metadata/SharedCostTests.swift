import Testing

@testable import MetadataKit

/// Small files whose entries share bytes that take long to tell of, and files of far too many tags.
@Suite struct SharedCostTests {
  private func read(
    _ file: [UInt8], decoding bytes: Int = 100_000, entries: Int = 100_000
  ) throws -> Metadata {
    var options = ReadOptions()
    options.limits.decodedBytes = bytes
    options.limits.entries = entries
    return try Metadata(file, options: options)
  }

  private func isLimited(_ metadata: Metadata) -> Bool {
    metadata.warnings.contains { $0.code == .limitExceeded }
  }

  /// A Canon's note whose entries lead to one value.
  private func note(_ tag: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
    let place = NoteBytes("Canon", "Canon EOS-1D", bytes: []).start + 2 + 12 * count + 4
    let entries = (0..<count).reduce(Bytes().little(count, size: 2)) { entries, _ in
      entries.little(tag, 3, size: 2).little(value.count / 2, place, size: 4)
    }
    let note = entries.zeros(4).raw(value).bytes
    return NoteBytes("Canon", "Canon EOS-1D", bytes: note).block.bytes
  }

  /// Canon's functions, each of a thousand entries the same two thousand.
  @Test(arguments: [(2, false), (60, true)])
  func structuresOfANoteMayShareTheirBytes(_ count: Int, _ isTooMuch: Bool) throws {
    let value = Bytes().little(4000, size: 2).raw([UInt8](repeating: 1, count: 3998)).bytes
    #expect(isLimited(try read(note(0xf, count, value), decoding: 400_000)) == isTooMuch)
  }

  /// Of each entry it is asked which lists of cameras have this one.
  @Test(arguments: [(20, false), (200, true)])
  func entriesOfANoteCostMoreThanOthers(_ count: Int, _ isTooMuch: Bool) throws {
    #expect(isLimited(try read(note(0xfff0, count, [1, 2, 3, 4, 5, 6]))) == isTooMuch)
  }

  /// Members without a name that are empty lists make no tag.
  @Test(arguments: [(10, false), (4000, true)])
  func membersOfCBORCost(_ count: Int, _ isTooMuch: Bool) throws {
    typealias B = BoxBytes
    let members = Array(repeatElement([0x60, 0x80] as [UInt8], count: count).joined())
    let block = B.box(
      "jumb", B.box("jumd", Array("c2ma".utf8) + [UInt8](repeating: 0, count: 12) + [3, 0x61, 0]),
      B.box("cbor", [0xa1, 0x60, 0xb9] + B.number(count, 2) + members))
    #expect(isLimited(try read(tiff(0xcd41, block))) == isTooMuch)
  }

  /// A TIFF file with one block.
  private func tiff(_ tag: Int, _ block: [UInt8]) -> [UInt8] {
    Bytes("II*\0").little(8, size: 4).little(1, tag, 7, size: 2)
      .little(block.count, 26, 0, size: 4).raw(block).bytes
  }

  @Test(arguments: [(100, false), (20_000, true)])
  func fieldsOfRicohsTextsCost(_ count: Int, _ isTooMuch: Bool) throws {
    let note = Array("Rev0113".utf8) + [UInt8](repeating: 0x3b, count: count)
    let file = NoteBytes("RICOH", "RICOH DC-3Z", bytes: note).block.bytes
    #expect(isLimited(try read(file)) == isTooMuch)
  }

  @Test(arguments: [(100, false), (30_000, true)])
  func numbersOfLeafsMatrixCost(_ count: Int, _ isTooMuch: Bool) throws {
    let packet = Bytes("PKTS").little(1, size: 4).text("icc_camera_to_tone_matrix", 40)
      .little(count, size: 4).raw([UInt8](repeating: 0xff, count: count))
    #expect(isLimited(try read(tiff(0x8606, packet.bytes))) == isTooMuch)
  }

  /// Elements that no dictionary has are looked for in several ways.
  @Test(arguments: [(10, false), (300, true)])
  func unknownElementsOfDICOMCost(_ count: Int, _ isTooMuch: Bool) throws {
    let elements = (0..<count).reduce(Bytes()) { elements, _ in
      elements.raw(DICOMTests.implicit(8, 0x7777, Bytes("ab")).bytes)
    }
    let file = DICOMTests.file("1.2.840.10008.1.2", elements)
    #expect(isLimited(try read(file.bytes, decoding: 60_000)) == isTooMuch)
  }

  /// A megabyte of commas is as many values of a list.
  @Test(arguments: [(100, false), (5000, true)])
  func valuesOfMatroskasListsCost(_ count: Int, _ isTooMuch: Bool) throws {
    typealias E = EBMLBytes
    let tag = E.simpleTag("KEYWORDS", String(repeating: ",", count: count))
    let file = E.header() + E.element(0x1853_8067, E.element(0x1254_C367, E.tag(tag)))
    #expect(isLimited(try read(file)) == isTooMuch)
  }

  @Test(arguments: [(100, false), (20_000, true)])
  func textsOfMIEsListsCost(_ count: Int, _ isTooMuch: Bool) throws {
    let list = MIEBytes.element(
      0x38, "Keywords", [0x61] + [UInt8](repeating: 0, count: count) + [0x61])
    #expect(isLimited(try read(MIEBytes.document(list))) == isTooMuch)
  }

  @Test(arguments: [(100, false), (10_000, true)])
  func wordsOfDocumentsCost(_ count: Int, _ isTooMuch: Bool) throws {
    let words = String(repeating: "a ", count: count)
    let file = PDFBytes.document(
      ["<</Type/Catalog>>", "<</Keywords(\(words))>>"], trailer: "<</Root 1 0 R/Info 2 0 R>>")
    #expect(isLimited(try read(file)) == isTooMuch)
  }

  /// Layers of a document, each with a block that is told.
  @Test(arguments: [(20, false), (2000, true)])
  func layersOfADocumentCost(_ count: Int, _ isTooMuch: Bool) throws {
    let block = Bytes("8BIMlyid").big(4, 1, size: 4).bytes
    let rest = Bytes().zeros(12).raw(block).bytes
    let layer = Bytes().zeros(18).text("8BIMnorm").raw([1, 0, 1, 0]).big(rest.count, size: 4)
      .raw(rest).bytes
    let layers = Bytes().big(count, size: 2)
      .raw(Array(repeatElement(layer, count: count).joined())).bytes
    let file = Bytes("8BPS").big(1, 0, 0, 0, 3, size: 2).big(8, 8, size: 4).big(8, 3, size: 2)
      .big(0, 0, layers.count + 4, layers.count, size: 4).raw(layers).zeros(200)
    #expect(isLimited(try read(file.bytes)) == isTooMuch)
  }

  /// Blocks of Minolta's raw files, each of which asked anew which camera it was.
  @Test(arguments: [(100, false), (5000, true)])
  func blocksOfMinoltasCost(_ count: Int, _ isTooMuch: Bool) throws {
    let block = Bytes().zeros(1).text("PAD").big(0, size: 4).bytes
    let blocks = Array(repeatElement(block, count: count).joined())
    let file = Bytes().zeros(1).text("MRM").big(blocks.count, size: 4).raw(blocks)
    #expect(isLimited(try read(file.bytes)) == isTooMuch)
  }

  @Test(arguments: [(10, false), (3000, true)])
  func channelsOfOpenEXRCost(_ count: Int, _ isTooMuch: Bool) throws {
    let channel = Bytes("c\0").little(1, 0, 1, 1, size: 4).bytes
    let list = Array(repeatElement(channel, count: count).joined()) + [0]
    let file = Bytes().raw([0x76, 0x2f, 0x31, 1, 2, 0, 0, 0]).text("channels\0chlist\0")
      .little(list.count, size: 4).raw(list).zeros(1)
    #expect(isLimited(try read(file.bytes)) == isTooMuch)
  }

  /// Of chunks of a byte none has a field, and all are looked for.
  @Test(arguments: [(1, false), (200, true)])
  func chunksOfOlympusRecordersCost(_ count: Int, _ isTooMuch: Bool) throws {
    let chunk = Bytes("olym").little(2, size: 4).zeros(2).bytes
    let body = Array("WAVE".utf8) + Array(repeatElement(chunk, count: count).joined())
    let file = Bytes("RIFF").little(body.count, size: 4).raw(body)
    #expect(isLimited(try read(file.bytes)) == isTooMuch)
  }

  /// Directories that are left out without a word of who leaves them out.
  @Test(arguments: [(20, false), (300, true)])
  func directoriesThatAreNotFollowedAreTold(_ count: Int, _ isTooMuch: Bool) throws {
    let entries = (0..<count).reduce(Bytes("II*\0").little(8, size: 4).little(count, size: 2)) {
      entries, _ in entries.little(0x14a, 4, size: 2).little(10, 8 + 2 + 12 * count + 4, size: 4)
    }
    let file = entries.zeros(4).raw((0..<10).flatMap { _ in [8, 0, 0, 0] as [UInt8] })
    #expect(isLimited(try read(file.bytes)) == isTooMuch)
  }

  /// Words for 4096 sets of bits each, of many entries that share them.
  @Test func setsOfBitsShareWhatMayHaveWords() throws {
    let count = 40
    let place = 8 + 2 + 12 * count + 4
    let entries = (0..<count).reduce(Bytes("II*\0").little(8, size: 4).little(count, size: 2)) {
      entries, _ in entries.little(0x125, 4, size: 2).little(4096, place, size: 4)
    }
    let file = entries.zeros(4).raw([UInt8](repeating: 0xff, count: 4 * 4096))
    let tags = try read(file.bytes).tags.filter { $0.name == "T6Options" }
    #expect(tags.count == count)
    #expect(tags.count { $0.description.contains("[") } == 4)
  }

  /// Thousands of blocks that are pictures, and as many as there may be tags that are called so.
  @Test func picturesAreNamedByTheirPlaces() throws {
    typealias B = BoxBytes
    let boxes = B.box("jumb", Array(repeatElement(B.box("jp2c", []), count: 9990).joined()))
    let resource = Bytes("8BIM").big(0x409, 0, size: 2).big(32, size: 4).zeros(28)
      .raw([0xff, 0xd8, 0xff, 0]).bytes
    let resources = Array(repeatElement(resource, count: 4096).joined())
    let place = 8 + 2 + 12 * 11 + 4
    let entries = (0..<10).reduce(Bytes("II*\0").little(8, size: 4).little(11, size: 2)) {
      entries, _ in entries.little(0xcd41, 7, size: 2).little(boxes.count, place, size: 4)
    }
    let file = entries.little(0x8649, 7, size: 2)
      .little(resources.count, place + boxes.count, 0, size: 4).raw(boxes).raw(resources)
    let metadata = try Metadata(file.bytes)
    let pictures = withinAMinute { metadata.pictures }
    #expect(pictures.count > 4000)
  }

  /// Whoever finds far more tags than there may be stops looking for them.
  @Test func farTooManyTagsEndTheSearch() throws {
    let artist = Bytes("IART").little(2, size: 4).text("ab").bytes
    let list = Bytes("INFO").raw(Array(repeatElement(artist, count: 12_000).joined())).bytes
    let body = Bytes("WAVELIST").little(list.count, size: 4).raw(list).bytes
    let file = Bytes("RIFF").little(body.count, size: 4).raw(body)
    let metadata = try read(file.bytes, entries: 100)
    #expect(metadata.warnings.contains { $0.message == "far more than 100 tags" })
    #expect(metadata.tags.count == 100)
  }
}
