/// Filler, in which cameras hide what they have no place for, and programs their names.
extension RIFFChunkReader {
  @Sendable static func junk(
    _ body: Region, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try body.head(count: 20)
    if let camera = cameras.first(where: { head.matches($0.start) }) {
      found.note(.makerNote, body)
      try camera.read?(body, &found)
      return
    }
    // Most filler is zeros, and long: only what starts with a character is read.
    guard let first = head[0], first >= 0x20, first < 0x7f,
      body.count <= found.limits.valueBytes
    else { return }
    let all = try body.all(limit: found.limits.valueBytes)
    let text = all.elements.prefix { $0 >= 0x20 && $0 < 0x7f }
    if all.elements[text.endIndex...].allSatisfy({ $0 == 0 }) {
      found.add(.riff, "TextJunk", text: text, offset: all.offset)
    }
  }

  /// How cameras' filler starts, and what is known of it.
  private struct Camera {
    let start: StaticString
    let read: (@Sendable (Region, inout MetadataBuilder) throws(MetadataError) -> Void)?
  }

  private static let cameras: [Camera] = [
    Camera(start: "OLYMDigital Camera") { (body, found) throws(MetadataError) in
      try read(body, .olympusAVI, pictureAt: 305, &found)
    },
    // Optio RZ18
    Camera(start: "PENTDigital Camera") { (body, found) throws(MetadataError) in
      try read(body, .pentaxAVI, pictureAt: 307, &found)
    },
    // Optio RS1000
    Camera(start: "IIII\u{1}\0") { (body, found) throws(MetadataError) in
      found.add(.pentaxEarlyAVI, fieldsOf: try body.head(count: 0x40), .little)
    },
    // Casio EX-S600
    Camera(start: "QVMI") { (body, found) throws(MetadataError) in
      found.add(.casioDirectory, body)
    },
    Camera(start: "ucmt", read: nil),
    Camera(start: "0GDA", read: nil),
    Camera(start: "0GPS", read: nil),
  ]

  /// Fields, and a small picture behind its length.
  private static func read(
    _ body: Region, _ table: TagTable, pictureAt place: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let fields = try body.head(count: 0x200)
    found.add(table, fieldsOf: fields, .little)
    let image = body.clamped(at: place, count: (try? fields.uint32(at: place - 4, .little)) ?? 0)
    guard image.count > 0 else { return }
    found.add(table, "ThumbnailImage", left: image)
    found.note(.thumbnail, image)
  }
}
