/// Moments and lengths.
extension QuickTimeValue {
  /// Seconds since 1904 (ISO 14496-12 §8.2.2); what lies before 1970 counts from there, as some
  /// writers have it. A second number is the zone that a reader may rely on, in minutes.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    var seconds = tag.integer() ?? 0
    guard seconds > 0 else { return text.append(unixTime: 0) }
    if seconds >= Int64(MovieTime.unixEpoch) { seconds -= Int64(MovieTime.unixEpoch) }
    text.append(unixTime: seconds)
    if seconds != 0, let minutes = tag.integer(1) { text.append(zone: minutes) }
  }

  @Sendable static func unixMilliseconds(_ tag: Tag, _ text: inout TextBuffer) {
    let milliseconds = tag.integer() ?? 0
    text.append(unixTime: milliseconds / 1000)
    text.append(".")
    text.append(Int(milliseconds % 1000), digits: 3)
  }

  /// A number of units, up to 64 bits without a sign, and how many of them a second has.
  @Sendable static func duration(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(length(of: tag), significantDigits: 15)
  }

  @Sendable static func durationWords(_ tag: Tag, _ text: inout TextBuffer) {
    guard let scale = tag.integer(1), scale > 0 else { return tag.value(to: &text) }
    text.append(duration: length(of: tag))
  }

  /// Seconds; units where nothing says how long they are.
  private static func length(of tag: Tag) -> Double {
    let units = Double(UInt64(bitPattern: tag.integer(0) ?? 0))
    let scale = Double(tag.integer(1) ?? 0)
    return scale > 0 ? units / scale : units
  }

  @Sendable static func durationText(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(duration: number(of: tag))
  }

  /// `2020-11-20T15:04:02+0100` in EXIF's form, `2020:11:20 15:04:02+01:00`.
  @Sendable static func isoDate(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: DateText.separatingZone(of: exifDate(Array(tag.textBytes))))
  }

  private static func exifDate(_ text: [UInt8]) -> [UInt8] {
    func has(_ form: String, at start: Int) -> Bool {
      let form = Array(form.utf8)
      guard text.count >= start + form.count else { return false }
      // By places: to end the iterator of two sequences side by side, of which the compiler leaves
      // the type open, the runtime looked through all of the program's conformances, twice.
      return form.indices.allSatisfy { place in
        let byte = text[start + place]
        return switch form[place] {
        case 0x30: NumberText.isDigit(byte)
        case 0x5f: byte == 0x20 || byte == 0x54
        default: byte == form[place]
        }
      }
    }
    guard has("0000", at: 0) else { return text }
    guard has("0000-00-00_00:00", at: 0) else {
      return text.map { $0 == 0x2d ? 0x3a : $0 }
    }
    let end = has(":00", at: 16) ? 19 : 16
    let rest = text[end...].drop(while: NumberText.isSpace)
    // Anything but a zone behind the time: only the day's dashes are known to be none.
    guard !rest.contains(where: NumberText.isSpace) else {
      return text.map { $0 == 0x2d ? 0x3a : $0 }
    }
    var date = text[..<end].map { $0 == 0x2d ? 0x3a : $0 }
    date[10] = 0x20
    return date + rest
  }

  /// `2020-11-20 15:04:02` with colons.
  @Sendable static func dashedDate(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.textBytes.map { $0 == 0x2d ? 0x3a : $0 })
  }

  /// `2020/11/20 15:04:02` with colons.
  @Sendable static func slashedDate(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(bytes: tag.textBytes.map { $0 == 0x2f ? 0x3a : $0 })
  }

  /// `[0:01:02.500] Title` of `62.5 Title`.
  @Sendable static func chapter(_ tag: Tag, _ text: inout TextBuffer) {
    let raw = tag.rawText
    guard let space = raw.firstIndex(of: 0x20), space > 0 else { return text.append(bytes: raw) }
    let thousandths = (NumberText.leading(raw[..<space]) * 1000).rounded(.toNearestOrEven)
    guard let whole = Int(exactly: thousandths), whole >= 0 else { return text.append(bytes: raw) }
    text.append("[\(whole / 3_600_000):")
    text.append(whole / 60_000 % 60, digits: 2)
    text.append(":")
    text.append(whole / 1000 % 60, digits: 2)
    text.append(".")
    text.append(whole % 1000, digits: 3)
    text.append("] ")
    text.append(bytes: raw[(space + 1)...])
  }
}

extension TextBuffer {
  /// Minutes as `+01:00`.
  mutating func append(zone minutes: Int64) {
    append(minutes < 0 ? "-" : "+")
    let magnitude = Int(clamping: minutes.magnitude)
    append(magnitude / 60, digits: 2)
    append(":")
    append(magnitude % 60, digits: 2)
  }

  /// Seconds; minutes, hours and days where it is half a minute or more.
  mutating func append(duration: Double) {
    if duration == 0 { return append("0 s") }
    if duration < 0 { append("-") }
    let seconds = duration.magnitude
    guard seconds >= 30, seconds < 0x1p70 else {
      append(seconds, fractionDigits: 2)
      return append(" s")
    }
    let rounded = (seconds + 0.5).rounded(.down)
    var hours = Int((rounded / 3600).rounded(.down))
    // All ones, for what is not known, are more than 64 bits hold when they are rounded.
    var rest = max(0, Int(rounded - Double(hours) * 3600))
    if let whole = UInt64(exactly: rounded) {
      hours = Int(whole / 3600)
      rest = Int(whole % 3600)
    }
    if hours > 24 {
      append("\(hours / 24) days ")
      hours %= 24
    }
    append("\(hours):")
    append(rest / 60, digits: 2)
    append(":")
    append(rest % 60, digits: 2)
  }
}
