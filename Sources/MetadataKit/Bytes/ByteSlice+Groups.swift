extension ByteSlice {
  /// A number in groups of seven bits, the highest first: a bit of each byte says whether another
  /// follows (BPG §2.1, `ue7`; the sizes of Musepack's stream version 8). Eight groups at most.
  func groupedNumber(at position: inout Int) throws(MetadataError) -> Int {
    var number = 0
    for _ in 0..<8 {
      let byte = try uint8(at: position)
      position += 1
      number = number << 7 | byte & 0x7f
      if byte & 0x80 == 0 { return number }
    }
    throw MetadataError(.malformed, "a number of more than 56 bits", at: offset + position)
  }
}
