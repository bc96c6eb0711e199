extension Container {
  /// Programs and libraries of DOS and Windows.
  ///
  /// Source: Microsoft, *PE Format*; *Version Information* (`VS_VERSIONINFO`).
  package static let windowsProgram = Container(
    ofSignatures: "DOS EXE", "Win16 EXE", "Win16 DLL", "Win32 EXE", "Win32 DLL", "Win64 EXE",
    "Win64 DLL", "Virtual Device Driver"
  ) {
    (file, found) throws(MetadataError) in
    let place = try file.uint32(at: 60, .little)
    let header = try file.head(at: place, count: 24)
    // A second header may stand far behind what recognition sees.
    if let format = ExecutableFormat.windows(second: header) { found.format = format }
    guard header.has("PE\u{0}\u{0}") else { return }
    let length = try header.uint16(at: 20, .little)
    let whole = try file.head(at: place + 4, count: 20 + length)
    let kind = (try? whole.uint16(at: 20, .little)) ?? 0
    guard length < 2 || [0x107, 0x10b, 0x20b].contains(kind) else {
      throw MetadataError(
        .malformed, "an optional header of the unknown kind \(kind)", at: whole.offset + 20)
    }
    found.add(.windowsProgram, fieldsOf: whole, .little)
    let sections = try PESections(
      file.slice(
        at: place + 24 + length, count: 40 * (try header.uint16(at: 6, .little))))
    guard kind != 0x107 else { return }
    // The data directories stand behind 96 bytes, or 112 of a program of 64 bits: the third is that of
    // resources, the seventh that of debug information.
    let directories = 20 + (kind == 0x20b ? 112 : 96)
    if let address = try? whole.uint32(at: directories + 16, .little), address > 0 {
      found.attempt { (found) throws(MetadataError) in
        try PEResources(file, sections).readVersion(at: address, &found)
      }
    }
    guard let address = try? whole.uint32(at: directories + 48, .little),
      let size = try? whole.uint32(at: directories + 52, .little), address > 0
    else { return }
    try PEDebugDirectory(file, sections).read(at: address, count: size, &found)
  }
}

/// Where the sections of a program are in memory, and where in the file (PE Format, Section Table).
struct PESections {
  private let table: ByteSlice

  init(_ table: ByteSlice) { self.table = table }

  /// Where something stands in the file that has an address in memory; nil where no section has it.
  func place(of address: Int) -> Int? {
    for start in stride(from: 0, to: table.count - 39, by: 40) {
      guard let base = try? table.uint32(at: start + 12, .little),
        let size = try? table.uint32(at: start + 16, .little),
        let place = try? table.uint32(at: start + 20, .little)
      else { return nil }
      if address >= base, address < base + size { return address - base + place }
    }
    return nil
  }
}
