/// An extension of an item: a size, a version, a signature, and what that has (libyal, *Windows Shell Item format* §4).
struct ShortcutExtension {
  private let bytes: ByteSlice

  init(_ bytes: ByteSlice) { self.bytes = bytes }

  func tell(_ kind: Int, _ found: inout MetadataBuilder) {
    switch kind {
    case 0x03:
      guard let value = try? bytes.slice(at: 8, count: 16) else { return }
      found.add(.shortcut, "UnknownGUID", bytes: value)
    case 0x04: file(&found)
    case 0x14: address(&found)
    case 0x25: found.add(.shortcutTimes, recordOf: bytes)
    case 0x26 where [0x10, 0x11, 0x12, 0x31, 0x34].contains(bytes[8]):
      found.add(.shortcutDates, recordOf: bytes)
    default:
      found.add(
        .shortcutData, row: 0, named: "Unknown_beef" + hexadecimal(UInt64(kind), digits: 4),
        .undefined, count: bytes.count, .little, bytes: bytes.elements, at: nil)
    }
  }

  /// What a file or folder has beside its short name.
  private func file(_ found: inout MetadataBuilder) {
    found.add(.shortcutTargetMore, recordOf: bytes)
    guard let version = try? bytes.uint16(at: 2, .little) else { return }
    var place = 18
    if version >= 7 { place += 18 }
    if version >= 3 { place += 2 }
    if version >= 9 { place += 4 }
    if version >= 8 { place += 4 }
    // The last word is where the extension starts in its item.
    let names = bytes.prefix(bytes.count - 2).suffix(from: place)
    found.addShortcut("TargetFileName", list: ShortcutText.terminated(names))
  }

  /// The parts of an address, each with a number.
  private func address(_ found: inout MetadataBuilder) {
    guard bytes.count >= 56, let count = try? bytes.uint32(at: 52, .little) else { return }
    var place = 56
    for _ in 0..<count {
      guard let part = try? bytes.uint32(at: place, .little),
        let size = try? bytes.uint32(at: place + 4, .little),
        let text = try? bytes.slice(at: place + 8, count: size)
      else {
        return found.warn(
          Warning(
            .truncated, "an address of \(count) parts ends before", at: bytes.offset + place))
      }
      place += 8 + size
      guard size > 0, Self.parts.indices.contains(part) else { continue }
      found.addShortcut(Self.parts[part], ShortcutText.wide(text), at: -1)
    }
  }

  private static let parts = [
    "AbsoluteURI", "URIAuthority", "DisplayURI", "URIDomain", "URIExtension", "URIFragment",
    "URIHost", "URIPassword", "URIPath", "URIPathAndQuery", "URIQuery", "RawURI", "URISchemeName",
    "URIUserInfo", "URIUserName", "URIHostType", "URIPort", "URIScheme", "URIZone",
  ]
}
