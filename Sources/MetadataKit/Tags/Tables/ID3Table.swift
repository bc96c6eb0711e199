extension TagTable {
  /// ID3 version 1: numbers are byte positions.
  package static let id3v1 = TagTable(
    "ID3v1", group: "ID3v1", yields: true,
    [
      TagRow(3, "Title"),
      TagRow(33, "Artist"),
      TagRow(63, "Album"),
      TagRow(93, "Year"),
      TagRow(97, "Comment"),
      TagRow(125, "Track"),
      TagRow(127, "Genre", print: ID3Value.genre),
    ])

  /// The tag before one of version 1 that has more room (Enhanced TAG): numbers are byte positions.
  package static let id3v1Extended = TagTable(
    "ID3v1+", group: "ID3v1_Enh", yields: true,
    [
      TagRow(4, "Title2", count: 60),
      TagRow(64, "Artist2", count: 60),
      TagRow(124, "Album2", count: 60),
      TagRow(184, "Speed", "1=Slow|2=Medium|3=Fast|4=Hardcore", format: .byte),
      TagRow(185, "Genre", count: 30),
      TagRow(215, "StartTime", count: 6),
      TagRow(221, "EndTime", count: 6),
    ])

  /// ID3 version 2.2 (§4): numbers are the three letters of a frame.
  package static let id3v22 = TagTable(
    "ID3v2.2", group: "ID3v2_2",
    [
      TagRow(0x43_4e54, "PlayCounter"),  // CNT
      TagRow(0x43_4f4d, "Comment"),  // COM
      TagRow(0x47_5031, "Grouping"),  // GP1
      TagRow(0x49_504c, "InvolvedPeople"),  // IPL
      TagRow(0x49_5455, "iTunesU", traits: [.binary, .unknown]),  // ITU
      TagRow(0x4d_5649, "MovementNumber"),  // MVI
      TagRow(0x4d_564e, "MovementName"),  // MVN
      TagRow(0x50_4353, "Podcast", traits: [.binary, .unknown]),  // PCS
      TagRow(0x50_4943, "Picture", traits: .binary),  // PIC
      TagRow(0x50_4f50, "Popularimeter", print: ID3Value.popularity),  // POP
      TagRow(0x52_5641, "RelativeVolumeAdjustment"),  // RVA
      TagRow(0x54_414c, "Album"),  // TAL
      TagRow(0x54_4250, "BeatsPerMinute"),  // TBP
      TagRow(0x54_434d, "Composer"),  // TCM
      TagRow(0x54_434f, "Genre", print: ID3Value.genre),  // TCO
      TagRow(0x54_4350, "Compilation", "0=No|1=Yes"),  // TCP
      TagRow(0x54_4352, "Copyright"),  // TCR
      TagRow(0x54_4441, "Date"),  // TDA
      TagRow(0x54_4459, "PlaylistDelay"),  // TDY
      TagRow(0x54_454e, "EncodedBy"),  // TEN
      TagRow(0x54_4654, "FileType"),  // TFT
      TagRow(0x54_494d, "Time"),  // TIM
      TagRow(0x54_4b45, "InitialKey"),  // TKE
      TagRow(0x54_4c41, "Language"),  // TLA
      TagRow(0x54_4c45, "Length"),  // TLE
      TagRow(0x54_4d54, "Media"),  // TMT
      TagRow(0x54_4f41, "OriginalArtist"),  // TOA
      TagRow(0x54_4f46, "OriginalFileName"),  // TOF
      TagRow(0x54_4f4c, "OriginalLyricist"),  // TOL
      TagRow(0x54_4f52, "OriginalReleaseYear"),  // TOR
      TagRow(0x54_4f54, "OriginalAlbum"),  // TOT
      TagRow(0x54_5031, "Artist"),  // TP1
      TagRow(0x54_5032, "Band"),  // TP2
      TagRow(0x54_5033, "Conductor"),  // TP3
      TagRow(0x54_5034, "InterpretedBy"),  // TP4
      TagRow(0x54_5041, "PartOfSet"),  // TPA
      TagRow(0x54_5042, "Publisher"),  // TPB
      TagRow(0x54_5243, "ISRC"),  // TRC
      TagRow(0x54_5244, "RecordingDates"),  // TRD
      TagRow(0x54_524b, "Track"),  // TRK
      TagRow(0x54_5332, "AlbumArtistSortOrder"),  // TS2
      TagRow(0x54_5341, "AlbumSortOrder"),  // TSA
      TagRow(0x54_5343, "ComposerSortOrder"),  // TSC
      TagRow(0x54_5349, "Size"),  // TSI
      TagRow(0x54_5350, "PerformerSortOrder"),  // TSP
      TagRow(0x54_5353, "EncoderSettings"),  // TSS
      TagRow(0x54_5354, "TitleSortOrder"),  // TST
      TagRow(0x54_5431, "Grouping"),  // TT1
      TagRow(0x54_5432, "Title"),  // TT2
      TagRow(0x54_5433, "Subtitle"),  // TT3
      TagRow(0x54_5854, "Lyricist"),  // TXT
      TagRow(0x54_5858, "UserDefinedText"),  // TXX
      TagRow(0x54_5945, "Year"),  // TYE
      TagRow(0x55_4c54, "Lyrics"),  // ULT
      TagRow(0x57_4146, "FileURL"),  // WAF
      TagRow(0x57_4152, "ArtistURL"),  // WAR
      TagRow(0x57_4153, "SourceURL"),  // WAS
      TagRow(0x57_434d, "CommercialURL"),  // WCM
      TagRow(0x57_4350, "CopyrightURL"),  // WCP
      TagRow(0x57_5042, "PublisherURL"),  // WPB
      TagRow(0x57_5858, "UserDefinedURL"),  // WXX
    ])

  /// The frames that versions 2.3 and 2.4 of ID3 share (§4): numbers are their four letters.
  package static let id3v2 = TagTable(
    "ID3v2", group: "ID3v2_3",
    [
      TagRow(0x4150_4943, "Picture", traits: .binary),  // APIC
      TagRow(0x434f_4d4d, "Comment"),  // COMM
      TagRow(0x4752_5031, "Grouping"),  // GRP1
      TagRow(0x4954_4e55, "iTunesU", traits: [.binary, .unknown]),  // ITNU
      TagRow(0x4d43_4449, "MusicCDIdentifier", traits: .binary),  // MCDI
      TagRow(0x4d56_494e, "MovementNumber"),  // MVIN
      TagRow(0x4d56_4e4d, "MovementName"),  // MVNM
      TagRow(0x4f57_4e45, "Ownership"),  // OWNE
      TagRow(0x5043_4e54, "PlayCounter"),  // PCNT
      TagRow(0x5043_5354, "Podcast", traits: [.binary, .unknown]),  // PCST
      TagRow(0x504f_504d, "Popularimeter", print: ID3Value.popularity),  // POPM
      TagRow(0x5441_4c42, "Album"),  // TALB
      TagRow(0x5442_504d, "BeatsPerMinute"),  // TBPM
      TagRow(0x5443_4154, "PodcastCategory"),  // TCAT
      TagRow(0x5443_4d50, "Compilation", "0=No|1=Yes"),  // TCMP
      TagRow(0x5443_4f4d, "Composer"),  // TCOM
      TagRow(0x5443_4f4e, "Genre", print: ID3Value.genre),  // TCON
      TagRow(0x5443_4f50, "Copyright"),  // TCOP
      TagRow(0x5444_4553, "PodcastDescription"),  // TDES
      TagRow(0x5444_4c59, "PlaylistDelay"),  // TDLY
      TagRow(0x5445_4e43, "EncodedBy"),  // TENC
      TagRow(0x5445_5854, "Lyricist"),  // TEXT
      TagRow(0x5446_4c54, "FileType"),  // TFLT
      TagRow(0x5447_4944, "PodcastID"),  // TGID
      TagRow(0x5449_5431, "Grouping"),  // TIT1
      TagRow(0x5449_5432, "Title"),  // TIT2
      TagRow(0x5449_5433, "Subtitle"),  // TIT3
      TagRow(0x544b_4559, "InitialKey"),  // TKEY
      TagRow(0x544b_5744, "PodcastKeywords"),  // TKWD
      TagRow(0x544c_414e, "Language"),  // TLAN
      TagRow(0x544c_454e, "Length", value: ID3Value.thousandths, print: ID3Value.seconds),  // TLEN
      TagRow(0x544d_4544, "Media"),  // TMED
      TagRow(0x544f_414c, "OriginalAlbum"),  // TOAL
      TagRow(0x544f_464e, "OriginalFileName"),  // TOFN
      TagRow(0x544f_4c59, "OriginalLyricist"),  // TOLY
      TagRow(0x544f_5045, "OriginalArtist"),  // TOPE
      TagRow(0x544f_574e, "FileOwner"),  // TOWN
      TagRow(0x5450_4531, "Artist"),  // TPE1
      TagRow(0x5450_4532, "Band"),  // TPE2
      TagRow(0x5450_4533, "Conductor"),  // TPE3
      TagRow(0x5450_4534, "InterpretedBy"),  // TPE4
      TagRow(0x5450_4f53, "PartOfSet"),  // TPOS
      TagRow(0x5450_5542, "Publisher"),  // TPUB
      TagRow(0x5452_434b, "Track"),  // TRCK
      TagRow(0x5452_534e, "InternetRadioStationName"),  // TRSN
      TagRow(0x5452_534f, "InternetRadioStationOwner"),  // TRSO
      TagRow(0x5453_4f32, "AlbumArtistSortOrder"),  // TSO2
      TagRow(0x5453_4f43, "ComposerSortOrder"),  // TSOC
      TagRow(0x5453_5243, "ISRC"),  // TSRC
      TagRow(0x5453_5345, "EncoderSettings"),  // TSSE
      TagRow(0x5458_5858, "UserDefinedText"),  // TXXX
      TagRow(0x5553_4552, "TermsOfUse"),  // USER
      TagRow(0x5553_4c54, "Lyrics"),  // USLT
      TagRow(0x5743_4f4d, "CommercialURL"),  // WCOM
      TagRow(0x5743_4f50, "CopyrightURL"),  // WCOP
      TagRow(0x5746_4544, "PodcastURL"),  // WFED
      TagRow(0x574f_4146, "FileURL"),  // WOAF
      TagRow(0x574f_4152, "ArtistURL"),  // WOAR
      TagRow(0x574f_4153, "SourceURL"),  // WOAS
      TagRow(0x574f_5253, "InternetRadioStationURL"),  // WORS
      TagRow(0x5750_4159, "PaymentURL"),  // WPAY
      TagRow(0x5750_5542, "PublisherURL"),  // WPUB
      TagRow(0x5758_5858, "UserDefinedURL"),  // WXXX
      TagRow(0x5844_4f52, "OriginalReleaseTime", value: Meaning.dateXMP),  // XDOR
      TagRow(0x5853_4f41, "AlbumSortOrder"),  // XSOA
      TagRow(0x5853_4f50, "PerformerSortOrder"),  // XSOP
      TagRow(0x5853_4f54, "TitleSortOrder"),  // XSOT
    ])

  /// Frames of version 2.3 of ID3 that 2.4 has no more.
  package static let id3v23 = TagTable(
    "ID3v2.3", group: "ID3v2_3",
    [
      TagRow(0x4950_4c53, "InvolvedPeople"),  // IPLS
      TagRow(0x5444_4154, "Date"),  // TDAT
      TagRow(0x5449_4d45, "Time"),  // TIME
      TagRow(0x544f_5259, "OriginalReleaseYear"),  // TORY
      TagRow(0x5452_4441, "RecordingDates"),  // TRDA
      TagRow(0x5453_495a, "Size"),  // TSIZ
      TagRow(0x5459_4552, "Year"),  // TYER
    ])

  /// Frames that version 2.4 of ID3 adds.
  package static let id3v24 = TagTable(
    "ID3v2.4", group: "ID3v2_4",
    [
      TagRow(0x5256_4132, "RelativeVolumeAdjustment"),  // RVA2
      TagRow(0x5444_454e, "EncodingTime", value: Meaning.dateXMP),  // TDEN
      TagRow(0x5444_4f52, "OriginalReleaseTime", value: Meaning.dateXMP),  // TDOR
      TagRow(0x5444_5243, "RecordingTime", value: Meaning.dateXMP),  // TDRC
      TagRow(0x5444_524c, "ReleaseTime", value: Meaning.dateXMP),  // TDRL
      TagRow(0x5444_5447, "TaggingTime", value: Meaning.dateXMP),  // TDTG
      TagRow(0x5449_504c, "InvolvedPeople"),  // TIPL
      TagRow(0x544d_434c, "MusicianCredits"),  // TMCL
      TagRow(0x544d_4f4f, "Mood"),  // TMOO
      TagRow(0x5450_524f, "ProducedNotice"),  // TPRO
      TagRow(0x5453_4f41, "AlbumSortOrder"),  // TSOA
      TagRow(0x5453_4f50, "PerformerSortOrder"),  // TSOP
      TagRow(0x5453_4f54, "TitleSortOrder"),  // TSOT
      TagRow(0x5453_5354, "SetSubtitle"),  // TSST
    ])

  /// What a frame with a picture says of it (ID3v2.4 frames §4.14); the numbers have no meaning.
  package static let id3Picture = TagTable(
    "ID3-picture", group: "ID3v2_3", isNumberless: true,
    [
      TagRow(0, "PictureFormat"),
      TagRow(1, "PictureMIMEType"),
      TagRow(
        2, "PictureType",
        "0=Other|1=32x32 PNG Icon|2=Other Icon|3=Front Cover|4=Back Cover|5=Leaflet|6=Media|7=Lead Artist|8=Artist|9=Conductor|10=Band|11=Composer|12=Lyricist|13=Recording Studio or Location|14=Recording Session|15=Performance|16=Capture from Movie or Video|17=Bright(ly) Colored Fish|18=Illustration|19=Band Logo|20=Publisher Logo"
      ),
      TagRow(3, "PictureDescription"),
    ])
}
