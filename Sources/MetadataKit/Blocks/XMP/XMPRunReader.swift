/// Reads a long packet piece by piece and takes out the long runs of Base64 that are all of an
/// attribute's value or of the text between two tags.
struct XMPRunReader {
  /// What was read, with a mark and a letter in place of each run.
  private(set) var rest: [UInt8] = []
  private(set) var runs: [XMPCuts.Run] = []
  private let packet: Region
  private var position = 0

  /// Shorter runs stay.
  private static let shortest = 65536
  /// A run that is long enough has the whole of one piece at least, wherever it starts.
  private static let piece = shortest / 2
  private static let most = 26

  /// Nil for a packet that is short, or is not ASCII at its start: what is UTF-16, or is encoded
  /// twice, is no text before it is decoded.
  init?(_ packet: Region) throws(MetadataError) {
    guard packet.count >= Self.shortest else { return nil }
    let start = try packet.head(count: Self.piece)
    guard start[0] == 0x3c, start[1] != 0 else { return nil }
    self.packet = packet
  }

  /// Reads the packet.
  mutating func read(mark: [UInt8]) throws(MetadataError) {
    while position < packet.count {
      let piece = try packet.head(at: position, count: Self.piece)
      let symbols = Self.symbols(piece)
      if symbols == Self.piece, runs.count < Self.most {
        try takeRun(mark)
      } else {
        rest.append(run: piece.elements.span)
        position += piece.count
      }
    }
  }

  /// Takes the run that the piece at hand is a part of; what is no run after all is text.
  private mutating func takeRun(_ mark: [UInt8]) throws(MetadataError) {
    let before = Self.symbols(endOf: rest)
    let start = position - before
    var end = position
    while true {
      let piece = try packet.head(at: end, count: Self.piece)
      let symbols = Self.symbols(piece)
      end += symbols
      if symbols < Self.piece { break }
    }
    let symbols = end - start
    let after = try packet.head(at: end, count: 3)
    var padding = 0
    while padding < 2, after[padding] == 0x3d { padding += 1 }
    end += padding
    guard symbols >= Self.shortest, before < rest.count, let next = after[padding],
      Self.isWhole(after: rest[rest.count - before - 1], before: next)
    else {
      rest.append(run: try packet.slice(at: position, count: end - position).elements.span)
      position = end
      return
    }
    let head = Base64.decoded(try packet.head(at: start, count: 64).elements)
    rest.removeLast(before)
    runs.append(
      XMPCuts.Run(
        range: start..<end, symbols: symbols, isText: Tag.isReadable(head[...]), place: rest.count))
    rest += mark
    rest.append(0x40 &+ UInt8(truncatingIfNeeded: runs.count))
    position = end
  }

  /// How many characters of Base64 a piece starts with.
  private static func symbols(_ piece: ByteSlice) -> Int {
    Base64.endOfSymbols(piece.elements.span, from: 0)
  }

  /// How many characters of Base64 a text ends with; the piece before was not all of them.
  private static func symbols(endOf text: [UInt8]) -> Int {
    var start = max(0, text.count - piece)
    while true {
      let end = Base64.endOfSymbols(text.span, from: start)
      if end >= text.count { return text.count - start }
      start = end + 1
    }
  }

  private static func isWhole(after first: UInt8, before last: UInt8) -> Bool {
    switch first {
    case 0x22, 0x27: last == first
    case 0x3e: last == 0x3c
    default: false
    }
  }
}
