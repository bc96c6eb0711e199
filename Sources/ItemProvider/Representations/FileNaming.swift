import UniformTypes

/// How copies of an item are called.
///
/// A suggested name is a wish from outside: whatever it says, it becomes one component of a path.
enum FileNaming {
  /// What most file systems allow, in bytes.
  private static let longest = 255

  /// The name of a copy: the suggested one with an extension that fits the type, otherwise the name
  /// of the original file, otherwise one made from a random word.
  ///
  /// A name that is no UTF-8 gets U+FFFD in place of what is not, because no URL can carry it.
  static func name(
    suggested: String?, original: FilePath?, type: TypeIdentifier, word: String
  ) -> String {
    if let base = suggested.flatMap(component) { return fitted(base, type) }
    let name = original?.lastComponent.map { String(decoding: $0, as: UTF8.self) }
    if let name = name.flatMap(component) {
      let suffix = FilePath(name).filenameExtension
      return joined(removing(suffix, from: name), suffix)
    }
    return "ItemProvider.\(word).\(type.preferredFilenameExtension ?? "tmp")"
  }

  /// The name as a single component, or `nil` when nothing is left of it.
  private static func component(_ name: String) -> String? {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      let isForbidden = scalar == "/" || scalar.properties.generalCategory == .control
      scalars.append(isForbidden ? "_" : scalar)
    }
    let result = String(scalars)
    return ["", ".", ".."].contains(result) ? nil : result
  }

  /// The name with an extension of the type: its own if it has one.
  private static func fitted(_ name: String, _ type: TypeIdentifier) -> String {
    guard let suffix = FilePath(name).filenameExtension, isExtension(suffix, of: type) else {
      return joined(name, type.preferredFilenameExtension)
    }
    return joined(removing(suffix, from: name), suffix)
  }

  private static func isExtension(_ suffix: String, of type: TypeIdentifier) -> Bool {
    type.tags[.filenameExtension]?.contains(suffix.lowercased()) == true
      || TypeIdentifier(filenameExtension: suffix, conformingTo: type)?.isDeclared == true
  }

  private static func removing(_ suffix: String?, from name: String) -> String {
    guard let suffix else { return name }
    return String(decoding: name.utf8.dropLast(suffix.utf8.count + 1), as: UTF8.self)
  }

  /// The two parts with a dot between them, the first one cut so that the whole is no longer than
  /// a file system takes.
  private static func joined(_ base: String, _ suffix: String?) -> String {
    guard let suffix, suffix.utf8.count < longest - 4 else {
      return prefix(suffix.map { "\(base).\($0)" } ?? base, longest)
    }
    return "\(prefix(base, longest - suffix.utf8.count - 1)).\(suffix)"
  }

  /// The start of a text that takes no more than a number of bytes, cut between scalars.
  private static func prefix(_ text: String, _ room: Int) -> String {
    guard text.utf8.count > room else { return text }
    var left = room
    var kept = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      left -= UTF8.width(scalar)
      if left < 0 { break }
      kept.append(scalar)
    }
    return String(kept)
  }
}
