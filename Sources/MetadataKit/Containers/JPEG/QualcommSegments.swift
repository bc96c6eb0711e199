extension JPEGApplicationSegment {
  /// What phones with Qualcomm's chips note of exposure and focus: names, with numbers in
  /// little-endian order.
  static let qualcomm = JPEGApplicationSegment(0xe7, "\u{1a}Qualcomm Camera Attributes") {
    (body, _, found) throws(MetadataError) in
    let bytes = try body.all(limit: 1 << 16)
    var position = 0
    while bytes.count - position > 3 {
      let length = try bytes.uint16(at: position, .little)
      let nameLength = try bytes.uint8(at: position + 2)
      let start = position + 8 + nameLength
      guard let value = try? bytes.slice(at: start, count: length) else { return }
      // A file may have a thousand such segments.
      try found.charge(entries: 1, bytes: (nameLength + length) * 4)
      let name = QualcommName.name(try bytes.slice(at: position + 3, count: nameLength).elements)
      let kind = try bytes.uint8(at: position + 3 + nameLength)
      if !name.isEmpty { add(value, kind, name, &found) }
      position = start + length
    }
  }

  private static func add(
    _ value: ByteSlice, _ kind: Int, _ name: String, _ found: inout MetadataBuilder
  ) {
    let formats: [TagFormat] = [
      .byte, .signedByte, .short, .signedShort, .long, .signedLong, .float, .double,
    ]
    let isNumber = formats.indices.contains(kind)
    let format = isNumber ? formats[kind] : .undefined
    let count = value.count / format.size
    if isNumber, count == 0 { return }
    found.add(
      .qualcomm, row: isNumber ? 1 : 0, named: name, group: "Qualcomm", format, count: count,
      .little,
      bytes: value.prefix(count * format.size).elements, at: nil)
  }

  /// What phones with two cameras note of them: lines with a name, `=` and a value.
  static let qualcommDualCamera = JPEGApplicationSegment(0xe4, "Qualcomm Dual Camera Attributes") {
    (body, _, found) throws(MetadataError) in
    let bytes = try body.all(limit: 1 << 16)
    // The last line counts where it has an end.
    for line in bytes.elements.split(separator: 0x0a, omittingEmptySubsequences: false).dropLast() {
      guard let sign = line.firstIndex(of: 0x3d) else { continue }
      try found.charge(entries: 2)
      let end = line[..<sign].lastIndex { !NumberText.isSpace($0) }.map { $0 + 1 } ?? sign
      let value = line[(sign + 1)...].drop { NumberText.isSpace($0) }
      let name = QualcommName.dualCameraName(line[..<end])
      found.add(.qualcomm, name, text: value, offset: -1)
    }
  }
}

/// What tags are called whose names the phone gives.
private enum QualcommName {
  /// `AECCurrentSensorLuma` of `aec_current_sensor_luma`, `ASF5LumaFilter07` of
  /// `asf5_luma_filter[7]`.
  static func name(_ key: ArraySlice<UInt8>) -> String {
    var bytes = Array(key.prefix(256))
    let acronyms = ["asf", "awb", "aec", "afr", "af_", "la_", "r2_tl", "tl"]
    if let acronym = acronyms.first(where: { bytes.starts(with: $0.utf8) }) {
      for index in 0..<acronym.utf8.count where NumberText.isLower(bytes[index]) {
        bytes[index] &= 0xdf
      }
    } else if let first = bytes.first, NumberText.isLower(first) {
      bytes[0] = first & 0xdf
    }
    for index in bytes.indices.dropFirst()
    where bytes[index - 1] == 0x5f && NumberText.isLower(bytes[index]) {
      bytes[index] &= 0xdf
    }
    if bytes.last == 0x5d, let open = bytes.lastIndex(of: 0x5b) {
      let digits = bytes[(open + 1)...].dropLast()
      if !digits.isEmpty, digits.allSatisfy(NumberText.isDigit) {
        bytes[open...] = [0x5f] + (digits.count < 2 ? [0x30] : []) + digits
      }
    }
    bytes.removeAll {
      !NumberText.isLetter($0) && !NumberText.isDigit($0) && $0 != 0x5f && $0 != 0x2d
    }
    bytes = withoutLines(bytes) { _, next, second in
      NumberText.isUpper(next) && NumberText.isLower(second)
    }
    bytes = withoutLines(bytes) { before, next, _ in
      (NumberText.isLower(before) || NumberText.isDigit(before)) && NumberText.isUpper(next)
    }
    bytes = withoutLines(bytes) { before, next, _ in
      NumberText.isLetter(before) && NumberText.isDigit(next)
    }
    return bytes.isEmpty ? "" : String(decoding: bytes, as: UTF8.self).tagName
  }

  /// Leaves out each `_` that its neighbors say is not needed: the one before, two behind.
  private static func withoutLines(
    _ bytes: [UInt8], _ isUnneeded: (UInt8, UInt8, UInt8) -> Bool
  ) -> [UInt8] {
    func byte(_ index: Int) -> UInt8 { bytes.indices.contains(index) ? bytes[index] : 0 }
    return bytes.indices.filter {
      bytes[$0] != 0x5f || !isUnneeded(byte($0 - 1), byte($0 + 1), byte($0 + 2))
    }
    .map { bytes[$0] }
  }

  /// `CAMIF_ROIMapLeft` of `CAMIF ROI Map left`.
  static func dualCameraName(_ key: ArraySlice<UInt8>) -> String {
    String(heading: key.prefix(256))
  }
}
