import UniformTypes

extension EnclosingDocument {
  /// Photos that stand in a rich text as hexadecimal digits or as they are (*RTF Specification* 1.9.1, *Pictures*):
  /// `{\pict\jpegblip ffd8…}`.
  static let richText = EnclosingDocument([.rtf]) { (file, most, files) throws(MetadataError) in
    try file.forEachPlace(of: "\\pict") { (place) throws(MetadataError) in
      var picture = RichTextPicture(behind: place + 5, in: file)
      if let found = try picture.read() { files.append(found) }
      return files.count < most ? picture.position : nil
    }
  }
}

/// A picture of a rich text: control words and groups that say what it is, then its bytes.
private struct RichTextPicture {
  private let file: Region
  /// How far it was read.
  private(set) var position: Int
  /// What was read last of the file, and where it stands.
  private var piece = ByteSlice([])
  private var pieceStart = 0
  /// Whether a control word says that it is a picture with properties of its own.
  private var isPromised = false

  /// So much is read next: of most pictures little stands before their bytes.
  private var pieceLength = 256
  private static let longestPiece = 16 << 10
  /// So many letters of a control word are looked at, of which none that is known has more.
  private static let longestWord = 8

  /// - Parameter start: where the control word ends that starts it.
  init(behind start: Int, in file: Region) {
    self.file = file
    position = start
  }

  /// Goes to the picture's end; nil where there is none, or one that says nothing of itself.
  mutating func read() throws(MetadataError) -> EnclosedFile? {
    // A longer word is another one.
    if let byte = try current(), NumberText.isLetter(byte) { return nil }
    var level = 0
    while let byte = try current() {
      switch byte {
      case UInt8(ascii: "{"): level += 1
      case UInt8(ascii: "}"):
        level -= 1
        if level < 0 { return nil }
      case UInt8(ascii: "\\"):
        position += 1
        if let count = try control() {
          let start = position
          position += file.clamped(at: position, count: count).count
          if level == 0 { return try picture(from: start, .plain) }
        }
        continue
      case _ where level == 0 && HexadecimalBytes.digit(byte) != nil:
        let start = position
        try passDigits()
        return try picture(from: start, .hexadecimal)
      default: break
      }
      position += 1
    }
    return nil
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
    if try current() == UInt8(ascii: "-") { position += 1 }
    var number = 0
    while let digit = try current(), NumberText.isDigit(digit) {
      number = min(number * 10 + Int(digit & 0xf), file.count)
      position += 1
    }
    // A space ends the word and is none of the text.
    if try current() == 0x20 { position += 1 }
    switch String(decoding: word, as: UTF8.self) {
    case "bin": return number
    case "jpegblip", "pngblip": isPromised = true
    default: break
    }
    return nil
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

  /// What was passed, where it is a picture that may say something of itself: bitmaps and metafiles do not.
  private func picture(
    from start: Int, _ coding: EnclosedFile.Coding
  ) throws(MetadataError) -> EnclosedFile? {
    var head = try file.head(at: start, count: min(64, position - start))
    if case .hexadecimal = coding {
      var decoded = HexadecimalBytes()
      for digit in head.elements.compactMap(HexadecimalBytes.digit) { decoded.append(digit: digit) }
      head = ByteSlice(decoded.bytes)
    }
    guard !head.isEmpty,
      isPromised || head.has("\u{ff}\u{d8}\u{ff}") || head.has("\u{89}PNG")
    else { return nil }
    return EnclosedFile(range: start..<position, coding: coding)
  }
}
