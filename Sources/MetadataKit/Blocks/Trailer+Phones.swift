/// Trailers of phones, JSON and what it tells of, and of a messenger.
extension Trailer {
  /// Vivo's picture for bright displays and JSON: nothing says how long they are.
  static let vivo = Trailer { tail in
    tail.suffix(from: tail.count - 15).elements.elementsEqual([
      0xff, 0xff, 0xff, 0xff, 0x1b, 0x2a, 0x39, 0x48, 0x57, 0x66, 0x75, 0x84, 0x93, 0xa2, 0xb1,
    ])
  } read: { (file, found) throws(MetadataError) in
    // Most have JSON alone: all of a photo of one megabyte, searched for it, took the instructions of
    // 19 photos.
    var base = max(0, file.count - 0x1_0000)
    try found.charge(file.count - base)
    var bytes = try file.head(at: base, count: file.count - base)
    if base > 0, !bytes.hasVivoJSONAlone {
      base = max(0, file.count - min(10_000_000, found.limits.blockBytes))
      try found.charge(file.count - base)
      bytes = try file.head(at: base, count: file.count - base)
    }
    let picture = bytes.place(of: "streamdata", from: 0) {
      bytes[$0] == 0xff && bytes[$0 + 1] == 0xd8 && bytes[$0 + 2] == 0xff
    }
    var text = picture ?? 0
    if let picture,
      let end = bytes.place(
        of: "stream", from: picture + 10,
        where: {
          bytes[$0 - 8] == 0xff && bytes[$0 - 7] == 0xd9
            && (bytes.matches("info", at: $0) || bytes.matches("coun", at: $0))
        })
    {
      found.add(
        .vivo, "HDRImage", left: file.clamped(at: base + picture + 10, count: end - picture - 10))
      text = end
    }
    guard let start = bytes.place(of: "vivo", from: text, where: { bytes.matches("{\"", at: $0) })
    else { return picture.map { base + $0 } }
    var end = start + 4
    while let brace = bytes.firstIndex(of: 0x7d, from: end), bytes[brace + 1] != 0 {
      end = brace + 1
    }
    if let brace = bytes.firstIndex(of: 0x7d, from: end) {
      let json = bytes.suffix(from: start + 4).prefix(brace - start - 3)
      found.add(
        .vivo, "JSONInfo", text: json.elements.prefix(found.limits.valueBytes),
        offset: json.offset)
    }
    return base + (picture ?? start)
  }

  /// OnePlus': a list in JSON of what stands before it, and how far.
  static let onePlus = Trailer { tail in
    tail.matches("jxrs", at: tail.count - 8) && tail[tail.count - 1] == 0
  } read: { (file, found) throws(MetadataError) in
    let length = try file.uint32(at: file.count - 4, .little)
    guard length > 8, length < file.count, length <= found.limits.valueBytes else { return nil }
    let start = file.count - length
    var json = try file.slice(at: start, count: length - 8)
    while json.count > 0, json[json.count - 1] == 0 { json = json.prefix(json.count - 1) }
    try found.charge(json.count)
    found.add(.onePlus, "JSONInfo", text: json.elements, offset: json.offset)
    var reader = JSONReader(json, nesting: found.limits.nesting, count: 10_000)
    guard case .list(let entries) = try reader.value() else { return nil }
    var farthest = 0
    for case .map(let fields) in entries {
      guard let distance = number("offset", fields), distance > 0, distance <= start else {
        continue
      }
      farthest = max(farthest, distance)
      guard isDevice(fields), let length = number("length", fields), length > 0,
        let value = try? file.slice(at: start - distance, count: min(length, 1024))
      else { continue }
      found.add(.onePlus, "Device", bytes: value, isInFile: file.isInFile)
    }
    return farthest < start ? start - farthest : nil
  }

  /// WeChat's: the number of the account that saved the photo, of which the upper half is zero, and the MD5 of
  /// all before.
  ///
  /// It is told by its shape, and the digest is not compared: all of the photo would have to be read.
  static let weChat = Trailer { tail in
    let start = tail.count - 24
    guard tail[start - 2] == 0xff, tail[start - 1] == 0xd9 else { return false }
    let number = tail.suffix(from: start).prefix(8).elements
    guard number.prefix(4).contains(where: { $0 != 0 }), number.suffix(4).allSatisfy({ $0 == 0 })
    else { return false }
    // Digests have few zeros.
    return tail.suffix(from: start + 8).elements.count(where: { $0 == 0 }) < 4
  } read: { (file, found) throws(MetadataError) in
    guard found.format.isJPEG else { return nil }
    let start = file.count - 24
    found.add(
      .weChat, 0, .long8, count: 1, .little, bytes: try file.slice(at: start, count: 8),
      isInFile: file.isInFile)
    return start
  }

  private static func number(
    _ name: String, _ fields: [(key: [UInt8], value: StructuredValue)]
  ) -> Int? {
    for case (let key, .integer(let number)) in fields where key.elementsEqual(name.utf8) {
      return number
    }
    return nil
  }

  private static func isDevice(_ fields: [(key: [UInt8], value: StructuredValue)]) -> Bool {
    for case (let key, .text(let text)) in fields where key.elementsEqual("name".utf8) {
      return text.elementsEqual("watermark.device".utf8)
    }
    return false
  }
}

extension ByteSlice {
  /// Whether JSON begins here, and nothing of a picture ends before it.
  fileprivate var hasVivoJSONAlone: Bool {
    place(of: "vivo", from: 0, where: { matches("{\"", at: $0) }) != nil
      && place(
        of: "stream", from: 0, where: { matches("info", at: $0) || matches("coun", at: $0) }) == nil
  }

  /// The first place from there on of a word behind which something holds.
  fileprivate func place(
    of word: StaticString, from start: Int, where holds: (_ end: Int) -> Bool
  ) -> Int? {
    let first = unsafe word.utf8Start.pointee
    var position = start
    while let place = firstIndex(of: first, from: position) {
      if matches(word, at: place), holds(place + word.utf8CodeUnitCount) { return place }
      position = place + 1
    }
    return nil
  }
}
