/// Sigma's and Foveon's raw files.
extension TagTable {
  /// The header before version 4: numbers are byte positions.
  package static let sigmaHeader = TagTable(
    "SigmaRawHeader", group: "SigmaRaw",
    [
      TagRow(4, "FileVersion", format: .long, value: version),
      TagRow(8, "ImageUniqueID", format: .undefined, count: 16, value: Meaning.hexadecimal),
      TagRow(24, "MarkBits", format: .long, print: bits),
      TagRow(28, "ImageWidth", format: .long),
      TagRow(32, "ImageHeight", format: .long),
      TagRow(36, "Rotation", format: .long),
      TagRow(40, "WhiteBalance", format: .ascii, count: 32),
      TagRow(72, "SceneCaptureType", format: .ascii, count: 32),
    ])

  package static let sigmaHeader4 = TagTable(
    "SigmaRawHeader4", group: "SigmaRaw",
    [
      TagRow(4, "FileVersion", format: .long, value: version),
      TagRow(40, "ImageWidth", format: .long),
      TagRow(44, "ImageHeight", format: .long),
      TagRow(48, "Rotation", format: .long),
    ])

  /// Numbers that versions 2.1 to 2.3 have behind the header, by their kind.
  package static let sigmaHeaderExtension = TagTable(
    "SigmaRawHeaderExt", group: "SigmaRaw",
    [
      TagRow(1, "ExposureAdjust", print: oneDigit),
      TagRow(2, "Contrast", print: oneDigit),
      TagRow(3, "Shadow", print: oneDigit),
      TagRow(4, "Highlight", print: oneDigit),
      TagRow(5, "Saturation", print: oneDigit),
      TagRow(6, "Sharpness", print: oneDigit),
      TagRow(7, "RedAdjust", print: oneDigit),
      TagRow(8, "GreenAdjust", print: oneDigit),
      TagRow(9, "BlueAdjust", print: oneDigit),
      TagRow(10, "X3FillLight", print: oneDigit),
    ])

  package static let sigmaImages = TagTable(
    "SigmaRaw", group: "SigmaRaw", isNumberless: true,
    [
      TagRow(0, "PreviewImage", traits: .binary),
      TagRow(1, "JpgFromRaw", traits: .binary),
    ])

  /// What the file names by words, ``SigmaProperty``.
  package static let sigmaProperties = TagTable(
    "SigmaRawProperties", group: "SigmaRaw", yields: true, isNumberless: true,
    [
      TagRow(0, "MeteringMode", "8=8-segment|A=Average|C=Center-weighted average"),
      TagRow(1, "AFArea"),
      TagRow(2, "AFInFocus"),
      TagRow(3, "FocusMode"),
      TagRow(4, "ApertureDisplayed"),
      TagRow(5, "FNumber", print: oneDigit),
      TagRow(6, "BracketShot"),
      TagRow(7, "BurstShot"),
      TagRow(8, "Make"),
      TagRow(9, "Model"),
      TagRow(10, "CameraName"),
      TagRow(11, "SerialNumber"),
      TagRow(12, "SceneCaptureType"),
      TagRow(13, "ColorSpace"),
      TagRow(
        14, "DriveMode",
        "10S=10 s Timer|2S=2 s Timer|AB=Auto Bracket|MULTI=Multi Shot|OFF=Off|SINGLE=Single Shot|UP=Mirror Up"
      ),
      TagRow(15, "EvalState"),
      TagRow(16, "ExposureCompensation", print: Wording.exposureCompensation),
      TagRow(17, "NetExposureCompensation", print: Wording.exposureCompensation),
      TagRow(18, "IntegrationTime", value: Meaning.microseconds, print: integrationTime),
      TagRow(19, "FirmwareVersion"),
      TagRow(20, "FlashMode", print: capitalized),
      TagRow(21, "FlashExpComp"),
      TagRow(22, "FlashPower"),
      TagRow(23, "FlashTTLMode"),
      TagRow(24, "FlashType"),
      TagRow(25, "FocalLength", print: Wording.focalLength),
      TagRow(26, "FocalLengthIn35mmFormat", print: Wording.focalLength),
      TagRow(27, "Focus", "AF=Auto-focus Locked|M=Manual|NO LOCK=Auto-focus Didn't Lock"),
      TagRow(28, "ImagerBoardID"),
      TagRow(29, "SensorTemperature", print: Wording.celsius),
      TagRow(30, "ImageBoardID"),
      TagRow(31, "ISO"),
      TagRow(32, "LensApertureRange"),
      TagRow(33, "LensFocalRange"),
      TagRow(34, "LensType", SigmaLenses.labels, value: lensNumber, traits: .hexadecimal),
      TagRow(35, "ExposureProgram", "A=Aperture Priority|M=Manual|P=Program|S=Shutter Priority"),
      TagRow(36, "Quality", "HI=High|LOW=Low|MED=Medium"),
      TagRow(37, "SensorID"),
      TagRow(38, "ShutterSpeedDisplayed"),
      TagRow(39, "ExposureTime", print: Wording.exposureTime),
      TagRow(40, "DateTimeOriginal", value: unixTime),
      TagRow(41, "WhiteBalance"),
      TagRow(42, "VersionBF"),
    ])
}

