/// Texts that are paths of files.
package enum FilePathText {
  /// Windows' longest path has 32,767 characters: what is longer is none.
  package static let longest = 32 << 10
  /// No path has fewer bytes: `C:\a`, `/a/b`.
  static let shortest = 4

  /// Whether a text is a path from the top on: `C:\Users\jane\a.jpg`, `\\server\share\a.jpg`, `/home/jane/a.jpg`,
  /// `Disk:Users:jane:a.jpg` of old Macs, or the URL of a file.
  ///
  /// - Parameter isAmongWords: whether it may as well be words, as in descriptions and programs: where slashes or colons
  ///   alone tell a path, it has an extension then, or starts as folders of users and volumes do, and no step of it has a
  ///   blank at an end, as words beside a slash have.
  package static func isWhole(_ text: [UInt8], isAmongWords: Bool = true) -> Bool {
    guard (shortest...longest).contains(text.count), text[0] > 0x20,
      !text.contains(where: { $0 < 0x20 })
    else { return false }
    if NumberText.isLetter(text[0]), text[1] == 0x3a { return isSlash(text[2]) }
    if text[0] == 0x5c { return text[1] == 0x5c && text[2] > 0x20 }
    // Words may have a slash between them, too.
    if text[0] == 0x2f {
      return text[1] > 0x20 && text[1] != 0x2f && text[2...].contains(0x2f)
        && (!isAmongWords || hasExtension(text) || startsAsOfUsers(text))
    }
    if schemes.contains(where: { text.span.matchesInAnyCase($0 + ":/") }) { return true }
    // So have times, scales and addresses of devices colons between them, and names of schemas.
    guard !NumberText.isDigit(text[0]), !text.contains(where: isSlash) else { return false }
    let steps = text.split(separator: 0x3a, omittingEmptySubsequences: false)
    return steps.count > 3 && steps[0].count > 2
      && (hasExtension(text) || steps[1].elementsEqual("Users".utf8))
      && steps.allSatisfy { $0.first.map { $0 > 0x20 } == true }
  }

  private static func startsAsOfUsers(_ text: [UInt8]) -> Bool {
    ofUsers.contains { text.starts(with: $0.utf8) }
      && text.split(separator: 0x2f).allSatisfy { $0.first != 0x20 && $0.last != 0x20 }
  }

  /// Whether a text is a path that starts lower than at the top of a drive: one that goes up (`..\..\Users\jane\a.jpg`),
  /// or is of the drive at hand (`\Users\jane\a.jpg`).
  static func isOfDriveAtHand(_ text: [UInt8]) -> Bool {
    guard (shortest...longest).contains(text.count), let end = ending(of: text),
      !text.contains(where: { $0 < 0x20 })
    else { return false }
    if text.starts(with: "..\\".utf8) || text.starts(with: "../".utf8) { return true }
    return text[0] == 0x5c && NumberText.isLetter(text[1]) && text[1...].contains(0x5c)
      && !isFormula(text, end)
  }

  /// Whether a text that starts as a path of the drive at hand is rather a formula of TeX, `\frac{1}{2}\cdot x.y` or
  /// `\Delta t\approx 3.2s`: by its marks, a blank at the end of a step, or a number or a letter for an extension.
  private static func isFormula(_ text: [UInt8], _ ending: ArraySlice<UInt8>) -> Bool {
    // No command is called as a folder of users is.
    if foldersOfUsers.contains(where: { text.span.matchesInAnyCase($0) }) { return false }
    if ending.count < 2 || ending.first.map(NumberText.isDigit) == true { return true }
    return text.contains { marksOfFormulas.contains($0) }
      || zip(text, text.dropFirst()).contains { $0 == 0x20 && $1 == 0x5c }
  }

  private static let foldersOfUsers = ["\\users\\", "\\documents and settings\\"]
  private static let marksOfFormulas = Array("{}=^".utf8)

  /// What paths start with that need no extension: macOS' and Linux' folders of users, and volumes.
  private static let ofUsers = ["/Users/", "/home/", "/Volumes/"]

  private static func hasExtension(_ text: [UInt8]) -> Bool { ending(of: text) != nil }

  /// What follows the dot, where it ends as the name of a file does: one to eight letters and digits, of which one is a
  /// letter.
  private static func ending(of text: [UInt8]) -> ArraySlice<UInt8>? {
    guard let dot = text.lastIndex(of: 0x2e) else { return nil }
    let end = text[(dot + 1)...]
    let isExtension =
      (1...8).contains(end.count) && end.contains(where: NumberText.isLetter)
      && end.allSatisfy { NumberText.isLetter($0) || NumberText.isDigit($0) }
    return isExtension ? end : nil
  }

  /// Whether it is such a path, or leads to what somebody keeps in OneDrive.
  static func leadsToFile(_ text: [UInt8], isAmongWords: Bool = true) -> Bool {
    isWhole(text, isAmongWords: isAmongWords) || PersonalSite.account(in: text) != nil
  }

  static func isSlash(_ byte: UInt8) -> Bool { byte == 0x2f || byte == 0x5c }

  private static let schemes = ["file", "smb", "afp", "nfs", "cifs"]
}
