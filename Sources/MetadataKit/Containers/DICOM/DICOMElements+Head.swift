extension DICOMElements {
  /// How the elements of a file without a header are written, or nil where it does not start as one.
  static func syntax(of head: ByteSlice) -> (order: ByteOrder, isImplicit: Bool)? {
    for order in [ByteOrder.little, .big] {
      guard let group = try? head.uint16(at: 0, order), [2, 4, 6, 8].contains(group),
        let number = try? head.uint16(at: 2, order), number <= 0x20,
        var length = try? head.uint32(at: 4, order)
      else { continue }
      var isImplicit = true
      if let stated = representation(head) {
        isImplicit = false
        if DICOMRepresentation.hasLongLength(stated) {
          guard head[6] == 0, head[7] == 0, let long = try? head.uint32(at: 8, order) else {
            continue
          }
          length = long
        } else {
          guard number != 0 || stated == "UL", let short = try? head.uint16(at: 6, order) else {
            continue
          }
          length = short
        }
      }
      guard number != 0 || length == 4, length <= 64 else { continue }
      return (order, isImplicit)
    }
    return nil
  }

  /// Whether an element is the picture itself, behind which none says anything of it (PS3.3 §C.7.6.3, §C.7.6.24);
  /// ACR-NEMA's has any even group from 7F00 on.
  static func isPicture(_ group: Int, _ number: Int) -> Bool {
    group & 0xff01 == 0x7f00 && [8, 9, 0x10].contains(number)
  }

  /// The two letters of an element's value representation.
  static func representation(_ head: ByteSlice) -> String? {
    guard let first = head[4], let second = head[5], (0x41...0x5a).contains(first),
      (0x41...0x5a).contains(second)
    else { return nil }
    return String(decoding: [first, second], as: UTF8.self)
  }

  /// Whether an element has a representation of those that there are (PS3.5 table 6.2-1).
  static func hasRepresentation(_ head: ByteSlice) -> Bool {
    representation(head).map(DICOMRepresentation.isKnown) ?? false
  }
}
