/// An item of a HEIF file: a picture, a part of one, or metadata (ISO 14496-12 §8.11.6).
///
/// Small, because a file may have a hundred thousand.
struct HEIFItem {
  var type: FourCC = ""
  var isProtected = false
  /// Whether it is not to be shown by itself (ISO 23008-12 §6.4.2).
  var isHidden = false
  /// Of an item of type `mime`, what it is and how it is compressed; otherwise empty.
  private var mime: [String] = []

  var contentType: String { mime.first ?? "" }
  var contentEncoding: String { mime.last ?? "" }

  /// What it is: its MIME type, or else its four characters.
  var kind: String { contentType.isEmpty ? type.description : contentType }

  /// Reads an entry of the item list (§8.11.6.2): the item's number, and what it is.
  static func read(_ box: ISOBox) throws(MetadataError) -> (id: Int, item: HEIFItem) {
    let (version, flags, body) = try box.full()
    let bytes = try body.head(count: 4096)
    var item = HEIFItem()
    item.isHidden = flags & 1 != 0
    var position: Int
    let id: Int
    switch version {
    case 0, 1, 2:
      id = try bytes.uint16(at: 0, .big)
      position = 2
    case 3:
      id = try bytes.uint32(at: 0, .big)
      position = 4
    default:
      throw MetadataError(
        .unsupported, "an item's entry is of version \(version), which is not known",
        at: box.offset)
    }
    item.isProtected = try bytes.uint16(at: position, .big) != 0
    position += 2
    if version >= 2 {
      item.type = try FourCC(bytes, at: position)
      position += 4
    } else {
      item.type = "mime"
    }
    guard item.type == "mime" else { return (id, item) }
    _ = bytes.text(upToZeroFrom: &position)  // the name
    item.mime = [
      bytes.text(upToZeroFrom: &position), bytes.text(upToZeroFrom: &position),
    ]
    // RFC 6838 §4.2: longer ones are none.
    if item.mime.contains(where: { $0.utf8.count > 255 }) { item.mime = ["", "unknown"] }
    return (id, item)
  }
}

extension ByteSlice {
  /// The text up to the next zero or the end, and moves behind it.
  func text(upToZeroFrom position: inout Int) -> String {
    guard position < count else { return "" }
    let end = firstIndex(of: 0, from: position) ?? count
    let text = suffix(from: position).prefix(end - position).text
    position = end + 1
    return text
  }
}
