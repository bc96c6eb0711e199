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
    var ascii: [UInt8] = []
    ascii.reserveCapacity(bytes.count / 2)
    var units: [UInt16] = []
    var index = bytes.startIndex
    while bytes.endIndex - index >= 2 {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      let unit = isBig ? first << 8 | second : second << 8 | first
      if unit == 0 { break }
      // Most texts are ASCII alone, the others mostly at their start.
      if units.isEmpty, unit < 0x80 {
        ascii.append(UInt8(truncatingIfNeeded: unit))
      } else {
        units.append(unit)
      }
      index += 2
    }
    utf8 = units.isEmpty ? ascii : ascii + String(decoding: units, as: UTF16.self).utf8
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
