import MetadataKit

/// Builds a maker's note byte by byte: what stands before its directory, and the entries.
struct NoteBytes {
  /// An entry of the directory, with a value or a directory of its own.
  struct Entry {
    let tag: Int
    let format: Int
    let count: Int
    let value: Value

    enum Value {
      case bytes([UInt8])
      /// Its bytes are the value, or where they stand is.
      case directory([Entry], isPointer: Bool)
    }

    static func shorts(_ tag: Int, _ numbers: [Int]) -> Entry {
      Entry(
        tag: tag, format: 3, count: numbers.count, value: .bytes(numbers.flatMap { little($0, 2) }))
    }

    static func longs(_ tag: Int, _ numbers: [Int]) -> Entry {
      Entry(
        tag: tag, format: 4, count: numbers.count, value: .bytes(numbers.flatMap { little($0, 4) }))
    }

    static func rationals(_ tag: Int, _ numbers: [(Int, Int)]) -> Entry {
      Entry(
        tag: tag, format: 5, count: numbers.count,
        value: .bytes(numbers.flatMap { little($0.0, 4) + little($0.1, 4) }))
    }

    static func text(_ tag: Int, _ text: String) -> Entry {
      Entry(
        tag: tag, format: 2, count: text.utf8.count + 1, value: .bytes(Array(text.utf8) + [0]))
    }

    static func data(_ tag: Int, _ bytes: [UInt8]) -> Entry {
      Entry(tag: tag, format: 7, count: bytes.count, value: .bytes(bytes))
    }

    static func directory(_ tag: Int, isPointer: Bool = false, _ entries: [Entry]) -> Entry {
      Entry(
        tag: tag, format: isPointer ? 13 : 7, count: 1,
        value: .directory(entries, isPointer: isPointer))
    }
  }

  /// A number, its lowest byte first.
  static func little(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// A directory that stands at a place, and what its entries lead to.
  private static func directory(_ entries: [Entry], at place: Int) -> [UInt8] {
    var head = little(entries.count, 2)
    let start = place + 2 + 12 * entries.count + 4
    var data: [UInt8] = []
    for entry in entries {
      head += little(entry.tag, 2) + little(entry.format, 2)
      switch entry.value {
      case .bytes(let bytes) where bytes.count <= 4:
        head += little(entry.count, 4) + bytes + [UInt8](repeating: 0, count: 4 - bytes.count)
      case .bytes(let bytes):
        head += little(entry.count, 4) + little(start + data.count, 4)
        data += bytes
      case .directory(let inner, let isPointer):
        let bytes = directory(inner, at: start + data.count)
        head += little(isPointer ? 1 : bytes.count, 4) + little(start + data.count, 4)
        data += bytes
      }
    }
    return head + [0, 0, 0, 0] + data
  }

  /// A JPEG of a camera's name, of four letters at least, and a note.
  ///
  /// - Parameters:
  ///   - isRelative: whether offsets count from the note's start, not from the block's.
  ///   - moved: how far the note stands behind the place that its offsets are right for.
  static func jpeg(
    make: String, model: String, head: [UInt8], isRelative: Bool = false, moved: Int = 0,
    _ entries: [Entry]
  ) -> [UInt8] {
    let names = Array(make.utf8) + [0] + Array(model.utf8) + [0]
    let start = 50 + names.count
    let note = head + directory(entries, at: (isRelative ? 0 : start - moved) + head.count)
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
