extension Structure {
  /// The cards of FITS, of 80 characters each (FITS 4.0 §4.1).
  static let cards = Structure(
    types: ["NAXIS   ", "NAXIS1  ", "BITPIX  ", "CONTINUE", "COMMENT ", "HISTORY ", "END     "]
  ) { bytes, range in
    guard bytes[range].starts(with: "SIMPLE  =".utf8) else { return [] }
    return stride(from: range.lowerBound, to: range.upperBound - 79, by: 80).prefix(most).map {
      Element(
        range: $0..<($0 + 80), body: ($0 + 10)..<($0 + 80), type: $0..<($0 + 8), isFixed: true)
    }
  }

  /// The elements of DICOM in the order in which most files have their numbers: group, number,
  /// representation, length, data (PS3.5 §7.1.2).
  static let dicom = Structure { bytes, range in
    guard bytes[range].dropFirst(128).starts(with: "DICM".utf8) else { return [] }
    var found: [Element] = []
    var start = range.lowerBound + 132
    while range.upperBound - start >= 8, found.count < most {
      let letters = bytes[(start + 4)..<(start + 6)]
      let isExplicit = letters.allSatisfy { (0x41...0x5a).contains($0) }
      let isLong =
        isExplicit
        && ["OB", "OD", "OF", "OL", "OV", "OW", "SQ", "SV", "UC", "UN", "UR", "UT", "UV"]
          .contains(String(decoding: letters, as: UTF8.self))
      let field = NumberField(
        position: start + (isLong ? 8 : isExplicit ? 6 : 4),
        width: isExplicit && !isLong ? 2 : 4, coding: .little)
      let head = isLong ? 12 : 8
      guard range.upperBound - start >= head, let size = field.value(in: bytes) else { break }
      // A sequence's elements follow it.
      let isOpen = letters.elementsEqual("SQ".utf8) || size == 0xffff_ffff
      let end = start + head + (isOpen ? 0 : min(size, range.upperBound - start - head))
      found.append(
        Element(
          range: start..<end, body: (start + head)..<end, type: start..<(start + 4),
          size: SizeField(field: field, excess: -head)))
      start = end
    }
    return found
  }
}
