import MetadataKit

/// What `--help` says besides the options.
enum Help {
  static let discussion = """
    Of a file of more than 32 KB, only the bytes that the answer takes are read, and nothing is ever \
    written but what --output, --cache, --report, --write-baseline, thumbnail and library are told \
    to. Types are told by content; where a plain TIFF is called ARW or NEF, the name of its format is \
    that, as exiftool has it.

    Directories are read with all that is below them, in the order of the names, by as many \
    threads as there are processors (--jobs); symbolic links are followed, hidden files are read, \
    hidden directories are not (--hidden). A file that is called like a subcommand is ./check, \
    ./explain, ./help, ./library or ./thumbnail.

    Patterns of --include and --exclude are those of gitignore: * and ? stand for anything but a \
    slash, **/ for any directories, [a-z] for one character, and {jpg,JPG} for either: capitals count. \
    Without a slash they are about names, with one about paths from the directory that is named; \
    with one at the end, about directories; none takes back another (!). What is named itself is \
    always read.

    A column of csv and tsv (-t) is a tag or one of these facts: \(TableView.factNames.joined(separator: ", ")). A text that a spreadsheet would take for a formula (= + - @ tab, line end) has \
    an apostrophe before it. Ctrl-C ends a run with what is complete so far, and says how far it \
    came; --output is then left as it was.

    --cache remembers answers in a SQLite database; a file of the same device, inode, size and times \
    is not opened again. Other options, another program or working directory have answers of their \
    own. Several runs may share a cache; a damaged one is built anew; a file that is none is refused.

    EXAMPLES
      exifdump photo.jpg                      for people
      exifdump photo.jpg --json               for programs
      exifdump --ndjson Photos | jq .created  a directory, one record a line
      exifdump -t Make -t GPS:all photo.jpg   some tags
      exifdump -t 'Exif*:*Date*' photo.jpg    some tags by pattern
      exifdump -f csv -t Make -o t.csv Photos a table for a spreadsheet
      exifdump --exclude 'raw/' --json .      some of a directory
      exifdump --include '*.{jpg,JPG}' --gitignore --jobs 4 --ndjson .
      exifdump --cache .exifdump.db --json .  a second time, only what has changed
      exifdump --summary Photos               how many of each camera, lens, year
      exifdump --progress json --ndjson -o o.ndjson Photos
      find . -name '*.jpg' -print0 | exifdump --files-from - --null --json
      curl -s https://example.com/photo.jpg | exifdump - --json
      exifdump --pair --ndjson Photos         Live Photos: which half has which
      exifdump --format exiftool photo.jpg    the tags of exiftool -j -a -G1
      exifdump --format imageio photo.jpg     ImageIO's property dictionaries
      exifdump check Photos --preset privacy  rules for CI: exit status 3
      exifdump thumbnail photo.jpg -o t.jpg   the small picture in a photo
      exifdump explain FNumber                what a tag is
      exifdump --describe photo.jpg           what each tag of a photo is
      exifdump library list Photos            what a client may see of a folder

    SHELL COMPLETIONS
      exifdump --generate-completion-script bash|zsh|fish

    EXIT STATUS
      0  every file was read, or whoever reads the answers has enough (head)
      1  some file could not be read; its record says why, the others are complete
      2  the command line is wrong
      3  check has found something
      130  Ctrl-C; what is printed is complete (143 for SIGTERM, 129 for SIGHUP)
    """
}
