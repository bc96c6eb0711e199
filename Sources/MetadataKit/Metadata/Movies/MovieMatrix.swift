/// A matrix that turns, scales and moves pictures: `x' = a x + c y + tx`, `y' = b x + d y + ty`
/// (ISO 14496-12 §6.2.2).
public struct MovieMatrix: Hashable, Sendable {
  /// What `x` counts for in `x'`: 1 upright, 0 after a quarter turn, −1 where left is right.
  public let a: Double
  /// What `x` counts for in `y'`: 1 after a quarter turn clockwise.
  public let b: Double
  /// What `y` counts for in `x'`: −1 after a quarter turn clockwise.
  public let c: Double
  /// What `y` counts for in `y'`: 1 upright, 0 after a quarter turn, −1 where up is down.
  public let d: Double
  /// How far to move, in pixels.
  public let tx: Double
  /// How far to move down, in pixels.
  public let ty: Double

  /// What changes nothing.
  public static let identity = MovieMatrix(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

extension MovieMatrix {
  /// Nine numbers, of which the third of each row has no effect here.
  init(_ bytes: ByteSlice, at position: Int) throws(MetadataError) {
    func number(_ index: Int) throws(MetadataError) -> Double {
      Double(try bytes.int32(at: position + index * 4, .big)) / 65536
    }
    a = try number(0)
    b = try number(1)
    c = try number(3)
    d = try number(4)
    tx = try number(6)
    ty = try number(7)
  }
}

extension MovieMatrix {
  /// The turn that an orientation of TIFF 6.0 §8 stands for, 1…8, about the corner.
  init?(orientation: Int) {
    let rows: [[Double]] = [
      [1, 0, 0, 1], [-1, 0, 0, 1], [-1, 0, 0, -1], [1, 0, 0, -1],
      [0, 1, 1, 0], [0, 1, -1, 0], [0, -1, -1, 0], [0, -1, 1, 0],
    ]
    guard rows.indices.contains(orientation - 1) else { return nil }
    let row = rows[orientation - 1]
    self.init(a: row[0], b: row[1], c: row[2], d: row[3], tx: 0, ty: 0)
  }
}

/// A width and a height in pixels, which may have fractions.
public struct MovieSize: Hashable, Sendable {
  /// From left to right, in pixels.
  public let width: Double
  /// From top to bottom, in pixels.
  public let height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
