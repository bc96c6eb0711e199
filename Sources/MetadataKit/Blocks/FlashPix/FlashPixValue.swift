/// A property's value ([MS-OLEPS] §2.15).
enum FlashPixValue {
  case text([UInt8])
  case integer(Int)
  case number(Double)
  case bytes(ByteSlice)
  /// What exiftool has, and what is meant.
  indirect case twofold(misread: FlashPixValue, meant: FlashPixValue)
}

/// Reads typed values one after the other.
struct FlashPixValueReader {
  let bytes: ByteSlice
  let order: ByteOrder
  let codePage: Int
  /// The code page that exiftool knows where it reads the value; nil: the same.
  var misreadPage: Int?
  /// Whether a user gave the value its name: its time may be of any year.
  var isOfUser = false
  /// Whether times say how long something took.
  var hasSpans = false
  var position: Int
  /// How many values were read: a few bytes can say that there are many.
  private(set) var count = 0

  init(bytes: ByteSlice, order: ByteOrder, codePage: Int, position: Int) {
    self.bytes = bytes
    self.order = order
    self.codePage = codePage
    self.position = position
  }

  /// A value with its type before it; of a vector, all of them.
  mutating func property() throws(MetadataError) -> [FlashPixValue] {
    let type = try bytes.uint32(at: position, order)
    position += 4
    switch type & 0xf000 {
    case 0:
      let value = try value(type & 0xfff, isInVector: false, depth: 0)
      return value.map { [$0] } ?? []
    case 0x1000:
      let length = try bytes.uint32(at: position, order)
      position += 4
      var values: [FlashPixValue] = []
      for _ in 0..<min(length, type & 0xfff == 0 ? 0 : bytes.count) {
        guard let value = try value(type & 0xfff, isInVector: true, depth: 0) else { break }
        values.append(value)
      }
      // An empty vector is an empty value.
      return values.isEmpty ? [.text([])] : values
    default:
      throw MetadataError(
        .unsupported, "a property of the type \(type)", at: bytes.offset &+ position)
    }
  }

