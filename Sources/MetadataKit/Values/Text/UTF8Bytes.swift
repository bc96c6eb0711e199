/// The length of the well-formed UTF-8 sequence that bytes start with, 0 where there is none
/// (Unicode 15 table 3-7).
package func utf8Length(_ bytes: some Collection<UInt8>) -> Int {
  var word: UInt32 = 0
  var count = 0
  for byte in bytes.prefix(4) {
    word |= UInt32(byte) &<< UInt32(truncatingIfNeeded: count &* 8)
    count &+= 1
  }
  return min(utf8Length(word), count)
}

extension Span<UInt8> {
  /// The length of the well-formed UTF-8 sequence that starts at a place within.
  @inline(__always)
  func utf8Length(at index: Int) -> Int {
    if count &- index >= 4 {
      return MetadataKit.utf8Length(number(at: index, .little) as UInt32)
    }
    var word: UInt32 = 0
    for place in index..<count {
      word |= UInt32(self[place]) &<< UInt32(truncatingIfNeeded: (place &- index) &* 8)
    }
    return MetadataKit.utf8Length(word)
  }
}

/// The length of the sequence that a word starts with, its first byte lowest; where there are fewer
/// bytes, zeros stand for the others, which continue no sequence.
@inline(__always)
private func utf8Length(_ word: UInt32) -> Int {
  let first = UInt8(truncatingIfNeeded: word)
  if first < 0x80 { return 1 }
  let second = UInt8(truncatingIfNeeded: word &>> 8)
  let lowest: UInt8 = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80
  let highest: UInt8 = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf
  guard first >= 0xc2, first <= 0xf4, second >= lowest, second <= highest else { return 0 }
  if first < 0xe0 { return 2 }
  guard word & 0x00c0_0000 == 0x0080_0000 else { return 0 }
  if first < 0xf0 { return 3 }
  return word & 0xc000_0000 == 0x8000_0000 ? 4 : 0
}

/// Whether bytes are text in UTF-8.
package func isUTF8(_ bytes: [UInt8]) -> Bool { isUTF8(bytes.span) }

package func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool { isUTF8(bytes.span) }

/// Whether bytes are text in UTF-8: eight at a time as long as all are ASCII.
package func isUTF8(_ bytes: Span<UInt8>) -> Bool {
  var index = 0
  while index < bytes.count {
    if bytes.count &- index >= 8, bytes.word(at: index) & UInt64(everyByte: 0x80) == 0 {
      index &+= 8
    } else if bytes[index] < 0x80 {
      index &+= 1
    } else {
      let length = bytes.utf8Length(at: index)
      if length == 0 { return false }
      index &+= length
    }
  }
  return true
}
