/// A maker's names for the numbers of its lenses.
struct LensCatalog {
  /// By number, as ``TagRow/labels`` has them.
  let labels: String
  /// Other lenses that have the same number, by that, a point and a number of their own.
  let others: String

  /// The one whose names a row has; nothing but those for what is none.
  init(labels: String) {
    self.labels = labels
    others = Self.all.first { $0.labels == labels }?.others ?? labels
  }

  private init(_ labels: String, _ others: String) {
    self.labels = labels
    self.others = others
  }

  static let canon = LensCatalog(CanonLenses.labels, CanonLenses.others)
  static let minolta = LensCatalog(MinoltaLenses.labels, MinoltaLenses.others)
  static let pentax = LensCatalog(PentaxLenses.labels, PentaxLenses.others)
  static let sonyA = LensCatalog(SonyLenses.aMount, SonyLenses.othersOfAMount)
  static let sonyE = LensCatalog(SonyLenses.eMount, SonyLenses.othersOfEMount)

  private static var all: [LensCatalog] { [canon, sonyA, sonyE, pentax, minolta] }

  /// The names of all lenses with a number.
  func names(of number: [UInt8]) -> [String] {
    var text = TextBuffer()
    guard Labels(labels).appendWords(of: number, to: &text) else { return [] }
    return [text.string] + Labels(others).words(startingWith: number + [0x2e])
  }

  /// The names of all lenses that there are, those that may be several without what else they may be.
  var allNames: [String] {
    var names: [String] = []
    let entries = (Labels.entries(labels) + Labels.entries(others))
      .sorted { $0.value.utf8.lexicographicallyPrecedes($1.value.utf8) }
    for entry in entries {
      let name = Self.withoutOthers(entry.words)
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// `A 50mm F2` of `A 50mm F2 or B 50mm F2`.
  static func withoutOthers(_ name: String) -> String {
    guard let end = name.utf8.firstIndex(range: " or ") else { return name }
    return String(name[..<end])
  }
}
