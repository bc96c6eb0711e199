/// The tags of a text that may be no XML, and which of them belong together.
///
/// By names alone: an end belongs to the nearest start of its name before it that has none yet, whatever
/// stands between the two. That is how exiftool reads XMP, good and damaged.
struct XMLTagList {
  /// Small, because a damaged text may have hundreds of thousands.
  struct Tag {
    private let place: Int32
    private let endOfName: Int32
    private let behind: Int32
    let kind: Kind
    private var endIndex: Int32 = -1

    init(_ range: Range<Int>, endOfName: Int, _ kind: Kind) {
      place = Int32(clamping: range.lowerBound)
      behind = Int32(clamping: range.upperBound)
      self.endOfName = Int32(clamping: endOfName)
      self.kind = kind
    }

    /// From `<` to behind `>`.
    var range: Range<Int> { Int(place)..<Int(behind) }
    var name: Range<Int> { Int(place) + (kind == .end ? 2 : 1)..<Int(endOfName) }

    /// The index of the end that belongs to a start.
    var end: Int? {
      get { endIndex < 0 ? nil : Int(endIndex) }
      set { endIndex = Int32(clamping: newValue ?? -1) }
    }
  }

  enum Kind {
    case start, end
    /// An element without content.
    case empty
  }

  private(set) var tags: [Tag] = []

  init(_ text: Span<UInt8>) {
    var names = ByteInterner()
    /// By names: the starts that have no end yet.
    var open: [[Int32]] = []
    var position = 0
    /// Where the next `>` and the next `</` are, each looked for once.
    var close = -1
    var ending = -1
    while let place = text.firstIndex(of: 0x3c, from: position) {
      if close < place { close = text.firstIndex(of: 0x3e, from: place) ?? text.count }
      guard close < text.count else { return }
      if ending <= place { ending = Self.nextEnding(text, behind: place) }
      // What looks like an instruction may be a tag with a damaged name: no tag behind it is part of it.
      if text[place + 1] == 0x3f {
        position = place + 2
        if let next = text.firstIndex(of: 0x3c, from: position), next < close {
          position = next
        } else {
          position = close
        }
        continue
      }
      if let end = XMLRepair.endOfSection(text, from: place + 1) {
        position = max(end, place + 1)
        continue
      }
      guard let tag = Self.tag(text, at: place, close: close, ending: ending) else {
        position = place + 1
        continue
      }
      position = tag.range.upperBound
      let name = Int(names.number(of: text.extracting(tag.name)))
      if name == open.count { open.append([]) }
      switch tag.kind {
      case .empty: break
      case .start: open[name].append(Int32(clamping: tags.count))
      case .end: if let start = open[name].popLast() { tags[Int(start)].end = tags.count }
      }
      tags.append(tag)
    }
  }

  /// Where the next end of an element starts behind a place; the text's end where there is none.
  private static func nextEnding(_ text: Span<UInt8>, behind place: Int) -> Int {
    var place = place
    while let next = text.firstIndex(of: 0x3c, from: place + 1) {
      if next + 1 < text.count, text[next + 1] == 0x2f { return next }
      place = next
    }
    return text.count
  }

  /// The tag at a place; nil where it is none, or where an end stands before its own.
  private static func tag(_ text: Span<UInt8>, at place: Int, close: Int, ending: Int) -> Tag? {
    guard ending > close else { return nil }
    let isEnd = text[place + 1] == 0x2f
    let start = place + (isEnd ? 2 : 1)
    var behind = start
    while behind < close, isOfName(text[behind]), !isStandIn(text, at: behind) { behind += 1 }
    guard behind > start, startsName(text[start]) else { return nil }
    let isEmpty = !isEnd && text[close - 1] == 0x2f
    return Tag(
      place..<close + 1, endOfName: behind, isEnd ? .end : isEmpty ? .empty : .start)
  }

  /// Whether a stand-in for a control character starts there: see ``XMLRepair/withControls(_:)``.
  static func isStandIn(_ text: Span<UInt8>, at place: Int) -> Bool {
    text[place] == 0xef && place + 2 < text.count && text[place + 1] == 0xb7
      && (0x90..<0xb0).contains(text[place + 2])
  }

  /// XML 1.0 §2.3, but that everything beyond ASCII counts as a letter.
  static func startsName(_ byte: UInt8) -> Bool {
    NumberText.isLetter(byte) || byte == 0x5f || byte == 0x3a || byte >= 0x80
  }

  static func isOfName(_ byte: UInt8) -> Bool {
    startsName(byte) || NumberText.isDigit(byte) || byte == 0x2d || byte == 0x2e
  }
}
