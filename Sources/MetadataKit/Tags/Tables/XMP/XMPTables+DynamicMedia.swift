/// Audio and video (XMP specification part 2 §1.2.6).
extension XMPTable {
  static let xmpDM: XMPTable = XMPTable(
    "XMP-xmpDM",
    [
      XMPRow("Tracks", traits: .list, of: { .fieldsOfTrack }),
      XMPRow("absPeakAudioFilePath"),
      XMPRow("album"),
      XMPRow("altTapeName"),
      XMPRow("altTimecode", of: { .fieldsOfTimecode }),
      XMPRow("artist", traits: .weak),
      XMPRow(
        "audioChannelType",
        labels: "16 Channel=16 Channel|5.1=5.1|7.1=7.1|Mono=Mono|Other=Other|Stereo=Stereo"),
      XMPRow("audioCompressor"),
      XMPRow("audioModDate", traits: .date),
      XMPRow("audioSampleRate"),
      XMPRow(
        "audioSampleType",
        labels:
          "16Int=16-bit integer|24Int=24-bit integer|32Float=32-bit float|32Int=32-bit integer|8Int=8-bit integer|Compressed=Compressed|Other=Other|Packed=Packed"
      ),
      XMPRow("beatSpliceParams", of: { .fieldsOfBeatSpliceStretch }),
      XMPRow("cameraAngle"),
      XMPRow("cameraLabel"),
      XMPRow("cameraModel"),
      XMPRow("cameraMove"),
      XMPRow("client"),
      XMPRow("comment", "DMComment"),
      XMPRow("composer"),
      XMPRow("contributedMedia", traits: .list, of: { .fieldsOfMedia }),
      XMPRow("copyright", traits: .weak),
      XMPRow("director"),
      XMPRow("directorPhotography"),
      XMPRow("discNumber"),
      XMPRow("duration", of: { .fieldsOfTime }),
      XMPRow("engineer"),
      XMPRow("fileDataRate", traits: .fraction),
      XMPRow("genre"),
      XMPRow("good"),
      XMPRow("instrument"),
      XMPRow("introTime", of: { .fieldsOfTime }),
      XMPRow("key", labels: "A=A|A#=A#|B=B|C=C|C#=C#|D=D|D#=D#|E=E|F=F|F#=F#|G=G|G#=G#"),
      XMPRow("logComment"),
      XMPRow("loop"),
      XMPRow("lyrics"),
      XMPRow("markers", traits: .list, of: { .fieldsOfMarker }),
      XMPRow("metadataModDate", traits: .date),
      XMPRow("numberOfBeats"),
      XMPRow("outCue", of: { .fieldsOfTime }),
      XMPRow("partOfCompilation"),
      XMPRow("pick"),
      XMPRow("projectName"),
      XMPRow("projectRef", of: { .fieldsOfProjectLink }),
      XMPRow(
        "pullDown",
        labels:
          "SSWWW=SSWWW|SWWWS=SWWWS|SWWWW=SWWWW|WSSWW=WSSWW|WSWWW=WSWWW|WWSSW=WWSSW|WWSWW=WWSWW|WWWSS=WWWSS|WWWSW=WWWSW|WWWWS=WWWWS"
      ),
      XMPRow("relativePeakAudioFilePath"),
      XMPRow("relativeTimestamp", of: { .fieldsOfTime }),
      XMPRow("releaseDate", traits: .date),
      XMPRow("resampleParams", of: { .fieldsOfResampleStretch }),
      XMPRow("scaleType", labels: "Both=Both|Major=Major|Minor=Minor|Neither=Neither"),
      XMPRow("scene", traits: .weak),
      XMPRow("shotDate", traits: .date),
      XMPRow("shotDay"),
      XMPRow("shotLocation"),
      XMPRow("shotName"),
      XMPRow("shotNumber"),
      XMPRow("shotSize"),
      XMPRow("speakerPlacement"),
      XMPRow("startTimeSampleSize"),
      XMPRow("startTimeScale"),
      XMPRow("startTimecode", of: { .fieldsOfTimecode }),
      XMPRow(
        "stretchMode",
        labels:
          "Beat Splice=Beat Splice|Fixed length=Fixed length|Hybrid=Hybrid|Resample=Resample|Time-Scale=Time-Scale"
      ),
      XMPRow("takeNumber"),
      XMPRow("tapeName"),
      XMPRow("tempo"),
      XMPRow("timeScaleParams", of: { .fieldsOfTimeScaleStretch }),
      XMPRow(
        "timeSignature",
        labels: "12/8=12/8|2/4=2/4|3/4=3/4|4/4=4/4|5/4=5/4|6/8=6/8|7/4=7/4|9/8=9/8|other=other"),
      XMPRow("trackNumber"),
      XMPRow("videoAlphaMode", labels: "none=None|pre-multiplied=Pre-multiplied|straight=Straight"),
      XMPRow("videoAlphaPremultipleColor", of: { .fieldsOfColorant }),
      XMPRow("videoAlphaUnityIsTransparent"),
      XMPRow("videoColorSpace", labels: "CCIR-601=CCIR-601|CCIR-709=CCIR-709|sRGB=sRGB"),
      XMPRow("videoCompressor"),
      XMPRow("videoFieldOrder", labels: "Lower=Lower|Progressive=Progressive|Upper=Upper"),
      XMPRow("videoFrameRate"),
      XMPRow("videoFrameSize", of: { .fieldsOfDimensions }),
      XMPRow("videoModDate", traits: .date),
      XMPRow("videoPixelAspectRatio", traits: .fraction),
      XMPRow(
        "videoPixelDepth",
        labels:
          "16Int=16-bit integer|24Int=24-bit integer|32Float=32-bit float|32Int=32-bit integer|8Int=8-bit integer|Other=Other"
      ),
    ])

  static let fieldsOfBeatSpliceStretch: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("riseInDecibel"),
      XMPRow("riseInTimeDuration", of: { .fieldsOfTime }),
      XMPRow("useFileBeatsMarker"),
    ])

  static let fieldsOfCuePointParam: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("key"),
      XMPRow("value"),
    ])

  static let fieldsOfMarker: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("comment"),
      XMPRow("cuePointParams", traits: .list, of: { .fieldsOfCuePointParam }),
      XMPRow("cuePointType"),
      XMPRow("duration"),
      XMPRow("location"),
      XMPRow("name"),
      XMPRow("probability"),
      XMPRow("speaker"),
      XMPRow("startTime"),
      XMPRow("target"),
      XMPRow("type"),
    ])

  static let fieldsOfMedia: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("duration", of: { .fieldsOfTime }),
      XMPRow("managed"),
      XMPRow("path"),
      XMPRow("startTime", of: { .fieldsOfTime }),
      XMPRow("track"),
      XMPRow("webStatement"),
    ])

  static let fieldsOfProjectLink: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("path"),
      XMPRow("type", labels: "audio=Audio|custom=Custom|movie=Movie|still=Still Image"),
    ])

  static let fieldsOfResampleStretch: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("quality", labels: "High=High|Low=Low|Medium=Medium")
    ])

  static let fieldsOfTime: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("scale", traits: .fraction),
      XMPRow("value"),
    ])

  static let fieldsOfTimeScaleStretch: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("frameOverlappingPercentage"),
      XMPRow("frameSize"),
      XMPRow("quality", labels: "High=High|Low=Low|Medium=Medium"),
    ])

  static let fieldsOfTrack: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("frameRate"),
      XMPRow("markers", traits: .list, of: { .fieldsOfMarker }),
      XMPRow("trackName"),
      XMPRow("trackType"),
    ])
}
