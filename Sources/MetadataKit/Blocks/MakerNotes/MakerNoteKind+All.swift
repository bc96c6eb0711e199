extension MakerNoteKind {
  /// Every layout that is known, the surer sign before the vaguer one of the same maker.
  // swift-format-ignore
  static let all: [MakerNoteKind] = [
    .init(.directory, at: 14, base: 0, tags: .apple) { $0.starts("Apple iOS\0") },
    .init(.directory, at: 18, base: 10, tags: .nikon) { $0.starts("Nikon\0\u{2}") },
    .init(.directory, tags: .canon) { $0.isMake("Canon") },
    .init(.directory, tags: .casio) { $0.isMake("CASIO") && !$0.starts("QVC\0") && !$0.starts("DCI\0") },
    .init(.directory, at: 6, tags: .casio2) { $0.starts("QVC\0") || $0.starts("DCI\0") },
    .init(.opaque, tags: .djiInfo) { $0.isDJIText },
    .init(.directory, tags: .dji) { $0.isMakeOnly("DJI") && !$0.has("@AMBA", at: 3) && !$0.starts("DJI") },
    .init(.directory, tags: .flir) { $0.isMake("FLIR Systems") || $0.isMake("Teledyne FLIR") },
    .init(.pointed, at: 8, .little, base: 0, tags: .fujiFilm) { $0.starts("FUJIFILM") || $0.starts("GENERALE") },
    .init(.directory, at: 18, tags: .ge) { $0.starts("GE\0\0") || $0.starts("GENIC\0") },
    // No number of entries stands before them.
    .init(.opaque) { $0.starts("GE\u{c}\0\0\0\u{16}\0\0\0") },
    .init(.opaque, tags: .hdrPlus) { $0.starts("HDRP") && $0.has(2...3, at: 4) },
    .init(.directory) { $0.isMakeOnly("Hasselblad") },
    .init(.searched) { $0.starts("Hewlett-Packard") || $0.starts("Vivitar") },
    .init(.opaque, tags: .hp2) { $0.starts("610") && $0.has(0...4, at: 3) },
    .init(.opaque, tags: .hp6) { $0.starts("IIII\u{6}\0") },
    .init(.opaque, tags: .hp4) { $0.starts("IIII") && $0.has(4...5, at: 4) && $0.has(0...0, at: 5) },
    .init(.directory, at: 24, base: 16) { $0.starts("ISLMAKERNOTE000\0") },
    .init(.directory, at: 4, tags: .jvc) { $0.starts("JVC ") },
    .init(.opaque, tags: .jvcText) { ($0.isMake("JVC") || $0.isMake("Victor")) && $0.starts("VER:") },
    // Kodak
    .init(.opaque, at: 8, .big, tags: .kodak(.kodak)) { $0.isMake("EASTMAN KODAK") && $0.starts("KDK INFO") },
    .init(.opaque, at: 8, .little, tags: .kodak(.kodak)) { $0.isMake("EASTMAN KODAK") && $0.starts("KDK") },
    .init(.opaque, .big, tags: .kodak(.kodakType2)) { $0.has("Eastman Kodak", at: 8) },
    .init(.opaque, .big, tags: .kodak(.kodakType2)) { $0.starts("\u{1}\0") && $0.has(0...1, at: 2) && $0.has("\0\0\0\u{4}\0", at: 3) },
    .init(.opaque, .big, tags: .kodak(.kodakType3)) { $0.isMake("EASTMAN KODAK") && $0.has(7...7, at: 12) && !$0.isOfAnother },
    .init(.opaque, .big, tags: .kodak(.kodakType4)) { $0.isMake("Eastman Kodak") && $0.has("JPG", at: 41) && !$0.isOfAnother },
    .init(.opaque, .big, tags: .kodak(.kodakType5)) { $0.isMake("EASTMAN KODAK") && $0.isEarlyKodak },
    .init(.opaque, .big, tags: .kodak(.kodakType6)) { $0.isMake("EASTMAN KODAK") && MakerNoteHead.contains("dx3215", in: $0.model) },
    .init(.opaque, .little, tags: .kodak(.kodakType6)) { $0.isMake("EASTMAN KODAK") && MakerNoteHead.contains("dx3700", in: $0.model) },
    .init(.opaque, .little, tags: .kodak(.kodakType7)) { $0.isKodak && $0.isKodakNumber },
    .init(.searched, tags: .kodak) { $0.isKodak && $0.isCountOfEntries },
    .init(.directory, at: 10, .big, base: 0, tags: .kodak) { $0.isKodak && $0.starts("MM") && $0.isPatched },
    .init(.searched, at: 8, base: 0, tags: .kodak) { $0.isKodak && $0.isTIFFAtEight },
    .init(.opaque, .little, tags: .kodak(.kodakType9)) { $0.starts("IIII") && $0.has(2...3, at: 4) && $0.has("/", at: 24) },
    .init(.searched, at: 2, tags: .kodakWithMark) { $0.isKodak && $0.isCountBehindOrder },
    .init(.directory, at: 8, .big, base: 0, tags: .kodakPixPro) { $0.isPixPro && $0.isTIFFAtEight && $0.starts("MM") },
    .init(.directory, at: 8, .little, base: 0, tags: .kodakPixPro) { $0.isPixPro && $0.isTIFFAtEight },
    .init(.opaque) { $0.isKodak && !$0.starts("AOC\0") },
    .init(.directory, at: 22, base: 22) { $0.starts("KYOCERA") },
    // Minolta
    .init(.directory, tags: .minolta) { $0.isMinolta && !$0.isMinoltaWithoutDirectory },
    .init(.directory, at: 8, tags: .olympusOfOthers) { $0.starts("MINOL\0") || $0.starts("CAMER\0") },
    .init(.named(0x1927c)) { $0.isMinolta },
    .init(.directory, at: 8, base: 0, tags: .motorola) { $0.starts("MOT\0") },
    .init(.directory, at: 8, .little, tags: .nikonType2) { $0.starts("Nikon\0\u{1}") },
    .init(.directory, tags: .nikon) { $0.isMakeInAnyCase("nikon") },
    .init(.directory, tags: .nintendo) { $0.isMakeOnly("Nintendo") },
    .init(.directory, at: 8, tags: .olympus) { $0.starts("OLYMP\0") || $0.starts("EPSON\0") },
    .init(.directory, at: 12, base: 0, tags: .olympus) { $0.starts("OLYMPUS\0") },
    .init(.directory, at: 16, base: 0, tags: .olympus) { $0.starts("OM SYSTEM\0") },
    // Leica and Panasonic
    .init(.directory, at: 8, tags: .panasonic) { $0.isMakeOnly("LEICA") },
    .init(.directory, at: 8, base: 8, tags: .leica2) { $0.isLeica && $0.starts("LEICA\0\0\0") },
    .init(.directory, tags: .leica3) { $0.isLeica && !$0.starts("LEICA") && !$0.isModelOnly("S2") && !$0.isModelOnly("LEICA M (Typ 240)") },
    .init(.directory, at: 8, base: 0, tags: .leica4) { $0.isLeica && $0.starts("LEICA0") },
    .init(.directory, at: 8, base: 0, tags: .leica5) { $0.starts("LEICA\0") && $0.isLeicaFromNoteOn && $0.has(0...0, at: 7) },
    .init(.directory, at: 8, tags: .leica6) { $0.isLeica && ($0.isModelOnly("S2") || $0.isModelOnly("LEICA M (Typ 240)") || $0.isModelOnly("LEICA S (Typ 006)")) },
    .init(.directory, at: 8, tags: .leica6) { $0.starts("LEICA\0\u{2}") && $0.has(0xff...0xff, at: 7) },
    .init(.directory, at: 8, tags: .leica5) { $0.starts("LEICA\0") && $0.has(8...10, at: 6) && $0.has(0...0, at: 7) },
    .init(.directory, at: 8, tags: .leica9) { $0.isLeica && $0.starts("LEICA\0\u{2}\0") },
    .init(.directory, at: 18, tags: .panasonic) { $0.starts("LEICA CAMERA AG\0") },
    .init(.directory, at: 12, tags: .panasonic) { $0.starts("Panasonic") },
    .init(.opaque, .little, tags: .panasonicType2) { $0.isMake("Panasonic") && $0.starts("MKE") },
    // Pentax and Ricoh
    .init(.searched, tags: .casioOfPentax) { $0.starts("AOC\0") && $0.isMake("Asahi") && $0.isEarlyOptio },
    .init(.searched, tags: .pentax) { $0.starts("AOC\0") },
    .init(.searched, tags: .pentaxEarly) { $0.isMake("Asahi") },
    .init(.opaque, tags: .pentaxLines) { $0.isMake("PENTAX") && (0..<3).allSatisfy($0.isDigit) },
    .init(.directory, at: 10, base: 0, tags: .pentax) { $0.starts("PENTAX \0") },
    .init(.directory, at: 12, base: 0, tags: .pentaxS1) { $0.starts("S1\0\0\0\0\0\0\u{c}\0\0\0") },
    .init(.phaseOne) { ($0.starts("IIII") && $0.has("waR", at: 5)) || $0.starts("MMMMRaw") },
    .init(.opaque, tags: .reconyxUltraFire) { $0.starts("RECONYXUF\0") },
    .init(.opaque, tags: .reconyxHyperFire2) { $0.starts("RECONYXH2\0") },
    .init(.opaque, tags: .reconyxMicroFire) { $0.starts("RECONYXMF\0") },
    .init(.opaque, tags: .reconyxHyperFire4K) { $0.starts("RECONYXHF4K\0") },
    .init(.opaque, tags: .reconyxHyperFire) { $0.isHyperFire },
    .init(.directory, at: 8, base: 0, tags: .pentax) { $0.starts("RICOH\0II") || $0.starts("RICOH\0MM") },
    .init(.directory, at: 8, tags: .ricoh) { $0.isRicoh && $0.isRicohDirectory && !$0.isPatched && !$0.isModelOnly("RICOH WG-M1") },
    .init(.directory, at: 10, base: 0, tags: .ricohOfOthers) { $0.isRicoh && ($0.isModelOnly("RICOH WG-M1") || $0.isPatched) },
    .init(.opaque, tags: .ricohText) { $0.isMake("RICOH") },
    // Samsung, Sanyo, Sigma
    .init(.named(0x2927c)) { $0.starts("STMN") && (4..<7).allSatisfy($0.isDigit) && $0.has("\0\0\0\0", at: 8) },
    .init(.opaque, .little, tags: .samsungSTMN) { $0.starts("STMN") && (4..<7).allSatisfy($0.isDigit) },
    .init(.searched, tags: .samsung) { $0.isMakeInAnyCase("samsung") && $0.make.count == 7 && ($0.fileKind == "SRW" || $0.isSamsungDirectory) },
    .init(.directory, at: 8, tags: .sanyoWithoutOffsets) { $0.isMake("SANYO") && $0.starts("SANYO") && $0.isSanyoWithoutOffsets },
    .init(.directory, at: 8, tags: .sanyo) { $0.isMake("SANYO") && $0.starts("SANYO") },
    .init(.opaque) { $0.isMake("SANYO") },
    .init(.directory, at: 10, tags: .sigma) { $0.isSigma && ($0.starts("SIGMA") || $0.starts("FOVEON")) },
    .init(.opaque) { $0.isSigma },
    // Sony
    .init(.directory, at: 12, tags: .sony) { $0.starts("SONY DSC") || $0.starts("SONY CAM") || $0.starts("SONY MOBILE") || $0.starts("\0\0SONY PIC\0") || $0.starts("VHAB     \0") },
    .init(.directory, at: 12, tags: .olympusOfOthers) { $0.starts("SONY PI\0") },
    .init(.directory, at: 8, tags: .olympusOfOthers) { $0.starts("PREMI\0") },
    .init(.directory, at: 12, tags: .sonyOfTexts) { $0.starts("SONY PIC\0") && $0.isSonyDirectory },
    .init(.opaque, tags: .sonyTexts) { $0.starts("SONY PIC\0") },
    .init(.directory, tags: .sony) { $0.isSony && !$0.starts("\u{1}\0") },
    .init(.directory, at: 20, base: 12, tags: .sonyEricsson) { $0.starts("SEMC MS\0") },
    .init(.directory, tags: .sonySRF) { $0.isMake("SONY") },
    // SilverFast
    .init(.named(0x4927c)) { $0.starts("LSI1\0") },
  ]
}

