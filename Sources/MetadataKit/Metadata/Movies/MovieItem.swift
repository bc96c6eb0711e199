/// One thing that a movie says of itself in words: the counterpart of `AVMetadataItem`.
public struct MovieItem: Hashable, Sendable {
  /// What it says, under AVFoundation's name of the common key.
  public let commonKey: CommonKey
  /// A text; a date in ISO 8601, a place as the file has it.
  public let value: String
  /// The tag that it comes from, `Keys:Title`.
  public let source: String

  /// What all containers have in common, by the raw values of `AVMetadataKey`'s common keys.
  public struct CommonKey: Hashable, Sendable, CustomStringConvertible {
    /// AVFoundation's raw value of the key, `albumName`.
    public let description: String

    /// A key by its raw value; under one that is not listed below, no movie says anything.
    public init(_ description: String) { self.description = description }

    /// What the work is called: QuickTime's `Title`, `DisplayName` or `Name`.
    public static let title = CommonKey("title")
    /// Who performs it: `Artist` or `Performer`.
    public static let artist = CommonKey("artist")
    /// Who wrote it: `Author`.
    public static let author = CommonKey("author")
    /// The album that a song is of: `Album` or ASF's `AlbumTitle`.
    public static let albumName = CommonKey("albumName")
    /// What it is about: `Description`, `Comment`, `Summary` or `Synopsis`.
    public static let description = CommonKey("description")
    /// Who holds the rights: `Copyright`.
    public static let copyrights = CommonKey("copyrights")
    /// When it was taken or released, in ISO 8601; as it stands where it is no whole date (a year).
    public static let creationDate = CommonKey("creationDate")
    /// Who made the camera: `Make`.
    public static let make = CommonKey("make")
    /// Which camera it was: `Model`.
    public static let model = CommonKey("model")
    /// The program, firmware or encoder that wrote it.
    public static let software = CommonKey("software")
    /// Where it was taken, as the file has it: most often ISO 6709, `+43.4675+011.8851/`.
    public static let location = CommonKey("location")
    /// What a Live Photo's movie and still have in common: Apple's `ContentIdentifier`.
    public static let identifier = CommonKey("identifier")
  }
}

extension Movie {
  /// What the movie says of itself in words, each common key once: the first of QuickTime's keys,
  /// iTunes' items, user data, and the tags of Matroska, ASF, RIFF, Vorbis, Flash, APE, ID3, AIFF and CAF
  /// that has it.
  public var commonMetadata: [MovieItem] {
    // One pass over the tags: the row that stands highest in the list wins.
    var best: [Int: (rank: Int, tag: Tag)] = [:]
    let ranks = store.groups.map { CommonRow.groups.firstIndex(of: $0) }
    for tag in Tags(store: store) where !tag.record.isOfOther {
      guard let group = ranks[Int(tag.record.group)] else { continue }
      let name = tag.name
      for (index, row) in CommonRow.all.enumerated() {
        guard let place = row.names.firstIndex(of: name) else { continue }
        let rank = group * 16 + place
        if rank < best[index]?.rank ?? .max { best[index] = (rank, tag) }
      }
    }
    return CommonRow.all.indices.compactMap { index in
      guard let tag = best[index]?.tag else { return nil }
      let key = CommonRow.all[index].key
      guard let value = Self.value(of: tag, key), !value.isEmpty else { return nil }
      return MovieItem(commonKey: key, value: value, source: "\(tag.group):\(tag.name)")
    }
  }

  /// What the movie says under a common key.
  public subscript(key: MovieItem.CommonKey) -> MovieItem? {
    commonMetadata.first { $0.commonKey == key }
  }

  private static func value(of tag: Tag, _ key: MovieItem.CommonKey) -> String? {
    switch key {
    case .creationDate:
      let text = tag.description
      guard let date = DateText(Array(text.utf8)[...]) else {
        // A year alone is what music has; zeros stand for no date.
        return text.contains { $0 != "0" && $0.isNumber } ? text : nil
      }
      return date.local + (date.offset ?? "")
    case .location: return tag.string.isEmpty ? tag.description : tag.string
    default: return tag.description
    }
  }
}

/// The names under which a common key goes, the better one first.
private struct CommonRow: Sendable {
  let key: MovieItem.CommonKey
  let names: [String]

  /// The groups that count, the better one first.
  static let groups = [
    "Keys", "ItemList", "UserData", "Info", "Matroska", "ASF", "RIFF", "Vorbis", "Theora", "Flash",
    "APE", "ID3v2_4", "ID3v2_3", "ID3v2_2", "AIFF", "ID3v1", "CAF",
  ]

  static let all: [CommonRow] = [
    CommonRow(key: .title, names: ["Title", "DisplayName", "Name"]),
    CommonRow(key: .artist, names: ["Artist", "Performer", "Performers"]),
    CommonRow(key: .author, names: ["Author"]),
    CommonRow(key: .albumName, names: ["Album", "AlbumTitle"]),
    CommonRow(key: .description, names: ["Description", "Comment", "Summary", "Synopsis"]),
    CommonRow(key: .copyrights, names: ["Copyright"]),
    CommonRow(
      key: .creationDate,
      names: [
        "CreationDate", "ContentCreateDate", "DateTimeOriginal", "DateReleased", "DateCreated",
        "Date", "RecordingTime", "Year",
      ]),
    CommonRow(key: .make, names: ["Make"]),
    CommonRow(key: .model, names: ["Model"]),
    CommonRow(
      key: .software,
      names: [
        "Software", "SoftwareVersion", "Encoder", "WritingApp", "ToolName", "EncoderSettings",
      ]),
    CommonRow(
      key: .location,
      names: ["GPSCoordinates", "LocationISO6709", "LocationInformation", "RecordingLocation"]),
    CommonRow(key: .identifier, names: ["ContentIdentifier"]),
  ]
}
