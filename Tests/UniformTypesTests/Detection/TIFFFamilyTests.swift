import Testing
import UniformTypes

/// A directory of a TIFF file, as bytes.
struct DirectoryBuilder {
  enum Value {
    case short(Int)
    case long(Int)
    case text(String)
  }

  var bigEndian = false
  let entries: [(tag: Int, value: Value)]

  func number(_ value: Int, _ count: Int) -> [UInt8] {
    bigEndian ? big(value, count) : little(value, count)
  }

  /// A header, `extra` bytes, the directory and its texts.
  func bytes(magic: Int = 42, extra: [UInt8] = []) -> [UInt8] {
    let start = 8 + extra.count
    var texts: [UInt8] = []
    let end = start + 2 + 12 * entries.count + 4
    var result = Start.bytes(bigEndian ? "MM" : "II") + number(magic, 2) + number(start, 4)
    result += extra + number(entries.count, 2)
    for entry in entries {
      result += number(entry.tag, 2)
      switch entry.value {
      case .short(let value): result += number(3, 2) + number(1, 4) + number(value, 2) + zeros(2)
      case .long(let value): result += number(4, 2) + number(1, 4) + number(value, 4)
      case .text(let text):
        let value = Start.bytes(text) + [0]
        result += number(2, 2) + number(value.count, 4)
        if value.count <= 4 {
          result += value + zeros(4 - value.count)
        } else {
          result += number(end + texts.count, 4)
          texts += value
        }
      }
    }
    return result + zeros(4) + texts
  }
}

extension Start {
  static func camera(
    _ type: TypeIdentifier, _ make: String, _ model: String = "",
    _ entries: [(tag: Int, value: DirectoryBuilder.Value)], bigEndian: Bool = false
  ) -> Start {
    let names: [(tag: Int, value: DirectoryBuilder.Value)] = [
      (0x10F, .text(make)), (0x110, .text(model)),
    ]
    let directory = DirectoryBuilder(bigEndian: bigEndian, entries: names + entries)
    return Start(type, bytes: directory.bytes(), name: "\(make) \(model)")
  }

  static let guid = bytes(
    "\u{88}\u{E7}\u{74}\u{D8}\u{F8}\u{25}\u{1D}\u{4D}\u{94}\u{7A}\u{6E}\u{77}\u{82}\u{2B}\u{5D}\u{6A}"
  )

