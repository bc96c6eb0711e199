/// The header of a document of Word 97 or later, at the start of its stream ([MS-DOC] §2.5.1, Fib): what it
/// is, and where in the stream of its tables parts of it stand.
struct WordHeader {
  /// The stream that starts with it.
  static let streamName = "WordDocument"
  /// A header that is larger than any version's is read up to here.
  static let mostBytes = 4096
  /// What the stream of the tables may be called.
  static let tableNames = ["0Table", "1Table"]

  /// Bytes of the stream of the tables.
  struct Part {
    let start: Int
    let count: Int

    static let none = Part(start: 0, count: 0)

    /// Where it ends, never below 0: both numbers have 32 bits.
    var end: Int { count == 0 ? 0 : start + count }
  }

  let tableName: String
  /// Whether nothing more can be read without a password.
  let isEncrypted: Bool
  /// The document's properties (§2.7.1).
  let properties: Part
  /// The names of those who commented.
  let commentAuthors: Part
  /// Who saved the document, and where to.
  let history: Part

  /// How much of the stream of the tables is asked for.
  var tableEnd: Int { max(properties.end, commentAuthors.end, history.end) }

  /// Tells of the document; nil where it is one of another version.
  init?(_ stream: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let head = try stream.head(count: Self.mostBytes)
    // Word 6 and 95 have another number here, and all else elsewhere (§2.5.2, FibBase).
    let identification = try head.uint16(at: 0, .little)
    guard identification == 0xa5ec else { return nil }
    let flags = try head.uint16(at: 10, .little)
    let system = try head.uint16(at: 18, .little)
    try found.charge(entries: 6)
    found.add(.wordHeader, "Identification", identification)
    found.add(.wordHeader, "LanguageCode", try head.uint16(at: 6, .little))
    // Between the flags is how often it was saved incrementally.
    found.add(.wordHeader, "DocFlags", flags & 0xff0f)
    found.add(.wordHeader, "System", system & 1)
    found.add(.wordHeader, "Word97", system >> 4 & 1)
    tableName = Self.tableNames[flags >> 9 & 1]
    isEncrypted = flags & 0x100 != 0
    guard !isEncrypted else {
      // Nothing but the first bytes of the header is legible then (§2.2.6).
      properties = .none
      commentAuthors = .none
      history = .none
      return
    }

    // Behind the fixed part are numbers of 16 and of 32 bits, each kind with its count before it,
    // then pairs of a place and a length, in the order of §2.5.6 (FibRgFcLcb97).
    var position = 32
    for size in [2, 4] { position += try 2 + head.uint16(at: position, .little) * size }
    let pairs = try head.suffix(from: position + 2)
      .prefix(head.uint16(at: position, .little) * 8)
    properties = Self.part(pairs, 31)
    commentAuthors = Self.part(pairs, 36)
    history = Self.part(pairs, 71)
    // One pair is a time.
    guard let saved = try? pairs.uint64(at: 87 * 8, .little), saved > Self.unixEpoch else { return }
    var date = TextBuffer()
    date.append(fileTime: saved)
    found.add(.wordTable, "ModifyDate", text: date.string)
  }

  /// 1970, in units of 100 ns since 1601.
  private static let unixEpoch: UInt64 = 116_444_736_000_000_000

  /// The pair of an index; older versions have fewer of them.
  private static func part(_ pairs: ByteSlice, _ index: Int) -> Part {
    guard let start = try? pairs.uint32(at: index * 8, .little),
      let count = try? pairs.uint32(at: index * 8 + 4, .little)
    else { return .none }
    return Part(start: start, count: count)
  }
}
