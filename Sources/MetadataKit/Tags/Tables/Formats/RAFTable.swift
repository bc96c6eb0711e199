/// Fujifilm's raw files.
extension TagTable {
  package static let rafHeader = TagTable(
    "RAFHeader", group: "RAF",
    [
      TagRow(0x3c, "FirmwareVersion", format: .undefined, count: 4),
      TagRow(0x6c, "RAFCompression", "0=Uncompressed|2=Lossless|3=Lossy", format: .long),
    ])

  /// Fujifilm's own directory. What cameras state in ways of their own stands behind, with a
  /// multiple of 0x10000 added.
  package static let raf = TagTable(
    "RAF", group: "RAF", yields: true,
    [
      TagRow(0x100, "RawImageFullSize", format: .short, value: reversed, print: size),
      TagRow(0x110, "RawImageCropTopLeft", format: .short),
      TagRow(0x111, "RawImageCroppedSize", format: .short, value: reversed, print: size),
      TagRow(0x115, "RawImageAspectRatio", format: .short, value: reversed, print: ratio),
      TagRow(0x117, "RawZoomActive", "0=No|1=Yes", format: .long),
      TagRow(0x118, "RawZoomTopLeft", format: .short, value: reversed, print: size),
      TagRow(0x119, "RawZoomSize", format: .short, value: reversed, print: size),
      TagRow(0x121, "RawImageSize", format: .short, value: reversed, print: size),
      TagRow(0x130, "FujiLayout", format: .byte),
      TagRow(0x131, "XTransLayout", format: .byte, print: colors),
      TagRow(0x2000, "WB_GRGBLevelsAuto", format: .short),
      TagRow(0x2100, "WB_GRGBLevelsDaylight", format: .short),
      TagRow(0x2200, "WB_GRGBLevelsCloudy", format: .short),
      TagRow(0x2300, "WB_GRGBLevelsDaylightFluor", format: .short),
      TagRow(0x2301, "WB_GRGBLevelsDayWhiteFluor", format: .short),
      TagRow(0x2302, "WB_GRGBLevelsWhiteFluorescent", format: .short),
      TagRow(0x2310, "WB_GRGBLevelsWarmWhiteFluor", format: .short),
      TagRow(0x2311, "WB_GRGBLevelsLivingRoomWarmWhiteFluor", format: .short),
      TagRow(0x2400, "WB_GRGBLevelsTungsten", format: .short),
      TagRow(0x2ff0, "WB_GRGBLevels", format: .short),
      TagRow(
        0x9200, "RelativeExposure", format: .signedShort, value: doublings, print: doublingsRounded),
      TagRow(
        0x9650, "RawExposureBias", format: .signedShort, value: quotient, print: quotientRounded),
      TagRow(0x10121, "RawImageSize", format: .short, value: turned, print: turnedSize),
      TagRow(0x20121, "RawImageSize", format: .short, value: unlike, print: unlikeSize),
    ])

  package static let rafData = TagTable(
    "RAFData", group: "RAF", [TagRow(0, "RawImageWidth"), TagRow(4, "RawImageHeight")])

  /// The TIFF structure around the sensor's values.
  package static let fujiIFD = TagTable(
    "FujiIFD", group: "FujiIFD", isTIFF: true,
    [
      TagRow(0xf000, "FujiIFD", traits: .structural),
      TagRow(0xf001, "RawImageFullWidth"),
      TagRow(0xf002, "RawImageFullHeight"),
      TagRow(0xf003, "BitsPerSample"),
      TagRow(0xf007, "StripOffsets", value: Meaning.offsets, traits: .offset),
      TagRow(0xf008, "StripByteCounts"),
      TagRow(0xf00a, "BlackLevel"),
      TagRow(0xf00b, "GeometricDistortionParams"),
      TagRow(0xf00c, "WB_GRBLevelsStandard"),
      TagRow(0xf00d, "WB_GRBLevelsAuto"),
      TagRow(0xf00e, "WB_GRBLevels"),
      TagRow(0xf00f, "ChromaticAberrationParams"),
      TagRow(0xf010, "VignettingParams"),
    ])

