/// What stands between values, and around them.
extension JSONWriter {
  mutating func begin(_ bracket: UInt8, _ isInline: Bool) {
    separate()
    text.append(ascii: bracket)
    needsComma = false
    depth += 1
    if inlineDepth == .max {
      if isInline {
        inlineDepth = depth
      } else if depth > 1 || bracket == 0x7b {
        indentation += 1
      }
    }
  }

  mutating func end(_ bracket: UInt8) {
    if inlineDepth == depth {
      inlineDepth = .max
    } else if inlineDepth == .max, indentation > 0 {
      indentation -= 1
      if layout == .lines, needsComma {
        write(Separator(startsLine: true, blanks: indentation &* 2))
      }
    }
    depth -= 1
    text.append(ascii: bracket)
    needsComma = true
    isAfterKey = false
  }

  mutating func colon() {
    text.append(ascii: 0x3a)
    if layout == .lines { text.append(ascii: 0x20) }
    isAfterKey = true
  }

  @inline(__always)
  mutating func separate() {
    if isAfterKey {
      isAfterKey = false
    } else {
      separateMember()
    }
  }

  private mutating func separateMember() {
    let separator = separator
    if !separator.isEmpty { write(separator) }
  }

  private mutating func write(_ separator: Separator) {
    text.bytes.append(addingCapacity: separator.room) { separator.write(to: &$0) }
  }

  /// What stands between what was written last and what comes next.
  var separator: Separator {
    if isAfterKey { return Separator() }
    guard layout == .lines else { return Separator(hasComma: needsComma) }
    guard inlineDepth == .max else {
      return Separator(hasComma: needsComma, blanks: needsComma ? 1 : 0)
    }
    let startsLine = needsComma || indentation > 0
    return Separator(
      hasComma: needsComma, startsLine: startsLine, blanks: startsLine ? indentation &* 2 : 0)
  }

  /// A comma, a line break, blanks.
  struct Separator {
    var hasComma = false
    var startsLine = false
    var blanks = 0

    var isEmpty: Bool { !hasComma && !startsLine && blanks == 0 }
    /// The room that it takes, blanks being written eight at a time.
    var room: Int { blanks &+ 10 }

    @inline(__always)
    func write(to output: inout OutputSpan<UInt8>) {
      if hasComma { output.append(0x2c) }
      if startsLine { output.append(0x0a) }
      output.append(blanks: blanks)
    }
  }
}
