import UniformTypes

extension EnclosingDocument {
  /// Photos that stand in a rich text as hexadecimal digits or as they are (*RTF Specification* 1.9.1, *Pictures*):
  /// `{\pict\jpegblip ffd8…}`.
  static let richText = EnclosingDocument([.rtf]) { (file, most, files) throws(MetadataError) in
    try file.forEachPlace(of: "\\pict") { (place) throws(MetadataError) in
      // A backslash with one before it is a character.
      let before = try file.head(at: max(0, place - 64), count: min(64, place)).elements
      if before.reversed().prefix(while: { $0 == UInt8(ascii: "\\") }).count % 2 == 1 {
        return place + 1
      }
      var picture = RichTextPicture(behind: place + 5, in: file)
      defer { files += picture.found.prefix(most - files.count) }
      try picture.read()
      return files.count + picture.found.count < most ? picture.position : nil
    }
  }
}

/// A picture of a rich text: control words and groups that say what it is, then its bytes.
private struct RichTextPicture {
  private let file: Region
  /// How many pictures it stands in the groups of.
  private let depth: Int
  /// Whether one of those is promised.
  private let isInPromised: Bool
  /// How far it was read.
  private(set) var position: Int
  /// The pictures that stand in its groups, then itself, unless it says nothing of itself.
  private(set) var found: [EnclosedFile] = []
  /// What was read last of the file, and where it stands.
  private var piece = ByteSlice([])
  private var pieceStart = 0
  /// Whether a control word says that it is a picture with properties of its own.
  private var isPromised = false
  /// Whether the last control word was the one that starts a picture.
  private var startsAnother = false
  /// Where digits of the picture stand.
  private var digits = FilePieces()
  /// Whether there are as many of them as tell whether they are a picture.
  private var isRecognized = false

  /// So much is read next: of most pictures little stands before their bytes.
  private var pieceLength = 256
  private static let longestPiece = 16 << 10
  /// So many letters of a control word are looked at, of which none that is known has more.
  private static let longestWord = 8
  /// Control words and groups may stand between digits, though nothing is known to write them there: so many runs of
  /// digits are joined.
  private static let mostRuns = 1024
  /// Word has a picture in the properties of another: so many may be within one another.
  private static let deepest = 8
  /// Whether it is left where it was read to, as those that it stands in are: too many are within one another.
  private var isGivenUp = false

  /// - Parameter start: where the control word ends that starts it.
  init(behind start: Int, in file: Region) {
    self.file = file
    (depth, isInPromised) = (0, false)
    position = start
  }

  /// The picture that starts before the position of another one, in a group of it.
  private init(in outer: RichTextPicture) {
    file = outer.file
    position = outer.position
    depth = outer.depth + 1
    isInPromised = outer.isPromised || outer.isInPromised
  }

  /// Goes to the picture's end.
  mutating func read() throws(MetadataError) {
    // A longer word is another one.
    if let byte = try current(), NumberText.isLetter(byte) { return }
    _ = try self.number()
    if let picture = try content() { found.append(picture) }
  }

  /// Goes to the end of what follows the control word and its number, and answers with the picture; nil where there is none,
  /// or one that says nothing of itself.
  private mutating func content() throws(MetadataError) -> EnclosedFile? {
    // Groups that start with digits are none of their own.
    var (level, groups) = (0, 0)
    while let byte = try current() {
      let start = position
      position += 1
      switch byte {
      case UInt8(ascii: "{"):
        let isDigit = try current().map { HexadecimalBytes.digit($0) != nil } ?? false
        if level == 0 && isDigit { groups += 1 } else { level += 1 }
      case UInt8(ascii: "}"):
        if level > 0 {
          level -= 1
        } else if groups > 0 {
          groups -= 1
        } else {
          position = start
          return try pictureOfDigits()
        }
      case UInt8(ascii: "\\"):
        if let count = try control() {
          // Bytes as they are behind digits are none of theirs.
          if level == 0, digits.count > 0 {
            position = start
            return try pictureOfDigits()
          }
          let bytes = position
          position += file.clamped(at: position, count: count).count
          if level == 0 { return try picture(bytes..<position) }
        }
        guard startsAnother else { continue }
        if digits.count > 0 {
          position = start
          return try pictureOfDigits()
        }
        try readInner(from: start)
        if isGivenUp { return nil }
      case _ where level == 0 && HexadecimalBytes.digit(byte) != nil:
        try passDigits()
        digits.append(start..<position)
        // The start tells: a text of RTF has such words, too.
        if !isRecognized {
          let head = try firstBytesOfDigits()
          isRecognized = head.count >= Self.signatureLength
          if isRecognized, !mayBePicture(head) { return nil }
        }
        guard digits.ranges.count <= Self.mostRuns else {
          throw MetadataError(
            .limitExceeded, "a picture in more than \(Self.mostRuns) runs of digits", at: start)
        }
      default: break
      }
    }
    return try pictureOfDigits()
  }

