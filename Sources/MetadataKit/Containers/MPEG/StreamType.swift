/// What the elementary streams of a transport stream are (ISO 13818-1 table 2-34; ATSC A/52; Blu-ray).
enum StreamType {
  /// Types and their words, as labels.
  static let words =
    "0=Reserved|1=MPEG-1 Video|2=MPEG-2 Video|3=MPEG-1 Audio|4=MPEG-2 Audio|5=ISO 13818-1 private sections|6=ISO 13818-1 PES private data|7=ISO 13522 MHEG|8=ISO 13818-1 DSM-CC|9=ISO 13818-1 auxiliary|10=ISO 13818-6 multi-protocol encap|11=ISO 13818-6 DSM-CC U-N msgs|12=ISO 13818-6 stream descriptors|13=ISO 13818-6 sections|14=ISO 13818-1 auxiliary|15=MPEG-2 AAC Audio|16=MPEG-4 Video|17=MPEG-4 LATM AAC Audio|18=MPEG-4 generic|19=ISO 14496-1 SL-packetized|20=ISO 13818-6 Synchronized Download Protocol|21=Packetized metadata|22=Sectioned metadata|23=ISO/IEC 13818-6 DSM CC Data Carousel metadata|24=ISO/IEC 13818-6 DSM CC Object Carousel metadata|25=ISO/IEC 13818-6 Synchronized Download Protocol metadata|26=ISO/IEC 13818-11 IPMP|27=H.264 (AVC) Video|28=ISO/IEC 14496-3 (MPEG-4 raw audio)|29=ISO/IEC 14496-17 (MPEG-4 text)|30=ISO/IEC 23002-3 (MPEG-4 auxiliary video)|31=ISO/IEC 14496-10 SVC (MPEG-4 AVC sub-bitstream)|32=ISO/IEC 14496-10 MVC (MPEG-4 AVC sub-bitstream)|33=ITU-T Rec. T.800 and ISO/IEC 15444 (JPEG 2000 video)|36=H.265 (HEVC) Video|66=Chinese Video Standard|127=ISO/IEC 13818-11 IPMP (DRM)|128=DigiCipher II Video|129=A52/AC-3 Audio|130=HDMV DTS Audio|131=LPCM Audio|132=SDDS Audio|133=ATSC Program ID|134=DTS-HD Audio|135=E-AC-3 Audio|138=DTS Audio|144=Presentation Graphic Stream (subtitle)|145=A52b/AC-3 Audio|146=DVD_SPU vls Subtitle|148=SDDS Audio|160=MSCODEC Video|234=Private ES (VC-1)"

  /// The words of a type; nil of one that is not known.
  static func words(of type: Int) -> String? {
    var text = TextBuffer()
    return Labels(words).appendWords(of: Int64(type), to: &text) ? text.string : nil
  }

  /// What the samples of a type are; nil of what is none of these.
  static func kind(of type: Int) -> MovieTrack.Kind? {
    guard let words = words(of: type) else { return nil }
    let kinds: [(word: String, kind: MovieTrack.Kind)] = [
      ("Audio", .audio), ("Video", .video), ("ubtitle", .subtitle), ("metadata", .metadata),
    ]
    // Of several words the first one says it, as of `HEVC Video`.
    let places = kinds.compactMap { entry in
      place(of: entry.word, in: words).map { (place: $0, kind: entry.kind) }
    }
    return places.min { $0.place < $1.place }?.kind
  }

  private static func place(of word: String, in text: String) -> Int? {
    let (word, text) = (Array(word.utf8), Array(text.utf8))
    guard word.count <= text.count else { return nil }
    return (0...(text.count - word.count)).first { text[$0...].starts(with: word) }
  }
}
