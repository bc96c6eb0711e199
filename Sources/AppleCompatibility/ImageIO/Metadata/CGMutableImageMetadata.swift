#if !canImport(ImageIO)
  // Source: Apple, *CGImageMetadata.h*. What is written is a packet of XMP: files are not changed here.

  /// Metadata that can be changed. It may be used from every thread.
  public final class CGMutableImageMetadata: CGImageMetadata, @unchecked Sendable {}

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Metadata without any tags.
  public func CGImageMetadataCreateMutable() -> CGMutableImageMetadata {
    CGMutableImageMetadata(MetadataTree([]))
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A copy that can be changed, with all tags and the prefixes that were registered. Never `nil`.
  public func CGImageMetadataCreateMutableCopy(
    _ metadata: CGImageMetadata
  ) -> CGMutableImageMetadata? {
    CGMutableImageMetadata(metadata.contents.withLock { $0 })
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Has a prefix stand for a namespace in paths from now on. Those that have a constant, and those of tags that
  /// are there, stand for theirs without that.
  ///
  /// - Parameters:
  ///   - xmlns: The namespace's name.
  ///   - prefix: A name of letters, digits, `-` and `_` of ASCII.
  ///   - err: Where an error of ``kCFErrorDomainCGImageMetadata`` goes, which the caller has to release;
  ///     `nil` for nowhere.
  /// - Returns: Whether it does, or did so already: not where either of them goes with another one.
  @discardableResult
  public func CGImageMetadataRegisterNamespaceForPrefix(
    _ metadata: CGMutableImageMetadata, _ xmlns: CFString, _ prefix: CFString,
    _ err: UnsafeMutablePointer<Unmanaged<CFError>?>?
  ) -> Bool {
    let code: CGImageMetadataErrors
    if xmlns.isEmpty || !MetadataSpaces.isName(prefix) {
      code = .badArgument
    } else if metadata.register(MetadataSpaces.Space(prefix: prefix, name: xmlns)) {
      return true
    } else {
      code = .prefixConflict
    }
    let error = CFError(
      domain: kCFErrorDomainCGImageMetadata, code: Int(code.rawValue),
      userInfo: [NSLocalizedDescriptionKey: "\(prefix) cannot stand for \(xmlns)"])
    unsafe err?.pointee = unsafe Unmanaged.passRetained(error)
    return false
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Puts a tag where a path leads to, in the place of what is there. It is called as the path says, and what is
  /// missing on the way is made: structures, ordered arrays, texts in languages.
  ///
  /// - Parameters:
  ///   - parent: Where the path starts, as ``CGImageMetadataCopyTagWithPath(_:_:_:)`` and others have found it in
  ///     these metadata; `nil` for the top.
  ///   - path: `dc:subject[0]`; the item behind the last one is added. A text in a language that there is not yet is
  ///     added, too.
  /// - Returns: `false` where the path leads nowhere, or its prefix stands for another namespace than the tag's.
  @discardableResult
  public func CGImageMetadataSetTagWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString,
    _ tag: CGImageMetadataTag
  ) -> Bool {
    let node = tag.node
    return metadata.change(parent, path) { _, _ in
      .put(
        node.value, qualifiers: node.qualifiers,
        space: MetadataSpaces.Space(prefix: node.prefix, name: node.namespace))
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Sets the value of a tag, as ``CGImageMetadataSetTagWithPath(_:_:_:_:)`` puts tags. The prefixes in the path have to
  /// be known.
  ///
  /// An array in the place of an unordered one is unordered, too, and a text in the place of texts in languages
  /// is that of `x-default`. Where nothing is, `dc:title`, `dc:description`, `dc:rights` and
  /// `xmpRights:UsageTerms` become texts in languages, `dc:subject` and `photoshop:SupplementalCategories`
  /// unordered arrays, other arrays ordered ones. Of `dc:creator` and `dc:subject` a text becomes an array.
  ///
  /// - Parameter value: As of ``CGImageMetadataTagCreate(_:_:_:_:_:)``; ``kCFNull`` removes the tag.
  @discardableResult
  public func CGImageMetadataSetValueWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString,
    _ value: CFTypeRef
  ) -> Bool {
    if value is CFNull { return CGImageMetadataRemoveTagWithPath(metadata, parent, path) }
    guard let given = MetadataValue(value) else { return false }
    return metadata.change(parent, path) { contents, steps in
      guard let space = contents.space(of: steps) else { return nil }
      let old = contents.node(at: steps)
      let new = given.value(over: old?.value, of: space, at: steps) { contents.space(of: $0) }
      return new.map { MetadataTree.Change.put($0, qualifiers: [], space: nil) }
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Removes the tag that a path leads to, with all that is in it; items behind it move up.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func CGImageMetadataRemoveTagWithPath(
    _ metadata: CGMutableImageMetadata, _ parent: CGImageMetadataTag?, _ path: CFString
  ) -> Bool {
    metadata.change(parent, path) { _, _ in .remove }
  }

  extension CGMutableImageMetadata {
    fileprivate func register(_ space: MetadataSpaces.Space) -> Bool {
      contents.withLock { contents in
        let properties = contents.properties
        return contents.spaces.register(space, in: properties)
      }
    }

    /// Changes what a path leads to.
    ///
    /// - Parameter body: Says how; nil where it cannot be.
    fileprivate func change(
      _ parent: CGImageMetadataTag?, _ path: String,
      _ body: (MetadataTree, [MetadataPath.Step]) -> MetadataTree.Change?
    ) -> Bool {
      guard let path = MetadataPath(path) else { return false }
      var start: [MetadataPath.Step] = []
      if let parent {
        guard let place = parent.place else { return false }
        start = place
      }
      let steps = start + path.steps
      return contents.withLock { contents in
        guard let change = body(contents, steps) else { return false }
        return contents.change(steps, change)
      }
    }
  }

  // MARK: Errors

  /// The domain of errors of metadata.
  public let kCFErrorDomainCGImageMetadata: CFString = "kCFErrorDomainCGImageMetadata"

  /// Why metadata cannot be changed.
  public enum CGImageMetadataErrors: Int32, Sendable {
    /// For another reason: never told.
    case unknown = 0
    /// The image is of a type that cannot have it: never told.
    case unsupportedFormat = 1
    /// A name or a prefix is none.
    case badArgument = 2
    /// Two things that were asked for exclude each other: never told.
    case conflictingArguments = 3
    /// The prefix or the namespace goes with another one.
    case prefixConflict = 4
  }
#endif
