import Dispatch

/// Copies that outlive the completion handler that they were handed to: those in the place of an original
/// that was asked for. Apple's systems delete them "later", and programs go on with them in a task.
///
/// How long and how many is a choice: so many that a picked selection is there, and that a loop over a
/// library does not fill the disk.
enum LastingCopies {
  private static let seconds = 300
  private static let most = 200

  private static let kept = Locked<[TemporaryFile]>([])
  private static let queue = DispatchQueue(label: "ItemProvider.copies")

  /// Keeps a copy, and in time removes it. The oldest goes at once where there are too many.
  static func keep(_ copy: TemporaryFile) {
    Termination.removeAtExit()
    let oldest = kept.withLock { kept in
      kept.append(copy)
      return kept.count > most ? kept.removeFirst() : nil
    }
    oldest?.remove()
    queue.asyncAfter(deadline: .now() + .seconds(seconds)) { [weak copy] in
      guard let copy else { return }
      kept.withLock { $0.removeAll { $0 === copy } }
      copy.remove()
    }
  }
}
