/// What the numbers in the directory of a maker's notes mean: its table, and which of its values are
/// structures or directories themselves.
struct MakerNoteTags: Sendable {
  /// The maker's name, for messages.
  let maker: String
  private let tableWhenNeeded: @Sendable () -> TagTable
  /// What is a structure: the first of an entry's that holds counts.
  let parts: [NotePart]
  /// Those of them that are directories: most makers have none.
  let directories: [NotePart]
  /// Whether there are numbers of 64 bits, as BigTIFF has them.
  let hasLong8: Bool
  /// Whether the number of a directory's entries is one of 32 bits.
  let hasWideCount: Bool
  /// Whether formats that no specification names are numbers of 32 bits.
  let hasOtherLongs: Bool
  /// Whether the offsets are wrong beyond repair: values stand one after the other behind the
  /// directory and its link.
  let ignoresOffsets: Bool
  /// How far values were moved since the camera wrote the note.
  let shift: @Sendable (_ directory: TIFFDirectory, _ place: MakerNotePlace) -> Int
  /// What of the directory is told once its values are.
  let finish:
    @Sendable (
      _ directory: TIFFDirectory, _ place: MakerNotePlace, _ found: inout MetadataBuilder
    ) -> Void
  /// What of the directory has to be known before any of its values can be read.
  let prepare:
    @Sendable (_ directory: TIFFDirectory, _ place: MakerNotePlace, _ note: inout NotePart.Note) ->
      Void
  /// The entries that say where a small copy of the picture is.
  let preview: Preview?

  /// Made when it is asked for, as ``NotePart/table`` is.
  var table: TagTable { tableWhenNeeded() }

  init(
    _ maker: String, _ table: @escaping @autoclosure @Sendable () -> TagTable,
    _ parts: [NotePart] = [], preview: Preview? = nil, hasLong8: Bool = false,
    hasWideCount: Bool = false, hasOtherLongs: Bool = false, ignoresOffsets: Bool = false,
    shift: @escaping @Sendable (TIFFDirectory, MakerNotePlace) -> Int = { _, _ in 0 },
    prepare:
      @escaping @Sendable (TIFFDirectory, MakerNotePlace, inout NotePart.Note) -> Void = {
        _, _, _ in
      },
    finish:
      @escaping @Sendable (TIFFDirectory, MakerNotePlace, inout MetadataBuilder) -> Void = {
        _, _, _ in
      }
  ) {
    self.maker = maker
    tableWhenNeeded = table
    self.parts = parts
    directories = parts.filter { $0.directory != nil }
    self.preview = preview
    self.hasLong8 = hasLong8
    self.hasWideCount = hasWideCount
    self.hasOtherLongs = hasOtherLongs
    self.ignoresOffsets = ignoresOffsets
    self.shift = shift
    self.prepare = prepare
    self.finish = finish
  }

  /// Tells what the directory at a place says.
  func tell(_ place: MakerNotePlace, _ found: inout MetadataBuilder) {
    var note = NotePart.Note(
      order: place.order, camera: place.camera, make: place.make, file: found.format.name,
      group: place.group, isInFile: place.region.isInFile, block: place.region,
      software: found.software)
    // Entries may share what they lead to: all of them together have a limit.
    var budget = found.limits.blockBytes
    tell(place, &note, &budget, &found)
  }
}
