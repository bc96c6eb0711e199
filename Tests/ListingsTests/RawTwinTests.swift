// What stands here was written for Apple's systems, or for it: its style is not ours.
// swift-format-ignore-file

import AppleCompatibility
import Testing

/// Apple, *Capturing Photos in RAW and Apple ProRAW Formats*: the processed photo and its raw twin.
extension AuthorizationTests {
  @Test func aRawTwinIsAnAssetOfItsOwn() async throws {
    await allow()
    let photo = try Data(contentsOf: fixture("photo.jpg"))
    var identifier: String?
    try requested {
      let creationRequest = PHAssetCreationRequest.forAsset()
      let options = PHAssetResourceCreationOptions()
      options.originalFilename = "twin.dng"
      creationRequest.addResource(with: .alternatePhoto, fileURL: fixture("minimal.dng"), options: options)
      creationRequest.addResource(with: .photo, data: photo, options: nil)
      identifier = creationRequest.placeholderForCreatedAsset?.localIdentifier
    }
    #expect(Set(place.files) == ["Photo.jpg", "plain.jpg", "twin.dng"])
    let asset = try #require(
      PHAsset.fetchAssets(withLocalIdentifiers: [identifier ?? ""], options: nil).firstObject)
    #expect(PHAssetResource.assetResources(for: asset).map(\.originalFilename) == ["Photo.jpg"])
  }

  @Test func whatIsNoAssetIsNamed() async throws {
    await allow()
    let error = #expect(throws: PHPhotosError.self) {
      try requested {
        let request = PHAssetCreationRequest.forAsset()
        request.addResource(with: .photo, fileURL: fixture("photo.jpg"), options: nil)
        request.addResource(with: .fullSizePhoto, fileURL: fixture("plain.jpg"), options: nil)
      }
    }
    #expect(error?.code == PHPhotosError.invalidResource)
    #expect(error?.errorDescription?.contains("not a photo and a photo") == true)
    #expect(place.files == ["plain.jpg"])
  }
}
