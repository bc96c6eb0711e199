import ArgumentParser
import PhotoLibrary

/// A choice of the Settings by its name on the command line.
struct SettingArgument: ExpressibleByArgument {
  let setting: AccessSetting

  init?(argument: String) {
    guard let setting = AccessSetting(rawValue: argument) else { return nil }
    self.setting = setting
  }

  static var allValueStrings: [String] { AccessSetting.allCases.map(\.rawValue) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// What is sorted by, by its name on the command line.
struct SortArgument: ExpressibleByArgument {
  let key: AssetSort.Key

  init?(argument: String) {
    guard let key = AssetSort.Key(rawValue: argument) else { return nil }
    self.key = key
  }

  static var allValueStrings: [String] { AssetSort.Key.allCases.map(\.rawValue) }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// A level of access by its name on the command line.
struct LevelArgument: ExpressibleByArgument {
  let level: AccessLevel

  init?(argument: String) {
    switch argument {
    case "add-only": level = .addOnly
    case "read-write": level = .readWrite
    default: return nil
    }
  }

  static var allValueStrings: [String] { ["read-write", "add-only"] }
  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}

/// Whose access it is, by a name that can be seen.
struct ClientArgument: ExpressibleByArgument {
  let name: String

  init?(argument: String) {
    guard !argument.allSatisfy(\.isWhitespace) else { return nil }
    name = argument
  }
}

/// What a picker shows, by name: `images`, `!livePhotos` for what is none, `livePhotos,videos` for
/// what is one of them.
struct FilterArgument: ExpressibleByArgument {
  let filter: PickerFilter

  init?(argument: String) {
    var parts: [PickerFilter] = []
    for name in argument.split(separator: ",") {
      let isNot = name.hasPrefix("!")
      guard let found = PickerFilter(named: String(isNot ? name.dropFirst() : name)) else {
        return nil
      }
      parts.append(isNot ? .not(found) : found)
    }
    guard !parts.isEmpty else { return nil }
    filter = .any(of: parts)
  }

  static var allValueStrings: [String] { PickerFilter.allNames }

  static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
}
