/// The resources of a Windows program: a tree of kinds, names and languages (PE Format, The .rsrc
/// Section).
struct PEResources {
  private let file: Region
  private let sections: PESections

  init(_ file: Region, _ sections: PESections) {
    self.file = file
    self.sections = sections
  }

  /// Reads the first resource that tells the program's version.
  ///
  /// - Parameter address: that of the tree in memory.
  func readVersion(at address: Int, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard let base = sections.place(of: address) else {
      throw MetadataError(.malformed, "resources that no section has", at: file.start)
    }
    for kind in try entries(at: 0, base, &found) where kind.name == Self.version && kind.isDirectory
    {
      for name in try entries(at: kind.place, base, &found) where name.isDirectory {
        for language in try entries(at: name.place, base, &found) where !language.isDirectory {
          return try readVersion(of: base + language.place, &found)
        }
      }
    }
  }

  /// The number of the kind of resource that tells a version (`RT_VERSION`).
  private static let version = 16
  /// No directory that a linker makes has more entries.
  private static let mostEntries = 10_000

  private struct Entry {
    let name: Int
    /// Within the section.
    let place: Int
    let isDirectory: Bool
  }

  private func entries(
    at start: Int, _ base: Int, _ found: inout MetadataBuilder
  ) throws(MetadataError) -> [Entry] {
    let head = try file.slice(at: base + start, count: 16)
    let count = try head.uint16(at: 12, .little) + head.uint16(at: 14, .little)
    guard count <= Self.mostEntries else {
      throw MetadataError(
        .limitExceeded, "a directory of \(count) resources", at: head.offset)
    }
    // Directories may have the same entries.
    try found.charge(entries: 1, bytes: count * 8)
    let list = try file.slice(at: base + start + 16, count: count * 8)
    var entries: [Entry] = []
    for index in 0..<count {
      let place = try list.uint32(at: index * 8 + 4, .little)
      entries.append(
        Entry(
          name: try list.uint32(at: index * 8, .little), place: place & 0x7fff_ffff,
          isDirectory: place & 0x8000_0000 != 0))
    }
    return entries
  }

  private func readVersion(of place: Int, _ found: inout MetadataBuilder) throws(MetadataError) {
    let entry = try file.slice(at: place, count: 8)
    let address = try entry.uint32(at: 0, .little)
    guard let start = sections.place(of: address) else {
      throw MetadataError(.malformed, "a resource that no section has", at: entry.offset)
    }
    let block = try file.region(at: start, count: try entry.uint32(at: 4, .little))
    try PEVersion(try block.all(limit: found.limits.valueBytes)).read(&found)
  }
}

/// Where a program's debug information is, and of which files (PE Format, The .debug Section).
struct PEDebugDirectory {
  private let file: Region
  private let sections: PESections

  init(_ file: Region, _ sections: PESections) {
    self.file = file
    self.sections = sections
  }

  func read(at address: Int, count: Int, _ found: inout MetadataBuilder) throws(MetadataError) {
    guard let place = sections.place(of: address) else { return }
    guard count < Self.mostBytes else {
      throw MetadataError(
        .limitExceeded, "a debug directory of \(count) bytes", at: file.start + place)
    }
    let directory = try file.slice(at: place, count: count)
    for start in stride(from: 0, to: count - 27, by: 28) {
      let kind = try directory.uint32(at: start + 12, .little)
      let length = try directory.uint32(at: start + 16, .little)
      let position = try directory.uint32(at: start + 24, .little)
      guard kind == 2 || kind == 4 else { continue }
      guard length < Self.mostOfEntry else {
        found.warn(
          Warning(
            .limitExceeded, "a debug record of \(length) bytes", at: directory.offset + start))
        continue
      }
      guard let record = try? file.slice(at: position, count: length) else { continue }
      try found.charge(entries: 4, bytes: length)
      if kind == 4 {
        Self.readName(record, &found)
        continue
      }
      let isNew = record.matches("RSDS")
      guard isNew || record.matches("NB10") else { continue }
      let table = isNew ? TagTable.programDatabase : .oldProgramDatabase
      // When the program was linked stands in the directory.
      found.add(
        table, 0, .long, count: 1, .little, bytes: try directory.slice(at: start + 4, count: 4))
      found.add(table, fieldsOf: record, .little, except: 0)
    }
  }

  private static let mostBytes = 2800
  private static let mostOfEntry = 10_000

  /// A name that stands in one byte a character, or in two.
  private static func readName(_ record: ByteSlice, _ found: inout MetadataBuilder) {
    guard record.count > 12, let isWide = try? record.uint32(at: 8, .little) else { return }
    let name = record.suffix(from: 12)
    if isWide != 0 {
      found.add(.programDebug, "EXEFileName", text: name.utf16(.little))
    } else {
      found.add(
        .programDebug, "EXEFileName", text: name.elements.untilNUL, offset: name.offset)
    }
  }
}
