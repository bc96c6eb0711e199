import UniformTypes

/// One way to have an item: a type and how to get it.
struct Representation: Sendable {
  enum Backing: Sendable {
    /// There already, without asking anybody.
    case source(RepresentationSource)
    /// A value, there already.
    case item(any Sendable)
    /// A value that is produced.
    case handler(ItemProvider.LoadHandler)
    /// Produced as data.
    case data(ItemProvider.DataLoadHandler)
    /// Produced as a file.
    case file(ItemProvider.FileLoadHandler)
  }

  let type: TypeIdentifier
  let backing: Backing
  let fileOptions: ItemProviderFileOptions
  /// Whether consumers get copies of its file, and its URL never.
  var isLent = false

  /// Whether the URL of its file may be told. A load handler may delete the one that it produced, unless
  /// it has promised not to.
  var tellsURL: Bool {
    if case .source = backing { !isLent } else { fileOptions.contains(.openInPlace) }
  }
}
