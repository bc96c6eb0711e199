import Foundation
import ItemProvider
import PhotoLibrary

/// Keeps what it is told.
final class RecordingObserver: PhotoLibraryChangeObserver {
  private let seen = Locked<[PhotoLibraryChange]>([])

  var changes: [PhotoLibraryChange] { seen.withLock { $0 } }

  func photoLibraryDidChange(_ change: PhotoLibraryChange) {
    seen.withLock { $0.append(change) }
  }
}
