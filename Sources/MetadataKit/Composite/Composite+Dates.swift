/// Dates put together from their parts.
extension CompositeBuilder {
  mutating func deriveDates() {
    addDate(.subSecDateTimeOriginal, .dateTimeOriginal, .subSecTimeOriginal, .offsetTimeOriginal)
    addDate(.subSecCreateDate, .createDate, .subSecTimeDigitized, .offsetTimeDigitized)
    addDate(.subSecModifyDate, .modifyDate, .subSecTime, .offsetTime)
    addPair(.dateTimeCreated, .dateCreated, .timeCreated, in: .iptc)
    addPair(.digitalCreationDateTime, .digitalCreationDate, .digitalCreationTime, in: .iptc)
    if !inputs.has(.dateTimeOriginal), Self.isTrue(inputs.text(.dateCreated)),
      Self.isTrue(inputs.text(.timeCreated))
    {
      let isInIPTC =
        inputs.tag(.dateCreated, in: .iptc) != nil
        && inputs.tag(.timeCreated, in: .iptc) != nil
      addPair(.dateTimeOriginal, .dateCreated, .timeCreated, in: isInIPTC ? .iptc : .any)
    }
    addPair(.gpsDateTime, .gpsDateStamp, .gpsTimeStamp, in: .gps, end: "Z")
  }

  /// A date and a time of day with a space between.
  private mutating func addPair(
    _ name: CompositeName, _ date: CompositeInput, _ time: CompositeInput,
    in source: CompositeSource, end: String = ""
  ) {
    guard let date = inputs.text(date, in: source), let time = inputs.text(time, in: source)
    else { return }
    add(name, text: date + [0x20] + time + Array(end.utf8))
  }

  /// EXIF's date with the fraction of its second and its offset (Exif 3.0 §4.6.6.4); nothing
  /// where it has neither.
  private mutating func addDate(
    _ name: CompositeName, _ date: CompositeInput, _ fraction: CompositeInput,
    _ offset: CompositeInput
  ) {
    guard inputs.has(fraction) || inputs.has(offset), let stored = inputs.text(date, in: .exif)
    else { return }
    var text = stored
    if let digits = inputs.text(fraction)?.prefix(while: NumberText.isDigit), !digits.isEmpty,
      let end = Self.endOfSeconds(stored)
    {
      text.insert(contentsOf: [0x2e] + digits, at: end)
    }
    if !stored.contains(0x2b), !stored.contains(0x2d),
      let offset = inputs.text(offset).flatMap(Self.offset)
    {
      text += offset
    }
    if text != stored { add(name, text: text) }
  }

  /// Where ` 12:34:56` ends, unless a fraction stands there.
  private static func endOfSeconds(_ text: [UInt8]) -> Int? {
    guard text.count >= 9 else { return nil }
    for start in 0...(text.count - 9) where isTime(text[start..<(start + 9)]) {
      let end = start + 9
      let hasFraction =
        end + 1 < text.count && text[end] == 0x2e && NumberText.isDigit(text[end + 1])
      if !hasFraction { return end }
    }
    return nil
  }

  private static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
    zip(text, " 00:00:00".utf8).allSatisfy { byte, form in
      form == 0x30 ? NumberText.isDigit(byte) : byte == form
    }
  }

  /// `+02:00` of `+2:00`.
  private static func offset(_ text: [UInt8]) -> [UInt8]? {
    guard let sign = text.first, sign == 0x2b || sign == 0x2d else { return nil }
    let hours = text.dropFirst().prefix(while: NumberText.isDigit)
    let rest = text[hours.endIndex...]
    guard (1...2).contains(hours.count), rest.count >= 3, rest.first == 0x3a,
      rest.dropFirst().prefix(2).allSatisfy(NumberText.isDigit)
    else { return nil }
    return [sign] + (hours.count == 1 ? [0x30] : []) + hours + rest.prefix(3)
  }
}
