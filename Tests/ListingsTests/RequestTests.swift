// What stands here was written for Apple's systems, or for it: its style is not ours.
// swift-format-ignore-file

import AppleCompatibility
import Testing

/// Options and requests as programs set them on Apple's systems.
extension AuthorizationTests {
  @Test func aResultCanBeOfNothing() {
    let assets = PHFetchResult<PHAsset>()
    #expect(assets.count == 0 && assets.firstObject == nil)
  }

  @Test func aTokenCanBeKept() async throws {
    await allow()
    let token = PHPhotoLibrary.shared().currentChangeToken
    let data = try NSKeyedArchiver.archivedData(withRootObject: token, requiringSecureCoding: true)
    let kept = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: PHPersistentChangeToken.self, from: data))
    #expect(kept == token && kept.hash == token.hash)
    let asset = try add("photo.jpg")
    let changes = try PHPhotoLibrary.shared().fetchPersistentChanges(since: kept).map { $0 }
    #expect(try changes.first?.changeDetails(for: .asset).insertedLocalIdentifiers == [asset.localIdentifier])
    #expect(PHPhotoLibrary.shared().currentChangeToken != token)

    PHPhotoLibrary.use(nil)
    let none = PHPhotoLibrary.shared().currentChangeToken
    await allow()
    let error = #expect(throws: PHPhotosError.self) {
      try PHPhotoLibrary.shared().fetchPersistentChanges(since: none)
    }
    #expect(error?.code == PHPhotosError.persistentChangeTokenExpired)
  }

  @Test func theLimitedLibrarysPickerIsWaitedFor() async throws {
    place.use(ProgrammedPrompter([.allowSelected([])]), choosing: "plain.jpg")
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .limited)
    let added = await PHPhotoLibrary.shared().presentLimitedLibraryPicker(from: self)
    #expect(added.count == 1 && PHAsset.fetchAssets(with: nil).firstObject?.localIdentifier == added[0])
  }

  @Test func aPhotosContentIsWhereItsFileIs() async throws {
    await allow()
    let asset = try add("orientation-6.jpg")
    let options = PHContentEditingInputRequestOptions()
    options.isNetworkAccessAllowed = true
    options.canHandleAdjustmentData = { _ in true }
    let input: PHContentEditingInput? = await withCheckedContinuation { continuation in
      asset.requestContentEditingInput(with: options) { contentEditingInput, info in
        #expect(info[PHContentEditingInputErrorKey] == nil)
        continuation.resume(returning: contentEditingInput)
      }
    }
    let url = try #require(input?.fullSizeImageURL)
    #expect(try Data(contentsOf: url) == Data(contentsOf: fixture("orientation-6.jpg")))
    #expect(input?.fullSizeImageOrientation == Int32(CGImagePropertyOrientation.right.rawValue))
    #expect(input?.mediaType == .image && input?.uniformTypeIdentifier == "public.jpeg")
    try requested { PHAssetChangeRequest.deleteAssets([asset]) }
    let gone: PHPhotosError? = await withCheckedContinuation { continuation in
      asset.requestContentEditingInput(with: nil) { _, info in
        continuation.resume(returning: info[PHContentEditingInputErrorKey] as? PHPhotosError)
      }
    }
    #expect(gone?.code == .identifierNotFound)
  }

  @Test func optionsOfRequestsCanBeSet() async throws {
    await allow()
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    options.deliveryMode = .highQualityFormat
    options.version = .original
    options.resizeMode = .none
    options.progressHandler = { progress, error, stop, info in }
    var count = 0
    PHImageManager.default().requestImageDataAndOrientation(for: try add("photo.jpg"), options: options) { data, _, _, _ in
      count = data?.count ?? 0
    }
    #expect(count > 0)
  }

  @Test func aFileThatMayBeMovedIsGoneFromWhereItWas() async throws {
    await allow()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jpg")
    try FileManager.default.copyItem(at: fixture("photo.jpg"), to: file)
    let options = PHAssetResourceCreationOptions()
    options.shouldMoveFile = true
    options.uniformTypeIdentifier = "public.jpeg"
    func attempt(_ other: URL?) throws {
      try requested {
        let request = PHAssetCreationRequest.forAsset()
        request.addResource(with: .photo, fileURL: file, options: options)
        if let other { request.addResource(with: .pairedVideo, fileURL: other, options: nil) }
      }
    }
    #expect(throws: PHPhotosError.self) { try attempt(fixture("plain.mov")) }
    #expect(FileManager.default.fileExists(atPath: file.path), "nothing was added")
    try attempt(nil)
    #expect(!FileManager.default.fileExists(atPath: file.path) && place.files.count == 2)
  }

  /// What a file says of itself is not changed here.
  @Test func onlyTheFileSaysWhenAPhotoWasTaken() async throws {
    await allow()
    let date = Date(timeIntervalSince1970: 0)
    var identifier = ""
    try requested {
      let request = PHAssetCreationRequest.forAsset()
      request.addResource(with: .photo, fileURL: fixture("photo.jpg"), options: nil)
      request.creationDate = date
      request.location = CLLocation(latitude: 1, longitude: 2)
      identifier = request.placeholderForCreatedAsset?.localIdentifier ?? ""
    }
    let asset = try #require(PHAsset.fetchAssets(withLocalIdentifiers: [identifier], options: nil).firstObject)
    #expect(asset.creationDate != date && asset.location?.coordinate.latitude != 1)
    let error = #expect(throws: PHPhotosError.self) {
      try requested {
        let request = PHAssetChangeRequest(for: asset)
        #expect(request.creationDate == asset.creationDate && request.location == asset.location)
        request.isFavorite = true
        request.creationDate = date
      }
    }
    #expect(error?.code == PHPhotosError.changeNotSupported)
    #expect(PHAsset.fetchAssets(withLocalIdentifiers: [identifier], options: nil).firstObject?.isFavorite == false)
  }
}
