/// What stands between one of Canon's lenses and one of Minolta's or Sony's cameras: the camera's
/// numbers for these lenses start elsewhere than Canon's.
struct LensAdapter {
  /// What is added to Canon's number.
  let start: Int64
  let name: String

  /// Nil for the number of a lens of the camera's own mount.
  init?(_ number: Int64) {
    switch number & 0xff00 {
    case 0xef00, 0xf000, 0xf100, 0xff00: self.init(0xef00, "Canon EF Adapter")
    case 0x7700, 0x7800, 0x7900, 0x8700: self.init(0x7700, "Metabones Speed Booster")
    case 0xbc00, 0xbd00, 0xbe00, 0xcc00: self.init(0xbc00, "Metabones Speed Booster Ultra")
    default: return nil
    }
  }

  private init(_ start: Int64, _ name: String) {
    self.start = start
    self.name = name
  }
}
