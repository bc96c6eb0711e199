/// One item of a shortcut's list, without its extensions: a size, a kind, and what the kind has (libyal, *Windows Shell
/// Item format* §3).
struct ShortcutItem {
  private let bytes: ByteSlice

  init(_ bytes: ByteSlice) { self.bytes = bytes }

  func tell(_ kind: UInt8, _ found: inout MetadataBuilder) {
    switch kind {
    case 0x00: untyped(&found)
    case 0x01: found.add(.shortcutCategory, recordOf: bytes)
    case 0x1e, 0x1f: found.add(.shortcutRoot, recordOf: bytes)
    case 0x52: add("CompressedFolder", bytes, &found)
    case 0x61: address(&found)
    case 0x70, 0x71: identifier("ControlPanelShellItem", at: 14, &found)
    case 0x72: add("Printers", bytes, &found)
    case 0x73: add("CommonPlacesFolder", bytes, &found)
    case 0x74: folder(&found)
    case 0xff: vendor(&found)
    default: classed(kind, &found)
    }
  }

  /// Kinds of which the upper bits tell a class, the lowest one whether it is of texts.
  private func classed(_ kind: UInt8, _ found: inout MetadataBuilder) {
    switch kind & 0x70 {
    case 0x20 where kind & 1 == 0:
      if bytes.count >= 20 { identifier("VolumeGUID", at: bytes.count - 16, &found) }
    case 0x20:
      let name = bytes.suffix(from: 3)
      let end = name.elements.lastIndex { $0 != 0 }.map { $0 + 1 - name.elements.startIndex } ?? 0
      found.addShortcut("VolumeName", name.prefix(end).bytes, at: name.offset)
    case 0x30: file(&found)
    case 0x40:
      let rest = bytes.suffix(from: 6)
      let texts = ShortcutText.runs(rest, where: ShortcutText.isPrinted)
      if texts.isEmpty { return add("NetworkLocation", rest, &found) }
      found.addShortcut("NetworkLocation", list: texts)
    default: break
    }
  }

  // MARK: Kinds

  /// Files and folders of a disk.
  private func file(_ found: inout MetadataBuilder) {
    let hasDate = (try? bytes.uint32(at: 8, .little)) != 0
    found.add(.shortcutTarget, recordOf: bytes, except: hasDate ? nil : 8)
    let name = bytes.suffix(from: 14)
    guard !name.isEmpty else { return }
    let isWide =
      name[1] == 0 && name[0].map(ShortcutText.isPrinted) == true
      && name[2].map(ShortcutText.isPrinted) == true
    let text =
      isWide
      ? ShortcutText.wide(name)
      : name.firstIndex(of: 0).map { name.prefix($0).bytes } ?? []
    found.addShortcut("TargetFileDOSName", text, at: isWide ? -1 : name.offset)
  }

  /// Items without a kind, which are told apart by signatures.
  private func untyped(_ found: inout MetadataBuilder) {
    if bytes.has("\u{FF}\u{FF}\u{FF}", at: 5) { return panel(&found) }
    if bytes.matches("GFSI", at: 4) {
      found.add(.shortcutGames, recordOf: bytes)
    } else if bytes.has("\u{EE}\u{BB}\u{FE}\u{23}", at: 6) {
      identifier("PropertyStoreGUID", at: 14, &found)
    } else if bytes.has("\u{5}\u{20}\u{31}\u{10}", at: 6) {
      storage(&found)
    } else {
      found.add(.shortcutProperties, recordOf: bytes)
      guard let first = try? bytes.uint16(at: 20, .little),
        let second = try? bytes.uint16(at: 22, .little),
        24 + 2 * (first + second) == bytes.count
      else { return }
      wide("PropertyString1", at: 24, count: first, &found)
      wide("PropertyString2", at: 24 + 2 * first, count: second, &found)
    }
  }

