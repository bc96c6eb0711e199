/// The names of all lenses with one number, and which of them fits what else is known.
struct LensNames {
  let number: [UInt8]
  let isOfSony: Bool
  let isOfCanon: Bool
  let names: [String]
  /// The names as the table has them: of the first, without what it may be besides.
  let whole: String?
  /// What stands for a lens that tells the camera nothing, where it may be one of many.
  private(set) var manual: String? = nil

  /// - Parameters:
  ///   - make: the camera's maker.
  ///   - camera: its model, where that may matter.
  init(number: [UInt8], labels: String, make: [UInt8], camera: @autoclosure () -> [UInt8]? = nil) {
    let isOfSony = make.elementsEqual("SONY".utf8)
    if isOfSony, let adapted = AdaptedLens(number) {
      self.init(
        number: adapted.number, names: adapted.catalog.names(of: adapted.number),
        isOfCanon: adapted.catalog.labels == CanonLenses.labels, isOfSony: true)
      return
    }
    let catalog = LensCatalog(labels: labels)
    var names = catalog.names(of: number)
    var manual: String?
    if isOfSony, number.elementsEqual("65535".utf8), let camera = camera(),
      camera.span.containsInAnyCase("nex") || camera.span.containsInAnyCase("ilce")
    {
      // What these cameras do not know may be any lens for them.
      manual = names.first
      names = LensCatalog.sonyE.allNames
    }
    self.init(
      number: number, names: names, isOfCanon: labels == CanonLenses.labels, isOfSony: isOfSony)
    self.manual = manual
  }

  init(number: [UInt8], names: [String], isOfCanon: Bool = false, isOfSony: Bool = false) {
    self.number = number
    self.isOfCanon = isOfCanon
    self.isOfSony = isOfSony
    whole = names.first
    self.names =
      names.count > 1
      ? [LensCatalog.withoutOthers(names[0])] + names.dropFirst() : names
  }

  /// Whether the camera does not know the lens.
  var isNone: Bool {
    number.elementsEqual("-1".utf8) || number.elementsEqual("65535".utf8)
  }

  /// Those of several that have the focal lengths, then the aperture, of the lens's name.
  static func narrowed(_ names: [String], by model: String) -> [String] {
    guard names.count > 1, let lens = LensWords(model) else { return names }
    var names = names
    for isSame: (LensWords) -> Bool in [
      { $0.short == lens.short && $0.long == lens.long },
      { $0.widest == lens.widest && $0.narrowest == lens.narrowest },
    ] {
      let fitting = names.filter { LensWords($0).map(isSame) ?? false }
      if !fitting.isEmpty { names = fitting }
    }
    for word in ["III", "II", "USM"] where names.count > 1 && has(word, model) {
      let fitting = names.filter { has(word, $0) }
      if !fitting.isEmpty { names = fitting }
    }
    return names
  }

  private static func has(_ word: String, _ name: String) -> Bool {
    name.split(separator: " ").contains { $0 == word }
  }
}
