/// What stands behind the texts of a shortcut: blocks of a size and a signature ([MS-SHLLINK] §2.5).
enum ShortcutBlock {
  static func tell(
    _ file: Region, at start: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) {
    var position = start
    var units = UnitCounter(found.limits)
    while position + 4 <= file.count {
      let size = try file.uint32(at: position, .little)
      // §2.5.11: the last one.
      guard size >= 4 else { return }
      try units.next(at: file.start + position)
      try found.expectRoom()
      let block = try file.region(at: position, count: size)
      position += size
      guard size > 8 else { continue }
      switch try block.uint32(at: 4, .little) {
      case 0xa000_0001:
        let bytes = try block.head(count: 8 + 260 + 520)
        add("EnvironmentTarget", bytes, at: 8, count: 260, isWide: false, &found)
        add("EnvironmentTargetUnicode", bytes, at: 268, count: 520, isWide: true, &found)
      case 0xa000_0002:
        let bytes = try block.head(count: 0xcc)
        found.add(.shortcutConsole, recordOf: bytes)
        guard bytes.count >= 0x6c else { continue }
        let name = ShortcutText.wide(try bytes.slice(at: 0x2c, count: 64))
        if !name.isEmpty { found.addShortcut("FontName", name, at: -1) }
        found.add(.shortcutConsoleMore, recordOf: bytes)
      case 0xa000_0003:
        let bytes = try block.head(count: 0x10 + 256)
        add("MachineID", bytes, at: 16, count: 256, isWide: false, &found)
      case 0xa000_0004: found.add(.shortcutLanguage, recordOf: try block.head(count: 12))
      default: break
      }
    }
  }

  private static func add(
    _ name: String, _ block: ByteSlice, at place: Int, count: Int, isWide: Bool,
    _ found: inout MetadataBuilder
  ) {
    let field = block.suffix(from: place).prefix(count)
    guard let text = ShortcutText.text(field, at: 0, isWide: isWide) else { return }
    found.addShortcut(name, text, at: isWide ? -1 : field.offset)
  }
}
