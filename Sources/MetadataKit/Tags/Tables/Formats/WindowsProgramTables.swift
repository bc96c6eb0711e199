/// Programs of Windows.
extension TagTable {
  /// The headers of a program (PE Format, COFF File Header and Optional Header), by byte positions.
  package static let windowsProgram = TagTable(
    "EXE", group: "EXE",
    [
      TagRow(0, "MachineType", machines, format: .short, traits: .hexadecimal),
      TagRow(4, "TimeStamp", format: .long, value: ProgramValue.date),
      TagRow(
        18, "ImageFileCharacteristics", characteristics, format: .short, traits: .bitmask),
      TagRow(
        20, "PEType", "263=ROM Image|267=PE32|523=PE32+", format: .short, traits: .hexadecimal),
      TagRow(22, "LinkerVersion", count: 2, value: ProgramValue.dotted),
      TagRow(24, "CodeSize", format: .long),
      TagRow(28, "InitializedDataSize", format: .long),
      TagRow(32, "UninitializedDataSize", format: .long),
      TagRow(36, "EntryPoint", format: .long, print: ProgramValue.hexadecimal),
      TagRow(60, "OSVersion", format: .short, count: 2, value: ProgramValue.dotted),
      TagRow(64, "ImageVersion", format: .short, count: 2, value: ProgramValue.dotted),
      TagRow(68, "SubsystemVersion", format: .short, count: 2, value: ProgramValue.dotted),
      TagRow(88, "Subsystem", subsystems, format: .short),
    ])

  /// The fixed part of a version (`VS_FIXEDFILEINFO`), by byte positions.
  package static let programVersion = TagTable(
    "EXE-Version", group: "EXE",
    [
      TagRow(8, "FileVersionNumber", format: .short, count: 4, value: ProgramValue.version),
      TagRow(16, "ProductVersionNumber", format: .short, count: 4, value: ProgramValue.version),
      TagRow(24, "FileFlagsMask", format: .long, print: ProgramValue.hexadecimal),
      TagRow(
        28, "FileFlags",
        "0=Debug|1=Pre-release|2=Patched|3=Private build|4=Info inferred|5=Special build",
        format: .long, traits: .bitmask),
      TagRow(32, "FileOS", systems, format: .long, traits: .hexadecimal),
      TagRow(
        36, "ObjectFileType",
        "0=Unknown|1=Executable application|2=Dynamic link library|3=Driver|4=Font|5=VxD|7=Static library",
        format: .long),
      TagRow(40, "FileSubtype", format: .long),
    ])

  /// The texts of a version, which are kept under the names of the file.
  package static let programText = TagTable(
    "EXE-Text", group: "EXE", isNumberless: true,
    [
      TagRow(0, "LanguageCode", languages),
      TagRow(1, "CharacterSet", characterSets),
      TagRow(2, "Text"),
      // exiftool reads the texts of the first language alone, and takes the tables of others for texts.
      TagRow(3, "FurtherText", traits: [.notInExiftool, .yields]),
      TagRow(4, "LanguageCode", languages, traits: [.notInExiftool, .yields]),
      TagRow(5, "CharacterSet", characterSets, traits: [.notInExiftool, .yields]),
      TagRow(6, "Table", traits: .onlyInExiftool),
    ])

  /// Which debug information belongs to a program (CodeView `RSDS`), by byte positions.
  package static let programDatabase = TagTable(
    "EXE-RSDS", group: "EXE",
    [
      TagRow(0, "PDBModifyDate", format: .long, value: ProgramValue.date),
      TagRow(20, "PDBAge", format: .long),
      TagRow(24, "PDBFileName", format: .ascii, count: 0),
    ])

  /// The same of older programs (CodeView `NB10`).
  package static let oldProgramDatabase = TagTable(
    "EXE-NB10", group: "EXE",
    [
      TagRow(0, "PDBModifyDate", format: .long, value: ProgramValue.date),
      TagRow(8, "PDBCreateDate", format: .long, value: ProgramValue.date),
      TagRow(12, "PDBAge", format: .long),
      TagRow(16, "PDBFileName", format: .ascii, count: 0),
    ])

  /// What else debug information tells of a program.
  package static let programDebug = TagTable(
    "EXE-Misc", group: "EXE", isNumberless: true,
    [TagRow(12, "EXEFileName")])

  /// The header of a help file, by byte positions.
  package static let compiledHelp = TagTable(
    "CHM", group: "EXE",
    [
      TagRow(4, "CHMVersion", format: .long),
      TagRow(20, "LanguageCode", languages, format: .long, value: ProgramValue.language),
    ])

