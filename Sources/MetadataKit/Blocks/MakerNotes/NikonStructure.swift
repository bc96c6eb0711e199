/// Reads Nikon's structures: arrays of numbers, some of which tell which others there are.
///
/// Rows have sixteen times their index for a number, and on top of that which of several fields they
/// are. Meanings under other conditions have a multiple of 0x1000000 added. Conditions are those of
/// ``RowCondition``, and
///
/// - `keep`: what follows may ask for the value; `some`: it counts as 1, or as 0 where only its
///   first byte is not 0
/// - `mask=12`: the bits that are the value
/// - `Name=1|2`, `Name!=0`, `Name<3`, `Name>0`, `Name>=6`: what such a value was, 0 where there is
///   none; those named `…Version` are texts, of which `Name^1.0` is the start
/// - `digits`, `firmware`: the value is such a text
/// - `+4:Name>=1.0`: what stands behind is so many bytes further on then
struct NikonStructure {
  private let content: NotePart.Content
  private let order: ByteOrder
  private var members: [Member] = []

  /// A value that others depend on.
  private struct Member {
    let name: String
    let number: Int
    let text: ArraySlice<UInt8>
    /// Where it stands.
    let place: Int
  }

  init(_ content: NotePart.Content, _ order: ByteOrder) {
    self.content = content
    self.order = order
    let keys = content.note.nikon
    members = [
      Member(name: "ShutterMode", number: keys.shutterMode, text: [], place: 0),
      Member(name: "FocusMode", number: keys.isManualFocus ? 1 : 0, text: [], place: 0),
    ]
  }

  /// Adds the tags of a table.
  ///
  /// - Parameters:
  ///   - start: where the structure starts in the bytes of all.
  ///   - count: how many bytes it has.
  mutating func tell(
    _ table: TagTable, _ unit: TagFormat, from start: Int, count: Int, depth: Int = 0,
    _ found: inout MetadataBuilder
  ) {
    guard depth < 6, start >= 0, count > 0, let part = part(at: start, count: count, unit) else {
      return
    }
    do throws(MetadataError) {
      // A thousand entries may have the same structure.
      try found.charge(entries: table.rows.count)
    } catch {
      return found.warn(error)
    }
    var shift = 0
    for first in table.rows.indices {
      var id = table.rows[first].id
      guard id < 0x100_0000 else { return }
      let position = Int(id >> 4) * unit.size + shift
      guard position < part.bytes.count else { return }
      var row = first
      while true {
        let format = table.rows[row].format ?? unit
        let elements = table.rows[row].elements(
          within: (part.bytes.count - position) / max(1, format.size))
        let condition = RowTerms(
          table.rows[row].condition, part, position, elements * format.size, format, members)
        if condition.verdict == .holds {
          if elements > 0 {
            let value = Value(
              row: row, place: position, format: format, count: elements, mask: condition.mask)
            tell(
              value, of: table, part, from: start, isKept: condition.isKept,
              isFlag: condition.isFlag, depth: depth, &found)
          }
          shift += condition.shift
        }
        id += 0x100_0000
        guard condition.verdict == .isOfOthers, let next = table.index(of: id) else { break }
        row = next
      }
    }
  }

  /// A value of a structure: where it stands, and what it is.
  private struct Value {
    let row: Int
    let place: Int
    let format: TagFormat
    let count: Int
    /// Its bits; 0 where it is all of them.
    let mask: Int
  }

