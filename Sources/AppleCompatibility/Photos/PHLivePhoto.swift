#if !canImport(Photos)
  public import Foundation
  import ItemProvider
  import MetadataKit
  import PhotoLibrary

  /// The number of a request for a Live Photo.
  public typealias PHLivePhotoRequestID = Int32
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The number of no request.
  public let PHLivePhotoRequestIDInvalid: PHLivePhotoRequestID = 0

  // Keys of what is told beside a Live Photo; their values are their names. Source: Apple, *PHLivePhoto.h*.

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The ``PHPhotosError`` that the request has failed with.
  public let PHLivePhotoInfoErrorKey = "PHLivePhotoInfoErrorKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether a better result will follow: always false.
  public let PHLivePhotoInfoIsDegradedKey = "PHLivePhotoInfoIsDegradedKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether the request was cancelled.
  public let PHLivePhotoInfoCancelledKey = "PHLivePhotoInfoCancelledKey"

  /// A still and the movie around it, which have one identifier. Nothing is played here: what there is are the two
  /// files, as ``PHAssetResource``s.
  public final class PHLivePhoto: NSObject, @unchecked Sendable {
    // It never changes, so it is safe to share.

    /// The still's size in pixels as it is shown; 0 where it does not state it.
    public let size: CGSize
    /// The still, then the movie.
    let resources: [PHAssetResource]

    private static let requests = PHRequests()

    /// The Live Photo that files of an asset are.
    ///
    /// - Throws: `requestNotSupportedForAsset` where they are not a still and its movie.
    init(_ resources: [PHAssetResource]) throws(PHPhotosError) {
      guard let still = resources.first(where: { $0.type == .photo }),
        let movie = resources.first(where: { $0.type == .pairedVideo })
      else {
        throw PHPhotosError(
          .requestNotSupportedForAsset, "a Live Photo is a still and the movie of the same moment")
      }
      size = CGSize(width: still.pixelWidth, height: still.pixelHeight)
      self.resources = [still, movie]
      super.init()
    }

    /// The Live Photo of two files, in either order.
    ///
    /// - Parameter folder: What they are in, if it goes with the Live Photo.
    /// - Throws: `missingResource` where one is not there, `invalidResource` where they are not two halves.
    convenience init(
      of files: [FilePath], in folder: OwnFolder? = nil
    ) throws(PHPhotosError) {
      var resources: [PHAssetResource] = []
      var identifiers: Set<String> = []
      for file in files {
        let metadata: Metadata
        do throws(MetadataError) {
          metadata = try Metadata(contentsOf: file)
        } catch {
          throw PHPhotosError(
            error.code == .notFound ? .missingResource : .invalidResource,
            "\(file): \(error.statement)")
        }
        guard let identifier = metadata.contentIdentifier, let type = metadata.format.type else {
          throw PHPhotosError(.invalidResource, "\(file) is no half of a Live Photo")
        }
        identifiers.insert(identifier)
        let facts = metadata.facts
        resources.append(
          PHAssetResource(
            of: file, metadata.isMovieOfPair ? .pairedVideo : .photo, type,
            width: facts.displayWidth ?? facts.pixelWidth ?? 0,
            height: facts.displayHeight ?? facts.pixelHeight ?? 0, size: metadata.fileSize,
            in: folder))
      }
      guard identifiers.count == 1, Set(resources.map(\.type)).count == 2, resources.count == 2
      else {
        throw PHPhotosError(
          .invalidResource, "the files are not the still and the movie of one Live Photo")
      }
      try self.init(resources)
    }

    /// Makes a Live Photo of its two files, which have to stay where they are. The handler is called once, on
    /// another queue: with the Live Photo, or with nil and what went wrong under `PHLivePhotoInfoErrorKey`.
    ///
    /// - Parameters:
    ///   - fileURLs: The still and the movie, in either order; their identifiers are compared.
    ///   - image: What is shown until then: without effect, as the size and the mode are.
    @discardableResult
    @preconcurrency public class func request(
      withResourceFileURLs fileURLs: [URL], placeholderImage image: Any?, targetSize: CGSize,
      contentMode: PHImageContentMode,
      resultHandler: @escaping @Sendable (PHLivePhoto?, [AnyHashable: Any]) -> Void
    ) -> PHLivePhotoRequestID {
      requests.answer(resultHandler) {
        try PHLivePhoto(
          of: try fileURLs.map { (url: URL) throws -> FilePath in
            guard let path = FilePath(url) else {
              throw PHPhotosError(.invalidResource, "\(url) is no file")
            }
            return path
          })
      }
    }

    /// Gives up a request, whose handler is told so; one that is answered already is passed over.
    public class func cancelRequest(withRequestID requestID: PHLivePhotoRequestID) {
      requests.end(requestID)
    }
  }

  extension PHRequests {
    /// Makes a Live Photo on another queue, and answers with it.
    fileprivate func answer(
      _ handler: @escaping @Sendable (PHLivePhoto?, [AnyHashable: Any]) -> Void,
      _ body: @escaping @Sendable () throws -> PHLivePhoto
    ) -> Int32 {
      let number = begin()
      DispatchQueue.global().async { [self] in
        let result = Result { try body() }
        var info: [AnyHashable: Any] = [
          PHImageResultRequestIDKey: number, PHImageResultIsDegradedKey: false,
          PHImageResultIsInCloudKey: false, PHLivePhotoInfoIsDegradedKey: false,
        ]
        guard end(number) else {
          info[PHLivePhotoInfoCancelledKey] = true
          info[PHImageCancelledKey] = true
          return handler(nil, info)
        }
        switch result {
        case .success(let photo): handler(photo, info)
        case .failure(let error):
          info[PHLivePhotoInfoErrorKey] = PHPhotosError(any: error)
          info[PHImageErrorKey] = PHPhotosError(any: error)
          handler(nil, info)
        }
      }
      return number
    }
  }

  extension PHImageManager {
    /// Hands out an asset's Live Photo, whose files stay in the library; of others there is none:
    /// `requestNotSupportedForAsset`. The handler is called once, on another queue, also with what is under the
    /// keys `PHImage…Key`.
    ///
    /// - Parameters:
    ///   - targetSize: Without effect, as the mode and the options are: nothing is made smaller.
    @discardableResult
    @preconcurrency public func requestLivePhoto(
      for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
      options: PHLivePhotoRequestOptions?,
      resultHandler: @escaping @Sendable (PHLivePhoto?, [AnyHashable: Any]?) -> Void
    ) -> PHImageRequestID {
      let handler: @Sendable (PHLivePhoto?, [AnyHashable: Any]) -> Void = { resultHandler($0, $1) }
      return requests.answer(handler) {
        let resources = PHAssetResource.assetResources(for: asset)
        guard !resources.isEmpty else {
          throw PHPhotosError(
            .identifierNotFound, "there is no \(asset.localIdentifier) for this client")
        }
        return try PHLivePhoto(resources)
      }
    }
  }
#endif
