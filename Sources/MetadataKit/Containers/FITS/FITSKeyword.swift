/// The keywords of cards.
enum FITSKeyword {
  /// Whether the standard's keywords may have a character (§4.1.2.1).
  static func mayHave(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5a, 0x30...0x39, 0x2d, 0x5f: true
    default: false
    }
  }

  /// The field's name of a keyword: `OBS_ID` is `ObsId`.
  static func name(_ keyword: String) -> String {
    switch keyword {
    case "TELESCOP": return "Telescope"
    case "BACKGRND": return "Background"
    case "INSTRUME": return "Instrument"
    case "DATE": return "CreateDate"
    case "REFERENC": return "Reference"
    case "DATE-OBS": return "ObservationDate"
    case "TIME-OBS": return "ObservationTime"
    case "DATE-END": return "ObservationDateEnd"
    case "TIME-END": return "ObservationTimeEnd"
    default: break
    }
    var name: [UInt8] = []
    var isAfterLine = false
    for byte in keyword.utf8 {
      if byte == UInt8(ascii: "_"), !isAfterLine {
        isAfterLine = true
        continue
      }
      let isCapital = NumberText.isUpper(byte)
      name.append(isCapital && !isAfterLine && !name.isEmpty ? byte | 0x20 : byte)
      isAfterLine = false
    }
    return String(decoding: name, as: UTF8.self).tagName
  }
}
