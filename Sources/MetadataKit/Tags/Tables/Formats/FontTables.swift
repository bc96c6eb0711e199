/// Fonts and tables of their measures.
extension TagTable {
  /// What a font's container tells; the numbers have no meaning.
  package static let font = TagTable(
    "Font", group: "Font", isNumberless: true,
    [
      TagRow(0, "NumFonts"),
      TagRow(1, "WOFFVersion"),
      TagRow(2, "FontName"),
      TagRow(3, "PostScriptFontName"),
    ])

  /// What exiftool reads from where it is not, as it has it.
  package static let fontMisread = TagTable(
    "Font-misread", group: "Font", isNumberless: true,
    [TagRow(0, "PostScriptFontName", traits: .onlyInExiftool)])

  /// The same from where it is.
  package static let fontTrue = TagTable(
    "Font-true", group: "Font", isNumberless: true,
    [TagRow(0, "PostScriptFontName", traits: .notInExiftool)])

  /// The names of a font (OpenType Specification, name — Naming Table, Name IDs).
  package static let fontName = TagTable(
    "Font-Name", group: "Font",
    [
      TagRow(0, "Copyright"),
      TagRow(1, "FontFamily"),
      TagRow(2, "FontSubfamily"),
      TagRow(3, "FontSubfamilyID"),
      TagRow(4, "FontName"),
      TagRow(5, "NameTableVersion"),
      TagRow(6, "PostScriptFontName"),
      TagRow(7, "Trademark"),
      TagRow(8, "Manufacturer"),
      TagRow(9, "Designer"),
      TagRow(10, "Description"),
      TagRow(11, "VendorURL"),
      TagRow(12, "DesignerURL"),
      TagRow(13, "License"),
      TagRow(14, "LicenseInfoURL"),
      TagRow(16, "PreferredFamily"),
      TagRow(17, "PreferredSubfamily"),
      TagRow(18, "CompatibleFontName"),
      TagRow(19, "SampleText"),
      TagRow(20, "PostScriptFontName"),
      TagRow(21, "WWSFamilyName"),
      TagRow(22, "WWSSubfamilyName"),
    ])

  /// The dictionaries at the start of a PostScript font (Adobe, *Type 1 Font Format* §2.2), and the lines of a
  /// table of its measures (Adobe, *Font Metrics File Format Specification* 4.1).
  package static let fontDictionary = TagTable(
    "Font-PostScript", group: "Font", isNumberless: true,
    [
      TagRow(0, "CreateDate"),
      TagRow(1, "FontName"),
      TagRow(2, "FullName"),
      TagRow(3, "FontFamily"),
      TagRow(4, "Weight"),
      TagRow(5, "Version"),
      TagRow(6, "Notice"),
      TagRow(7, "Copyright"),
      TagRow(8, "FontType"),
      TagRow(9, "FSType"),
      TagRow(10, "ItalicAngle"),
      TagRow(11, "IsFixedPitch"),
      TagRow(12, "UnderlinePosition"),
      TagRow(13, "UnderlineThickness"),
      TagRow(14, "EncodingScheme"),
      TagRow(15, "MappingScheme"),
      TagRow(16, "EscChar"),
      TagRow(17, "CharacterSet"),
      TagRow(18, "Characters"),
      TagRow(19, "IsBaseFont"),
      TagRow(20, "IsFixedV"),
      TagRow(21, "CapHeight"),
      TagRow(22, "XHeight"),
      TagRow(23, "Ascender"),
      TagRow(24, "Descender"),
    ])

  /// The header of Windows' table of a font's measures (Adobe, *Building PFM Files for PostScript-Language CJK
  /// Fonts* §3.1), by byte positions.
  package static let fontMetrics = TagTable(
    "Font-PFM", group: "Font",
    [
      TagRow(0, "PFMVersion", format: .short, print: FontValue.version),
      TagRow(6, "Copyright", format: .ascii, count: 60),
      TagRow(66, "FontType", format: .short),
      TagRow(68, "PointSize", format: .short),
      TagRow(70, "YResolution", format: .short),
      TagRow(72, "XResolution", format: .short),
      TagRow(74, "Ascent", format: .short),
      TagRow(76, "InternalLeading", format: .short),
      TagRow(78, "ExternalLeading", format: .short),
      TagRow(80, "Italic"),
      TagRow(81, "Underline"),
      TagRow(82, "Strikeout"),
      TagRow(83, "Weight", format: .short),
      TagRow(85, "CharacterSet"),
      TagRow(86, "PixWidth", format: .short),
      TagRow(88, "PixHeight", format: .short),
      TagRow(90, "PitchAndFamily"),
      TagRow(91, "AvgWidth", format: .short),
      TagRow(93, "MaxWidth", format: .short),
      TagRow(95, "FirstChar"),
      TagRow(96, "LastChar"),
      TagRow(97, "DefaultChar"),
      TagRow(98, "BreakChar"),
      TagRow(99, "WidthBytes", format: .short),
    ])

  /// What a font for web pages says in XML; all is kept under the names of the file.
  package static let webFont = TagTable(
    "WOFF", group: "XML", isNumberless: true,
    [TagRow(0, "Property", value: Meaning.plainXMP)])

  /// Resources of the classic Mac OS.
  package static let resource = TagTable(
    "RSRC", group: "RSRC", isNumberless: true,
    [
      TagRow(0, "OpenWithApplication"),
      TagRow(1, "ApplicationVersion"),
      TagRow(2, "ApplicationMissingMsg"),
      TagRow(3, "CreatorApplication"),
      TagRow(4, "Keywords"),
      TagRow(5, "Description"),
    ])
}

/// The conversions of tables of a font's measures.
enum FontValue {
  /// `1.00`, of 0x0100.
  @Sendable static func version(_ tag: Tag, _ text: inout TextBuffer) {
    let number = UInt64(clamping: tag.integer() ?? 0)
    text.append(hexadecimal(number >> 8, digits: 1) + ".")
    text.append(hexadecimal(number & 0xff, digits: 2))
  }
}
