#if !canImport(Photos)
  import Foundation
  public import ItemProvider
  import UniformTypes

  // A Live Photo is a folder of two files, and no data as other classes are that can be loaded.

  extension ItemProvider {
    /// Whether a Live Photo is offered, as by a picker.
    public func canLoadObject(ofClass type: PHLivePhoto.Type) -> Bool {
      hasItemConformingToTypeIdentifier(UTType.livePhotoBundle.identifier)
    }

    /// Loads the item as a Live Photo, whose two files are copies: there as long as the Live Photo or one of its
    /// resources is kept. The handler is called once, on a private queue; where no Live Photo is offered, the
    /// error is `unavailableCoercion`.
    @discardableResult
    public func loadObject(
      ofClass type: PHLivePhoto.Type,
      completionHandler: @escaping @Sendable (_ object: PHLivePhoto?, _ error: (any Error)?) -> Void
    ) -> LoadProgress {
      let isOffered = canLoadObject(ofClass: type)
      let offered = registeredContentTypes
      return loadFileRepresentation(for: .livePhotoBundle) { url, error in
        guard let url else {
          let missing = ItemProviderError(
            .unavailableCoercion, offeredTypes: offered, reason: "it cannot be made into \(type)")
          return completionHandler(nil, isOffered ? error : missing)
        }
        let result = Result { try PHLivePhoto(takingBundle: url) }
        switch result {
        case .success(let photo): completionHandler(photo, nil)
        case .failure(let error): completionHandler(nil, error)
        }
      }
    }
  }

  extension PHLivePhoto {
    /// The Live Photo that a folder has in it, which is moved away.
    fileprivate convenience init(takingBundle url: URL) throws {
      let folder = try OwnFolder()
      let bundle = folder.url.appending(path: "photo.pvt", directoryHint: .isDirectory)
      try FileManager.default.moveItem(at: url, to: bundle)
      let files = try FileManager.default.contentsOfDirectory(
        at: bundle, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
      // Apple's has a list of properties beside the two.
      let halves = files.filter { $0.pathExtension.lowercased() != "plist" }
      try self.init(of: halves.compactMap { FilePath($0) }, in: folder)
    }
  }
#endif
