/// What macOS keeps of files.
enum MacOSValue {
  /// `'TEXT' 'ttxt' 256 -1 0 0 0`: type, creator, flags, place, further flags, folder (Finder.h).
  @Sendable static func finderInfo(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = ByteSlice(Array(tag.elements))
    for start in [0, 4] {
      text.append("'")
      text.append(bytes: bytes.suffix(from: start).prefix(4).elements.filter { $0 != 0 })
      text.append("' ")
    }
    for place in [8, 10, 12, 24] {
      text.append((try? bytes.uint16(at: place, .big)) ?? 0)
      text.append(" ")
    }
    text.append((try? bytes.uint32(at: 28, .big)) ?? 0)
  }

  /// `Type='TEXT' Creator='ttxt' Flags=HasBundle Label=0 Pos=(0,0)`.
  @Sendable static func finderInfoWords(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = ByteSlice(Array(tag.elements))
    for (name, start) in [("Type='", 0), ("Creator='", 4)] {
      text.append(name)
      text.append(bytes: bytes.suffix(from: start).prefix(4).elements.filter { $0 != 0 })
      text.append("' ")
    }
    let flags = (try? bytes.uint16(at: 8, .big)) ?? 0
    text.append("Flags=")
    Labels(Self.flags).appendBits(of: Array(String(flags & 0xfff1).utf8), to: &text)
    text.append(" Label=\(flags >> 1 & 7)")
    let (y, x) = ((try? bytes.uint16(at: 10, .big)) ?? 0, (try? bytes.uint16(at: 12, .big)) ?? 0)
    text.append(" Pos=(\(x),\(y))")
    let folder = (try? bytes.uint32(at: 28, .big)) ?? 0
    if folder != 0 { text.append(" Putaway=\(folder)") }
  }

  private static let flags =
    "0=OnDesk|6=Shared|7=HasNoInits|8=Inited|10=CustomIcon|11=Stationery|12=NameLocked|13=HasBundle|14=Invisible|15=Alias"

  /// Seconds since 1970, the lower bytes first.
  @Sendable static func lastUsed(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = ByteSlice(Array(tag.elements))
    text.append(unixTime: Int64((try? bytes.uint32(at: 0, .little)) ?? 0))
  }

  /// `Flags=0082 set at 2020:11:12 12:27:26 by Safari`, of texts with semicolons between: flags and the time in
  /// hexadecimal, a program, an identifier.
  @Sendable static func quarantine(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = tag.textBytes.split(separator: 0x3b, omittingEmptySubsequences: false)
    // What is empty at the end is nothing.
    let end = (parts.lastIndex { !$0.isEmpty } ?? 0) + 1
    for (index, part) in parts.prefix(max(3, end)).enumerated() {
      switch index {
      case 0: text.append("Flags=")
      case 1:
        text.append(" set at ")
        let digits = String(decoding: part.prefix(8), as: UTF8.self)
        text.append(unixTime: Int64(digits, radix: 16) ?? 0)
        continue
      case 2: text.append(" by ")
      default: text.append(" ")
      }
      text.append(bytes: part)
    }
  }
}
