/// Values of documents.
extension Meaning {
  /// What a document's user may do, without the bits that are reserved (ISO 32000-1 table 22).
  @Sendable static func permissions(_ tag: Tag, to text: inout TextBuffer) {
    text.append((tag.integer() ?? 0) & 0x0f3c)
  }

  /// `100`, of `100px`.
  @Sendable static func withoutPixelUnit(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.rawText
    text.append(bytes: raw.suffix(2).elementsEqual("px".utf8) ? raw.dropLast(2) : raw[...])
  }

  /// `10.2418`: a version in the upper half, a build in the lower one.
  @Sendable static func applicationVersion(_ tag: Tag, to text: inout TextBuffer) {
    let number = Int(tag.integer() ?? 0)
    text.append(number >> 16)
    text.append(ascii: 0x2e)
    text.append(number & 0xffff, digits: 4)
  }

  /// `03 0001`: of the description of a subimage's colors, the space and that of the first channel.
  @Sendable static func subimageColor(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.rawText
    guard raw.count >= 12 else { return text.append(bytes: raw) }
    text.append(MetadataKit.hexadecimal(UInt64(raw[4]) | UInt64(raw[5]) << 8, digits: 2))
    text.append(ascii: 0x20)
    text.append(MetadataKit.hexadecimal(UInt64(raw[10]) | UInt64(raw[11]) << 8, digits: 4))
  }
}

extension Wording {
  /// `4.4 minutes`, of seconds.
  @Sendable static func timeSpan(_ tag: Tag, to text: inout TextBuffer) {
    var raw = TextBuffer()
    tag.value(to: &raw)
    text.append(timeSpan: raw.bytes)
  }

  /// `1.250 m`.
  @Sendable static func exactMeters(_ tag: Tag, to text: inout TextBuffer) {
    text.append(tag.loose, fractionDigits: 3)
    text.append(" m")
  }

  /// `Exists, Not Purgeable`: whether a data object is there, and whether it may be left out
  /// (FlashPix Format Specification 1.0.1 §7).
  @Sendable static func dataObjectStatus(_ tag: Tag, to text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append(number & 0xffff == 0 ? "Does Not Exist, " : "Exists, ")
    text.append(number & 0xffff_0000 == 0 ? "Purgeable" : "Not Purgeable")
  }

  /// The number of the transform that an object was made by; none made the image that all others
  /// are made from.
  @Sendable static func creatingTransform(_ tag: Tag, to text: inout TextBuffer) {
    if tag.integer() == 0 { text.append("Source Image") } else { tag.value(to: &text) }
  }

  /// `3.0 days ago`.
  @Sendable static func timeSpanAgo(_ tag: Tag, to text: inout TextBuffer) {
    timeSpan(tag, to: &text)
    text.append(" ago")
  }
}

extension TextBuffer {
  /// Seconds in the unit that suits them.
  fileprivate mutating func append(timeSpan text: [UInt8]) {
    let seconds = NumberText.whole(text[...]) ?? 0
    guard seconds != 0, seconds.magnitude < 1e15 else { return append(bytes: text) }
    if seconds < 60 {
      append(bytes: text)
      append(" seconds")
    } else if seconds < 3600 {
      append(seconds / 60, fractionDigits: 1)
      append(" minutes")
    } else if seconds < 86400 {
      append(seconds / 3600, fractionDigits: 1)
      append(" hours")
    } else {
      append(seconds / 86400, fractionDigits: 1)
      append(" days")
    }
  }
}
