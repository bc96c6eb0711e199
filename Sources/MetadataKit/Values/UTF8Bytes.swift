/// The length of the well-formed UTF-8 sequence that bytes start with, 0 where there is none
/// (Unicode 15 table 3-7).
package func utf8Length(_ bytes: some Collection<UInt8>) -> Int {
  var iterator = bytes.makeIterator()
  guard let first = iterator.next() else { return 0 }
  func continuation(_ range: ClosedRange<UInt8> = 0x80...0xbf) -> Bool {
    iterator.next().map(range.contains) ?? false
  }
  switch first {
  case 0..<0x80: return 1
  case 0xc2...0xdf: return continuation() ? 2 : 0
  case 0xe0: return continuation(0xa0...0xbf) && continuation() ? 3 : 0
  case 0xed: return continuation(0x80...0x9f) && continuation() ? 3 : 0
  case 0xe1...0xef: return continuation() && continuation() ? 3 : 0
  case 0xf0: return continuation(0x90...0xbf) && continuation() && continuation() ? 4 : 0
  case 0xf1...0xf3: return continuation() && continuation() && continuation() ? 4 : 0
  case 0xf4: return continuation(0x80...0x8f) && continuation() && continuation() ? 4 : 0
  default: return 0
  }
}

/// Whether bytes are text in UTF-8.
package func isUTF8(_ bytes: some Collection<UInt8>) -> Bool {
  var index = bytes.startIndex
  while index != bytes.endIndex {
    if bytes[index] < 0x80 {
      bytes.formIndex(after: &index)
    } else {
      let length = utf8Length(bytes[index...])
      if length == 0 { return false }
      bytes.formIndex(&index, offsetBy: length)
    }
  }
  return true
}
