/// A value of a maker's note that is a structure: an array of numbers each of which is a tag.
///
/// The rows of its table have indices for numbers. Where one of another camera, or of another kind
/// of structure, has a meaning of its own, that row has a multiple of 0x10000 added; where a number
/// has several meanings at once, in some of its bits each, those rows have multiples of 0x1000000.
struct NotePart: Sendable {
  /// The number of the entry that has it.
  let tag: Int
  private let tableWhenNeeded: @Sendable () -> TagTable
  /// What it is an array of.
  let unit: TagFormat
  /// How its first number tells its length in bytes.
  let length: StatedLength
  /// Of which cameras, and with which count, the entry is one; see ``RowCondition``.
  let condition: String
  /// What tells of it where it is no array with a tag at each index.
  let tell: Telling?
  /// The order of its bytes where it is not the one of the note.
  let order: ByteOrder?
  /// What its numbers mean where it is a directory, or leads to one.
  let directory: MakerNoteTags?
  /// Where that directory starts.
  let layout: Layout

  /// Made when it is asked for: those of all of a maker's cameras took a fifth of the instructions
  /// of reading and printing one photo.
  var table: TagTable { tableWhenNeeded() }

  typealias Telling = @Sendable (_ content: Content, _ found: inout MetadataBuilder) -> Void

  /// How a directory stands in, or where a value leads to.
  struct Layout: Sendable {
    /// What stands before it.
    var head: StaticString = ""
    /// How many bytes come between that and the directory, whatever they are.
    var gap = 0
    /// Whether its offsets count from where the value starts.
    var isBase = false
    /// Whether `II` or `MM` stands before it.
    var hasMark = false
  }

  enum StatedLength: Sendable {
    /// Not at all.
    case none
    /// As it is; also as one of some cameras that write a fixed number.
    case bytes
    /// As half of it.
    case half
    /// As it is, two bytes further on.
    case behindTwo
    /// As it is, or as 44, what some cameras write.
    case bytesOr44
  }

  init(
    _ tag: Int, _ table: @escaping @autoclosure @Sendable () -> TagTable, _ unit: TagFormat,
    _ length: StatedLength = .none, condition: String = "", order: ByteOrder? = nil,
    tell: Telling? = nil
  ) {
    self.tag = tag
    tableWhenNeeded = table
    self.unit = unit
    self.length = length
    self.condition = condition
    self.tell = tell
    self.order = order
    directory = nil
    layout = Layout()
  }

  /// A value that is a directory, or leads to one; its offsets count as those of the one around.
  init(
    _ tag: Int, directory: MakerNoteTags, _ order: ByteOrder? = nil, condition: String = "",
    layout: Layout = Layout()
  ) {
    self.tag = tag
    tableWhenNeeded = { directory.table }
    unit = .undefined
    length = .none
    self.condition = condition
    tell = nil
    self.order = order
    self.directory = directory
    self.layout = layout
  }

  /// What all structures of a note have in common.
  struct Note {
    var order: ByteOrder
    /// The camera's model.
    let camera: ByteSlice
    /// The camera's maker, where the block around names it.
    var make = ByteSlice([])
    /// What the file is: `JPEG`, `CR3` …
    let file: String
    /// The group of the tags where it is not the one of their tables.
    let group: String?
    var isInFile: Bool
    /// The block that the note stands in; nil where no offsets of the note count from its start.
    var block: Region?
    /// The number of the lens, once it is known.
    var lens = 0
    /// The program that wrote the file, or the camera's own.
    var software = ByteSlice([])
    /// What the directory's values, or one structure, say of other structures.
    var facts: [(name: String, number: Int)] = []
    /// What Nikon's structures are read with.
    var nikon = NikonKeys()

    /// The last fact of a name.
    func fact(_ name: String) -> Int? { facts.last { $0.name == name }?.number }
  }

  /// The structure as a file has it.
  struct Content {
    let note: Note
    /// The number of the entry that has it, and how many elements that states.
    let tag: Int
    let count: Int
    let bytes: ByteSlice
    let unit: TagFormat

    /// The whole number at a position.
    func integer(at position: Int, _ format: TagFormat) -> Int? {
      switch format {
      case .byte, .undefined: return bytes[position].map { Int($0) }
      case .signedByte: return bytes[position].map { Int(Int8(truncatingIfNeeded: $0)) }
      case .short: return try? bytes.uint16(at: position, note.order)
      case .signedShort:
        return (try? bytes.uint16(at: position, note.order)).map {
          Int(Int16(truncatingIfNeeded: $0))
        }
      case .long: return try? bytes.uint32(at: position, note.order)
      case .signedLong: return try? bytes.int32(at: position, note.order)
      default: return nil
      }
    }
  }

  /// Whether the length that a structure states is the one that it has.
  func isRight(_ content: Content) -> Bool {
    let place = length == .behindTwo ? 2 : 0
    guard length != .none else { return true }
    guard let stated = content.integer(at: place, .short) else { return false }
    let count = content.bytes.count
    switch length {
    case .half: return stated == count / 2
    case .bytesOr44: return stated == count || stated == 44
    default: return stated == count
    }
  }
}

extension NotePart.Content {
  /// A structure that no camera's note has.
  init(_ bytes: ByteSlice, _ order: ByteOrder, _ unit: TagFormat, isInFile: Bool) {
    let note = NotePart.Note(
      order: order, camera: ByteSlice([]), file: "", group: nil, isInFile: isInFile)
    self.init(note: note, tag: 0, count: bytes.count, bytes: bytes, unit: unit)
  }
}
