extension Container {
  /// Windows of the X Window System as xwd keeps them: a header of 25 numbers, the window's name, the palette, the
  /// pixels.
  ///
  /// Source: X.Org, `XWDFile.h`, version 7.
  package static let xWindowDump = Container(
    [],
    recognize: { head in
      XWindowHeader.order(of: head) == nil
        ? nil : FileFormat("XWD", "xwd", "image/x-xwindowdump", nil).outsideExiftool
    },
    read: { (file, found) throws(MetadataError) in
      let head = try file.slice(at: 0, count: XWindowHeader.length)
      guard let order = XWindowHeader.order(of: head) else { return }
      let header = try XWindowHeader(head, order)
      header.tell(of: file, &found)
      try header.tellName(in: file, &found)
    })
}

/// What the header of such a file says, whose bytes are in the order of the machine that wrote it.
private struct XWindowHeader {
  static let length = 100

  private let values: [Int]

  /// The order of its bytes; nil of what is none: few numbers are possible in the first fields.
  static func order(of head: ByteSlice) -> ByteOrder? {
    for order in [ByteOrder.big, .little] {
      func value(_ index: Int) -> Int { (try? head.uint32(at: 4 * index, order)) ?? -1 }
      guard value(1) == 7, (length...65_536).contains(value(0)), (0...2).contains(value(2)),
        (1...32).contains(value(3)), (1...65_535).contains(value(4)),
        (1...65_535).contains(value(5)), (0...1).contains(value(7)),
        (1...32).contains(value(11)), (0...5).contains(value(13))
      else { continue }
      return order
    }
    return nil
  }

  init(_ head: ByteSlice, _ order: ByteOrder) throws(MetadataError) {
    var values: [Int] = []
    for index in 0..<(Self.length / 4) { values.append(try head.uint32(at: 4 * index, order)) }
    self.values = values
  }

  func tell(of file: Region, _ found: inout MetadataBuilder) {
    let depth = values[3]
    found.facts.pixelWidth = values[4]
    found.facts.pixelHeight = values[5]
    found.facts.frameCount = 1
    found.facts.hasAlpha = false
    // The visual's class: gray, gray by a palette, two of palettes, two whose pixels are colors.
    let kind = values[13]
    found.facts.colorModel = kind < 2 ? .gray : .rgb
    found.facts.isIndexed = kind == 2 || kind == 3
    // How many bits of a pixel are red.
    let red = kind < 4 ? 0 : values[14].nonzeroBitCount
    found.facts.bitDepth = kind < 4 ? depth : red > 0 ? red : nil
    // A plane of each bit, or all of a pixel together.
    let lines = Int.clampedProduct(values[5], values[2] == 1 ? depth : 1)
    let start = values[0] + 12 * values[19]
    found.expect("the picture", of: .clampedProduct(values[12], lines), at: start, in: file)
  }

  /// The name of the window stands behind the numbers, up to a NUL.
  func tellName(
    in file: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let count = min(values[0] - Self.length, found.limits.valueBytes)
    let bytes = try file.head(at: Self.length, count: count)
    let name = bytes.elements.untilNUL
    guard !name.isEmpty else { return }
    found.add(.xWindowDump, "WindowName", group: nil, latin: name, offset: bytes.offset)
  }
}