extension MakerNoteHead {
  fileprivate func isDigit(_ position: Int) -> Bool { has(0x30...0x39, at: position) }

  // Kodak

  /// Whether the note begins as another maker's do.
  fileprivate var isOfAnother: Bool { starts("MM") || starts("II") || starts("AOC") }

  fileprivate var isEarlyKodak: Bool {
    let models = ["cx4200", "cx4230", "cx4300", "cx4310", "cx6200", "cx6230"]
    if models.contains(where: { Self.contains($0, in: model) }) { return true }
    let second: [(UInt8, UInt8)] = [(0x1a, 0x18), (0x3a, 0x08), (0x59, 0xf8), (0x14, 0x80)]
    return bytes[0] == 0 && bytes[3] == 0
      && second.contains { bytes[1] == $0.0 && bytes[2] == $0.1 }
  }

  /// Whether the note starts as a serial number: `KCGFX52234567 `.
  fileprivate var isKodakNumber: Bool {
    func isUpper(_ position: Int) -> Bool { has(0x41...0x5a, at: position) || isDigit(position) }
    guard bytes[0] == 0x43 || bytes[0] == 0x4b, (1...3).allSatisfy(isUpper) else { return false }
    let start = bytes[4] == 0x20 ? 5 : 4
    return [1, 2].contains { count in
      let digits = start + count
      return (start..<digits).allSatisfy(isUpper) && isDigit(digits) && isDigit(digits + 1)
        && isUpper(digits + 2) && (digits + 3..<digits + 7).allSatisfy(isDigit)
        && (bytes[digits + 7] == 0x20 || bytes[digits + 7] == 0)
    }
  }

