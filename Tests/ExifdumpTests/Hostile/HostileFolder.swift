import Foundation

/// A folder whose files are called by a hostile text, and have it wherever a file can have it.
struct HostileFolder {
  let folder: TestFolder
  /// How many files can be read.
  let files: Int
  /// How many cannot.
  let broken: Int

  var url: URL { folder.url }

  init(_ text: HostileText) throws {
    folder = try TestFolder()
    let contents = [
      Self.tiff(text.bytes), Self.png(text.bytes), Self.movie(text.bytes), Self.packet(text.bytes),
    ]
    for (index, content) in contents.enumerated() {
      try folder.add("content\(index)", content)
    }
    try folder.add(text.asFileName, contents[0])
    try folder.add(Array("broken ".utf8) + text.asFileName, Data([0xff, 0, 1, 2, 3, 0xfe]))
    try folder.add(text.asFileName.dropLast(4) + Array(".png".utf8), contents[1])
    files = contents.count + 2
    broken = 1
  }

  /// EXIF with the text in fields that are text, and with UTF-16 that is none.
  static func tiff(_ text: [UInt8]) -> Data {
    var exif = HandmadeTIFF()
    // UTF-16 with a lead surrogate that nothing follows, and a trail surrogate before it.
    let units: [UInt8] = [0x41, 0, 0x00, 0xdc, 0x1b, 0, 0x2e, 0x20, 0x3d, 0xd8, 0x00, 0xd8]
    exif.add(0x9286, 7, Array("UNICODE\0".utf8) + units)
    for tag: UInt16 in [0xa430, 0xa431, 0xa433, 0xa434, 0xa435] { exif.add(tag, 2, text + [0]) }
    var main = HandmadeTIFF()
    for tag: UInt16 in [0x10d, 0x10e, 0x10f, 0x110, 0x131, 0x13b, 0x8298] {
      main.add(tag, 2, text + [0])
    }
    // What Windows calls a title is UTF-16.
    main.add(0x9c9b, 1, units + text + [0])
    // The directory of EXIF follows the first one; the values of that stand behind both.
    let start = 8 + 2 + 12 * (main.entries.count + 1) + 4
    let rest = exif.encoded(at: start)
    main.entries.append(
      (0x8769, 4, 1, (0..<4).map { UInt8(truncatingIfNeeded: start >> ($0 * 8)) }))
    let values = start + rest.count
    return Data(
      HandmadeTIFF.head + main.encoded(at: 8, values: values) + rest + main.values)
  }

  /// A PNG with texts called and saying what is hostile.
  static func png(_ text: [UInt8]) -> Data {
    let keyword = text.filter { $0 != 0 }
    let translated = [0, 0, 0] + keyword + [0] + keyword + [0]
    return HandmadePNG.file([
      ("tEXt", Array("Author".utf8) + [0] + text),
      ("iTXt", Array("Comment".utf8) + translated + text),
      ("tEXt", keyword + [0] + text),
      // A method of compression that there is none of: a warning names the keyword.
      ("zTXt", keyword + [0, 9] + text),
    ])
  }

  /// A QuickTime movie with a key of its own, and user data.
  static func movie(_ text: [UInt8]) -> Data { movie(key: text, value: text) }

  static func movie(key: [UInt8], value: [UInt8]) -> Data {
    func box(_ type: [UInt8], _ parts: [UInt8]...) -> [UInt8] {
      let body = parts.flatMap { $0 }
      return big(8 + body.count) + type + body
    }
    func box(_ type: String, _ parts: [UInt8]...) -> [UInt8] {
      box(Array(type.utf8), parts.flatMap { $0 })
    }
    let zeros = [UInt8](repeating: 0, count: 100)
    let handler = box("hdlr", Array(zeros.prefix(8)), Array("mdta".utf8), Array(zeros.prefix(5)))
    let keys = box("keys", big(0), big(1), box("mdta", key))
    let items = box("ilst", box(big(1), box("data", big(1), big(0), value)))
    let short = value.prefix(1000)
    let title = box([0xa9, 0x6e, 0x61, 0x6d], big(short.count << 16), Array(short))
    let movie = box(
      "moov", box("mvhd", zeros), box("meta", handler, keys, items), box("udta", title))
    return Data(box("ftyp", Array("qt  ".utf8), big(0)) + movie)
  }

  /// XMP with properties of the text, as references; what XML cannot have is left out.
  static func packet(_ text: [UInt8]) -> Data {
    let allowed = String(decoding: text, as: UTF8.self).unicodeScalars.filter {
      switch $0.value {
      case 0x09, 0x0a, 0x0d, 0x20..<0xfffe, 0x10000...0x10ffff: true
      default: false
      }
    }
    let value = allowed.map { "&#\($0.value);" }.joined()
    return Data(
      """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:é="http://e.example/\(value)"
      é:Ä·prop="\(value)"><dc:creator><rdf:Seq><rdf:li>\(value)</rdf:li></rdf:Seq></dc:creator>
      <dc:title><rdf:Alt><rdf:li xml:lang="\(value)">\(value)</rdf:li></rdf:Alt></dc:title>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """.utf8)
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
