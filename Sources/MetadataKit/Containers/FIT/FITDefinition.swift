/// How the messages of one local number are made up (*FIT Protocol*, definition message).
struct FITDefinition {
  let order: ByteOrder
  /// What kind of message it is.
  let number: Int
  /// The fields, where messages of the kind are told of.
  let fields: [Field]
  /// How many bytes a message has.
  let size: Int
  /// When a message was written; nil where it does not say.
  var time: Time?

  /// A field, and where it stands in a message.
  struct Field {
    let number: Int
    let type: FITType
    let position: Int
    let size: Int
  }

  enum Time {
    case field(Field)
    /// What a compressed header said.
    case seconds(Int)
  }

  /// The tags of messages that are told of without being asked for: those with places.
  var table: TagTable? { Self.table(of: number) }

  static func table(of number: Int) -> TagTable? {
    switch number {
    case 18: .garminSession
    case 19: .garminLap
    case 20: .garminRecord
    case 32: .garminCoursePoint
    case 128: .garminWeatherConditions
    case 142: .garminSegmentLap
    case 150: .garminSegmentPoint
    case 160: .garminGPS
    case 285: .garminJump
    case 312: .garminSplit
    case 317: .garminClimbPro
    default: nil
    }
  }

  /// The group of the tags.
  var group: String {
    if let table { return table.group }
    var text = TextBuffer()
    if Labels(GarminWords.messages).appendWords(of: Int64(number), to: &text) { return text.string }
    return "Unknown\(number)"
  }
}

/// The type of a field (*FIT Protocol*, base types).
struct FITType {
  let format: TagFormat
  /// What stands where there is no value: a number, of whole numbers.
  private let invalid: UInt64?

  /// A type by its number; nil where there is none of it.
  init?(_ number: Int) {
    switch number {
    case 0x00, 0x02: (format, invalid) = (.byte, 0xff)
    case 0x01: (format, invalid) = (.signedByte, 0x7f)
    case 0x83: (format, invalid) = (.signedShort, 0x7fff)
    case 0x84: (format, invalid) = (.short, 0xffff)
    case 0x85: (format, invalid) = (.signedLong, 0x7fff_ffff)
    case 0x86: (format, invalid) = (.long, 0xffff_ffff)
    case 0x07: (format, invalid) = (.utf8, nil)
    case 0x88: (format, invalid) = (.float, nil)
    case 0x89: (format, invalid) = (.double, nil)
    case 0x0a: (format, invalid) = (.byte, 0)
    case 0x8b: (format, invalid) = (.short, 0)
    case 0x8c: (format, invalid) = (.long, 0)
    case 0x0d: (format, invalid) = (.undefined, nil)
    case 0x8e: (format, invalid) = (.signedLong8, 0x7fff_ffff_ffff_ffff)
    case 0x8f: (format, invalid) = (.long8, .max)
    case 0x90: (format, invalid) = (.long8, 0)
    default: return nil
    }
  }

  /// Whether bytes are one value that says nothing. Of several, all are told.
  func isInvalid(_ bytes: ByteSlice, _ order: ByteOrder) -> Bool {
    guard bytes.count == format.size else { return bytes.isEmpty }
    switch format {
    case .float:
      return (try? bytes.uint32(at: 0, order)).map {
        Float(bitPattern: UInt32(truncatingIfNeeded: $0)).isNaN
      } ?? true
    case .double:
      return (try? bytes.uint64(at: 0, order)).map { Double(bitPattern: $0).isNaN } ?? true
    default: return invalid != nil && number(bytes, order) == invalid
    }
  }

  /// The bits of a whole number.
  func number(_ bytes: ByteSlice, _ order: ByteOrder) -> UInt64? {
    switch format.size {
    case 1: (try? bytes.uint8(at: 0)).map { UInt64($0) }
    case 2: (try? bytes.uint16(at: 0, order)).map { UInt64($0) }
    case 4: (try? bytes.uint32(at: 0, order)).map { UInt64($0) }
    default: try? bytes.uint64(at: 0, order)
    }
  }
}
