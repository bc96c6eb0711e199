import MetadataKit

/// A maker's note in a JPEG, written byte by byte.
struct NoteWriter {
  /// One value of the note's directory.
  struct Value {
    let tag: Int
    let format: Int
    var count: Int
    let bytes: [UInt8]

    static func bytes(_ tag: Int, _ bytes: [UInt8]) -> Value {
      Value(tag: tag, format: 7, count: bytes.count, bytes: bytes)
    }

    static func text(_ tag: Int, _ text: String) -> Value {
      Value(tag: tag, format: 2, count: text.utf8.count + 1, bytes: Array(text.utf8) + [0])
    }

    static func shorts(_ tag: Int, _ numbers: [Int]) -> Value {
      Value(
        tag: tag, format: 3, count: numbers.count,
        bytes: numbers.flatMap {
          [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
        })
    }

    static func longs(_ tag: Int, _ numbers: [Int]) -> Value {
      Value(
        tag: tag, format: 4, count: numbers.count,
        bytes: numbers.flatMap { number in
          (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
        })
    }
  }

  /// A little-endian structure of a length with bytes at places.
  static func structure(count: Int, _ places: [Int: [UInt8]]) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    for (place, values) in places {
      for (index, value) in values.enumerated() where place + index < count {
        bytes[place + index] = value
      }
    }
    return bytes
  }

  /// A JPEG with a camera's maker and model and a note that is a directory behind a head.
  static func jpeg(
    _ make: String, _ model: String, head: String = "", _ values: [Value]
  ) -> [UInt8] {
    jpeg(make, model) { start in
      let entries = TIFFBytes()
      var note = Array(head.utf8)
      let dataStart = start + note.count + 2 + 12 * values.count + 4
      var data: [UInt8] = []
      note += entries.number(values.count, 2)
      for value in values {
        note += entries.number(value.tag, 2) + entries.number(value.format, 2)
        note += entries.number(value.count, 4)
        if value.bytes.count <= 4 {
          note += value.bytes + [UInt8](repeating: 0, count: 4 - value.bytes.count)
        } else {
          note += entries.number(dataStart + data.count, 4)
          data += value.bytes
        }
      }
      return note + [0, 0, 0, 0] + data
    }
  }

  /// A JPEG with a note.
  ///
  /// - Parameter note: makes the note by where it starts in the block.
  static func jpeg(_ make: String, _ model: String, note: (Int) -> [UInt8]) -> [UInt8] {
    let names = Array(make.utf8) + [0] + Array(model.utf8) + [0]
    let start = 50 + names.count
    let note = note(start)
    var block = TIFFBytes()
    block.directory([
      .init(tag: 0x10f, format: 2, count: make.utf8.count + 1, value: .offset(50)),
      .init(
        tag: 0x110, format: 2, count: model.utf8.count + 1,
        value: .offset(50 + make.utf8.count + 1)),
      .init(tag: 0x927c, format: 7, count: note.count, value: .offset(start)),
    ])
    block.append(names + note)
    return block.asJPEG
  }
}
