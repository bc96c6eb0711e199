/// What the parser's completion scripts lack for a command that takes paths and has subcommands, too.
///
/// A subcommand of ours stands first or not at all. The parser's scripts take every first word for a
/// path: of bash and fish they never come to a subcommand, and that of zsh fails altogether
/// (`doubled rest argument definition`).
struct CompletionScript {
  /// The script as the parser makes it, or any other text, which stays as it is.
  let text: String
  /// The subcommands, the parser's own among them.
  let subcommands: [String]

  /// The script with the subcommands in it.
  var mended: String {
    let changes = text.hasPrefix("#!/bin/bash") ? bash : text.hasPrefix("#compdef ") ? zsh : fish
    var script = text
    for (line, change) in changes {
      guard let place = script.firstRange(of: line) else { return text }
      script.replaceSubrange(place, with: change)
    }
    return script
  }

  private var names: String { subcommands.joined(separator: " ") }
  private var pattern: String { subcommands.joined(separator: "|") }

  /// The first function is that of the command, and this where it starts to look at the words.
  private var bash: [(line: String, change: String)] {
    let line = "\n    __exifdump_offer_flags_options -1\n"
    let dispatch = """

          # A subcommand is one where it stands first
          if [[ "${COMP_CWORD}" -gt 1 ]]; then
              case "${COMP_WORDS[1]}" in
              \(pattern))
                  unparsed_words=("${COMP_WORDS[@]:2:$((COMP_CWORD - 1))}")
                  "_exifdump_${COMP_WORDS[1]}"
                  return
                  ;;
              esac
          else
              COMPREPLY+=($(compgen -W '\(names)' -- "${cur}"))
          fi

      """
    return [(line, "\n" + dispatch + line)]
  }

  private var zsh: [(line: String, change: String)] {
    let dispatch = """
          # A subcommand is one where it stands first
          if (( CURRENT > 2 )) && [[ "${words[2]}" == (\(pattern)) ]]; then
              shift words
              (( CURRENT-- ))
              "_exifdump_${words[1]}"
              return
          fi
      """
    let state = "    case \"${state}\" in\n"
    return [
      ("    local -i ret=1\n", dispatch + "\n\n    local -i ret=1\n"),
      ("        '(-): :->command'\n        '(-)*:: :->arg'\n", ""),
      (state, "    (( CURRENT == 2 )) && state=command\n" + state),
    ]
  }

  private var fish: [(line: String, change: String)] {
    let parse = "        __exifdump_parse_subcommand "
    let dispatch = """
              # A subcommand is one where it stands first
              contains -- "$unparsed_tokens[2]" \(names)
              and set -a commands $unparsed_tokens[1]
              and set -e unparsed_tokens[1]
              or __exifdump_parse_subcommand
      """
    let places = subcommands.map { name in
      ("\"exifdump\" -eq 2' -fa '\(name)'", "\"exifdump\" -eq 1' -fa '\(name)'")
    }
    return [("    case 'exifdump'\n" + parse, "    case 'exifdump'\n" + dispatch + " ")] + places
  }
}
