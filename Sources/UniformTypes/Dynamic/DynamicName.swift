/// What a dynamic identifier says: `?0=6:1=xyz` means a `public.data` with the extension `xyz`.
///
/// A dynamic identifier is `dyn.a` and, in base 32, a list of keys and values: `key=value`, with
/// colons between. The key 0 gives the supertypes, and a list that has it begins with a question
/// mark; the other keys are tag classes. Frequent names are single characters. Apple says only that
/// the identifiers are opaque; this form is the one that its systems produce, described in
/// A. Houghton, *UTIs Are Better Than You Think* (2012).
struct DynamicName {
  var supertypes: [String] = []
  var tags: [(tagClass: String, tag: String)] = []

  init(supertypes: [String], tags: [(tagClass: String, tag: String)]) {
    self.supertypes = supertypes
    self.tags = tags
  }

  init?(identifier: String) {
    guard identifier.hasPrefix("dyn.a"),
      let bytes = Base32.decode(identifier.utf8.dropFirst(5)),
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    for pair in Self.split(text.hasPrefix("?") ? text.dropFirst() : text[...], at: ":") {
      let parts = Self.split(pair, at: "=")
      guard parts.count == 2, let key = parts.first, let value = parts.last, !key.isEmpty else {
        return nil
      }
      if key == "0" || key == Self.conformance {
        supertypes += Self.split(value, at: ",").map { Self.expand(Self.unescape($0)) }
      } else {
        tags.append((Self.expand(Self.unescape(key)), Self.unescape(value)))
      }
    }
    // No type is made of an empty tag.
    guard !tags.isEmpty, tags.allSatisfy({ !$0.tag.isEmpty }),
      supertypes.allSatisfy({ !$0.isEmpty })
    else { return nil }
  }

  var identifier: String {
    var pairs = tags.map { "\(Self.abbreviate($0.tagClass))=\(Self.escape($0.tag))" }
    if !supertypes.isEmpty {
      let list = supertypes.map { Self.abbreviate($0) }.joined(separator: ",")
      pairs.insert("?0=\(list)", at: 0)
    }
    return "dyn.a" + Base32.encode(pairs.joined(separator: ":").utf8)
  }
}

extension DynamicName {
  private static let conformance = "UTTypeConformsTo"

  /// The names behind the characters 0 to 9 and A to F.
  private static let names = [
    conformance, "public.filename-extension", "com.apple.ostype", "public.mime-type",
    "com.apple.nspboard-type", "public.url-scheme", "public.data", "public.text",
    "public.plain-text", "public.utf16-plain-text", "com.apple.traditional-mac-plain-text",
    "public.image", "public.video", "public.audio", "public.directory", "public.folder",
  ]

  private static func abbreviate(_ name: String) -> String {
    guard let index = names.firstIndex(of: name) else { return escape(name) }
    return String(index, radix: 16, uppercase: true)
  }

  private static func expand(_ name: String) -> String {
    guard name.utf8.count == 1, let index = Int(name, radix: 16), names.indices.contains(index),
      name == name.uppercased()
    else { return name }
    return names[index]
  }

  private static func escape(_ text: String) -> String {
    var result = ""
    for character in text {
      if ":=,\\".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  private static func unescape(_ text: Substring) -> String {
    var result = ""
    var escaped = false
    for character in text {
      if character == "\\", !escaped {
        escaped = true
      } else {
        result.append(character)
        escaped = false
      }
    }
    return result
  }

  /// The parts between separators that no backslash precedes; the backslashes stay.
  private static func split(_ text: Substring, at separator: Character) -> [Substring] {
    var parts: [Substring] = []
    var start = text.startIndex
    var escaped = false
    for index in text.indices {
      if escaped {
        escaped = false
      } else if text[index] == "\\" {
        escaped = true
      } else if text[index] == separator {
        parts.append(text[start..<index])
        start = text.index(after: index)
      }
    }
    parts.append(text[start...])
    return parts
  }
}
