/// A record with values.
struct GoProRecord {
  let kind: UInt8
  let size: Int
  let count: Int
  let bytes: ByteSlice

  init(kind: UInt8, _ size: Int, _ count: Int, _ bytes: ByteSlice) {
    self.kind = kind
    self.size = size
    self.count = count
    self.bytes = bytes
  }

  /// The elements of each of its values: one value, but of texts and structures as many as there are.
  func elements(_ structure: ArraySlice<UInt8>?) -> [[GoProElement]] {
    if kind == 0x3f, let structure {
      return (0..<count).map { index in
        var position = index * size
        let end = position + size
        var elements: [GoProElement] = []
        for letter in structure {
          let length = Self.length(of: letter)
          guard length > 0, length <= end - position,
            let part = try? bytes.slice(at: position, count: length)
          else { break }
          elements.append(GoProElement(letter, part))
          position += length
        }
        return elements
      }
      .filter { !$0.isEmpty }
    }
    let length = Self.length(of: kind)
    if kind == 0x63 || Self.isOpaque(kind) {
      if count > 1, size > 1 {
        return (0..<count).map { index in
          [.text((try? bytes.slice(at: index * size, count: size))?.elements ?? [], kind == 0x63)]
        }
      }
      let text = bytes.elements
      return [[.text(kind == 0x63 ? text.untilNUL : text, false)]]
    }
    return [
      (0..<bytes.count / max(1, length)).map { index in
        GoProElement(
          kind, (try? bytes.slice(at: index * length, count: length)) ?? ByteSlice([]))
      }
    ]
  }

  private static func isOpaque(_ kind: UInt8) -> Bool {
    length(of: kind) == 0 || kind == 0x46 || kind == 0x47 || kind == 0x55
  }

  /// The bytes of an element; 0 of one that nobody knows.
  private static func length(of kind: UInt8) -> Int {
    switch kind {
    case 0x62, 0x42, 0x63: 1  // b, B, c
    case 0x73, 0x53: 2  // s, S
    case 0x6c, 0x4c, 0x66, 0x71, 0x46: 4  // l, L, f, q, F
    case 0x64, 0x6a, 0x4a, 0x51: 8  // d, j, J, Q
    case 0x47, 0x55: 16  // G, U
    default: 0
    }
  }
}