  /// Reads the picture that starts before the position, in a group of this one.
  private mutating func readInner(from start: Int) throws(MetadataError) {
    guard depth < Self.deepest else {
      guard !isPromised, !isInPromised else {
        throw MetadataError(.limitExceeded, "pictures within one another too deep", at: start)
      }
      // Marks alone, without a picture: this one is the next to be looked at.
      (position, isGivenUp) = (start, true)
      return
    }
    var inner = RichTextPicture(in: self)
    // Those that are found count, whatever comes behind them.
    defer { found += inner.found }
    if let picture = try inner.content() { inner.found.append(picture) }
    (position, isGivenUp) = (inner.position, inner.isGivenUp)
  }

  private mutating func current() throws(MetadataError) -> UInt8? {
    if let byte = piece[position - pieceStart] { return byte }
    guard position < file.count else { return nil }
    piece = try file.head(at: position, count: pieceLength)
    pieceStart = position
    pieceLength = min(pieceLength * 4, Self.longestPiece)
    return piece[0]
  }

  /// Passes what stands behind a backslash, and answers how many bytes follow as they are (`\bin`); nil where none do.
  private mutating func control() throws(MetadataError) -> Int? {
    startsAnother = false
    var word: [UInt8] = []
    while let letter = try current(), NumberText.isLetter(letter) {
      if word.count <= Self.longestWord { word.append(letter) }
      position += 1
    }
    guard !word.isEmpty else {
      // A symbol, of one character, or a byte of two digits.
      position += try current() == UInt8(ascii: "'") ? 3 : 1
      return nil
    }
    let number = try self.number()
    switch String(decoding: word, as: UTF8.self) {
    case "bin": return number
    case "jpegblip", "pngblip": isPromised = true
    case "pict": startsAnother = true
    default: break
    }
    return nil
  }

  /// The number behind a control word; 0 where there is none.
  private mutating func number() throws(MetadataError) -> Int {
    if try current() == UInt8(ascii: "-") { position += 1 }
    var number = 0
    while let digit = try current(), NumberText.isDigit(digit) {
      number = min(number * 10 + Int(digit & 0xf), file.count)
      position += 1
    }
    // A space ends the word and is none of the text.
    if try current() == 0x20 { position += 1 }
    return number
  }

  private mutating func passDigits() throws(MetadataError) {
    while try current() != nil {
      let rest = piece.suffix(from: position - pieceStart).elements
      let end = rest.firstIndex { byte in
        HexadecimalBytes.digit(byte) == nil && !NumberText.isSpace(byte)
      }
      position += (end ?? rest.endIndex) - rest.startIndex
      if end != nil { return }
    }
  }

  /// The picture that the digits are; nil where there are none, or it says nothing of itself.
  private func pictureOfDigits() throws(MetadataError) -> EnclosedFile? {
    guard let first = digits.ranges.first, let last = digits.ranges.last,
      try mayBePicture(firstBytesOfDigits())
    else { return nil }
    return EnclosedFile(
      range: first.lowerBound..<last.upperBound, coding: .hexadecimal(digits))
  }

  private func firstBytesOfDigits() throws(MetadataError) -> ByteSlice {
    var decoded = HexadecimalBytes()
    for digit in try digits.region(in: file).head(count: 64).elements {
      if let digit = HexadecimalBytes.digit(digit) { decoded.append(digit: digit) }
    }
    return ByteSlice(decoded.bytes)
  }

  /// The bytes that were passed, where they are a picture that may say something of itself.
  private func picture(_ range: Range<Int>) throws(MetadataError) -> EnclosedFile? {
    let head = try file.head(at: range.lowerBound, count: min(64, range.count))
    return mayBePicture(head) ? EnclosedFile(range: range, coding: .plain) : nil
  }

  /// The longest of the signatures of pictures that are known.
  private static let signatureLength = 4

  /// Whether it is a picture that may say something of itself, by its first bytes: bitmaps and metafiles do not.
  private func mayBePicture(_ head: ByteSlice) -> Bool {
    !head.isEmpty && (isPromised || head.has("\u{ff}\u{d8}\u{ff}") || head.has("\u{89}PNG"))
  }
}
