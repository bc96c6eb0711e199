import UniformTypes

extension Container {
  /// X bitmaps: text of the language C, which names the size before the bits.
  ///
  /// Source: *Xlib – C Language X Interface*, X11R7, §16.9.
  package static let xBitmap = Container([FileFormat("XBM", "xbm", "image/x-xbitmap", .xbm)]) {
    (file, found) throws(MetadataError) in
    let head = try file.head(count: 4096)
    for line in head.elements.split(whereSeparator: { $0 == 0x0a || $0 == 0x0d }) {
      let words = line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 })
      guard words.first?.elementsEqual("#define".utf8) == true, words.count > 2 else { continue }
      let number = Int(String(decoding: words[2], as: UTF8.self))
      guard let number, number > 0 else { continue }
      // `width`, or the picture's name and that.
      switch words[1].split(separator: 0x5f).last.map({ String(decoding: $0, as: UTF8.self) }) {
      case "width": found.facts.pixelWidth = number
      case "height": found.facts.pixelHeight = number
      default: continue
      }
    }
    found.facts.frameCount = 1
    found.facts.bitDepth = 1
    found.facts.colorModel = .gray
    found.facts.hasAlpha = false
  }
}
