extension TagTable {
  /// Metadata by keys (QTFF, QuickTime metadata keys); the numbers have no meaning.
  package static let quickTimeKeys = TagTable(
    "QuickTime-Keys", group: "Keys", isNumberless: true,
    [
      TagRow(0, "Album"),  // album
      TagRow(1, "ApplePhotosVariationIdentifier"),  // apple.photos.variation-identifier
      TagRow(2, "Artist"),  // artist
      TagRow(3, "Artwork"),  // artwork
      TagRow(4, "Author"),  // author
      TagRow(5, "UserCollection"),  // collection.user
      TagRow(6, "AndroidCaptureFPS"),  // com.android.capture.fps
      TagRow(7, "AndroidMake"),  // com.android.manufacturer
      TagRow(8, "AndroidModel"),  // com.android.model
      TagRow(9, "AndroidVersion"),  // com.android.version
      TagRow(10, "XiaomiHDR10"),  // com.xiaomi.hdr10
      TagRow(11, "XiaomiPreviewVideoCover"),  // com.xiaomi.preview_video_cover
      TagRow(12, "Comment"),  // comment
      TagRow(13, "CompatibleBrands", traits: .yields),  // compatible_brands
      TagRow(14, "ContentIdentifier"),  // content.identifier
      TagRow(15, "Copyright"),  // copyright
      TagRow(16, "CreationTime", value: QuickTimeValue.isoDate, traits: .yields),  // creation_time
      TagRow(17, "CreationDate", value: QuickTimeValue.isoDate),  // creationdate
      TagRow(18, "Description"),  // description
      TagRow(19, "DetectedFaceBounds", print: QuickTimeValue.millionths),  // detected-face.bounds
      TagRow(20, "DetectedFaceID"),  // detected-face.face-id
      TagRow(21, "DetectedFaceRollAngle"),  // detected-face.roll-angle
      TagRow(22, "DetectedFaceYawAngle"),  // detected-face.yaw-angle
      TagRow(23, "CameraDirection"),  // direction.facing
      TagRow(24, "CameraMotion"),  // direction.motion
      TagRow(25, "Director"),  // director
      TagRow(26, "DisplayName"),  // displayname
      TagRow(27, "EncodedWith"),  // Encoded_With
      TagRow(28, "Encoder"),  // encoder
      TagRow(29, "FullFrameRatePlaybackIntent"),  // full-frame-rate-playback-intent
      TagRow(30, "Genre"),  // genre
      TagRow(31, "Information"),  // information
      TagRow(32, "Keywords"),  // keywords
      // live-photo-info
      TagRow(33, "LivePhotoInfo", format: .undefined, value: QuickTimeValue.livePhotoInfo),
      TagRow(34, "LivePhotoAuto"),  // live-photo.auto
      TagRow(35, "LivePhotoVitalityScore"),  // live-photo.vitality-score
      TagRow(36, "LivePhotoVitalityScoringVersion"),  // live-photo.vitality-scoring-version
      TagRow(37, "LocationAccuracyHorizontal"),  // location.accuracy.horizontal
      TagRow(38, "LocationBody"),  // location.body
      TagRow(39, "LocationDate", value: QuickTimeValue.isoDate),  // location.date
      TagRow(
        40, "GPSCoordinates", value: QuickTimeValue.coordinates,
        print: QuickTimeValue.coordinatesText),  // location.ISO6709
      TagRow(41, "LocationName"),  // location.name
      TagRow(42, "LocationNote"),  // location.note
      // location.role
      TagRow(43, "LocationRole", "0=Shooting Location|1=Real Location|2=Fictional Location"),
      TagRow(44, "MajorBrand", traits: .yields),  // major_brand
      TagRow(45, "Make"),  // make
      TagRow(46, "MinorVersion", traits: .yields),  // minor_version
      TagRow(47, "Model"),  // model
      TagRow(48, "Balance"),  // player.movie.audio.balance
      TagRow(49, "Bass"),  // player.movie.audio.bass
      TagRow(50, "AudioGain"),  // player.movie.audio.gain
      TagRow(51, "Mute", "0=Off|1=On"),  // player.movie.audio.mute
      TagRow(52, "PitchShift"),  // player.movie.audio.pitchshift
      TagRow(53, "Treble"),  // player.movie.audio.treble
      TagRow(54, "Brightness"),  // player.movie.visual.brightness
      TagRow(55, "Color"),  // player.movie.visual.color
      TagRow(56, "Contrast"),  // player.movie.visual.contrast
      TagRow(57, "Tint"),  // player.movie.visual.tint
      TagRow(58, "PlayerVersion"),  // player.version
      TagRow(59, "Producer"),  // producer
      TagRow(60, "Publisher"),  // publisher
      TagRow(61, "UserRating"),  // rating.user
      TagRow(62, "AndroidTimeZone"),  // samsung.android.utc_offset
      // scene-illuminance
      TagRow(63, "SceneIlluminance", format: .undefined, value: QuickTimeValue.uint32),
      TagRow(64, "SmartstyleBypassed"),  // smartstyle.bypassed
      TagRow(65, "SmartstyleCast"),  // smartstyle.cast
      TagRow(66, "SmartstyleColor"),  // smartstyle.color
      TagRow(67, "SmartstyleIntensity"),  // smartstyle.intensity
      TagRow(68, "SmartstyleRenderingVersion"),  // smartstyle.rendering-version
      TagRow(69, "SmartstyleTone"),  // smartstyle.tone
      TagRow(70, "Software"),  // software
      TagRow(71, "StillImageTime"),  // still-image-time
      TagRow(72, "Title"),  // title
      TagRow(73, "Version"),  // version
      TagRow(
        74, "VideoOrientation",
        "1=Horizontal (normal)|2=Mirror horizontal|3=Rotate 180|4=Mirror vertical|5=Mirror horizontal and rotate 270 CW|6=Rotate 90 CW|7=Mirror horizontal and rotate 90 CW|8=Rotate 270 CW"
      ),  // video-orientation
      TagRow(75, "XiaomiExifInfo"),  // xiaomi.exifInfo.videoinfo
      TagRow(76, "Year"),  // year
      TagRow(10000, "Unknown"),
    ])

