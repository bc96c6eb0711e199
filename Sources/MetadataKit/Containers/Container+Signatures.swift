extension Container {
  /// The containers of formats that ``FileSignature`` tells: no photos, and nothing is asked of them
  /// before a file is known to be theirs.
  package static let ofSignatures: [Container] = [
    .card,
    .classicMacProgram,
    .compiledHelp,
    .digitalSpeech,
    .elf,
    .fit,
    .fontCollection,
    .fontMetrics,
    .html,
    .instrumentRIFF,
    .internetShortcut,
    .iso9660,
    .jsonFile,
    .lif,
    .losslessSound,
    .macOS,
    .machProgram,
    .openTypeFont,
    .palm,
    .pcap,
    .postScriptFont,
    .rar,
    .realList,
    .resourceFile,
    .richText,
    .sevenZip,
    .shortcut,
    .staticLibrary,
    .tnef,
    .torrent,
    .webFont,
    .windowsFontMetrics,
    .windowsProgram,
    .wpg,
  ]

  /// The one that reads a format which a signature told, or nil.
  static func ofSignature(_ format: FileFormat) -> Container? {
    ofSignatures.first { $0.signatures.contains(format.name) }
  }
}
