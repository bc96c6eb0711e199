/// Programs and libraries.
enum ExecutableFormat {
  @Sendable static func recognize(_ head: ByteSlice) -> FileFormat? {
    if head.has("MZ") { return windows(head) }
    if head.has("\u{7F}ELF") { return elf(head) }
    if head.has("\u{CA}\u{FE}\u{BA}\u{BE}") { return fatOrJava(head) }
    if let type = machType(head) { return mach(type, "Mach-O ") }
    if head.has("Joy!peff") { return program("Classic MacOS executable", "") }
    if head.has("!<arch>\n") { return program("Static library", "a") }
    return script(head)
  }

  /// A format of programs by its name and usual extension.
  static func program(_ name: String, _ suffix: String) -> FileFormat {
    FileFormat(name, suffix, "application/octet-stream", nil)
  }

  /// DOS, and what has a second header: 16 bits, 32 and 64 (Microsoft, *PE Format*).
  private static func windows(_ head: ByteSlice) -> FileFormat? {
    guard let place = try? head.uint32(at: 60, .little) else { return nil }
    return windows(second: head.suffix(from: place)) ?? program("DOS EXE", "exe")
  }

  /// What a program is by its second header; nil where it has none.
  static func windows(second header: ByteSlice) -> FileFormat? {
    if header.has("NE"), let flags = try? header.uint16(at: 12, .little) {
      return flags & 0x80 != 0 ? program("Win16 DLL", "dll") : program("Win16 EXE", "exe")
    }
    // The drivers of Windows 3 and 95.
    if header.has("LE") { return program("Virtual Device Driver", "386") }
    guard header.has("PE\u{0}\u{0}"), let machine = try? header.uint16(at: 4, .little),
      let flags = try? header.uint16(at: 22, .little)
    else { return nil }
    let bits = machines64.contains(machine) ? "Win64" : "Win32"
    return flags & 0x2000 != 0 ? program("\(bits) DLL", "dll") : program("\(bits) EXE", "exe")
  }

  /// Machines of 64 bits (PE Format, Machine Types).
  private static let machines64 = [
    0x200, 0x284, 0x5064, 0x6264, 0x8664, 0xaa64,
  ]

  private static func elf(_ head: ByteSlice) -> FileFormat? {
    guard let order = head[5], let type = try? head.uint16(at: 16, order == 1 ? .little : .big)
    else { return nil }
    switch type {
    case 1: return program("ELF object file", "o")
    case 3: return program("ELF shared library", "so")
    default: return program("ELF executable", "")
    }
  }

  /// The file type of a Mach-O header (`mach-o/loader.h`), or nil.
  private static func machType(_ head: ByteSlice, at position: Int = 0) -> Int? {
    if head.has("\u{FE}\u{ED}\u{FA}\u{CE}", at: position)
      || head.has("\u{FE}\u{ED}\u{FA}\u{CF}", at: position)
    {
      return try? head.uint32(at: position + 12, .big)
    }
    if head.has("\u{CE}\u{FA}\u{ED}\u{FE}", at: position)
      || head.has("\u{CF}\u{FA}\u{ED}\u{FE}", at: position)
    {
      return try? head.uint32(at: position + 12, .little)
    }
    return nil
  }

  private static func mach(_ type: Int, _ prefix: String) -> FileFormat {
    switch type {
    case 1: program(prefix + "object file", "o")
    case 6: program(prefix + "dynamic link library", "dylib")
    case 8: program(prefix + "dynamic bound bundle", "dylib")
    case 9: program(prefix + "dynamic link library stub", "dylib")
    default: program(prefix + "executable", "")
    }
  }

  /// Programs for several machines, and Java classes, which begin alike: a class's version is
  /// higher than any number of machines.
  private static func fatOrJava(_ head: ByteSlice) -> FileFormat? {
    guard let count = try? head.uint32(at: 4, .big) else { return nil }
    if count > 30 {
      return FileFormat("Java bytecode", "class", "application/java-byte-code", nil)
    }
    guard let place = try? head.uint32(at: 16, .big), let type = machType(head, at: place) else {
      return program("Mach-O fat binary executable", "")
    }
    return fat(type)
  }

  /// A program for several machines, by the file type of the first.
  static func fat(_ type: Int) -> FileFormat {
    [1, 6, 8, 9].contains(type)
      ? mach(type, "Mach-O fat ") : program("Mach-O fat binary executable", "")
  }

  /// A script names its interpreter in the first line.
  private static func script(_ head: ByteSlice) -> FileFormat? {
    guard head.has("#!") else { return nil }
    let line = head.prefix(256).elements.prefix { $0 != 0x0a && $0 != 0x0d }
    let words = String(decoding: line.dropFirst(2), as: UTF8.self).split(separator: " ")
    guard let path = words.first, path.hasPrefix("/") else { return nil }
    let isFound = path.hasSuffix("/env") && words.count > 1
    let last = (isFound ? words[1] : path).split(separator: "/").last ?? ""
    // What is looked for is of any version.
    let name = last.prefix { $0.isLetter || (!isFound && $0.isNumber) }
    guard !name.isEmpty else { return nil }
    let suffix =
      switch name {
      case "perl": "pl"
      case "python": "py"
      case "ruby": "rb"
      case "php": "php"
      default: name.hasSuffix("sh") ? "sh" : ""
      }
    return FileFormat("\(name) script", suffix, "text/x-\(name)", nil)
  }
}
