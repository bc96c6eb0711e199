extension Structure {
  /// Photoshop's image resources: `8BIM`, number, name, size, data.
  static let resources = Structure { bytes, range in
    var found: [Element] = []
    var start = range.lowerBound
    while range.upperBound - start >= 12, found.count < most,
      bytes[start...].starts(with: "8BIM".utf8)
    {
      // The name and its length take an even number of bytes.
      let name = (Int(bytes[start + 6]) + 2) / 2 * 2
      let field = NumberField(position: start + 6 + name, width: 4, coding: .big)
      let body = start + 10 + name
      guard body <= range.upperBound, let size = field.value(in: bytes) else { break }
      let bodyEnd = body + min(size, range.upperBound - body)
      let end = min(bodyEnd + size % 2, range.upperBound)
      found.append(
        Element(
          range: start..<end, body: body..<bodyEnd, type: (start + 4)..<(start + 6),
          size: SizeField(field: field, excess: start - body - (end - bodyEnd))))
      start = end
    }
    return found
  }

  /// IPTC's data sets: a mark, record, number, size, data (IIM 4.2 §1.5).
  static let dataSets = Structure { bytes, range in
    var found: [Element] = []
    var start = range.lowerBound
    while range.upperBound - start >= 5, found.count < most, bytes[start] == 0x1c {
      let field = NumberField(position: start + 3, width: 2, coding: .big)
      guard let size = field.value(in: bytes) else { break }
      let end = start + 5 + min(size, range.upperBound - start - 5)
      found.append(
        Element(
          range: start..<end, body: (start + 5)..<end, type: (start + 1)..<(start + 3),
          size: SizeField(field: field, excess: -5)))
      start = end
    }
    return found
  }
}
