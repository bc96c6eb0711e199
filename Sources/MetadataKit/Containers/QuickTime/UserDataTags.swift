/// The tags of user data boxes: a value each, by the type of the box (QTFF, user data atoms).
enum UserDataTags {
  static func read(
    _ box: ISOBox, _ scope: inout MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let table = TagTable.quickTimeUserData
    if let reader = UserDataStructure.all.first(where: { $0.type == box.type }) {
      return try reader.read(box.body, scope, &found)
    }
    let row = table.index(of: box.type.code)
    let group = scope.group(of: "UserData")
    if let header = InternationalText.header(of: box.type), row.map({ !isPlain($0) }) ?? true {
      guard box.body.count > 0 else { return }
      let bytes = try box.body.all(limit: found.limits.valueBytes)
      let isPlace = box.type == "loci"
      for part in InternationalText(bytes, header: header, isDecoded: !isPlace).parts {
        let text = isPlace ? LocationText.text(of: part.text)[...] : part.text
        add(part.language, text, box.type, row, group, &scope, &found)
      }
      return
    }
    guard let row else { return }
    if let text = try UserDataText.text(of: box, limits: found.limits) {
      guard let text else { return }
      found.add(
        text: text, table, row: row, named: scope.track.map { name(row, $0) }, group: group,
        at: nil)
      return
    }
    try found.add(leaf: box, table, group: group, prefix: scope.track ?? "")
  }

  /// Whether the table says how to read the box, though its type looks like a text's.
  private static func isPlain(_ row: Int) -> Bool {
    TagTable.quickTimeUserData.rows[row].format == .utf8
  }

  private static func name(_ row: Int, _ prefix: String) -> String {
    MetadataBuilder.prefixed(TagTable.quickTimeUserData.rows[row].name, prefix)
  }

  private static func add(
    _ language: String?, _ text: ArraySlice<UInt8>, _ type: FourCC, _ row: Int?, _ group: String?,
    _ scope: inout MovieScope, _ found: inout MetadataBuilder
  ) {
    let table = TagTable.quickTimeUserData
    guard let row else {
      // A text is told of though nobody knows what it says.
      let name = "UserData_" + type.description.dropFirst()
      return found.add(
        table, name + (language.map { "-" + $0 } ?? ""), group: group, text: text, offset: -1)
    }
    let plain = scope.track.map { name(row, $0) } ?? table.rows[row].name
    let format = table.rows[row].format ?? .utf8
    let fullName = language.map { plain + "-" + $0 }
    found.add(
      table, row: row, named: fullName ?? (scope.track == nil ? nil : plain),
      group: group, format, count: text.count, bytes: text, at: nil)
    if let fullName {
      scope.remember(
        MovieScope.Translation(
          table: table, row: row, name: plain, fullName: fullName, group: group, format: .utf8,
          bytes: text))
    }
  }
}

/// Boxes of user data that hold more than one value, or a picture.
struct UserDataStructure: Sendable {
  let type: FourCC
  let read:
    @Sendable (_ body: Region, _ scope: MovieScope, _ found: inout MetadataBuilder)
      throws(MetadataError) -> Void

  static let all: [UserDataStructure] = [
    UserDataStructure(type: "ptv ") { (body, scope, found) throws(MetadataError) in
      found.add(.quickTimePrintToVideo, structure: try body.head(count: 64), scope)
    },
    .values("hnti", .quickTimeHintInformation),
    .values("hinf", .quickTimeHintStatistics),
    .values("TTMD", .quickTimeTomTom),
    UserDataStructure(type: "chpl", read: chapters),
    UserDataStructure(type: "thmb", read: thumbnail),
    UserDataStructure(type: "uuid", read: garmin),
    UserDataStructure(type: "Xtra", read: XtraBox.read),
    // What other readers have.
    UserDataStructure(type: "SIGM") { (_, _, _) throws(MetadataError) in },
    UserDataStructure(type: "RTHU") { (body, scope, found) throws(MetadataError) in
      add(picture: body, "PreviewImage", scope, &found)
    },
    UserDataStructure(type: "mcvr") { (body, scope, found) throws(MetadataError) in
      add(picture: body, "PreviewImage", scope, &found)
    },
  ]

