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
}
