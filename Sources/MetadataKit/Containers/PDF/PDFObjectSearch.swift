/// Where the objects of a document stand, by looking through its bytes for `12 0 obj`, as viewers do where its tables are
/// damaged.
///
/// Each byte is looked at once, and a stream whose stated length is right is passed over: it may be such a document.
struct PDFObjectSearch {
  /// Where objects start, by their numbers: of several with one number the last counts.
  private(set) var places: [Int: Int] = [:]
  /// Where dictionaries stand that are trailers, also those of cross-reference streams, in the order of the file.
  private(set) var trailers: [Int] = []
  /// The numbers of streams of objects, in the order of the file.
  private(set) var objectStreams: [Int] = []
  /// The number of the last object that has the name of a catalog in it.
  private(set) var catalog: Int?
  /// The number of the last object that has the key of what made the document in it.
  private(set) var information: Int?
  /// Whether an object has the name of the usual encryption in it.
  private(set) var maySpeakOfEncryption = false
  /// Whether not all was looked at, or there is more than is kept.
  private(set) var isCutShort = false

  private static let pieceLength = 64 << 10
  /// What is looked for, with the numbers before it or behind it, is no longer.
  private static let overlap = 48
  /// So many objects are kept.
  static let mostObjects = 1 << 18
  /// So often a stream may not end where it states, before that is believed no more.
  private static let mostMisses = 16

  private let file: Region
  private let limits: Limits
  /// The object that is gone through.
  private var open: Start?
  /// How many more bytes may be looked at.
  private var room: Int
  private var misses = 0

  /// An object's start, and what its dictionary says so far.
  private struct Start {
    let number: Int
    /// Where its value starts.
    let value: Int
    var length: Int?
    var hasObjects = false
    var hasReferences = false
  }

  init(_ file: Region, _ limits: Limits) throws(MetadataError) {
    self.file = file
    self.limits = limits
    room = limits.blockBytes
    // What leads to all others stands at the end most often.
    let reserve = min(1 << 20, limits.blockBytes / 4)
    var position = 0
    while position < file.count {
      if room <= 0, position < file.count - reserve {
        isCutShort = true
        open = nil
        position = file.count - reserve
      }
      let end = min(position + Self.pieceLength, file.count)
      let start = max(0, position - Self.overlap)
      let piece = try file.head(at: start, count: end + Self.overlap - start)
      room -= end - position
      position = try look(through: piece, from: position - start, to: end - start, at: start)
    }
  }

  /// Goes through the bytes of a piece, and answers where to go on.
  ///
  /// - Parameter base: where the piece stands.
  private mutating func look(
    through piece: ByteSlice, from start: Int, to end: Int, at base: Int
  ) throws(MetadataError) -> Int {
    let bytes = piece.elements
    let span = bytes.span
    var index = start
    while index < end {
      switch span[index] {
      case UInt8(ascii: "o") where piece.matches("obj", at: index):
        if let (number, place) = Self.number(before: index, in: piece) {
          add(number, at: base + place, value: base + index + 3)
        }
      case UInt8(ascii: "/") where open != nil: readName(at: index, in: piece)
      case UInt8(ascii: "t") where Self.isWord("trailer", at: index, in: piece):
        open = nil
        addTrailer(at: base + index + 7)
      case UInt8(ascii: "s") where Self.isWord("stream", at: index, in: piece):
        if let target = try endOfStream(behind: index + 6, in: piece, at: base) {
          guard target < base + end else { return target }
          index = max(index, target - base - 1)
        }
      default: break
      }
      index += 1
    }
    return base + end
  }

  // MARK: Objects

  private mutating func add(_ number: Int, at place: Int, value: Int) {
    open = Start(number: number, value: value)
    if places.count < Self.mostObjects || places[number] != nil {
      places[number] = place
    } else {
      isCutShort = true
    }
  }

  private mutating func addTrailer(at place: Int) {
    trailers.append(place)
    // The newest count.
    if trailers.count > limits.directories {
      isCutShort = true
      trailers.removeFirst()
    }
  }

