/// Values of tags that have names of their own in ImageIO, by group and name.
struct NamedProperty: Sendable {
  enum Form: Sendable {
    case text
    /// An array of texts, also of one.
    case texts
    case number
    case integer
  }

  let group: String
  let name: String
  let dictionary: String
  let key: String
  let form: Form

  init(_ group: String, _ name: String, _ dictionary: String, _ key: String, _ form: Form = .text) {
    self.group = group
    self.name = name
    self.dictionary = dictionary
    self.key = key
    self.form = form
  }

  func value(of tag: Tag) -> PropertyValue? {
    switch form {
    case .text: tag.description.isEmpty ? nil : .string(tag.description)
    case .texts: .array(tag.values.prefix(4096).map { .string($0.description) })
    case .number: tag.number().flatMap { $0.isFinite ? .double($0) : nil }
    case .integer: tag.integer().map { .int(Int($0)) }
    }
  }

  /// Every one that is known, but those of IPTC.
  static let all: [NamedProperty] = [
    NamedProperty("Photoshop", "LayerNames", "{8BIM}", "LayerNames", .texts),
    NamedProperty("OpenEXR", "PixelAspectRatio", "{EXR}", "AspectRatio", .number),
    NamedProperty("OpenEXR", "Compression", "{EXR}", "Compression", .integer),
    NamedProperty("Canon", "OwnerName", "{MakerCanon}", "OwnerName"),
    NamedProperty("Canon", "SerialNumber", "{MakerCanon}", "CameraSerialNumber"),
    NamedProperty("Canon", "FileNumber", "{MakerCanon}", "ImageSerialNumber"),
    NamedProperty("Canon", "FlashExposureComp", "{MakerCanon}", "FlashExposureComp", .number),
    NamedProperty("Canon", "ContinuousDrive", "{MakerCanon}", "ContinuousDrive", .integer),
    NamedProperty("Canon", "LensModel", "{MakerCanon}", "LensModel"),
    NamedProperty("Canon", "CanonFirmwareVersion", "{MakerCanon}", "Firmware"),
    NamedProperty("CanonRaw", "CanonFileDescription", "{CIFF}", "Description"),
    NamedProperty("CanonRaw", "CanonFirmwareVersion", "{CIFF}", "Firmware"),
    NamedProperty("CanonRaw", "OwnerName", "{CIFF}", "OwnerName"),
    NamedProperty("CanonRaw", "OriginalFileName", "{CIFF}", "ImageFileName"),
    NamedProperty("CanonRaw", "ShutterReleaseMethod", "{CIFF}", "ReleaseMethod", .integer),
    NamedProperty("CanonRaw", "ShutterReleaseTiming", "{CIFF}", "ReleaseTiming", .integer),
    NamedProperty("CanonRaw", "RecordID", "{CIFF}", "RecordID", .integer),
    NamedProperty("CanonRaw", "SelfTimerTime", "{CIFF}", "SelfTimingTime", .number),
    NamedProperty("CanonRaw", "SerialNumber", "{CIFF}", "CameraSerialNumber"),
    NamedProperty("CanonRaw", "FileNumber", "{CIFF}", "ImageSerialNumber"),
    NamedProperty("CanonRaw", "MeasuredEV", "{CIFF}", "MeasuredEV", .number),
    NamedProperty("Nikon", "ColorMode", "{MakerNikon}", "ColorMode"),
    NamedProperty("Nikon", "Quality", "{MakerNikon}", "Quality"),
    NamedProperty("Nikon", "WhiteBalance", "{MakerNikon}", "WhiteBalanceMode"),
    NamedProperty("Nikon", "Sharpness", "{MakerNikon}", "SharpenMode"),
    NamedProperty("Nikon", "FocusMode", "{MakerNikon}", "FocusMode"),
    NamedProperty("Nikon", "FlashSetting", "{MakerNikon}", "FlashSetting"),
    NamedProperty("Nikon", "ISOSelection", "{MakerNikon}", "ISOSelection"),
    NamedProperty("Nikon", "FlashExposureComp", "{MakerNikon}", "FlashExposureComp", .number),
    NamedProperty("Nikon", "ImageAdjustment", "{MakerNikon}", "ImageAdjustment"),
    NamedProperty("Nikon", "AuxiliaryLens", "{MakerNikon}", "LensAdapter"),
    NamedProperty("Nikon", "LensType", "{MakerNikon}", "LensType", .integer),
    NamedProperty("Nikon", "ManualFocusDistance", "{MakerNikon}", "FocusDistance", .number),
    NamedProperty("Nikon", "DigitalZoom", "{MakerNikon}", "DigitalZoom", .number),
    NamedProperty("Nikon", "ShootingMode", "{MakerNikon}", "ShootingMode", .integer),
    NamedProperty("Nikon", "ShutterCount", "{MakerNikon}", "ShutterCount", .integer),
    NamedProperty("Nikon", "SerialNumber", "{MakerNikon}", "CameraSerialNumber"),
  ]

