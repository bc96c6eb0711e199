import MetadataKit
import Testing

@Suite struct CRWTests {
  /// A heap: values, then the list of them; those of at most eight bytes whose tag says so stand in
  /// the list itself.
  static func heap(_ values: [(tag: Int, bytes: [UInt8])]) -> [UInt8] {
    var data = Bytes()
    var list = Bytes().little(values.count, size: 2)
    for (tag, bytes) in values {
      if tag & 0x4000 != 0 {
        list = list.little(tag, size: 2).raw(bytes).zeros(8 - bytes.count)
      } else {
        list = list.little(tag, size: 2).little(bytes.count, data.bytes.count, size: 4)
        data = data.raw(bytes)
      }
    }
    return data.raw(list.bytes).little(data.bytes.count, size: 4).bytes
  }

  static func file(_ root: [UInt8], kind: String = "HEAPCCDR") -> Bytes {
    Bytes("II").little(26, size: 4).text(kind).little(0x10002, 0, 0, size: 4).raw(root)
  }

  static let camera = heap([
    (0x080a, Array("Canon\0Canon EOS D30\0".utf8)),
    (0x580b, Bytes().little(0x1234_0056, size: 4).bytes),
  ])

  static let properties = heap([
    (0x2807, camera),
    (0x0805, Array("a comment\0".utf8)),
    (0x1810, Bytes().little(2160, 1440, 0x3f80_0000, 90, 10, 30, 1, size: 4).bytes),
    (0x5817, Bytes().little(1_000_045, size: 4).bytes),
  ])

  static let small = file(
    heap([(0x2008, [0xff, 0xd8, 0xff, 0xd9]), (0x300a, properties)]))

  @Test func readsHeapsWithinHeaps() throws {
    let metadata = try Metadata(Self.small.bytes)
    #expect(metadata.format.name == "CRW")
    #expect(metadata.facts.pixelWidth == 2160)
    #expect(metadata.facts.displayWidth == 1440)
    #expect(metadata.facts.bitDepth == 10)
    #expect(metadata["CanonRaw:Model"]?.description == "Canon EOS D30")
    #expect(metadata["CanonRaw:SerialNumber"]?.description == "1234-00086")
    #expect(metadata["CanonRaw:FileNumber"]?.description == "100-0045")
    #expect(metadata["CanonRaw:UserComment"]?.description == "a comment")
    #expect(metadata.thumbnails.first?.range == 26..<30)
    Self.small.readEveryTruncation()
  }

  @Test func aHeapThatHoldsItselfEnds() throws {
    // The inner heap is stated to be as long as the outer one.
    var root = Self.heap([(0x300a, [1, 2, 3, 4])])
    root.replaceSubrange(8..<12, with: Bytes().little(root.count, size: 4).bytes)
    let metadata = try Metadata(Self.file(root).bytes)
    #expect(metadata.warnings.contains { $0.code == .malformed })
  }

  @Test func oneInAJPEGHasAGroupOfItsOwn() throws {
    let heap = Self.file(Self.heap([(0x300a, Self.properties)]), kind: "HEAPJPGM")
    let metadata = try Metadata(JPEGBytes.file([JPEGBytes.segment(0xe0, heap.bytes)]))
    #expect(metadata["CIFF:ImageWidth"]?.description == "2160")
    #expect(metadata.facts.pixelWidth == 1)
  }

  /// The heap tells the length of what Canon's notes have as well; some of it must state it nevertheless.
  @Test func aHeapTellsTheLengthOfAStructure() throws {
    let settings = Bytes().little(6, 1, size: 2).zeros(92).bytes
    let files = Bytes().little(6, 1, 1, size: 2).zeros(30).bytes
    let properties = Self.heap([(0x102d, settings), (0x1093, files)])
    let metadata = try Metadata(Self.file(Self.heap([(0x300a, properties)])).bytes)
    #expect(metadata["Canon:MacroMode"]?.description == "Macro")
    #expect(metadata.warnings.count { $0.code == .malformed } == 1)
  }

  @Test func aStructureOfAnotherLengthLeavesTheOthers() throws {
    let properties = Self.heap([
      (0x10b5, Bytes().little(9, 1, 2, 3, size: 2).bytes), (0x0805, Array("a comment\0".utf8)),
    ])
    let metadata = try Metadata(Self.file(Self.heap([(0x300a, properties)])).bytes)
    #expect(metadata["CanonRaw:UserComment"]?.description == "a comment")
    #expect(metadata.warnings.contains { $0.code == .malformed })
  }
}
