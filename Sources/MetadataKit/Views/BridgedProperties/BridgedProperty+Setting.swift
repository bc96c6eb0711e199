/// What a program sets of an image's properties, as properties of XMP.
extension BridgedProperty {
  /// A value of one of ImageIO's dictionaries in the form that its property has: fractions as `28/5`, dates as ISO
  /// 8601 has them, the bits of a flash as a structure.
  ///
  /// Nil where it is none that the key may have. Coordinates are ``coordinate(_:_:)``: their letter has a key of
  /// its own.
  ///
  /// - Parameter old: What the property says now: a day and its time are set one after the other.
  package static func value(
    _ dictionary: String, _ key: String, _ value: PropertyValue, over old: String?
  ) -> XMPNode.Value? {
    guard let property = BridgedProperty(dictionary, key) else { return nil }
    switch (dictionary, key) {
    case ("{Exif}", "Flash"): return value.int.map { flash(Int64($0)) }
    case ("{TIFF}", "DateTime"), ("{Exif}", "DateTimeOriginal"), ("{Exif}", "DateTimeDigitized"):
      return value.string.flatMap { DateText(Array($0.utf8)[...]) }
        .map { .text($0.local + ($0.offset ?? "")) }
    case ("{GPS}", "DateStamp"), ("{IPTC}", "DateCreated"), ("{IPTC}", "DigitalCreationDate"):
      let time = old.map { text in String(text.drop { $0 != "T" }) } ?? ""
      return value.string.flatMap(Self.day).map { .text($0 + time) }
    case ("{GPS}", "TimeStamp"), ("{IPTC}", "TimeCreated"), ("{IPTC}", "DigitalCreationTime"):
      guard let day = old?.prefix(10), day.utf8.count == 10,
        let time = value.string.flatMap(Self.time)
      else { return nil }
      return .text("\(day)T\(time)\(dictionary == "{GPS}" ? "Z" : "")")
    case ("{ExifAux}", "LensInfo"):
      // One text, as Adobe's programs write it.
      return numbers(value, asFractions: true).map { .text($0.joined(separator: " ")) }
    case ("{ExifAux}", "FlashCompensation"):
      return value.double.flatMap(Self.fraction).map { .text($0) }
    default: break
    }
    let rows: [String: [PropertyRow]] = [
      "{TIFF}": PropertyRow.tiff, "{Exif}": PropertyRow.exif, "{GPS}": PropertyRow.gps,
    ]
    guard let row = rows[dictionary]?.first(where: { $0.key == key }) else {
      return property.value(of: value)
    }
    switch row.form {
    case .integer: return value.int.map { .text(String($0)) }
    case .number: return value.double.flatMap(Self.fraction).map { .text($0) }
    case .integers, .numbers, .scalarOrNumbers:
      guard let texts = numbers(value, asFractions: row.form == .numbers) else { return nil }
      guard property.name == "GPSVersionID" else { return .sequence(property.items(texts)) }
      // Zeros at the end may be left out.
      let zeros = Array(repeating: "0", count: max(0, 4 - texts.count))
      return .text((texts + zeros).joined(separator: "."))
    case .version:
      guard let digits = value.array?.compactMap(\.int), (1...4).contains(digits.count),
        digits.allSatisfy((0...9).contains)
      else { return nil }
      // 2, 3, 2 is version 0232, and 2, 3 is 0230.
      let text = (digits.count < 4 ? "0" : "") + digits.map(String.init).joined()
      return .text(text + String(repeating: "0", count: max(0, 4 - text.count)))
    case .text, .texts, .encodedText: return property.value(of: value)
    case .degrees, .time: return nil
    }
  }

