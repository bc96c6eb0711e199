/// An image resource that is more than one value.
struct PhotoshopResource: Sendable {
  let number: Int
  let read: @Sendable (_ data: Region, _ found: inout MetadataBuilder) throws(MetadataError) -> Void

  /// Reads a resource: by its own reader, or else as the one tag that the table has for it.
  static func read(_ number: Int, _ data: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    for index in all.indices where all[index].number == number {
      return try all[index].read(data, &found)
    }
    try readValue(number, data, &found)
  }

  /// Reads a resource as the one tag that the table has for it.
  private static func readValue(_ number: Int, _ data: Region, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let id = UInt32(number)
    let row = TagTable.photoshop.index(of: id).map { TagTable.photoshop.rows[$0] }
    if let format = row?.format, data.count < format.size {
      return found.warn(
        Warning(
          .truncated, "Photoshop's resource \(id) has \(data.count) bytes of \(format.size)",
          at: data.isInFile ? data.start : nil))
    }
    // What nobody asks for is not read: its place is enough.
    let limit = row?.traits.contains(.unknown) == false ? found.limits.valueBytes : 256
    guard data.count <= limit else {
      return found.add(.photoshop, id, .undefined, count: data.count, .big, left: data)
    }
    found.add(
      .photoshop, id, .undefined, count: data.count, .big, bytes: try data.all(limit: limit),
      isInFile: data.isInFile)
  }

  static let all: [PhotoshopResource] = [
    PhotoshopResource(number: 0x3ed) { (data, found) throws(MetadataError) in
      try fields(.photoshopResolution, data, &found)
    },
    PhotoshopResource(number: 0x404) { (data, found) throws(MetadataError) in
      found.add(.iptc, data)
    },
    PhotoshopResource(number: 0x406) { (data, found) throws(MetadataError) in
      // Scans are said only of progressive files.
      let format = try? data.uint16(at: 2, .big)
      try fields(.photoshopQuality, data, &found, except: format == 0x101 ? nil : 4)
    },
    PhotoshopResource(number: 0x409) { (data, found) throws(MetadataError) in
      try thumbnail(0x409, data, &found)
    },
    PhotoshopResource(number: 0x40c) { (data, found) throws(MetadataError) in
      try thumbnail(0x40c, data, &found)
    },
    PhotoshopResource(number: 0x40f) { (data, found) throws(MetadataError) in
      found.add(.icc, data)
    },
    PhotoshopResource(number: 0x417) { (data, found) throws(MetadataError) in
      try readValue(0x417, data, &found)
      // The color of the palette that is clear; 0xffff where none is.
      if ["PSD", "PSB"].contains(found.format.name), found.facts.isIndexed == true,
        let color = try? data.uint16(at: 0, .big), color <= 255
      {
        found.facts.hasAlpha = true
      }
    },
    PhotoshopResource(number: 0x41a) { (data, found) throws(MetadataError) in
      let bytes = try data.all(limit: found.limits.valueBytes)
      if try bytes.uint32(at: 0, .big) > 6 { return try slices(bytes, &found) }
      var position = 20
      found.add(
        .photoshopTexts, "SlicesGroupName", text: try unicodeString(bytes, &position))
      found.add(.photoshopTexts, "NumSlices", try bytes.uint32(at: position, .big))
    },
    PhotoshopResource(number: 0x41e) { (data, found) throws(MetadataError) in
      try addresses(data.all(limit: found.limits.valueBytes), &found)
    },
    PhotoshopResource(number: 0x421) { (data, found) throws(MetadataError) in
      let bytes = try data.all(limit: found.limits.valueBytes)
      found.add(.photoshopTexts, "HasRealMergedData", try bytes.uint8(at: 4))
      var position = 5
      found.add(.photoshopTexts, "WriterName", text: try unicodeString(bytes, &position))
      found.add(.photoshopTexts, "ReaderName", text: try unicodeString(bytes, &position))
    },
    PhotoshopResource(number: 0x422) { (data, found) throws(MetadataError) in
      found.add(.exif, data)
    },
    PhotoshopResource(number: 0x424) { (data, found) throws(MetadataError) in
      found.add(.xmp, data)
    },
    PhotoshopResource(number: 0x426) { (data, found) throws(MetadataError) in
      try fields(.photoshopPrintScale, data, &found)
    },
    PhotoshopResource(number: 0x428) { (data, found) throws(MetadataError) in
      try fields(.photoshopPixel, data, &found)
    },
    PhotoshopResource(number: 0x435) { (data, found) throws(MetadataError) in
      let bytes = try data.all(limit: found.limits.valueBytes)
      for index in 0..<min(64, max(0, bytes.count - 4) / 13) {
        found.add(
          .photoshopChannel, fieldsOf: try bytes.slice(at: 4 + index * 13, count: 13), .big,
          group: "Channel\(index)", isInFile: data.isInFile)
      }
    },
  ]

