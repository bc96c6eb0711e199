/// Segments of phones and drones that have one value.
extension JPEGApplicationSegment {
  /// What the thermal camera of Parrot's drones saw: a TIFF file.
  static let parrot = JPEGApplicationSegment(0xe1, "PARROT\0") {
    (body, _, found) throws(MetadataError) in
    let head = try body.head(count: 4)
    guard head.matches("II\u{2a}\0") || head.matches("MM\0\u{2a}") else { return }
    found.add(.jpegSegment, "RawThermalImage", group: "Parrot", left: body)
  }

  /// What DJI's Thermal Analysis Tool notes: JSON.
  static let djiAnalysis = JPEGApplicationSegment(0xe6, "DTAT\0\0") {
    (body, _, found) throws(MetadataError) in
    let bytes = try body.all(limit: 1 << 16)
    guard bytes[1] == 0x7b else { return }
    found.add(
      .jpegSegment, "DJI_DTAT", group: "DJI", text: bytes.suffix(from: 1).elements,
      offset: bytes.offset + 1)
  }

  /// The same texts as in the notes of DJI's drones.
  static let djiInfo = JPEGApplicationSegment(0xe7, "DJI-DBG\0") {
    (body, _, found) throws(MetadataError) in
    DJIInfo(bytes: try body.all(limit: 1 << 16), isInFile: body.isInFile).tell(&found)
  }

  /// A number of Samsung's for the phone or the photo.
  static let samsungIdentifier = JPEGApplicationSegment(0xe5, "ssuniqueid\0") {
    (body, _, found) throws(MetadataError) in
    found.add(
      .jpegSegment, "UniqueID", group: "Samsung", bytes: try body.all(limit: 1 << 16))
  }

  /// HP's Photosmart R837: fields of four letters, a kind and a length, some of which hold others.
  static let hp = JPEGApplicationSegment(0xe6, "TDHD\u{1}\0\0\0") {
    (body, _, found) throws(MetadataError) in
    let bytes = try body.all(limit: 1 << 16)
    var position = 4
    // Those within a field stand behind its head: all are met one after the other.
    while bytes.count - position > 12 {
      let head = try bytes.slice(at: position, count: 12)
      let length = try head.uint32(at: 8, .little)
      position += 12
      guard length <= bytes.count - position else { return }
      if try head.uint32(at: 4, .little) == 0x10001 || head.matches("TDHD")
        || head.matches("LSLV")
      {
        continue
      }
      try found.charge(entries: 1)
      let name = head.matches("FWRV") ? "FirmwareVersion" : "SerialNumber"
      if head.matches("FWRV") || head.matches("CMSN") {
        let text = try bytes.slice(at: position, count: length).elements.untilNUL
        found.add(.hpSegment, name, text: text, offset: -1)
      }
      position += length
    }
  }
}

/// Where phones with Scalado's software keep a preview: entries of four letters and two numbers.
enum Scalado {
  static func read(_ block: Region, _ found: inout MetadataBuilder) throws(MetadataError) {
    let bytes = try block.all(limit: found.limits.valueBytes)
    var (position, end) = (0, bytes.count)
    while end - position >= 12, let entry = try? bytes.slice(at: position, count: 12) {
      let value = try entry.int32(at: 8, .big)
      let name: String? =
        entry.matches("WDTH")
        ? "PreviewImageWidth"
        : entry.matches("HGHT")
          ? "PreviewImageHeight" : entry.matches("QUAL") ? "PreviewQuality" : nil
      if let name, value != 0 { found.add(.scalado, name, abs(value)) }
      if entry.matches("SPMO") {
        // Later versions tell the length of the entries, earlier ones that of what follows them.
        let length = try entry.uint32(at: 8, .big)
        end = try entry.uint32(at: 4, .big) < 5 ? end - length : length + 12
      }
      position += 12
    }
  }
}