  /// The keys of ``quickTimeKeys``, in the order of its rows.
  static let quickTimeKeysKeys = [
    "album",
    "apple.photos.variation-identifier",
    "artist",
    "artwork",
    "author",
    "collection.user",
    "com.android.capture.fps",
    "com.android.manufacturer",
    "com.android.model",
    "com.android.version",
    "com.xiaomi.hdr10",
    "com.xiaomi.preview_video_cover",
    "comment",
    "compatible_brands",
    "content.identifier",
    "copyright",
    "creation_time",
    "creationdate",
    "description",
    "detected-face.bounds",
    "detected-face.face-id",
    "detected-face.roll-angle",
    "detected-face.yaw-angle",
    "direction.facing",
    "direction.motion",
    "director",
    "displayname",
    "Encoded_With",
    "encoder",
    "full-frame-rate-playback-intent",
    "genre",
    "information",
    "keywords",
    "live-photo-info",
    "live-photo.auto",
    "live-photo.vitality-score",
    "live-photo.vitality-scoring-version",
    "location.accuracy.horizontal",
    "location.body",
    "location.date",
    "location.ISO6709",
    "location.name",
    "location.note",
    "location.role",
    "major_brand",
    "make",
    "minor_version",
    "model",
    "player.movie.audio.balance",
    "player.movie.audio.bass",
    "player.movie.audio.gain",
    "player.movie.audio.mute",
    "player.movie.audio.pitchshift",
    "player.movie.audio.treble",
    "player.movie.visual.brightness",
    "player.movie.visual.color",
    "player.movie.visual.contrast",
    "player.movie.visual.tint",
    "player.version",
    "producer",
    "publisher",
    "rating.user",
    "samsung.android.utc_offset",
    "scene-illuminance",
    "smartstyle.bypassed",
    "smartstyle.cast",
    "smartstyle.color",
    "smartstyle.intensity",
    "smartstyle.rendering-version",
    "smartstyle.tone",
    "software",
    "still-image-time",
    "title",
    "version",
    "video-orientation",
    "xiaomi.exifInfo.videoinfo",
    "year",
  ]

  /// Keys of a track that is sound.
  package static let quickTimeAudioKeys = TagTable(
    "QuickTime-AudioKeys", group: "AudioKeys", isNumberless: true,
    [
      TagRow(0, "Balance"),  // player.movie.audio.balance
      TagRow(1, "Bass"),  // player.movie.audio.bass
      TagRow(2, "AudioGain"),  // player.movie.audio.gain
      TagRow(3, "Mute", "0=Off|1=On"),  // player.movie.audio.mute
      TagRow(4, "PitchShift"),  // player.movie.audio.pitchshift
      TagRow(5, "Treble"),  // player.movie.audio.treble
    ])

  /// The keys of ``quickTimeAudioKeys``, in the order of its rows.
  static let quickTimeAudioKeysKeys = [
    "player.movie.audio.balance",
    "player.movie.audio.bass",
    "player.movie.audio.gain",
    "player.movie.audio.mute",
    "player.movie.audio.pitchshift",
    "player.movie.audio.treble",
  ]

  /// Keys of a track that is pictures.
  package static let quickTimeVideoKeys = TagTable(
    "QuickTime-VideoKeys", group: "VideoKeys", isNumberless: true,
    [
      TagRow(0, "FocalLengthIn35mmFormat"),  // camera.focal_length.35mm_equivalent
      TagRow(
        1, "FrameReadoutTime", value: Meaning.microseconds,
        print: QuickTimeValue.microsecondsText),  // camera.framereadouttimeinmicroseconds
      TagRow(2, "CameraIdentifier"),  // camera.identifier
      TagRow(3, "LensModel"),  // camera.lens_model
      TagRow(4, "CaptureMode"),  // com.apple.photos.captureMode
    ])

  /// The keys of ``quickTimeVideoKeys``, in the order of its rows.
  static let quickTimeVideoKeysKeys = [
    "camera.focal_length.35mm_equivalent",
    "camera.framereadouttimeinmicroseconds",
    "camera.identifier",
    "camera.lens_model",
    "com.apple.photos.captureMode",
  ]
}
