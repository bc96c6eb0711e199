/// Where the first samples of a track stand, and how long the very first lasts (ISO 14496-12 §8.6.1.2,
/// §8.7).
struct LeadingSamples {
  /// How long the first one lasts, in units of the media.
  private(set) var length: Int?
  /// Bytes of every sample, where all have as many.
  private var size = 0
  private var count = 0
  private var sizes: [Int] = []
  /// From which chunk on, counted from 1, a chunk has how many samples.
  private var runs: [(chunk: Int, samples: Int)] = []
  private var chunks: [UInt64] = []

  /// More samples than this are not looked for.
  static let limit = 256

  /// Reads a box of the sample table where it is one of these.
  mutating func read(_ box: ISOBox) throws(MetadataError) {
    switch box.type {
    case "stsz":
      let bytes = try box.body.head(count: 12 + Self.limit * 4)
      size = try bytes.uint32(at: 4, .big)
      count = try bytes.uint32(at: 8, .big)
      sizes = try Self.rows(bytes, from: 12, count, of: 4) { (row) throws(MetadataError) in
        try row.uint32(at: 0, .big)
      }
    case "stsc":
      let bytes = try box.body.head(count: 8 + Self.limit * 12)
      let count = try bytes.uint32(at: 4, .big)
      runs = try Self.rows(bytes, from: 8, count, of: 12) { (row) throws(MetadataError) in
        (try row.uint32(at: 0, .big), try row.uint32(at: 4, .big))
      }
    case "stco":
      let bytes = try box.body.head(count: 8 + Self.limit * 4)
      let count = try bytes.uint32(at: 4, .big)
      chunks = try Self.rows(bytes, from: 8, count, of: 4) { (row) throws(MetadataError) in
        UInt64(try row.uint32(at: 0, .big))
      }
    case "co64":
      let bytes = try box.body.head(count: 8 + Self.limit * 8)
      let count = try bytes.uint32(at: 4, .big)
      chunks = try Self.rows(bytes, from: 8, count, of: 8) { (row) throws(MetadataError) in
        try row.uint64(at: 0, .big)
      }
    // The header of a movie in fragments has an empty one.
    case "stts" where try box.body.uint32(at: 4, .big) > 0:
      length = try box.body.uint32(at: 12, .big)
    default: return
    }
  }

  /// The rows of a table that are there, as many as are wanted.
  private static func rows<Row>(
    _ bytes: ByteSlice, from start: Int, _ count: Int, of size: Int,
    _ read: (ByteSlice) throws(MetadataError) -> Row
  ) throws(MetadataError) -> [Row] {
    var rows: [Row] = []
    for index in 0..<min(count, limit, max(0, bytes.count - start) / size) {
      rows.append(try read(try bytes.slice(at: start + index * size, count: size)))
    }
    return rows
  }

  /// The samples in their order, as far as the file has them.
  func regions(in file: Region) -> [Region] {
    var found: [Region] = []
    var number = 0
    for (index, chunk) in chunks.enumerated() {
      guard var start = Int(exactly: chunk) else { return found }
      let samples = runs.last { $0.chunk <= index + 1 }?.samples ?? 1
      for _ in 0..<min(samples, Self.limit) {
        guard number < min(count, Self.limit), start < file.count else { return found }
        let length = size > 0 ? size : number < sizes.count ? sizes[number] : 0
        if length > 0 { found.append(file.clamped(at: start, count: length)) }
        start += length
        number += 1
      }
    }
    return found
  }
}
