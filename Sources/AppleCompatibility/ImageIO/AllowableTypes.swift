#if !canImport(ImageIO)
  /// The types of images that may be read: all, until somebody allows some alone.
  package struct AllowableTypes: Sendable {
    /// Their identifiers; nil for all.
    private var identifiers: Set<String>?

    /// All types.
    package init() {}

    /// Those that a source's options allow.
    init(options: CFDictionary?) {
      identifiers = (options[kCGImageSourceAllowableTypes] as? [String]).map { Set($0) }
    }

    /// Allows no others any more, none that was not allowed before either.
    ///
    /// - Returns: 0, or -50 for no types: none is allowed then.
    package mutating func restrict(to types: [String]) -> OSStatus {
      let types = Set(types)
      identifiers = identifiers?.intersection(types) ?? types
      return types.isEmpty ? -50 : noErr
    }

    /// Whether images of a type may be read.
    package func allows(_ identifier: String) -> Bool {
      identifiers?.contains(identifier) ?? true
    }

    /// Those of the process.
    static let ofProcess = Locked(AllowableTypes())

    /// Whether everybody in the process may read images of a type.
    static func processAllows(_ identifier: String) -> Bool {
      ofProcess.withLock { $0.allows(identifier) }
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Has no other types of images be read in this process from now on, which no further call takes back:
  /// sources of others have neither type nor images. Source: Apple, *CGImageSource.h*.
  ///
  /// - Parameter allowableTypes: Their identifiers. Those that are not known make no difference.
  /// - Returns: 0, or -50 for an empty list, which allows no type.
  @discardableResult
  public func CGImageSourceSetAllowableTypes(_ allowableTypes: CFArray) -> OSStatus {
    let types = allowableTypes.compactMap { $0 as? String }
    return AllowableTypes.ofProcess.withLock { $0.restrict(to: types) }
  }
#endif
