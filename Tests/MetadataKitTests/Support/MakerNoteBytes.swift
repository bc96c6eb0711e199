import MetadataKit

/// Builds makers' notes byte by byte, in little-endian order.
enum MakerNoteBytes {
  /// A value of a note: its number, format, count and bytes.
  struct Value {
    let tag: Int
    let format: Int
    let count: Int
    let bytes: [UInt8]

    init(_ tag: Int, _ format: Int, _ count: Int, _ bytes: [UInt8]) {
      self.tag = tag
      self.format = format
      self.count = count
      self.bytes = bytes
    }

    static func bytes(_ tag: Int, _ bytes: [UInt8], format: Int = 7) -> Value {
      Value(tag, format, bytes.count, bytes)
    }

    static func text(_ tag: Int, _ text: String) -> Value {
      Value(tag, 2, text.utf8.count + 1, Array(text.utf8) + [0])
    }

    static func shorts(_ tag: Int, _ numbers: [Int]) -> Value {
      Value(tag, 3, numbers.count, numbers.flatMap { little($0, 2) })
    }

    static func longs(_ tag: Int, _ numbers: [Int], format: Int = 9) -> Value {
      Value(tag, format, numbers.count, numbers.flatMap { little($0, 4) })
    }
  }

  static func little(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// A directory and its values.
  ///
  /// - Parameter start: where it stands, counted as its offsets are.
  static func directory(_ values: [Value], at start: Int) -> [UInt8] {
    var entries = little(values.count, 2)
    var data: [UInt8] = []
    let dataStart = start + 2 + 12 * values.count + 4
    for value in values {
      entries += little(value.tag, 2) + little(value.format, 2) + little(value.count, 4)
      if value.bytes.count <= 4 {
        entries += value.bytes + [UInt8](repeating: 0, count: 4 - value.bytes.count)
      } else {
        entries += little(dataStart + data.count, 4)
        data += value.bytes
      }
    }
    return entries + [0, 0, 0, 0] + data
  }

  /// Where a note stands in ``block(make:model:note:)``.
  static func start(make: String, model: String) -> Int {
    50 + make.utf8.count + model.utf8.count + 2
  }

  /// A block of the camera's maker and name, of five letters at least each, and a note.
  static func block(make: String, model: String, note: [UInt8]) -> TIFFBytes {
    var block = TIFFBytes()
    let name = 50 + make.utf8.count + 1
    block.directory([
      .init(tag: 0x10f, format: 2, count: make.utf8.count + 1, value: .offset(50)),
      .init(tag: 0x110, format: 2, count: model.utf8.count + 1, value: .offset(name)),
      .init(
        tag: 0x927c, format: 7, count: note.count,
        value: .offset(start(make: make, model: model))),
    ])
    block.append(Array(make.utf8) + [0] + Array(model.utf8) + [0] + note)
    return block
  }
}

extension Metadata {
  /// The words of a tag, and its value without them.
  func pair(_ name: String) -> [String] {
    self[name].map { [$0.description, $0.numericDescription] } ?? []
  }
}
