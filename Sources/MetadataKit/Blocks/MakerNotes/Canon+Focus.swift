extension NotePart.Content {
  /// Tells of a structure whose fields follow each other, arrays of as many elements as a number
  /// among them says.
  ///
  /// - Parameters:
  ///   - arrays: the fields with an element for each point, and those with a bit for each.
  ///   - points: the number of the field that says how many points there are.
  private func tellSeries(
    _ table: TagTable, points: Int, arrays: ClosedRange<Int>, bits: ClosedRange<Int>,
    _ found: inout MetadataBuilder
  ) {
    var position = 0
    var pointCount = 0
    for index in 0..<16 {
      guard var id = Optional(UInt32(index)), table.index(of: id) != nil else { return }
      let isArray = arrays.contains(index)
      var count =
        isArray ? pointCount : bits.contains(index) ? (pointCount + 15) / 16 : 1
      var isTold = true
      while let row = table.index(of: id) {
        let verdict = verdict(
          table.rows[row].condition, of: .init(position: position, length: 2, format: .short))
        if verdict == .holds {
          isTold = !table.rows[row].traits.contains(.unknown)
          if table.rows[row].count > 1 { count = Int(table.rows[row].count) }
          break
        }
        id += 0x10000
        isTold = false
      }
      // What is unknown of other cameras in the place of bits has one more of them.
      if !isTold, bits.contains(index) { count += 1 }
      guard table.index(of: id) != nil,
        let value = try? bytes.slice(at: position, count: count * 2)
      else { return }
      if index == points { pointCount = integer(at: position, .short) ?? 0 }
      if isTold, count > 0 {
        found.add(
          table, id, group: note.group, unit, count: count, note.order, bytes: value,
          isInFile: note.isInFile)
      }
      position += count * 2
    }
  }

  /// Tells of focus points as cameras before 2007 have them.
  func tellFocusPoints(_ found: inout MetadataBuilder) {
    guard isPlausible else {
      // The PowerShot A80 has the length in bytes for the number of its points.
      let isLength = integer(at: 0, .short) == bytes.count
      return found.warn(
        Warning(
          isLength ? .deviation : .malformed, "Canon's focus points with sizes that make no sense",
          at: bytes.offset))
    }
    tellSeries(.canonFocusPoints, points: 0, arrays: 8...9, bits: 10...10, &found)
  }

  /// Tells of focus points as later cameras have them.
  func tellFocusAreas(_ found: inout MetadataBuilder) {
    tellSeries(.canonFocusAreas, points: 2, arrays: 8...11, bits: 12...13, &found)
  }

  /// Whether the points are as many as some camera has, and the picture has a usual shape: other
  /// cameras have something else here.
  private var isPlausible: Bool {
    guard bytes.count >= 24, let points = integer(at: 0, .short),
      [1, 5, 7, 9, 15, 45, 53].contains(points), let shape = self.shape(at: 4)
    else { return false }
    if [1.33, 1.67, 0.75, 0.60].contains(where: { abs(shape - $0) < 0.01 }) { return true }
    guard let other = self.shape(at: 8), shape != 1 else { return false }
    return abs(1 - shape / other) < 0.01 || abs(1 - shape * other) < 0.01
  }

  /// The width at a position through the height behind it.
  private func shape(at position: Int) -> Double? {
    guard let width = integer(at: position, .short), let height = integer(at: position + 2, .short),
      width > 0, height > 0
    else { return nil }
    return Double(width) / Double(height)
  }
}
