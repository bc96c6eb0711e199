/// Texts in the order of a document, each once, and no more than a number: paths of files that it refers to, accounts.
struct DistinctTexts {
  private(set) var texts: [[UInt8]] = []
  /// Whether some are left out.
  private(set) var isCutShort = false
  private var told: Set<[UInt8]> = []

  /// A sheet of Excel has so many links at most.
  static let most = 65_530

  mutating func add(_ text: [UInt8]) {
    guard texts.count < Self.most || told.contains(text) else {
      isCutShort = true
      return
    }
    if told.insert(text).inserted { texts.append(text) }
  }

  mutating func add(_ texts: [[UInt8]]) { for text in texts { add(text) } }

  mutating func add(_ others: DistinctTexts) {
    add(others.texts)
    if others.isCutShort { isCutShort = true }
  }
}

extension MetadataBuilder {
  /// Adds texts as a list; a warning tells of those that are left out.
  ///
  /// - Parameter what: what they are: `files that a document refers to`
  mutating func add(_ list: DistinctTexts, _ what: String, _ table: TagTable, row: Int) {
    for (index, text) in list.texts.enumerated() {
      continuesList = index > 0
      add(table, row: row, .utf8, count: text.count, bytes: text[...], at: nil)
    }
    continuesList = false
    guard list.isCutShort else { return }
    warn(
      Warning(.limitExceeded, "more than \(DistinctTexts.most) \(what) are left out")
        .hidingProperties)
  }
}
