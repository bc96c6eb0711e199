extension Container {
  /// Programs and libraries of Apple's systems, for one machine or for several (`mach-o/loader.h`,
  /// `mach-o/fat.h`).
  package static let machProgram = Container(
    ofSignatures: "Mach-O executable", "Mach-O object file", "Mach-O dynamic link library",
    "Mach-O dynamic bound bundle", "Mach-O dynamic link library stub",
    "Mach-O fat binary executable", "Mach-O fat object file", "Mach-O fat dynamic link library",
    "Mach-O fat dynamic bound bundle", "Mach-O fat dynamic link library stub"
  ) {
    (file, found) throws(MetadataError) in
    let head = try file.head(count: 28)
    guard head.has("\u{CA}\u{FE}\u{BA}\u{BE}") else {
      guard let header = MachHeader(head) else { return }
      try header.tellMachine(&found)
      found.add(.machProgram, "ObjectFileType", try header.fileType)
      found.add(.machProgram, "ObjectFlags", try header.flags)
      return
    }
    let count = try head.uint32(at: 4, .big)
    let list = try file.slice(at: 8, count: min(count, mostMachines) * 20)
    found.add(.machProgram, "CPUCount", count)
    let starts = Array(stride(from: 0, to: list.count, by: 20))
    for start in starts {
      found.continuesList = start > 0
      found.add(.machProgram, "CPUType", try list.int32(at: start, .big))
    }
    for start in starts {
      found.continuesList = start > 0
      found.add(
        .machProgram, "CPUSubtype",
        integers: [try list.int32(at: start, .big), try list.int32(at: start + 4, .big)])
    }
    found.continuesList = false
    guard count > 0 else { return }
    // All of them are of the kind of the first.
    let first = try file.head(at: try list.uint32(at: 8, .big), count: 28)
    if let header = MachHeader(first) {
      let type = try header.fileType
      found.add(.machProgram, "ObjectFileType", type)
      found.format = ExecutableFormat.fat(type)
    } else if first.matches("!<arch>\n") {
      found.add(.machProgram, "ObjectFileType", -1)
      found.format = ExecutableFormat.program("Mach-O fat static library", "a")
    } else {
      throw MetadataError(.malformed, "no program for the first machine", at: first.offset)
    }
  }

  /// What has more is a Java class to recognition.
  private static let mostMachines = 30
}

/// The header of a program for one machine (`mach-o/loader.h`).
struct MachHeader {
  private let bytes: ByteSlice
  private let order: ByteOrder
  private let is64Bit: Bool

  /// Nil where none is.
  init?(_ bytes: ByteSlice) {
    let isBig = bytes.has("\u{FE}\u{ED}\u{FA}")
    guard let kind = bytes[isBig ? 3 : 0], kind == 0xce || kind == 0xcf,
      isBig || bytes.has("\u{FA}\u{ED}\u{FE}", at: 1)
    else { return nil }
    self.bytes = bytes
    order = isBig ? .big : .little
    is64Bit = kind == 0xcf
  }

  var fileType: Int { get throws(MetadataError) { try bytes.uint32(at: 12, order) } }

  var flags: Int { get throws(MetadataError) { try bytes.uint32(at: 24, order) } }

  func tellMachine(_ found: inout MetadataBuilder) throws(MetadataError) {
    let type = try bytes.int32(at: 4, order)
    let subtype = try bytes.int32(at: 8, order)
    found.add(.machProgram, "CPUArchitecture", text: is64Bit ? "64 bit" : "32 bit")
    found.add(
      .machProgram, "CPUByteOrder", text: order == .big ? "Big endian" : "Little endian")
    found.add(.machProgram, "CPUType", type)
    found.add(.machProgram, "CPUSubtype", integers: [type, subtype])
  }
}
