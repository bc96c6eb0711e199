extension TagTable {
  /// GIMP's pictures: numbers are properties, the header's from 1000 on.
  package static let xcf = TagTable(
    "GIMP", group: "GIMP",
    [
      TagRow(17, "Compression", "0=None|1=RLE Encoding|2=Zlib|3=Fractal"),
      TagRow(19, "XResolution"),
      TagRow(20, "Tattoo"),
      TagRow(22, "Units", "1=Inches|2=mm|3=Points|4=Picas"),
      TagRow(1009, "XCFVersion", print: HeaderWording.gimpVersion),
      TagRow(1014, "ImageWidth"),
      TagRow(1018, "ImageHeight"),
      TagRow(1022, "ColorMode", "0=RGB Color|1=Grayscale|2=Indexed Color"),
      TagRow(2000, "YResolution"),
      TagRow(2001, "Comment"),
      TagRow(2002, "ICCProfileName"),
    ])
}

extension HeaderWording {
  /// `file` is version 0, `v011` version 11.
  @Sendable static func gimpVersion(_ tag: Tag, _ text: inout TextBuffer) {
    let version = tag.textBytes
    if version.elementsEqual("file".utf8) { return text.append("0") }
    guard version.first == UInt8(ascii: "v") else { return text.append(bytes: version) }
    text.append(bytes: version.dropFirst().drop { $0 == 0x30 })
  }
}
