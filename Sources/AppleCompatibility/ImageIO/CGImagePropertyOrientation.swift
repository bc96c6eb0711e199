#if !canImport(ImageIO)
  /// How an image is turned and mirrored before it is shown: the numbers of TIFF 6.0 §8, *Orientation*.
  /// Source: Apple, *CGImageProperties.h*.
  public enum CGImagePropertyOrientation: UInt32, Sendable {
    /// As it is stored.
    case up = 1
    /// Left and right are exchanged.
    case upMirrored = 2
    /// Turned by half.
    case down = 3
    /// Top and bottom are exchanged.
    case downMirrored = 4
    /// Mirrored about the diagonal from the upper left.
    case leftMirrored = 5
    /// Turned clockwise by a quarter.
    case right = 6
    /// Mirrored about the diagonal from the upper right.
    case rightMirrored = 7
    /// Turned counterclockwise by a quarter.
    case left = 8
  }
#endif
