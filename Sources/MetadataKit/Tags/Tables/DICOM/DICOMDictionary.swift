/// What the elements of DICOM are called, and how their values are to be read: lines of a group, an
/// element, and behind `=` the value representation (`--`: none) and the field's name. An `x` stands
/// for any digit.
enum DICOMDictionary {
  /// An element's representation and name, or nil.
  static func entry(_ group: Int, _ element: Int) -> (representation: String, name: String)? {
    let digits = Array(
      (hexadecimal(UInt64(clamping: group), digits: 4) + ","
        + hexadecimal(UInt64(clamping: element), digits: 4)).uppercased().utf8)
    // Which digits the dictionary may leave open.
    let patterns = [[], [2, 3], [7, 8], [7], [5, 6, 7], [5, 6, 7, 8]]
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
