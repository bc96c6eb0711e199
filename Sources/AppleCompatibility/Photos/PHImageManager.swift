#if !canImport(Photos)
  public import Foundation
  import ItemProvider
  import MetadataKit
  import PhotoLibrary

  /// The number of a request for a photo's bytes.
  public typealias PHImageRequestID = Int32
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The number of no request.
  public let PHInvalidImageRequestID: PHImageRequestID = 0

  // Keys of what is told beside a photo's bytes; their values are their names. Source: Apple,
  // *PHImageManager.h*.

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The request's number.
  public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether a better result will follow: always false.
  public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether the bytes have to come from a network: always false.
  public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Whether the request was cancelled.
  public let PHImageCancelledKey = "PHImageCancelledKey"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The ``PHPhotosError`` that the request has failed with.
  public let PHImageErrorKey = "PHImageErrorKey"

  /// Hands out photos as their files have them: pixels are never decoded here.
  public final class PHImageManager: NSObject, Sendable {
    private static let shared = PHImageManager()
    let requests = PHRequests()

    private override init() {}

    /// The one that there is.
    public class func `default`() -> PHImageManager { shared }

    /// Hands out the bytes of a photo's main file, its type's identifier, how it is turned, and what
    /// else there is to say under the keys `PHImage…Key`. Of a movie there are none:
    /// `requestNotSupportedForAsset`.
    ///
    /// The handler is called once, on another queue unless the request is synchronous.
    @discardableResult
    @preconcurrency public func requestImageDataAndOrientation(
      for asset: PHAsset, options: PHImageRequestOptions?,
      resultHandler:
        @escaping @Sendable (
          Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?
        ) -> Void
    ) -> PHImageRequestID {
      let number = requests.begin()
      let answer: @Sendable () -> Void = { [requests] in
        var info: [AnyHashable: Any] = [
          PHImageResultRequestIDKey: number, PHImageResultIsDegradedKey: false,
          PHImageResultIsInCloudKey: false,
        ]
        let result = Result { try Self.photo(asset) }
        guard requests.end(number) else {
          info[PHImageCancelledKey] = true
          return resultHandler(nil, nil, .up, info)
        }
        switch result {
        case .success(let (data, type)):
          let orientation = (try? Metadata(data))?.facts.orientation ?? 1
          resultHandler(
            data, type, CGImagePropertyOrientation(rawValue: UInt32(clamping: orientation)) ?? .up,
            info)
        case .failure(let error):
          info[PHImageErrorKey] = PHPhotosError(any: error)
          resultHandler(nil, nil, .up, info)
        }
      }
      if options?.isSynchronous == true {
        answer()
      } else {
        DispatchQueue.global().async(execute: answer)
      }
      return number
    }

    /// Gives up a request, whose handler is told so; one that is answered already is passed over.
    public func cancelImageRequest(_ requestID: PHImageRequestID) { requests.end(requestID) }

    private static func photo(_ asset: PHAsset) throws -> (Data, String) {
      guard asset.mediaType == .image else {
        throw PHPhotosError(
          .requestNotSupportedForAsset,
          "\(asset.localIdentifier) is no photo: ask for its resources")
      }
      guard let main = PHAssetResource.assetResources(for: asset).first else {
        throw PHPhotosError(
          .identifierNotFound, "there is no \(asset.localIdentifier) for this client")
      }
      var whole = Data()
      try FileReading.read(try main.path) { data, _ in whole += data }
      return (whole, main.uniformTypeIdentifier)
    }
  }
#endif
