/// The words of a predicate's format.
enum PredicateWord: Hashable {
  /// A property or a word of the language.
  case name(String)
  case number(Double)
  case text(String)
  /// A place for an argument.
  case argument
  /// A place for the name of a property.
  case property
  case symbol(String)

  var description: String {
    switch self {
    case .name(let name): name
    case .number(let number): "\(number)"
    case .text(let text): "'\(text)'"
    case .argument: "%@"
    case .property: "%K"
    case .symbol(let symbol): symbol
    }
  }

  private static let symbols = [
    "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "<", ">", "=", "!", "(", ")", "{", "}",
    "[", "]", ",", "&",
  ]

  static func words(_ format: String) throws(PhotoLibraryError) -> [PredicateWord] {
    var result: [PredicateWord] = []
    var rest = format[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest = rest.dropFirst()
      } else if first == "'" || first == "\"" {
        let text = rest.dropFirst().prefix { $0 != first }
        guard rest.count > text.count + 1 else {
          throw PhotoLibraryError(
            .predicateInvalid, "'\(format)' has a text without its quotation mark at the end")
        }
        result.append(.text(String(text)))
        rest = rest.dropFirst(text.count + 2)
      } else if rest.hasPrefix("%K") {
        result.append(.property)
        rest = rest.dropFirst(2)
      } else if first == "%" {
        // Lengths of C's types make no difference here.
        let letters = rest.dropFirst().prefix { "ldiufg@".contains($0) }
        guard !letters.isEmpty else {
          throw PhotoLibraryError(
            .predicateInvalid,
            "'\(format)' has a % that stands for nothing: write %@ for a value, %K for a property")
        }
        result.append(.argument)
        rest = rest.dropFirst(letters.count + 1)
      } else if let symbol = symbols.first(where: { rest.hasPrefix($0) }) {
        result.append(.symbol(symbol))
        rest = rest.dropFirst(symbol.count)
      } else if first.isNumber || first == "-" {
        let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
        guard let number = Double(digits) else {
          throw PhotoLibraryError(.predicateInvalid, "'\(digits)' in the predicate is no number")
        }
        result.append(.number(number))
        rest = rest.dropFirst(digits.count)
      } else if first.isLetter {
        let name = rest.prefix { $0.isLetter || $0.isNumber }
        result.append(.name(String(name)))
        rest = rest.dropFirst(name.count)
      } else {
        throw PhotoLibraryError(.predicateInvalid, "'\(first)' has no meaning in a predicate")
      }
    }
    return result
  }
}
