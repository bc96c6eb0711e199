extension FLIRRecords {
  /// What was measured with which tool: records of a length, a kind, coordinates and a label.
  func measurements(
    _ head: ByteSlice, _ order: ByteOrder, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = 12
    var number = 1
    while number < 1000, let length = try? head.uint16(at: position, order), length >= 0x28,
      position + length <= head.count, let size = try? head.uint16(at: position + 4, order),
      let kind = try? head.uint16(at: position + 10, order)
    {
      let name = "Meas\(number)"
      if let row = TagTable.flirMeasurement.index(of: "Meas1Type") {
        found.add(
          .flirMeasurement, row: row, named: name + "Type", group: "FLIR", .short,
          [UInt8(kind >> 8 & 0xff), UInt8(kind & 0xff)][...], count: 2)
      }
      guard position + 0x24 + size <= head.count else { return }
      // Records may share what they state; a number becomes a few digits.
      try found.charge(entries: 1, bytes: size * 4)
      let numbers = stride(from: 0, to: size - 1, by: 2).compactMap {
        try? head.uint16(at: position + 0x24 + $0, order)
      }
      found.add(
        .flirMeasurement, name + "Params", group: "FLIR",
        text: numbers.map(String.init).joined(separator: " "))
      var label: [UInt8] = []
      for place in stride(from: 0x24 + size, to: length - 1, by: 2) {
        guard let unit = try? head.uint16(at: position + place, order),
          (0x20...0x7f).contains(unit)
        else { break }
        label.append(UInt8(truncatingIfNeeded: unit))
      }
      found.add(.flirMeasurement, name + "Label", group: "FLIR", text: label, offset: -1)
      position += length
      number += 1
    }
  }
}