  private mutating func tell(
    _ value: Value, of table: TagTable, _ part: NotePart.Content, from start: Int, isKept: Bool,
    isFlag: Bool, depth: Int, _ found: inout MetadataBuilder
  ) {
    let row = value.row
    guard var bytes = try? part.bytes.slice(at: value.place, count: value.count * value.format.size)
    else { return }
    if table.rows[row].traits.contains(.structural) {
      let id = table.rows[row].id
      return tellInner(id, of: table, value, part, from: start, depth: depth, &found)
    }
    var number = part.integer(at: value.place, value.format) ?? 0
    if value.mask > 0 {
      number = (number & value.mask) >> value.mask.trailingZeroBitCount
      bytes = bytesOf(number, value.format.size, offset: bytes.offset)
    }
    if isKept {
      let isSome = bytes.elements.dropFirst().contains { $0 != 0 }
      members.append(
        Member(
          name: table.rows[row].name, number: isFlag ? (isSome ? 1 : 0) : number,
          text: bytes.elements.prefix { $0 != 0 }, place: start + value.place))
    }
    if isFlag { return }
    found.add(
      table, table.rows[row].id, group: part.note.group, value.format, count: value.count, order,
      bytes: bytes, isInFile: part.note.isInFile)
  }

  /// Tells of the structure that stands at a place within another, or that a number there leads to.
  private mutating func tellInner(
    _ id: UInt32, of table: TagTable, _ value: Value, _ part: NotePart.Content, from start: Int,
    depth: Int, _ found: inout MetadataBuilder
  ) {
    guard let inner = NikonInner.all.first(where: { $0.id == id && $0.outer() === table }) else {
      return
    }
    if inner.start == .here {
      return tell(
        inner.table(), inner.unit, from: start + value.place,
        count: value.count * value.format.size,
        depth: depth + 1, &found)
    }
    guard let pointer = part.integer(at: value.place, .long), pointer > 0 else { return }
    var end = content.bytes.count
    var place = pointer
    if inner.start == .fromStructure {
      place += start
    } else {
      // It ends where the next one starts.
      guard let offsets = members.last(where: { $0.name == "NumberOffsets" }) else { return }
      let room = (content.bytes.count - offsets.place) / 4 - 1
      let count = min(offsets.number, room, 256)
      guard start + value.place < offsets.place + 4 + 4 * count else { return }
      for index in 0..<max(0, count) {
        guard let other = part.integer(at: offsets.place - start + 4 + 4 * index, .long) else {
          break
        }
        if other > pointer { end = min(end, other) }
      }
    }
    guard place >= start, place < end else { return }
    tell(inner.table(), inner.unit, from: place, count: end - place, depth: depth + 1, &found)
  }

  /// Adds the settings of a list: after a head of 24 bytes each has a number, a code that is 4, and
  /// a value.
  mutating func tellSettings(_ found: inout MetadataBuilder) {
    let bytes = content.bytes
    guard bytes.count >= 24, let stated = content.integer(at: 20, .long) else { return }
    let table = TagTable.nikonSettings
    let count = min(stated, (bytes.count - 24) / 8)
    do throws(MetadataError) {
      try found.charge(entries: count)
    } catch {
      return found.warn(error)
    }
    for index in 0..<count {
      let place = 24 + index * 8
      guard bytes[place + 3] == 4, let tag = content.integer(at: place, .short) else { return }
      var id = UInt32(tag)
      while let row = table.index(of: id) {
        let condition = RowTerms(
          table.rows[row].condition, content, place + 4, 4, .long, members)
        if condition.verdict == .holds {
          tell(
            Value(row: row, place: place + 4, format: .long, count: 1, mask: 0), of: table, content,
            from: 0, isKept: condition.isKept, isFlag: false, depth: 0, &found)
        }
        guard condition.verdict == .isOfOthers else { break }
        id += 0x10000
      }
    }
  }

  /// A part of all the bytes.
  private func part(at start: Int, count: Int, _ unit: TagFormat) -> NotePart.Content? {
    var note = content.note
    note.order = order
    let bytes = content.bytes.suffix(from: start).prefix(count)
    guard !bytes.isEmpty else { return nil }
    return NotePart.Content(
      note: note, tag: content.tag, count: content.count, bytes: bytes, unit: unit)
  }

