/// A stream of a compound file whose meaning is known, by its name.
///
/// FlashPix images, Office's documents and the FlashPix segments of JPEG files share them.
struct FlashPixStream: Sendable {
  /// The name in small letters: capitals do not count ([MS-CFB] §2.6.4).
  private let name: String
  private let read:
    @Sendable (_ data: Region, _ found: inout MetadataBuilder) throws(MetadataError) -> Void

  private init(
    name: String,
    read:
      @escaping @Sendable (_ data: Region, _ found: inout MetadataBuilder) throws(MetadataError) ->
      Void
  ) {
    self.name = name.lowercased()
    self.read = read
  }

  /// Reads a stream if its name is known. Some names have a number or a class behind them.
  static func read(_ name: String, _ data: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let name = name.lowercased()
    guard let stream = all.first(where: { isNamed(name, $0.name) }) else { return }
    try stream.read(data, &found)
  }

  /// Whether a stream of that name would be read.
  static func isKnown(_ name: String) -> Bool {
    let name = name.lowercased()
    return all.contains { isNamed(name, $0.name) }
  }

  private static func isNamed(_ name: String, _ known: String) -> Bool {
    guard name.hasPrefix(known) else { return false }
    let rest = name.dropFirst(known.count)
    return rest.isEmpty || (rest.first == " " && rest.dropFirst().allSatisfy(\.isNumber))
      || (rest.first == "_" && rest.count == 17)
  }

  /// Streams that are no property sets have a header of so many bytes.
  private static let header = 28

  private static let all: [FlashPixStream] = [
    properties("\u{5}SummaryInformation", .documentSummary),
    FlashPixStream(name: "\u{5}DocumentSummaryInformation") {
      (data, found) throws(MetadataError) in
      try FlashPixProperties.read(data, .documentProperties, hasUserSection: true, &found)
    },
    FlashPixStream(name: "\u{1}CompObj") { (data, found) throws(MetadataError) in
      // Those of FlashPix's own storages end here ([MS-OLEDS] §2.3.8).
      guard data.count > header else { return }
      let length = try data.uint32(at: header, .little)
      found.add(.flashPix, "CompObjUserTypeLen", length)
      let text = try data.head(at: header + 4, count: min(length, 4096))
      found.add(
        .flashPix, "CompObjUserType", text: text.elements.untilNUL, offset: text.offset)
    },
    FlashPixStream(name: "Current User") { (data, found) throws(MetadataError) in
      // [MS-PPT] §2.3.2: after a record's header its size, a mark, where the edits start, and the
      // length of the name that follows, in nobody knows which code page.
      let record = try data.head(count: 4096)
      let length = try record.uint16(at: 20, .little)
      let fixed = try record.uint32(at: 8, .little)
      let name = try record.slice(at: fixed.addingReportingOverflow(8).partialValue, count: length)
      var text = CodePage.utf8(name.elements, page: 1252)
      if name.elements.contains(where: { $0 >= 0x80 }) {
        // In UTF-16 behind a number of a version, which is no character where some writers leave it out.
        for place in [fixed + 8 + length, fixed + 12 + length] {
          let unicode = record.suffix(from: place).prefix(2 * length).elements
          let whole = UTF16Text(unicode, .little, isGuess: false).utf8
          guard unicode.count == 2 * length, isName(whole, of: name.elements) else {
            continue
          }
          text = whole
          break
        }
      }
      found.add(.flashPix, "CurrentUser", text: text, offset: -1)
    },
    properties("\u{5}Image Info", .flashPixImage),
    properties("\u{5}Image Contents", .flashPixContents),
    properties("\u{5}Global Info", .flashPixGlobal),
    properties("\u{5}Extension List", .flashPix),
    properties("\u{5}Data Object", .flashPixDataObject),
    properties("\u{5}Transform", .flashPixTransform),
    properties("\u{5}Operation", .flashPixOperation),
    properties("\u{5}Audio Info", .userProperties),
    FlashPixStream(name: "Subimage 0000 Header") { (data, found) throws(MetadataError) in
      // Behind the fields is a table of the tiles.
      let fields = try data.head(at: header, count: 28)
      found.add(.flashPixSubimage, fieldsOf: fields, .little, isInFile: data.isInFile)
    },
    FlashPixStream(name: "ICC Profile 0001") { (data, found) throws(MetadataError) in
      // The FlashPix toolkit writes one of a header alone where there is no profile.
      guard data.count > header else { return }
      found.add(.icc, data.region(from: header))
    },
    FlashPixStream(name: "\u{5}Screen Nail") { (data, found) throws(MetadataError) in
      let body = data.region(from: header)
      found.add(.flashPix, "ScreenNail", left: body)
      let head = try body.head(count: 1 << 16)
      var position = 0
      while let place = head.firstIndex(of: 0xff, from: position) {
        if head[place + 1] == 0xd8, head[place + 2] == 0xff {
          let image = body.region(from: place)
          found.add(.flashPix, "PreviewImage", left: image)
          found.note(.preview, image)
          return
        }
        position = place + 1
      }
    },
    // Fujifilm's, in JPEG files of its stereo cameras; documents may have streams of these names.
    FlashPixStream(name: "Property") { (data, found) throws(MetadataError) in
      guard data.count == 37 else { return }
      found.add(.flashPix, "PreviewImageWidth", try data.uint16(at: 13, .big))
      found.add(.flashPix, "PreviewImageHeight", try data.uint16(at: 23, .big))
    },
    FlashPixStream(name: "Preview") { (data, found) throws(MetadataError) in
      let image = data.region(from: 47)
      guard try image.head(count: 3).elements.elementsEqual([0xff, 0xd8, 0xff]) else { return }
      found.add(.flashPix, "PreviewImage", left: image)
      found.note(.preview, image)
    },
    FlashPixStream(name: "Audio Stream") { (data, found) throws(MetadataError) in
      found.add(.flashPix, "AudioStream", left: data.region(from: header))
    },
  ]

  /// Whether a text in UTF-8 may be that of which a code page that nobody knows has a name: its letters of ASCII are
  /// there, in their order, beside others.
  private static func isName(_ text: [UInt8], of name: ArraySlice<UInt8>) -> Bool {
    var rest = name
    return !text.isEmpty
      && text.allSatisfy { byte in
        if byte >= 0x80 { return true }
        guard byte >= 0x20, let place = rest.firstIndex(of: byte) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
  }

  private static func properties(_ name: String, _ table: TagTable) -> FlashPixStream {
    FlashPixStream(name: name) { (data, found) throws(MetadataError) in
      try FlashPixProperties.read(data, table, &found)
    }
  }
}