/// Sigma's name of a property, and the field's.
struct SigmaProperty: Sendable {
  let key: String
  let name: String

  private init(_ key: String, _ name: String) {
    self.key = key
    self.name = name
  }

  static let all: [SigmaProperty] = [
    SigmaProperty("AEMODE", "MeteringMode"),
    SigmaProperty("AFAREA", "AFArea"),
    SigmaProperty("AFINFOCUS", "AFInFocus"),
    SigmaProperty("AFMODE", "FocusMode"),
    SigmaProperty("AP_DESC", "ApertureDisplayed"),
    SigmaProperty("APERTURE", "FNumber"),
    SigmaProperty("BRACKET", "BracketShot"),
    SigmaProperty("BURST", "BurstShot"),
    SigmaProperty("CAMMANUF", "Make"),
    SigmaProperty("CAMMODEL", "Model"),
    SigmaProperty("CAMNAME", "CameraName"),
    SigmaProperty("CAMSERIAL", "SerialNumber"),
    SigmaProperty("CM_DESC", "SceneCaptureType"),
    SigmaProperty("COLORSPACE", "ColorSpace"),
    SigmaProperty("DRIVE", "DriveMode"),
    SigmaProperty("EVAL_STATE", "EvalState"),
    SigmaProperty("EXPCOMP", "ExposureCompensation"),
    SigmaProperty("EXPNET", "NetExposureCompensation"),
    SigmaProperty("EXPTIME", "IntegrationTime"),
    SigmaProperty("FIRMVERS", "FirmwareVersion"),
    SigmaProperty("FLASH", "FlashMode"),
    SigmaProperty("FLASHEXPCOMP", "FlashExpComp"),
    SigmaProperty("FLASHPOWER", "FlashPower"),
    SigmaProperty("FLASHTTLMODE", "FlashTTLMode"),
    SigmaProperty("FLASHTYPE", "FlashType"),
    SigmaProperty("FLENGTH", "FocalLength"),
    SigmaProperty("FLEQ35MM", "FocalLengthIn35mmFormat"),
    SigmaProperty("FOCUS", "Focus"),
    SigmaProperty("IMAGERBOARDID", "ImagerBoardID"),
    SigmaProperty("IMAGERTEMP", "SensorTemperature"),
    SigmaProperty("IMAGEBOARDID", "ImageBoardID"),
    SigmaProperty("ISO", "ISO"),
    SigmaProperty("LENSARANGE", "LensApertureRange"),
    SigmaProperty("LENSFRANGE", "LensFocalRange"),
    SigmaProperty("LENSMODEL", "LensType"),
    SigmaProperty("PMODE", "ExposureProgram"),
    SigmaProperty("RESOLUTION", "Quality"),
    SigmaProperty("SENSORID", "SensorID"),
    SigmaProperty("SH_DESC", "ShutterSpeedDisplayed"),
    SigmaProperty("SHUTTER", "ExposureTime"),
    SigmaProperty("TIME", "DateTimeOriginal"),
    SigmaProperty("WB_DESC", "WhiteBalance"),
    SigmaProperty("VERSION_BF", "VersionBF"),
  ]
}

/// Two numbers of 16 bits, `2.3`.
@Sendable private func version(_ tag: Tag, _ text: inout TextBuffer) {
  let number = tag.integer() ?? 0
  text.append("\(number >> 16).\(number & 0xffff)")
}

/// `[0], [3]`: which bits are set.
@Sendable private func bits(_ tag: Tag, _ text: inout TextBuffer) {
  let number = tag.integer() ?? 0
  let set = (0..<32).filter { number >> $0 & 1 == 1 }
  text.append(set.isEmpty ? "(none)" : set.map { "[\($0)]" }.joined(with: ", "))
}

@Sendable private func oneDigit(_ tag: Tag, _ text: inout TextBuffer) {
  text.append(tag.loose, fractionDigits: 1)
}

@Sendable private func integrationTime(_ tag: Tag, _ text: inout TextBuffer) {
  text.appendExposureTime(tag.loose * 1e-6)
}

@Sendable private func capitalized(_ tag: Tag, _ text: inout TextBuffer) {
  let word = tag.string.lowercased()
  text.append(word.prefix(1).uppercased() + word.dropFirst())
}

@Sendable private func unixTime(_ tag: Tag, _ text: inout TextBuffer) {
  text.append(unixTime: Int64(tag.string) ?? 0)
}

/// A number in hexadecimal; another text as it is.
@Sendable private func lensNumber(_ tag: Tag, _ text: inout TextBuffer) {
  if let number = Int64(tag.string, radix: 16) {
    text.append(number)
  } else {
    text.append(tag.string)
  }
}
