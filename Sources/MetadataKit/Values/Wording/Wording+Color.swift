/// Color filters and components.
extension Wording {
  private static let filters = [
    "Red", "Green", "Blue", "Cyan", "Magenta", "Yellow", "White",
  ]

  /// `[Red,Green][Green,Blue]`: a color filter array, row by row (Exif 3.0 §4.6.5.5).
  @Sendable static func colorFilterPattern(_ tag: Tag, to text: inout TextBuffer) {
    if tag.hasTooManyWords { return text.append("<invalid pattern size>") }
    var pattern = TextBuffer()
    Meaning.colorFilterPattern(tag, to: &pattern)
    let numbers = NumberText.parts(pattern.bytes).map {
      Int(exactly: NumberText.leading($0).rounded(.towardZero)) ?? 0
    }
    guard numbers.count >= 2 else { return text.append("<truncated data>") }
    let (columns, rows) = (numbers[0], numbers[1])
    guard columns != 0, rows != 0 else { return text.append("<zero pattern size>") }
    let (size, isTooMuch) = columns.multipliedReportingOverflow(by: rows)
    guard !isTooMuch, size > 0, rows > 0, size <= numbers.count - 2 else {
      return text.append("<invalid pattern size>")
    }
    for index in 0..<size {
      let isStart = index % rows == 0
      if index > 0 { text.append(isStart ? "][" : ",") }
      if index == 0 { text.append(ascii: 0x5b) }
      let color = numbers[index + 2]
      text.append(filters.indices.contains(color) ? filters[color] : "Unknown")
    }
    text.append(ascii: 0x5d)
  }

  /// `Red,Green,Blue`: what the planes of a color filter array are (DNG 1.7 CFAPlaneColor).
  @Sendable static func planeColors(_ tag: Tag, to text: inout TextBuffer) {
    if tag.hasTooManyWords { return tag.value(to: &text) }
    for (index, part) in NumberText.parts(tag.rawText).enumerated() {
      if index > 0 { text.append(ascii: 0x2c) }
      let color = NumberText.leading(part).rounded(.down)
      if let color = Int(exactly: color), filters.indices.contains(color) {
        text.append(filters[color])
      } else {
        text.append("Unknown(")
        text.append(bytes: part)
        text.append(ascii: 0x29)
      }
    }
  }

  private static let channels = ["-", "Y", "Cb", "Cr", "R", "G", "B"]

  /// `Y, Cb, Cr, -`: the order of the components (Exif 3.0 §4.6.5.2).
  @Sendable static func components(_ tag: Tag, to text: inout TextBuffer) {
    if tag.hasTooManyWords { return tag.value(to: &text) }
    for index in 0..<tag.byteCount {
      guard let channel = tag.byte(index) else { return }
      if index > 0 { text.append(", ") }
      if Int(channel) < channels.count {
        text.append(channels[Int(channel)])
      } else {
        text.append("Err (")
        text.append(channel)
        text.append(ascii: 0x29)
      }
    }
  }

  /// `Horizontal=1,2; Vertical=3,4`: a table with named columns (Exif 3.0
  /// SpatialFrequencyResponse).
  @Sendable static func spatialFrequencyResponse(_ tag: Tag, to text: inout TextBuffer) {
    let raw = tag.rawText
    guard tag.format == .undefined, raw.count > 4,
      let columns = tag.integer(0, as: .short), let rows = tag.integer(1, as: .short)
    else { return text.append(bytes: raw) }
    let names = raw[4...].split(
      separator: 0, maxSplits: Int(columns), omittingEmptySubsequences: false)
    let start = raw.count - 8 * Int(columns) * Int(rows)
    guard names.count == Int(columns) + 1, start >= 4 else { return text.append(bytes: raw) }
    for column in 0..<Int(columns) {
      if column > 0 { text.append("; ") }
      text.append(bytes: names[column])
      text.append(ascii: 0x3d)
      for row in 0..<Int(rows) {
        if row > 0 { text.append(ascii: 0x2c) }
        let place = start + 8 * (column + row * Int(columns))
        if let rational = tag.rational(at: place) { text.append(rational) }
      }
    }
  }
}

extension Meaning {
  /// `2 2 0 1 1 2`: columns, rows, and the color of each filter.
  @Sendable static func colorFilterPattern(_ tag: Tag, to text: inout TextBuffer) {
    var bytes = tag.rawText
    // The Panasonic SV-AS30 writes the colors as digits.
    if !bytes.isEmpty, bytes.allSatisfy({ $0 >= 0x30 && $0 <= 0x36 }) {
      bytes = bytes.map { $0 - 0x30 }
    }
    guard bytes.count >= 4 else { return text.append(bytes: bytes) }
    let isBig = tag.byteOrder == .big
    let first = (Int(bytes[0]), Int(bytes[1]))
    let second = (Int(bytes[2]), Int(bytes[3]))
    let big = (first.0 << 8 | first.1, second.0 << 8 | second.1)
    let little = (first.1 << 8 | first.0, second.1 << 8 | second.0)
    var size = isBig ? big : little
    // The order of these two is not that of the file in all files.
    if size.0 * size.1 > bytes.count - 4 {
      let other = isBig ? little : big
      if other.0 * other.1 <= bytes.count - 4 { size = other }
    }
    text.append(size.0)
    text.append(ascii: 0x20)
    text.append(size.1)
    for byte in bytes[4...] {
      text.append(ascii: 0x20)
      text.append(byte)
    }
  }

  /// `0 1 1 2`: the filters of two by two pixels, by their number in Canon's raw files.
  @Sendable static func rowsOfColorFilter(_ tag: Tag, to text: inout TextBuffer) {
    Labels("1=0 1 1 2|2=2 1 1 0|3=1 2 0 1|4=1 0 2 1").append(tag.rawText, to: &text)
  }
}
