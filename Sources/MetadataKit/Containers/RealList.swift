extension Container {
  /// Lists of what RealPlayer is to play: an address a line.
  package static let realList = Container(ofSignatures: "RAM") {
    (file, found) throws(MetadataError) in
    if found.fileExtension == "rpm" {
      found.format = FileFormat("RPM", "rpm", "audio/x-pn-realaudio-plugin", nil)
    }
    var position = 0
    var units = UnitCounter(found.limits)
    while position < file.count {
      try units.next(at: file.start + position)
      try found.expectRoom()
      // What follows a longer line is no list.
      let window = try file.head(at: position, count: longestLine + 2)
      let end = window.firstIndex(of: 0x0a)
      guard end != nil || window.count <= longestLine else {
        throw MetadataError(
          .malformed, "a line of more than \(longestLine) bytes", at: window.offset)
      }
      var line = window.prefix(end ?? window.count)
      position += line.count + 1
      if line[line.count - 1] == 0x0d { line = line.prefix(line.count - 1) }
      try found.charge(entries: 1)
      found.add(
        .realList, isAddress(line) ? "URL" : "Text", text: line.elements, offset: line.offset)
    }
  }

  private static let longestLine = 256

  /// Whether it starts with the name of a protocol, of three or four letters.
  private static func isAddress(_ line: ByteSlice) -> Bool {
    let name = line.elements.prefix { (0x61...0x7a).contains($0) }
    return (3...4).contains(name.count) && line.matches("://", at: name.count)
  }
}
