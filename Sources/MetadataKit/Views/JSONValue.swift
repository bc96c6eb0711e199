/// One tag's value as JSON, in the form that its format and its words call for:
///
/// - a text is a string, whatever it looks like, and `{"base64": …}` where it is no UTF-8;
/// - a number is a number, several are an array, and a fraction that is none (`n/0`) is null;
/// - words are a string;
/// - bytes are `{"base64": …}` where they are few, else their length and place.
struct JSONValue {
  let isNumeric: Bool

  /// Bytes of an unknown meaning that are shown themselves.
  static let shownBytes = 512
  /// Numbers of an unknown meaning that are shown themselves.
  static let shownNumbers = 1024

  /// What makes something else of a text than its bytes.
  private static let changingText: TagRow.Traits = [
    .binary, .trimmed, .longIsBinary, .longerIsBinary, .fraction,
  ]

  /// Writes the value.
  ///
  /// - Parameter scratch: an empty buffer that is used for it.
  func write(_ tag: Tag, _ scratch: inout TextBuffer, _ json: inout JSONWriter) {
    let isPlain = tag.isPlain
    let format = tag.format
    guard tag.isKept else { return writePlace(tag, &json) }
    if !isPlain, tag.isUndefined { return json.null() }
    // A whole number alone, as a third of a photo's values are, needs no text in between.
    if isPlain, tag.record.hasOneElement, !tag.traits.contains(.binary),
      let integer = tag.integer(0, as: format), integer.magnitude < 1_000_000_000_000_000
    {
      return json.number(Int(integer))
    }
    if isPlain, format.isText, tag.traits.isDisjoint(with: Self.changingText) {
      let isWritten = tag.withElements { all in
        // The NUL at the end of a text is no part of it; one within is found by the way.
        let text = all.extracting(droppingLast: all.isEmpty || all[all.count &- 1] != 0 ? 0 : 1)
        guard isPlainASCII(text) else { return false }
        json.string(plain: text)
        return true
      }
      if isWritten { return }
    }
    if isPlain, !format.isText {
      if format.isNumeric {
        guard tag.isKnown || tag.count <= Self.shownNumbers else { return writePlace(tag, &json) }
      } else if !tag.isReadable {
        return writeBytes(tag, &json)
      }
    }
    if tag.isSurelyBinary(isNumeric: isNumeric) { return writePlace(tag, &json) }
    tag.write(isNumeric: isNumeric, to: &scratch)
    if tag.isLengthAlone(scratch) { return writePlace(tag, &json) }
    // A place of which a part is 0/0 is nowhere.
    if scratch.bytes.isEmpty, format.isRational, tag.count > 0 { return json.null() }
    // Of more than four bytes they may be more than what every reader of JSON takes for a number.
    if isPlain, format.isInteger, format.size <= 4, tag.elementCount > 1,
      Self.startsNumber(scratch.bytes)
    {
      return json.integers(scratch.bytes.span)
    }
    if format.isNumeric, writeNumbers(scratch.bytes, canBeNone: !format.isInteger, &json) { return }
    if isPlainASCII(scratch.bytes.span) {
      json.string(plain: scratch.bytes.span)
    } else if isUTF8(scratch.bytes) {
      json.string(scratch.bytes)
    } else {
      json.beginObject(isInline: true)
      json.key("base64")
      json.base64(scratch.bytes)
      json.endObject()
    }
  }

  /// Whether a text starts as whole numbers do, not with a note of what is not shown.
  private static func startsNumber(_ text: [UInt8]) -> Bool {
    text.first.map { $0 == 0x2d || $0 &- 0x30 < 10 } ?? false
  }

  /// Numbers with spaces between; false where there is anything else.
  ///
  /// - Parameter canBeNone: whether quotients by zero count as numbers.
  private func writeNumbers(_ text: [UInt8], canBeNone: Bool, _ json: inout JSONWriter) -> Bool {
    if isJSONNumber(text.span) {
      json.raw(text.span)
      return true
    }
    // A word, as most values that are no number are.
    guard let first = text.first, first < 0x41 || Self.startsNoNumber(first) else { return false }
    guard let count = Self.countNumbers(text.span, canBeNone: canBeNone) else { return false }
    if count > 1 { json.beginArray(isInline: true) }
    var start = 0
    while start <= text.count {
      let end = Self.end(of: start, in: text.span)
      let part = text.span.extracting(start..<end)
      if Self.isNoNumber(part) { json.null() } else { json.raw(part) }
      start = end + 1
    }
    if count > 1 { json.endArray() }
    return true
  }

  /// How many numbers a text has, nil where it has anything else; a space between two.
  private static func countNumbers(_ text: Span<UInt8>, canBeNone: Bool) -> Int? {
    var count = 0
    var start = 0
    while start <= text.count {
      let end = end(of: start, in: text)
      let part = text.extracting(start..<end)
      guard isJSONNumber(part) || (canBeNone && isNoNumber(part)) else { return nil }
      count += 1
      start = end + 1
    }
    return count
  }

  /// The next space, or the end of the text.
  private static func end(of start: Int, in text: Span<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end] != 0x20 { end &+= 1 }
    return end
  }

  /// What is in place of a quotient by zero, or of a floating-point number that is none.
  private static func isNoNumber(_ part: Span<UInt8>) -> Bool {
    guard part.count >= 3, part.count <= 5, part[part.count - 1] >= 0x41 else { return false }
    return nonNumbers.contains { word in
      word.count == part.count && word.indices.allSatisfy { word[$0] == part[$0] }
    }
  }

  private static func startsNoNumber(_ letter: UInt8) -> Bool {
    switch letter {
    case 0x49, 0x4e, 0x69, 0x75: true  // INiu
    default: false
    }
  }

  private static let nonNumbers = ["inf", "-inf", "undef", "Inf", "-Inf", "NaN"].map {
    Array($0.utf8)
  }

  private func writeBytes(_ tag: Tag, _ json: inout JSONWriter) {
    guard tag.byteCount <= Self.shownBytes else { return writePlace(tag, &json) }
    json.beginObject(isInline: true)
    json.key("base64")
    json.base64(tag.elements)
    json.endObject()
  }

  /// How many bytes there are, and where in the file when they stand there as they are.
  private func writePlace(_ tag: Tag, _ json: inout JSONWriter) {
    json.beginObject(isInline: true)
    json.key("bytes")
    json.number(tag.byteCount)
    if let range = tag.byteRange {
      json.key("offset")
      json.number(range.lowerBound)
    }
    json.endObject()
  }
}

extension Tag {
  /// Whether our own forms leave the tag out: it only leads to what is shown in its place, or is
  /// what exiftool misreads.
  package var isLeftOut: Bool { !traits.isDisjoint(with: [.structural, .onlyInExiftool]) }

  /// Whether the value's bytes are there, not only their place.
  var isKept: Bool { record.start >= 0 }

  /// Whether the bytes are text in UTF-8 without control characters.
  var isReadable: Bool {
    // Of a picture in Base64 the first bytes tell: the rest is not decoded for it.
    guard !isCoded || Self.isReadable(codedHead) else { return false }
    return Self.isReadable(elements) && isUTF8(elements)
  }

  private static func isReadable(_ text: ArraySlice<UInt8>) -> Bool {
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      guard byte >= 0x20 && byte != 0x7f || byte == 0x0a || byte == 0x0d || byte == 0x09 else {
        return false
      }
      index += 1
    }
    return true
  }
}
