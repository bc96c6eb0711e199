/// The records of what Insta360's cameras append to photos and movies: each has its kind and its length
/// behind it, and the last bytes say how long all of them are.
struct Insta360Records {
  /// Where they start in the file.
  let start: Int
  private(set) var records: [Record] = []

  struct Record {
    let kind: Int
    let body: Region
  }

  /// The text that they end with.
  static let signature: StaticString = "8db42d694ccc418790edff439fe026bf"
  /// Reserved bytes, the length of all, a version, the signature.
  private static let footerCount = 72
  private static let headCount = 6
  /// Cameras write a dozen.
  private static let mostRecords = 256

  /// Reads what ends where the file does, or nil where that says a length that cannot be.
  init?(endOf file: Region) throws(MetadataError) {
    guard file.count >= Self.footerCount + Self.headCount else { return nil }
    let length = try file.uint32(at: file.count - 40, .little)
    guard length >= Self.footerCount + Self.headCount, length <= file.count else { return nil }
    start = file.count - length
    let all = try file.region(at: start, count: length - Self.footerCount)
    var end = all.count
    while end >= Self.headCount {
      guard records.count < Self.mostRecords else {
        throw MetadataError(
          .limitExceeded, "more than \(Self.mostRecords) records of Insta360's", at: start)
      }
      let head = try all.slice(at: end - Self.headCount, count: Self.headCount)
      let kind = try head.uint16(at: 0, .little)
      let count = try head.uint32(at: 2, .little)
      end -= Self.headCount
      guard count <= end else {
        throw MetadataError(
          .malformed, "a record of Insta360's that is longer than all of them", at: head.offset)
      }
      end -= count
      let body = try all.region(at: end, count: count)
      guard kind != 0 else {
        records = try Self.records(by: body, in: all)
        return
      }
      records.append(Record(kind: kind, body: body))
    }
  }

  /// The records that an index tells of, which need not stand one behind the other: the two bytes of
  /// the kind in the other order, the length, and the place. Kinds that there are none of have zeros.
  private static func records(by index: Region, in all: Region) throws(MetadataError) -> [Record] {
    guard index.count <= mostRecords * 10 else {
      throw MetadataError(
        .limitExceeded, "more than \(mostRecords) records of Insta360's", at: index.start)
    }
    let entries = try index.all(limit: mostRecords * 10)
    var records: [Record] = []
    for place in stride(from: 0, through: entries.count - 10, by: 10) {
      let kind = try entries.uint16(at: place, .big)
      let count = try entries.uint32(at: place + 2, .little)
      let start = try entries.uint32(at: place + 6, .little)
      guard kind != 0, count > 0, let body = try? all.region(at: start, count: count) else {
        continue
      }
      records.append(Record(kind: kind, body: body))
    }
    return records
  }
}
