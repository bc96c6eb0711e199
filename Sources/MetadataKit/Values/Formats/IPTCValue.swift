/// How the values of IPTC data sets are read and worded.
enum IPTCValue {
  /// A whole number of up to eight bytes (IIM 4.2 §1.5); a longer one was meant as a text.
  @Sendable static func integer(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    guard bytes.count <= 8 else { return text.append(bytes: bytes) }
    text.append(bytes.reduce(UInt64(0)) { $0 &<< 8 | UInt64($1) })
  }

  /// A date as eight digits, CCYYMMDD: with colons between; anything else as it is.
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements)
    // The last eight digits count, whatever stands between them.
    var digits: [UInt8] = []
    var start = bytes.count
    var parts = [2, 2, 4]
    while let size = parts.first, start >= size,
      bytes[(start - size)..<start].allSatisfy(NumberText.isDigit)
    {
      digits = bytes[(start - size)..<start] + (digits.isEmpty ? [] : [0x3a]) + digits
      start -= size
      parts.removeFirst()
      while parts.count < 3, !parts.isEmpty, start > 0, !NumberText.isDigit(bytes[start - 1]) {
        start -= 1
      }
    }
    guard parts.isEmpty else { return text.append(bytes: bytes) }
    text.append(bytes: bytes[..<start])
    text.append(bytes: digits)
  }

  /// A time as HHMMSS±HHMM: with colons between; anything else as it is.
  @Sendable static func time(_ tag: Tag, _ text: inout TextBuffer) {
    var bytes = tag.elements.map { $0 == 0x20 ? 0x3a : $0 }
    if bytes.count >= 6, bytes[..<6].allSatisfy(NumberText.isDigit) {
      bytes.insert(0x3a, at: 4)
      bytes.insert(0x3a, at: 2)
    }
    text.append(bytes: DateText.separatingZone(of: bytes))
  }

  /// The escape sequences of ISO 2022 that name the character set of what follows (IIM 4.2 §5
  /// 1:90): `UTF8` for the one that everybody writes.
  @Sendable static func characterSet(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    if bytes.elementsEqual([0x1b, 0x25, 0x47]) { return text.append("UTF8") }
    var isFirst = true
    for byte in bytes {
      if byte == 0x1b {
        text.append(isFirst ? "ESC" : ", ESC")
      } else {
        if !isFirst { text.append(ascii: 0x20) }
        text.append(ascii: byte)
      }
      isFirst = false
    }
  }

  /// Photo Mechanic's `tagged:class:rating:frame`.
  @Sendable static func preferences(_ tag: Tag, _ text: inout TextBuffer) {
    var scan = TextScan(tag.elements)
    scan.skipSpaces()
    var numbers: [ArraySlice<UInt8>] = []
    for _ in 0..<3 {
      let digits = scan.takeDigits()
      guard !digits.isEmpty, scan.skip(0x3a) else { return text.append(bytes: tag.elements) }
      scan.skipSpaces()
      numbers.append(digits)
    }
    for (name, number) in zip(["Tagged:", ", ColorClass:", ", Rating:"], numbers) {
      text.append(name)
      text.append(bytes: number)
    }
    text.append(", FrameNum:")
    text.append(scan.takeWord())
    while let byte = scan.next() { text.append(ascii: byte) }
  }

  /// Lines with NULs between.
  @Sendable static func history(_ tag: Tag, _ text: inout TextBuffer) {
    for line in tag.elements.split(separator: 0, omittingEmptySubsequences: true).enumerated() {
      if line.offset > 0 { text.append(ascii: 0x0a) }
      text.append(bytes: line.element)
    }
  }

  /// Manufacturer, equipment, date and number of a picture (DNPR 3:10).
  @Sendable static func pictureNumber(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    guard bytes.contains(where: { $0 != 0 }) else { return text.append("Unknown") }
    guard bytes.count >= 16, let maker = tag.integer(0, as: .short),
      let number = tag.integer(7, as: .short)
    else { return text.append("<format error>") }
    text.append(maker)
    var name = TextBuffer()
    Labels(manufacturers).append(Array(String(maker).utf8), to: &name)
    if !name.string.hasPrefix("Unknown (") { text.append(" (\(name.string))") }
    let equipment = bytes.dropFirst(2).prefix(4).bigEndian(Int.self)
    text.append(", equip \(equipment), ")
    let day = bytes.dropFirst(6).prefix(8)
    let isDate = day.allSatisfy(NumberText.isDigit)
    let end = day.lastIndex { $0 != 0 && $0 != 0x20 }.map { $0 + 1 } ?? day.startIndex
    for (index, byte) in day[..<end].enumerated() {
      if isDate, index == 4 || index == 6 { text.append(ascii: 0x3a) }
      text.append(ascii: byte)
    }
    text.append(", no. \(number)")
  }

  private static let manufacturers = """
    1=Associated Press, USA|2=Eastman Kodak Co, USA|3=Hasselblad Electronic Imaging, Sweden\
    |4=Tecnavia SA, Switzerland|5=Nikon Corporation, Japan\
    |6=Coatsworth Communications Inc, Canada|7=Agence France Presse, France|8=T/One Inc, USA\
    |9=Associated Newspapers, UK|10=Reuters London|11=Sandia Imaging Systems Inc, USA\
    |12=Visualize, Spain
    """
}
