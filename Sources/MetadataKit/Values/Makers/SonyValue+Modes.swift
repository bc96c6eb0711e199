/// What Sony's cameras make one picture of several with.
extension SonyValue {
  private static let dynamicRanges = Labels(
    "0=Off|1=Auto|16=1.0 EV|17=1.5 EV|18=2.0 EV|19=2.5 EV|20=3.0 EV|21=3.5 EV|22=4.0 EV|23=4.5 EV|24=5.0 EV|25=5.5 EV|26=6.0 EV"
  )
  private static let dynamicRangeResults = Labels(
    "0=Uncorrected image|1=HDR image (good)|2=HDR image (fail 1)|3=HDR image (fail 2)")

  /// `Auto; HDR image (good)`.
  @Sendable static func dynamicRange(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<min(tag.elementCount, 8) {
      let number = tag.integer(index) ?? 0
      if index > 0 { text.append("; ") }
      switch index {
      case 0: dynamicRanges.append(Array(String(number).utf8), hexadecimal: true, to: &text)
      case 1: dynamicRangeResults.append(Array(String(number).utf8), hexadecimal: true, to: &text)
      default: text.append(number)
      }
    }
  }

  /// `04120823 1 4 0x1e2`: the group of pictures that the sensor moved between, the number in it,
  /// how many there are, and what stands above the group's number.
  @Sendable static func pixelShift(_ tag: Tag, _ text: inout TextBuffer) {
    guard let number = try? ByteSlice(Array(tag.elements)).uint32(at: 0, tag.byteOrder) else {
      return
    }
    let bytes = Array(tag.elements)
    text.append(number >> 17 & 0x1f, digits: 2)
    text.append(number >> 12 & 0x1f, digits: 2)
    text.append(number >> 6 & 0x3f, digits: 2)
    text.append(number & 0x3f, digits: 2)
    for index in [4, 5] { text.append(" \(index < bytes.count ? bytes[index] : 0)") }
    text.append(" 0x" + String(number >> 22, radix: 16))
  }

  /// `Group 04120823, Shot 1/4 (0x1e2)`, `Group 04120823, Composed 4-shot (0x1e2)`.
  @Sendable static func pixelShiftWords(_ tag: Tag, _ text: inout TextBuffer) {
    var value = TextBuffer()
    pixelShift(tag, &value)
    let parts = value.string.split(separator: " ")
    guard parts.count == 4 else { return }
    if parts[0] == "00000000", parts[1] == "0", parts[2] == "0", parts[3] == "0x0" {
      return text.append("n/a")
    }
    text.append("Group \(parts[0]), ")
    text.append(parts[1] == "0" ? "Composed \(parts[2])-shot" : "Shot \(parts[1])/\(parts[2])")
    text.append(" (\(parts[3]))")
  }
}
