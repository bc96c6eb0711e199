/// Apple's property lists in their binary form, for tests.
enum BinaryListBytes {
  /// A list of objects, the first of which holds the others.
  static func list(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for object in objects {
      places.append(UInt8(bytes.count))
      bytes += object
    }
    let start = UInt8(bytes.count)
    return bytes + places + [0, 0, 0, 0, 0, 0, 1, 1]
      + [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)] + [UInt8](repeating: 0, count: 15) + [start]
  }

  /// A text of less than 15 characters.
  static func text(_ text: String) -> [UInt8] {
    [0x50 + UInt8(text.utf8.count)] + Array(text.utf8)
  }
}
