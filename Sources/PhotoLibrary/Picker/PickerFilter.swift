/// Which assets a picker shows: what `PHPickerFilter` is.
public struct PickerFilter: Hashable, Sendable {
  let predicate: AssetPredicate

  /// Photos, Live Photos among them: `.all(of: [.images, .not(.livePhotos)])` leaves those out.
  public static let images = PickerFilter(predicate: .mediaType(.image))
  /// Movies; those of Live Photos are no assets.
  public static let videos = PickerFilter(predicate: .mediaType(.video))
  /// Stills that have their movie.
  public static let livePhotos = PickerFilter(predicate: .subtype(.photoLive))
  /// Photos that are ``MediaSubtypes/photoPanorama``.
  public static let panoramas = PickerFilter(predicate: .subtype(.photoPanorama))
  /// Photos that iOS has marked as pictures of a screen.
  public static let screenshots = PickerFilter(predicate: .subtype(.photoScreenshot))
  /// Movies that iOS has marked as recordings of a screen.
  public static let screenRecordings = PickerFilter(predicate: .subtype(.videoScreenRecording))
  /// Movies of 100 pictures a second and more.
  public static let slomoVideos = PickerFilter(predicate: .subtype(.videoHighFrameRate))
  /// Time-lapse movies: none, because they are not told from others.
  public static let timelapseVideos = PickerFilter(predicate: .subtype(.videoTimelapse))
  /// Photos that are ``MediaSubtypes/photoDepthEffect``.
  public static let depthEffectPhotos = PickerFilter(predicate: .subtype(.photoDepthEffect))
  /// Movies with a focus to choose later: none, as with ``timelapseVideos``.
  public static let cinematicVideos = PickerFilter(predicate: .subtype(.videoCinematic))
  /// Photos and movies for both eyes: none, as with ``timelapseVideos``.
  public static let spatialMedia = PickerFilter(predicate: .subtype(.spatialMedia))
  /// Photos of bursts: a picker shows those that stand for one.
  public static let bursts = PickerFilter(predicate: .isInBurst)

  /// What is shown in a way: of ``PlaybackStyle/videoLooping``, nothing.
  public static func playbackStyle(_ style: PlaybackStyle) -> Self {
    Self(predicate: .playbackStyle(style))
  }

  /// What at least one filter lets through; without filters, nothing.
  public static func any(of filters: [PickerFilter]) -> Self {
    Self(predicate: .any(filters.map(\.predicate)))
  }

  /// What every filter lets through; without filters, everything.
  public static func all(of filters: [PickerFilter]) -> Self {
    Self(predicate: .all(filters.map(\.predicate)))
  }

  /// What a filter holds back.
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
