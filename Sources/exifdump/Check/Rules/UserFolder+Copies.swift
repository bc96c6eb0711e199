extension UserFolder.Steps {
  /// Whether a drive has the folder at an index in a copy of another, by what that is called: `D:\Backup\Users\jane`,
  /// `D:\Backup\2020-11-30\Users\jane`, `E:\Old PC\Users\jane`. What else has such a folder are pages, programs and
  /// pictures.
  func isInCopy(_ index: Int) -> Bool {
    // Nothing else is called as macOS calls its disk.
    if index > start.top, names[index - 1].hasPrefix("macintosh hd") {
      return names[index] != "home"
    }
    guard start.hasMarkOfDrive, index > start.top + 1, names[index] != "home" else { return false }
    let around = names[(start.top + 1)..<index]
    guard around.contains(where: Self.isCopy) else {
      return around.count == 1 && around.allSatisfy { isOtherDrive($0) }
    }
    // Drives within a copy are letters, `D:\Backup\C`, and may stand before it.
    return around.allSatisfy {
      Self.isCopy($0) || Self.isDate($0) || Self.letter(ofDrive: $0) != nil
    }
  }

  /// Whether a folder is called as another drive mostly is: `E:\C`, `E:\C drive`. Machines that build have others,
  /// `D:\a`, `C:\s`.
  private func isOtherDrive(_ name: String) -> Bool {
    guard let letter = Self.letter(ofDrive: name) else { return false }
    return ("c"..."h").contains(letter) && names[start.top].first != letter.first
  }

  /// The letter of the drive that a name is one of: `c`, `c drive`, `drive-c`.
  private static func letter(ofDrive name: String) -> String? {
    if isLetter(name) { return name }
    let words = name.split { !$0.isLetter }.map { String($0) }
    guard words.count == 2, words.contains(where: drives.contains) else { return nil }
    return words.first(where: isLetter)
  }

  private static func isLetter(_ name: String) -> Bool {
    name.utf8.count == 1 && name.contains(where: \.isLetter)
  }

  private static func isCopy(_ name: String) -> Bool {
    let words = name.split { !$0.isLetter }.map { String($0) }
    if words.contains(where: isWordOfCopy) { return true }
    // What is only called old may be anything, but for what has no other name.
    if words.count == 1 { return ["old", "laptop", "pc"].contains(words[0]) }
    return zip(words, words.dropFirst()).contains { word, next in
      word == "old" && isComputer(next) || word == "back" && ["up", "ups"].contains(next)
    }
  }

  private static func isWordOfCopy(_ word: String) -> Bool {
    if copies.contains(word) || startsOfCopies.contains(where: { word.hasPrefix($0) }) {
      return true
    }
    // `oldpc`, `dadsoldlaptop`.
    return word.hasPrefix("old") && isComputer(String(word.dropFirst(3)))
      || computersOfSomebody.contains { word.hasSuffix("old" + $0) }
  }

  /// Whether a word means a computer or a disk, or several.
  private static func isComputer(_ word: String) -> Bool {
    computers.contains(word.hasSuffix("s") ? String(word.dropLast()) : word)
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
  private static let drives: Set = ["disk", "drive", "hd", "hdd", "laufwerk", "ssd"]
  private static let computersOfSomebody = ["computer", "laptop", "macbook", "notebook", "pc"]
  private static let computers: Set = [
    "computer", "disk", "drive", "hd", "hdd", "laptop", "mac", "macbook", "notebook", "pc", "ssd",
  ]
}
