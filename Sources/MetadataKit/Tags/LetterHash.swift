extension String {
  /// A number for tables of names, of the length and of up to 24 letters at the start, in the middle
  /// and at the end: names that differ at all differ there, most often.
  ///
  /// Always in line: the call counted two references to each name.
  @inline(__always)
  var letterHash: UInt32 { withBytes { $0.letterHash } }
}

extension Span<UInt8> {
  /// The ``Swift/String/letterHash`` of a name by its UTF-8.
  @inline(__always)
  var letterHash: UInt32 {
    var letters = UInt64(truncatingIfNeeded: count)
    if count < 8 {
      for index in indices { letters = letters &<< 8 ^ UInt64(self[index]) }
    } else {
      letters ^= word(at: 0) &+ word(at: count &- 8) &* 3
      if count > 16 { letters ^= word(at: count &>> 1 &- 4) &* 5 }
    }
    // What was multiplied goes up: the top half is spread best.
    return UInt32(truncatingIfNeeded: (letters &* 0x9e37_79b9_7f4a_7c15) &>> 32)
  }
}
