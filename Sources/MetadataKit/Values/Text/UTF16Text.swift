/// Text in UTF-16, up to its first NUL.
struct UTF16Text {
  /// The text in UTF-8; a unit that makes no sense becomes U+FFFD.
  let utf8: [UInt8]

  /// - Parameters:
  ///   - order: the order of each unit's bytes where no byte-order mark tells it.
  ///   - isGuess: whether the other order is taken if the text looks more like it.
  init(_ bytes: ArraySlice<UInt8>, _ order: ByteOrder, isGuess: Bool) {
    var bytes = bytes
    var isBig = order == .big
    let start = bytes.prefix(2)
    if start.count == 2, start.min() == 0xfe, start.max() == 0xff {
      isBig = start.first == 0xfe
      bytes = bytes.dropFirst(2)
    } else if isGuess, Self.looksSwapped(bytes, isBig: isBig) {
      isBig.toggle()
    }
    // A unit takes three bytes at most: room is made for all of them at once.
    var text: [UInt8] = []
    let span = bytes.span
    let order: ByteOrder = isBig ? .big : .little
    text.append(addingCapacity: span.count / 2 &* 3) { output in
      var lead: UInt16?
      var index = 0
      while index &+ 2 <= span.count {
        let unit: UInt16 = span.number(at: index, order)
        if unit == 0 { break }
        output.append(unit, after: &lead)
        index &+= 2
      }
      // A half of a pair that was left alone.
      if lead != nil { output.append(scalar: 0xfffd) }
    }
    utf8 = text
  }

  /// The low bytes of text differ more among themselves than the high ones, and are less often 0.
  private static func looksSwapped(_ bytes: ArraySlice<UInt8>, isBig: Bool) -> Bool {
    var (seenHigh, seenLow) = (
      [Bool](repeating: false, count: 256), [Bool](repeating: false, count: 256)
    )
    var (zerosHigh, zerosLow, kindsHigh, kindsLow) = (0, 0, 0, 0)
    var index = bytes.startIndex
    while bytes.endIndex - index >= 2 {
      let high = Int(bytes[isBig ? index : index + 1])
      let low = Int(bytes[isBig ? index + 1 : index])
      if !seenHigh[high] { kindsHigh += 1 }
      if !seenLow[low] { kindsLow += 1 }
      (seenHigh[high], seenLow[low]) = (true, true)
      if high == 0 { zerosHigh += 1 }
      if low == 0 { zerosLow += 1 }
      index += 2
    }
    return kindsHigh > kindsLow || (kindsHigh == kindsLow && zerosLow > zerosHigh)
  }
}

extension OutputSpan<UInt8> {
  /// A unit of UTF-16 as UTF-8.
  ///
  /// - Parameter lead: the first half of a pair of surrogates, until its second is there.
  fileprivate mutating func append(_ unit: UInt16, after lead: inout UInt16?) {
    if let first = lead {
      lead = nil
      if unit & 0xfc00 == 0xdc00 {
        return append(scalar: 0x10000 + (UInt32(first & 0x3ff) << 10 | UInt32(unit & 0x3ff)))
      }
      append(scalar: 0xfffd)
    }
    switch unit {
    case 0..<0x80: append(UInt8(truncatingIfNeeded: unit))
    case 0xd800...0xdbff: lead = unit
    case 0xdc00...0xdfff: append(scalar: 0xfffd)
    default: append(scalar: UInt32(unit))
    }
  }

  /// A character that is none of ASCII.
  fileprivate mutating func append(scalar: UInt32) {
    func continuation(_ shift: UInt32) -> UInt8 { UInt8(scalar >> shift & 0x3f) | 0x80 }
    switch scalar {
    case 0..<0x800: append(UInt8(scalar >> 6) | 0xc0)
    case 0x800..<0x10000:
      append(UInt8(scalar >> 12) | 0xe0)
      append(continuation(6))
    default:
      append(UInt8(scalar >> 18) | 0xf0)
      append(continuation(12))
      append(continuation(6))
    }
    append(continuation(0))
  }
}
