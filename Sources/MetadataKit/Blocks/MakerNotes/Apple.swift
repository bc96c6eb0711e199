extension MakerNoteTags {
  /// Apple's notes: a directory of numbers, texts and property lists.
  static let apple = MakerNoteTags(
    "Apple", .apple,
    [
      NotePart(0x3, .appleRunTime, .undefined) { $0.tellRunTime(&$1) },
      NotePart(0x41, .apple, .undefined, condition: "unit=7") { $0.tellTruth(&$1) },
      NotePart(0x42, .apple, .undefined, condition: "unit=7") { $0.tellTruth(&$1) },
      NotePart(0x41, .apple, .signedLong, condition: "unit=9") {
        $0.tellWhole(.apple, 0x30041, &$1)
      },
      NotePart(0x42, .apple, .signedLong, condition: "unit=9") {
        $0.tellWhole(.apple, 0x30042, &$1)
      },
    ], hasLong8: true)
}

extension NotePart.Content {
  /// Tells how long the phone had been running, of a dictionary.
  fileprivate func tellRunTime(_ found: inout MetadataBuilder) {
    // Entries may share a list: each is paid for as what it may hold.
    guard (try? found.charge(entries: 4, bytes: bytes.count)) != nil,
      case .dictionary(let entries)? = BinaryPropertyList(bytes)?.root
    else { return }
    for entry in entries {
      guard case .integer(let number) = entry.value, let name = Self.name(entry.key) else {
        continue
      }
      found.add(.appleRunTime, name, group: note.group ?? "Apple", Int(number))
    }
  }

  /// Tells of what is a truth value, beside it as exiftool has it.
  fileprivate func tellTruth(_ found: inout MetadataBuilder) {
    for row in [0x10000, 0x20000] {
      found.add(
        .apple, UInt32(tag + row), group: note.group, .undefined, count: bytes.count, note.order,
        bytes: bytes, isInFile: note.isInFile)
    }
  }

  /// What a key of the dictionary is called.
  private static func name(_ key: [UInt8]) -> String? {
    switch String(decoding: key, as: UTF8.self) {
    case "flags": "RunTimeFlags"
    case "value": "RunTimeValue"
    case "timescale": "RunTimeScale"
    case "epoch": "RunTimeEpoch"
    default: nil
    }
  }
}
