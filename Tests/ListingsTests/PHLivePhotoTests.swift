import AppleCompatibility
import Testing

/// What a request is answered with.
private typealias LivePhotoAnswer = (
  photo: PHLivePhoto?, code: PHPhotosError.Code?, isDegraded: Bool?
)

struct PHLivePhotoTests {
  private static let identifier = "6F5B3C3A-1B7C-4F7E-9A0D-3C5E6D7F8091"

  /// A folder that is there as long as this is kept.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "PHLivePhotoTests-\(UUID())", directoryHint: .isDirectory)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ data: Data, _ name: String) throws -> URL {
      let file = url.appending(path: name)
      try data.write(to: file)
      return file
    }
  }

  private typealias Answer = LivePhotoAnswer

  private func request(_ urls: [URL]) async -> Answer {
    await withCheckedContinuation { (continuation: CheckedContinuation<Answer, Never>) in
      let number = PHLivePhoto.request(
        withResourceFileURLs: urls, placeholderImage: nil, targetSize: .zero,
        contentMode: .aspectFit
      ) { photo, info in
        let error = info[PHLivePhotoInfoErrorKey] as? PHPhotosError
        continuation.resume(
          returning: (photo, error?.code, info[PHLivePhotoInfoIsDegradedKey] as? Bool))
      }
      #expect(number != PHLivePhotoRequestIDInvalid)
    }
  }

  @Test func ofTwoFiles() async throws {
    let folder = try Folder()
    let movie = try folder.write(LivePhotoBytes.movie(Self.identifier), "b.mov")
    let still = try folder.write(LivePhotoBytes.still(Self.identifier), "a.jpg")
    let answer = await request([movie, still])
    let photo = try #require(answer.photo)
    #expect(photo.size == CGSize(width: 4, height: 2))
    #expect(answer.code == nil && answer.isDegraded == false)
    let resources = PHAssetResource.assetResources(for: photo)
    #expect(resources.map(\.type) == [.photo, .pairedVideo])
    #expect(resources.map(\.originalFilename) == ["a.jpg", "b.mov"])
    #expect(
      resources.map(\.uniformTypeIdentifier) == ["public.jpeg", "com.apple.quicktime-movie"])
    let copy = folder.url.appending(path: "copy.mov")
    try await PHAssetResourceManager.default().writeData(
      for: resources[1], toFile: copy, options: nil)
    #expect(try Data(contentsOf: copy) == Data(contentsOf: movie))
  }

  @Test func ofWhatIsNone() async throws {
    let folder = try Folder()
    let still = try folder.write(LivePhotoBytes.still(Self.identifier), "a.jpg")
    let other = try folder.write(LivePhotoBytes.movie("another"), "b.mov")
    let text = try folder.write(Data("text".utf8), "c.txt")
    let noFile = try #require(URL(string: "a:b"))
    let all: [[URL]] = [
      [still, other], [still], [still, still], [still, text], [], [still, noFile],
    ]
    for files in all { #expect(await request(files).code == .invalidResource) }
    let gone = folder.url.appending(path: "gone.mov")
    #expect(await request([still, gone]).code == .missingResource)
  }

  @Test func ofWhatWasPicked() async throws {
    let folder = try Folder()
    let bundle = folder.url.appending(path: "IMG_1.pvt", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: false)
    let still = LivePhotoBytes.still(Self.identifier)
    try still.write(to: bundle.appending(path: "IMG_1.JPG"))
    try LivePhotoBytes.movie(Self.identifier).write(to: bundle.appending(path: "IMG_1.MOV"))
    try Data("<plist/>".utf8).write(to: bundle.appending(path: "metadata.plist"))
    let provider = NSItemProvider()
    provider.registerFileRepresentation(for: .livePhotoBundle) { answer in
      answer(bundle, false, nil)
      return nil
    }
    #expect(provider.canLoadObject(ofClass: PHLivePhoto.self))
    let photo = try await load(provider)
    let resources = PHAssetResource.assetResources(for: photo)
    #expect(resources.map(\.originalFilename) == ["IMG_1.JPG", "IMG_1.MOV"])
    let copy = folder.url.appending(path: "copy.jpg")
    try await PHAssetResourceManager.default().writeData(
      for: resources[0], toFile: copy, options: nil)
    #expect(try Data(contentsOf: copy) == still)
  }

  @Test func ofWhatOffersNone() async throws {
    let provider = NSItemProvider(object: "text")
    #expect(!provider.canLoadObject(ofClass: PHLivePhoto.self))
    let error = await #expect(throws: ItemProviderError.self) { _ = try await load(provider) }
    #expect(error?.code == .unavailableCoercionError)
  }

  private func load(_ provider: NSItemProvider) async throws -> PHLivePhoto {
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<PHLivePhoto, any Error>) in
      provider.loadObject(ofClass: PHLivePhoto.self) { photo, error in
        if let photo {
          continuation.resume(returning: photo)
        } else {
          continuation.resume(throwing: error ?? ItemProviderError.unknown)
        }
      }
    }
  }
}

/// Those of a library, which is one for all of these tests.
extension AuthorizationTests {
  @Test func livePhotosOfAssetsAreRequested() async throws {
    let identifier = "6F5B3C3A-1B7C-4F7E-9A0D-3C5E6D7F8091"
    try LivePhotoBytes.still(identifier).write(to: place.url.appending(path: "a.jpg"))
    try LivePhotoBytes.movie(identifier).write(to: place.url.appending(path: "b.mov"))
    place.use(ProgrammedPrompter([.allow]))
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .authorized)
    let assets = PHAsset.fetchAssets(with: nil)
    #expect(assets.count == 2)
    for asset in assets.objects(at: IndexSet(0..<assets.count)) {
      let isLive = asset.mediaSubtypes.contains(.photoLive)
      let answer = await request(asset)
      #expect((answer.photo != nil) == isLive)
      #expect(answer.code == (isLive ? nil : .requestNotSupportedForAsset))
      let names = answer.photo.map {
        PHAssetResource.assetResources(for: $0).map(\.originalFilename)
      }
      #expect(names == (isLive ? ["a.jpg", "b.mov"] : nil))
    }
  }

  private func request(_ asset: PHAsset) async -> LivePhotoAnswer {
    await withCheckedContinuation { (continuation: CheckedContinuation<LivePhotoAnswer, Never>) in
      PHImageManager.default().requestLivePhoto(
        for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: nil
      ) { photo, info in
        let error = info?[PHImageErrorKey] as? PHPhotosError
        continuation.resume(
          returning: (photo, error?.code, info?[PHImageResultIsDegradedKey] as? Bool))
      }
    }
  }
}
