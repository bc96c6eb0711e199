/// Which assets a picker shows: what `PHPickerFilter` is.
public struct PickerFilter: Hashable, Sendable {
  let predicate: AssetPredicate

  /// Photos, Live Photos among them: `.all(of: [.images, .not(.livePhotos)])` leaves those out.
  public static let images = PickerFilter(predicate: .mediaType(.image))
  public static let videos = PickerFilter(predicate: .mediaType(.video))
  public static let livePhotos = PickerFilter(predicate: .subtype(.photoLive))
  public static let panoramas = PickerFilter(predicate: .subtype(.photoPanorama))
  public static let screenshots = PickerFilter(predicate: .subtype(.photoScreenshot))
  public static let screenRecordings = PickerFilter(predicate: .subtype(.videoScreenRecording))
  public static let slomoVideos = PickerFilter(predicate: .subtype(.videoHighFrameRate))
  public static let timelapseVideos = PickerFilter(predicate: .subtype(.videoTimelapse))
  public static let depthEffectPhotos = PickerFilter(predicate: .subtype(.photoDepthEffect))
  public static let cinematicVideos = PickerFilter(predicate: .subtype(.videoCinematic))
  public static let spatialMedia = PickerFilter(predicate: .subtype(.spatialMedia))
  public static let bursts = PickerFilter(predicate: .isInBurst)

  public static func playbackStyle(_ style: PlaybackStyle) -> Self {
    Self(predicate: .playbackStyle(style))
  }

  public static func any(of filters: [PickerFilter]) -> Self {
    Self(predicate: .any(filters.map(\.predicate)))
  }

  public static func all(of filters: [PickerFilter]) -> Self {
    Self(predicate: .all(filters.map(\.predicate)))
  }

  public static func not(_ filter: PickerFilter) -> Self {
    Self(predicate: .not(filter.predicate))
  }

  private static let names: [(String, PickerFilter)] = [
    ("images", .images), ("videos", .videos), ("livePhotos", .livePhotos),
    ("panoramas", .panoramas), ("screenshots", .screenshots),
    ("screenRecordings", .screenRecordings), ("slomoVideos", .slomoVideos),
    ("timelapseVideos", .timelapseVideos), ("depthEffectPhotos", .depthEffectPhotos),
    ("cinematicVideos", .cinematicVideos), ("spatialMedia", .spatialMedia), ("bursts", .bursts),
  ]

  /// The filters that have a name.
  public static var allNames: [String] { names.map(\.0) }

  /// The filter of a name, whatever the case of its letters; nil for a name that none has.
  public init?(named name: String) {
    guard let found = Self.names.first(where: { $0.0.lowercased() == name.lowercased() }) else {
      return nil
    }
    self = found.1
  }

  private init(predicate: AssetPredicate) {
    self.predicate = predicate
  }
}