  /// Texts, numbers, lists and structures of them, whatever they mean.
  private func value(of value: PropertyValue) -> XMPNode.Value? {
    switch value {
    case .array(let values):
      let texts = values.compactMap(Self.text)
      guard !texts.isEmpty, texts.count == values.count else { return nil }
      let isPlain = Self.emptyValue(space.rawValue, name) == nil
      if isPlain, [.iptcCore, .iptcExtension].contains(space) { return .bag(items(texts)) }
      return self.value(texts)
    case .dictionary(let values):
      var fields: [XMPNode] = []
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        guard Self.isName(key), let value = BridgedProperty(space, key).value(of: value) else {
          return nil
        }
        fields.append(
          XMPNode(namespace: space.name, prefix: space.rawValue, name: key, value: value))
      }
      return .structure(fields)
    default: return Self.text(value).flatMap { self.value([$0]) }
    }
  }

  /// Whether a key can be the name of a field.
  private static func isName(_ key: String) -> Bool {
    let isLetter = { (byte: UInt8) in (0x61...0x7a).contains(byte | 0x20) }
    return key.utf8.first.map(isLetter) == true
      && key.utf8.allSatisfy { isLetter($0) || NumberText.isDigit($0) }
  }

  /// The text that a value is.
  private static func text(_ value: PropertyValue) -> String? {
    switch value {
    case .string(let text): text
    case .int(let number): String(number)
    case .double(let number): Int(exactly: number).map { String($0) } ?? String(number)
    case .bool(let isTrue): isTrue ? "True" : "False"
    case .array, .dictionary: nil
    }
  }

  private static func numbers(_ value: PropertyValue, asFractions: Bool) -> [String]? {
    var texts: [String] = []
    for value in value.array ?? [value] {
      guard let number = value.double,
        let text = asFractions ? Self.fraction(number) : Self.text(value)
      else { return nil }
      texts.append(text)
    }
    return texts.isEmpty ? nil : texts
  }

  /// The fraction of the least numbers that is a number but for a billionth of it: 5.6 is `28/5`, and 0.008 `1/125`.
  static func fraction(_ number: Double) -> String? {
    let size = number.magnitude
    guard size < 2_147_483_648 else { return nil }
    // A continued fraction: each step is nearer.
    var before = (top: 1, bottom: 0)
    var now = (top: Int(size), bottom: 1)
    var rest = size
    while abs(Double(now.top) / Double(now.bottom) - size) > size * 1e-9 {
      let part = rest - rest.rounded(.down)
      guard part > 1e-9 else { break }
      rest = 1 / part
      let whole = Int(rest)
      let next = (
        top: whole * now.top + before.top, bottom: whole * now.bottom + before.bottom
      )
      // As large as numbers in EXIF's fractions may be, and those of XMP's.
      guard next.top < 2_147_483_648, next.bottom < 2_147_483_648 else { break }
      (before, now) = (now, next)
    }
    return "\(number < 0 ? "-" : "")\(now.top)/\(now.bottom)"
  }

  /// A day, `2024:06:21` or `20240621`, as ISO 8601 has it.
  private static func day(_ text: String) -> String? {
    var text = text
    if text.utf8.count == 8, text.utf8.allSatisfy(NumberText.isDigit) {
      text.insert("-", at: text.index(text.startIndex, offsetBy: 6))
      text.insert("-", at: text.index(text.startIndex, offsetBy: 4))
    }
    guard text.utf8.count == 10 else { return nil }
    return DateText(Array(text.utf8)[...])?.local
  }

  /// A time, `17:42:07.5`, or `174207` with `+0200` behind it, as ISO 8601 has it.
  private static func time(_ text: String) -> String? {
    var text = text
    if text.utf8.count >= 6, text.utf8.prefix(6).allSatisfy(NumberText.isDigit) {
      text.insert(":", at: text.index(text.startIndex, offsetBy: 4))
      text.insert(":", at: text.index(text.startIndex, offsetBy: 2))
    }
    // Any day will do.
    guard let date = DateText(Array("2000-01-01 \(text)".utf8)[...]),
      let mark = date.local.firstIndex(of: "T")
    else { return nil }
    return String(date.local[mark...].dropFirst()) + (date.offset ?? "")
  }
}