  private static func values(_ type: FourCC, _ table: TagTable) -> UserDataStructure {
    UserDataStructure(type: type) { (body, scope, found) throws(MetadataError) in
      found.walk(body) { (box, found) throws(MetadataError) in
        try found.add(leaf: box, table, group: scope.track)
      }
    }
  }

  private static func add(
    picture: Region, _ name: String, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) {
    guard
      let row = TagTable.quickTimeUserData.rows.firstIndex(where: {
        $0.name == name && $0.traits.contains(.binary)
      })
    else { return }
    found.add(
      .quickTimeUserData, row: row, group: scope.group(of: "UserData"), .undefined,
      count: picture.count, bytes: nil, at: picture)
    found.note(name == "PreviewImage" ? .preview : .thumbnail, picture)
  }

  /// Nero's chapters: a time in units of 100 ns, and a title behind its length.
  @Sendable private static func chapters(
    _ body: Region, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try body.all(limit: found.limits.valueBytes)
    let count = try bytes.uint8(at: 8)
    var position = 9
    for index in 0..<count {
      guard let time = try? bytes.uint64(at: position, .big),
        let length = bytes[position + 8],
        let title = try? bytes.slice(at: position + 9, count: Int(length))
      else { return }
      position += 9 + Int(length)
      var text = TextBuffer()
      text.append(Double(time) / 1e7, significantDigits: 15)
      text.append(ascii: 0x20)
      text.append(bytes: title.elements)
      found.continuesList = index > 0
      found.add(
        .quickTimeUserData, "ChapterList", group: scope.group(of: "UserData"), text: text.bytes,
        offset: -1)
    }
  }

  /// 3GPP's thumbnail: its format, then the picture.
  @Sendable private static func thumbnail(
    _ body: Region, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let head = try body.head(count: 16)
    if head.matches("PENTAX \0II") {
      MakerNoteTags.tellPentax(movie: body, &found)
      return found.note(.makerNote, body)
    }
    let isJPEG = head[8] == 0xff && head[9] == 0xd8 && head[10] == 0xff
    if isJPEG, head[11] == 0xdb || head[11] == 0xe0 {
      add(picture: body.region(from: 8), "ThumbnailImage", scope, &found)
    } else if head[8] == 0x89, head.matches("PNG\r\n\u{1a}\n", at: 9) {
      add(picture: body.region(from: 8), "ThumbnailPNG", scope, &found)
    } else if head.matches(jpegStart: 4) {
      // Olympus'
      try UserDataBox.addPicture(body, .olympusMovieThumbnail, "ThumbnailImage", &found)
    } else if head[4] == 0xff, head[5] == 0xd8 {
      found.note(.thumbnail, body.region(from: 4))
    } else {
      add(picture: body, "UnknownThumbnail", scope, &found)
    }
  }

  @Sendable private static func garmin(
    _ body: Region, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let bytes = try body.all(limit: found.limits.valueBytes)
    let name: String
    let text: ByteSlice
    if bytes.matches("VIRBactioncamera") {
      name = "GarminSoftware"
      text = bytes.suffix(from: 16)
    } else if try bytes.uint64(at: 0, .big) == 0xf76c_d76a_075b_4a1e,
      try bytes.uint64(at: 8, .big) == 0xb31c_0e7f_ab7e_09d4
    {
      name = "GarminModel"
      text = try bytes.slice(at: 25, count: try bytes.uint8(at: 24))
    } else {
      return
    }
    guard let row = TagTable.quickTimeUserData.rows.firstIndex(where: { $0.name == name }) else {
      return
    }
    found.add(
      text: text.elements, .quickTimeUserData, row: row, group: scope.group(of: "UserData"),
      at: nil)
  }
}
