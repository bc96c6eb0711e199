/// In what light a movie's boxes are read: whose they are, and what was said before them.
struct MovieScope {
  /// The group of a track's tags, `Track1` …; nil outside of tracks.
  var track: String?
  /// Units of a second, of the movie and of a track's media; 0 where they are not known.
  var timeScale = 0
  var mediaTimeScale = 0
  /// What a track's samples are: `vide`, `soun` …
  var media: FourCC = ""
  /// Whether exiftool's form has told that samples are not read.
  private var hasWarnedOfSamples = false
  /// Texts and numbers in other languages, which stand for the default one where that is missing.
  var translations: [Translation] = []

  /// A value in a language that its name says: a text, or a number beside texts.
  struct Translation {
    let table: TagTable
    let row: Int
    /// The name without the language, and with it.
    let name: String
    let fullName: String
    let group: String?
    let format: TagFormat
    /// Nil where it is left in the file.
    let bytes: ArraySlice<UInt8>?
    var body: Region?
  }

  /// More values than this are not remembered.
  private static let translationLimit = 256

  /// The group of metadata in a track, which says what the track is; nil outside of tracks.
  func group(of kind: String) -> String? {
    guard let track else { return nil }
    return (media == "soun" ? "Audio" : media == "vide" ? "Video" : track) + kind
  }

  /// Handlers of samples that exiftool reads where it is told to.
  private static let readable: [FourCC] = ["text", "meta", "sbtl", "data", "camm", "ctbx"]

  /// Tells once, at the first such track, that exiftool could read samples; those of raw photos it
  /// reads anyway.
  mutating func warnOfSamples(_ found: inout MetadataBuilder) {
    guard !hasWarnedOfSamples, !found.format.isRawPhoto, Self.readable.contains(media) else {
      return
    }
    hasWarnedOfSamples = true
    found.add(
      .quickTimeSamples, "Warning", group: track,
      text: "[minor] The ExtractEmbedded option may find more tags in the media data")
  }

  mutating func remember(_ translation: Translation) {
    guard translations.count < Self.translationLimit else { return }
    translations.append(translation)
  }

  /// Adds values that are there in other languages only under their plain names: the language that came
  /// first is taken for the default, and of its values the last, as it is what the movie says, not a track.
  func addDefaults(to found: inout MetadataBuilder) {
    guard !translations.isEmpty else { return }
    // One pass over the tags for all names: a file may have many of both.
    var known = found.tags.movieTagNames
    let lasts = Dictionary(translations.map { ($0.fullName, $0) }) { $1 }
    for first in translations where known.insert(first.name).inserted {
      let translation = lasts[first.fullName] ?? first
      found.add(
        translation.table, row: translation.row, named: translation.name,
        group: translation.group, translation.format,
        count: (translation.bytes?.count ?? translation.body?.count ?? 0)
          / max(1, translation.format.size),
        bytes: translation.bytes, at: translation.bytes == nil ? translation.body : nil)
    }
  }
}
