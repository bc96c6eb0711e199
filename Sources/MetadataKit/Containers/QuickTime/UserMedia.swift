/// What Sony's cameras say of a movie or of a track: the `MTDT` box in a `uuid` box.
enum UserMedia {
  static func read(
    _ box: ISOBox, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    let (kind, body) = try box.extended()
    // USMT!, and the bytes that all kinds of this family have.
    guard try kind.uint64(at: 0, .big) == 0x5553_4d54_21d2_4fce,
      try kind.uint64(at: 8, .big) == 0xbb88_695c_fac9_c740
    else { return }
    found.walk(body) { (box, found) throws(MetadataError) in
      if box.type == "MTDT" {
        read(try box.body.all(limit: found.limits.valueBytes), scope, &found)
      }
    }
  }

  /// Entries of a size, a number, a language, an encoding and a value.
  private static func read(
    _ bytes: ByteSlice, _ scope: MovieScope, _ found: inout MetadataBuilder
  ) {
    guard let count = try? bytes.uint16(at: 0, .big) else { return }
    let table = TagTable.quickTimeMTDT
    var position = 2
    for _ in 0..<count {
      guard let size = try? bytes.uint16(at: position, .big), size >= 10,
        let entry = try? bytes.slice(at: position, count: size),
        let id = try? entry.uint32(at: 2, .big), let language = try? entry.uint16(at: 6, .big),
        let encoding = try? entry.uint16(at: 8, .big)
      else { return }
      position += size
      guard let row = table.index(of: UInt32(id)) else { continue }
      let value = entry.suffix(from: 10)
      switch id {
      case 10:
        guard let kind = try? value.uint32(at: 0, .big), let flags = try? value.uint16(at: 4, .big),
          let priority = try? value.uint16(at: 6, .big)
        else { continue }
        found.add(table, "TrackProperty", group: scope.track, integers: [kind, flags, priority])
      case 11:
        guard let minutes = try? value.uint16(at: 0, .big) else { continue }
        found.add(
          table, "TimeZone", group: scope.track, Int(Int16(truncatingIfNeeded: minutes)))
      default:
        let text =
          encoding == 1
          ? UTF16Text(value.elements, .big, isGuess: false).utf8[...] : value.elements
        found.add(
          text: text, table, row: row,
          named: InternationalText.name(of: language).map { table.rows[row].name + "-" + $0 },
          group: scope.track, at: nil)
      }
    }
  }
}