  /// A part of the control panel: its library, a name and a description.
  private func panel(_ found: inout MetadataBuilder) {
    found.add(.shortcutPanel, recordOf: bytes)
    let rest = bytes.suffix(from: 12)
    guard let first = rest[0] else { return }
    var texts = ShortcutText.runs(rest) { $0 != 0 }
    if first == 0 {
      texts = ShortcutText.terminated(ByteSlice(bytes.suffix(from: 24).bytes + [0, 0]))
        .filter { !$0.isEmpty }
    }
    found.addShortcut("CPLFilePath", list: texts)
  }

  /// A storage of a device that is reached by MTP: a phone.
  private func storage(_ found: inout MetadataBuilder) {
    var counts: [Int] = []
    for place in stride(from: 38, to: 54, by: 4) {
      guard let count = try? bytes.uint32(at: place, .little) else { return }
      counts.append(count)
    }
    var place = 54
    for (name, count) in zip(["MTPStorageName", "MTPStorageID", "MTPFileSystem"], counts) {
      guard wide(name, at: place, count: count, &found) else { return }
      place += 2 * count
    }
    place += 2
    for number in 1...8 where number <= counts[3] {
      guard wide("MTP_GUID\(number)", at: place, count: 36, &found) else { return }
      place += 78
    }
  }

  /// An address, or a place of FTP.
  private func address(_ found: inout MetadataBuilder) {
    guard let flags = bytes[3], let count = try? bytes.uint16(at: 4, .little) else { return }
    let isWide = flags & 0x80 != 0
    func add(_ name: String, _ text: ByteSlice, _ found: inout MetadataBuilder) {
      let plain = Array(text.elements.untilNUL)
      let value =
        isWide ? ShortcutText.wide(text) : WindowsLatin.utf8(plain[...]) ?? plain
      found.addShortcut(name, value, at: -1)
    }
    if count == 0 {
      let text = bytes.suffix(from: 8)
      if !text.isEmpty { add("URI", text, &found) }
      return
    }
    found.add(.shortcutAddress, recordOf: bytes)
    // exiftool stumbles over its own conversion of these.
    var place = 42
    for name in ["FTPHost", "FTPUserName", "FTPPassword"] {
      guard let size = try? bytes.uint32(at: place, .little),
        let text = try? bytes.slice(at: place + 4, count: size)
      else { return }
      if size > 0 { add(name, text, &found) }
      place += 4 + size
    }
    let text = bytes.suffix(from: place)
    if !text.isEmpty { add("FTPPath", text, &found) }
  }

  /// A user's folder: data of another program, then two identifiers.
  private func folder(_ found: inout MetadataBuilder) {
    guard let count = try? bytes.uint16(at: 4, .little) else { return }
    identifier("DelegateClassGUID", at: 6 + count, &found)
    identifier("DelegateFolderGUID", at: 22 + count, &found)
  }

  /// Data of a program, of which texts of three characters and more are told.
  private func vendor(_ found: inout MetadataBuilder) {
    let texts = ShortcutStrings.all(bytes)
    if texts.isEmpty { return add("VendorData", bytes, &found) }
    found.addShortcut("VendorData", list: texts)
  }

  // MARK: Values

  private func identifier(_ name: String, at place: Int, _ found: inout MetadataBuilder) {
    guard let value = try? bytes.slice(at: place, count: 16) else { return }
    found.add(.shortcut, name, bytes: value)
  }

  /// Adds a text of UTF-16; false where the item ends before it does.
  @discardableResult
  private func wide(
    _ name: String, at place: Int, count: Int, _ found: inout MetadataBuilder
  ) -> Bool {
    guard let text = try? bytes.slice(at: place, count: .clampedProduct(count, 2)) else {
      return false
    }
    if count > 0 { found.addShortcut(name, ShortcutText.wide(text), at: -1) }
    return true
  }

  private func add(_ name: String, _ value: ByteSlice, _ found: inout MetadataBuilder) {
    found.add(.shortcutData, name, bytes: value)
  }
}
