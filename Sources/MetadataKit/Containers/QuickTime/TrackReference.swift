/// What a track says of others: the `tref` box (ISO 14496-12 §8.3.3).
enum TrackReference {
  /// The numbers of the tracks that a kind of reference is to.
  static func tracks(in box: ISOBox, _ kind: FourCC) -> [Int] {
    var boxes = ISOBoxes(box.body, limit: 64)
    while let reference = try? boxes.next() {
      guard reference.type == kind, let bytes = try? reference.body.head(count: 256) else {
        continue
      }
      return stride(from: 0, to: bytes.count - 3, by: 4).compactMap {
        try? bytes.uint32(at: $0, .big)
      }
    }
    return []
  }
}
