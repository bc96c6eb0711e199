/// Where Nikon's cameras focus: columns and rows.
extension NikonValue {
  @Sendable static func columnOf19(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, center: 10, "L of Center", "R of Center", &text)
  }

  @Sendable static func columnOf21(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, center: 11, "L of Center", "R of Center", &text)
  }

  @Sendable static func columnOf29(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, center: 15, "L of Center", "R of Center", &text)
  }

  @Sendable static func rowOf11(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, center: 6, "U from Center", "D from Center", &text)
  }

  @Sendable static func rowOf13(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, center: 7, "U from Center", "D from Center", &text)
  }

  @Sendable static func rowOf17(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, center: 9, "U from Center", "D from Center", &text)
  }

  private static func append(
    _ tag: Tag, center: Int, _ before: String, _ behind: String, _ text: inout TextBuffer
  ) {
    let place = tag.convertedWhole
    if place == 0 { return text.append("n/a") }
    if place == center { return text.append("C") }
    text.append(abs(place - center))
    text.append(place < center ? before : behind)
  }

  @Sendable static func column(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.beside("AFAreaXPosition")?.integer() ?? 0) / 260)
  }

  @Sendable static func row(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.beside("AFAreaYPosition")?.integer() ?? 0) / 286)
  }

  @Sendable static func row29(_ tag: Tag, _ text: inout TextBuffer) {
    text.append((tag.beside("AFAreaYPosition")?.integer() ?? 0) / 292)
  }

  // MARK: Where the Z 9 starts to look

  @Sendable static func initialWidth(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(1 + (tag.integer() ?? 0) / 4)
  }

  @Sendable static func initialHeight(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(1 + (tag.integer() ?? 0) / 7)
  }

  /// What part of the sensor is used: 1 DX, 4 16:9, 8 1:1.
  private static func imageArea(beside tag: Tag) -> Int64 {
    tag.beside("PhotoShootingMenuBankImageArea")?.integer() ?? 0
  }

  /// The center of the area in pixels from the left.
  @Sendable static func initialColumn(_ tag: Tag, _ text: inout TextBuffer) {
    let area = imageArea(beside: tag)
    let mode = tag.beside("AFAreaMode")?.integer()
    let number = tag.loose
    var (start, step) = (502.0, 259.0)
    if area == 8 {
      start += (mode == 6 ? 4 : 5) * step
    } else if area == 1 {
      (start, step) = mode == 3 ? (591, 393) : (636, 388)
      if mode == 6 { start -= step }
    } else if number < 49, area == 0 || area == 4 {
      start -= step
    }
    let isCropped = area == 1 || area == 8
    let divisor = isCropped ? 6 : number >= 50 ? 4.01 : 3.99
    let width = 1 + (tag.beside("AFAreaInitialWidth")?.integer() ?? -4) / 4
    let skipped = (isCropped ? width * 2 / 3 : width) / 2
    let column = (number / divisor).rounded(.toNearestOrEven) + Double(skipped) - 1
    text.append(number: start + step * column)
  }

  /// The center of the area in pixels from the top.
  @Sendable static func initialRow(_ tag: Tag, _ text: inout TextBuffer) {
    let area = imageArea(beside: tag)
    let number = tag.loose
    var (start, step) = (424.0, 291.0)
    if area == 4, number > 0 { start += step }
    if area == 1 {
      (start, step) = tag.beside("AFAreaMode")?.integer() == 3 ? (542, 442) : (572, 436)
    }
    let divisor = area == 1 ? 10.01 : area == 4 ? 8.01 : 6.67
    let height = 1 + (tag.beside("AFAreaInitialHeight")?.integer() ?? -7) / 7
    let skipped = (area == 1 ? height * 2 / 3 : height) / 2
    let row = (number / divisor).rounded(.toNearestOrEven) + Double(skipped) - 1
    text.append(number: start + step * row)
  }
}