  static let tiff: [Start] = [
    camera(.tiff, "Canon", "Canon EOS 5D", [(0x100, .long(6000))]),
    camera(.dng, "Apple", "iPhone", [(0xC612, .long(0x401))], bigEndian: true),
    camera(.dng, "NIKON", "D1", [(0xFE, .long(1)), (0x14A, .long(9)), (0xC612, .long(0x401))]),
    camera(.nikonNEF, "NIKON CORPORATION", "NIKON D90", [(0xFE, .long(1)), (0x14A, .long(900))]),
    camera(
      .nikonNEF, "NIKON CORPORATION", "NIKON D1", [(0xFE, .long(1)), (0x14A, .long(900))],
      bigEndian: true),
    camera(.nikonNRW, "NIKON", "COOLPIX P7000", [(0xFE, .long(1)), (0x14A, .long(900))]),
    camera(.tiff, "NIKON CORPORATION", "NIKON D90", [(0xFE, .long(0))]),
    camera(.sonyARW, "SONY", "ILCE-7M3", [(0xFE, .long(1)), (0x14A, .long(900))]),
    camera(.sonyARW, "SONY", "DSLR-A100", [(0xC634, .long(900))]),
    camera(.sonySR2, "SONY", "DSC-R1", [(0xC634, .long(900))]),
    camera(.sonySRF, "SONY", "DSC-F828", [(0xFE, .long(1)), (0x14A, .long(900))]),
    camera(.tiff, "SONY", "ILCE-7M3", [(0xFE, .long(0))]),
    camera(.pentaxPEF, "PENTAX Corporation", "K10D", [(0x103, .short(65535))], bigEndian: true),
    camera(.pentaxPEF, "RICOH IMAGING COMPANY, LTD.", "K-3", [(0x106, .short(32803))]),
    camera(.tiff, "PENTAX", "K10D", [(0x103, .short(1)), (0x106, .short(2))]),
    camera(.samsungSRW, "SAMSUNG", "NX100", [(0x14A, .long(900))]),
    camera(.hasselblad3FR, "Hasselblad", "H3D", [(0x14A, .long(900))]),
    camera(.epsonERF, "SEIKO EPSON CORP.", "R-D1", [(0x14A, .long(900))]),
    camera(.kodakDCR, "EASTMAN KODAK COMPANY", "P880", [(0xFE, .long(1)), (0x14A, .long(9))]),
    camera(.leafMOS, "Leaf", "Aptus", [(0x8606, .long(900))]),
    Start(
      .canonCR2,
      bytes: DirectoryBuilder(entries: [(0x10F, .text("Canon"))]).bytes(
        extra: bytes("CR\u{2}\u{0}") + zeros(4))),
    Start(
      .canonTIF,
      bytes: DirectoryBuilder(entries: [(0x10F, .text("Canon"))]).bytes(
        extra: [0xBA, 0xB0, 0xAC, 0xBB] + zeros(4))),
    Start(
      .phaseOneIIQ,
      bytes: DirectoryBuilder(entries: [(0x10F, .text("Phase One"))]).bytes(
        extra: bytes("IIII") + zeros(4))),
    Start(
      .panasonicRW2,
      bytes: DirectoryBuilder(entries: [(0x10F, .text("Panasonic"))]).bytes(
        magic: 0x55, extra: guid)),
    Start(
      .leicaRWL,
      bytes: DirectoryBuilder(entries: [(0x10F, .text("LEICA"))]).bytes(magic: 0x55, extra: guid)),
    Start(
      .panasonicRAW,
      bytes: DirectoryBuilder(entries: [(0x10F, .text("Panasonic"))]).bytes(magic: 0x55)),
    Start(.tiff, bytes: bytes("II+\u{0}") + little(8, 2) + zeros(2) + little(16, 8), name: "big"),
    Start(
      .dng,
      bytes: bytes("MM\u{0}+") + big(8, 2) + zeros(2) + big(16, 8) + big(1, 8) + big(0xC612, 2)
        + big(1, 2) + big(4, 8) + big(0x0107_0000, 4) + zeros(4), name: "big"),
  ]
}

@Suite struct TIFFFamilyTests {
  @Test(arguments: Start.tiff)
  func starts(start: Start) {
    #expect(detect(start.bytes) == start.type)
  }

  /// While the camera's tags are out of sight, it is TIFF.
  @Test(arguments: Start.tiff)
  func prefixes(start: Start) {
    for count in 0..<start.bytes.count {
      let type = detect(Array(start.bytes.prefix(count)))
      #expect(
        type == nil || type == start.type || type == .tiff || type == .panasonicRW2
          || type?.conforms(to: .rawImage) == true, "\(count) bytes")
    }
  }

  @Test(arguments: [
    "II*\u{0}\u{FF}\u{FF}\u{FF}\u{FF}", "II*\u{0}\u{FF}\u{FF}\u{FF}\u{7F}\u{0}\u{0}",
    "MM\u{0}*\u{0}\u{0}\u{0}\u{0}", "II*\u{0}\u{8}\u{0}\u{0}\u{0}\u{FF}\u{FF}", "II*\u{0}",
    "MM\u{0}+\u{0}\u{8}\u{0}\u{0}\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}\u{FF}",
  ])
  func directoriesThatAreNotThere(text: String) {
    #expect(detect(text) == .tiff)
  }

  @Test(arguments: [
    "II", "IIX\u{0}", "MM*\u{0}", "IM*\u{0}", "II+\u{0}\u{4}\u{0}", "MM\u{0}\u{55}",
  ])
  func otherStarts(text: String) {
    #expect(detect(text) == nil)
  }

  @Test func textsOutOfSight() {
    for length in [5, 40, 0x7FFF_FFFF, 0xFFFF_FFFF] {
      let entry = little(0x10F, 2) + little(2, 2) + little(length, 4) + little(0xFFFF_FFF0, 4)
      #expect(detect(Start.bytes("II*\u{0}") + little(8, 4) + little(1, 2) + entry) == .tiff)
    }
  }
}
