/// How a picture is turned and mirrored to be shown: one of eight ways.
///
/// The columns of a matrix from stored to shown coordinates, x to the right and y down.
struct Turn: Hashable, Sendable {
  private let a: Int
  private let b: Int
  private let c: Int
  private let d: Int

  /// shown x = `a` x + `b` y, shown y = `c` x + `d` y; each is -1, 0 or 1.
  init?(_ a: Int, _ b: Int, _ c: Int, _ d: Int) {
    let isStraight = a != 0 && d != 0 && b == 0 && c == 0
    let isTurned = a == 0 && d == 0 && b != 0 && c != 0
    guard isStraight || isTurned, [a, b, c, d].allSatisfy({ abs($0) <= 1 }) else { return nil }
    self.init(exactly: a, b, c, d)
  }

  private init(exactly a: Int, _ b: Int, _ c: Int, _ d: Int) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  static let none = Turn(exactly: 1, 0, 0, 1)
  /// Left and right exchanged.
  static let mirroredSideways = Turn(exactly: -1, 0, 0, 1)
  /// Top and bottom exchanged.
  static let mirroredUpright = Turn(exactly: 1, 0, 0, -1)

  /// A turn to the left, by quarters.
  static func counterclockwise(quarters: Int) -> Turn {
    var turn = none
    for _ in 0..<(quarters & 3) { turn = turn.then(Turn(exactly: 0, 1, -1, 0)) }
    return turn
  }

  /// This turn, and another one after it.
  func then(_ next: Turn) -> Turn {
    Turn(
      exactly: next.a * a + next.b * c, next.a * b + next.b * d,
      next.c * a + next.d * c, next.c * b + next.d * d)
  }

  /// Whether width and height change places.
  var swapsSides: Bool { a == 0 }

  /// The number that EXIF has for it (TIFF 6.0 §8 Orientation).
  var orientation: Int {
    switch (a, b, c, d) {
    case (-1, _, _, 1): 2
    case (-1, _, _, -1): 3
    case (1, _, _, -1): 4
    case (_, 1, 1, _): 5
    case (_, -1, 1, _): 6
    case (_, -1, -1, _): 7
    case (_, 1, -1, _): 8
    default: 1
    }
  }
}
