extension Container {
  /// Tables of a font's measures in text, of several fonts (ACFM) or masters (AMFM) too.
  ///
  /// Source: Adobe, *Adobe Font Metrics File Format Specification* 4.1.
  package static let fontMetrics = Container(ofSignatures: "AFM", "ACFM", "AMFM") {
    (file, found) throws(MetadataError) in
    var lines = TextLines(try file.head(count: found.limits.valueBytes))
    _ = lines.next()
    var comment: [UInt8] = []
    var hasComment = false
    while let line = lines.next() {
      let key = line.prefix { !NumberText.isSpace($0) }
      let value = line[key.endIndex...].drop(while: NumberText.isSpace)
      if key.elementsEqual("Comment".utf8) {
        if value.starts(with: "Creation Date:".utf8) {
          let date = value.dropFirst(14).drop(while: NumberText.isSpace)
          found.add(.fontDictionary, "CreateDate", text: date, offset: -1)
        } else {
          if hasComment { comment.append(0x0a) }
          comment.append(contentsOf: value)
          hasComment = true
        }
        continue
      }
      if hasComment {
        found.add(.file, "Comment", text: comment, offset: -1)
        comment = []
        hasComment = false
      }
      guard let name = name(key) else {
        // What tells of single characters says nothing of the font.
        if key.starts(with: "Start".utf8), !key.elementsEqual("StartDirection".utf8) { return }
        continue
      }
      let isInBrackets = value.first == UInt8(ascii: "(") && value.last == UInt8(ascii: ")")
      found.add(
        .fontDictionary, name, text: isInBrackets ? value.dropFirst().dropLast() : value,
        offset: -1)
    }
    if file.count > found.limits.valueBytes {
      found.warn(
        Warning(
          .limitExceeded,
          "a table of measures that goes on behind \(found.limits.valueBytes) bytes",
          at: file.start + found.limits.valueBytes))
    }
  }

  private static func name(_ key: ArraySlice<UInt8>) -> String? {
    if key.elementsEqual("FamilyName".utf8) { return "FontFamily" }
    return metricKeys.first { key.elementsEqual($0.utf8) }
  }

  /// The keys of the header (§3.2) that have names of tags.
  private static let metricKeys = [
    "FontName", "FullName", "Weight", "Version", "Notice", "EncodingScheme", "MappingScheme",
    "EscChar", "CharacterSet", "Characters", "IsBaseFont", "IsFixedV", "CapHeight", "XHeight",
    "Ascender", "Descender",
  ]

  /// Windows' table of the measures of a PostScript font: a header with names by their places.
  ///
  /// Source: Adobe, Technical Note 5178 §3.
  package static let windowsFontMetrics = Container(ofSignatures: "PFM") {
    (file, found) throws(MetadataError) in
    let head = try file.slice(at: 0, count: 117)
    found.add(.fontMetrics, fieldsOf: head, .little)
    let names = try file.head(at: try head.uint32(at: 105, .little), count: 256)
    // That of Windows, then that of PostScript.
    let parts = names.elements.split(separator: 0, maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.prefix(2).allSatisfy({ $0.allSatisfy { $0 >= 0x20 } }),
      !parts[0].isEmpty, !parts[1].isEmpty
    else { return }
    func offset(_ part: ArraySlice<UInt8>) -> Int {
      names.offset + part.startIndex - names.elements.startIndex
    }
    found.add(.font, "FontName", text: parts[0], offset: offset(parts[0]))
    // exiftool takes what stands behind the first for the second, which has a place of its own.
    let place = (try? file.uint32(at: 139, .little)) ?? 0
    let own = (try? file.head(at: place, count: 256)) ?? ByteSlice([])
    let name = own.elements.prefix(while: { $0 >= 0x20 })
    guard place > 0, !name.isEmpty, !name.elementsEqual(parts[1]) else {
      return found.add(.font, "PostScriptFontName", text: parts[1], offset: offset(parts[1]))
    }
    found.add(.fontTrue, "PostScriptFontName", text: name, offset: own.offset)
    found.add(.fontMisread, "PostScriptFontName", text: parts[1], offset: offset(parts[1]))
  }
}
