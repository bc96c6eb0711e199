/// Goes from frame to frame of a tag (ID3v2.2 §3.2, ID3v2.3 §3.3, ID3v2.4 §4).
struct ID3Walk {
  private let tag: Region
  private let version: Int
  private var position = 0

  init(_ tag: Region, version: Int) {
    self.tag = tag
    self.version = version
  }

  /// A frame as it is stored.
  struct Stored {
    let name: String
    /// Its letters as a number.
    let id: UInt32
    let data: Region
    let flags: Int
  }

  /// The next frame; nil at the end, or where zeros fill the rest.
  mutating func next() throws(MetadataError) -> Stored? {
    let headLength = version == 2 ? 6 : 10
    while position <= tag.count - headLength {
      let start = tag.start + position
      let head = try tag.slice(at: position, count: headLength)
      guard head[0] != 0 else { return nil }
      position += headLength
      let idLength = version == 2 ? 3 : 4
      let name = String(decoding: head.prefix(idLength).elements, as: UTF8.self)
      let size: Int
      switch version {
      case 2: size = try head.uint16(at: 3, .big) << 8 | head.uint8(at: 5)
      case 3: size = try head.uint32(at: 4, .big)
      default: size = packedSize(try head.slice(at: 4, count: 4))
      }
      guard size <= tag.count - position else {
        throw MetadataError(.truncated, "ID3's frame \(name) reaches past the tag", at: start)
      }
      let data = try tag.region(at: position, count: size)
      position += size
      let flags = version == 2 ? 0 : try head.uint16(at: 8, .big)
      let id = head.prefix(idLength).elements.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return Stored(name: name, id: id, data: data, flags: flags)
    }
    return nil
  }

  /// A size of seven bits a byte; iTunes has written eight, which shows by what would follow.
  private func packedSize(_ bytes: ByteSlice) -> Int {
    let packed = ID3Header.unpacked(bytes.elements)
    guard let plain = try? bytes.uint32(at: 0, .big) else { return packed }
    if bytes.elements.contains(where: { $0 > 0x7f }) { return plain }
    if packed != plain, !isEnd(position + packed), isEnd(position + plain) { return plain }
    return packed
  }

  /// Whether a frame may end at a place: another begins there, or there is none.
  func isEnd(_ place: Int) -> Bool {
    if place == tag.count || isFrame(place) { return true }
    guard let id = try? tag.slice(at: place, count: 4) else { return false }
    return id.elements.allSatisfy { $0 == 0 }
  }

  /// Whether a frame may begin at a place: four capitals or digits stand there.
  func isFrame(_ place: Int) -> Bool {
    guard let id = try? tag.slice(at: place, count: 4) else { return false }
    return id.elements.allSatisfy { NumberText.isUpper($0) || NumberText.isDigit($0) }
  }
}
