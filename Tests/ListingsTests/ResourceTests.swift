// What stands here was written for Apple's systems, or for it: its style is not ours.
// swift-format-ignore-file

import AppleCompatibility
import Testing

/// The bytes of assets as programs ask for them on Apple's systems, and what may be done with assets.
extension AuthorizationTests {
  private typealias Photo = (data: Data?, type: String?, orientation: CGImagePropertyOrientation, error: Error?)

  private func photo(_ asset: PHAsset) async -> Photo {
    await withCheckedContinuation { continuation in
      PHImageManager.default().requestImageDataAndOrientation(for: asset, options: nil) {
        continuation.resume(returning: ($0, $1, $2, $3?[PHImageErrorKey] as? Error))
      }
    }
  }

  private func gather(_ resource: PHAssetResource) async throws -> Data {
    var gathered = Data()
    return try await withCheckedThrowingContinuation { continuation in
      PHAssetResourceManager.default().requestData(for: resource, options: nil) {
        gathered += $0
      } completionHandler: { error in
        continuation.resume(with: error.map { .failure($0) } ?? .success(gathered))
      }
    }
  }

  @Test func aPhotoIsHandedOutAsItsFileHasIt() async throws {
    await allow()
    let asset = try add("orientation-6.jpg")
    let whole = try Data(contentsOf: fixture("orientation-6.jpg"))
    let photo = await photo(asset)
    #expect(photo.data == whole && photo.type == "public.jpeg" && photo.error == nil)
    #expect(photo.orientation == .right)
    let resource = try #require(PHAssetResource.assetResources(for: asset).first)
    #expect(try await gather(resource) == whole)

    let copy = place.url.appending(path: ".copy.jpg")
    var parts: [Double] = []
    let options = PHAssetResourceRequestOptions()
    options.progressHandler = { parts.append($0) }
    try await PHAssetResourceManager.default().writeData(
      for: resource, toFile: copy, options: options)
    #expect(try Data(contentsOf: copy) == whole)
    #expect(parts == parts.sorted() && parts.allSatisfy { (0...1).contains($0) })
    #expect(parts.last == 1)
    await #expect(throws: PHPhotosError.self, "something is there already") {
      try await PHAssetResourceManager.default().writeData(
        for: resource, toFile: copy, options: nil)
    }
    #expect(try Data(contentsOf: copy) == whole)
  }

  @Test func aSynchronousRequestAnswersAtOnce() async throws {
    await allow()
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    var count = 0
    PHImageManager.default().requestImageDataAndOrientation(
      for: try add("photo.jpg"), options: options
    ) { data, _, _, info in
      count = data?.count ?? 0
      #expect(info?[PHImageResultIsDegradedKey] as? Bool == false)
    }
    #expect(count == (try Data(contentsOf: fixture("photo.jpg"))).count)
  }

  @Test func whatIsNotThereIsAnError() async throws {
    await allow()
    let asset = try add("photo.jpg")
    let resource = try #require(PHAssetResource.assetResources(for: asset).first)
    try FileManager.default.removeItem(at: place.url.appending(path: resource.originalFilename))
    #expect((await photo(asset).error as? PHPhotosError)?.code == .missingResource)
    let gone = await #expect(throws: PHPhotosError.self) { try await gather(resource) }
    #expect(gone?.code == .missingResource)
    PHPhotoLibrary.use(nil)
    let refused = await #expect(throws: PHPhotosError.self) { try await gather(resource) }
    #expect(refused?.code == .accessRestricted)
    #expect((await photo(asset).error as? PHPhotosError)?.code == .identifierNotFound)
  }

  @Test func aMovieIsNoPhoto() async throws {
    await allow()
    var identifier = ""
    try requested {
      identifier =
        PHAssetChangeRequest.creationRequestForAssetFromVideo(atFileURL: fixture("plain.mov"))?
        .placeholderForCreatedAsset?.localIdentifier ?? ""
    }
    let movie = try #require(
      PHAsset.fetchAssets(withLocalIdentifiers: [identifier], options: nil).firstObject)
    #expect((await photo(movie).error as? PHPhotosError)?.code == .requestNotSupportedForAsset)
  }

  /// A handler that cancels gets nothing more, also in the last piece.
  @Test(arguments: [3 << 20, 0]) func aRequestCanBeCancelled(_ more: Int) async throws {
    await allow()
    let asset = try add("photo.jpg")
    let resource = try #require(PHAssetResource.assetResources(for: asset).first)
    try (Data(contentsOf: fixture("photo.jpg")) + Data(count: more)).write(
      to: place.url.appending(path: resource.originalFilename))
    let manager = PHAssetResourceManager.default()
    let started = DispatchSemaphore(value: 0)
    var number = PHInvalidAssetResourceDataRequestID
    var pieces = 0
    let error = await withCheckedContinuation { continuation in
      number = manager.requestData(for: resource, options: nil) { _ in
        started.wait()
        pieces += 1
        manager.cancelDataRequest(number)
      } completionHandler: {
        continuation.resume(returning: $0)
      }
      started.signal()
    }
    #expect((error as? PHPhotosError)?.code == .userCancelled && pieces == 1)
  }

  @Test func whatMayBeDoneIsToldOfAnAsset() async throws {
    await allow()
    let asset = try add("photo.jpg")
    #expect(asset.canPerform(.delete) && asset.canPerform(.properties))
    #expect(!asset.canPerform(.content) && !asset.hasAdjustments)
    #expect(asset.sourceType == .typeUserLibrary && asset.burstSelectionTypes.isEmpty)
    let options = PHFetchOptions()
    options.includeAssetSourceTypes = [.typeCloudShared]
    #expect(PHAsset.fetchAssets(with: options).count == 0)
    options.includeAssetSourceTypes = [.typeCloudShared, .typeUserLibrary]
    #expect(PHAsset.fetchAssets(with: options).count == 2)
    try LibrarySettings(folder: FilePath(place.url.path))
      .set(.addOnly, for: LibraryFolder.client.identifier)
    #expect(!asset.canPerform(.delete))
  }
}
