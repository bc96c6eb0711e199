import ArgumentParser

/// How the answer looks.
struct OutputOptions: ParsableArguments {
  @Flag(
    name: [.long, .customShort("j")], help: "Print a JSON array, one object a file (--format json)."
  )
  var json = false

  @Flag(help: "Print a JSON object a line, one a file (--format ndjson).")
  var ndjson = false

  @Option(
    name: [.long, .customShort("f")],
    help: ArgumentHelp(
      "Print text, json, ndjson, csv, tsv, xml, the tags of exiftool -j -a -G1 (exiftool) or ImageIO's dictionaries (imageio). (default: text)",
      valueName: "format"))
  var format: OutputFormat?

  @Flag(name: [.long, .customShort("n")], help: "Print values as numbers, without words.")
  var numeric = false

  @Flag(
    help: """
      Under each tag of EXIF, say what it is, as libexif does in the language of the environment; \
      as text.
      """)
  var describe = false

  @Flag(
    help:
      "Tell what reading took: bytes and reads in all, and time; in text and JSON also those of each file."
  )
  var stats = false

  @Flag(
    help:
      "Instead of records, count the files by type, camera, lens and year; as text or with --json.")
  var summary = false

  @Flag(
    help: """
      Tell which still and which movie are one Live Photo, by their identifier. Files are read twice.
      """)
  var pair = false

  var settings: OutputSettings {
    OutputSettings(
      json: json, ndjson: ndjson, format: format, numeric: numeric,
      describe: describe, stats: stats, summary: summary, pair: pair)
  }
}
