extension Container {
  /// Lytro's light field pictures: segments of 16 bytes and the name of a digest, of which those
  /// that are JSON tell of the picture.
  package static let lytro = Container(
    [],
    recognize: { head in
      head.has("\u{89}LFP\r\n\u{1a}\n")
        ? FileFormat("LFP", "lfp", "image/x-lytro-lfp", nil) : nil
    },
    read: { (file, found) throws(MetadataError) in
      var texts: [Region] = []
      defer { tell(texts, &found) }
      var position = 16
      var units = UnitCounter(found.limits)
      while position < file.count {
        try units.next(at: file.start + position)
        let head = try file.slice(at: position, count: 16)
        guard head.has("\u{89}LF") else {
          throw MetadataError(.malformed, "no segment starts here", at: head.offset)
        }
        let length = try head.uint32(at: 12, .big)
        let content = try file.region(at: position + 96, count: length)
        let start = try content.head(count: 3)
        if start[0] == UInt8(ascii: "{"), start[1].map({ $0 <= 0x20 }) == true {
          texts.append(content)
        } else if start.has("\u{ff}\u{d8}\u{ff}") {
          found.add(.lytro, "EmbeddedImage", left: content)
          found.note(.preview, content)
        }
        position += 96 + (length + 15) / 16 * 16
      }
    })

  private static func tell(_ texts: [Region], _ found: inout MetadataBuilder) {
    for (index, text) in texts.enumerated() {
      found.continuesList = index > 0
      found.add(.lytro, "JSONMetadata", left: text)
    }
    for text in texts {
      found.attempt { (found) throws(MetadataError) in
        let bytes = try text.all(limit: found.limits.valueBytes)
        try found.charge(bytes.count)
        var reader = JSONReader(bytes, nesting: found.limits.nesting, count: 10_000)
        try members(try reader.value(), "", bytes.offset, &found)
      }
    }
    found.facts.colorModel = .rgb
    found.facts.frameCount = 1
  }

  /// Adds each value under the names of all that it is within; the reader has bounded how deep that is.
  private static func members(
    _ value: StructuredValue, _ outer: String, _ offset: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    guard case .map(let members) = value else { return }
    for member in members {
      let path = outer + String(decoding: member.key, as: UTF8.self).capitalized
      guard path.utf8.count <= Limits.nameBytes else { return found.tellCutName() }
      if case .list(let elements) = member.value {
        var isFirst = true
        for element in elements {
          if try add(element, path, offset, continues: !isFirst, &found) { isFirst = false }
        }
      } else {
        _ = try add(member.value, path, offset, continues: false, &found)
      }
    }
  }

  /// - Returns: whether a tag was added for the value itself.
  private static func add(
    _ value: StructuredValue, _ path: String, _ offset: Int, continues: Bool,
    _ found: inout MetadataBuilder
  ) throws(MetadataError) -> Bool {
    // A long name may be that of thousands, and is gone through several times.
    try found.charge(entries: 1, bytes: 4 * path.utf8.count)
    let text: [UInt8]
    switch value {
    case .map:
      try members(value, path, offset, &found)
      return false
    case .text(let bytes): text = bytes
    case .integer(let number):
      text = Array(String(number).utf8)
      if path == "ImageWidth" { found.facts.pixelWidth = number }
      if path == "ImageHeight" { found.facts.pixelHeight = number }
      if path == "ImageRawDetailsPixelPackingBitsPerPixel" { found.facts.bitDepth = number }
    case .number(let number): text = Array(String(number).utf8)
    case .list, .bytes, .null: return false
    }
    found.continuesList = continues
    found.add(.lytro, name(path), text: text, offset: -1)
    return true
  }

  /// The field's name of a value, by the names of all that it is within.
  private static func name(_ path: String) -> String {
    switch path {
    case "Type": return "CameraType"
    case "CameraMake": return "Make"
    case "CameraModel": return "Model"
    case "CameraSerialNumber": return "SerialNumber"
    case "CameraFirmware": return "FirmwareVersion"
    case "DevicesAccelerometerSampleArrayTime": return "AccelerometerTime"
    case "DevicesAccelerometerSampleArrayX": return "AccelerometerX"
    case "DevicesAccelerometerSampleArrayY": return "AccelerometerY"
    case "DevicesAccelerometerSampleArrayZ": return "AccelerometerZ"
    case "DevicesClockZuluTime": return "DateTimeOriginal"
    case "DevicesLensFNumber": return "FNumber"
    case "DevicesLensFocalLength": return "FocalLength"
    case "DevicesShutterFrameExposureDuration": return "FrameExposureTime"
    case "DevicesShutterPixelExposureDuration": return "ExposureTime"
    case "DevicesSensorPixelPitch": return "FocalPlaneXResolution"
    case "DevicesSensorSensorSerial": return "SensorSerialNumber"
    case "DevicesSensorIso": return "ISO"
    case "ImageOrientation": return "Orientation"
    default: break
    }
    // What stands in no name is left out, and what follows it starts a word.
    var name: [UInt8] = []
    var startsWord = false
    for byte in path.utf8 {
      let isKept = String.isOfTagName(byte)
      guard isKept || startsWord else {
        startsWord = true
        continue
      }
      if isKept { name.append(startsWord && (0x61...0x7a).contains(byte) ? byte & 0xdf : byte) }
      startsWord = false
    }
    // Not `firstRange(of:)`, of which a file of a hundred thousand names took 0.7 s.
    let vendor = "ParametersVendorContentComLytroTags".utf8
    if let start = name.indices.first(where: { name[$0...].starts(with: vendor) }) {
      name.removeSubrange(start..<(start + vendor.count))
    }
    if name.starts(with: "Devices".utf8) { name.removeFirst(7) }
    return String(decoding: name, as: UTF8.self).tagName
  }
}
