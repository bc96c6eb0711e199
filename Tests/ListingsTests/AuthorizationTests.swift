// What stands here was written elsewhere, or for it: its style is not ours.
// swift-format-ignore-file

// The lines between "listing" and "end of listing" are those of the articles, as they stand.

import AppleCompatibility
import Testing

// listing: the checker
class AuthorizationStatusChecker {
enum PhotoLibraryAuthorizationStatus {
case readWrite
case addOnly
case denied
}
static func checkPhotoLibrary(handler: @escaping (PhotoLibraryAuthorizationStatus) -> Void) {
let readWrite = PHPhotoLibrary.authorizationStatus(for: .readWrite)
let addOnly = PHPhotoLibrary.authorizationStatus(for: .addOnly)
switch (readWrite, addOnly) {
case (.authorized, _):
handler(.readWrite)
case (.notDetermined, _):
PHPhotoLibrary.requestAuthorization(for: .readWrite) { (_: PHAuthorizationStatus) in
Self.checkPhotoLibrary(handler: handler)
}
case (_, .authorized), (_, .limited):
handler(.addOnly)
case (_, .notDetermined):
PHPhotoLibrary.requestAuthorization(for: .addOnly) { (_: PHAuthorizationStatus) in
Self.checkPhotoLibrary(handler: handler)
}
default:
handler(.denied)
}
}
}
// end of listing

/// An app that saves a photo where it may.
class Saving {
  private let lock = NSLock()
  private var done: [String] = []
  var saved: [String] { lock.withLock { done } }

  func save() {
// listing: using the checker
AuthorizationStatusChecker.checkPhotoLibrary { [weak self](status) in
switch status {
case .readWrite:
self?.saveToAlbum(name: "MyAlbum")
case .addOnly:
self?.saveToCameraRoll()
case .denied:
break
}
}
// end of listing
  }

  func saveToAlbum(name: String) {
    try? PHPhotoLibrary.shared().performChangesAndWait {
      let request = PHAssetChangeRequest.creationRequestForAssetFromImage(
        atFileURL: fixture("photo.jpg"))
      let album = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: name)
      if let placeholder = request?.placeholderForCreatedAsset { album.addAssets([placeholder]) }
    }
    lock.withLock { done.append("album") }
  }

  func saveToCameraRoll() {
    try? PHPhotoLibrary.shared().performChangesAndWait {
      PHAssetCreationRequest.forAsset().addResource(
        with: .photo, fileURL: fixture("photo.jpg"), options: nil)
    }
    lock.withLock { done.append("camera roll") }
  }
}

/// There is one shared library, so one test at a time.
@Suite(.serialized) struct AuthorizationTests {
  let place = LibraryFolder()

