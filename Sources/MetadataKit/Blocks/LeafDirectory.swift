/// A directory of Leaf's packets: what the names in it start with, and what they are called.
struct LeafDirectory: Sendable {
  /// The packet that it is in.
  private let packet: String
  private let prefix: String
  private let table: TagTable

  static let main = LeafDirectory(packet: "", prefix: "", table: .leaf)
  private static let unknown = LeafDirectory(packet: "", prefix: "", table: .leafUnknown)

  private static let all: [LeafDirectory] = [
    LeafDirectory(packet: "camera_profile", prefix: "CamProf", table: .leafCameraProfile),
    LeafDirectory(
      packet: "CamProf_capture_profile", prefix: "CaptProf", table: .leafCaptureProfile),
    LeafDirectory(packet: "CamProf_image_profile", prefix: "ImgProf", table: .leafImageProfile),
    LeafDirectory(packet: "ImgProf_shoot_setup", prefix: "ShootObj", table: .leafShootSetup),
    LeafDirectory(
      packet: "ShootObj_capture_setup", prefix: "CaptureObj", table: .leafCaptureSetup),
    LeafDirectory(packet: "ShootObj_color_setup", prefix: "ColorObj", table: .leafColorSetup),
    LeafDirectory(packet: "ShootObj_save_setup", prefix: "SaveObj", table: .leafSaveSetup),
    LeafDirectory(packet: "ShootObj_camera_setup", prefix: "CameraObj", table: .leafCameraSetup),
    LeafDirectory(packet: "ShootObj_look_header", prefix: "LookHead", table: .leafLookHeader),
    LeafDirectory(packet: "CaptureObj_neutals", prefix: "NeutObj", table: .leafNeutrals),
    LeafDirectory(packet: "CaptureObj_selection", prefix: "SelObj", table: .leafSelection),
    LeafDirectory(packet: "CaptureObj_tone_curve", prefix: "ToneObj", table: .leafToneCurve),
    LeafDirectory(packet: "CaptureObj_sharpness", prefix: "SharpObj", table: .leafSharpness),
  ]

  /// The directory that a packet is, by its name or because there are packets in it.
  static func named(_ name: String, _ value: Region) throws(MetadataError) -> LeafDirectory? {
    if let known = all.first(where: { $0.packet == name }) { return known }
    guard LeafName.profiles.allSatisfy({ $0 != name }) else { return nil }
    return try value.head(count: 8).matches("PKTS\0\0\0\u{1}") ? .unknown : nil
  }

  /// Tells of a packet's value.
  func tell(
    _ key: String, _ value: Region, _ order: ByteOrder, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    if table === TagTable.leaf, LeafName.profiles.contains(key) { return found.add(.icc, value) }
    let name = table === TagTable.leaf ? LeafName.main(key) : LeafName.name(key, prefix)
    guard let row = name.flatMap({ table.index(of: $0) }) else {
      // Those outside of directories are bytes that nobody knows.
      guard table !== TagTable.leaf, let other = TagTable.leafUnknown.index(of: 0) else { return }
      let bytes = try text(value, found.limits)
      return found.add(
        .leafUnknown, row: other, named: LeafName.words(key).tagName, group: nil, .utf8,
        count: bytes.count, bytes: bytes[...], at: nil)
    }
    if let format = table.rows[row].format {
      let bytes = try value.all(limit: found.limits.valueBytes)
      guard bytes.count >= format.size else { return }
      return found.add(
        table, row: row, format, count: bytes.count / format.size, order, bytes: bytes)
    }
    switch table.rows[row].name {
    case "PreviewImage":
      found.note(.preview, value)
      found.add(
        table, row: row, group: nil, .undefined, count: value.count, bytes: nil, at: value)
    case "ToneMatrix":
      try found.charge(.clampedProduct(min(value.count, found.limits.valueBytes), 4))
      let numbers = try value.all(limit: found.limits.valueBytes).elements
      var text = TextBuffer()
      for (index, number) in numbers.enumerated() {
        if index > 0 { text.append(ascii: 0x20) }
        text.append(number)
      }
      found.add(
        table, row: row, group: nil, .utf8, count: text.bytes.count, bytes: text.bytes[...],
        at: nil)
    default:
      let bytes = try text(value, found.limits)
      found.add(
        table, row: row, group: nil, .utf8, count: bytes.count, bytes: bytes[...], at: nil)
    }
  }

  /// Lines one after the other, without the NULs behind them.
  private func text(_ value: Region, _ limits: Limits) throws(MetadataError) -> [UInt8] {
    var bytes = try value.all(limit: limits.valueBytes).elements
    while bytes.last == 0 { bytes.removeLast() }
    return bytes.map { $0 == 0x0a ? 0x20 : $0 }
  }
}

/// The field's names of Leaf's packets.
private enum LeafName {
  /// Packets that are color profiles.
  static let profiles = ["icc_camera_profile", "icc_rgb_ws_profile"]

  /// The name of a packet outside of directories, nil where it is not known.
  static func main(_ key: String) -> String? { packets.first { $0.key == key }?.name }

  /// The name of a packet in a directory: without what all start with, except for four that all
  /// directories have.
  static func name(_ key: String, _ prefix: String) -> String? {
    if let name = renamed.first(where: { $0.key == key })?.name { return name }
    guard key.utf8.starts(with: prefix.utf8), key.utf8.dropFirst(prefix.utf8.count).first == 0x5f
    else { return nil }
    let name = words(String(key.dropFirst(prefix.count)))
    return shared.contains(name) ? prefix + name : name
  }

  /// The key with a capital for each underline and the letter behind it.
  static func words(_ key: String) -> String {
    var name: [UInt8] = []
    var isBehindLine = false
    for byte in key.capitalized.utf8 {
      if isBehindLine {
        name.append((0x61...0x7a).contains(byte) ? byte & 0xdf : byte)
        isBehindLine = false
      } else if byte == 0x5f {
        isBehindLine = true
      } else {
        name.append(byte)
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static let shared = ["Version", "Name", "Type", "BackType"]

  private static let packets: [(key: String, name: String)] = [
    ("JPEG_preview_data", "PreviewImage"), ("JPEG_preview_info", "PreviewInfo"),
    ("icc_camera_to_tone_space_flow", "ToneSpaceFlow"),
    ("icc_camera_to_tone_matrix", "ToneMatrix"), ("PDA_histogram_data", "PDAHistogram"),
    // As it is spelled.
    ("pattern_ratation_angle", "PatternAngle"), ("back_serial_number", "BackSerial"),
    ("image_offset", "ImageOffset"),
  ]

  private static let renamed: [(key: String, name: String)] = [
    ("CamProf_version", "CameraProfileVersion"), ("CamProf_name", "CameraName"),
    ("CamProf_type", "CameraType"), ("CamProf_back_type", "CameraBackType"),
    ("CaptProf_serial_number", "CaptureSerial"), ("CaptProf_xy_offset_info", "XYOffsetInfo"),
  ]
}
