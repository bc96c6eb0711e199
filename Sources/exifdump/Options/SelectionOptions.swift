import ArgumentParser

/// Which tags are shown.
struct SelectionOptions: ParsableArguments {
  @Option(
    name: [.long, .customShort("t")],
    help: ArgumentHelp(
      "Show this tag: Make, GPS:GPSLatitude, GPS:all, or a pattern, 'Exif*:*Date*'. Repeat for more.",
      valueName: "tag"), completion: CompletedNames.tags)
  var tag: [String] = []

  @Option(
    name: [.long, .customShort("g")],
    help: ArgumentHelp(
      "Show this group: IFD0, ExifIFD, GPS …, all of a kind: EXIF, XMP, MakerNotes, QuickTime …, or a pattern. Repeat for more.",
      valueName: "group"),
    completion: CompletedNames.groups)
  var group: [String] = []

  var settings: SelectionSettings { SelectionSettings(tag: tag, group: group) }
}