  /// What one of several raw pictures in a file was taken with.
  package static let rafMultiple = TagTable(
    "RAFMultiple", group: "M-RAW",
    [
      TagRow(0x2001, "RawImageNumber", format: .long),
      TagRow(0x2005, "ExposureTime", format: .rational, print: Wording.exposureTime),
      TagRow(0x2006, "FNumber", format: .rational, print: Wording.fNumber),
      TagRow(0x2007, "ISO", format: .long),
    ])
}

private func numbers(_ tag: Tag) -> [Double] {
  (0..<tag.elementCount).compactMap { tag.number($0) }
}

private func write(_ numbers: [Double], _ separator: String, _ text: inout TextBuffer) {
  for (index, number) in numbers.enumerated() {
    if index > 0 { text.append(separator) }
    text.append(number, significantDigits: 15)
  }
}

/// The width comes last in the file and is shown first.
@Sendable private func reversed(_ tag: Tag, _ text: inout TextBuffer) {
  write(numbers(tag).reversed(), " ", &text)
}

@Sendable private func size(_ tag: Tag, _ text: inout TextBuffer) {
  write(numbers(tag).reversed(), "x", &text)
}

@Sendable private func ratio(_ tag: Tag, _ text: inout TextBuffer) {
  write(numbers(tag).reversed(), ":", &text)
}

/// The size of a sensor at 45 degrees.
private func turnedNumbers(_ tag: Tag) -> [Double] {
  let all = numbers(tag)
  return all.count == 2 ? [all[1] / 2, all[0] * 2] : all
}

@Sendable private func turned(_ tag: Tag, _ text: inout TextBuffer) {
  write(turnedNumbers(tag), " ", &text)
}

@Sendable private func turnedSize(_ tag: Tag, _ text: inout TextBuffer) {
  write(turnedNumbers(tag), "x", &text)
}

/// The size as the S2 Pro has it.
private func unlikeNumbers(_ tag: Tag) -> [Double] {
  let all = numbers(tag)
  return all.count == 2 ? [all[0] * 2, all[1] / 2] : all
}

@Sendable private func unlike(_ tag: Tag, _ text: inout TextBuffer) {
  write(unlikeNumbers(tag), " ", &text)
}

@Sendable private func unlikeSize(_ tag: Tag, _ text: inout TextBuffer) {
  write(unlikeNumbers(tag), "x", &text)
}

/// `RBGBRG GGRGGB …`: six colors a row.
@Sendable private func colors(_ tag: Tag, _ text: inout TextBuffer) {
  let names: [UInt8] = [0x52, 0x47, 0x42]
  let letters = tag.elements.compactMap { Int($0) < names.count ? names[Int($0)] : nil }
  for start in stride(from: 0, to: letters.count - letters.count % 6, by: 6) {
    if start > 0 { text.append(ascii: 0x20) }
    text.append(bytes: letters[start..<(start + 6)])
  }
}

/// A fraction of two short numbers.
private func fraction(_ tag: Tag) -> Double? {
  guard let above = tag.number(0), let below = tag.number(1), below != 0 else { return nil }
  return above / below
}

@Sendable private func quotient(_ tag: Tag, _ text: inout TextBuffer) {
  guard let value = fraction(tag) else { return text.append("undef") }
  text.append(value, significantDigits: 7)
}

@Sendable private func quotientRounded(_ tag: Tag, _ text: inout TextBuffer) {
  writeRounded(fraction(tag), &text)
}

/// How often brightness doubles for a factor of it.
private func power(_ tag: Tag) -> Double? {
  guard let value = fraction(tag), value > 0 else { return nil }
  return naturalLogarithm(value) / naturalLogarithm(2)
}

@Sendable private func doublings(_ tag: Tag, _ text: inout TextBuffer) {
  guard let value = power(tag) else { return text.append("undef") }
  text.append(value, significantDigits: 15)
}

@Sendable private func doublingsRounded(_ tag: Tag, _ text: inout TextBuffer) {
  writeRounded(power(tag), &text)
}

/// `+0.7`, or 0.
private func writeRounded(_ value: Double?, _ text: inout TextBuffer) {
  guard let value else { return text.append("undef") }
  if value == 0 { return text.append(ascii: 0x30) }
  if value > 0 { text.append(ascii: 0x2b) }
  text.append(value, fractionDigits: 1)
}
