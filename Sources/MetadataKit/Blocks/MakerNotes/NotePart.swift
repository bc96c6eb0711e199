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
    /// Whether an earlier directory of Olympus' says how the picture was steadied.
    var hasStabilization = false
    /// The program that wrote the file, or the camera's own.
    var software = ByteSlice([])
    /// What the directory's values, or one structure, say of other structures.
    var facts: [(name: String, number: Int)] = []
    /// What Nikon's structures are read with.
    var nikon = NikonKeys()
    /// How many faces the camera has found, where that is known beforehand.
    var faces = 0
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

/// A structure that stands within another one.
struct InnerPart: Sendable {
  /// The table of the outer one, and the number of the row that it stands for there.
  let outer: @Sendable () -> TagTable
  let id: UInt32
  let table: @Sendable () -> TagTable
  let unit: TagFormat
  let byteCount: Int

  init(
    _ outer: @escaping @autoclosure @Sendable () -> TagTable, _ id: UInt32,
    _ table: @escaping @autoclosure @Sendable () -> TagTable, _ unit: TagFormat,
    byteCount: Int = .max
  ) {
    self.outer = outer
    self.id = id
    self.table = table
    self.unit = unit
    self.byteCount = byteCount
  }
}

extension NotePart {
  /// Every maker's structures within structures.
  fileprivate static let inner = canonInner + pentaxInner
}

extension NotePart.Content {
  /// Adds a tag for each row of a table that is of the camera, as far as the structure reaches.
  ///
  /// - Parameter revision: where values stand that do not stand where the table says.
  func tell(
    _ table: TagTable, revision: CanonRevision? = nil, _ found: inout MetadataBuilder
  ) {
    // Thousands of entries may share a structure.
    guard (try? found.charge(entries: table.rows.count)) != nil else { return }
    for row in table.rows.indices {
      // The other meanings of a number stand behind all numbers; what shares the bytes of a number
      // has a multiple of 0x1000000 added.
      guard table.rows[row].id & 0xff_0000 == 0 else { continue }
      var candidate = row
      var id = table.rows[row].id
      while let verdict = tell(row: candidate, of: table, revision, &found),
        verdict == .isOfOthers
      {
        id += 0x10000
        guard let next = table.index(of: id) else { break }
        candidate = next
      }
    }
  }

  /// Adds the tag of a row, if it is of the camera; nil where the structure ends before it.
  private func tell(
    row: Int, of table: TagTable, _ revision: CanonRevision?, _ found: inout MetadataBuilder
  ) -> RowCondition.Verdict? {
    let id = table.rows[row].id
    // Some stand so far from the end.
    let index = Int(Int16(truncatingIfNeeded: id))
    var position = index < 0 ? bytes.count + index * unit.size : index * unit.size
    if let revision {
      guard let shift = revision.shift(of: id) else { return nil }
      position += shift
    }
    guard position >= 0, position < bytes.count else { return nil }
    let format = table.rows[row].format ?? unit
    let count = table.rows[row].elements(
      within: (bytes.count - position) / max(1, format.size))
    guard count > 0 else { return nil }
    let length = count * format.size
    let verdict = RowCondition(part: self, position: position, length: length, format: format)
      .verdict(table.rows[row].condition)
    if table.rows[row].traits.contains(.structural) {
      if verdict == .holds { tellInner(id, of: table, at: position, &found) }
      return verdict
    }
    guard verdict == .holds,
      let value = try? bytes.slice(at: position, count: length)
    else { return verdict }
    let order = table.rows[row].traits.contains(.reversed) ? note.order.other : note.order
    found.add(
      table, id, group: note.group, format, count: count, order, bytes: value,
      isInFile: note.isInFile, base: note.block.map { $0.isInFile ? $0.start : 0 } ?? 0)
    return verdict
  }

  /// Tells of the structure that stands within this one at a position.
  private func tellInner(
    _ id: UInt32, of table: TagTable, at position: Int, _ found: inout MetadataBuilder
  ) {
    let inners = table.name.hasPrefix("Sony") ? NotePart.sonyInner : NotePart.inner
    guard let inner = inners.first(where: { $0.id == id && $0.outer() === table }) else {
      return
    }
    let content = Self(
      note: note, tag: tag, count: count,
      bytes: bytes.suffix(from: position).prefix(inner.byteCount), unit: inner.unit)
    content.tell(inner.table(), &found)
  }
}
