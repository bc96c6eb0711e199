#if canImport(UniformTypeIdentifiers)
  public import Foundation

  // Bridging to the system's provider, where there is one.

  extension ItemProvider {
    /// A provider of what the system's provider offers at this moment.
    ///
    /// Every representation is loaded as a file: in place where the system allows that, otherwise as
    /// the system's temporary copy. The system's provider lives as long as this one.
    public convenience init(_ provider: NSItemProvider) {
      self.init()
      suggestedName = provider.suggestedName
      // NSItemProvider may be used from every thread, but does not say so to the compiler.
      nonisolated(unsafe) let provider = provider
      let inPlace = Set(provider.registeredTypeIdentifiers(fileOptions: .openInPlace))
      for identifier in provider.registeredTypeIdentifiers {
        let isInPlace = inPlace.contains(identifier)
        registerFileRepresentation(
          forTypeIdentifier: identifier, fileOptions: isInPlace ? .openInPlace : []
        ) { completion in
          if isInPlace {
            return unsafe provider.loadInPlaceFileRepresentation(forTypeIdentifier: identifier) {
              url, _, error in completion(url, true, error)
            }
          }
          return unsafe provider.loadFileRepresentation(forTypeIdentifier: identifier) {
            url, error in completion(url, false, error)
          }
        }
      }
    }

    /// The system's provider of what this one offers at this moment.
    public var systemProvider: NSItemProvider {
      let result = NSItemProvider()
      result.suggestedName = suggestedName
      let inPlace = Set(registeredTypeIdentifiers(fileOptions: .openInPlace))
      for identifier in registeredTypeIdentifiers {
        let isInPlace = inPlace.contains(identifier)
        result.registerFileRepresentation(
          forTypeIdentifier: identifier, fileOptions: isInPlace ? .openInPlace : [],
          visibility: .all
        ) { completion in
          // The system copies the file before `completion` returns.
          isInPlace
            ? self.loadInPlaceFileRepresentation(forTypeIdentifier: identifier) { url, _, error in
              completion(url, false, error)
            }
            : self.loadFileRepresentation(forTypeIdentifier: identifier) { url, error in
              completion(url, false, error)
            }
        }
      }
      return result
    }
  }
#endif
