/// What was found of the pieces of a file's formulas, settings and logs: cells by the thousand repeat one path, and each is
/// looked at once.
struct PathPieces {
  /// So many different ones are looked at, as many as a sheet of Excel has links at most: a workbook of 16 MB may have a
  /// million.
  static let most = 65_530

  private var known: [[UInt8]: Bool] = [:]
  /// Whether some were not looked at.
  private(set) var isCutShort = false

  /// Whether something holds of a piece.
  mutating func hold(_ piece: [UInt8], _ isFound: ([UInt8]) -> Bool) -> Bool {
    guard piece.count >= Self.shortest, piece.contains(where: Self.isMark) else { return false }
    if let answer = known[piece] { return answer }
    guard known.count < Self.most else {
      isCutShort = true
      return false
    }
    let answer = isFound(piece)
    known[piece] = answer
    return answer
  }

  /// `/home/a/`
  private static let shortest = 8

  /// Whether a byte stands between the folders of a path, or may be written for what does, `%2F`.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == 0x2f || byte == 0x5c || byte == 0x3a || byte == 0x25
  }
}
