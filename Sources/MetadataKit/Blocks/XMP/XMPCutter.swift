/// Reads a packet piece by piece, and leaves out the long runs that are all of an attribute's value or
/// of the text between two tags.
///
/// What is left out is never in memory as a whole: a depth map of a megabyte, read at once, was 330 of
/// the 1,260 page faults of reading 207 photos.
struct XMPCutter {
  private(set) var text: [UInt8] = []
  private(set) var runs: [XMPCuts.Run] = []
  private let packet: Region
  /// How far the packet has been read.
  private var position = 0
  /// How many characters of Base64 the text ends with.
  private var symbols = 0

  /// Shorter runs stay.
  private static let shortest = 65536
  private static let pieceLength = 16 << 10

  /// Nil where nothing is left out.
  init?(_ packet: Region, limit: Int) throws(MetadataError) {
    self.packet = packet
    guard packet.count > Self.shortest, packet.count <= limit else { return nil }
    // A text that is encoded twice starts with a mark.
    let head = try packet.head(count: 256).elements
    guard !head.prefix(while: { $0 != 0x3c }).contains(where: { $0 >= 0x80 }) else { return nil }
    // In a code page the marks would be other characters.
    guard XMLText.codePage(of: head.drop { $0 != 0x3c }) == nil else { return nil }
    while position < packet.count { try takePiece() }
    if runs.isEmpty { return nil }
  }

  private func piece(at position: Int) throws(MetadataError) -> ArraySlice<UInt8> {
    try packet.head(at: position, count: Self.pieceLength).elements
  }

  private mutating func takePiece() throws(MetadataError) {
    let piece = try piece(at: position)
    let first = Base64.endOfSymbols(piece.span, from: 0)
    if symbols + first >= Self.shortest, runs.count < XMPCuts.most, let closing = closing {
      return try leaveOut(before: closing)
    }
    text.append(run: piece.span)
    symbols =
      first == piece.count ? symbols + first : piece.count - Base64.startOfLastSymbols(piece.span)
    position += piece.count
  }

  /// What has to follow what the text ends with, so that this is a whole value; nil where it is none.
  private var closing: UInt8? {
    guard text.count > symbols else { return nil }
    switch text[text.count - symbols - 1] {
    case 0x22: return 0x22
    case 0x27: return 0x27
    case 0x3e: return 0x3c
    default: return nil
    }
  }

  /// Puts a mark in place of the characters that the text ends with and those that follow.
  private mutating func leaveOut(before closing: UInt8) throws(MetadataError) {
    var end = position
    while end < packet.count {
      let piece = try piece(at: end)
      let count = Base64.endOfSymbols(piece.span, from: 0)
      end += count
      if count < piece.count { break }
    }
    let next = try packet.head(at: end, count: 3)
    var padding = 0
    while padding < 2, next[padding] == 0x3d { padding += 1 }
    if next[padding] == closing {
      text.removeLast(symbols)
      runs.append(
        XMPCuts.Run(
          range: (position - symbols)..<(end + padding), symbols: end - position + symbols,
          place: text.count))
      text += XMPCuts.mark
      text.append(0x40 &+ UInt8(truncatingIfNeeded: runs.count))
      position = end + padding
    } else {
      text.append(run: try packet.slice(at: position, count: end - position).elements.span)
      position = end
    }
    symbols = 0
  }
}