  /// One value; nil for a type that is not read.
  private mutating func value(_ type: Int, isInVector: Bool, depth: Int) throws(MetadataError)
    -> FlashPixValue?
  {
    count += 1
    guard count <= 100_000, depth < 4 else {
      throw MetadataError(.limitExceeded, "too many values", at: bytes.offset)
    }
    switch type {
    // VT_EMPTY is an empty value, by itself or as one of several kinds.
    case 0: return .text([])
    case 2, 11: return integer(try bytes.uint16(at: position, order), 16, isInVector)
    case 18: return .integer(try step(bytes.uint16(at: position, order), 2, isInVector))
    case 3, 10: return integer(try bytes.uint32(at: position, order), 32, isInVector)
    case 19: return .integer(try step(bytes.uint32(at: position, order), 4, isInVector))
    case 16: return integer(try bytes.uint8(at: position), 8, isInVector)
    case 17: return .integer(try step(bytes.uint8(at: position), 1, isInVector))
    case 20, 21:
      let number = try step(bytes.uint64(at: position, order), 8, isInVector)
      return .integer(type == 20 ? Int(truncatingIfNeeded: number) : Int(clamping: number))
    case 4:
      let bits = try step(bytes.uint32(at: position, order), 4, isInVector)
      return .number(Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))))
    case 5: return .number(Double(bitPattern: try step(bytes.uint64(at: position, order), 8, true)))
    // Ten thousandths of a currency's unit.
    case 6:
      let units = try step(bytes.uint64(at: position, order), 8, true)
      return .number(Double(Int64(truncatingIfNeeded: units)) / 10_000)
    case 7:
      let days = Double(bitPattern: try step(bytes.uint64(at: position, order), 8, true))
      guard days.magnitude < 1e7 else { return .number(days) }
      return date(days == 0 ? 0 : Int64(UnixTime.seconds(days: days).rounded()))
    case 8, 30: return try text(isWide: false, isInVector)
    case 31: return try text(isWide: true, isInVector)
    case 12:
      let inner = try bytes.uint32(at: position, order)
      position += 4
      return try value(inner, isInVector: isInVector, depth: depth + 1)
    case 64: return time(try step(bytes.uint64(at: position, order), 8, true))
    case 65, 71:
      let length = try bytes.uint32(at: position, order)
      let blob = try bytes.slice(at: position + 4, count: length)
      position += 4 + (length + 3) / 4 * 4
      return identifier(written: blob).map { .text($0) } ?? .bytes(blob)
    case 72:
      let identifier = try identifier(bytes.slice(at: position, count: 16))
      position += 16
      return .text(Array(identifier.utf8))
    default: return nil
    }
  }

  /// An identifier that is written out in UTF-16, `{BBD2E86A-…}`, as programs give documents one (`_PID_GUID`).
  private func identifier(written blob: ByteSlice) -> [UInt8]? {
    guard (76...84).contains(blob.count), blob.matches("{\0") else { return nil }
    let text = UTF16Text(blob.elements, .little, isGuess: false).utf8
    let isOne =
      text.count == 38 && text[37] == 0x7d
      && text[1..<37].allSatisfy { HexadecimalBytes.digit($0) != nil || $0 == 0x2d }
    return isOne ? text : nil
  }

  /// Goes past a number, which takes four bytes at least where it stands alone.
  private mutating func step<T>(_ value: T, _ size: Int, _ isInVector: Bool) -> T {
    position += isInVector ? size : (size + 3) / 4 * 4
    return value
  }

  private mutating func integer(_ value: Int, _ bits: Int, _ isInVector: Bool) -> FlashPixValue {
    let isNegative = value >> (bits - 1) & 1 == 1
    return .integer(step(isNegative ? value - 1 << bits : value, bits / 8, isInVector))
  }

  /// A length and characters. Within vectors some programs fill up to four bytes, others do not.
  private mutating func text(isWide: Bool, _ isInVector: Bool) throws(MetadataError)
    -> FlashPixValue
  {
    let length = try bytes.uint32(at: position, order) * (isWide ? 2 : 1)
    let text = try bytes.slice(at: position + 4, count: length)
    position += 4 + length
    let filling = (4 - length & 3) & 3
    if !isInVector {
      position += filling
    } else if filling > 0, let zeros = try? bytes.slice(at: position, count: filling),
      zeros.elements.allSatisfy({ $0 == 0 })
    {
      position += filling
    }
    if isWide { return .text(UTF16Text(text.elements, order, isGuess: false).utf8) }
    let meant = CodePage.utf8(text.elements, page: codePage)
    guard let misreadPage, misreadPage != codePage else { return .text(meant) }
    let misread = CodePage.utf8(text.elements, page: misreadPage)
    return misread == meant
      ? .text(meant) : .twofold(misread: .text(misread), meant: .text(meant))
  }

  /// Tenths of microseconds since 1601; less than a year is a span of time, in seconds.
  private func time(_ ticks: UInt64) -> FlashPixValue {
    if ticks <= Self.year { return span(ticks) }
    let shifted = Self.meant(ticks)
    let misread = date(ticks: shifted)
    // Nothing takes centuries: that is a date all the same.
    if hasSpans, ticks < Self.start { return .twofold(misread: misread, meant: span(ticks)) }
    let meant = Self.meant(ticks, isOfUser: isOfUser)
    return meant == shifted ? misread : .twofold(misread: misread, meant: date(ticks: meant))
  }

  private func span(_ ticks: UInt64) -> FlashPixValue {
    ticks % 10_000_000 == 0 ? .integer(Int(ticks / 10_000_000)) : .number(Double(ticks) / 1e7)
  }

  private func date(ticks: UInt64) -> FlashPixValue {
    var text = TextBuffer()
    text.append(fileTime: ticks)
    return .text(text.bytes)
  }

  private static let year: UInt64 = 365 * 86400 * 10_000_000
  /// 1970.
  private static let start = UInt64(UnixTime.since1601) * 10_000_000

  /// What is meant by a time that is not of the century from 1970 on, where another reading of it is: HP's cameras
  /// have the bytes of both words in the other order, and some programs count from 1970.
  ///
  /// - Parameter isOfUser: whether a year before that may be meant.
  private static func meant(_ ticks: UInt64, isOfUser: Bool = false) -> UInt64 {
    let century = start...(start + 100 * year)
    guard !century.contains(ticks) else { return ticks }
    let swapped = ticks.byteSwapped
    let words = swapped << 32 | swapped >> 32
    if century.contains(words) { return words }
    return ticks < 100 * year && !isOfUser ? ticks + start : ticks
  }

  private func date(_ seconds: Int64) -> FlashPixValue {
    var text = TextBuffer()
    text.append(unixTime: seconds)
    return .text(text.bytes)
  }

  /// A class identifier, `10000230-6FC0-11D0-BD01-00609719A180`.
  private func identifier(_ bytes: ByteSlice) throws(MetadataError) -> String {
    var text = hexadecimal(UInt64(try bytes.uint32(at: 0, order)), digits: 8)
    text += "-" + hexadecimal(UInt64(try bytes.uint16(at: 4, order)), digits: 4)
    text += "-" + hexadecimal(UInt64(try bytes.uint16(at: 6, order)), digits: 4) + "-"
    for index in 8..<16 {
      if index == 10 { text += "-" }
      text += hexadecimal(UInt64(try bytes.uint8(at: index)), digits: 2)
    }
    return text.uppercased()
  }
}
