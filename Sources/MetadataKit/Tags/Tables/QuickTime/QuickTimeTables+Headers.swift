extension TagTable {
  /// The header of a movie: numbers are byte positions of version 0 (ISO 14496-12 §8.2.2).
  package static let quickTimeMovieHeader = TagTable(
    "QuickTime-mvhd", group: "QuickTime",
    [
      TagRow(0, "MovieHeaderVersion", format: .byte),
      TagRow(4, "CreateDate", value: QuickTimeValue.date),
      TagRow(8, "ModifyDate", value: QuickTimeValue.date),
      TagRow(12, "TimeScale", format: .long),
      TagRow(16, "Duration", value: QuickTimeValue.duration, print: QuickTimeValue.durationWords),
      TagRow(20, "PreferredRate", format: .long, value: QuickTimeValue.per65536),
      TagRow(
        24, "PreferredVolume", format: .short, value: QuickTimeValue.per256,
        print: QuickTimeValue.percent),
      TagRow(36, "MatrixStructure", format: .signedLong, count: 9, value: QuickTimeValue.matrix),
      TagRow(
        72, "PreviewTime", value: QuickTimeValue.duration, print: QuickTimeValue.durationWords),
      TagRow(
        76, "PreviewDuration", value: QuickTimeValue.duration, print: QuickTimeValue.durationWords),
      TagRow(80, "PosterTime", value: QuickTimeValue.duration, print: QuickTimeValue.durationWords),
      TagRow(
        84, "SelectionTime", value: QuickTimeValue.duration, print: QuickTimeValue.durationWords),
      TagRow(
        88, "SelectionDuration", value: QuickTimeValue.duration, print: QuickTimeValue.durationWords
      ),
      TagRow(
        92, "CurrentTime", value: QuickTimeValue.duration, print: QuickTimeValue.durationWords),
      TagRow(96, "NextTrackID", format: .long),
    ])

  /// The header of a track (ISO 14496-12 §8.3.2).
  package static let quickTimeTrackHeader = TagTable(
    "QuickTime-tkhd", group: "QuickTime",
    [
      TagRow(0, "TrackHeaderVersion", format: .byte),
      TagRow(4, "TrackCreateDate", value: QuickTimeValue.date),
      TagRow(8, "TrackModifyDate", value: QuickTimeValue.date),
      TagRow(12, "TrackID", format: .long),
      TagRow(
        20, "TrackDuration", value: QuickTimeValue.duration, print: QuickTimeValue.durationWords),
      TagRow(32, "TrackLayer", format: .short),
      TagRow(
        36, "TrackVolume", format: .short, value: QuickTimeValue.per256,
        print: QuickTimeValue.percent),
      TagRow(40, "MatrixStructure", format: .signedLong, count: 9, value: QuickTimeValue.matrix),
      TagRow(76, "ImageWidth", traits: .yields),
      TagRow(80, "ImageHeight", traits: .yields),
    ])

  /// The header of a track's media (ISO 14496-12 §8.4.2).
  package static let quickTimeMediaHeader = TagTable(
    "QuickTime-mdhd", group: "QuickTime",
    [
      TagRow(0, "MediaHeaderVersion", format: .long),
      TagRow(4, "MediaCreateDate", value: QuickTimeValue.date),
      TagRow(8, "MediaModifyDate", value: QuickTimeValue.date),
      TagRow(12, "MediaTimeScale", format: .long),
      TagRow(
        16, "MediaDuration", value: QuickTimeValue.duration, print: QuickTimeValue.durationWords),
      TagRow(
        20, "MediaLanguageCode", format: .short, value: QuickTimeValue.languageCode,
        print: QuickTimeValue.language),
    ])

  /// What samples or metadata are (ISO 14496-12 §8.4.3).
  package static let quickTimeHandler = TagTable(
    "QuickTime-hdlr", group: "QuickTime",
    [
      TagRow(
        4, "HandlerClass", "dhlr=Data Handler|mhlr=Media Handler", format: .undefined, count: 4),
      TagRow(
        8, "HandlerType",
        "alis=Alias Data|camm=Camera Metadata|crsm=Clock Reference|data=Data|hint=Hint Track|ipsm=IPMP|m7sm=MPEG-7 Stream|mdir=Metadata|mdta=Metadata Tags|meta=NRT Metadata|mjsm=MPEG-J|nrtm=Non-Real Time Metadata|ocsm=Object Content|odsm=Object Descriptor|pict=Picture|priv=Private|psmd=Panasonic Static Metadata|sbtl=Subtitle|sdsm=Scene Description|soun=Audio Track|subp=Subpicture|text=Text|tmcd=Time Code|url =URL|vide=Video Track",
        format: .undefined, count: 4),
      TagRow(
        12, "HandlerVendorID",
        " KD =Kodak|AR.D=Parrot AR.Drone|FFMP=FFmpeg|GIC =General Imaging Co.|KMPI=Konica-Minolta|NIKO=Nikon|SMI =Sorenson Media Inc.|ZORA=Zoran Corporation|appl=Apple|fe20=Olympus (fe20)|kdak=Kodak|leic=Leica|mino=Minolta|niko=Nikon|olym=Olympus|pana=Panasonic|pent=Pentax|pr01=Olympus (pr01)|sany=Sanyo",
        format: .undefined, count: 4),
      TagRow(24, "HandlerDescription", format: .utf8),
    ])

  /// Of media that are pictures (ISO 14496-12 §12.1.2).
  package static let quickTimeVideoHeader = TagTable(
    "QuickTime-vmhd", group: "QuickTime",
    [
      TagRow(
        4, "GraphicsMode",
        "0=srcCopy|1=srcOr|2=srcXor|3=srcBic|4=notSrcCopy|5=notSrcOr|6=notSrcXor|7=notSrcBic|8=patCopy|9=patOr|10=patXor|11=patBic|12=notPatCopy|13=notPatOr|14=notPatXor|15=notPatBic|32=blend|33=addPin|34=addOver|35=subPin|36=transparent|37=addMax|38=subOver|39=addMin|49=grayishTextOr|50=hilite|64=ditherCopy|256=Alpha|257=White Alpha|258=Pre-multiplied Black Alpha|272=Component Alpha",
        format: .short, traits: .hexadecimal),
      TagRow(6, "OpColor", format: .short, count: 3),
    ])

  /// Of media that are sound (ISO 14496-12 §12.2.2).
  package static let quickTimeAudioHeader = TagTable(
    "QuickTime-smhd", group: "QuickTime",
    [
      TagRow(4, "Balance", format: .signedShort, value: QuickTimeValue.fixed16)
    ])

  /// Of hints for streaming (ISO 14496-12 §12.4.2).
  package static let quickTimeHintHeader = TagTable(
    "QuickTime-hmhd", group: "QuickTime",
    [
      TagRow(4, "MaxPDUSize", format: .short),
      TagRow(6, "AvgPDUSize", format: .short),
      TagRow(8, "MaxBitrate", format: .long, print: QuickTimeValue.bitRate),
      TagRow(12, "AvgBitrate", format: .long, print: QuickTimeValue.bitRate),
    ])

  /// Of any other media (QTFF, base media info atom).
  package static let quickTimeGenericMedia = TagTable(
    "QuickTime-gmin", group: "QuickTime",
    [
      TagRow(0, "GenMediaVersion", format: .byte),
      TagRow(1, "GenFlags", format: .byte, count: 3),
      TagRow(
        4, "GenGraphicsMode",
        "0=srcCopy|1=srcOr|2=srcXor|3=srcBic|4=notSrcCopy|5=notSrcOr|6=notSrcXor|7=notSrcBic|8=patCopy|9=patOr|10=patXor|11=patBic|12=notPatCopy|13=notPatOr|14=notPatXor|15=notPatBic|32=blend|33=addPin|34=addOver|35=subPin|36=transparent|37=addMax|38=subOver|39=addMin|49=grayishTextOr|50=hilite|64=ditherCopy|256=Alpha|257=White Alpha|258=Pre-multiplied Black Alpha|272=Component Alpha",
        format: .short, traits: .hexadecimal),
      TagRow(6, "GenOpColor", format: .short, count: 3),
      TagRow(12, "GenBalance", format: .signedShort, value: QuickTimeValue.fixed16),
    ])

  /// How time codes are shown (QTFF, timecode media information atom).
  package static let quickTimeTimeCode = TagTable(
    "QuickTime-tcmi", group: "QuickTime",
    [
      TagRow(4, "TextFont", "0=System", format: .short),
      TagRow(
        6, "TextFace",
        "0=Plain||0=Bold|1=Italic|2=Underline|3=Outline|4=Shadow|5=Condense|6=Extend",
        format: .short, traits: .bitmask),
      TagRow(8, "TextSize", format: .short),
      TagRow(12, "TextColor", format: .short, count: 3),
      TagRow(18, "BackgroundColor", format: .short, count: 3),
      TagRow(24, "FontName", format: .undefined, count: 0, value: QuickTimeValue.pascalText),
    ])

  /// The sizes of a track in each aperture mode (QTFF, track aperture mode dimensions).
  package static let quickTimeAperture = TagTable(
    "QuickTime-tapt", group: "QuickTime",
    [
      TagRow(
        0x636c_6566, "CleanApertureDimensions", format: .long, value: QuickTimeValue.dimensions,
        print: QuickTimeValue.times),  // clef
      TagRow(
        0x656e_6f66, "EncodedPixelsDimensions", format: .long, value: QuickTimeValue.dimensions,
        print: QuickTimeValue.times),  // enof
      TagRow(
        0x7072_6f66, "ProductionApertureDimensions", format: .long,
        value: QuickTimeValue.dimensions, print: QuickTimeValue.times),  // prof
    ])

  /// Tracks that a track refers to (ISO 14496-12 §8.3.3).
  package static let quickTimeTrackReference = TagTable(
    "QuickTime-tref", group: "QuickTime",
    [
      TagRow(0x6364_7363, "ContentDescribes", format: .long, print: QuickTimeValue.track),  // cdsc
      TagRow(0x6368_6170, "ChapterListTrackID", format: .long),  // chap
      TagRow(0x636c_6370, "ClosedCaptionTrack", format: .long),  // clcp
      TagRow(0x6661_6c6c, "AlternateFormatTrack", format: .long),  // fall
      TagRow(0x666f_6c77, "SubtitleTrack", format: .long),  // folw
      TagRow(0x666f_7263, "ForcedSubtitleTrack", format: .long),  // forc
      // mpod
      TagRow(
        0x6d70_6f64, "ElementaryStreamTrack", format: .long, value: QuickTimeValue.streamTrack),
      TagRow(0x7363_7074, "TranscriptTrack", format: .long),  // scpt
      TagRow(0x7373_7263, "Non-primarySourceTrack", format: .long),  // ssrc
      TagRow(0x7379_6e63, "SyncronizedTrack", format: .long),  // sync
      TagRow(0x746d_6364, "TimecodeTrack", format: .long),  // tmcd
    ])

  /// Where the media is that stands elsewhere (ISO 14496-12 §8.7.2).
  package static let quickTimeDataReference = TagTable(
    "QuickTime-dref", group: "QuickTime",
    [
      TagRow(0x7572_6c00, "URL"),  // url?
      TagRow(0x7572_6c20, "URL"),  // url
      TagRow(0x7572_6e20, "URN"),  // urn
    ])

  /// The header of a movie fragment (ISO 14496-12 §8.8.5).
  package static let quickTimeFragment = TagTable(
    "QuickTime-mfhd", group: "QuickTime",
    [
      TagRow(4, "MovieFragmentSequence", format: .long)
    ])

  /// The preview atom (QTFF).
  package static let quickTimePreview = TagTable(
    "QuickTime-pnot", group: "QuickTime",
    [
      TagRow(0, "PreviewDate", value: QuickTimeValue.date),
      TagRow(4, "PreviewVersion", format: .short),
      TagRow(6, "PreviewAtomType", format: .utf8, count: 4),
      TagRow(10, "PreviewAtomIndex", format: .short),
    ])
}