  @Test func everythingIsAllowed() async throws {
    let prompter = ProgrammedPrompter([.allow])
    place.use(prompter)
    let app = Saving()
    app.save()
    try await wait { app.saved == ["album"] }
    #expect(prompter.requests.map(\.level) == [.readWrite])
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .album, subtype: .any, options: nil)
    let album = try #require(albums.firstObject)
    #expect(album.localizedTitle == "MyAlbum")
    #expect(PHAsset.fetchAssets(in: album, options: nil).count == 1)
    #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 2)
  }

  @Test func addingIsAllowed() async throws {
    let prompter = ProgrammedPrompter([.deny, .allow])
    place.use(prompter)
    let app = Saving()
    app.save()
    try await wait { app.saved == ["camera roll"] }
    #expect(prompter.requests.map(\.level) == [.readWrite, .addOnly])
    #expect(PHAsset.fetchAssets(with: nil).count == 0)
    #expect(place.files.count == 2)
  }

  @Test func someIsAllowed() async throws {
    place.use(ProgrammedPrompter([.allowSelected([])]))
    let app = Saving()
    app.save()
    try await wait { app.saved == ["camera roll"] }
    #expect(PHPhotoLibrary.authorizationStatus() == .authorized)
    #expect(PHAsset.fetchAssets(with: nil).count == 1)
  }

  @Test func nothingIsAllowed() async throws {
    let prompter = ProgrammedPrompter([.deny, .deny])
    place.use(prompter)
    let app = Saving()
    app.save()
    try await wait { prompter.requests.count == 2 }
    try await Task.sleep(for: .milliseconds(20))
    #expect(app.saved == [] && place.files.count == 1)
  }

  // MARK: The picker, as it is used wrongly and rightly

  @MainActor @Test func thePickerOfTheListing() async throws {
    place.use(ProgrammedPrompter(), choosing: "plain.jpg")
    let app = PickingApp()
    app.type = .pic
    app.showPicker()
    try await wait { !app.results.isEmpty }
    #expect(app.results[0].assetIdentifier != nil)
    #expect(app.results[0].itemProvider.hasItemConformingToTypeIdentifier(UTType.image.identifier))
    #expect(app.configuration?.selectionLimit == 4 && app.configuration?.filter == .images)
  }

  @MainActor @Test func aLimitedLibraryIsNotWidenedByPicking() async throws {
    place.use(ProgrammedPrompter([.allowSelected([])]), choosing: "plain.jpg")
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .limited)
    let controller = PhotoKitPickerViewController()
    controller.presentPicker(self)
    try await wait { controller.fetched != nil }
    #expect(controller.picked == 1 && controller.fetched?.count == 0)
  }

  @Test func observersAreToldAfterAGrant() async throws {
    final class Observer: NSObject, PHPhotoLibraryChangeObserver {
      private let lock = NSLock()
      private var changes: [PHChange] = []
      var seen: [PHChange] { lock.withLock { changes } }
      func photoLibraryDidChange(_ changeInstance: PHChange) {
        lock.withLock { changes.append(changeInstance) }
      }
    }
    place.use(ProgrammedPrompter([.allow]))
    let observer = Observer()
    PHPhotoLibrary.shared().register(observer)
    let options = PHFetchOptions()
    options.predicate = try AssetPredicate(
      format: "mediaType == %d", PHAssetMediaType.image.rawValue)
    options.sortDescriptors = [AssetSort(.creationDate, ascending: false)]
    let empty = PHAsset.fetchAssets(with: options)
    #expect(empty.count == 0)
    try await wait { !observer.seen.isEmpty }
    let details = try #require(observer.seen[0].changeDetails(for: empty))
    #expect(details.insertedIndexes == IndexSet(integer: 0) && details.hasIncrementalChanges)
    #expect(details.fetchResultAfterChanges.firstObject?.mediaType == .image)
    let asset = try #require(details.insertedObjects.first)
    #expect(PHAssetResource.assetResources(for: asset).map(\.type) == [.photo])
    try await PHPhotoLibrary.shared().performChanges {
      PHAssetChangeRequest.deleteAssets([asset])
    }
    try await wait { observer.seen.count == 2 }
    #expect(observer.seen[1].changeDetails(for: asset)?.objectWasDeleted == true)
    PHPhotoLibrary.shared().unregisterChangeObserver(observer)
  }

  /// What a request does not change stands in it as it is: `isFavorite.toggle()` is what it says.
  @Test func aRequestStartsAsItsObjectIs() async throws {
    place.use(ProgrammedPrompter([.allow]))
    #expect(await PHPhotoLibrary.requestAuthorization(for: .readWrite) == .authorized)
    for expected in [true, false] {
      let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
      try PHPhotoLibrary.shared().performChangesAndWait {
        PHAssetChangeRequest(for: asset).isFavorite.toggle()
      }
      #expect(PHAsset.fetchAssets(with: nil).firstObject?.isFavorite == expected)
    }
    try PHPhotoLibrary.shared().performChangesAndWait {
      let request = PHAssetCollectionChangeRequest.creationRequestForAssetCollection(withTitle: "A")
      request.title += "B"
    }
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .album, subtype: .any, options: nil)
    let album = try #require(albums.firstObject)
    #expect(album.localizedTitle == "AB")
    try PHPhotoLibrary.shared().performChangesAndWait {
      #expect(PHAssetCollectionChangeRequest(for: album)?.title == "AB")
    }
  }

  @Test func withoutALibraryThereIsNothing() async {
    PHPhotoLibrary.use(nil)
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .restricted)
    #expect(await PHPhotoLibrary.requestAuthorization(for: .addOnly) == .restricted)
    #expect(PHAsset.fetchAssets(with: nil).count == 0)
    #expect(throws: PHPhotosError.self) { try PHPhotoLibrary.shared().performChangesAndWait {} }
  }

  @Test func whoDoesNotSayWhyIsEnded() async {
    // Whoever is ended removes nothing.
    await #expect(processExitsWith: .failure) { [path = place.url.path as String] in
      let place = LibraryFolder(at: URL(filePath: path))
      place.use(ProgrammedPrompter(), client: LibraryClient("silent"))
      _ = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
    }
  }
}

// listing: the wrong way
class PhotoKitPickerViewController: UIViewController, PHPickerViewControllerDelegate {
    @IBAction func presentPicker(_ sender: Any) {
        let photoLibrary = PHPhotoLibrary.shared()
		let configuration = PHPickerConfiguration(photoLibrary: photoLibrary)
		let picker = PHPickerViewController(configuration: configuration)
		picker.delegate = self
		present(picker, animated: true)
	}

	func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
		picker.dismiss(animated: true)
		let identifiers = results.compactMap(\.assetIdentifier)
		let fetchResult = PHAsset.fetchAssets(withLocalIdentifiers: identifiers, options: nil)

		// TODO: Do something with the fetch result if you have Photos Library access
// end of listing
        picked = identifiers.count
        fetched = fetchResult
	}

    var picked = 0
    var fetched: PHFetchResult<PHAsset>?
}

/// The app around the first listing of the picker.
final class PickingApp: UIViewController, PHPickerViewControllerDelegate {
  enum Kind { case pic, video }

  let albumViewModel = AlbumViewModel()
  var type = Kind.pic
  var results: [PHPickerResult] = []
  var configuration: PHPickerConfiguration?
  var viewController: UIViewController? { self }

  func showPicker() {
// listing: the picker
let photoLibrary = PHPhotoLibrary.shared()
var config = PHPickerConfiguration(photoLibrary: photoLibrary)

let selectedCount = self.albumViewModel.selectArray.count
let limited = min(4-selectedCount, 4)
config.selectionLimit = (type == .pic ? limited : 1)
config.filter = (type == .pic ? .images : .videos)
let pickerViewController = PHPickerViewController(configuration: config)
pickerViewController.delegate = self
self.viewController?.present(pickerViewController, animated: true)
// end of listing
    configuration = config
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    self.results = results
  }
}
