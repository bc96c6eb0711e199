/// What the elements of DICOM are called, and how their values are to be read: lines of a group, an
/// element, and behind `=` the value representation (`--`: none) and the field's name. An `x` stands
/// for any digit.
package enum DICOMDictionary {
  /// An element's representation and name, or nil.
  static func entry(_ group: Int, _ element: Int) -> (representation: String, name: String)? {
    var digits: [UInt8] = []
    digits.reserveCapacity(9)
    append(group, to: &digits)
    digits.append(UInt8(ascii: ","))
    append(element, to: &digits)
    let lines = lines(ofGroup: group)
    for pattern in patterns {
      var key = digits
      for place in pattern where place < key.count { key[place] = UInt8(ascii: "x") }
      guard let line = lines[key] else { continue }
      return (
        String(decoding: line.prefix(2), as: UTF8.self),
        String(decoding: line.dropFirst(2), as: UTF8.self)
      )
    }
    return nil
  }

  /// Every element that has a name: its number, its representation (nil: none), the name.
  package static var elements: [(number: Substring, representation: Substring?, name: Substring)] {
    [identity, acquisition, presentation, measurement, therapy, printing].flatMap { lines in
      lines.entries.map { entry in
        let representation = entry.text.prefix(2)
        return (entry.key, representation == "--" ? nil : representation, entry.text.dropFirst(2))
      }
    }
  }

  /// Which digits the dictionary may leave open, what is named outright first.
  private static let patterns = [[], [2, 3], [7, 8], [7], [5, 6, 7], [5, 6, 7, 8]]

  /// Appends four digits.
  private static func append(_ number: Int, to digits: inout [UInt8]) {
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(truncatingIfNeeded: number >> shift & 0xf)
      digits.append(digit < 10 ? 0x30 + digit : 0x37 + digit)
    }
  }

  private static func lines(ofGroup group: Int) -> SortedLines {
    switch group {
    case 0x14, 0x28...0x48: presentation
    case 0...0x16: identity
    case 0x18...0x27: acquisition
    case 0x50...0x400: measurement
    case 0x3002...0x3010: therapy
    default: printing
    }
  }
}
