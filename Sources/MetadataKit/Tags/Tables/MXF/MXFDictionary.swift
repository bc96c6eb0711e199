/// What the elements of MXF's sets are called, and how their values are to be read: lines of an
/// element's designator and the version of the register that named it (SMPTE 336M §5, bytes 8 to 15
/// and byte 7 of a label), and behind `=` the number of the row of ``TagTable/mxf`` that tells the
/// value's form, as a letter, and the field's name.
///
/// Elements whose form nobody can show are left out; references to other sets are not, nor is the label
/// of what wraps pictures and sound (`E`), which becomes no tag.
package enum MXFDictionary {
  /// An element's row and name, or nil.
  static func entry(_ label: ByteSlice) -> MXFEntry? {
    guard label.count == 16, label.matches("\u{6}\u{E}\u{2B}\u{34}\u{1}\u{1}\u{1}"),
      let version = label[7], let type = label[8]
    else { return nil }
    var key = TextBuffer()
    key.bytes.reserveCapacity(18)
    for byte in label.elements.dropFirst(8) { key.append(hexadecimal: byte) }
    key.append(hexadecimal: version)
    guard let line = lines(ofClass: type)?[key.bytes], let row = line.first else { return nil }
    return MXFEntry(row: UInt32(row), name: String(decoding: line.dropFirst(), as: UTF8.self))
  }

  /// Every element that has a name: its designator, and the name.
  package static var elements: [(designator: Substring, name: Substring)] {
    [
      identifiers, administration, interpretation, parameters, processing, relations, places,
      organizations,
    ].flatMap { lines in lines.entries.map { ($0.key.prefix(16), $0.text.dropFirst()) } }
  }

  private static func lines(ofClass type: UInt8) -> SortedLines? {
    switch type {
    case 0x01: identifiers
    case 0x02: administration
    case 0x03: interpretation
    case 0x04: parameters
    case 0x05: processing
    case 0x06: relations
    case 0x07: places
    case 0x0d: organizations
    default: nil
    }
  }
}

/// What is known of an element.
struct MXFEntry {
  /// The number of the row of ``TagTable/mxf``.
  let row: UInt32
  let name: String
}
