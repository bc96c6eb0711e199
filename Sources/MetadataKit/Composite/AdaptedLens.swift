/// A lens of another maker on one of Sony's cameras: adapters add a number to that maker's.
struct AdaptedLens {
  let number: [UInt8]
  let catalog: LensCatalog

  init?(_ text: [UInt8]) {
    guard let stated = Int64(String(decoding: text, as: UTF8.self)), stated != 0xff00,
      stated != 0xffff
    else { return nil }
    if let adapter = LensAdapter(stated) {
      self.init(stated - adapter.start, .canon)
    } else if (0x4900...0x590a).contains(stated) {
      self.init(stated - 0x4900, LensCatalog(labels: SigmaLenses.labels))
    } else {
      return nil
    }
  }

  private init(_ number: Int64, _ catalog: LensCatalog) {
    self.number = Array(String(number).utf8)
    self.catalog = catalog
  }
}
