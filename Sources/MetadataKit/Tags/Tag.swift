/// One tag of a file: its name, its value as the file has it, and the words for it.
///
/// A tag is a light reference into its ``Metadata``; words are made when they are asked for.
public struct Tag: Sendable {
  package let store: TagStore
  package private(set) var index: Int
  /// A copy: plain numbers, which nearly all that is asked of a tag is answered from.
  private(set) var record: TagRecord
  private(set) var table: TagTable

  package init(store: TagStore, index: Int) {
    self.store = store
    self.index = index
    record = store.records[index]
    table = store.tables[Int(record.table)]
  }

  /// Becomes another tag of its store.
  ///
  /// What goes through all tags makes one and moves it: to make each counted references to the
  /// store and the table up and down again, a seventh of all counting of reading and printing photos.
  ///
  /// - Parameter store: the tag's own, which its caller has at hand: the tag itself would have to
  ///   count a reference to it.
  mutating func move(to index: Int, of store: TagStore) {
    self.index = index
    let table = record.table
    record = store.records[index]
    if record.table != table { self.table = store.tables[Int(record.table)] }
  }

  /// The row of the table that describes the tag, or nil.
  ///
  /// A copy: what reads one field of it on the path that every tag takes reads it in place.
  package var row: TagRow? {
    let row = Int(record.row)
    return row < 0 ? nil : table.rows[row]
  }

  /// What is special about the tag's value.
  package var traits: TagRow.Traits { record.facts.traits }

  /// Whether neither words nor a conversion stand between the bytes and what is shown.
  package var isPlain: Bool { record.facts.isPlain }

  /// The name that the field uses, `FNumber`; of an unknown tag, its table and number,
  /// `Exif_0xc4a5`.
  public var name: String {
    let record = record
    if record.isNamedByFile { return store.names[Int(record.id)] }
    if record.row >= 0 { return table.rows[Int(record.row)].name }
    var text = TextBuffer()
    appendNumber(to: &text)
    return text.string
  }

  /// Writes what an unknown tag has for a name.
  func appendNumber(to text: inout TextBuffer) {
    text.append(table.name)
    text.append("_0x")
    text.append(hexadecimal: UInt64(record.id), digits: 4)
  }

  /// The group, exiftool's family 1: `IFD0`, `ExifIFD`, `GPS`, `PNG` …
  public var group: String { store.groups[Int(record.group)] }

  /// Whether a table knows the tag, or the file itself names it.
  public var isKnown: Bool { record.row >= 0 || record.isNamedByFile }

  /// Whether the file itself has its name, or a part of it.
  package var isNamedByFile: Bool { record.isNamedByFile }

  /// Whether a table has a row for the tag. Of a field of a structure its name is put together;
  /// what XMP's tables do not know, which yields, has a row for all of its kind.
  package var isInTable: Bool {
    record.row >= 0 && !(record.isNamedByFile && traits.contains(.yields))
  }

  /// The number of the tag in its directory; nil for a tag that the file names by a text.
  public var number: UInt32? { record.isNamedByFile ? nil : table.number(of: record.id) }

  /// The format that the file states.
  public var storedFormat: TagFormat { record.format }

  /// The format that the value is read as.
  public var format: TagFormat { record.facts.format }

  /// How many elements of ``format`` the value has.
  public var count: Int {
    let size = format.size
    return record.facts.isFormatOfRow && size > 0 ? record.length / size : record.count
  }

  /// How many bytes the value has in the file.
  public var byteCount: Int { record.length }

  /// Where the value's bytes stand in the file, when they do so as they are.
  public var byteRange: Range<Int>? {
    let record = record
    return record.offset < 0 ? nil : record.offset..<(record.offset + record.length)
  }

  /// The value's bytes, in the file's order; nil where they were too many to keep, which
  /// ``byteRange`` then locates.
  public var bytes: [UInt8]? {
    record.start >= 0 ? [UInt8](elements) : nil
  }

  /// The order of the bytes of each element.
  public var byteOrder: ByteOrder { record.order }
}

extension Tag {
  /// How many elements of ``storedFormat`` the file says that the value has.
  public var storedCount: Int { record.count }
}
