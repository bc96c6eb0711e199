import ItemProvider
import UniformTypes

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A Live Photo as a folder, `IMG_0001.pvt` with the still and the movie in it, which is what programs know one by
/// that a picker hands out.
enum LivePhotoBundle {
  /// Offers the folder, which is made when somebody loads it, and removed afterwards.
  ///
  /// - Parameter files: The still and the movie; one that is not there is an error of the load.
  static func offer(_ files: [FilePath], by provider: ItemProvider) {
    provider.registerFileRepresentation(for: .livePhotoBundle) { answer in
      let folder = FileManager.default.temporaryDirectory.appending(
        path: ".PhotoLibrary.\(UUID().uuidString)", directoryHint: .isDirectory)
      // What is answered with has been copied when the answer returns.
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
        for file in files {
          guard LibraryFile.exists(file) else { throw PhotoLibrary.missing(file) }
          let target = FilePath(folder.path).appending(bytes: file.lastComponent ?? [])
          try FileCopying.copy(file, to: target) { _ in }
        }
        answer(folder, false, nil)
      } catch {
        answer(nil, false, error)
      }
      return nil
    }
  }
}
