/// How the values of ASF files are read and worded.
enum ASFValue {
  /// What a picture shows (ID3v2.4.0 §4.14), as labels.
  static let pictureTypes =
    "0=Other|1=32x32 PNG Icon|2=Other Icon|3=Front Cover|4=Back Cover|5=Leaflet|6=Media|7=Lead Artist|8=Artist|9=Conductor|10=Band|11=Composer|12=Lyricist|13=Recording Studio or Location|14=Recording Session|15=Performance|16=Capture from Movie or Video|17=Bright(ly) Colored Fish|18=Illustration|19=Band Logo|20=Publisher Logo"

  /// Sixteen bytes as a GUID, whose first three parts stand last byte first; others as they are.
  @Sendable static func identifier(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    guard bytes.count == 16 else { return text.append(bytes: bytes) }
    text.append(windowsIdentifier: bytes)
  }

  /// Units of 100 ns in seconds.
  @Sendable static func seconds(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.loose / 1e7, significantDigits: 15)
  }

  @Sendable static func duration(_ tag: Tag, _ text: inout TextBuffer) {
    MovieValue.append(seconds: tag.loose / 1e7, &text)
  }

  @Sendable static func secondsWords(_ tag: Tag, _ text: inout TextBuffer) {
    seconds(tag, &text)
    text.append(" s")
  }

  /// Units of 100 ns since 1601 in UTC, to the second (§3.2).
  @Sendable static func fileTime(_ tag: Tag, _ text: inout TextBuffer) {
    let seconds = ((tag.number() ?? 0) / 1e7 - Double(UnixTime.since1601)).rounded()
    text.append(unixTime: Int64(exactly: seconds) ?? 0)
    text.append("Z")
  }

  @Sendable static func streamNumber(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append(number & 0x7f)
    if number & 0x8000 != 0 { text.append(" (encrypted)") }
  }

  /// A date with hyphens and a `T`, in EXIF's form.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    for byte in tag.rawText {
      text.append(ascii: byte == 0x2d ? 0x3a : byte == 0x54 ? 0x20 : byte)
    }
  }
}

extension TextBuffer {
  /// Sixteen bytes as a GUID.
  mutating func append(windowsIdentifier bytes: [UInt8]) {
    for (index, place) in [3, 2, 1, 0, 5, 4, 7, 6, 8, 9, 10, 11, 12, 13, 14, 15].enumerated() {
      if [4, 6, 8, 10].contains(index) { append("-") }
      append(hexadecimal(UInt64(bytes[place]), digits: 2).uppercased())
    }
  }
}
