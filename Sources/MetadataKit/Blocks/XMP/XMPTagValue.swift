/// One value of a tag.
struct XMPTagValue {
  /// Where its bytes are: in the reader's text, or in the packet where it is a run.
  private(set) var range: Range<Int>
  /// How many bytes it has, also where they are too many to be kept.
  private(set) var count: Int
  /// Whether they are bytes, not text.
  private(set) var isBinary: Bool
  /// Whether the range is Base64 in the packet, to be decoded when somebody asks for the bytes.
  private(set) var isRun = false
  /// The index of the next one of a list; 0 where there is none.
  var next = 0

  /// - Parameters:
  ///   - isBytes: whether its property has bytes.
  ///   - isPart: whether it is joined with others, and has to be in the text for that.
  ///   - keepsRun: whether it is kept where it is a run, not only counted.
  ///   - text: what the finding refers to; what has to be made anew is appended.
  init(
    _ finding: XMPFinding, isBytes: Bool, isPart: Bool, keepsRun: Bool, _ text: inout [UInt8],
    _ cuts: borrowing XMPCuts, _ limits: Limits
  ) {
    range = finding.value
    count = range.count
    isBinary = false
    guard finding.isBase64 || isBytes else {
      if cuts.hasRuns, let whole = cuts.restored(text[range]) { replace(whole, &text) }
      return
    }
    if !isPart, let run = cuts.run(text[range]) {
      // Four characters are three bytes.
      count = run.symbols * 3 / 4
      range = run.range
      isBinary = true
      isRun = true
      if count > limits.valueBytes || !keepsRun {
        range = 0..<0
        isRun = false
      } else {
        range = run.range.prefix(Base64.symbolCount(ofBytes: count))
      }
      return
    }
    let bytes = Base64.decoded(cuts.whole(text[range]))
    replace(bytes, &text)
    let isText =
      bytes.count <= 100
      && !bytes.contains { $0 < 9 || $0 == 11 || ($0 > 13 && $0 < 32) || $0 == 0x0c }
    isBinary = isBytes || !isText
  }

  private mutating func replace(_ bytes: [UInt8], _ text: inout [UInt8]) {
    range = text.count..<(text.count + bytes.count)
    count = bytes.count
    text += bytes
  }

  /// Takes a further part of a value that is written as a list.
  mutating func join(_ other: XMPTagValue, _ text: inout [UInt8]) {
    if range.upperBound != text.count { replace(Array(text[range]), &text) }
    text.append(0x20)
    text += Array(text[other.range])
    range = range.lowerBound..<text.count
    count = range.count
    isBinary = false
  }
}

/// Languages of texts.
enum XMPLanguage {
  /// What a language adds to a tag's name: nothing where it is the default.
  static func suffix(_ language: ArraySlice<UInt8>) -> String? {
    let isDefault = language.elementsEqual("x-default".utf8) { a, b in
      a == b || (a >= 0x41 && a <= 0x5a && a | 0x20 == b)
    }
    return isDefault ? nil : "-" + tag(String(decoding: language, as: UTF8.self))
  }

  /// A language in its usual form (RFC 5646 §2.1.1): small letters, a country in capitals.
  private static func tag(_ language: String) -> String {
    let parts = language.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    var text = ""
    for (index, part) in parts.enumerated() {
      if index > 0 { text += "-" }
      let isCountry = index == 1 && part.utf8.count == 2 && parts[0].utf8.count <= 3
      text +=
        isCountry && part.utf8.allSatisfy(NumberText.isLower) ? part.uppercased() : String(part)
    }
    // Some programs separate with `_`.
    return String(decoding: text.utf8.map { $0 == 0x5f ? 0x2d : $0 }, as: UTF8.self)
  }
}
