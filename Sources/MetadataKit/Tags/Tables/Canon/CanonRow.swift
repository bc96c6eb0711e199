/// Rows that the tables of what Canon's cameras keep of themselves have in common, each at a place of
/// its own. They yield to the same tag of EXIF or of another structure.
enum CanonRow {
  static func fNumber(_ id: UInt32) -> TagRow {
    TagRow(
      id, "FNumber", condition: "!.=0", value: CanonValue.infoFNumber,
      print: CanonValue.infoFNumberWords, traits: .yields)
  }

  static func exposureTime(_ id: UInt32) -> TagRow {
    TagRow(
      id, "ExposureTime", condition: "!.=0", value: CanonValue.infoExposureTime,
      print: CanonValue.infoExposureTimeWords, traits: .yields)
  }

  static func iso(_ id: UInt32) -> TagRow {
    TagRow(
      id, "ISO", value: CanonValue.cameraISO, print: CanonValue.cameraISOWords, traits: .yields)
  }

  static func temperature(_ id: UInt32) -> TagRow {
    TagRow(
      id, "CameraTemperature", value: Meaning.less128, print: CanonValue.temperatureWords,
      traits: .yields)
  }

  static func orientation(_ id: UInt32) -> TagRow {
    TagRow(
      id, "CameraOrientation", "0=Horizontal (normal)|1=Rotate 90 CW|2=Rotate 270 CW",
      traits: .yields)
  }

  /// One of the distances between which the camera has focused.
  static func distance(_ id: UInt32, _ name: String) -> TagRow {
    TagRow(
      id, name, format: .short, value: Meaning.hundredth, print: CanonValue.distanceWords,
      traits: [.yields, .reversed])
  }

  // MARK: Lens

  static func focalLength(_ id: UInt32) -> TagRow {
    TagRow(
      id, "FocalLength", format: .short, condition: "!.=0", print: Wording.millimeters,
      traits: [.yields, .reversed])
  }

  /// The shortest or the longest focal length.
  static func lensLength(_ id: UInt32, _ name: String) -> TagRow {
    TagRow(
      id, name, format: .short, print: Wording.millimeters, traits: [.yields, .reversed])
  }

  static func lens(_ id: UInt32) -> TagRow {
    TagRow(id, "LensType", CanonLenses.labels, format: .short, traits: [.yields, .reversed])
  }

  static func magnification(_ id: UInt32) -> TagRow {
    TagRow(
      id, "MacroMagnification", condition: "lens=124", value: CanonValue.magnification,
      print: CanonValue.magnificationWords, traits: .yields)
  }

  // MARK: Colors and flash

  static func whiteBalance(_ id: UInt32) -> TagRow {
    TagRow(
      id, "WhiteBalance",
      "0=Auto|1=Daylight|2=Cloudy|3=Tungsten|4=Fluorescent|5=Flash|6=Custom|7=Black & White|8=Shade|9=Manual Temperature (Kelvin)|10=PC Set1|11=PC Set2|12=PC Set3|14=Daylight Fluorescent|15=Custom 1|16=Custom 2|17=Underwater|18=Custom 3|19=Custom 4|20=PC Set4|21=PC Set5|23=Auto (ambience priority)",
      format: .short, traits: .yields)
  }

  static func colorTemperature(_ id: UInt32) -> TagRow {
    TagRow(id, "ColorTemperature", format: .short, traits: .yields)
  }

  static func pictureStyle(_ id: UInt32) -> TagRow {
    TagRow(
      id, "PictureStyle",
      "0=None|1=Standard|2=Portrait|3=High Saturation|4=Adobe RGB|5=Low Saturation|6=CM Set 1|7=CM Set 2|33=User Def. 1|34=User Def. 2|35=User Def. 3|65=PC 1|66=PC 2|67=PC 3|129=Standard|130=Portrait|131=Landscape|132=Neutral|133=Faithful|134=Monochrome|135=Auto|136=Fine Detail|255=n/a|65535=n/a",
      traits: [.hexadecimal, .yields])
  }

  static func flash(_ id: UInt32) -> TagRow {
    TagRow(
      id, "FlashModel",
      "0=n/a|4=Speedlite 540EZ|5=Speedlite 380EX|6=Speedlite 550EX|8=Speedlite ST-E2|9=Speedlite MR-14EX|12=Speedlite 580EX|13=Speedlite 430EX|17=Speedlite 580EX II|18=Speedlite 430EX II|22=Speedlite 600EX-RT|23=Speedlite 600EX II-RT|24=Speedlite 90EX|25=Speedlite 430EX III-RT|31=Speedlite EL-1 ver2|33=Speedlite EL-5|34=Speedlite EL-10",
      value: Meaning.sevenBits, traits: .yields)
  }

  static func flashMetering(_ id: UInt32) -> TagRow {
    TagRow(
      id, "FlashMeteringMode", "0=E-TTL|3=TTL|4=External Auto|5=External Manual|6=Off",
      traits: .yields)
  }

  // MARK: Files

  static func fileIndex(_ id: UInt32) -> TagRow {
    TagRow(id, "FileIndex", format: .long, value: Meaning.oneMore, traits: .yields)
  }

  static func directoryIndex(_ id: UInt32) -> TagRow {
    TagRow(id, "DirectoryIndex", format: .long, value: CanonValue.oneLess, traits: .yields)
  }
}
