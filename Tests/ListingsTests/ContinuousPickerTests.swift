// What stands here was written for Apple's systems, or for it: its style is not ours.
// swift-format-ignore-file

import AppleCompatibility
import Testing

/// A picker that tells its delegate of each change, as programs have it on Apple's systems.
extension AuthorizationTests {
  @MainActor private final class Delegate: PHPickerViewControllerDelegate {
    var told: [Int] = []

    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      told.append(results.count)
    }
  }

  @Test @MainActor func eachChangeOfAContinuousSelectionIsTold() async throws {
    let interface = ProgrammedPicker { session in
      let all = try session.assets().map(\.localIdentifier)
      session.selectionChanged(all)
      session.selectionChanged([])
      return all
    }
    PHPhotoLibrary.use(
      try PhotoLibrary(
        folder: FilePath(place.url.path), client: LibraryFolder.client,
        prompter: ProgrammedPrompter(), picker: interface))
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = 0
    configuration.selection = .continuous
    configuration.mode = .compact
    configuration.disabledCapabilities = [.search, .selectionActions]
    let picker = PHPickerViewController(configuration: configuration)
    let delegate = Delegate()
    picker.delegate = delegate
    await picker.pick()
    #expect(delegate.told == [1, 0, 1])
  }
}