  /// The number of an object whose `obj` stands at an index, and where it starts; nil where no two numbers stand there.
  static func number(before index: Int, in piece: ByteSlice) -> (Int, place: Int)? {
    if let next = piece[index + 3], PDFParser.isRegular(next) { return nil }
    let least = max(0, index - overlap)
    var place = index
    func skip(_ isPart: (UInt8) -> Bool) -> Bool {
      let end = place
      while place > least, let byte = piece[place - 1], isPart(byte) { place -= 1 }
      return place < end
    }
    guard skip(PDFParser.isSpace), skip(NumberText.isDigit), skip(PDFParser.isSpace) else {
      return nil
    }
    let end = place
    guard skip(NumberText.isDigit), end - place <= 10, place > least || index < overlap else {
      return nil
    }
    // What is a comment, or the rest of another number, is none.
    if let before = piece[place - 1], [0x25, 0x2b, 0x2d, 0x2e].contains(before) { return nil }
    var number = 0
    for position in place..<end { number = number * 10 + Int(piece[position] ?? 0x30) - 0x30 }
    return (number, place)
  }

  // MARK: Names

  private mutating func readName(at index: Int, in piece: ByteSlice) {
    func has(_ name: StaticString) -> Bool {
      guard piece.matches(name, at: index) else { return false }
      return piece[index + name.utf8CodeUnitCount].map { !PDFParser.isRegular($0) } ?? true
    }
    guard let next = piece[index + 1] else { return }
    switch next {
    case UInt8(ascii: "L") where has("/Length"):
      if open?.length == nil { open?.length = Self.integer(at: index + 7, in: piece) }
    case UInt8(ascii: "O") where has("/ObjStm"): open?.hasObjects = true
    case UInt8(ascii: "X") where has("/XRef"): open?.hasReferences = true
    case UInt8(ascii: "C") where has("/Catalog"): catalog = open?.number
    case UInt8(ascii: "P") where has("/Producer"): information = open?.number
    case UInt8(ascii: "S") where has("/Standard"): maySpeakOfEncryption = true
    default: break
    }
  }

  /// The number that stands at an index; nil where there is none, or a reference to one.
  private static func integer(at index: Int, in piece: ByteSlice) -> Int? {
    var rest = piece.suffix(from: index).elements.prefix(overlap).drop(while: PDFParser.isSpace)
    let digits = rest.prefix(while: NumberText.isDigit)
    rest = rest.dropFirst(digits.count).drop(while: PDFParser.isSpace)
    guard let next = rest.first, !NumberText.isDigit(next), (1...10).contains(digits.count) else {
      return nil
    }
    return Int(String(decoding: digits, as: UTF8.self))
  }

  // MARK: Streams

  /// Whether a word stands at an index, and is no part of another.
  private static func isWord(_ word: StaticString, at index: Int, in piece: ByteSlice) -> Bool {
    guard piece.matches(word, at: index) else { return false }
    return piece[index - 1].map { !PDFParser.isRegular($0) } ?? true
  }

  /// Notes what a stream is whose bytes start behind an index, and answers where it ends; nil where that is not known.
  private mutating func endOfStream(
    behind index: Int, in piece: ByteSlice, at base: Int
  ) throws(MetadataError) -> Int? {
    guard let object = open else { return nil }
    open = nil
    if object.hasReferences {
      addTrailer(at: object.value)
    } else if object.hasObjects {
      objectStreams.append(object.number)
      if objectStreams.count > limits.directories {
        isCutShort = true
        objectStreams.removeFirst()
      }
    }
    guard let length = object.length else { return nil }
    let isLine = piece[index] == 0x0a || piece[index] == 0x0d
    let line = piece.matches("\r\n", at: index) ? 2 : isLine ? 1 : 0
    let target = base + index + line + length
    guard target < file.count else { return nil }
    let local = target - base
    if local + 16 <= piece.count { return Self.isEnd(piece.suffix(from: local)) ? target : nil }
    guard misses < Self.mostMisses else { return nil }
    // So much is read at once.
    room -= ByteReader.leastRead
    if try Self.isEnd(file.head(at: target, count: 16)) { return target }
    misses += 1
    return nil
  }

  /// Whether a stream has its end there, behind the end of a line.
  static func isEnd(_ bytes: ByteSlice) -> Bool {
    let blanks = bytes.elements.prefix(4).prefix(while: PDFParser.isSpace).count
    return bytes.matches("endstream", at: blanks)
  }
}
