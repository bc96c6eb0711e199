import Foundation
import Testing

/// The scripts that shells complete by.
@Suite struct CompletionTests {
  /// What a shell offers for a line: bash is everywhere, the others are asked where they are.
  private func offers(_ shell: String, _ line: String) throws -> [String] {
    let script: String
    if shell == "bash" {
      script = """
        bash --norc -c '
        source <("$exifdump" --generate-completion-script bash)
        COMP_LINE=$1; COMP_POINT=${#COMP_LINE}; read -ra COMP_WORDS <<< "$COMP_LINE"
        [[ $COMP_LINE == *" " ]] && COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); COMPREPLY=(); COMP_WORDS[0]=$exifdump
        _exifdump exifdump "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
        printf "%s\\n" "${COMPREPLY[@]}"' bash '\(line)'
        """
    } else {
      script = """
        command -v fish >/dev/null || { echo none; exit; }
        PATH=$(dirname "$exifdump"):$PATH fish --no-config -c \
          '"$exifdump" --generate-completion-script fish | source; complete -C $argv[1]' -- '\(line)'
        """
    }
    return try Command.shell(script).text.split(separator: "\n").map {
      String($0.prefix { $0 != "\t" })
    }
  }

  @Test(
    arguments: ["bash", "fish"],
    [
      ("exifdump che", "check"), ("exifdump photo.j", "photo.jpg"), ("exifdump --form", "--format"),
      ("exifdump plain.jpg --form", "--format"), ("exifdump --format nd", "ndjson"),
      ("exifdump check --fail-on war", "warning"), ("exifdump check photo.j", "photo.jpg"),
      ("exifdump check --preset arch", "archive"), ("exifdump check --deny loc", "location"),
      ("exifdump library auth", "authorize"),
      ("exifdump library pick Photos --filter live", "livePhotos"),
    ])
  func offersWhatFits(_ shell: String, _ pair: (line: String, word: String)) throws {
    let offers = try offers(shell, pair.line)
    #expect(offers.contains(pair.word) || offers == ["none"], "\(shell): \(offers)")
  }

  /// The command is asked for these, which fish does only where somebody types.
  @Test(arguments: [
    ("exifdump explain FNum", "FNumber"), ("exifdump --tag GPSLatitudeR", "GPSLatitudeRef"),
    ("exifdump check --require Arti", "Artist"), ("exifdump --group Interop", "InteropIFD"),
    ("exifdump --group Maker", "MakerNotes"),
  ])
  func offersNames(_ line: String, _ word: String) throws {
    #expect(try offers("bash", line).contains(word))
  }

  /// What bash takes apart at the colon, others do not.
  @Test(arguments: [
    ("GPS:GPSLatitudeR", ["GPS:GPSLatitudeRef"]), ("XMP:Creator", ["XMP:Creator"]),
    ("GPS:al", ["GPS:all"]), ("None:", ["None:all"]),
  ])
  func offersNamesOfAGroup(_ start: String, _ expected: [String]) throws {
    let offers = try Command.shell(
      "\"$exifdump\" ---completion -- --tag 2 \(start.utf8.count) exifdump --tag '\(start)'"
    ).text
    #expect(offers.split(separator: "\n").map(String.init).starts(with: expected), "\(offers)")
  }

  /// zsh takes what stands behind a colon for a description.
  @Test func colonsAreEscapedForZsh() throws {
    let offers = try Command.shell(
      "SAP_SHELL=zsh \"$exifdump\" ---completion -- --tag 2 8 exifdump --tag GPS:GPSA"
    ).text
    #expect(offers.hasPrefix(#"GPS\:GPSAltitude"#), "\(offers)")
  }

  @Test(arguments: ["bash", "fish"])
  func aSubcommandStandsFirst(_ shell: String) throws {
    #expect(try !offers(shell, "exifdump plain.jpg che").contains("check"))
    #expect(try !offers(shell, "exifdump check --form").contains("--numeric"))
  }

  /// The script of zsh once failed at every word: one that takes paths, and subcommands by the parser's
  /// own way as well.
  @Test func zshHasOneRestOfArguments() throws {
    let script = try Command.run("--generate-completion-script", "zsh").text
    let command = try #require(
      script.components(separatedBy: "\n}\n").first {
        $0.contains("\n_exifdump() {")
      })
    #expect(command.contains("'*:path:_files'"))
    #expect(!command.contains("'(-)*:: :->arg'"))
    #expect(command.contains("(check|thumbnail|explain|library|help)"))
    #expect(command.contains("(( CURRENT == 2 )) && state=command"))
  }
}