  /// Whether a number of entries, then an entry of a known format, stand at the start.
  fileprivate var isCountOfEntries: Bool {
    if has(0...0, at: 0), has(2...0x7f, at: 1) {
      return has(0...0, at: 4) && has(1...12, at: 5) && has("\0\0", at: 6)
    }
    return has(2...0x7f, at: 0) && has(0...0, at: 1) && has(1...12, at: 4)
      && has(0...0, at: 5) && has("\0\0", at: 8)
  }

  /// Whether the number of entries has two zero bytes before or behind it.
  fileprivate var isPatched: Bool {
    (starts("MM\0\u{2a}\0\0\0\u{8}\0") && has("\0\0", at: 10))
      || (starts("II\u{2a}\0\u{8}\0\0\0") && has("\0\0\0", at: 9))
  }

  fileprivate var isTIFFAtEight: Bool {
    starts("MM\0\u{2a}\0\0\0\u{8}") || starts("II\u{2a}\0\u{8}\0\0\0")
  }

  fileprivate var isCountBehindOrder: Bool {
    (starts("MM\0") && has(2...0x7f, at: 3))
      || (starts("II") && has(2...0x7f, at: 2) && has(0...0, at: 3))
  }

  fileprivate var isPixPro: Bool {
    Self.contains("kodak", in: model) || Self.contains("pixpro", in: model)
  }