  private func bytesOf(_ number: Int, _ size: Int, offset: Int) -> ByteSlice {
    var bytes = (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    if order == .big { bytes.reverse() }
    return ByteSlice(bytes, offset: offset)
  }

  // MARK: Conditions

  /// What the condition of a row says of a value.
  private struct RowTerms {
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
          mask = NikonStructure.number(term.dropFirst(5))
        } else if term.first == UInt8(ascii: "+") {
          shift += NikonStructure.shift(term.dropFirst(), part, members)
        } else if term.elementsEqual("digits".utf8) {
          let text = part.bytes.suffix(from: position).prefix(length).elements
          if !text.allSatisfy(NumberText.isDigit) { verdict = .saysNothing }
        } else if term.elementsEqual("firmware".utf8) {
          if !NikonStructure.isFirmware(part.bytes.suffix(from: position).prefix(length)) {
            verdict = .saysNothing
          }
        } else if let holds = NikonStructure.member(term, members) {
          if !holds {
            verdict = .isOfOthers
            return
          }
        } else {
          let other = RowCondition(
            part: part, position: position, length: length, format: format
          ).verdict(String(decoding: term, as: UTF8.self))
          if other == .isOfOthers {
            verdict = other
            return
          }
          if other == .saysNothing { verdict = other }
        }
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
      let verdict = RowCondition(part: part, position: 0, length: 0, format: .byte)
        .verdict(String(decoding: terms[1], as: UTF8.self))
      guard verdict == .holds else { return 0 }
    }
    return count
  }

  /// Whether a text is `1.02f` or the like.
  private static func isFirmware(_ bytes: ByteSlice) -> Bool {
    let text = bytes.elements.prefix { $0 != 0 }
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

/// A structure within another one of Nikon's.
struct NikonInner: Sendable {
  /// The table of the outer one, and the number of the row that it stands for there.
  let outer: @Sendable () -> TagTable
  let id: UInt32
  let table: @Sendable () -> TagTable
  let unit: TagFormat
  let start: Start

  enum Start: Sendable {
    /// In the place of the row.
    case here
    /// Where the number there leads to, counted from the start of all.
    case fromWhole
    /// The same, counted from the start of the outer structure.
    case fromStructure
  }

  private init(
    _ outer: @escaping @autoclosure @Sendable () -> TagTable, _ id: UInt32,
    _ table: @escaping @autoclosure @Sendable () -> TagTable, _ unit: TagFormat,
    _ start: Start = .here
  ) {
    self.outer = outer
    self.id = id
    self.table = table
    self.unit = unit
    self.start = start
  }

  // swift-format-ignore
  static let all: [NikonInner] = [
    .init(.nikonShotInfoD40, 0x2d90, .nikonCustomSettingsD40, .byte),
    .init(.nikonShotInfoD80, 0x2ec0, .nikonCustomSettingsD80, .byte),
    .init(.nikonShotInfoD90, 0x3740, .nikonCustomSettingsD90, .byte),
    .init(.nikonShotInfoD3a, 0x3010, .nikonCustomSettingsD3, .byte),
    .init(.nikonShotInfoD3b, 0x30a0, .nikonCustomSettingsD3, .byte),
    .init(.nikonShotInfoD3X, 0x30b0, .nikonCustomSettingsD3, .byte),
    .init(.nikonShotInfoD3S, 0x2ce0, .nikonCustomSettingsD3, .byte),
    .init(.nikonShotInfoD300a, 0x3160, .nikonCustomSettingsD3, .byte),
    .init(.nikonShotInfoD300b, 0x3220, .nikonCustomSettingsD3, .byte),
    .init(.nikonShotInfoD300S, 0x3240, .nikonCustomSettingsD3, .byte),
    .init(.nikonShotInfoD700, 0x3240, .nikonCustomSettingsD700, .byte),
    .init(.nikonShotInfoD5000, 0x3780, .nikonCustomSettingsD5000, .byte),
    .init(.nikonShotInfoD5100, 0x4070, .nikonCustomSettingsD5100, .byte),
    .init(.nikonShotInfoD5200, 0xcd50, .nikonCustomSettingsD5200, .byte),
    .init(.nikonShotInfoD7000, 0x4040, .nikonCustomSettingsD7000, .byte),
    .init(.nikonShotInfoD800, 0x6ec0, .nikonCustomSettingsD800, .byte),
    .init(.nikonShotInfoD610, 0x7cf0, .nikonCustomSettingsD610, .byte),
    .init(.nikonShotInfoD4, 0x7510, .nikonCustomSettingsD4, .byte),
    .init(.nikonShotInfoD4S, 0x189d0, .nikonCustomSettingsD4, .byte),
    .init(.nikonShotInfoD4S, 0x18c20, .nikonCustomLiveViewD4S, .byte),
    .init(.nikonShotInfoD4S, 0x193d0, .nikonCustomSettingsD4, .byte),
    .init(.nikonShotInfoD4S, 0x350b0, .nikonOrientationInfo, .byte),
    .init(.nikonShotInfoD810, 0x100, .nikonSettingsInfoD810, .byte, .fromWhole),
    .init(.nikonShotInfoD810, 0x240, .nikonBracketingInfoD810, .byte, .fromWhole),
    .init(.nikonShotInfoD810, 0x380, .nikonISOAutoInfoD810, .byte, .fromWhole),
    .init(.nikonShotInfoD810, 0x400, .nikonCustomSettingsD810, .byte, .fromWhole),
    .init(.nikonShotInfoD810, 0x840, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoD780, 0x9c0, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoD7500, 0xa00, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoD850, 0x100, .nikonMenuSettingsD850, .byte, .fromWhole),
    .init(.nikonShotInfoD850, 0x4c0, .nikonMoreSettingsD850, .byte, .fromWhole),
    .init(.nikonShotInfoD850, 0x580, .nikonCustomSettingsD850, .byte, .fromWhole),
    .init(.nikonShotInfoD850, 0xa00, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoD500, 0x100, .nikonRotationInfoD500, .byte, .fromWhole),
    .init(.nikonShotInfoD500, 0x140, .nikonJPGInfoD500, .byte, .fromWhole),
    .init(.nikonShotInfoD500, 0x2c0, .nikonBracketingInfoD500, .byte, .fromWhole),
    .init(.nikonShotInfoD500, 0x500, .nikonShootingMenuD500, .byte, .fromWhole),
    .init(.nikonShotInfoD500, 0x580, .nikonCustomSettingsOfD500, .byte, .fromWhole),
    .init(.nikonShotInfoD500, 0xa00, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoD500, 0xa80, .nikonOtherInfoD500, .byte, .fromWhole),
    .init(.nikonCustomSettingsOfD500, 0x0, .nikonCustomSettingsD5, .byte),
    .init(.nikonCustomSettingsOfD500, 0x1000000, .nikonCustomSettingsD500, .byte),
    .init(.nikonShotInfoD6, 0x300, .nikonSeqInfoD6, .byte, .fromWhole),
    .init(.nikonShotInfoD6, 0x9c0, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoD6, 0xa40, .nikonIntervalInfoD6, .byte, .fromWhole),
    .init(.nikonShotInfoZ6III, 0x880, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoZ6III, 0x900, .nikonMenuSettingsZ6III, .byte, .fromWhole),
    .init(.nikonShotInfoZ7II, 0x300, .nikonIntervalInfoZ7II, .byte, .fromWhole),
    .init(.nikonShotInfoZ7II, 0x380, .nikonPortraitInfoZ7II, .byte, .fromWhole),
    .init(.nikonShotInfoZ7II, 0x880, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoZ7II, 0x980, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoZ7II, 0xa00, .nikonMenuInfoZ7II, .byte, .fromWhole),
    .init(.nikonShotInfoZ8, 0x300, .nikonSeqInfoZ9, .byte, .fromWhole),
    .init(.nikonShotInfoZ8, 0x800, .nikonAutoCaptureInfo, .byte, .fromWhole),
    .init(.nikonShotInfoZ8, 0x840, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoZ8, 0x8c0, .nikonMenuInfoZ8, .byte, .fromWhole),
    .init(.nikonShotInfoZ9, 0x300, .nikonSeqInfoZ9, .byte, .fromWhole),
    .init(.nikonShotInfoZ9, 0x580, .nikonOffset13InfoZ9, .byte, .fromWhole),
    .init(.nikonShotInfoZ9, 0x800, .nikonAutoCaptureInfo, .byte, .fromWhole),
    .init(.nikonShotInfoZ9, 0x840, .nikonOrientationInfo, .byte, .fromWhole),
    .init(.nikonShotInfoZ9, 0x8c0, .nikonMenuInfoZ9, .byte, .fromWhole),
    .init(.nikonMenuInfoZ7II, 0x100, .nikonMenuSettingsZ7II, .byte, .fromStructure),
    .init(.nikonMenuInfoZ8, 0x100, .nikonMenuSettingsZ8v1, .byte, .fromStructure),
    .init(.nikonMenuInfoZ8, 0x1000100, .nikonMenuSettingsZ8v2, .byte, .fromStructure),
    .init(.nikonMenuInfoZ9, 0x100, .nikonMenuSettingsZ9, .byte, .fromStructure),
    .init(.nikonMenuInfoZ9, 0x1000100, .nikonMenuSettingsZ9v3, .byte, .fromStructure),
    .init(.nikonMenuInfoZ9, 0x2000100, .nikonMenuSettingsZ9v4, .byte, .fromStructure),
    .init(.nikonMenuSettingsZ6III, 0x4e70, .nikonCustomSettingsZ6III, .byte),
    .init(.nikonMenuSettingsZ8v1, 0x0, .nikonMenuSettingsZ8, .byte),
    .init(.nikonMenuSettingsZ8v1, 0x3af0, .nikonCustomSettingsZ8, .byte),
    .init(.nikonMenuSettingsZ8v2, 0x0, .nikonMenuSettingsZ8, .byte),
    .init(.nikonMenuSettingsZ8v2, 0x3af0, .nikonCustomSettingsZ8, .byte),
    .init(.nikonMenuSettingsZ9, 0x31f0, .nikonCustomSettingsZ9, .byte),
    .init(.nikonMenuSettingsZ9v3, 0x34f0, .nikonCustomSettingsZ9, .byte),
    .init(.nikonMenuSettingsZ9v4, 0x34f0, .nikonCustomSettingsZ9v4, .byte),
    .init(.nikonCapture, 0x116fea21, .nikonCaptureHighlightData, .signedByte),
    .init(.nikonCapture, 0x374233e0, .nikonCaptureCropData, .byte),
    .init(.nikonCapture, 0x39c456ac, .nikonCapturePictureCtrl, .byte),
    .init(.nikonCapture, 0x3cfc73c6, .nikonCaptureRedEyeData, .byte),
    .init(.nikonCapture, 0x56a54260, .nikonCaptureExposure, .byte),
    .init(.nikonCapture, 0x84589434, .nikonCaptureBrightness, .byte),
    .init(.nikonCapture, 0x890ff591, .nikonCaptureDLightingHQ, .long),
    .init(.nikonCapture, 0x926f13e0, .nikonCaptureNoiseReduction, .byte),
    .init(.nikonCapture, 0xb0384e1e, .nikonCapturePhotoEffects, .byte),
    .init(.nikonCapture, 0xb999a36f, .nikonCaptureColorBoost, .byte),
    .init(.nikonCapture, 0xbf3c6c20, .nikonCaptureWBAdjData, .byte),
    .init(.nikonCapture, 0xe37b4337, .nikonCaptureDLightingHS, .long),
    .init(.nikonCapture, 0xe42b5161, .nikonCaptureUnsharpData, .byte),
  ]
}
