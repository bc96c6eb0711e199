#if !canImport(ObjectiveC)
  // Foundation's own classes are not safe to share between threads here, so that they are no
  // `ItemProviderWriting`: what code written for Apple's systems does with them is done with Swift's.

  extension ItemProvider {
    /// A provider of a text, as of a `String`.
    public convenience init(object: NSString) { self.init(object: object as String) }

    /// A provider of a URL, as of a `URL`.
    public convenience init(object: NSURL) { self.init(object: object as URL) }

    /// Offers a text, as a `String`.
    public func registerObject(
      _ object: NSString, visibility: ItemProviderRepresentationVisibility
    ) {
      registerObject(object as String, visibility: visibility)
    }

    /// Offers a URL, as a `URL`.
    public func registerObject(_ object: NSURL, visibility: ItemProviderRepresentationVisibility) {
      registerObject(object as URL, visibility: visibility)
    }

    /// Whether a text can be made from something that is offered.
    public func canLoadObject(ofClass type: NSString.Type) -> Bool {
      canLoadObject(ofClass: String.self)
    }

    /// Whether a URL can be made from something that is offered.
    public func canLoadObject(ofClass type: NSURL.Type) -> Bool {
      canLoadObject(ofClass: URL.self)
    }

    /// Loads the item as a text, as a `String`.
    @discardableResult
    public func loadObject(
      ofClass type: NSString.Type,
      completionHandler: @escaping @Sendable (_ object: NSString?, _ error: (any Error)?) -> Void
    ) -> LoadProgress {
      loadObject(ofClass: String.self) { text, error in
        completionHandler(text.map { $0 as NSString }, error)
      }
    }

    /// Loads the item as a URL, as a `URL`.
    @discardableResult
    public func loadObject(
      ofClass type: NSURL.Type,
      completionHandler: @escaping @Sendable (_ object: NSURL?, _ error: (any Error)?) -> Void
    ) -> LoadProgress {
      loadObject(ofClass: URL.self) { url, error in
        completionHandler(url.map { $0 as NSURL }, error)
      }
    }
  }
#endif