  private static func fields(
    _ table: TagTable, _ data: Region, _ found: inout MetadataBuilder,
    except: UInt32? = nil
  ) throws(MetadataError) {
    found.add(
      table, fieldsOf: try data.head(count: 64), .big, except: except,
      isInFile: data.isInFile)
  }

  /// A header of 28 bytes, then a JPEG.
  private static func thumbnail(
    _ number: UInt32, _ data: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let image = data.region(from: 28)
    guard try image.head(count: 3).bytes == [0xff, 0xd8, 0xff] else {
      throw MetadataError(.malformed, "Photoshop's thumbnail is no JPEG", at: image.start)
    }
    found.add(.photoshop, number, .undefined, count: image.count, .big, left: image)
    found.note(.thumbnail, image)
  }

  /// A count and so many units of UTF-16.
  private static func unicodeString(_ bytes: ByteSlice, _ position: inout Int)
    throws(MetadataError) -> String
  {
    let count = try bytes.uint32(at: position, .big)
    let units = try bytes.slice(at: position + 4, count: count * 2)
    position += 4 + count * 2
    return units.utf16(.big)
  }

  /// Slices as Photoshop CS has them ("Photoshop CS and later slices resource format"): two
  /// versions, then a descriptor.
  private static func slices(_ bytes: ByteSlice, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    misreadSlices(bytes, &found)
    found.form = .notInExiftool
    defer { found.form = [] }
    var descriptor = PhotoshopDescriptor(bytes, at: 8, nesting: found.limits.nesting)
    for (name, value) in try descriptor.members() {
      switch (name, value) {
      case ("baseName", .text(let text)): found.add(.photoshopTexts, "SlicesGroupName", text: text)
      case ("slices", .list(let count)): found.add(.photoshopTexts, "NumSlices", count)
      default: continue
      }
    }
  }

  /// What exiftool takes them for: slices of Photoshop 6, which have a name and their number at byte 20.
  private static func misreadSlices(_ bytes: ByteSlice, _ found: inout MetadataBuilder) {
    guard let units = try? bytes.uint32(at: 20, .big) else { return }
    let count = min(units * 2, bytes.count - 24)
    guard let name = try? bytes.slice(at: 24, count: count).utf16(.big) else { return }
    found.form = .onlyInExiftool
    defer { found.form = [] }
    found.add(
      .photoshopTexts, "SlicesGroupName", text: String(name.prefix(while: { $0 != "\0" })))
    guard let number = try? bytes.uint32(at: 24 + count, .big) else { return }
    found.add(.photoshopTexts, "NumSlices", number)
  }

  /// A count, then for each address a word, a number and the text.
  private static func addresses(_ bytes: ByteSlice, _ found: inout MetadataBuilder)
    throws(MetadataError)
  {
    let count = try bytes.uint32(at: 0, .big)
    var position = 4
    var isFirst = true
    for _ in 0..<min(count, bytes.count / 12) {
      position += 8
      guard let text = try? unicodeString(bytes, &position) else { break }
      found.continuesList = !isFirst
      isFirst = false
      found.add(.photoshop, "URL_List", text: text)
    }
    if isFirst { found.add(.photoshop, "URL_List", text: "") }
  }
}
