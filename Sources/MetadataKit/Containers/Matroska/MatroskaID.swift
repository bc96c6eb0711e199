extension MatroskaReader {
  /// The identifiers of the elements that mean something to the reader (RFC 9559 §27.1).
  enum ID {
    static let header: UInt32 = 0x1A45_DFA3
    static let documentType: UInt32 = 0x4282
    static let void: UInt32 = 0xEC
    static let segment: UInt32 = 0x1853_8067
    static let seekHead: UInt32 = 0x114D_9B74
    static let seek: UInt32 = 0x4DBB
    static let seekID: UInt32 = 0x53AB
    static let seekPosition: UInt32 = 0x53AC
    static let info: UInt32 = 0x1549_A966
    static let timeScale: UInt32 = 0x2A_D7B1
    static let duration: UInt32 = 0x4489
    static let date: UInt32 = 0x4461
    static let cluster: UInt32 = 0x1F43_B675
    static let cues: UInt32 = 0x1C53_BB6B
    static let chapters: UInt32 = 0x1043_A770
    static let chapterAtom: UInt32 = 0xB6
    static let attachments: UInt32 = 0x1941_A469
    static let attachedFile: UInt32 = 0x61A7
    static let attachedType: UInt32 = 0x4660
    static let attachedData: UInt32 = 0x465C

    static let tracks: UInt32 = 0x1654_AE6B
    static let trackEntry: UInt32 = 0xAE
    static let trackNumber: UInt32 = 0xD7
    static let trackUID: UInt32 = 0x73C5
    static let trackType: UInt32 = 0x83
    static let defaultDuration: UInt32 = 0x23_E383
    static let codec: UInt32 = 0x86
    static let codecPrivate: UInt32 = 0x63A2
    static let codecName: UInt32 = 0x25_8688
    static let language: UInt32 = 0x22_B59C
    static let languageTag: UInt32 = 0x22_B59D
    static let pixelWidth: UInt32 = 0xB0
    static let pixelHeight: UInt32 = 0xBA
    static let displayWidth: UInt32 = 0x54B0
    static let displayHeight: UInt32 = 0x54BA
    static let displayUnit: UInt32 = 0x54B2
    static let alphaMode: UInt32 = 0x53C0
    static let cropBottom: UInt32 = 0x54AA
    static let cropTop: UInt32 = 0x54BB
    static let cropLeft: UInt32 = 0x54CC
    static let cropRight: UInt32 = 0x54DD
    static let roll: UInt32 = 0x7675
    static let sampleRate: UInt32 = 0xB5
    static let outputSampleRate: UInt32 = 0x78B5
    static let channels: UInt32 = 0x9F
    static let bitDepth: UInt32 = 0x6264

    static let tags: UInt32 = 0x1254_C367
    static let tag: UInt32 = 0x7373
    static let targets: UInt32 = 0x63C0
    static let tagTrackUID: UInt32 = 0x63C5
    static let tagChapterUID: UInt32 = 0x63C4
    static let tagAttachmentUID: UInt32 = 0x63C6
    static let tagEditionUID: UInt32 = 0x63C9
    static let simpleTag: UInt32 = 0x67C8
    static let tagName: UInt32 = 0x45A3
    static let tagLanguage: UInt32 = 0x447A
    static let tagString: UInt32 = 0x4487
    static let tagBinary: UInt32 = 0x4485

    /// What is read where a seek head says that it stands.
    static let sought: [UInt32] = [info, tracks, chapters, attachments, tags, seekHead]
  }
}
