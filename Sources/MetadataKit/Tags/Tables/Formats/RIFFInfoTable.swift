extension TagTable {
  /// Texts of a RIFF file's INFO list (Multimedia Programming Interface and Data Specifications 1.0
  /// §2, and what programs add to it): numbers are the chunks' types.
  package static let riffInfo = TagTable(
    "RIFF-INFO", group: "RIFF",
    [
      TagRow(0x4147_4553, "Rated"),  // AGES
      TagRow(0x434d_4e54, "Comment"),  // CMNT
      TagRow(0x434f_4445, "EncodedBy"),  // CODE
      TagRow(0x434f_4d4d, "Comments"),  // COMM
      TagRow(0x4449_5243, "Directory"),  // DIRC
      TagRow(0x4449_5350, "SoundSchemeTitle"),  // DISP
      TagRow(0x4454_494d, "DateTimeOriginal", value: RIFFValue.fileTime),  // DTIM
      TagRow(0x4745_4e52, "Genre"),  // GENR
      TagRow(0x4941_524c, "ArchivalLocation"),  // IARL
      TagRow(0x4941_5254, "Artist"),  // IART
      TagRow(0x4941_5331, "FirstLanguage"),  // IAS1
      TagRow(0x4941_5332, "SecondLanguage"),  // IAS2
      TagRow(0x4941_5333, "ThirdLanguage"),  // IAS3
      TagRow(0x4941_5334, "FourthLanguage"),  // IAS4
      TagRow(0x4941_5335, "FifthLanguage"),  // IAS5
      TagRow(0x4941_5336, "SixthLanguage"),  // IAS6
      TagRow(0x4941_5337, "SeventhLanguage"),  // IAS7
      TagRow(0x4941_5338, "EighthLanguage"),  // IAS8
      TagRow(0x4941_5339, "NinthLanguage"),  // IAS9
      TagRow(0x4942_5355, "BaseURL"),  // IBSU
      TagRow(0x4943_4153, "DefaultAudioStream"),  // ICAS
      TagRow(0x4943_4453, "CostumeDesigner"),  // ICDS
      TagRow(0x4943_4d53, "Commissioned"),  // ICMS
      TagRow(0x4943_4d54, "Comment"),  // ICMT
      TagRow(0x4943_4e4d, "Cinematographer"),  // ICNM
      TagRow(0x4943_4e54, "Country"),  // ICNT
      TagRow(0x4943_4f50, "Copyright"),  // ICOP
      TagRow(0x4943_5244, "DateCreated", value: RIFFValue.colonDate),  // ICRD
      TagRow(0x4943_5250, "Cropped"),  // ICRP
      TagRow(0x4944_494d, "Dimensions"),  // IDIM
      // IDIT
      TagRow(0x4944_4954, "DateTimeOriginal", value: RIFFValue.date, traits: .notInExiftool),
      TagRow(0x4944_5049, "DotsPerInch"),  // IDPI
      TagRow(0x4944_5354, "DistributedBy"),  // IDST
      TagRow(0x4945_4454, "EditedBy"),  // IEDT
      TagRow(0x4945_4e43, "EncodedBy"),  // IENC
      TagRow(0x4945_4e47, "Engineer"),  // IENG
      TagRow(0x4947_4e52, "Genre"),  // IGNR
      TagRow(0x494b_4559, "Keywords"),  // IKEY
      TagRow(0x494c_4754, "Lightness"),  // ILGT
      TagRow(0x494c_4755, "LogoURL"),  // ILGU
      TagRow(0x494c_4955, "LogoIconURL"),  // ILIU
      TagRow(0x494c_4e47, "Language"),  // ILNG
      TagRow(0x494d_4249, "MoreInfoBannerImage"),  // IMBI
      TagRow(0x494d_4255, "MoreInfoBannerURL"),  // IMBU
      TagRow(0x494d_4544, "Medium"),  // IMED
      TagRow(0x494d_4954, "MoreInfoText"),  // IMIT
      TagRow(0x494d_4955, "MoreInfoURL"),  // IMIU
      TagRow(0x494d_5553, "MusicBy"),  // IMUS
      TagRow(0x494e_414d, "Title"),  // INAM
      TagRow(0x4950_4453, "ProductionDesigner"),  // IPDS
      TagRow(0x4950_4c54, "NumColors"),  // IPLT
      TagRow(0x4950_5244, "Product"),  // IPRD
      TagRow(0x4950_524f, "ProducedBy"),  // IPRO
      TagRow(0x4952_4950, "RippedBy"),  // IRIP
      TagRow(0x4952_5444, "Rating"),  // IRTD
      TagRow(0x4953_424a, "Subject"),  // ISBJ
      TagRow(0x4953_4654, "Software", value: RIFFValue.software),  // ISFT
      TagRow(0x4953_474e, "SecondaryGenre"),  // ISGN
      TagRow(0x4953_4850, "Sharpness"),  // ISHP
      TagRow(0x4953_4d50, "TimeCode"),  // ISMP
      TagRow(0x4953_5243, "Source"),  // ISRC
      TagRow(0x4953_5246, "SourceForm"),  // ISRF
      TagRow(0x4953_5444, "ProductionStudio"),  // ISTD
      TagRow(0x4953_5452, "Starring"),  // ISTR
      TagRow(0x4954_4348, "Technician"),  // ITCH
      TagRow(0x4954_524b, "TrackNumber"),  // ITRK
      TagRow(0x4957_4d55, "WatermarkURL"),  // IWMU
      TagRow(0x4957_5249, "WrittenBy"),  // IWRI
      TagRow(0x4c41_4e47, "Language"),  // LANG
      TagRow(0x4c4f_4341, "Location"),  // LOCA
      TagRow(0x5052_5431, "Part"),  // PRT1
      TagRow(0x5052_5432, "NumberOfParts"),  // PRT2
      TagRow(0x5241_5445, "Rate"),  // RATE
      TagRow(0x5354_4152, "Starring"),  // STAR
      TagRow(0x5354_4154, "Statistics", print: RIFFValue.statistics),  // STAT
      TagRow(0x5441_5045, "TapeName"),  // TAPE
      TagRow(
        // TCDO
        0x5443_444f, "EndTimecode", value: RIFFValue.timecode, print: RIFFValue.timecodeWords),
      TagRow(
        // TCOD
        0x5443_4f44, "StartTimecode", value: RIFFValue.timecode, print: RIFFValue.timecodeWords),
      TagRow(0x5449_544c, "Title"),  // TITL
      TagRow(
        // TLEN
        0x544c_454e, "Length", value: RIFFValue.thousandth, print: RIFFValue.thousandthWords),
      TagRow(0x544f_5247, "Organization"),  // TORG
      TagRow(0x5452_434b, "TrackNumber"),  // TRCK
      TagRow(0x5455_524c, "URL"),  // TURL
      TagRow(0x5456_4552, "Version"),  // TVER
      TagRow(0x564d_414a, "VegasVersionMajor"),  // VMAJ
      TagRow(0x564d_494e, "VegasVersionMinor"),  // VMIN
      TagRow(0x5945_4152, "Year"),  // YEAR
    ])

  /// What Exif 2.3 Annex 5 puts into WAVE files: numbers are the chunks' types.
  package static let riffEXIF = TagTable(
    "RIFF-exif", group: "RIFF",
    [
      TagRow(0x6563_6f72, "Make"),  // ecor
      TagRow(0x656d_646c, "Model"),  // emdl
      TagRow(0x656d_6e74, "MakerNotes", format: .undefined, traits: .binary),  // emnt
      TagRow(0x6572_656c, "RelatedImageFile"),  // erel
      TagRow(0x6574_696d, "TimeCreated"),  // etim
      // eucm: a character code of 8 bytes stands before it.
      TagRow(0x6575_636d, "UserComment", format: .undefined, value: Meaning.encodedText),
      TagRow(0x6576_6572, "ExifVersion"),  // ever
    ])
}
