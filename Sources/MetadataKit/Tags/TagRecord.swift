/// One tag as it was found: plain numbers, so that a file's tags are one array, its values another,
/// and neither reading nor copying a record touches a reference count.
struct TagRecord: Sendable {
  /// The index of the tag's table in the store.
  let table: UInt16
  /// The index of the tag's group in the store.
  let group: UInt16
  /// The row of the table, or -1: unknown, or named by the file itself.
  let row: Int32
  /// The tag's number; of a tag that the file names, the index of that name.
  let id: UInt32
  let format: TagFormat
  let order: ByteOrder
  /// What is special about the tag in its file.
  let marks: Marks
  /// Which other picture it is of, from 1; 255 is any further one. What is of one may count all the
  /// same, where the file says nothing of that kind of its own picture.
  let document: UInt8
  /// Elements, as the file says.
  let count: Int
  /// Where the value's bytes stand in the store's values, or which of its coded ones it is; -1
  /// where they were not kept.
  let start: Int
  /// How many bytes it has.
  let length: Int
  /// Where the value's bytes stand in the file, or -1.
  let offset: Int
  /// Where the offsets that the value states count from, in the file.
  let base: Int
  /// What the table says of it, told here once: it is asked for many times, and a row is far away.
  let facts: RowFacts

  /// In one byte: a record is copied for each tag that is printed, a field at a time.
  struct Marks: OptionSet, Sendable {
    let rawValue: UInt8

    static let isNamedByFile = Marks(rawValue: 1)
    /// It is one more value of the list that the record before it starts or continues.
    static let continuesList = Marks(rawValue: 2)
    /// It was found behind a place where its directory is damaged.
    static let isBehindDamage = Marks(rawValue: 4)
    /// It is of another picture or movie than the one that the file is for, or of a document within it.
    static let isOfOther = Marks(rawValue: 8)
    /// The store has the value in Base64: pictures in XMP, of which mostly nobody wants more than
    /// the length.
    static let isBase64 = Marks(rawValue: 16)
    /// Words for each of its numbers would, with those of the tags before it, be many megabytes.
    static let hasNoWords = Marks(rawValue: 32)
    /// It is of an item of a data set: the same as ``isOfOther``, but to exiftool.
    static let isOfItem = Marks(rawValue: 64)
  }

  var isNamedByFile: Bool { marks.contains(.isNamedByFile) }
  var continuesList: Bool { marks.contains(.continuesList) }
  var isBehindDamage: Bool { marks.contains(.isBehindDamage) }
  /// Exiftool makes nothing of what stands behind damage.
  func isLeftOut(asExiftool: Bool) -> Bool { asExiftool && isBehindDamage }
  var isOfOther: Bool { marks.contains(.isOfOther) }
  var isOfItem: Bool { marks.contains(.isOfItem) }
  var isBase64: Bool { marks.contains(.isBase64) }

  /// Whether the value is one element of the format that it is read as.
  var hasOneElement: Bool {
    count == 1 && (!facts.isFormatOfRow || length == facts.format.size)
  }
}
