/// Names of tags that somebody may have meant.
enum NearNames {
  /// How many are offered.
  private static let most = 4

  /// What is said of a word that no tag is called by, behind that: `. Did you mean FNumber or Number?`
  static func advice(on word: String) -> String {
    if TagPattern.isGroup(word) { return ". It is a group: write '\(word):all'." }
    let names = of(word)
    guard let last = names.last else { return "" }
    let list = names.count == 1 ? last : names.dropLast().joined(separator: ", ") + " or " + last
    return ". Did you mean \(list)?"
  }

  /// The nearest names, the best first; those that contain the text where none is near. None for what
  /// stands for many.
  static func of(_ text: String) -> [String] {
    let wanted = Array((text.split(separator: ":").last ?? "").lowercased().utf8)
    guard wanted.count >= 2, wanted.count <= 64, !TagPattern.isOpen(text), text != "all",
      !text.lowercased().hasSuffix(":all")
    else { return [] }
    var names: [(distance: Int, name: String)] = []
    var seen: Set<String> = []
    for row in ExplainedRow.all where seen.insert(row.name).inserted {
      let name = Array(row.name.lowercased().utf8)
      let near = distance(wanted, name)
      if near <= max(1, wanted.count / 4) {
        names.append((near, row.name))
      } else if name.contains(wanted) {
        names.append((name.count, row.name))
      }
    }
    names.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return names.prefix(most).map(\.name)
  }

  /// How many letters must be put in, left out, changed or swapped to make one text the other.
  private static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    guard abs(first.count - second.count) <= 8 else { return .max }
    var before: [Int] = []
    var last = Array(0...second.count)
    for (row, letter) in first.enumerated() {
      var line = [row + 1]
      for (column, other) in second.enumerated() {
        var best = min(
          last[column + 1] + 1, line[column] + 1, last[column] + (letter == other ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == other {
          best = min(best, before[column - 1] + 1)
        }
        line.append(best)
      }
      before = last
      last = line
    }
    return last[second.count]
  }
}
