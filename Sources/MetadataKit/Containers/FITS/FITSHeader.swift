/// The cards of a FITS file's first header.
struct FITSHeader {
  /// A text, or what it has so far.
  private struct Text {
    let keyword: String
    var text: [UInt8] = []
    let offset: Int
    /// The form of output that has it, where that is not all.
    var form: TagRow.Traits = []
  }

  /// What a text that goes on in the next card has so far.
  private var open: Text?
  /// What exiftool has of it, where that is something else: it takes no text that stands behind blanks.
  private var misread: Text?
  private var sizes: [Int?] = [nil, nil, nil]
  private var axes: Int?
  private var bits: Int?
  /// Whether there was a keyword that is not as the standard has it, at which exiftool stops.
  private var hasOtherKeywords = false

  /// Takes a header that is kept as a text, as programs do that need no picture; exiftool reads none.
  mutating func take(_ lines: FITSLines, _ found: inout MetadataBuilder) throws(MetadataError) {
    hasOtherKeywords = true
    found.warn(Warning(.deviation, "a line ends behind each card"))
    var lines = lines
    for _ in 0..<found.limits.entries {
      guard let card = try lines.next(), try take(card, &found) else { return endTexts(&found) }
    }
    throw MetadataError(.limitExceeded, "more than \(found.limits.entries) cards")
  }

  /// Takes the next card.
  ///
  /// - Returns: whether the header goes on.
  mutating func take(_ card: ByteSlice, _ found: inout MetadataBuilder) throws(MetadataError)
    -> Bool
  {
    // Some programs write it at the end of its field.
    let keyword = card.prefix(8).elements.droppingBlanks.drop { $0 == 0x20 }
    let isContinuation = keyword.elementsEqual("CONTINUE".utf8)
    if isContinuation {
      guard isOpen else {
        found.warn(Warning(.malformed, "a text goes on that none began", at: card.offset))
        return true
      }
    } else {
      endTexts(&found)
      if keyword.elementsEqual("END".utf8) { return false }
      guard keyword.allSatisfy({ (0x21...0x7e).contains($0) }) else {
        throw MetadataError(.malformed, "no keyword starts this card", at: card.offset)
          .hidingProperties
      }
      let isAtStart = keyword.isEmpty || card[0] != 0x20
      if !hasOtherKeywords, !isAtStart || !keyword.allSatisfy(FITSKeyword.mayHave) {
        hasOtherKeywords = true
        found.warn(Warning(.deviation, "a keyword is not as the standard has it", at: card.offset))
      }
      let name = String(decoding: keyword, as: UTF8.self)
      if name == "COMMENT" || name == "HISTORY" {
        let text = Array(card.suffix(from: 8).elements.droppingBlanks)
        add(Text(keyword: name, text: text, offset: card.offset + 8), &found)
        return true
      }
      guard card.matches("= ", at: 8) else { return true }
      takeValue(of: name, card, &found)
      return true
    }
    takeValue(of: open?.keyword ?? "", card, &found)
    return true
  }

  /// Takes what stands in a card's field.
  private mutating func takeValue(
    of keyword: String, _ card: ByteSlice, _ found: inout MetadataBuilder
  ) {
    let field = card.suffix(from: 10).elements
    // Blanks may stand before a text (§4.2.1).
    let start = field.drop { $0 == 0x20 }
    if let text = FITSValue.quoted(start) {
      take(text, of: keyword, field, start.startIndex - field.startIndex, card, &found)
      return
    }
    if isOpen {
      found.warn(Warning(.malformed, "a text does not go on as one", at: card.offset))
      return
    }
    let value = FITSValue.withoutRemark(field)
    guard !value.isEmpty else { return }
    take(keyword, value)
    add(
      Text(
        keyword: keyword, text: FITSValue.withExponent(value),
        offset: card.offset + 10 + value.startIndex - field.startIndex), &found)
  }

  /// Takes a text, or one more part of the one that is open.
  ///
  /// - Parameter blanks: how many there are before it in its field.
  private mutating func take(
    _ text: [UInt8], of keyword: String, _ field: ArraySlice<UInt8>, _ blanks: Int,
    _ card: ByteSlice, _ found: inout MetadataBuilder
  ) {
    let isMisread = blanks > 0 && !hasOtherKeywords
    if !isOpen {
      let offset = card.offset + 10 + blanks
      var begun = Text(keyword: keyword, offset: offset)
      if isMisread {
        add(
          Text(
            keyword: keyword, text: Array(FITSValue.withoutRemark(field)), offset: offset,
            form: .onlyInExiftool), &found)
        begun.form = .notInExiftool
      }
      open = begun
    } else if open == nil {
      found.warn(Warning(.malformed, "a text goes on that none began", at: card.offset))
    } else if isMisread, misread == nil, var other = open, other.form.isEmpty {
      other.form = .onlyInExiftool
      misread = other
      open?.form = .notInExiftool
    }
    let limit = found.limits.valueBytes
    if blanks == 0, let whole = Self.goOn(&misread, with: text, limit: limit) {
      add(whole, &found)
    }
    if let whole = Self.goOn(&open, with: text, limit: limit) { add(whole, &found) }
  }