  private static let machines =
    "0=Unknown|1=Target host|332=Intel 386 or later, and compatibles|333=Intel i860|354=MIPS R3000|358=MIPS little endian (R4000)|360=MIPS R10000|361=MIPS little endian WCI v2|387=Alpha AXP (old)|388=Alpha AXP|418=Hitachi SH3|419=Hitachi SH3 DSP|420=Hitachi SH3E|422=Hitachi SH4|424=Hitachi SH5|448=ARM little endian|450=Thumb|452=Thumb 2 little endian|467=Matsushita AM33|496=PowerPC little endian|497=PowerPC with floating point support|512=Intel IA64|614=MIPS16|616=Motorola 68000 series|644=Alpha AXP 64-bit|870=MIPS with FPU|1126=MIPS16 with FPU|1312=Infineon Tricore|3772=EFI Byte Code|14948=Compiled Hybrid PE|20530=RISC-V 32-bit|20580=RISC-V 64-bit|20776=RISC-V 128-bit|25138=LoongArch 32-bit|25188=LoongArch 64-bit|34404=AMD AMD64|36929=Mitsubishi M32R little endian|43620=ARM64 little endian|49390=clr pure MSIL|3311=CEF|60448=Dotnet 0xEC20"

  private static let characteristics =
    "0=No relocs|1=Executable|2=No line numbers|3=No symbols|4=Aggressive working-set trim|5=Large address aware|7=Bytes reversed lo|8=32-bit|9=No debug|10=Removable run from swap|11=Net run from swap|12=System file|13=DLL|14=Uniprocessor only|15=Bytes reversed hi"

  private static let subsystems =
    "0=Unknown|1=Native|2=Windows GUI|3=Windows command line|5=OS/2 command line|7=POSIX command line|9=Windows CE GUI|10=EFI application|11=EFI boot service|12=EFI runtime driver|13=EFI ROM|14=XBOX"

  private static let systems =
    "1=Win16|2=PM-16|3=PM-32|4=Win32|65536=DOS|131072=OS/2 16-bit|196608=OS/2 32-bit|262144=Windows NT|65537=Windows 16-bit|65540=Windows 32-bit|131074=OS/2 16-bit PM-16|196611=OS/2 32-bit PM-32|262148=Windows NT 32-bit"

  private static let characterSets =
    "0000=ASCII|03A4=Windows, Japan (Shift - JIS X-0208)|03A8=Windows, Chinese (Simplified)|03B5=Windows, Korea (Shift - KSC 5601)|03B6=Windows, Taiwan (Big5)|04B0=Unicode|04E2=Windows, Latin2 (Eastern European)|04E3=Windows, Cyrillic|04E4=Windows, Latin1|04E5=Windows, Greek|04E6=Windows, Turkish|04E7=Windows, Hebrew|04E8=Windows, Arabic"

  /// MS-LCID §2.2, with the names that the field has for them.
  private static let languages =
    "0000=Neutral|007F=Invariant|0400=Process default|0401=Arabic|0402=Bulgarian|0403=Catalan|0404=Chinese (Traditional)|0405=Czech|0406=Danish|0407=German|0408=Greek|0409=English (U.S.)|040A=Spanish (Castilian)|040B=Finnish|040C=French|040D=Hebrew|040E=Hungarian|040F=Icelandic|0410=Italian|0411=Japanese|0412=Korean|0413=Dutch|0414=Norwegian (Bokml)|0415=Polish|0416=Portuguese (Brazilian)|0417=Rhaeto-Romanic|0418=Romanian|0419=Russian|041A=Croato-Serbian (Latin)|041B=Slovak|041C=Albanian|041D=Swedish|041E=Thai|041F=Turkish|0420=Urdu|0421=Indonesian|0422=Ukrainian|0423=Belarusian|0424=Slovenian|0425=Estonian|0426=Latvian|0427=Lithuanian|0428=Maori|0429=Farsi|0430=Sutu|0431=Tsonga|0432=Tswana|0433=Venda|0434=Xhosa|0435=Zulu|0436=Afrikaans|0437=Georgian|0438=Faeroese|0439=Hindi|0440=Kyrgyz|0441=Swahili|0443=Uzbek|0444=Tatar|0445=Bengali|0446=Punjabi|0447=Gujarati|0448=Oriya|0449=Tamil|0450=Mongolian|0456=Galician|0457=Konkani|0458=Manipuri|0459=Sindhi|0460=Kashmiri|0461=Nepali|0465=Divehi|0490=Walon|0491=Cornish|0492=Welsh|0493=Breton|0800=Neutral 2|0804=Chinese (Simplified)|0807=German (Swiss)|0809=English (British)|080A=Spanish (Mexican)|080C=French (Belgian)|0810=Italian (Swiss)|0813=Dutch (Belgian)|0814=Norwegian (Nynorsk)|0816=Portuguese|081A=Serbo-Croatian (Cyrillic)|0C07=German (Austrian)|0C09=English (Australian)|0C0A=Spanish (Modern)|0C0C=French (Canadian)|1009=English (Canadian)|100C=French (Swiss)"
}
