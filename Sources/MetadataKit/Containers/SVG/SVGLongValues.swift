/// The attributes of a drawing that are too long to be parsed: XML's parser has three times the memory of a value. Its text
/// is read without them.
struct SVGLongValues {
  /// Longer values are left out, whatever they say.
  static let longest = 4 << 20
  /// Longer values that say nothing are left out.
  static let longestSilent = 1 << 20

  /// How many there are of which nobody knows that they say nothing.
  private(set) var count = 0
  private var hasRoot = false
  private var isInMetadata = false

  /// A drawing as UTF-8, without them: what is left may be short enough for its code page.
  mutating func decoded(_ drawing: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // In UTF-16, UTF-32 and ISO-2022 bytes of ASCII are parts of characters.
    let isDecodedFirst = drawing.contains(0) || drawing.contains(0x1b)
    return isDecodedFirst
      ? removed(from: XMLText(drawing).bytes) : XMLText(removed(from: drawing)).bytes
  }

  /// The text without them.
  mutating func removed(from text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let bytes = text.span
    var kept: [UInt8] = []
    var start = 0
    var tag = bytes.firstIndex(of: 0x3c) ?? bytes.count
    // A value has no `<` (XML 1.0 §3.1).
    while bytes.count - tag > Self.longestSilent {
      if let behind = Self.endOfVerbatim(bytes, at: tag) {
        tag = bytes.firstIndex(of: 0x3c, from: behind) ?? bytes.count
        continue
      }
      let end = bytes.firstIndex(of: 0x3c, from: tag + 1) ?? bytes.count
      let isTold = isTold(bytes.extracting((tag + 1)..<end))
      var place = tag
      while end - place > Self.longestSilent,
        let value = Self.value(in: bytes, from: place, to: end)
      {
        let name = Self.name(before: value.lowerBound, from: place, in: bytes)
        place = value.upperBound + 1
        guard value.count > Self.longestSilent else { continue }
        let saysNothing =
          !isTold && Self.saysNothing(bytes.extracting(name), bytes.extracting(value))
        guard saysNothing || value.count > Self.longest else { continue }
        if !saysNothing { count += 1 }
        kept.append(run: bytes.extracting(start..<name.lowerBound))
        start = place
      }
      tag = end
    }
    if start == 0 { return text }
    kept.append(run: bytes.extracting(start..<bytes.count))
    return kept[...]
  }

  /// Whether all attributes of a tag are told, of which what stands behind the `<` is given: the root's, and those of
  /// metadata.
  private mutating func isTold(_ tag: Span<UInt8>) -> Bool {
    guard !tag.isEmpty, tag[0] != 0x21, tag[0] != 0x3f else { return false }
    defer { hasRoot = true }
    let isEnd = tag[0] == 0x2f
    var end = isEnd ? 1 : 0
    var start = end
    while end < tag.count, tag[end] > 0x20, tag[end] != 0x3e, tag[end] != 0x2f {
      if tag[end] == 0x3a { start = end + 1 }
      end += 1
    }
    if tag.extracting(start..<end).isInAnyCase("metadata") {
      guard !Self.closesItself(tag) else { return true }
      isInMetadata = !isEnd
    }
    return !hasRoot || isInMetadata
  }

  /// Where a comment or a CDATA section ends that starts at a `<`; nil where neither does.
  private static func endOfVerbatim(_ bytes: Span<UInt8>, at start: Int) -> Int? {
    let isComment = bytes.matchesInAnyCase("<!--", at: start)
    guard isComment || bytes.matchesInAnyCase("<![cdata[", at: start) else { return nil }
    // `-->` and `]]>`
    let mark: UInt8 = isComment ? 0x2d : 0x5d
    var end = start + (isComment ? 4 : 9)
    while let found = bytes.firstIndex(of: 0x3e, from: end) {
      end = found + 1
      if found - start >= 6, bytes[found - 1] == mark, bytes[found - 2] == mark { return end }
    }
    return bytes.count
  }

  /// Whether a tag is an element without content; its values may have a `>`.
  private static func closesItself(_ tag: Span<UInt8>) -> Bool {
    var quote: UInt8?
    for index in tag.indices {
      let byte = tag[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == 0x22 || byte == 0x27 {
        quote = byte
      } else if byte == 0x3e {
        return index > 0 && tag[index - 1] == 0x2f
      }
    }
    return false
  }

  /// The next value between quotation marks behind an equals sign.
  private static func value(in bytes: Span<UInt8>, from start: Int, to end: Int) -> Range<Int>? {
    var start = start
    while let equals = bytes.firstIndex(of: 0x3d, from: start), equals < end {
      start = equals + 1
      while start < end, bytes[start] <= 0x20 { start += 1 }
      guard start < end, bytes[start] == 0x22 || bytes[start] == 0x27 else { continue }
      guard let close = bytes.firstIndex(of: bytes[start], from: start + 1), close < end else {
        return nil
      }
      return start + 1..<close
    }
    return nil
  }

  /// The name of an attribute whose value begins at a place, and which stands behind the one before.
  private static func name(
    before value: Int, from first: Int, in bytes: Span<UInt8>
  ) -> Range<Int> {
    var end = value - 1
    while end > first, bytes[end - 1] <= 0x20 || bytes[end - 1] == 0x3d { end -= 1 }
    var start = end
    while start > first, bytes[start - 1] > 0x20 { start -= 1 }
    return start..<end
  }

  /// Shapes, and pictures in Base64 (`data:` URLs, RFC 2397), which are found as files of their own.
  private static func saysNothing(_ name: Span<UInt8>, _ value: Span<UInt8>) -> Bool {
    if shapes.contains(where: { name.isInAnyCase($0) }) { return true }
    var start = 0
    while start < value.count, value[start] <= 0x20 { start += 1 }
    return value.matchesInAnyCase("data:", at: start)
  }

  /// Attributes that have long lists of numbers: of paths, shapes, text and animation (SVG 1.1 §8, §9, §10, §19), and a
  /// path before Inkscape's effects.
  private static let shapes = [
    "d", "points", "path", "values", "x", "y", "dx", "dy", "rotate", "keytimes", "keysplines",
    "inkscape:original-d",
  ]
}
