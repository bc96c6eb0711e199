extension TagTable {
  /// Texts and facts of a movie or a track, by the type of their box (QTFF, user data atoms).
  package static let quickTimeUserData = TagTable(
    "QuickTime-UserData", group: "UserData",
    [
      // @day
      TagRow(0x4064_6179, "ContentCreateDate", value: QuickTimeValue.isoDate, traits: .yields),
      TagRow(0x406d_616b, "Make", traits: .yields),  // @mak
      TagRow(0x406d_6f64, "Model", traits: .yields),  // @mod
      TagRow(0x4073_7772, "SoftwareVersion", traits: .yields),  // @swr
      TagRow(
        0x4078_797a, "GPSCoordinates", value: QuickTimeValue.coordinates,
        print: QuickTimeValue.coordinatesText, traits: .yields),  // @xyz
      TagRow(0x416c_6c46, "PlayAllFrames", format: .byte),  // AllF
      TagRow(
        0x4341_4d45, "SerialNumberHash", format: .undefined, value: QuickTimeValue.hexadecimalDigits
      ),  // CAME
      TagRow(0x434e_4356, "CompressorVersion", format: .utf8),  // CNCV
      TagRow(0x434e_4656, "FirmwareVersion", format: .utf8),  // CNFV
      TagRow(0x434e_4d4e, "Model", format: .utf8, traits: .yields),  // CNMN
      TagRow(0x4649_524d, "FirmwareVersion", traits: .yields),  // FIRM
      TagRow(0x464f_5600, "FieldOfView"),  // FOV?
      TagRow(0x476f_5072, "GoProType"),  // GoPr
      TagRow(0x4c45_4e53, "LensSerialNumber"),  // LENS
      TagRow(0x4c4f_4f50, "LoopStyle", "1=Normal|2=Palindromic", format: .long),  // LOOP
      TagRow(0x4c76_6c6d, "LevelMeter", format: .signedRational, traits: .unknown),  // Lvlm
      // MUID
      TagRow(0x4d55_4944, "MediaUID", format: .undefined, value: QuickTimeValue.hexadecimalDigits),
      TagRow(0x5254_4855, "PreviewImage", traits: .binary),  // RTHU
      TagRow(0x5344_4c4e, "PlayMode"),  // SDLN
      TagRow(0x5349_474d, "PreviewImage", traits: .binary),  // SIGM
      TagRow(0x534e_756d, "SerialNumber", traits: .yields),  // SNum
      TagRow(0x5365_6c4f, "PlaySelection", format: .byte),  // SelO
      TagRow(0x574c_4f43, "WindowLocation", format: .short),  // WLOC
      TagRow(0x5f63_785f, "CX", format: .signedRational, traits: .unknown),  // _cx_
      TagRow(0x5f63_795f, "CY", format: .signedRational, traits: .unknown),  // _cy_
      TagRow(0x5f79_6177, "Yaw", format: .signedRational, traits: .yields),  // _yaw
      TagRow(0x6164_7a63, "Unknown_adzc", traits: .unknown),  // adzc
      TagRow(0x6164_7a65, "Unknown_adze", traits: .unknown),  // adze
      TagRow(0x6164_7a6d, "Unknown_adzm", traits: .unknown),  // adzm
      TagRow(0x616c_626d, "Album", traits: .yields),  // albm
      TagRow(0x616c_6272, "AlbumArtist"),  // albr
      TagRow(0x616e_676c, "CameraAngle", format: .utf8),  // angl
      TagRow(0x6170_6d64, "ApertureMode"),  // apmd
      TagRow(0x6175_7468, "Author", traits: .yields),  // auth
      TagRow(0x6363_6964, "ContentID"),  // ccid
      TagRow(0x6364_6973, "ContentDistributorID"),  // cdis
      TagRow(0x6368_706c, "ChapterList", print: QuickTimeValue.chapter, traits: .list),  // chpl
      TagRow(0x636c_666e, "ClipFileName", format: .utf8),  // clfn
      TagRow(0x636c_6964, "ClipID", format: .utf8),  // clid
      TagRow(
        0x636c_7366, "Classification", format: .undefined, value: QuickTimeValue.classification,
        traits: .yields),  // clsf
      TagRow(0x636d_6964, "CameraID", format: .utf8),  // cmid
      TagRow(0x636d_6e6d, "Model", format: .utf8, traits: .yields),  // cmnm
      TagRow(0x636f_6c6c, "CollectionName", traits: .yields),  // coll
      TagRow(0x6370_7274, "Copyright", traits: .yields),  // cprt
      TagRow(0x6376_6572, "CodeVersion"),  // cver
      TagRow(0x6376_7275, "CoverURI"),  // cvru
      TagRow(0x6461_7465, "DateTimeOriginal", value: QuickTimeValue.isoDate),  // date
      TagRow(0x6473_6370, "Description", traits: .yields),  // dscp
      TagRow(0x6669_6e6d, "OriginalFileName"),  // finm
      TagRow(0x6673_6964, "OriginalFilePath"),  // fsid
      TagRow(0x676e_7265, "Genre", traits: .yields),  // gnre
      TagRow(0x6869_6e76, "HintVersion"),  // hinv
      TagRow(0x6963_6e75, "IconURI"),  // icnu
      TagRow(0x696e_666f, "FirmwareVersion"),  // info
      TagRow(0x696e_6675, "InfoURL"),  // infu
      TagRow(0x6b67_7474, "TrackType"),  // kgtt
      TagRow(0x6b79_7764, "Keywords"),  // kywd
      TagRow(0x6c6f_6369, "LocationInformation", traits: .yields),  // loci
      TagRow(0x6c72_6375, "LyricsURI"),  // lrcu
      TagRow(0x6c76_6c6d, "LevelMeter", format: .signedRational, traits: .unknown),  // lvlm
      TagRow(0x6d61_6e75, "Make", traits: .yields),  // manu
      TagRow(0x6d63_7672, "PreviewImage", traits: .binary),  // mcvr
      TagRow(0x6d6f_646c, "Model", traits: .yields),  // modl
      TagRow(0x6e61_696c, "ThumbnailTIFF", traits: .binary),  // nail
      TagRow(0x6e61_6d65, "Name"),  // name
      TagRow(0x6e62_706c, "Unknown_nbpl", traits: .unknown),  // nbpl
      TagRow(0x7065_7266, "Performer", traits: .yields),  // perf
      // pmcc
      TagRow(0x706d_6363, "GarminSettings", format: .undefined, value: QuickTimeValue.from4),
      TagRow(0x7074_6368, "Pitch", format: .signedRational, traits: .yields),  // ptch
      TagRow(0x7261_6473, "Rads", format: .signedRational, traits: .unknown),  // rads
      TagRow(0x7265_656c, "ReelName", format: .utf8),  // reel
      TagRow(0x726f_6c6c, "Roll", format: .signedRational, traits: .yields),  // roll
      // rtng
      TagRow(
        0x7274_6e67, "Rating", format: .undefined, value: QuickTimeValue.rating, traits: .yields),
      TagRow(0x7363_656e, "Scene", format: .utf8),  // scen
      TagRow(0x7368_6f74, "ShotName", format: .utf8),  // shot
      TagRow(0x736c_6e6f, "SerialNumber", format: .utf8),  // slno
      TagRow(0x7468_6d62, "ThumbnailImage", traits: .binary),  // thmb
      TagRow(0x7468_6d62, "ThumbnailPNG", traits: .binary),  // thmb
      TagRow(0x7468_6d62, "UnknownThumbnail", traits: .binary),  // thmb
      TagRow(0x7469_6d65, "TimeStamp", format: .long, value: Meaning.unixTime),  // time
      TagRow(0x7469_746c, "Title", traits: .yields),  // titl
      TagRow(0x746e_616d, "TrackName"),  // tnam
      TagRow(
        0x7572_6174, "UserRating", format: .undefined, value: QuickTimeValue.userRating,
        traits: .yields),  // urat
      TagRow(0x7575_6964, "GarminSoftware"),  // uuid
      TagRow(0x7575_6964, "GarminModel"),  // uuid
      TagRow(0x766e_6472, "Vendor"),  // vndr
      TagRow(
        0x7672_6f74, "AccelerometerData", format: .signedRational, value: QuickTimeValue.afterFirst,
        traits: .binary),  // vrot
      // yrrc
      TagRow(0x7972_7263, "Year", format: .undefined, value: QuickTimeValue.year, traits: .yields),
      TagRow(0xa941_5254, "Artist"),  // ©ART
      TagRow(0xa954_494d, "StartTimecode"),  // ©TIM
      TagRow(0xa954_5343, "StartTimeScale"),  // ©TSC
      TagRow(0xa954_535a, "StartTimeSampleSize"),  // ©TSZ
      TagRow(0xa961_6c62, "Album"),  // ©alb
      TagRow(0xa961_7267, "Arranger"),  // ©arg
      TagRow(0xa961_726b, "ArrangerKeywords"),  // ©ark
      TagRow(0xa963_6d74, "Comment"),  // ©cmt
      TagRow(0xa963_6f6b, "ComposerKeywords"),  // ©cok
      TagRow(0xa963_6f6d, "Composer"),  // ©com
      TagRow(0xa963_7079, "Copyright"),  // ©cpy
      TagRow(0xa964_6179, "ContentCreateDate", value: QuickTimeValue.isoDate),  // ©day
      TagRow(0xa964_6972, "Director"),  // ©dir
      TagRow(0xa965_6431, "Edit1"),  // ©ed1
      TagRow(0xa965_6432, "Edit2"),  // ©ed2
      TagRow(0xa965_6433, "Edit3"),  // ©ed3
      TagRow(0xa965_6434, "Edit4"),  // ©ed4
      TagRow(0xa965_6435, "Edit5"),  // ©ed5
      TagRow(0xa965_6436, "Edit6"),  // ©ed6
      TagRow(0xa965_6437, "Edit7"),  // ©ed7
      TagRow(0xa965_6438, "Edit8"),  // ©ed8
      TagRow(0xa965_6439, "Edit9"),  // ©ed9
      TagRow(0xa965_6e63, "EncoderID"),  // ©enc
      TagRow(0xa966_6d74, "Format"),  // ©fmt
      TagRow(0xa966_7074, "Pitch"),  // ©fpt
      TagRow(0xa966_726c, "Roll"),  // ©frl
      TagRow(0xa966_7977, "Yaw"),  // ©fyw
      TagRow(0xa967_656e, "Genre"),  // ©gen
      TagRow(0xa967_7074, "CameraPitch"),  // ©gpt
      TagRow(0xa967_726c, "CameraRoll"),  // ©grl
      TagRow(0xa967_7270, "Grouping"),  // ©grp
      TagRow(0xa967_7977, "CameraYaw"),  // ©gyw
      TagRow(0xa969_6e66, "Information"),  // ©inf
      TagRow(0xa969_7372, "ISRCCode"),  // ©isr
      TagRow(0xa96c_6162, "RecordLabelName"),  // ©lab
      TagRow(0xa96c_616c, "RecordLabelURL"),  // ©lal
      TagRow(0xa96c_7972, "Lyrics"),  // ©lyr
      TagRow(0xa96d_616b, "Make"),  // ©mak
      TagRow(0xa96d_616c, "MakerURL"),  // ©mal
      TagRow(0xa96d_646c, "Model", format: .utf8, traits: .yields),  // ©mdl
      TagRow(0xa96d_6f64, "Model"),  // ©mod
      TagRow(0xa96e_616d, "Title"),  // ©nam
      TagRow(0xa970_646b, "ProducerKeywords"),  // ©pdk
      TagRow(0xa970_6867, "RecordingCopyright"),  // ©phg
      TagRow(0xa970_7264, "Producer"),  // ©prd
      TagRow(0xa970_7266, "Performers"),  // ©prf
      TagRow(0xa970_726b, "PerformerKeywords"),  // ©prk
      TagRow(0xa970_726c, "PerformerURL"),  // ©prl
      TagRow(0xa972_6571, "Requirements"),  // ©req
      TagRow(0xa973_6e6b, "SubtitleKeywords"),  // ©snk
      TagRow(0xa973_6e6d, "Subtitle"),  // ©snm
      TagRow(0xa973_7263, "SourceCredits"),  // ©src
      TagRow(0xa973_7766, "SongWriter"),  // ©swf
      TagRow(0xa973_776b, "SongWriterKeywords"),  // ©swk
      TagRow(0xa973_7772, "SoftwareVersion"),  // ©swr
      TagRow(0xa974_6f6f, "Encoder"),  // ©too
      TagRow(0xa974_726b, "Track"),  // ©trk
      TagRow(0xa977_7274, "Composer", traits: .yields),  // ©wrt
      TagRow(0xa978_7370, "SpeedX"),  // ©xsp
      TagRow(
        0xa978_797a, "GPSCoordinates", value: QuickTimeValue.coordinates,
        print: QuickTimeValue.coordinatesText),  // ©xyz
      TagRow(0xa979_7370, "SpeedY"),  // ©ysp
      TagRow(0xa97a_7370, "SpeedZ"),  // ©zsp
    ])
}
