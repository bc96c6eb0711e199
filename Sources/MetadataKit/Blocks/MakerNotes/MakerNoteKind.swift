/// A way in which makers lay out their notes: how it is recognized, and where its directory is.
struct MakerNoteKind: Sendable {
  /// What the note is made of.
  enum Form: Sendable {
    /// A TIFF directory at a fixed place.
    case directory
    /// A TIFF directory whose place a 32-bit number at ``MakerNoteKind/start`` has.
    case pointed
    /// A TIFF directory that has to be looked for.
    case searched
    /// No directory.
    case opaque
    /// Phase One's directories.
    case phaseOne
    /// No directory, and nothing in it that is known: the note as a whole is told of by a name.
    case named(UInt32)
  }

  let form: Form
  /// Where the directory, or the structure, stands in the note, or where looking for it starts.
  let start: Int
  /// The byte order of the directory; nil: what its number of entries makes likely.
  let order: ByteOrder?
  /// Where in the note the offsets of the directory count from; nil: from where those of the block
  /// around do.
  let base: Int?
  /// What the numbers of the directory mean, where that is known, or, of a note without one, what
  /// its bytes do: that is the structure with the number 0. Made when it is asked for.
  let tags: @Sendable () -> MakerNoteTags?
  let matches: @Sendable (MakerNoteHead) -> Bool

  init(
    _ form: Form, at start: Int = 0, _ order: ByteOrder? = nil, base: Int? = nil,
    tags: @escaping @autoclosure @Sendable () -> MakerNoteTags? = nil,
    _ matches: @escaping @Sendable (MakerNoteHead) -> Bool
  ) {
    self.form = form
    self.start = start
    self.order = order
    self.base = base
    self.tags = tags
    self.matches = matches
  }

  /// The first kind that fits; nil for a note of nobody known.
  static func of(_ head: MakerNoteHead) -> MakerNoteKind? {
    all.first { $0.matches(head) }
  }

  /// Pentax's note in DNG, as Samsung's cameras have it that are built alike.
  static let pentaxInDNG = MakerNoteKind(.directory, at: 10, base: 0, tags: .pentax) { _ in true }

  /// What a note of nobody known may be: a directory somewhere at its start.
  static let unknown = MakerNoteKind(.searched) { _ in true }
}

/// Where the directory of a note is, and whose it is.
struct MakerNotePlace {
  /// What the offsets of the directory count in.
  var region: Region
  /// Where the directory is there.
  var position: Int
  var order: ByteOrder
  /// The note as a whole.
  let note: Region
  /// The camera's model.
  let camera: ByteSlice
  /// The camera's maker, where the block around names it.
  var make = ByteSlice([])
  /// The group of the tags where it is not the one of their tables.
  var group: String?
  /// How far the values stand from where the note says; nil where the maker's habits tell.
  var moved: Int?
}
