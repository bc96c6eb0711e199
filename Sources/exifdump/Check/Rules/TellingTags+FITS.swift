extension TellingTags {
  /// Whether a keyword of FITS says where the telescope stood, in metres or degrees (FITS 4.0 §8.4.1).
  static func isObservatory(_ name: TellingName) -> Bool {
    isOfFITS(name) && name.text.hasPrefix("obsgeo")
  }

  /// Whether a keyword of FITS names who has taken the picture (FITS 4.0 §4.4.2.2).
  static func isObserver(_ name: TellingName) -> Bool {
    isOfFITS(name) && name.text == "observer"
  }

  /// Whether a keyword of FITS names a file, mostly one that the picture was made from: `ORIGFILE`, `DARKFILE`.
  static func isFileOfFITS(_ name: TellingName) -> Bool {
    isOfFITS(name) && name.text.hasSuffix("file")
  }

  /// Whether a keyword of FITS is that of a device's serial number. What ends in `SN` may be a ratio of signal and noise
  /// as well, or the number of a frame.
  static func isSerialOfFITS(_ name: TellingName) -> Bool {
    guard isOfFITS(name), let ending = serialEndings.first(where: name.text.hasSuffix) else {
      return false
    }
    let device = String(name.text.dropLast(ending.count))
    return devicesOfFITS.contains(device) || device.isEmpty && ending == "serno"
  }

  private static func isOfFITS(_ name: TellingName) -> Bool { name.group == "FITS" }

  private static let serialEndings = ["serno", "ser", "sn"]
  private static let devicesOfFITS: Set = ["cam", "camera", "ccd", "instr", "inst", "tel"]
}