  /// Whether the next card may go on with a text.
  private var isOpen: Bool { open != nil || misread != nil }

  /// Adds a part to a text that is open.
  ///
  /// - Returns: the text, where no other part follows: it stays open in memory only while it may be kept.
  private static func goOn(_ open: inout Text?, with part: [UInt8], limit: Int) -> Text? {
    guard var whole = open else { return nil }
    // Taken out first: then its bytes are nobody else's, and grow in place.
    open = nil
    whole.text += part
    guard whole.text.last == UInt8(ascii: "&"), whole.text.count <= limit else { return whole }
    whole.text.removeLast()
    open = whole
    return nil
  }

  /// Adds the texts that were to go on, and do not.
  private mutating func endTexts(_ found: inout MetadataBuilder) {
    for text in [misread, open] {
      guard var text else { continue }
      text.text.append(UInt8(ascii: "&"))
      add(text, &found)
    }
    (misread, open) = (nil, nil)
  }

  private func add(_ text: Text, _ found: inout MetadataBuilder) {
    found.form = hasOtherKeywords ? .notInExiftool : text.form
    found.add(.fits, FITSKeyword.name(text.keyword), text: text.text, offset: text.offset)
    found.form = []
  }

  /// Takes the size of the picture that the first extension has, where the file itself has none: it
  /// begins with the next block of 2,880 bytes (§3.3.1, §3.4). One that is compressed by tiles is a table,
  /// whose keywords of the picture begin with a Z (§10.1).
  mutating func takeExtension(of file: Region, from end: Int) {
    guard axes == 0 else { return }
    var position = (end + 2879) / 2880 * 2880
    guard let first = try? file.slice(at: position, count: 80) else { return }
    let isTable = first.matches("XTENSION= 'BINTABLE'")
    guard isTable || first.matches("XTENSION= 'IMAGE   '") else { return }
    var isPicture = !isTable
    sizes = [nil, nil, nil]
    // Of another table nothing is said.
    defer { if !isPicture { axes = 0 } }
    for _ in 0..<Self.mostCards {
      position += 80
      guard let card = try? file.slice(at: position, count: 80), !card.matches("END     ") else {
        return
      }
      guard card.matches("= ", at: 8) else { continue }
      let text = card.suffix(from: 10).elements.drop { $0 == 0x20 }
      var keyword = card.prefix(8).elements.droppingBlanks
      if isTable {
        guard keyword.first == UInt8(ascii: "Z") else { continue }
        if keyword.elementsEqual("ZIMAGE".utf8) { isPicture = text.first == UInt8(ascii: "T") }
        keyword = keyword.dropFirst()
      }
      let value = text.prefix { NumberText.isDigit($0) || $0 == 0x2d }
      take(String(decoding: keyword, as: UTF8.self), value)
    }
  }

  /// More of an extension's header are not looked at: its size comes first (§4.4.1.2).
  private static let mostCards = 64

  /// Takes a number that the size is made of.
  private mutating func take(_ keyword: String, _ value: ArraySlice<UInt8>) {
    guard let number = Int(String(decoding: value, as: UTF8.self)) else { return }
    switch keyword {
    case "BITPIX": bits = number
    case "NAXIS": axes = number
    case "NAXIS1": sizes[0] = number
    case "NAXIS2": sizes[1] = number
    case "NAXIS3": sizes[2] = number
    default: break
    }
  }

  /// Two axes are those of a picture; a third one is of its colors or of its frames, which nothing
  /// tells, but where there is one.
  func describe(_ found: inout MetadataBuilder) {
    guard let axes, axes >= 2, let width = sizes[0], let height = sizes[1], width > 0, height > 0
    else { return }
    found.facts.pixelWidth = width
    found.facts.pixelHeight = height
    found.facts.bitDepth = bits.flatMap { (-64...64).contains($0) ? abs($0) : nil }
    if axes == 2 || axes == 3 && sizes[2] == 1 {
      found.facts.colorModel = .gray
      found.facts.frameCount = 1
    }
  }
}
