/// What of a track's media is shown, and when: the `elst` box (ISO 14496-12 §8.6.6).
enum EditList {
  static func read(_ box: ISOBox) throws(MetadataError) -> [MovieTrack.Edit] {
    let (version, _, body) = try box.full()
    let isWide = version == 1
    let size = isWide ? 20 : 12
    let count = try body.uint32(at: 0, .big)
    let bytes = try body.region(from: 4).head(count: min(count, 4096) * size)
    var edits: [MovieTrack.Edit] = []
    for position in stride(from: 0, to: bytes.count - size + 1, by: size) {
      let length =
        isWide
        ? try bytes.uint64(at: position, .big) : UInt64(try bytes.uint32(at: position, .big))
      let start =
        isWide
        ? Int64(bitPattern: try bytes.uint64(at: position + 8, .big))
        : Int64(try bytes.int32(at: position + 4, .big))
      let rate = try bytes.int32(at: position + size - 4, .big)
      edits.append(
        MovieTrack.Edit(length: length, mediaStart: start, rate: Double(rate) / 65536))
    }
    return edits
  }
}
