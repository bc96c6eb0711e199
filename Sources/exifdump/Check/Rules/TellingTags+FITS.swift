import MetadataKit

extension TellingTags {
  /// Whether a keyword of FITS says where the telescope stood, in meters or degrees (FITS 4.0 §8.4.1), or as programs
  /// and observatories call it in eight letters.
  static func isObservatory(_ name: TellingName) -> Bool {
    isOfFITS(name)
      && (name.text.hasPrefix("obsgeo") || isLongitude(name)
        || observatories.contains(name.tag.name.lowercased()))
  }

  /// Whether a keyword of FITS is what is left of `LONGITUDE` in eight letters: beside a latitude that of the telescope;
  /// of the sun's pictures it is one there.
  static func isLongitude(_ name: TellingName) -> Bool {
    isOfFITS(name) && name.text == "longitud"
  }

  /// What `-LAT` and the like end would be a language elsewhere.
  private static let observatories: Set = [
    "obslat", "obslon", "obslng", "obslong", "obs-lat", "obs-lon", "obs-lng", "obs-long",
    "sitelon", "sitelng", "site-lat", "site-lon", "site-lng", "site-long",
  ]

  /// Whether a keyword of FITS names whom a program is licensed to (`SWOWNER`, MaxIm DL's).
  static func isLicensee(_ name: TellingName) -> Bool {
    isOfFITS(name) && name.text == "swowner"
  }

  /// Whether a keyword of FITS has what was done to a picture, the files among it, or words (FITS 4.0 §4.4.2.4).
  static func isLogOfFITS(_ name: TellingName) -> Bool {
    isOfFITS(name) && ["history", "comment"].contains(name.text)
  }

  /// Whether such a value names a user, as fv (HEASARC) does: `File modified by user 'jane' with fv`.
  static func namesUser(_ value: [UInt8]) -> Bool {
    let mark = "by user '"
    guard let place = value[...].firstPlace(of: mark) else { return false }
    let name = value[(place + mark.utf8.count)...]
    return name.firstIndex(of: UInt8(ascii: "'")).map { $0 > name.startIndex } == true
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
