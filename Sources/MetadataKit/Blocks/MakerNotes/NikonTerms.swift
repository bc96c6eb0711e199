/// What the condition of a row of ``NikonStructure`` says of a value: the terms of ``RowCondition``, and
///
/// - `keep`: what follows may ask for the value; `some`: it counts as 1, or as 0 where only its
///   first byte is not 0
/// - `mask=12`: the bits that are the value
/// - `Name=1|2`, `Name!=0`, `Name<3`, `Name>0`, `Name>=6`: what such a value was, 0 where there is
///   none; those named `…Version` are texts, of which `Name^1.0` is the start
/// - `digits`, `firmware`: the value is such a text
/// - `+4:Name>=1.0`: what stands behind is so many bytes further on then
struct NikonTerms {
  /// A value that others depend on.
  struct Member {
    let name: String
    let number: Int
    let text: ArraySlice<UInt8>
    /// Where it stands.
    let place: Int
  }

  var verdict = RowCondition.Verdict.holds
  var isKept = false
  var isFlag = false
  var mask = 0
  var shift = 0

  init(
    _ condition: String, _ part: NotePart.Content, _ position: Int, _ length: Int,
    _ format: TagFormat, _ members: [Member]
  ) {
    if condition.isEmpty { return }
    for term in condition.utf8.split(separator: UInt8(ascii: "&")) {
      if term.elementsEqual("keep".utf8) {
        isKept = true
      } else if term.elementsEqual("some".utf8) {
        isFlag = true
      } else if term.starts(with: "mask=".utf8) {
        mask = Self.number(term.dropFirst(5))
      } else if term.first == UInt8(ascii: "+") {
        shift += Self.shift(term.dropFirst(), part, members)
      } else if term.elementsEqual("digits".utf8) {
        let text = part.bytes.suffix(from: position).prefix(length).elements
        if !text.allSatisfy(NumberText.isDigit) { verdict = .saysNothing }
      } else if term.elementsEqual("firmware".utf8) {
        if !Self.isFirmware(part.bytes.suffix(from: position).prefix(length)) {
          verdict = .saysNothing
        }
      } else if let holds = Self.member(term, members) {
        if !holds {
          verdict = .isOfOthers
          return
        }
      } else {
        let other = part.verdict(
          String(decoding: term, as: UTF8.self),
          of: .init(position: position, length: length, format: format))
        if other == .isOfOthers {
          verdict = other
          return
        }
        if other == .saysNothing { verdict = other }
      }
    }
  }

  private typealias Term = Substring.UTF8View

  private static func number(_ text: Term) -> Int {
    text.reduce(0) { NumberText.isDigit($1) ? $0 &* 10 &+ Int($1 &- 0x30) : $0 }
  }

  /// By how many bytes what is behind a row is moved: `4:FirmwareVersion>=02.10/NIKON Z 8`.
  private static func shift(
    _ term: Term, _ part: NotePart.Content, _ members: [Member]
  ) -> Int {
    guard let colon = term.firstIndex(of: UInt8(ascii: ":")) else { return 0 }
    let count = number(term[..<colon])
    let terms = term[term.index(after: colon)...].split(separator: UInt8(ascii: "/"))
    guard let first = terms.first, member(first, members) ?? false else { return 0 }
    if terms.count > 1 {
      let verdict = part.verdict(String(decoding: terms[1], as: UTF8.self), of: .none)
      guard verdict == .holds else { return 0 }
    }
    return count
  }

  /// Whether a text is `1.02f` or the like.
  private static func isFirmware(_ bytes: ByteSlice) -> Bool {
    let text = bytes.elements.untilNUL
    guard text.count > 3, let first = text.first, NumberText.isDigit(first),
      text.dropFirst().first == UInt8(ascii: ".")
    else { return false }
    return text.dropFirst(2).dropLast().allSatisfy(NumberText.isDigit)
  }

  /// Whether what a term says of a value before holds; nil where it says nothing of one.
  private static func member(_ term: Term, _ members: [Member]) -> Bool? {
    let isTurned = term.first == UInt8(ascii: "!")
    let body = isTurned ? term.dropFirst() : term
    guard let first = body.first, first >= 0x41, first <= 0x5a,
      let end = body.firstIndex(where: isSign)
    else { return nil }
    let name = body[..<end]
    let rest = body[end...].drop(while: isSign)
    let sign = body[end..<rest.startIndex]
    let member = members.last { $0.name.utf8.elementsEqual(name) }
    let holds: Bool
    if name.suffix(7).elementsEqual("Version".utf8) {
      holds = compare(member?.text ?? [], sign, rest)
    } else if name.elementsEqual("FocusMode".utf8) {
      holds = member?.number == 0
    } else {
      holds = compare(member?.number ?? 0, sign, rest)
    }
    return holds != isTurned
  }

  /// Whether a byte is one of `!<=>^`.
  private static func isSign(_ byte: UInt8) -> Bool {
    byte == 0x21 || byte == 0x5e || (byte >= 0x3c && byte <= 0x3e)
  }

  private static func compare(_ text: ArraySlice<UInt8>, _ sign: Term, _ wanted: Term) -> Bool {
    switch sign.first {
    case 0x5e: return text.starts(with: wanted)
    case 0x3c: return !text.isEmpty && text.lexicographicallyPrecedes(wanted)
    case 0x3e: return !text.isEmpty && !text.lexicographicallyPrecedes(wanted)
    default: return text.elementsEqual(wanted)
    }
  }

  private static func compare(_ number: Int, _ sign: Term, _ wanted: Term) -> Bool {
    switch sign.first {
    case 0x21: return number != Self.number(wanted)
    case 0x3c: return number < Self.number(wanted)
    case 0x3e: return sign.count > 1 ? number >= Self.number(wanted) : number > Self.number(wanted)
    default: return wanted.split(separator: 0x7c).contains { Self.number($0) == number }
    }
  }
}
