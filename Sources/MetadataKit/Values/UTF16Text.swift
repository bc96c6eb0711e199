extension ByteSlice {
  /// The bytes as UTF-16 text up to its first NUL; what is no UTF-16 becomes U+FFFD.
  package func utf16(_ order: ByteOrder) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(count / 2)
    for index in 0..<(count / 2) {
      guard let unit = try? uint16(at: index * 2, order), unit != 0 else { break }
      units.append(UInt16(truncatingIfNeeded: unit))
    }
    return String(decoding: units, as: UTF16.self)
  }
}
