/// What `--help` says besides the options.
enum Help {
  static let discussion = """
    Of each file, only the bytes that the answer takes are read, and nothing is ever written \
    but what thumbnail is told to. \
    Types are told by content, not by name.

    Directories are read with all that is below them, in the order of the names; symbolic links \
    are followed, hidden files are read, hidden directories are not (--hidden). A file that is \
    called like a subcommand is ./check, ./explain or ./thumbnail.

    EXAMPLES
      exifdump photo.jpg                      for people
      exifdump photo.jpg --json               for programs
      exifdump --ndjson Photos | jq .created  a directory, one record a line
      exifdump -t Make -t GPS:all photo.jpg   some tags
      exifdump -t 'Exif*:*Date*' photo.jpg    some tags by pattern
      find . -name '*.jpg' -print0 | exifdump --files-from - --null --json
      curl -s https://example.com/photo.jpg | exifdump - --json
      exifdump --pair --ndjson Photos         Live Photos: each half tells of the other
      exifdump --format exiftool photo.jpg    what exiftool -j -G1 prints
      exifdump --format imageio photo.jpg     ImageIO's property dictionaries
      exifdump check Photos --preset privacy  rules for CI: exit status 3 where one is broken
      exifdump thumbnail photo.jpg -o t.jpg   the small picture in a photo
      exifdump explain FNumber                what a tag is

    SHELL COMPLETIONS
      exifdump --generate-completion-script bash|zsh|fish

    EXIT STATUS
      0  every file was read
      1  some file could not be read; its record says why, the others are complete
      2  the command line is wrong
      3  check has found something
    """
}
