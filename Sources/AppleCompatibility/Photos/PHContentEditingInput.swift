#if !canImport(Photos)
  public import Foundation
  import ItemProvider
  public import MetadataKit
  import PhotoLibrary
  public import UniformTypes

  /// The number of a request for an asset's content.
  public typealias PHContentEditingInputRequestID = Int

  // Keys of what is told beside an asset's content; their values are their names. Source: Apple,
  // *PHAssetChangeRequest.h*.

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether the content has to come from a network: always false.
  public let PHContentEditingInputResultIsInCloudKey = "PHContentEditingInputResultIsInCloudKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether the request was cancelled.
  public let PHContentEditingInputCancelledKey = "PHContentEditingInputCancelledKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The ``PHPhotosError`` that the request has failed with.
  public let PHContentEditingInputErrorKey = "PHContentEditingInputErrorKey"

  /// How an asset's content is asked for.
  @safe public final class PHContentEditingInputRequestOptions: NSObject {
    /// Whether a network may be used: without effect, as all files are there.
    public var isNetworkAccessAllowed = false
    /// Whether the program can go on with somebody's edits: without effect, as there are none.
    public var canHandleAdjustmentData: (Any) -> Bool = { _ in false }
    /// Told how far a download is: never, there is none.
    public var progressHandler: ((Double, UnsafeMutablePointer<ObjCBool>) -> Void)?
  }

  /// An asset's content, for reading: nothing can be edited here.
  public final class PHContentEditingInput: NSObject, @unchecked Sendable {
    private let asset: PHAsset
    /// Where the photo's file is, in the library itself: to read, not to write. Nil for a movie.
    public let fullSizeImageURL: URL?
    /// How the photo is turned, as ``CGImagePropertyOrientation`` has it; 0 for a movie.
    public let fullSizeImageOrientation: Int32

    fileprivate init(_ asset: PHAsset) throws {
      self.asset = asset
      guard let main = PHAssetResource.assetResources(for: asset).first else {
        throw PHPhotosError(
          .identifierNotFound, "there is no \(asset.localIdentifier) for this client")
      }
      guard asset.mediaType == .image else {
        (fullSizeImageURL, fullSizeImageOrientation) = (nil, 0)
        return
      }
      let path = try main.path
      fullSizeImageURL = path.url
      fullSizeImageOrientation = Int32(
        clamping: (try? Metadata(contentsOf: path))?.facts.orientation ?? 1)
    }

    /// As ``PHAsset/mediaType``.
    public var mediaType: PHAssetMediaType { asset.mediaType }
    /// As ``PHAsset/mediaSubtypes``.
    public var mediaSubtypes: PHAssetMediaSubtype { asset.mediaSubtypes }
    /// As ``PHAsset/playbackStyle``.
    public var playbackStyle: PlaybackStyle { asset.playbackStyle }
    /// As ``PHAsset/creationDate``.
    public var creationDate: Date? { asset.creationDate }
    /// As ``PHAsset/location``.
    public var location: Location? { asset.location }
    /// As ``PHAsset/contentType``.
    public var contentType: UTType? { asset.contentType }
    /// The identifier of ``contentType``.
    public var uniformTypeIdentifier: String? { asset.contentType?.identifier }
  }

  extension PHAsset {
    private static let requests = PHRequests()

    /// Hands out what the photo's file is, and what else there is to say under the keys
    /// `PHContentEditingInput…Key`. The handler is called once, on another queue.
    @discardableResult
    @preconcurrency public func requestContentEditingInput(
      with options: PHContentEditingInputRequestOptions?,
      completionHandler:
        @escaping @Sendable (PHContentEditingInput?, [AnyHashable: Any]) -> Void
    ) -> PHContentEditingInputRequestID {
      let number = Self.requests.begin()
      DispatchQueue.global().async { [self] in
        var info: [AnyHashable: Any] = [PHContentEditingInputResultIsInCloudKey: false]
        let result = Result { try PHContentEditingInput(self) }
        guard Self.requests.end(number) else {
          info[PHContentEditingInputCancelledKey] = true
          return completionHandler(nil, info)
        }
        switch result {
        case .success(let input): completionHandler(input, info)
        case .failure(let error):
          info[PHContentEditingInputErrorKey] = PHPhotosError(any: error)
          completionHandler(nil, info)
        }
      }
      return Int(number)
    }

    /// Gives up a request, whose handler is told so; one that is answered already is passed over.
    public func cancelContentEditingInputRequest(_ requestID: PHContentEditingInputRequestID) {
      Self.requests.end(Int32(clamping: requestID))
    }
  }
#endif
