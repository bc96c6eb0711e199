import SQLiteStore

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Which assets are meant: what `NSPredicate` is to PhotoKit's fetches.
///
/// Made of parts, or of a format as PhotoKit's documentation has it:
///
/// ```swift
/// .all([.mediaType(.image), .not(.subtype(.photoLive)), .created(since: yesterday)])
/// try AssetPredicate(format: "mediaType == %d AND isFavorite == YES", 1)
/// ```
public struct AssetPredicate: Hashable, Sendable {
  /// About the table of assets.
  let condition: Condition

  init(_ condition: Condition) { self.condition = condition }

  init(_ text: String, _ values: [DatabaseValue] = []) {
    condition = Condition(text, values)
  }

  /// Every asset; hidden ones are for ``FetchOptions/includesHidden`` to say.
  public static let everything = AssetPredicate(.everything)
  /// No asset.
  public static let nothing = AssetPredicate(.nothing)
  /// Those that are marked as favorites.
  public static let isFavorite = AssetPredicate("favorite")
  /// Those that are hidden; only with ``FetchOptions/includesHidden`` are there any.
  public static let isHidden = AssetPredicate("hidden")
  /// Photos of a burst, whether they stand for it or not.
  public static let isInBurst = AssetPredicate("burst IS NOT NULL")
  /// Those whose file says where they were taken.
  public static let hasLocation = AssetPredicate("latitude IS NOT NULL")

  /// Those of one burst, by ``Asset/burstIdentifier``.
  public static func burst(_ identifier: String) -> Self {
    Self("burst = ?", [.text(identifier)])
  }

  /// Those of a type: Live Photos are images.
  public static func mediaType(_ type: MediaType) -> Self {
    Self("media_type = ?", [.int(type.rawValue)])
  }

  /// Those that are of all these subtypes.
  public static func subtype(_ subtypes: MediaSubtypes) -> Self {
    let bits = DatabaseValue.integer(Int64(truncatingIfNeeded: subtypes.rawValue))
    return Self("(subtypes & ?) = ?", [bits, bits])
  }

  /// Those that are shown in a way: of ``PlaybackStyle/videoLooping``, none.
  public static func playbackStyle(_ style: PlaybackStyle) -> Self {
    switch style {
    case .unsupported: .not(.any([.mediaType(.image), .mediaType(.video)]))
    case .video: .mediaType(.video)
    case .videoLooping: .nothing
    case .livePhoto: .all([.mediaType(.image), .subtype(.photoLive)])
    case .imageAnimated:
      .all([.mediaType(.image), .subtype(.photoAnimation), .not(.subtype(.photoLive))])
    case .image:
      .all([.mediaType(.image), .not(.any([.subtype(.photoLive), .subtype(.photoAnimation)]))])
    }
  }

  /// Those that were taken at a time or later.
  public static func created(since date: Date) -> Self {
    Self("created >= ?", [.real(date.timeIntervalSince1970)])
  }

  /// Those that were taken before a time, not at it.
  public static func created(before date: Date) -> Self {
    Self("created < ?", [.real(date.timeIntervalSince1970)])
  }

  /// Those of some identifiers, the part behind the UUID left out or not; others are passed over.
  public static func localIdentifiers(_ identifiers: [String]) -> Self {
    guard !identifiers.isEmpty else { return .nothing }
    // One text instead of many parameters, of which there may be only so many.
    return Self(
      "assets.uuid IN (SELECT value FROM json_each(?))",
      [.text(Self.json(identifiers.compactMap(LocalIdentifier.word)))])
  }

  /// Those in whose file's name a text is, whatever the case of its letters in ASCII.
  public static func filename(contains text: String) -> Self {
    Self("instr(lower(filename), lower(?)) > 0", [.text(text)])
  }

  /// Those that are meant by every part; without parts, every asset.
  public static func all(_ parts: [AssetPredicate]) -> Self { Self(.all(parts.map(\.condition))) }
  /// Those that are meant by at least one part; without parts, none.
  public static func any(_ parts: [AssetPredicate]) -> Self { Self(.any(parts.map(\.condition))) }
  /// Those that are not meant, among them those of which it is not known.
  public static func not(_ part: AssetPredicate) -> Self { Self(.not(part.condition)) }

  /// A JSON array of texts that have only letters, digits, `-` and `/`.
  private static func json(_ words: [String]) -> String {
    "[" + words.map { "\"\($0)\"" }.joined(separator: ",") + "]"
  }
}
