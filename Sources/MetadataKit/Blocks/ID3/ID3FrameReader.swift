/// How the value of one kind of frame is laid out (ID3v2.4 frames §4).
struct ID3FrameReader: Sendable {
  /// The names of the kind, in version 2.2 and later ones.
  let names: [String]
  let read:
    @Sendable (
      _ frame: ID3Frame, _ target: inout ID3Target, _ found: inout MetadataBuilder
    ) throws(MetadataError) -> Void

  static let all: [ID3FrameReader] = [
    ID3FrameReader(names: ["TXX", "TXXX"]) {
      (frame, target, found) throws(MetadataError) in
      let (coding, rest) = try frame.text(&found)
      let strings = ID3Text.strings(rest, coding, most: 2)
      target.describe(strings.first ?? "")
      target.add(text: strings.count > 1 ? strings[1] : "", to: &found)
    },
    ID3FrameReader(names: ["WXX", "WXXX"]) {
      (frame, target, found) throws(MetadataError) in
      let (coding, rest) = try frame.coded(&found)
      let (description, url) = ID3Text.split(rest, coding)
      let words = ID3Text.strings(description, coding, most: 1).first ?? ""
      target.describe(words.isEmpty || words.lowercased().contains("url") ? words : words + "_URL")
      target.add(latin: url.untilNUL, to: &found)
    },
    ID3FrameReader(names: ["COM", "COMM", "ULT", "USLT"]) {
      (frame, target, found) throws(MetadataError) in
      let (coding, rest) = try frame.coded(&found)
      guard rest.count >= 3 else {
        throw MetadataError(.truncated, "ID3's text has no language", at: frame.data.start)
      }
      target.language = rest.prefix(3)
      let strings = ID3Text.strings(rest.dropFirst(3), coding, most: 2)
      let text = strings.count > 1 ? strings[1] : ""
      target.add(
        text: strings.first.map { $0.isEmpty ? text : "(\($0)) \(text)" } ?? text, to: &found)
    },
    ID3FrameReader(names: ["USER"]) {
      (frame, target, found) throws(MetadataError) in
      let (coding, rest) = try frame.coded(&found)
      target.language = rest.prefix(3)
      target.add(text: ID3Text.joined(rest.dropFirst(3), coding), to: &found)
    },
    ID3FrameReader(names: ["CNT", "PCNT"]) {
      (frame, target, found) throws(MetadataError) in
      target.add(text: String(ID3Value.number(try frame.bytes(&found)[...])), to: &found)
    },
    ID3FrameReader(names: ["POP", "POPM"]) {
      (frame, target, found) throws(MetadataError) in
      let bytes = try frame.bytes(&found)
      guard let end = bytes.firstIndex(of: 0), end + 1 < bytes.count else {
        throw MetadataError(.truncated, "ID3's popularity has no rating", at: frame.data.start)
      }
      let mail = String(decoding: bytes[..<end], as: UTF8.self)
      target.add(
        text: "\(mail) \(bytes[end + 1]) \(ID3Value.number(bytes[(end + 2)...]))", to: &found)
    },
    ID3FrameReader(names: ["PIC", "APIC"], read: picture),
    ID3FrameReader(names: ["RVA", "RVAD"]) {
      (frame, target, found) throws(MetadataError) in
      target.add(text: ID3Value.volume(try frame.bytes(&found)), to: &found)
    },
    ID3FrameReader(names: ["MCDI"]) {
      (frame, target, found) throws(MetadataError) in
      target.add(left: frame.data, to: &found)
    },
    ID3FrameReader(names: ["RVA2"]) {
      (frame, target, found) throws(MetadataError) in
      target.add(text: ID3Value.channels(try frame.bytes(&found)), to: &found)
    },
    ID3FrameReader(names: ["OWNE"]) {
      (frame, target, found) throws(MetadataError) in
      let (coding, rest) = try frame.coded(&found)
      target.add(text: ID3Value.ownership(ID3Text.strings(rest, coding, most: 8)), to: &found)
    },
    ID3FrameReader(names: ["PRIV"]) {
      (frame, target, found) throws(MetadataError) in
      try ID3Private.read(frame, target.group, &found)
    },
    ID3FrameReader(names: ["GEOB"]) {
      (frame, _, found) throws(MetadataError) in
      try ID3Object.read(frame, &found)
    },
    ID3FrameReader(names: ["SYLT"]) {
      (frame, _, found) throws(MetadataError) in
      try ID3TimedText.read(frame, &found)
    },
  ]

  /// Reads a frame into tags; one of a kind that is not known tells nothing.
  static func read(
    _ frame: ID3Frame, version: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var target = ID3Target(frame, version: version)
    // A text of which nothing is kept need not be made: it would be in memory several times.
    if frame.data.count > .clampedProduct(found.limits.valueBytes, 4), isText(frame.name) {
      return target.add(left: frame.data, to: &found)
    }
    switch frame.name {
    case "CHAP": return try ID3Chapter.read(frame, version: version, &found)
    case "CTOC":
      return try ID3Chapter.readContents(frame, version: version, target.group, &found)
    default: break
    }
    if let reader = all.first(where: { $0.names.contains(frame.name) }) {
      return try reader.read(frame, &target, &found)
    }
    guard target.isKnown else { return }
    if frame.name.hasPrefix("W") {
      target.add(latin: try frame.bytes(&found).untilNUL, to: &found)
    } else if frame.name.hasPrefix("T") || texts.contains(frame.name) {
      let (coding, rest) = try frame.text(&found)
      target.add(text: ID3Text.joined(rest, coding), to: &found)
    }
  }

  /// Whether all that a frame has besides a language and a description is a text.
  private static func isText(_ name: String) -> Bool {
    name.hasPrefix("T") || texts.contains(name)
      || ["COM", "COMM", "ULT", "USLT", "USER"].contains(name)
  }

  /// Frames of text whose names do not begin with T.
  private static let texts = ["IPL", "IPLS", "GP1", "MVI", "MVN", "GRP1", "MVNM", "MVIN"]

  @Sendable private static func picture(
    _ frame: ID3Frame, _ target: inout ID3Target, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard let picture = try ID3Picture(frame) else { return }
    target.add(
      part: frame.name == "PIC" ? "PictureFormat" : "PictureMIMEType", latin: picture.format,
      to: &found)
    target.add(part: "PictureType", picture.type, to: &found)
    target.add(part: "PictureDescription", text: picture.description, to: &found)
    found.note(.preview, picture.data)
    target.add(left: picture.data, to: &found)
  }
}
