/// Of which cameras, and with which values, a row of a table is: ``TagRow/condition``.
///
/// Terms with `&` between all have to hold; `!` before one turns it around, and what follows a `?`
/// in one is enough as well. A term is
///
/// - words of the camera's name, `20D|REBEL XT`: whole ones, at the end with `$`, or the start of
///   some with `*`; `#` is any digit
/// - numbers that the value itself has, `.=1|2`, its lower seven bits, `%128=127`, or the one of the
///   structure at an index, `@0>3`; a float counts as -1, 0 or 1, by its sign
/// - bits of such a number that are set, `@57^1`
/// - what the directory says, `$faces>0`, and the start of the software's name, `software=ILCE-9 v5`
/// - `count=`, `unit=` (the number of its format) and `tag=` of the entry that has the structure,
///   `lens=`, `order=MM`, `file=CR3`, `make=Asahi`, which the maker's name starts with
/// - `^0100|0101`: what the structure begins with
/// - `head` and `empty`: the first four, or all, bytes of the value are 0; `version`: it is `1.0.2`
///   or the like; `word`: it starts with six letters or digits; `~` and a text: it is that text
/// - `plain`: the value has only letters, digits, blanks and hyphens
enum RowCondition {
  enum Verdict {
    case holds
    /// The row is of other cameras, or of structures of another kind.
    case isOfOthers
    /// The row is the right one, and the value says nothing.
    case saysNothing
  }

  /// The value that it is asked of: where it stands in the structure, and how many bytes it has.
  struct Value {
    let position: Int
    let length: Int
    let format: TagFormat

    /// For what is asked of the camera alone.
    static let none = Value(position: 0, length: 0, format: .byte)
  }
}

extension RowCondition.Value {
  /// For what holds of a structure as a whole.
  init(whole content: NotePart.Content) {
    self.init(position: 0, length: content.bytes.count, format: content.unit)
  }
}

extension NotePart.Content {
  /// What a condition says of a value.
  ///
  /// Asked of the structure itself: what had a copy of all that it refers to counted a tenth of all
  /// references of reading and printing JPEGs.
  func verdict(_ condition: String, of value: RowCondition.Value) -> RowCondition.Verdict {
    if condition.isEmpty { return .holds }
    let utf8 = condition.utf8
    let text = utf8.span
    var start = 0
    var verdict = RowCondition.Verdict.holds
    while start < text.count {
      let end = Self.first(0x26, in: text, start, text.count)
      if !holds(text, start, end, value) {
        let first = text[start] == 0x21 ? start + 1 : start
        guard first < end, Self.isOfValue(text[first]) else { return .isOfOthers }
        verdict = .saysNothing
      }
      start = end + 1
    }
    return verdict
  }

  /// Whether what starts so is said of the value: `.`, `%`, `head`, `empty`, `version`, `word`, `~`.
  private static func isOfValue(_ byte: UInt8) -> Bool {
    byte == 0x2e || byte == 0x25 || byte == 0x68 || byte == 0x65 || byte == 0x76 || byte == 0x77
      || byte == 0x7e
  }

  private func holds(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ value: RowCondition.Value
  ) -> Bool {
    let other = Self.first(0x3f, in: text, start, end)
    let isTurned = text[start] == 0x21
    let from = isTurned ? start + 1 : start
    if from < other, isTrue(text, from, other, value) != isTurned { return true }
    guard other + 1 < end else { return false }
    let isOtherTurned = text[other + 1] == 0x21
    return isTrue(text, isOtherTurned ? other + 2 : other + 1, end, value) != isOtherTurned
  }

  private func isTrue(
    _ text: Span<UInt8>, _ start: Int, _ end: Int, _ value: RowCondition.Value
  ) -> Bool {
    switch text[start] {
    case 0x2e: return isNumber(number(value), text, start + 1, end)
    case 0x25: return isNumber(number(value).map { $0 & 0x7f }, text, start + 4, end)  // %128
    case 0x40:
      var index = 0
      var place = start + 1
      while place < end, NumberText.isDigit(text[place]) {
        index = index &* 10 &+ Int(text[place] &- 0x30)
        place += 1
      }
      return isNumber(integer(at: index &* unit.size, unit), text, place, end)
    case 0x24:
      var place = start + 1
      while place < end, text[place] != 0x3d, text[place] != 0x3e, text[place] != 0x5e {
        place += 1
      }
      return isNumber(fact(text, start + 1, place), text, place, end)
    case 0x73: return isSoftware(text, start + 9, end)  // software=
    case 0x5e: return isBeginning(text, start + 1, end)
    case 0x63: return isNumber(count, text, start + 5, end)  // count
    case 0x75: return isNumber(Int(unit.rawValue), text, start + 4, end)  // unit
    case 0x74: return isNumber(tag, text, start + 3, end)  // tag
    case 0x6c: return isNumber(note.lens, text, start + 4, end)  // lens
    case 0x6f: return note.order == .big  // order=MM
    case 0x66: return Self.isEqual(note.file, text, start + 5, end)  // file=
    case 0x6d: return isMade(text, start + 5, end)  // make=
    case 0x70: return isPlain(value)
    case 0x68: return isZero(4, value)
    case 0x65: return isZero(value.length, value)
    case 0x76: return isVersion(value)
    case 0x77: return isWord(value)
    case 0x7e:
      return value.length == end - start - 1
        && (0..<value.length).allSatisfy {
          bytes[value.position + $0] == text[start + 1 + $0]
        }
    default: return isCamera(text, start, end)
    }
  }

