/// Puts together elements of MIE.
enum MIEBytes {
  /// An element; how its length is written, where it is longer than a byte says, or as it is told.
  static func element(
    _ format: UInt8, _ name: String, _ data: [UInt8] = [], isBig: Bool = true, lengthSize: Int = 0
  ) -> [UInt8] {
    let size = lengthSize > 0 ? lengthSize : data.count <= 252 ? 0 : 2
    let codes: [Int: UInt8] = [2: 255, 4: 254, 8: 253]
    let long = BoxBytes.number(data.count, size)
    let head: [UInt8] = [0x7e, format, UInt8(name.utf8.count), codes[size] ?? UInt8(data.count)]
    let length: [UInt8] = isBig ? long : long.reversed()
    return head + Array(name.utf8) + length + data
  }

  static func text(_ name: String, _ text: String, isList: Bool = false) -> [UInt8] {
    element(isList ? 0x38 : 0x28, name, Array(text.utf8))
  }

  /// A group that ends with its last element.
  static func group(_ name: String, isBig: Bool = true, _ elements: [UInt8]...) -> [UInt8] {
    element(isBig ? 0x10 : 0x18, name) + elements.flatMap { $0 } + terminator
  }

  /// A group that says how long it is.
  static func sizedGroup(_ name: String, _ elements: [UInt8]...) -> [UInt8] {
    element(0x10, name, elements.flatMap { $0 } + terminator)
  }

  static func document(isBig: Bool = true, _ elements: [UInt8]...) -> [UInt8] {
    group("0MIE", isBig: isBig, elements.flatMap { $0 })
  }

  /// A document that ends as one behind another file does.
  static func trailer(lengthSize: Int = 4, _ elements: [UInt8]...) -> [UInt8] {
    var bytes = element(0x10, "0MIE") + elements.flatMap { $0 } + element(0, "zmie")
    bytes += [0x7e, 0, 0, UInt8(lengthSize + 2)]
    bytes += BoxBytes.number(bytes.count + lengthSize + 2, lengthSize)
    return bytes + [0x10, UInt8(lengthSize)]
  }

  static let terminator: [UInt8] = [0x7e, 0, 0, 0]
}
