/// Where an item's bytes stand (ISO 14496-12 §8.11.3).
struct HEIFLocation {
  let id: UInt32
  /// 0: in the file, 1: in the `idat` box, 2: in another item.
  let method: UInt8
  /// Whether the bytes stand in this file.
  let isHere: Bool
  let extentCount: UInt16
  let base: UInt64
  /// Where the list of extents stands in the box.
  let extents: Int
}

/// The locations of all items (the `iloc` box). Extents are read when they are asked for.
struct HEIFLocations {
  private let bytes: ByteSlice
  private let offsetSize: Int
  private let lengthSize: Int
  private let baseSize: Int
  private let indexSize: Int
  private(set) var items: [HEIFLocation] = []
  /// The indices of the items, the first one of each.
  private var indices: [UInt32: Int] = [:]

  /// More extents of one item than this are a lie.
  private static let extentLimit = 4096

  init(_ box: ISOBox, _ found: inout MetadataBuilder) throws(MetadataError) {
    bytes = try box.body.all(limit: found.limits.blockBytes)
    let version = try bytes.uint8(at: 0)
    guard version <= 2 else {
      throw MetadataError(
        .unsupported, "items' locations are of version \(version), which is not known",
        at: box.offset)
    }
    let sizes = try bytes.uint16(at: 4, .big)
    offsetSize = sizes >> 12
    lengthSize = sizes >> 8 & 15
    baseSize = sizes >> 4 & 15
    indexSize = version == 0 ? 0 : sizes & 15
    guard [offsetSize, lengthSize, baseSize, indexSize].allSatisfy({ [0, 4, 8].contains($0) })
    else {
      throw MetadataError(.malformed, "item locations of impossible sizes", at: box.offset)
    }
    let stated = version < 2 ? try bytes.uint16(at: 6, .big) : try bytes.uint32(at: 6, .big)
    var position = version < 2 ? 8 : 10
    let extentSize = indexSize + offsetSize + lengthSize
    do throws(MetadataError) {
      for index in 0..<stated {
        guard index < found.limits.entries else {
          throw MetadataError(
            .limitExceeded, "more than \(found.limits.entries) items", at: box.offset)
        }
        let id =
          version < 2 ? try bytes.uint16(at: position, .big) : try bytes.uint32(at: position, .big)
        position += version < 2 ? 2 : 4
        var method = 0
        if version > 0 {
          method = try bytes.uint16(at: position, .big) & 15
          position += 2
        }
        let reference = try bytes.uint16(at: position, .big)
        let base = try Self.number(bytes, position + 2, baseSize)
        position += 2 + baseSize
        let count = try bytes.uint16(at: position, .big)
        position += 2
        let item = HEIFLocation(
          id: UInt32(truncatingIfNeeded: id), method: UInt8(method), isHere: reference == 0,
          extentCount: UInt16(count), base: base, extents: position)
        if indices[item.id] == nil { indices[item.id] = items.count }
        items.append(item)
        position += count * extentSize
      }
    } catch {
      found.warn(error)
    }
  }

  /// Where an item stands.
  func location(of item: Int) -> HEIFLocation? {
    UInt32(exactly: item).flatMap { indices[$0] }.map { items[$0] }
  }

  /// The parts of a source that an item has, without what is beyond its end.
  func parts(of location: HEIFLocation, in source: Region) throws(MetadataError) -> [Region] {
    var parts: [Region] = []
    for (offset, length) in try extents(of: location) {
      let place = Int(exactly: offset) ?? .max
      let wanted = length.map { Int(exactly: $0) ?? .max } ?? max(0, source.count - place)
      let part = source.clamped(at: place, count: wanted)
      if part.count > 0 { parts.append(part) }
    }
    return parts
  }

  /// The extents of an item: where from the start of the source, and how many bytes; nil bytes
  /// are all there are.
  func extents(of location: HEIFLocation) throws(MetadataError)
    -> [(offset: UInt64, length: UInt64?)]
  {
    var list: [(offset: UInt64, length: UInt64?)] = []
    var position = location.extents
    // Where extents have no length, each one is all there is.
    for index in 0..<Int(location.extentCount) where lengthSize > 0 || index == 0 {
      guard index < Self.extentLimit else {
        throw MetadataError(
          .limitExceeded, "an item of more than \(Self.extentLimit) extents",
          at: bytes.offset + position)
      }
      let offset = try Self.number(bytes, position + indexSize, offsetSize)
      let length = try Self.number(bytes, position + indexSize + offsetSize, lengthSize)
      let (place, overflow) = location.base.addingReportingOverflow(offset)
      list.append((overflow ? .max : place, lengthSize == 0 ? nil : length))
      position += indexSize + offsetSize + lengthSize
    }
    return list
  }

  private static func number(_ bytes: ByteSlice, _ position: Int, _ size: Int)
    throws(MetadataError) -> UInt64
  {
    switch size {
    case 4: UInt64(try bytes.uint32(at: position, .big))
    case 8: try bytes.uint64(at: position, .big)
    default: 0
    }
  }
}
