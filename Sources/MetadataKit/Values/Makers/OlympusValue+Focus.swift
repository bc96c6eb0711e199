/// Where and how Olympus' cameras focus.
extension OlympusValue {
  @Sendable static func focusMode(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(
      tag,
      [
        .label,
        .bits(
          "0=(none)||0=S-AF|2=C-AF|4=MF|5=Face Detect|6=Imager AF|7=Live View Magnification Frame|8=AF sensor|9=Starry Sky AF"
        ),
      ])
  }

  /// `Center (121,121)-(133,133), ...`: areas, each in four bytes.
  @Sendable static func focusAreas(_ tag: Tag, _ text: inout TextBuffer) {
    var isFirst = true
    for index in 0..<tag.elementCount {
      guard let area = tag.integer(index), area != 0 else { continue }
      if !isFirst { text.append(", ") }
      isFirst = false
      switch area {
      case 0x3679_4285: text.append("Left ")
      case 0x7979_8585: text.append("Center ")
      case 0xbd79_c985: text.append("Right ")
      default: break
      }
      text.append("(\(area >> 24 & 0xff),\(area >> 16 & 0xff))-")
      text.append("(\(area >> 8 & 0xff),\(area & 0xff))")
    }
    if isFirst { text.append("none") }
  }

  /// All numbers but the first.
  @Sendable static func afterFirst(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag) { bytes in
      guard let space = bytes.firstIndex(of: 0x20) else { return }
      bytes.removeSubrange(...space)
    }
  }

  /// `(50%,50%) (50%,50%)`.
  @Sendable static func selectedPoint(_ tag: Tag, _ text: inout TextBuffer) {
    var value = TextBuffer()
    afterFirst(tag, &value)
    let parts = NumberText.parts(value.bytes)
    if parts.contains(where: { $0.elementsEqual("undef".utf8) }) { return text.append("n/a") }
    for index in 0..<4 {
      let number = index < parts.count ? NumberText.leading(parts[index]) * 100 : 0
      text.append(index == 0 ? "(" : index == 2 ? " (" : ",")
      text.append(number.rounded(.towardZero), fractionDigits: 0)
      text.append(index % 2 == 0 ? "%" : "%)")
    }
  }

  /// The point, and how others are chosen.
  @Sendable static func focusPoint(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    text.append(number & 0x1f)
    text.append(" ")
    text.append(number & 0xffe0)
  }

  @Sendable static func focusPointWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(
      tag, [.label, .words("0=Single Target|64=All Target|128=Dynamic Single Target|224=n/a")])
  }

  @Sendable static func focusPoint520Words(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag, [.label, .words("0=Single Target|64=All Target")])
  }

  /// Nine settings, packed into 16 bits.
  @Sendable static func pointDetails(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    let fields: [(shift: Int64, mask: Int64)] = [
      (13, 7), (12, 1), (11, 1), (8, 3), (7, 1), (5, 1), (4, 1), (3, 1), (0, 7),
    ]
    for (index, field) in fields.enumerated() {
      if index > 0 { text.append(" ") }
      text.append(number >> field.shift & field.mask)
    }
  }

  @Sendable static func pointDetailsWords(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(
      tag,
      [
        .label, .words("0=Face Priority|1=Target Priority"),
        .words("0=Normal AF|1=AF on Half Press"),
        .words("0=No Eye-AF|1=Right Eye Priority|2=Left Eye Priority|3=Both Eyes Priority"),
        .words("0=No Face Detection|1=Face Detection"), .words("0=No MF|1=With MF"),
        .words("0=AF Priority|1=Release Priority"), .words("0=No Object found|1=Object found"),
        .words("0=MF|1=S-AF|2=C-AF|6=C-AF + TR"),
      ])
  }

  /// Whether the picture was steadied, of a block of bytes.
  @Sendable static func stabilization(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    if bytes.count >= 4, bytes.prefix(4).allSatisfy({ $0 == 0 }) { return text.append("Off") }
    text.append((tag.byte(44) ?? 0) & 1 != 0 ? "On, Mode 1" : "On, Mode 2")
  }
}
