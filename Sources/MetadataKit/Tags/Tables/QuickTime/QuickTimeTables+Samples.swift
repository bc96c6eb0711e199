extension TagTable {
  /// How sound is coded: byte positions of an entry (QTFF, sound sample descriptions).
  package static let quickTimeAudio = TagTable(
    "QuickTime-audio", group: "QuickTime",
    [
      TagRow(4, "AudioFormat", format: .undefined, count: 4),
      TagRow(
        20, "AudioVendorID",
        " KD =Kodak|AR.D=Parrot AR.Drone|FFMP=FFmpeg|GIC =General Imaging Co.|KMPI=Konica-Minolta|NIKO=Nikon|SMI =Sorenson Media Inc.|ZORA=Zoran Corporation|appl=Apple|fe20=Olympus (fe20)|kdak=Kodak|leic=Leica|mino=Minolta|niko=Nikon|olym=Olympus|pana=Panasonic|pent=Pentax|pr01=Olympus (pr01)|sany=Sanyo",
        format: .undefined, count: 4),
      TagRow(24, "AudioChannels", format: .short),
      TagRow(26, "AudioBitsPerSample", format: .short),
      TagRow(32, "AudioSampleRate", format: .long, value: QuickTimeValue.fixed32),
    ])

  /// How pictures are coded: byte positions of an entry, and boxes (QTFF, video media).
  package static let quickTimeVideo = TagTable(
    "QuickTime-video", group: "QuickTime",
    [
      TagRow(4, "CompressorID", format: .utf8, count: 4),
      TagRow(
        20, "VendorID",
        " KD =Kodak|AR.D=Parrot AR.Drone|FFMP=FFmpeg|GIC =General Imaging Co.|KMPI=Konica-Minolta|NIKO=Nikon|SMI =Sorenson Media Inc.|ZORA=Zoran Corporation|appl=Apple|fe20=Olympus (fe20)|kdak=Kodak|leic=Leica|mino=Minolta|niko=Nikon|olym=Olympus|pana=Panasonic|pent=Pentax|pr01=Olympus (pr01)|sany=Sanyo",
        format: .utf8, count: 4),
      TagRow(32, "SourceImageWidth", format: .short),
      TagRow(34, "SourceImageHeight", format: .short),
      TagRow(36, "XResolution", format: .long, value: QuickTimeValue.fixed32),
      TagRow(40, "YResolution", format: .long, value: QuickTimeValue.fixed32),
      TagRow(50, "CompressorName", format: .utf8),
      TagRow(82, "BitDepth", format: .short),
      // fiel
      TagRow(0x6669_656c, "VideoFieldOrder", format: .byte, print: QuickTimeValue.fieldOrder),
      TagRow(0x6761_6d61, "Gamma", format: .long, value: QuickTimeValue.fixed32),  // gama
      // pasp
      TagRow(0x7061_7370, "PixelAspectRatio", format: .undefined, value: QuickTimeValue.ratio),
      TagRow(
        0x7374_3364, "Stereoscopic3D",
        "0=Monoscopic|1=Stereoscopic Top-Bottom|2=Stereoscopic Left-Right|3=Stereoscopic Stereo-Custom|4=Stereoscopic Right-Left",
        format: .byte, value: QuickTimeValue.lastNumber),  // st3d
    ])

  /// How hints are coded (ISO 14496-12 §9).
  package static let quickTimeHint = TagTable(
    "QuickTime-hint", group: "QuickTime",
    [
      TagRow(4, "HintFormat", format: .undefined, count: 4),
      TagRow(16, "HintTrackVersion", format: .short),
      TagRow(20, "MaxPacketSize", format: .long),
      TagRow(0x736e_726f, "SequenceNumberRandomOffset", format: .long),  // snro
      TagRow(0x7469_6d73, "RTPTimeScale", format: .long),  // tims
      TagRow(0x7473_726f, "TimestampRandomOffset", format: .long),  // tsro
    ])

  /// How timed metadata is coded (ISO 14496-12 §12.3).
  package static let quickTimeTimedMetadata = TagTable(
    "QuickTime-meta", group: "QuickTime",
    [
      TagRow(4, "MetaFormat", format: .undefined, count: 4),
      TagRow(8, "MetaType", format: .utf8),
    ])

  /// How any other samples are coded.
  package static let quickTimeOther = TagTable(
    "QuickTime-other", group: "QuickTime",
    [
      TagRow(4, "OtherFormat", format: .undefined, count: 4),
      TagRow(24, "PlaybackFrameRate", format: .rational),
      TagRow(0x6674_6162, "FontTable", format: .undefined, value: QuickTimeValue.from5),  // ftab
      TagRow(0x6e61_6d65, "OtherName", format: .undefined, value: QuickTimeValue.from4),  // name
    ])

  /// What is said of samples that are not read.
  package static let quickTimeSamples = TagTable(
    "QuickTime-samples", group: "QuickTime",
    [
      TagRow(0, "Warning", traits: .onlyInExiftool),
      TagRow(1, "PositionRecords", traits: .notInExiftool),
    ])

  /// What the tables of samples say.
  package static let quickTimeSampleTable = TagTable(
    "QuickTime-stbl", group: "QuickTime",
    [
      // stps
      TagRow(
        0x7374_7073, "PartialSyncSamples", format: .undefined, value: QuickTimeValue.numbersFrom8),
      TagRow(0x7374_7473, "VideoFrameRate", print: QuickTimeValue.thousandths),  // stts
    ])

  /// How much of the medium a second takes (ISO 14496-12 §8.5.2).
  package static let quickTimeBitRate = TagTable(
    "QuickTime-btrt", group: "QuickTime", yields: true,
    [
      TagRow(0, "BufferSize", format: .long),
      TagRow(4, "MaxBitrate", format: .long),
      TagRow(8, "AverageBitrate", format: .long),
    ])

  /// The part of a picture to show (ISO 14496-12 §12.1.4).
  package static let quickTimeCleanAperture = TagTable(
    "QuickTime-clap", group: "QuickTime",
    [
      TagRow(0, "CleanApertureWidth", format: .signedRational),
      TagRow(8, "CleanApertureHeight", format: .signedRational),
      TagRow(16, "CleanApertureOffsetX", format: .signedRational),
      TagRow(24, "CleanApertureOffsetY", format: .signedRational),
    ])

  /// The decoder of AMR speech (3GPP TS 26.244 §6.7).
  package static let quickTimeDecoder = TagTable(
    "QuickTime-damr", group: "QuickTime",
    [
      TagRow(0, "EncoderVendor", format: .undefined, count: 4),
      TagRow(4, "EncoderVersion", format: .byte),
    ])

  /// What a decoder of sound is told (QTFF, siDecompressionParam).
  package static let quickTimeWave = TagTable(
    "QuickTime-wave", group: "QuickTime",
    [
      TagRow(
        0x656e_6461, "Endianness", "0=Big-endian (Motorola, MM)|1=Little-endian (Intel, II)",
        format: .short),  // enda
      TagRow(0x6672_6d61, "PurchaseFileFormat"),  // frma
    ])

  /// Where each channel of sound is to be heard (Core Audio, AudioChannelLayout).
  package static let quickTimeChannels = TagTable(
    "QuickTime-chan", group: "QuickTime",
    [
      TagRow(
        4, "LayoutFlags",
        "0=UseDescriptions|1=UseBitmap|100=Mono|101=Stereo|102=StereoHeadphones|103=MatrixStereo|104=MidSide|105=XY|106=Binaural|107=Ambisonic_B_Format|108=Quadraphonic|109=Pentagonal|110=Hexagonal|111=Octagonal|112=Cube|113=MPEG_3_0_A|114=MPEG_3_0_B|115=MPEG_4_0_A|116=MPEG_4_0_B|117=MPEG_5_0_A|118=MPEG_5_0_B|119=MPEG_5_0_C|120=MPEG_5_0_D|121=MPEG_5_1_A|122=MPEG_5_1_B|123=MPEG_5_1_C|124=MPEG_5_1_D|125=MPEG_6_1_A|126=MPEG_7_1_A|127=MPEG_7_1_B|128=MPEG_7_1_C|129=Emagic_Default_7_1|130=SMPTE_DTV|131=ITU_2_1|132=ITU_2_2|133=DVD_4|134=DVD_5|135=DVD_6|136=DVD_10|137=DVD_11|138=DVD_18|139=AudioUnit_6_0|140=AudioUnit_7_0|141=AAC_6_0|142=AAC_6_1|143=AAC_7_0|144=AAC_Octagonal|145=TMH_10_2_std|146=TMH_10_2_full|147=DiscreteInOrder|148=AudioUnit_7_0_Front|149=AC3_1_0_1|150=AC3_3_0|151=AC3_3_1|152=AC3_3_0_1|153=AC3_2_1_1|154=AC3_3_1_1|155=EAC_6_0_A|156=EAC_7_0_A|157=EAC3_6_1_A|158=EAC3_6_1_B|159=EAC3_6_1_C|160=EAC3_7_1_A|161=EAC3_7_1_B|162=EAC3_7_1_C|163=EAC3_7_1_D|164=EAC3_7_1_E|165=EAC3_7_1_F|166=EAC3_7_1_G|167=EAC3_7_1_H|168=DTS_3_1|169=DTS_4_1|170=DTS_6_0_A|171=DTS_6_0_B|172=DTS_6_0_C|173=DTS_6_1_A|174=DTS_6_1_B|175=DTS_6_1_C|176=DTS_7_0|177=DTS_7_1|178=DTS_8_0_A|179=DTS_8_0_B|180=DTS_8_1_A|181=DTS_8_1_B|182=DTS_6_1_D|183=AAC_7_1_B|65535=Unknown",
        format: .short),
      TagRow(6, "AudioChannels", format: .short),
      TagRow(
        8, "AudioChannelTypes",
        "0=Left|1=Right|2=Center|3=LFEScreen|4=LeftSurround|5=RightSurround|6=LeftCenter|7=RightCenter|8=CenterSurround|9=LeftSurroundDirect|10=RightSurroundDirect|11=TopCenterSurround|12=VerticalHeightLeft|13=VerticalHeightCenter|14=VerticalHeightRight|15=TopBackLeft|16=TopBackCenter|17=TopBackRight",
        format: .long, traits: .bitmask),
      TagRow(12, "NumChannelDescriptions", format: .long),
      TagRow(
        16, "Channel1Label",
        "0=Unused|1=Left|2=Right|3=Center|4=LFEScreen|5=LeftSurround|6=RightSurround|7=LeftCenter|8=RightCenter|9=CenterSurround|10=LeftSurroundDirect|11=RightSurroundDirect|12=TopCenterSurround|13=VerticalHeightLeft|14=VerticalHeightCenter|15=VerticalHeightRight|16=TopBackLeft|17=TopBackCenter|18=TopBackRight|33=RearSurroundLeft|34=RearSurroundRight|35=LeftWide|36=RightWide|37=LFE2|38=LeftTotal|39=RightTotal|40=HearingImpaired|41=Narration|42=Mono|43=DialogCentricMix|44=CenterSurroundDirect|45=Haptic|100=UseCoordinates|200=Ambisonic_W|201=Ambisonic_X|202=Ambisonic_Y|203=Ambisonic_Z|204=MS_Mid|205=MS_Side|206=XY_X|207=XY_Y|301=HeadphonesLeft|302=HeadphonesRight|304=ClickTrack|305=ForeignLanguage|400=Discrete|65536=Discrete_0|65537=Discrete_1|65538=Discrete_2|65539=Discrete_3|65540=Discrete_4|65541=Discrete_5|65542=Discrete_6|65543=Discrete_7|65544=Discrete_8|65545=Discrete_9|65546=Discrete_10|65547=Discrete_11|65548=Discrete_12|65549=Discrete_13|65550=Discrete_14|65551=Discrete_15|131071=Discrete_65535|4294967295=Unknown",
        format: .long),
      TagRow(
        20, "Channel1Flags", "0=Rectangular|1=Spherical|2=Meters", format: .long, traits: .bitmask),
      TagRow(24, "Channel1Coordinates", format: .float, count: 3),
      TagRow(
        36, "Channel2Label",
        "0=Unused|1=Left|2=Right|3=Center|4=LFEScreen|5=LeftSurround|6=RightSurround|7=LeftCenter|8=RightCenter|9=CenterSurround|10=LeftSurroundDirect|11=RightSurroundDirect|12=TopCenterSurround|13=VerticalHeightLeft|14=VerticalHeightCenter|15=VerticalHeightRight|16=TopBackLeft|17=TopBackCenter|18=TopBackRight|33=RearSurroundLeft|34=RearSurroundRight|35=LeftWide|36=RightWide|37=LFE2|38=LeftTotal|39=RightTotal|40=HearingImpaired|41=Narration|42=Mono|43=DialogCentricMix|44=CenterSurroundDirect|45=Haptic|100=UseCoordinates|200=Ambisonic_W|201=Ambisonic_X|202=Ambisonic_Y|203=Ambisonic_Z|204=MS_Mid|205=MS_Side|206=XY_X|207=XY_Y|301=HeadphonesLeft|302=HeadphonesRight|304=ClickTrack|305=ForeignLanguage|400=Discrete|65536=Discrete_0|65537=Discrete_1|65538=Discrete_2|65539=Discrete_3|65540=Discrete_4|65541=Discrete_5|65542=Discrete_6|65543=Discrete_7|65544=Discrete_8|65545=Discrete_9|65546=Discrete_10|65547=Discrete_11|65548=Discrete_12|65549=Discrete_13|65550=Discrete_14|65551=Discrete_15|131071=Discrete_65535|4294967295=Unknown",
        format: .long),
      TagRow(
        40, "Channel2Flags", "0=Rectangular|1=Spherical|2=Meters", format: .long, traits: .bitmask),
      TagRow(44, "Channel2Coordinates", format: .float, count: 3),
      TagRow(
        56, "Channel3Label",
        "0=Unused|1=Left|2=Right|3=Center|4=LFEScreen|5=LeftSurround|6=RightSurround|7=LeftCenter|8=RightCenter|9=CenterSurround|10=LeftSurroundDirect|11=RightSurroundDirect|12=TopCenterSurround|13=VerticalHeightLeft|14=VerticalHeightCenter|15=VerticalHeightRight|16=TopBackLeft|17=TopBackCenter|18=TopBackRight|33=RearSurroundLeft|34=RearSurroundRight|35=LeftWide|36=RightWide|37=LFE2|38=LeftTotal|39=RightTotal|40=HearingImpaired|41=Narration|42=Mono|43=DialogCentricMix|44=CenterSurroundDirect|45=Haptic|100=UseCoordinates|200=Ambisonic_W|201=Ambisonic_X|202=Ambisonic_Y|203=Ambisonic_Z|204=MS_Mid|205=MS_Side|206=XY_X|207=XY_Y|301=HeadphonesLeft|302=HeadphonesRight|304=ClickTrack|305=ForeignLanguage|400=Discrete|65536=Discrete_0|65537=Discrete_1|65538=Discrete_2|65539=Discrete_3|65540=Discrete_4|65541=Discrete_5|65542=Discrete_6|65543=Discrete_7|65544=Discrete_8|65545=Discrete_9|65546=Discrete_10|65547=Discrete_11|65548=Discrete_12|65549=Discrete_13|65550=Discrete_14|65551=Discrete_15|131071=Discrete_65535|4294967295=Unknown",
        format: .long),
      TagRow(
        60, "Channel3Flags", "0=Rectangular|1=Spherical|2=Meters", format: .long, traits: .bitmask),
      TagRow(64, "Channel3Coordinates", format: .float, count: 3),
      TagRow(
        76, "Channel4Label",
        "0=Unused|1=Left|2=Right|3=Center|4=LFEScreen|5=LeftSurround|6=RightSurround|7=LeftCenter|8=RightCenter|9=CenterSurround|10=LeftSurroundDirect|11=RightSurroundDirect|12=TopCenterSurround|13=VerticalHeightLeft|14=VerticalHeightCenter|15=VerticalHeightRight|16=TopBackLeft|17=TopBackCenter|18=TopBackRight|33=RearSurroundLeft|34=RearSurroundRight|35=LeftWide|36=RightWide|37=LFE2|38=LeftTotal|39=RightTotal|40=HearingImpaired|41=Narration|42=Mono|43=DialogCentricMix|44=CenterSurroundDirect|45=Haptic|100=UseCoordinates|200=Ambisonic_W|201=Ambisonic_X|202=Ambisonic_Y|203=Ambisonic_Z|204=MS_Mid|205=MS_Side|206=XY_X|207=XY_Y|301=HeadphonesLeft|302=HeadphonesRight|304=ClickTrack|305=ForeignLanguage|400=Discrete|65536=Discrete_0|65537=Discrete_1|65538=Discrete_2|65539=Discrete_3|65540=Discrete_4|65541=Discrete_5|65542=Discrete_6|65543=Discrete_7|65544=Discrete_8|65545=Discrete_9|65546=Discrete_10|65547=Discrete_11|65548=Discrete_12|65549=Discrete_13|65550=Discrete_14|65551=Discrete_15|131071=Discrete_65535|4294967295=Unknown",
        format: .long),
      TagRow(
        80, "Channel4Flags", "0=Rectangular|1=Spherical|2=Meters", format: .long, traits: .bitmask),
      TagRow(84, "Channel4Coordinates", format: .float, count: 3),
      TagRow(
        96, "Channel5Label",
        "0=Unused|1=Left|2=Right|3=Center|4=LFEScreen|5=LeftSurround|6=RightSurround|7=LeftCenter|8=RightCenter|9=CenterSurround|10=LeftSurroundDirect|11=RightSurroundDirect|12=TopCenterSurround|13=VerticalHeightLeft|14=VerticalHeightCenter|15=VerticalHeightRight|16=TopBackLeft|17=TopBackCenter|18=TopBackRight|33=RearSurroundLeft|34=RearSurroundRight|35=LeftWide|36=RightWide|37=LFE2|38=LeftTotal|39=RightTotal|40=HearingImpaired|41=Narration|42=Mono|43=DialogCentricMix|44=CenterSurroundDirect|45=Haptic|100=UseCoordinates|200=Ambisonic_W|201=Ambisonic_X|202=Ambisonic_Y|203=Ambisonic_Z|204=MS_Mid|205=MS_Side|206=XY_X|207=XY_Y|301=HeadphonesLeft|302=HeadphonesRight|304=ClickTrack|305=ForeignLanguage|400=Discrete|65536=Discrete_0|65537=Discrete_1|65538=Discrete_2|65539=Discrete_3|65540=Discrete_4|65541=Discrete_5|65542=Discrete_6|65543=Discrete_7|65544=Discrete_8|65545=Discrete_9|65546=Discrete_10|65547=Discrete_11|65548=Discrete_12|65549=Discrete_13|65550=Discrete_14|65551=Discrete_15|131071=Discrete_65535|4294967295=Unknown",
        format: .long),
      TagRow(
        100, "Channel5Flags", "0=Rectangular|1=Spherical|2=Meters", format: .long, traits: .bitmask),
      TagRow(104, "Channel5Coordinates", format: .float, count: 3),
      TagRow(
        116, "Channel6Label",
        "0=Unused|1=Left|2=Right|3=Center|4=LFEScreen|5=LeftSurround|6=RightSurround|7=LeftCenter|8=RightCenter|9=CenterSurround|10=LeftSurroundDirect|11=RightSurroundDirect|12=TopCenterSurround|13=VerticalHeightLeft|14=VerticalHeightCenter|15=VerticalHeightRight|16=TopBackLeft|17=TopBackCenter|18=TopBackRight|33=RearSurroundLeft|34=RearSurroundRight|35=LeftWide|36=RightWide|37=LFE2|38=LeftTotal|39=RightTotal|40=HearingImpaired|41=Narration|42=Mono|43=DialogCentricMix|44=CenterSurroundDirect|45=Haptic|100=UseCoordinates|200=Ambisonic_W|201=Ambisonic_X|202=Ambisonic_Y|203=Ambisonic_Z|204=MS_Mid|205=MS_Side|206=XY_X|207=XY_Y|301=HeadphonesLeft|302=HeadphonesRight|304=ClickTrack|305=ForeignLanguage|400=Discrete|65536=Discrete_0|65537=Discrete_1|65538=Discrete_2|65539=Discrete_3|65540=Discrete_4|65541=Discrete_5|65542=Discrete_6|65543=Discrete_7|65544=Discrete_8|65545=Discrete_9|65546=Discrete_10|65547=Discrete_11|65548=Discrete_12|65549=Discrete_13|65550=Discrete_14|65551=Discrete_15|131071=Discrete_65535|4294967295=Unknown",
        format: .long),
      TagRow(
        120, "Channel6Flags", "0=Rectangular|1=Spherical|2=Meters", format: .long, traits: .bitmask),
      TagRow(124, "Channel6Coordinates", format: .float, count: 3),
      TagRow(
        136, "Channel7Label",
        "0=Unused|1=Left|2=Right|3=Center|4=LFEScreen|5=LeftSurround|6=RightSurround|7=LeftCenter|8=RightCenter|9=CenterSurround|10=LeftSurroundDirect|11=RightSurroundDirect|12=TopCenterSurround|13=VerticalHeightLeft|14=VerticalHeightCenter|15=VerticalHeightRight|16=TopBackLeft|17=TopBackCenter|18=TopBackRight|33=RearSurroundLeft|34=RearSurroundRight|35=LeftWide|36=RightWide|37=LFE2|38=LeftTotal|39=RightTotal|40=HearingImpaired|41=Narration|42=Mono|43=DialogCentricMix|44=CenterSurroundDirect|45=Haptic|100=UseCoordinates|200=Ambisonic_W|201=Ambisonic_X|202=Ambisonic_Y|203=Ambisonic_Z|204=MS_Mid|205=MS_Side|206=XY_X|207=XY_Y|301=HeadphonesLeft|302=HeadphonesRight|304=ClickTrack|305=ForeignLanguage|400=Discrete|65536=Discrete_0|65537=Discrete_1|65538=Discrete_2|65539=Discrete_3|65540=Discrete_4|65541=Discrete_5|65542=Discrete_6|65543=Discrete_7|65544=Discrete_8|65545=Discrete_9|65546=Discrete_10|65547=Discrete_11|65548=Discrete_12|65549=Discrete_13|65550=Discrete_14|65551=Discrete_15|131071=Discrete_65535|4294967295=Unknown",
        format: .long),
      TagRow(
        140, "Channel7Flags", "0=Rectangular|1=Spherical|2=Meters", format: .long, traits: .bitmask),
      TagRow(144, "Channel7Coordinates", format: .float, count: 3),
      TagRow(
        156, "Channel8Label",
        "0=Unused|1=Left|2=Right|3=Center|4=LFEScreen|5=LeftSurround|6=RightSurround|7=LeftCenter|8=RightCenter|9=CenterSurround|10=LeftSurroundDirect|11=RightSurroundDirect|12=TopCenterSurround|13=VerticalHeightLeft|14=VerticalHeightCenter|15=VerticalHeightRight|16=TopBackLeft|17=TopBackCenter|18=TopBackRight|33=RearSurroundLeft|34=RearSurroundRight|35=LeftWide|36=RightWide|37=LFE2|38=LeftTotal|39=RightTotal|40=HearingImpaired|41=Narration|42=Mono|43=DialogCentricMix|44=CenterSurroundDirect|45=Haptic|100=UseCoordinates|200=Ambisonic_W|201=Ambisonic_X|202=Ambisonic_Y|203=Ambisonic_Z|204=MS_Mid|205=MS_Side|206=XY_X|207=XY_Y|301=HeadphonesLeft|302=HeadphonesRight|304=ClickTrack|305=ForeignLanguage|400=Discrete|65536=Discrete_0|65537=Discrete_1|65538=Discrete_2|65539=Discrete_3|65540=Discrete_4|65541=Discrete_5|65542=Discrete_6|65543=Discrete_7|65544=Discrete_8|65545=Discrete_9|65546=Discrete_10|65547=Discrete_11|65548=Discrete_12|65549=Discrete_13|65550=Discrete_14|65551=Discrete_15|131071=Discrete_65535|4294967295=Unknown",
        format: .long),
      TagRow(
        160, "Channel8Flags", "0=Rectangular|1=Spherical|2=Meters", format: .long, traits: .bitmask),
      TagRow(164, "Channel8Coordinates", format: .float, count: 3),
    ])

  /// Ambisonics (Google, Spatial Audio RFC).
  package static let quickTimeSpatialAudio = TagTable(
    "QuickTime-SA3D", group: "QuickTime",
    [
      TagRow(0, "SpatialAudioVersion", format: .byte),
      TagRow(1, "AmbisonicType", "0=Periphonic", format: .byte),
      TagRow(2, "AmbisonicOrder", format: .long),
      TagRow(6, "AmbisonicChannelOrdering", "0=ACN", format: .byte),
      TagRow(7, "AmbisonicNormalization", "0=SN3D", format: .byte),
      TagRow(8, "AmbisonicChannels", format: .long),
      TagRow(12, "AmbisonicChannelMap", format: .long, count: 0),
    ])

  /// How samples are protected (ISO 14496-12 §8.12).
  package static let quickTimeProtection = TagTable(
    "QuickTime-sinf", group: "QuickTime",
    [
      TagRow(
        0x656e_6461, "Endianness", "0=Big-endian (Motorola, MM)|1=Little-endian (Intel, II)",
        format: .short),  // enda
      TagRow(0x6672_6d61, "OriginalFormat"),  // frma
    ])

  /// The scheme of protection (ISO 14496-12 §8.12.5).
  package static let quickTimeScheme = TagTable(
    "QuickTime-schm", group: "QuickTime",
    [
      TagRow(4, "SchemeType", format: .undefined, count: 4),
      TagRow(8, "SchemeVersion", format: .short),
      TagRow(10, "SchemeURL", format: .utf8, count: 0),
    ])

  /// What the scheme of protection needs.
  package static let quickTimeSchemeInformation = TagTable(
    "QuickTime-schi", group: "QuickTime",
    [
      // cert
      TagRow(
        0x6365_7274, "Certificate", format: .undefined, value: QuickTimeValue.hexadecimalWithPrefix),
      TagRow(
        0x6976_6976, "InitializationVector", format: .undefined,
        value: QuickTimeValue.hexadecimalDigits),  // iviv
      // key
      TagRow(0x6b65_7920, "KeyID", format: .undefined, value: QuickTimeValue.hexadecimalWithPrefix),
      TagRow(0x6e61_6d65, "UserName"),  // name
      // user
      TagRow(
        0x7573_6572, "UserID", format: .undefined, value: QuickTimeValue.hexadecimalWithPrefix),
    ])

  /// Who may play a bought file.
  package static let quickTimeRights = TagTable(
    "QuickTime-righ", group: "QuickTime",
    [
      TagRow(0x6176_6572, "VersionRestrictions"),  // aver
      TagRow(0x6d65_6469, "MediaFlags"),  // medi
      TagRow(0x6d6f_6465, "ModeFlags"),  // mode
      TagRow(0x706c_6174, "Platform"),  // plat
      TagRow(0x736f_6e67, "ItemID"),  // song
      TagRow(0x746f_6f6c, "ItemTool", format: .utf8),  // tool
      TagRow(0x7472_616e, "TransactionID"),  // tran
      TagRow(0x7665_4944, "ItemVendorID"),  // veID
    ])

  /// Spherical video (Google, Spherical Video V2 RFC).
  package static let quickTimeSpherical = TagTable(
    "QuickTime-sv3d", group: "QuickTime",
    [
      // svhd
      TagRow(0x7376_6864, "MetadataSource", format: .undefined, value: QuickTimeValue.withoutNULs)
    ])

  /// How a sphere is turned.
  package static let quickTimeProjection = TagTable(
    "QuickTime-prhd", group: "QuickTime",
    [
      TagRow(4, "PoseYawDegrees", format: .signedLong, value: QuickTimeValue.fixed32),
      TagRow(8, "PosePitchDegrees", format: .signedLong, value: QuickTimeValue.fixed32),
      TagRow(12, "PoseRollDegrees", format: .signedLong, value: QuickTimeValue.fixed32),
    ])

  /// A sphere as the faces of a cube.
  package static let quickTimeCubemap = TagTable(
    "QuickTime-cbmp", group: "QuickTime",
    [
      TagRow(4, "Layout", format: .long),
      TagRow(8, "Padding", format: .long),
    ])

  /// A sphere as a rectangle.
  package static let quickTimeEquirectangular = TagTable(
    "QuickTime-equi", group: "QuickTime",
    [
      TagRow(4, "ProjectionBoundsTop", format: .long, value: QuickTimeValue.per32Bits),
      TagRow(8, "ProjectionBoundsBottom", format: .long, value: QuickTimeValue.per32Bits),
      TagRow(12, "ProjectionBoundsLeft", format: .long, value: QuickTimeValue.per32Bits),
      TagRow(16, "ProjectionBoundsRight", format: .long, value: QuickTimeValue.per32Bits),
    ])

  /// How a movie is to be streamed (QTFF, hint media).
  package static let quickTimeHintInformation = TagTable(
    "QuickTime-hnti", group: "QuickTime",
    [
      // rtp
      TagRow(0x7274_7020, "RealtimeStreamingProtocol", print: QuickTimeValue.sessionDescription),
      TagRow(0x7364_7020, "StreamingDataProtocol"),  // sdp
    ])

  /// How much a hint track sends (QTFF, hint statistics).
  package static let quickTimeHintStatistics = TagTable(
    "QuickTime-hinf", group: "QuickTime",
    [
      TagRow(0x6469_6d6d, "ImmediateDataBytes", format: .long8),  // dimm
      // dmax
      TagRow(
        0x646d_6178, "LargestPacketDuration", format: .long, print: QuickTimeValue.milliseconds),
      TagRow(0x646d_6564, "MediaTrackBytes", format: .long8),  // dmed
      TagRow(0x6472_6570, "RepeatedDataBytes", format: .long8),  // drep
      TagRow(0x6d61_7872, "MaxDataRate", format: .long, print: QuickTimeValue.dataRate),  // maxr
      TagRow(0x6e70_636b, "NumPackets", format: .long),  // npck
      TagRow(0x6e75_6d70, "NumPackets", format: .long8),  // nump
      TagRow(
        0x7061_7974, "PayloadType", format: .undefined, value: QuickTimeValue.payloadType,
        print: QuickTimeValue.firstComma),  // payt
      TagRow(0x706d_6178, "LargestPacketSize", format: .long),  // pmax
      // tmax
      TagRow(0x746d_6178, "MaxTransmissionTime", format: .long, print: QuickTimeValue.milliseconds),
      // tmin
      TagRow(0x746d_696e, "MinTransmissionTime", format: .long, print: QuickTimeValue.milliseconds),
      TagRow(0x746f_746c, "TotalBytes", format: .long),  // totl
      TagRow(0x7470_6159, "TotalBytesNoRTPHeaders", format: .long),  // tpaY
      TagRow(0x7470_6179, "TotalBytesNoRTPHeaders", format: .long),  // tpay
      TagRow(0x7470_796c, "TotalBytesNoRTPHeaders", format: .long8),  // tpyl
      TagRow(0x7472_7059, "TotalBytes", format: .long8),  // trpY
      TagRow(0x7472_7079, "TotalBytes", format: .long8),  // trpy
    ])
}
