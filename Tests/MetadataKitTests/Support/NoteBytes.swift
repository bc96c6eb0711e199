import MetadataKit

/// A maker's note, built byte by byte in little-endian order, and the camera that has written it.
struct NoteBytes {
  let make: String
  let model: String
  /// The note itself, sane or not.
  var bytes: [UInt8]

  /// A note of any bytes.
  ///
  /// - Parameters:
  ///   - make: of four letters at least, as the camera's name is.
  init(_ make: String, _ model: String, bytes: [UInt8]) {
    self.make = make
    self.model = model
    self.bytes = bytes
  }

  /// A note that is a directory.
  ///
  /// - Parameters:
  ///   - head: what stands before the directory.
  ///   - base: where in the note offsets count from; nil where they count from the block's start.
  ///   - moved: how far the note stands behind the place that its offsets are right for.
  init(
    _ make: String, _ model: String, head: String = "", base: Int? = nil, moved: Int = 0,
    _ values: [Value]
  ) {
    self.init(make, model, bytes: Array(head.utf8))
    bytes += Self.directory(values, at: (base.map { -$0 } ?? start) - moved + bytes.count)
  }

  /// Where the note stands in its block: behind a directory of three fields, and two names.
  var start: Int { 50 + make.utf8.count + 1 + model.utf8.count + 1 }

  /// A block of the camera's maker, its name and the note.
  var block: TIFFBytes {
    var block = TIFFBytes()
    block.append(
      Self.directory([.text(0x10f, make), .text(0x110, model), .data(0x927c, bytes)], at: 8))
    return block
  }

  /// The block in an otherwise empty JPEG.
  var asJPEG: [UInt8] { block.asJPEG }

  /// The note cut short, in every way there is.
  var truncations: [NoteBytes] {
    bytes.indices.map { NoteBytes(make, model, bytes: Array(bytes[..<$0])) }
  }

  /// A directory that stands at a place, and what its values lead to.
  private static func directory(_ values: [Value], at place: Int) -> [UInt8] {
    let start = place + 2 + 12 * values.count + 4
    var data: [UInt8] = []
    var fields: [TIFFBytes.Field] = []
    for value in values {
      let bytes =
        switch value.content {
        case .bytes(let bytes): bytes
        case .directory(let values): directory(values, at: start + data.count)
        }
      fields.append(
        .init(
          tag: value.tag, format: value.format, count: value.count ?? bytes.count,
          value: bytes.count <= 4 ? .inline(bytes) : .offset(start + data.count)))
      if bytes.count > 4 { data += bytes }
    }
    var directory = TIFFBytes(of: [])
    directory.directory(fields)
    return directory.bytes + data
  }
}

extension NoteBytes {
  /// A value of a directory.
  struct Value: Sendable {
    let tag: Int
    let format: Int
    /// Nil for as many as there are bytes.
    let count: Int?
    let content: Content

    enum Content: Sendable {
      case bytes([UInt8])
      case directory([Value])
    }

    init(_ tag: Int, format: Int, count: Int? = nil, _ bytes: [UInt8]) {
      self.init(tag: tag, format: format, count: count, content: .bytes(bytes))
    }

    private init(tag: Int, format: Int, count: Int?, content: Content) {
      self.tag = tag
      self.format = format
      self.count = count
      self.content = content
    }

    static func bytes(_ tag: Int, _ bytes: [UInt8]) -> Value { Value(tag, format: 1, bytes) }

    static func text(_ tag: Int, _ text: String) -> Value {
      Value(tag, format: 2, Array(text.utf8) + [0])
    }

    static func shorts(_ tag: Int, _ numbers: [Int]) -> Value {
      Value(tag, format: 3, count: numbers.count, numbers.flatMap { little($0, 2) })
    }

    static func longs(_ tag: Int, isSigned: Bool = false, _ numbers: [Int]) -> Value {
      Value(
        tag, format: isSigned ? 9 : 4, count: numbers.count, numbers.flatMap { little($0, 4) })
    }

    static func rationals(
      _ tag: Int, isSigned: Bool = false, _ numbers: [(Int, Int)]
    ) -> Value {
      Value(
        tag, format: isSigned ? 10 : 5, count: numbers.count,
        numbers.flatMap { little($0.0, 4) + little($0.1, 4) })
    }

    /// Bytes of which only the maker knows what they are.
    static func data(_ tag: Int, _ bytes: [UInt8]) -> Value { Value(tag, format: 7, bytes) }

    /// A directory, which is the value itself, or which the value leads to.
    static func directory(_ tag: Int, isPointer: Bool = false, _ values: [Value]) -> Value {
      Value(
        tag: tag, format: isPointer ? 13 : 7, count: isPointer ? 1 : nil,
        content: .directory(values))
    }
  }

  /// A number, its lowest byte first.
  static func little(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }

  /// A structure of so many bytes that starts with a text and has bytes at some places.
  static func structure(
    _ count: Int, text: String = "", _ places: [Int: [UInt8]] = [:]
  ) -> [UInt8] {
    var structure = Array(text.utf8) + [UInt8](repeating: 0, count: count - text.utf8.count)
    for (place, bytes) in places {
      structure.replaceSubrange(place..<(place + bytes.count), with: bytes)
    }
    return structure
  }
}

extension Metadata {
  /// The words of a tag, and its value without them.
  func pair(_ name: String) -> [String] {
    self[name].map { [$0.description, $0.numericDescription] } ?? []
  }
}