  private func number(_ value: RowCondition.Value) -> Int? {
    guard value.format == .float else { return integer(at: value.position, value.format) }
    let bits = integer(at: value.position, .long)
    guard let number = bits.map({ Float(bitPattern: UInt32($0)) }), !number.isNaN else {
      return nil
    }
    return number > 0 ? 1 : number < 0 ? -1 : 0
  }

  /// What the directory, or another structure, says under a name; nil where it says nothing.
  private func fact(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Int? {
    note.facts.last { Self.isEqual($0.name, text, start, end) }?.number
  }

  /// Whether the software's name starts with one of some words.
  private func isSoftware(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var from = start
    while from < end {
      let to = Self.first(0x7c, in: text, from, end)
      if (from..<to).allSatisfy({ note.software[$0 - from] == text[$0] }) { return true }
      from = to + 1
    }
    return false
  }

  /// Whether a number is one of those behind `=`, more than the one behind `>`, or has a bit of the
  /// one behind `^`.
  private func isNumber(_ number: Int?, _ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard let number, start < end else { return false }
    let isMore = text[start] == 0x3e
    let isMask = text[start] == 0x5e
    var place = start + 1
    while place < end {
      let isNegative = text[place] == 0x2d
      if isNegative { place += 1 }
      var wanted = 0
      while place < end, NumberText.isDigit(text[place]) {
        wanted = wanted &* 10 &+ Int(text[place] &- 0x30)
        place += 1
      }
      if isNegative { wanted = -wanted }
      if isMask ? number & wanted != 0 : isMore ? number > wanted : number == wanted { return true }
      place += 1
    }
    return false
  }

  /// Whether the structure begins with one of several texts.
  private func isBeginning(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var from = start
    while from < end {
      let to = Self.first(0x7c, in: text, from, end)
      if (from..<to).allSatisfy({ bytes[$0 - from] == text[$0] }) { return true }
      from = to + 1
    }
    return false
  }

  private func isZero(_ count: Int, _ value: RowCondition.Value) -> Bool {
    value.length >= count && (0..<count).allSatisfy { bytes[value.position + $0] == 0 }
  }

  /// Whether it is three numbers with points between, and nothing but blanks behind.
  private func isVersion(_ value: RowCondition.Value) -> Bool {
    var numbers = 0
    var digits = 0
    for index in 0..<value.length {
      let byte = bytes[value.position + index] ?? 0
      if NumberText.isDigit(byte), numbers < 3 {
        if digits == 0 { numbers += 1 }
        digits += 1
      } else if byte == 0x2e, digits > 0, numbers < 3 {
        digits = 0
      } else if byte == 0 {
        break
      } else if !NumberText.isSpace(byte) {
        return false
      }
    }
    return numbers == 3 && digits > 0
  }

  private func isWord(_ value: RowCondition.Value) -> Bool {
    value.length >= 6
      && (0..<6).allSatisfy { bytes[value.position + $0].map(NumberText.isOfWord) ?? false }
  }

  private func isPlain(_ value: RowCondition.Value) -> Bool {
    value.length > 0
      && (0..<value.length).allSatisfy {
        guard let byte = bytes[value.position + $0] else { return false }
        return NumberText.isOfWord(byte) || byte == 0x20 || byte == 0x2d
      }
  }

  // MARK: Cameras

  /// Whether the maker's name starts with one of the words.
  private func isMade(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var from = start
    while from < end {
      let to = Self.first(0x7c, in: text, from, end)
      if (from..<to).allSatisfy({ note.make[$0 - from] == text[$0] }) { return true }
      from = to + 1
    }
    return false
  }

  private func isCamera(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var from = start
    while from < end {
      let to = Self.first(0x7c, in: text, from, end)
      if isNamed(text, from, to) { return true }
      from = to + 1
    }
    return false
  }

  /// Whether the camera's name has the words.
  private func isNamed(_ text: Span<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard start < end else { return false }
    let mark = text[end - 1]
    let isStart = mark == 0x2a
    let isAtEnd = mark == 0x24
    let count = end - start - (isStart || isAtEnd ? 1 : 0)
    let name = note.camera
    guard count > 0, count <= name.count else { return false }
    for place in 0...(name.count - count) {
      if let before = name[place - 1], NumberText.isOfWord(before) { continue }
      var index = 0
      while index < count, let byte = name[place + index] {
        let wanted = text[start + index]
        guard wanted == 0x23 ? NumberText.isDigit(byte) : wanted == byte else { break }
        index += 1
      }
      guard index == count else { continue }
      if isStart { return true }
      let behind = name[place + count]
      if isAtEnd ? behind == nil : !(behind.map(NumberText.isOfWord) ?? false) { return true }
    }
    return false
  }

  private static func isEqual(_ word: String, _ text: Span<UInt8>, _ start: Int, _ end: Int)
    -> Bool
  {
    guard word.utf8.count == end - start else { return false }
    return zip(start..<end, word.utf8).allSatisfy { text[$0] == $1 }
  }

  private static func first(_ byte: UInt8, in text: Span<UInt8>, _ start: Int, _ end: Int) -> Int {
    var index = start
    while index < end, text[index] != byte { index += 1 }
    return index
  }
}
