/// One page of an Ogg file (RFC 3533 §6).
struct OggPage {
  /// The number of its stream.
  let stream: Int
  /// Whether its first packet goes on from the page before.
  let continues: Bool
  /// Whether it is the first page of its stream.
  let isFirst: Bool
  /// The place in time of the last packet that ends on it, in units of the codec; nil where none
  /// does.
  let granule: Int?
  /// The lengths of the pieces of packets; a packet ends with the first below 255.
  let lengths: [UInt8]
  let body: Region
  let end: Int

  init(_ file: Region, at position: Int) throws(MetadataError) {
    let head = try file.slice(at: position, count: 27)
    guard head.matches("OggS"), let flags = head[5], let count = head[26] else {
      throw MetadataError(.malformed, "no page of Ogg", at: file.start + position)
    }
    continues = flags & 1 != 0
    isFirst = flags & 2 != 0
    let place = try head.uint64(at: 6, .little)
    granule = place == .max ? nil : Int(exactly: place)
    stream = try head.uint32(at: 14, .little)
    lengths = try file.slice(at: position + 27, count: Int(count)).bytes
    let size = lengths.reduce(0) { $0 + Int($1) }
    let start = position + 27 + Int(count)
    body = file.clamped(at: start, count: size)
    end = start + size
  }
}
