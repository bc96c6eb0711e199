/// The tags of a data set's elements, and what the file says of its picture by some of them.
struct DICOMTags {
  /// What the characters of texts are.
  var characters = DICOMCharacterSets()
  /// Whether this is behind where exiftool ends.
  var hasExiftoolEnded = false
  private var numbers: [String: Int] = [:]
  private var photometric: [UInt8] = []

  /// Adds the tag of an element.
  ///
  /// - Parameter isOfPicture: whether it says something of the file's picture: what an item says is of another.
  mutating func add(
    _ name: String, _ representation: String, _ content: Region, _ order: ByteOrder,
    _ form: DICOMForm, isOfPicture: Bool, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let form = hasExiftoolEnded && form == .both ? .meant : form
    let table = form.table
    guard !hasExiftoolEnded || form != .misread, let binary = table.index(of: "PixelData"),
      let row = table.index(of: TagTable.dicomRow(name, representation))
    else { return }
    guard content.count <= 1024 else {
      return found.add(
        table, row: binary, named: name, .undefined, count: content.count, bytes: nil, at: content)
    }
    try found.charge(content.count)
    let value = try content.all(limit: 1024)
    let isOfPicture = isOfPicture && form != .misread
    if let format = DICOMRepresentation.format(representation) {
      let count = value.count / format.size
      if format == .short, count == 1, numbers[name] == nil, numbers.count < 64, isOfPicture {
        numbers[name] = try value.uint16(at: 0, order)
      }
      // A picture without bytes of its own follows in items.
      return found.add(
        table, row: row, named: name, count == 0 ? .undefined : format, count: count, order,
        bytes: value.prefix(count * format.size).elements, at: content)
    }
    var bytes = DICOMRepresentation.trimmed(value.elements, representation)
    if representation == "AT", order == .little {
      bytes = DICOMRepresentation.withSwappedWords(bytes)
    }
    if isOfPicture { note(name, bytes) }
    if name == "SpecificCharacterSet", form != .misread { characters.state(Array(bytes)) }
    if form != .misread, DICOMCharacters.isText(representation),
      let text = characters.current?.utf8(bytes, isName: representation == "PN")
    {
      try found.charge(text.count)
      if form == .both {
        found.add(
          .dicomMisread, row: row, named: name, .undefined, count: bytes.count, bytes: bytes,
          at: content)
      }
      return found.add(
        .dicomMeant, row: row, named: name, .utf8, count: text.count, bytes: text[...], at: nil)
    }
    // Some writers fill texts with NUL. What stands behind one is told, too.
    let end = bytes.lastIndex { $0 != 0 }.map { $0 + 1 } ?? bytes.startIndex
    let text = bytes[..<end]
    let isText = DICOMRepresentation.isText(representation) && !text.contains(0)
    // To exiftool a number that is filled so is none, but a text.
    if isText, end < bytes.endIndex, form != .meant, isJSONNumber(text.span) {
      found.add(
        .dicomMisread, row: row, named: name, .undefined, count: bytes.count, bytes: bytes,
        at: content)
      guard form == .both else { return }
      return found.add(
        .dicomMeant, row: row, named: name, .utf8, count: bytes.count, bytes: bytes, at: content)
    }
    found.add(
      table, row: row, named: name, isText ? .utf8 : .undefined, count: bytes.count, bytes: bytes,
      at: content)
  }

  /// Keeps what a text says of the picture.
  private mutating func note(_ name: String, _ text: ArraySlice<UInt8>) {
    // Some writers fill texts with NUL.
    let words = DICOMRepresentation.withoutBlanks(text.untilNUL)
    switch name {
    case "PhotometricInterpretation" where photometric.isEmpty: photometric = Array(words)
    case "NumberOfFrames" where numbers[name] == nil:
      numbers[name] = Int(String(decoding: words, as: UTF8.self))
    default: break
    }
  }

  /// Tells what the file says of its picture.
  func describe(_ found: inout MetadataBuilder) {
    found.facts.pixelWidth = numbers["Columns"]
    found.facts.pixelHeight = numbers["Rows"]
    found.facts.bitDepth = numbers["BitsStored"]
    if let frames = numbers["NumberOfFrames"], frames > 0 {
      found.facts.frameCount = frames
    } else if found.facts.pixelWidth != nil {
      found.facts.frameCount = 1
    }
    // PS3.3 §C.7.6.3.1.2. Of others, HSV for one, there is no model.
    switch String(decoding: photometric, as: UTF8.self) {
    case "MONOCHROME1", "MONOCHROME2": found.facts.colorModel = .gray
    case "PALETTE COLOR":
      found.facts.colorModel = .rgb
      found.facts.isIndexed = true
    case "CMYK": found.facts.colorModel = .cmyk
    case "RGB", "ARGB": found.facts.colorModel = .rgb
    case let name where name.hasPrefix("YBR_"): found.facts.colorModel = .rgb
    default: break
    }
  }
}
