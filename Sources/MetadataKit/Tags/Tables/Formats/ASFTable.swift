extension TagTable {
  /// What ASF files state outside structures that are tables; the numbers have no meaning.
  package static let asf = TagTable(
    "ASF", group: "ASF",
    [
      // Content description (§3.10) and branding (§3.13).
      TagRow(0, "Title"),
      TagRow(1, "Author"),
      TagRow(2, "Copyright"),
      TagRow(3, "Description"),
      TagRow(4, "Rating"),
      TagRow(10, "BannerImageType", "0=None|1=Bitmap|2=JPEG|3=GIF"),
      TagRow(11, "BannerImage", traits: .binary),
      TagRow(12, "BannerImageURL"),
      TagRow(13, "CopyrightURL"),
      // Codec list (§3.5).
      TagRow(20, "VideoCodecName"),
      TagRow(21, "VideoCodecDescription"),
      TagRow(22, "AudioCodecName"),
      TagRow(23, "AudioCodecDescription"),
      TagRow(24, "OtherCodecName"),
      TagRow(25, "OtherCodecDescription"),
      // Pictures, as ID3 has them (ID3v2.4.0 §4.14).
      TagRow(30, "PictureType", ASFValue.pictureTypes),
      TagRow(31, "PictureMIMEType"),
      TagRow(32, "PictureDescription"),
      TagRow(33, "Picture", traits: .binary),
    ])

  /// The file properties object without its head (ASF 1.20.03 §3.2): numbers are byte positions.
  package static let asfFile = TagTable(
    "ASF-file", group: "ASF",
    [
      TagRow(0, "FileID", format: .undefined, value: ASFValue.identifier),
      TagRow(16, "FileLength", format: .long8),
      TagRow(24, "CreationDate", format: .long8, value: ASFValue.fileTime),
      TagRow(32, "DataPackets", format: .long8),
      TagRow(40, "Duration", format: .long8, value: ASFValue.seconds, print: ASFValue.duration),
      TagRow(
        48, "SendDuration", format: .long8, value: ASFValue.seconds, print: ASFValue.duration),
      TagRow(56, "Preroll", format: .long8),
      TagRow(64, "Flags", format: .long),
      TagRow(68, "MinPacketSize", format: .long),
      TagRow(72, "MaxPacketSize", format: .long),
      TagRow(76, "MaxBitrate", format: .long, print: MovieValue.bitrate),
    ])

  /// The stream properties object without its head (§3.3): numbers are byte positions.
  package static let asfStream = TagTable(
    "ASF-stream", group: "ASF",
    [
      TagRow(
        0, "StreamType",
        "F8699E40-5B4D-11CF-A8FD-00805F5C442B=Audio|BC19EFC0-5B4D-11CF-A8FD-00805F5C442B=Video|59DACFC0-59E6-11D0-A3AC-00A0C90348F6=Command|B61BE100-5B4E-11CF-A8FD-00805F5C442B=JFIF|35907DE0-E415-11CF-A917-00805F5C442B=Degradable JPEG|91BD222C-F21C-497A-8B6D-5AA86BFC0185=File Transfer|3AFB65E2-47EF-40F2-AC2C-70A90D71D343=Binary",
        format: .undefined, value: ASFValue.identifier),
      TagRow(
        16, "ErrorCorrectionType",
        "20FB5700-5B55-11CF-A8FD-00805F5C442B=No Error Correction|BFC3CD50-618F-11CF-8BB2-00AA00B4E220=Audio Spread",
        format: .undefined, value: ASFValue.identifier),
      TagRow(
        32, "TimeOffset", format: .long8, value: ASFValue.seconds, print: ASFValue.secondsWords),
      TagRow(48, "StreamNumber", format: .short, print: ASFValue.streamNumber),
    ])

  /// The format of a stream of sound, WAVEFORMATEX (§9.1): numbers are byte positions of the object.
  package static let asfAudio = TagTable(
    "ASF-audio", group: "ASF",
    [
      TagRow(
        54, "AudioCodecID", TagTable.riffAudio.rows.first?.labels ?? "", format: .short,
        traits: .hexadecimal),
      TagRow(56, "AudioChannels", format: .short),
      TagRow(58, "AudioSampleRate", format: .long),
    ])

  /// The format of a stream of pictures (§9.2): numbers are byte positions of the object.
  package static let asfVideo = TagTable(
    "ASF-video", group: "ASF",
    [
      TagRow(54, "ImageWidth", format: .long),
      TagRow(58, "ImageHeight", format: .long),
    ])
}
