/// One box of the ISO base media file format, an atom of QuickTime, or a box of JPEG 2000.
struct ISOBox {
  let type: FourCC
  /// Where its header starts, in what the region is of.
  let offset: Int
  /// What follows the header, as far as it exists; not read yet.
  let body: Region
  /// How many bytes of the body the container has no room for.
  let missing: Int

  /// A full box's first four bytes, and what follows them (ISO 14496-12 §4.2).
  func full() throws(MetadataError) -> (version: Int, flags: Int, body: Region) {
    let word = try body.uint32(at: 0, .big)
    return (word >> 24, word & 0xff_ffff, body.region(from: 4))
  }

  /// The sixteen bytes that name the kind of a `uuid` box, and what follows them (§4.2).
  func extended() throws(MetadataError) -> (kind: ByteSlice, body: Region) {
    (try body.slice(at: 0, count: 16), body.region(from: 16))
  }
}

/// The boxes of a file or of a box, one after the other: syntax, no meaning.
///
/// Only headers are read, so media data costs nothing.
struct ISOBoxes {
  private let region: Region
  private let isFile: Bool
  private let limit: Int
  /// Where the next box starts.
  private(set) var position = 0
  private var count = 0

  /// - Parameters:
  ///   - isFile: whether these are the boxes of the file itself, the last of which may say that
  ///     it goes on to the end.
  ///   - limit: how many boxes there may be.
  init(_ region: Region, isFile: Bool = false, limit: Int) {
    self.region = region
    self.isFile = isFile
    self.limit = limit
  }

  /// The next box, or nil after the last one.
  ///
  /// Bytes at the end that are too few for a box are nil too: they are padding.
  mutating func next() throws(MetadataError) -> ISOBox? {
    guard position <= region.count - 8 else { return nil }
    let place = region.start &+ position
    count += 1
    guard count <= limit else {
      throw MetadataError(.limitExceeded, "more than \(limit) boxes", at: place)
    }
    let header = try region.head(at: position, count: 16)
    let type = try FourCC(header, at: 4)
    var size = try header.uint32(at: 0, .big)
    var start = position + 8
    switch size {
    case 0:
      // Inside another box it is no length but the end of a list (QTFF, user data atoms).
      guard isFile else { return nil }
      size = region.count - position
    case 1:
      guard let large = Int(exactly: try header.uint64(at: 8, .big)), large >= 16 else {
        throw MetadataError(.malformed, "the box '\(type)' has an impossible size", at: place)
      }
      size = large
      start += 8
    case 2..<8:
      throw MetadataError(.malformed, "the box '\(type)' has the size \(size)", at: place)
    default:
      break
    }
    let room = region.count - position
    let body = region.clamped(at: start, count: min(size, room) - (start - position))
    let box = ISOBox(type: type, offset: place, body: body, missing: max(0, size - room))
    position += min(size, room)
    return box
  }
}

extension ISOBox {
  /// Whether its type is one that somebody may have thought of, and all of it is there.
  fileprivate var isUsual: Bool { missing == 0 && type.isText }
}

extension MetadataBuilder {
  /// Hands each box of a region to `read`. An error in one never loses the next.
  ///
  /// - Parameter isBehind: whether what looks like no box of a file starts behind all of them.
  mutating func walk(
    _ region: Region, isFile: Bool = false,
    isBehind: (_ position: Int, inout MetadataBuilder) -> Bool = { _, _ in false },
    _ read: (ISOBox, inout MetadataBuilder) throws(MetadataError) -> Void
  ) {
    var boxes = ISOBoxes(region, isFile: isFile, limit: limits.units)
    while true {
      let position = boxes.position
      if isFull { return }
      do throws(MetadataError) {
        guard let box = try boxes.next() else { return }
        if isFile, !box.isUsual, isBehind(position, &self) { return }
        if isFile, box.missing > 0, !box.type.isText {
          let message = "the last \(region.count - position) bytes are no box"
          return warn(Warning(.malformed, message, at: box.offset))
        }
        // Of a file that was cut short, the outermost box has said it.
        let isOutermost = isFile || region.start + region.count < region.reader.count
        if box.missing > 0, isOutermost {
          warn(
            Warning(
              .truncated, "the box '\(box.type)' lacks \(box.missing) of its bytes",
              at: box.offset))
        }
        do throws(MetadataError) {
          try read(box, &self)
        } catch {
          warn(error)
        }
      } catch {
        if !isFile || !isBehind(position, &self) { warn(error) }
        return
      }
    }
  }
}
