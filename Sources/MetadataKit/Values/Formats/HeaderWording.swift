/// The conversions of the headers of small containers.
enum HeaderWording {
  /// A number without its sign.
  @Sendable static func magnitude(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(tag.integer()?.magnitude ?? 0)
  }

  /// A number, with a word in the place of 0.
  static func number(_ tag: Tag, zero: String, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    if number == 0 { text.append(zero) } else { text.append(number) }
  }

  /// Eight hexadecimal digits.
  @Sendable static func hexadecimal8(_ tag: Tag, _ text: inout TextBuffer) {
    text.append(hexadecimal(UInt64(clamping: tag.integer() ?? 0), digits: 8))
  }

  /// A compression's number, or the four characters of a movie's codec without spaces at the end.
  @Sendable static func bitmapCompressionValue(_ tag: Tag, _ text: inout TextBuffer) {
    let number = tag.integer() ?? 0
    guard number > 256 else { return text.append(number) }
    var characters = Array(tag.elements.prefix(4))
    if tag.byteOrder == .big { characters.reverse() }
    while characters.last == 0 || characters.last == 0x20 { characters.removeLast() }
    text.append(bytes: characters)
  }

  @Sendable static func bitmapCompression(_ tag: Tag, _ text: inout TextBuffer) {
    let names = ["None", "8-Bit RLE", "4-Bit RLE", "Bitfields", "JPEG", "PNG"]
    let number = tag.integer() ?? 0
    guard number > 256 else {
      if names.indices.contains(Int(number)) {
        text.append(names[Int(number)])
      } else {
        text.append(number)
      }
      return
    }
    var value = TextBuffer()
    bitmapCompressionValue(tag, &value)
    for byte in value.bytes {
      if byte < 0x20 || byte >= 0x7f {
        text.append("\\x" + hexadecimal(UInt64(byte), digits: 2))
      } else {
        text.append(ascii: byte)
      }
    }
  }

  /// A color space of a bitmap: a number, or four characters that stand last first (MS-WMF
  /// §2.1.1.14 LogicalColorSpace).
  @Sendable static func bitmapColorSpace(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = tag.elements
    if bytes.contains(0) {
      text.append(tag.integer(0, as: .long) ?? 0)
    } else {
      text.append(bytes: bytes.reversed())
    }
  }

  /// Fixed-point numbers with 30 binary places (MS-WMF §2.2.1.3 CIEXYZ).
  @Sendable static func fraction30(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.count {
      if index > 0 { text.append(ascii: 0x20) }
      text.append(Double(tag.integer(index) ?? 0) / 0x4000_0000, significantDigits: 15)
    }
  }

  @Sendable static func fraction30Rounded(_ tag: Tag, _ text: inout TextBuffer) {
    for index in 0..<tag.count {
      if index > 0 { text.append(ascii: 0x20) }
      text.append(Double(tag.integer(index) ?? 0) / 0x4000_0000, fractionDigits: 6)
    }
  }

  /// A fixed-point number with 16 binary places, in five decimal ones.
  @Sendable static func fixed16(_ tag: Tag, _ text: inout TextBuffer) {
    let number = (Double(tag.integer() ?? 0) / 65536 * 1e5 + 0.5).rounded(.down) / 1e5
    text.append(number, significantDigits: 15)
  }
}
