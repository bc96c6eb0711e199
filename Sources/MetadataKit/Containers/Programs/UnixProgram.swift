extension Container {
  /// Programs and libraries of Unix systems (System V ABI, *Object Files*: ELF Header).
  package static let elf = Container(
    ofSignatures: "ELF executable", "ELF object file", "ELF shared library"
  ) {
    (file, found) throws(MetadataError) in
    let head = try file.head(count: 64)
    found.add(.elf, fieldsOf: head, head[5] == 1 ? .little : .big)
  }

  /// Programs of the classic Mac OS (*Mac OS Runtime Architectures*, PEF Structure).
  package static let classicMacProgram = Container(ofSignatures: "Classic MacOS executable") {
    (file, found) throws(MetadataError) in
    found.add(.classicMacProgram, fieldsOf: try file.head(count: 64), .big)
  }

  /// Libraries of what compilers make: archives, of which each part has a header in text (`ar.h`).
  package static let staticLibrary = Container(ofSignatures: "Static library") {
    (file, found) throws(MetadataError) in
    var position = 8
    // The first parts may be lists of names.
    for index in 0..<10 where position < file.count {
      let header = try file.slice(at: position, count: 60)
      guard header.has("`\n", at: 58) else {
        throw MetadataError(.malformed, "a part of a library without its header", at: header.offset)
      }
      if index == 0 { found.add(.staticLibrary, fieldsOf: header, .big) }
      guard let size = digits(header, at: 48, count: 10) else { return }
      var start = position + 60
      // A name of BSD's form stands before the part.
      if header.matches("#1/"), let length = digits(header, at: 3, count: 13) {
        guard length <= 256 else {
          throw MetadataError(
            .malformed, "a part of a library with a name of \(length) bytes", at: header.offset)
        }
        start += length
      }
      let part = try file.head(at: start, count: 28)
      if part.count == 28, let machine = MachHeader(part) {
        found.format = ExecutableFormat.program("Mach-O static library", "a")
        return try machine.tellMachine(&found)
      }
      position += 60 + size + (size & 1)
    }
  }

  private static func digits(_ header: ByteSlice, at start: Int, count: Int) -> Int? {
    let digits = header.suffix(from: start).prefix(count).elements.prefix(
      while: NumberText.isDigit)
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
