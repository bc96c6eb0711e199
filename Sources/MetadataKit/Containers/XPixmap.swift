extension Container {
  /// X pixmaps: text of the language C, whose first string has the size, those that follow the colors.
  ///
  /// Source: A. Le Hors, *XPM Manual*, version 3.4i, §2.
  package static let xPixmap = Container(
    [],
    recognize: { head in
      head.has("/* XPM */") ? FileFormat("XPM", "xpm", "image/x-xpixmap", nil).outsideExiftool : nil
    },
    read: { (file, found) throws(MetadataError) in
      // What stands between quotes is every other piece.
      let text = try file.head(count: 64 << 10).elements
      let strings = text.split(separator: 0x22, omittingEmptySubsequences: false)
        .enumerated().compactMap { $0.offset % 2 == 1 ? $0.element : nil }
      let numbers =
        strings.first?.split { $0 == 0x20 || $0 == 0x09 }
        .prefix(4).map { Int(String(decoding: $0, as: UTF8.self)) ?? 0 } ?? []
      guard numbers.count == 4, numbers.allSatisfy({ $0 > 0 }) else {
        throw MetadataError(.malformed, "no size in a pixmap's first string", at: file.start)
      }
      found.facts.pixelWidth = numbers[0]
      found.facts.pixelHeight = numbers[1]
      found.facts.colorModel = .rgb
      found.facts.isIndexed = true
      found.facts.frameCount = 1
      // One of the colors may be none; those that are further away are not looked at.
      let colors = strings.dropFirst().prefix(numbers[2])
      let isClear = colors.contains { color in
        color.split { $0 == 0x20 || $0 == 0x09 }
          .contains { String(decoding: $0, as: UTF8.self).lowercased() == "none" }
      }
      if isClear || colors.count == numbers[2] { found.facts.hasAlpha = isClear }
    })
}