  // Others

  /// Whether a bracket, a name and a colon stand at the start: `[ae_dbg_info:`, also where the maker is of
  /// another name, `[sensor_id:`
  fileprivate var isDJIText: Bool {
    if starts("[ae_dbg_info:") { return true }
    guard isMakeOnly("DJI"), bytes[0] == 0x5b else { return false }
    let name = bytes.elements.dropFirst().prefix { (0x21...0x7e).contains($0) && $0 != 0x3a }
    return !name.isEmpty && bytes[1 + name.count] == 0x3a
  }

  fileprivate var isMinolta: Bool {
    isMakeInAnyCase("konica minolta") || isMakeInAnyCase("minolta")
  }

  fileprivate var isMinoltaWithoutDirectory: Bool {
    starts("MINOL") || starts("CAMER") || starts("MLY0") || starts("KC") || starts("+M+M")
      || bytes[0] == 0xd7
  }

  fileprivate var isLeica: Bool { isMake("Leica Camera AG") }

  fileprivate var isLeicaFromNoteOn: Bool {
    [1, 4, 5, 6, 7, 0x10, 0x1a].contains { bytes[6] == $0 }
  }

  fileprivate var isHyperFire: Bool {
    bytes[0] == 1 && bytes[1] == 0xf1
      && (isMakeOnly("RECONYX") || (has(2...3, at: 2) && has(0...0, at: 3)))
  }

  /// Whether the camera writes Casio's notes behind Pentax's sign.
  fileprivate var isEarlyOptio: Bool {
    isModel("PENTAX Optio 330RS") || isModel("PENTAX Optio 430RS")
      || isModel("PENTAX Optio330RS") || isModel("PENTAX Optio430RS")
  }

  fileprivate var isRicoh: Bool { isMake("RICOH") || isMake("PENTAX RICOH") }

  fileprivate var isRicohDirectory: Bool {
    isTIFF || starts("      ") || starts("Ricoh") || starts("RICOH") || starts("ricoh")
  }

  /// Whether the first entry of a directory is number 1, four bytes `0100`.
  fileprivate var isSamsungDirectory: Bool {
    (has(0...0, at: 0) && has("\0\u{1}\0\u{7}\0\0\0\u{4}0100", at: 2))
      || has("\0\u{1}\0\u{7}\0\u{4}\0\0\00100", at: 1)
  }

  fileprivate var isSanyoWithoutOffsets: Bool {
    (model[0] == 0x4a || model[0] == 0x53) && (model[1].map(NumberText.isDigit) ?? false)
      && model.count == 2
  }

  fileprivate var isSigma: Bool { isMakeInAnyCase("sigma") || isMakeInAnyCase("foveon") }

  /// Whether fewer than 256 entries are counted behind the name, and the first has a format of EXIF.
  fileprivate var isSonyDirectory: Bool {
    let isLittle = has(0...0, at: 13)
    return has(1...0xff, at: isLittle ? 12 : 13) && has(0...0, at: isLittle ? 13 : 12)
      && has(1...10, at: isLittle ? 16 : 17) && has(0...0, at: isLittle ? 17 : 16)
  }

  fileprivate var isSony: Bool {
    if isMake("SONY") { return true }
    guard isMake("HASSELBLAD") else { return false }
    return isModel("HV") || isModel("Stellar") || isModel("Lusso") || isModel("Lunar")
  }
}
