/// One chunk of a RIFF file (Multimedia Programming Interface and Data Specifications 1.0 §2).
struct RIFFChunk {
  /// The four characters of the type; `????` where they are not all ASCII.
  let name: String
  /// The type as a number, which tables have.
  let id: UInt32
  /// The four characters of what a list is of; empty for a chunk that is no list.
  let form: String
  /// The data, of a list without its form; shorter than the chunk says where the file ends before.
  let body: Region
  /// Whether all of the data is there.
  let isWhole: Bool
  /// Where the next chunk starts.
  let end: Int

  /// Reads the chunk at a position; nil where nothing is left.
  ///
  /// - Parameter largeData: how many bytes a chunk of data has that states none.
  init?(
    _ region: Region, at position: Int, _ order: ByteOrder, largeData: Int?
  ) throws(MetadataError) {
    guard position < region.count else { return nil }
    let head = try region.slice(at: position, count: 8)
    var size = try head.uint32(at: 4, order)
    if let largeData, size == 0xffff_ffff, head.matches("data") { size = largeData }
    let type = head.prefix(4).text.asLookup
    name = type.isEmpty ? "????" : type
    id = UInt32(try head.uint32(at: 0, .big))
    let isList = (name == "LIST" || name == "RIFF") && size >= 4
    form = isList ? (try? region.slice(at: position + 8, count: 4).text.asLookup) ?? "" : ""
    let body = region.clamped(at: position + 8, count: size)
    isWhole = body.count == size
    self.body = isList ? body.region(from: 4) : body
    end = position + 8 + size + (size & 1)
  }

  /// A warning where the file ends within the chunk. How long data are is told otherwise.
  func warnIfCut(_ found: inout MetadataBuilder) {
    guard !isWhole, name != "data" else { return }
    found.warn(
      Warning(.truncated, "\(name) reaches past the end of the file", at: body.start))
  }
}

/// The chunks of a region one after the other.
struct RIFFWalk {
  private let region: Region
  private(set) var position: Int
  private var units = 0
  private let limit: Int
  private let order: ByteOrder
  /// See ``RIFFChunk/init(_:at:_:largeData:)``.
  private var largeData: Int?

  init(_ region: Region, at position: Int = 0, _ order: ByteOrder = .little, limits: Limits) {
    self.region = region
    self.position = position
    self.order = order
    limit = limits.units
  }

  /// The next chunk; nil at the end.
  mutating func next() throws(MetadataError) -> RIFFChunk? {
    // Padding that is too short to be a chunk.
    guard region.count - position >= 8 else { return nil }
    units += 1
    guard units <= limit else {
      throw MetadataError(.limitExceeded, "too many chunks", at: region.start + position)
    }
    guard let chunk = try RIFFChunk(region, at: position, order, largeData: largeData) else {
      return nil
    }
    guard chunk.name.utf8.contains(where: { $0 != 0 }) else {
      throw MetadataError(
        .malformed, "a chunk without a type", at: region.start + position)
    }
    position = chunk.end
    return chunk
  }

  /// An error where a file ends before its one chunk of all the others does.
  ///
  /// Writers disagree by a few bytes on what its size covers, and state none of what goes to a pipe.
  func expectWhole() throws(MetadataError) {
    let size = try region.uint32(at: 4, order)
    guard units == 0 || size < 0x7fff_0000 && size > region.count else { return }
    throw MetadataError(
      .truncated, "the file ends before its last chunk", at: region.start + region.count)
  }

  /// Notes how many bytes the data have, as a chunk before them says (EBU Tech 3306 §3).
  mutating func expect(largeData count: UInt64) { largeData = Int(min(count, 1 << 60)) }

  /// Goes on at a position inside the chunk that was last.
  mutating func enter(_ chunk: RIFFChunk) {
    position = chunk.body.start - region.start
  }
}
