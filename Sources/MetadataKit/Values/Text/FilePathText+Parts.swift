extension FilePathText {
  /// Takes the values among settings, but for those that no path is as long as:
  /// `Provider=Microsoft.ACE.OLEDB.12.0;Data Source=C:\data\a.accdb`.
  ///
  /// - Parameter take: takes a value, and whether it is one of a setting that files or folders are for.
  package static func values(
    ofSettings settings: [UInt8], _ take: (_ value: [UInt8], _ isOfFiles: Bool) -> Void
  ) {
    var rest = settings[...]
    while !rest.isEmpty {
      let setting = rest.prefix { $0 != 0x3b }
      rest = rest[setting.endIndex...].dropFirst()
      guard let mark = setting.firstIndex(of: 0x3d) else { continue }
      guard setting.endIndex - mark <= longest else { continue }
      let value = setting[(mark + 1)...].filter { $0 != 0x22 && $0 != 0x27 }
      take(Array(value.drop { $0 == 0x20 }), isOfFiles(setting[..<mark]))
    }
  }

  /// What drivers of databases call the files and folders that they open (ODBC, OLE DB).
  private static let settingsOfFiles = [
    "data source", "database", "dbq", "defaultdir", "filedsn", "jet oledb:system database",
    "source", "sourcedb", "systemdb",
  ]

  private static func isOfFiles(_ setting: ArraySlice<UInt8>) -> Bool {
    var name = setting.drop { $0 == 0x20 }
    while name.last == 0x20 { name.removeLast() }
    return settingsOfFiles.contains { name.span.isInAnyCase($0) }
  }

  /// The path in a picture's description, or all of it where it leads to OneDrive: Office writes a sentence of its own on
  /// the lines behind it, and what follows before it (`Description: C:\…`), in converted documents twice. Quotes around it
  /// are left out.
  package static func described(by text: [UInt8]) -> [UInt8]? {
    if PersonalSite.account(in: text) != nil { return text }
    var rest = text.drop { $0 <= 0x20 }.prefix { $0 >= 0x20 }
    while rest.last == 0x20 { rest.removeLast() }
    for _ in 0..<3 {
      let path = Array(withoutQuotes(rest).prefix(longest + 1))
      if isWhole(path) || isOfDriveAtHand(path) { return path }
      guard let colon = rest.prefix(longestWord).firstIndex(of: 0x3a) else { return nil }
      let behind = rest[(colon + 1)...]
      guard behind.first == 0x20 else { return nil }
      rest = behind.drop { $0 == 0x20 }
    }
    return nil
  }

  private static let longestWord = 64

  /// Takes the lines of a text that are paths, and the paths that stand behind a few words: `Info=C:\data\a.czi`,
  /// `Info From File: /home/jane/a.tif`.
  package static func paths(inLinesOf text: [UInt8], _ take: ([UInt8]) -> Void) {
    var rest = text[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 >= 0x20 }
      rest = rest[line.endIndex...].dropFirst()
      guard line.count >= shortest, line.contains(where: { isSlash($0) || $0 == 0x3a }) else {
        continue
      }
      let words = line.prefix(longestWord)
      takePath(in: line, take)
      if let sign = words.firstIndex(of: 0x3d) { takePath(in: line[(sign + 1)...], take) }
      let colon = words.indices.first {
        words[$0] == 0x3a && line[($0 + 1)...].first == 0x20
      }
      if let colon { takePath(in: line[(colon + 1)...], take) }
    }
  }

  /// Takes what is left of a line, without blanks and quotes around it, where it is a path.
  private static func takePath(in line: ArraySlice<UInt8>, _ take: ([UInt8]) -> Void) {
    var rest = line.drop { $0 == 0x20 }.prefix(longest + longestWord)
    while rest.last == 0x20 { rest.removeLast() }
    rest = withoutQuotes(rest)
    guard rest.count >= shortest else { return }
    let path = Array(rest)
    if isWhole(path) { take(path) }
  }

  private static func withoutQuotes(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard text.count > 1, text.first == 0x22, text.last == 0x22 else { return text }
    return text.dropFirst().dropLast()
  }

  /// Takes what stands in quotes in a formula, each by itself: `='C:\data\[a.xls]b'!A1+'D:\[c.xls]d'!A1`.
  ///
  /// - Parameter quotes: the bytes that are quotes; within, they are written twice.
  package static func quoted(
    in text: some Sequence<UInt8>, _ quotes: [UInt8], _ take: ([UInt8]) -> Void
  ) {
    var value: [UInt8] = []
    // That of the value which is open, or has ended with the byte before.
    var quote: UInt8?
    var isOpen = false
    for byte in text {
      if isOpen {
        if byte == quote { isOpen = false } else { value.append(byte) }
      } else if byte == quote {
        value.append(byte)
        isOpen = true
      } else {
        if quote != nil { take(value) }
        value.removeAll(keepingCapacity: true)
        isOpen = quotes.contains(byte)
        quote = isOpen ? byte : nil
      }
    }
    if quote != nil, !isOpen { take(value) }
  }

  /// Takes what each line of a log has for a path, words behind it: `File C:\Users\jane\a.psd saved`,
  /// `In: Disk:Users:jane:a.psd`; of several the first with all that follows, and the others up to the next.
  package static func lines(ofLog log: [UInt8], _ take: ([UInt8]) -> Void) {
    var rest = log[...]
    while !rest.isEmpty {
      let line = rest.prefix { $0 >= 0x20 }
      rest = rest[line.endIndex...].dropFirst()
      let starts = line.indices.filter { startsPath(line, at: $0) }
      guard let first = starts.first else {
        if let found = pathOfOldMac(inLine: line) { take(Array(found.prefix(longest))) }
        continue
      }
      take(Array(line[first...].prefix(longest)))
      for (start, end) in zip(starts.dropFirst(), starts.dropFirst(2) + [line.endIndex]) {
        take(Array(line[start..<end].prefix(longest)))
      }
    }
  }

  /// Old Macs have colons between the steps, and blanks in the names of volumes: a word before one is left out. Dates
  /// have colons, too.
  private static func pathOfOldMac(inLine line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let first = line.first, !NumberText.isDigit(first), line.count(where: { $0 == 0x3a }) > 1
    else { return nil }
    var path = line
    if let colon = path.firstIndex(of: 0x3a), path[(colon + 1)...].first == 0x20 {
      path = path[(colon + 2)...]
    }
    if let blank = path.firstIndex(of: 0x20), let colon = path.firstIndex(of: 0x3a), blank < colon {
      path = path[(blank + 1)...]
    }
    return zip(path, path.dropFirst()).contains(where: { $0 == 0x3a && $1 == 0x20 }) ? nil : path
  }

  /// Whether a path starts there from the top on: no letter, digit or step stands before it.
  private static func startsPath(_ line: ArraySlice<UInt8>, at index: Int) -> Bool {
    guard line.endIndex - index > 3 else { return false }
    if index > line.startIndex {
      let before = line[index - 1]
      if NumberText.isLetter(before) || NumberText.isDigit(before) || before == 0x2e
        || isSlash(before)
      {
        return false
      }
    }
    let (first, second, third) = (line[index], line[index + 1], line[index + 2])
    if first == 0x2f { return second > 0x20 && second != 0x2f }
    if first == 0x5c { return second == 0x5c && third > 0x20 }
    if NumberText.isLetter(first), second == 0x3a { return isSlash(third) }
    let rest = line[index...]
    return rest.span.matchesInAnyCase("file:/")
  }
}