  static let byGroup = Dictionary(grouping: all + iptc, by: \.group)
}

extension ImageProperties {
  /// A tag that ImageIO has under a name of its own, and Apple's notes under their numbers.
  mutating func addNamed(_ tag: Tag) {
    guard !tag.continuesList else { return }
    let group = tag.group
    if group == "Apple" { return addApple(tag) }
    guard let rows = NamedProperty.byGroup[group] else { return }
    let name = tag.name
    for row in rows where row.name == name { set(row.dictionary, row.key, row.value(of: tag)) }
  }

  /// What the parts of a creator's address have in common.
  mutating func addContact() {
    let parts = NamedProperty.iptc.map(\.key).filter {
      $0.hasPrefix("Ci") && $0 != "CircaDateCreated"
    }
    var values: [String: PropertyValue] = [:]
    for key in parts { values[key] = self["{IPTC}", key] }
    if !values.isEmpty { set("{IPTC}", "CreatorContactInfo", .dictionary(values)) }
  }

  /// `{MakerApple}` has the numbers of tags for keys; what is a property list is a dictionary.
  private mutating func addApple(_ tag: Tag) {
    guard let number = tag.number else { return }
    if tag.table === TagTable.appleRunTime {
      var time: [String: PropertyValue] = [:]
      if case .dictionary(let known)? = self["{MakerApple}", "3"] { time = known }
      guard let key = Self.runTimeKeys[tag.name], let part = tag.integer() else { return }
      time[key] = .int(Int(part))
      self["{MakerApple}", "3"] = .dictionary(time)
      return
    }
    let value: PropertyValue?
    switch tag.format {
    case .ascii, .utf8: value = tag.string.isEmpty ? nil : .string(tag.string)
    case .undefined: value = BinaryPropertyList(tag.slice)?.root.flatMap(PropertyValue.init)
    default:
      let values = (0..<min(max(0, tag.count), 64)).compactMap { index in
        tag.integer(index).map { PropertyValue.int(Int($0)) }
          ?? tag.number(index).flatMap { $0.isFinite ? .double($0) : nil }
      }
      value = values.count > 1 ? .array(values) : values.first
    }
    set("{MakerApple}", String(number), value)
  }

  private static let runTimeKeys = [
    "RunTimeFlags": "flags", "RunTimeValue": "value", "RunTimeScale": "timescale",
    "RunTimeEpoch": "epoch",
  ]
}

extension PropertyValue {
  /// Nil for a number that is none.
  fileprivate init?(_ value: PropertyListValue) {
    switch value {
    case .integer(let number): self = .int(Int(number))
    case .real(let number): if number.isFinite { self = .double(number) } else { return nil }
    case .truth(let isTrue): self = .bool(isTrue)
    case .text(let bytes), .data(let bytes), .date(let bytes):
      self = .string(String(decoding: bytes, as: UTF8.self))
    case .time(let seconds):
      var text = TextBuffer()
      text.append(appleTime: seconds)
      self = .string(text.string)
    case .array(let values): self = .array(values.compactMap(PropertyValue.init))
    case .dictionary(let entries):
      var values: [String: PropertyValue] = [:]
      for entry in entries {
        values[String(decoding: entry.key, as: UTF8.self)] = PropertyValue(entry.value)
      }
      self = .dictionary(values)
    }
  }
}
