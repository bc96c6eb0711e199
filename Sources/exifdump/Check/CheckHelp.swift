import MetadataKit

/// What `check --help` and `check --list-rules` say.
enum CheckHelp {
  static let discussion = """
    Rules come from presets, from .exifdump.yml, which is looked for in the folder of the first \
    path (without one, in the working directory) and upwards, and from options, in this order; for \
    the paths that it names, an override in .exifdump.yml has the last word. --list-rules lists \
    them all.

    Files that are no photos, movies, sounds, documents (PDF, PostScript, Illustrator, InDesign, \
    IDML, CorelDRAW since X4, Office, Visio, XPS, OpenDocument, iWork, Krita, Calligra, EPUB, \
    MOBI, RTF), Office's locks (~$a.docx) or XMP sidecars are passed over, unless they are called \
    so; names that other files have as well, .doc and .key among them, do not count, nor does what \
    macOS keeps beside files, ._IMG_0001.jpg; an empty one, or one of no known type, that has no \
    extension is passed over where a directory has it, not where it is named (unless with \
    --skip-others). Tracks (GPX, KML, KMZ, TCX, FIT) are passed over, too; where one is named, \
    location warns that nobody looked for its places. What is within a photo, previews and the \
    movie of a photo with motion, is looked at, too, and so are the photos that a PDF, a drawing (SVG), an \
    icon, a DOC, XLS, PPT, PUB or RTF shows, the pictures, movies and sounds within a MOBI, and \
    these and documents within a document that is a ZIP archive, with those within these. What \
    lies in more documents is not, which is told, nor what lies in VSD, MPP, objects of OLE and \
    documents that are one text of XML, nor a document's text, with its comments and changes.

    Files are found and read as exifdump does it: --include, --exclude, --gitignore, --jobs, \
    --progress and --cache are the same; exclude in .exifdump.yml goes for paths that are named, \
    too; how many is told by the reports text, github and json. Ctrl-C ends a check with a report of what was looked \
    at; files are left as they were then.

    EXAMPLES
      exifdump check Photos --preset privacy
      exifdump check Photos --deny location --deny 'XMP-*:*'
      exifdump check Photos --require 'Artist|Creator' --rule max-size=2MB
      exifdump check . --preset web --rule thumbnail=off --fail-on warning
      exifdump check . --preset privacy --report sarif=check.sarif
      exifdump check . --preset privacy --cache .exifdump.db
      exifdump check . --preset archive --baseline known.txt --write-baseline
      git diff --relative --name-only -z --diff-filter=d main |
        exifdump check --files-from - --null --skip-others --preset privacy

    .exifdump.yml
      preset: privacy
      rules:
        require: [Copyright]
        max-width: { value: 4000, severity: warning }
      overrides:
        - paths: [press/**]
          rules: { location: off }

    EXIT STATUS
      0  nothing was found, or nothing from --fail-on on that the baseline has not:
         warnings and notes, unless that is told
      1  some file could not be read that the baseline has not, and nothing from
         --fail-on on was found in the others; or what was found could not be
         written
      2  the command line, the configuration, the baseline or the cache is wrong
      3  something was found, whatever else could not be read
      130  Ctrl-C (143 for SIGTERM, 129 for SIGHUP)
    """

  /// Prints every rule and preset with what it is for.
  static func printRules() throws {
    var text = TextBuffer()
    text.append("RULES\n")
    for rule in RuleKind.all {
      append(rule.name, rule.summary, to: &text)
      if !rule.takesNothing { append("", "Takes \(rule.argument.expectation).", to: &text) }
    }
    text.append("\nPRESETS\n")
    for preset in Preset.all {
      append(preset.name, preset.summary, to: &text)
      let rules = preset.changes.map { change in
        change.kind.name + (change.severity.map { " (\($0.rawValue))" } ?? "")
      }
      append("", rules.joined(separator: ", "), to: &text)
    }
    try POSIX.writeAll(text.bytes, to: 1)
  }

  private static func append(_ name: String, _ summary: String, to text: inout TextBuffer) {
    text.append("  " + name)
    text.append(String(repeating: " ", count: max(2, 16 - name.utf8.count)))
    text.append(summary + "\n")
  }
}
