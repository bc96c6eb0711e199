import MetadataKit
import Testing

/// Programs and libraries, written byte by byte.
@Suite struct ProgramTests {
  /// A text in UTF-16 with its end.
  private func wide(_ text: String) -> Bytes {
    Bytes().raw(text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }).zeros(2)
  }

  private func padded(_ bytes: Bytes) -> Bytes { bytes.zeros((4 - bytes.bytes.count % 4) % 4) }

  /// A part of a version: lengths, a key, a value, and other parts.
  private func part(
    _ key: String, _ value: [UInt8] = [], valueCount: Int? = nil, parts: [Bytes] = []
  ) -> Bytes {
    // The head of six bytes counts where boundaries are.
    var body = padded(Bytes().zeros(6).raw(wide(key).bytes)).raw(value)
    for inner in parts { body = padded(body).raw(inner.bytes) }
    return Bytes().little(body.bytes.count, valueCount ?? value.count, 1, size: 2)
      .raw(Array(body.bytes.dropFirst(6)))
  }

  private func texts(_ key: String, _ texts: [(String, String)]) -> Bytes {
    part(
      key,
      parts: texts.map {
        part($0.0, $0.1.isEmpty ? [] : wide($0.1).bytes, valueCount: $0.1.utf16.count)
      })
  }

  private func version(_ tables: [Bytes]) -> Bytes {
    let fixed = Bytes().little(
      0xfeef_04bd, 0x10000, 0x10002, 0x30004, 0x50006, 0x70008, 0x3f, 1, 4, 1, 0, 0, 0, size: 4)
    return part(
      "VS_VERSION_INFO", fixed.bytes, parts: [part("StringFileInfo", parts: tables)])
  }

  /// Kinds, names and languages: one of each.
  private func resources(_ version: Bytes) -> Bytes {
    var tree = Bytes()
    for (id, place) in [(16, 0x8000_0018), (1, 0x8000_0030), (0x409, 0x48)] {
      tree = tree.zeros(12).little(0, 1, size: 2).little(id, place, size: 4)
    }
    return tree.little(0x1058, version.bytes.count, 0, 0, size: 4).raw(version.bytes)
  }

  /// A program of 32 bits with one section, and a directory of debug information behind it.
  private func program(
    _ version: Bytes, isLibrary: Bool = false, hasResources: Bool = true
  ) -> Bytes {
    let section = resources(version)
    let place = 64 + 24 + 224 + 40
    let debug = 0x1000 + section.bytes.count
    let record = Bytes("RSDS").zeros(16).little(3, size: 4).text("C:\\a.pdb").zeros(1)
    let optional = Bytes().little(0x10b, size: 2).raw([2, 56]).little(
      2048, 4096, 512, 0x1000, size: 4
    )
    .zeros(20).little(4, 0, 1, 0, 4, 0, size: 2).zeros(16).little(3, size: 2).zeros(26)
    .zeros(16).little(hasResources ? 0x1000 : 0, size: 4).zeros(28).little(debug, 28, size: 4)
    .zeros(72)
    let all = section.little(0, 1_659_768_075, 0, 2, record.bytes.count, 0, size: 4)
      .little(place + section.bytes.count + 28, size: 4).raw(record.bytes)
    return Bytes("MZ").zeros(58).little(64, size: 4).text("PE").zeros(2)
      .little(0x14c, 1, size: 2).little(1_220_875_284, 0, 0, size: 4)
      .little(224, isLibrary ? 0x2102 : 0x102, size: 2)
      .raw(optional.bytes).text(".rsrc", 8)
      .little(all.bytes.count, 0x1000, all.bytes.count, place, 0, 0, 0, 0, size: 4).raw(all.bytes)
  }

  private let english = [
    ("CompanyName", "Acme"), ("OriginalFilename", "a.exe"), ("my own Key", "x"), ("Comments", ""),
  ]

  @Test func readsProgramsOfWindows() throws {
    let file = program(version([texts("040904B0", english)]))
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "Win32 EXE")
    let pairs: [(String, [String])] = [
      ("MachineType", ["Intel 386 or later, and compatibles", "332"]),
      ("TimeStamp", ["2008:09:08 12:01:24+00:00", "2008:09:08 12:01:24+00:00"]),
      ("ImageFileCharacteristics", ["Executable, 32-bit", "258"]), ("PEType", ["PE32", "267"]),
      ("LinkerVersion", ["2.56", "2.56"]), ("CodeSize", ["2048", "2048"]),
      ("EntryPoint", ["0x1000", "4096"]), ("OSVersion", ["4.0", "4.0"]),
      ("ImageVersion", ["1.0", "1.0"]), ("Subsystem", ["Windows command line", "3"]),
      ("FileVersionNumber", ["1.2.3.4", "1.2.3.4"]),
      ("ProductVersionNumber", ["5.6.7.8", "5.6.7.8"]), ("FileFlagsMask", ["0x003f", "63"]),
      ("FileFlags", ["Debug", "1"]), ("FileOS", ["Win32", "4"]),
      ("ObjectFileType", ["Executable application", "1"]),
      ("LanguageCode", ["English (U.S.)", "0409"]), ("CharacterSet", ["Unicode", "04B0"]),
      ("CompanyName", ["Acme", "Acme"]), ("OriginalFileName", ["a.exe", "a.exe"]),
      ("MyOwnKey", ["x", "x"]), ("Comments", ["", ""]),
      ("PDBModifyDate", ["2022:08:06 06:41:15+00:00", "2022:08:06 06:41:15+00:00"]),
      ("PDBAge", ["3", "3"]), ("PDBFileName", ["C:\\a.pdb", "C:\\a.pdb"]),
    ]
    for (name, expected) in pairs { #expect(metadata.pair("EXE:" + name) == expected, "\(name)") }
    #expect(metadata.warnings.isEmpty)
    let library = try Metadata(program(version([]), isLibrary: true).bytes)
    #expect(library.format.name == "Win32 DLL")
    file.readEveryTruncation()
  }

  /// The texts of all languages are told, those of the first by the name.
  @Test func readsTextsOfSeveralLanguages() throws {
    let tables = [texts("040904B0", english), texts("040704E4", [("CompanyName", "Acme GmbH")])]
    let metadata = try Metadata(program(version(tables)).bytes)
    #expect(metadata["EXE:CompanyName"]?.description == "Acme")
    #expect(metadata["EXE:LanguageCode"]?.description == "English (U.S.)")
    let all = metadata.tags.filter { $0.name == "CompanyName" }.map(\.description)
    #expect(all == ["Acme", "Acme GmbH"])
    let languages = metadata.tags.filter { $0.name == "LanguageCode" }.map(\.description)
    #expect(languages == ["English (U.S.)", "German"])
    #expect(metadata.warnings.isEmpty)
  }

  /// Directories of resources may all be the same one, and lengths may lie.
  @Test func boundsWhatResourcesLeadTo() throws {
    let file = program(version([texts("040904B0", english)]))
    let place = 64 + 24 + 224 + 40
    // Ten thousand kinds that are each this directory again.
    let entry = Bytes().little(16, 0x8000_0000, size: 4).bytes
    let loop = Bytes().raw(Array(file.bytes.prefix(place))).zeros(14).little(10_000, size: 2)
      .raw([[UInt8]](repeating: entry, count: 10_000).flatMap(\.self))
    let metadata = try Metadata(loop.bytes)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
    #expect(metadata["EXE:MachineType"] != nil)
    // A part that is longer than the version.
    let version = place + 0x58
    let long = try Metadata(file.with([0xff, 0xff], at: version).bytes)
    #expect(long.warnings.map(\.code) == [.malformed] && long.warnings[0].offset != nil)
    // An address that no section has.
    let lost = try Metadata(file.with([0, 0, 0, 0x7f], at: place + 0x48).bytes)
    #expect(lost.warnings.map(\.code) == [.malformed])
    let elsewhere = try Metadata(file.with([0, 0, 0, 0x7f], at: 64 + 24 + 112).bytes)
    #expect(elsewhere.warnings.map(\.code) == [.malformed])
    #expect(elsewhere["EXE:PDBAge"] != nil)
    let unknown = try Metadata(file.with([0x99], at: 64 + 24).bytes)
    #expect(unknown.warnings.map(\.code) == [.malformed])
    #expect(unknown["EXE:MachineType"] == nil)
  }

  /// Code is no directory of resources, though it stands where linkers put some.
  @Test func programsWithoutResourcesHaveNone() throws {
    let file = program(version([texts("040904B0", english)]), hasResources: false)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["EXE:CompanyName"] == nil && metadata["EXE:PDBAge"] != nil)
  }

  @Test func tellsOfDebugInformationThatIsTooLong() throws {
    let file = program(version([texts("040904B0", english)]))
    let count = 64 + 24 + 144 + 4
    let directory = try Metadata(file.with([0xf0, 0x0a], at: count).bytes)
    #expect(directory.warnings.map(\.code) == [.limitExceeded])
    #expect(directory["EXE:PDBAge"] == nil && directory["EXE:CompanyName"] != nil)
    let entry = file.bytes.count - 33 - 28
    let record = try Metadata(file.with([0x10, 0x27], at: entry + 16).bytes)
    #expect(record.warnings.map(\.code) == [.limitExceeded])
    #expect(record.warnings.first?.offset == entry)
  }

  @Test func tellsWhatElseDOSStarts() throws {
    let drivers = Bytes("MZ").zeros(58).little(64, size: 4).text("LE").zeros(64)
    #expect(try Metadata(drivers.bytes).format.name == "Virtual Device Driver")
    let dos = Bytes("MZ").zeros(58).little(0, size: 4).zeros(64)
    #expect(try Metadata(dos.bytes).format.name == "DOS EXE")
    // The second header may stand behind what recognition sees.
    let header = program(version([])).bytes.dropFirst(64)
    let far = Bytes("MZ").zeros(58).little(20_000, size: 4).zeros(20_000 - 64).raw(Array(header))
    #expect(try Metadata(far.bytes).format.name == "Win32 EXE")
  }

  private func mach(_ magic: [UInt8], type: Int, subtype: Int, kind: Int, flags: Int) -> Bytes {
    Bytes().raw(magic).little(type, subtype, kind, 0, 0, flags, size: 4)
  }

  @Test func readsProgramsOfApple() throws {
    let file = mach(
      [0xcf, 0xfa, 0xed, 0xfe], type: 0x100_0007, subtype: 3, kind: 6, flags: 0x80_0085)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "Mach-O dynamic link library")
    #expect(metadata["EXE:CPUArchitecture"]?.description == "64 bit")
    #expect(metadata["EXE:CPUByteOrder"]?.description == "Little endian")
    #expect(metadata.pair("EXE:CPUType") == ["x86 64-bit", "16777223"])
    #expect(metadata.pair("EXE:CPUSubtype") == ["i386 (all) 64-bit", "16777223 3"])
    #expect(metadata.pair("EXE:ObjectFileType") == ["Dynamically bound shared library", "6"])
    #expect(
      metadata["EXE:ObjectFlags"]?.description == "No undefs, Dyld link, Two level, [23]")
    file.readEveryTruncation()
    let odd = try Metadata(
      mach([0xfe, 0xed, 0xfa, 0xce], type: 0, subtype: 0, kind: 0x0c00_0000, flags: 0).bytes)
    #expect(odd.pair("EXE:CPUType") == ["Unknown (0)", "0"])
    #expect(odd["EXE:ObjectFileType"]?.description == "Unknown (0xc)")
  }

  private func fat(_ first: Bytes) -> Bytes {
    Bytes().raw([0xca, 0xfe, 0xba, 0xbe]).big(
      2, 0x100_0007, 3, 64, 28, 0, 12, 9, 64, 28, 0, size: 4
    )
    .zeros(16).raw(first.bytes)
  }

  @Test func readsProgramsForSeveralMachines() throws {
    let one = mach([0xce, 0xfa, 0xed, 0xfe], type: 7, subtype: 3, kind: 8, flags: 0)
    let metadata = try Metadata(fat(one).bytes)
    #expect(metadata.format.name == "Mach-O fat dynamic bound bundle")
    #expect(metadata["EXE:CPUCount"]?.description == "2")
    let types = try #require(metadata["EXE:CPUType"]?.values.map(\.description))
    #expect(types == ["x86 64-bit", "ARM"])
    let subtypes = metadata["EXE:CPUSubtype"]?.values.map(\.description)
    #expect(subtypes == ["i386 (all) 64-bit", "ARM V7"])
    let library = try Metadata(fat(Bytes("!<arch>\n").zeros(30)).bytes)
    #expect(library.format.name == "Mach-O fat static library")
    #expect(library.pair("EXE:ObjectFileType") == ["Static library", "-1"])
    let none = try Metadata(fat(Bytes().zeros(30)).bytes)
    #expect(none.format.name == "Mach-O fat binary executable")
    #expect(none.warnings.map(\.code) == [.malformed])
    fat(one).readEveryTruncation()
  }

  private func library(_ parts: [(name: String, content: [UInt8])]) -> Bytes {
    var file = Bytes("!<arch>\n")
    for (name, content) in parts {
      file = file.text(name.padding(16)).text("1460546359  ").text("0     0     100644  ")
        .text("\(content.count)".padding(10)).text("`\n").raw(content).zeros(content.count & 1)
    }
    return file
  }

  @Test func readsLibraries() throws {
    let part = mach([0xcf, 0xfa, 0xed, 0xfe], type: 0x100_000c, subtype: 0, kind: 1, flags: 0)
    let file = library([
      ("__.SYMDEF", [1, 2, 3]), ("#1/20", Array("a long name of bytes".utf8) + part.bytes),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "Mach-O static library")
    let date = "2016:04:13 11:19:19+00:00"
    #expect(metadata.pair("EXE:CreateDate") == [date, date])
    #expect(metadata["EXE:CPUType"]?.description == "ARM 64-bit")
    #expect(metadata.warnings.isEmpty)
    let other = try Metadata(library([("a.o/", Array("\u{7f}ELF".utf8) + [2, 1])]).bytes)
    #expect(other.format.name == "Static library" && other.warnings.isEmpty)
    let broken = try Metadata(file.with([0x41], at: 8 + 58).bytes)
    #expect(broken.warnings.map(\.code) == [.malformed] && broken["EXE:CreateDate"] == nil)
    file.readEveryTruncation()
  }

  @Test func readsProgramsOfUnix() throws {
    let file = Bytes().raw([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]).zeros(9).little(3, 62, size: 2)
      .zeros(44)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "ELF shared library")
    #expect(metadata.pair("EXE:CPUArchitecture") == ["64 bit", "2"])
    #expect(metadata.pair("EXE:CPUByteOrder") == ["Little endian", "1"])
    #expect(metadata.pair("EXE:ObjectFileType") == ["Shared object file", "3"])
    #expect(metadata.pair("EXE:CPUType") == ["AMD x86-64", "62"])
    file.readEveryTruncation()
  }

  @Test func readsProgramsOfTheClassicMac() throws {
    let file = Bytes("Joy!peffpwpc").big(1, 3_000_000_000, 0, 0, 0, size: 4).zeros(32)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "Classic MacOS executable")
    #expect(metadata.pair("EXE:CPUArchitecture") == ["PowerPC", "pwpc"])
    #expect(metadata["EXE:PEFVersion"]?.description == "1")
    #expect(metadata["EXE:TimeStamp"]?.description == "1999:01:24 05:20:00")
    file.readEveryTruncation()
  }

  @Test func readsCompiledHelp() throws {
    let file = Bytes("ITSF").little(3, 96, 1, 7, 0x409, size: 4)
      .raw([
        0x10, 0xfd, 1, 0x7c, 0xaa, 0x7b, 0xd0, 0x11, 0x9e, 0x0c, 0, 0xa0, 0xc9, 0x22, 0xe6, 0xec,
      ])
      .zeros(40)
    let metadata = try Metadata(file.bytes)
    #expect(metadata["EXE:CHMVersion"]?.description == "3")
    #expect(metadata.pair("EXE:LanguageCode") == ["English (U.S.)", "0409"])
    file.readEveryTruncation()
  }
}

extension String {
  /// The text with spaces behind it.
  fileprivate func padding(_ count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - utf8.count))
  }
}
