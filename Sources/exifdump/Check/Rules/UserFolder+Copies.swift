extension UserFolder.Steps {
  /// Whether a drive has the folder at an index in a copy of another, by what that is called: `D:\Backup\Users\jane`,
  /// `D:\Backup\2020-11-30\Users\jane`, `E:\Old PC\Users\jane`. What else has such a folder are pages, programs and
  /// pictures.
  func isInCopy(_ index: Int) -> Bool {
    guard start.hasMarkOfDrive, index > start.top + 1, names[index] != "home" else { return false }
    let around = names[(start.top + 1)..<index]
    return around.contains(where: Self.isCopy)
      && around.allSatisfy { Self.isCopy($0) || Self.isDate($0) }
  }

  private static func isCopy(_ name: String) -> Bool {
    // Drives within a copy are letters.
    if name.utf8.count == 1 { return name.contains(where: \.isLetter) }
    let words = name.split { !$0.isLetter }
    let isCalledSo = words.contains { word in
      copies.contains(String(word)) || startsOfCopies.contains(where: word.hasPrefix)
    }
    return isCalledSo || isOfAnother(words.joined())
  }

  /// Whether a name, by its letters, is of another computer or disk. What is only called old may be anything, but for
  /// what has no other name.
  private static func isOfAnother(_ letters: String) -> Bool {
    ["old", "laptop", "pc"].contains(letters) || letters.hasPrefix("backup")
      || computers.contains { letters.contains("old" + $0) }
  }

  /// Whether a name has digits, and no letters: a copy of a day, or one of several.
  private static func isDate(_ name: String) -> Bool {
    name.contains(where: \.isNumber) && !name.contains(where: \.isLetter)
  }

  private static let copies: Set = [
    "bak", "copia", "copias", "copie", "copies", "copy", "kopia", "kopie", "respaldo", "respaldos",
    "sauvegarde", "sauvegardes",
  ]
  private static let startsOfCopies = ["backup", "sicherung", "datensicherung"]
  private static let computers = [
    "computer", "disk", "drive", "hd", "laptop", "mac", "notebook", "pc", "ssd",
  ]
}
