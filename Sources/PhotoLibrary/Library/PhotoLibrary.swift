import Dispatch
public import ItemProvider
import SQLiteStore

/// A folder of photos and movies, seen by one client as far as it is allowed to.
///
/// ```swift
/// let library = try PhotoLibrary(
///   folder: "/srv/photos",
///   client: LibraryClient("com.example.gallery", usageDescription: "Shows the photos."),
///   prompter: PolicyPrompter(path: "/etc/photos.json"))
/// if try await library.requestAuthorization(for: .readWrite).isGranted {
///   let newest = try library.fetchAssets(
///     FetchOptions(sort: [AssetSort(.creationDate, ascending: false)], limit: 100))
/// }
/// ```
///
/// Nothing is allowed that was not decided. Opening a folder for the first time reads every file in
/// it; later, opening reads nothing but the state, and what is fetched is what the last
/// ``refresh(everything:)`` has found. Several processes may use a folder at once.
///
/// It may be used from any thread. What it protects against, and what not, is in <doc:Protection>.
public final class PhotoLibrary: Sendable {
  /// The library's folder.
  public let folder: FilePath
  /// Whom it is open for.
  public let client: LibraryClient
  /// What was out of order when it was opened, and what was done about it.
  public let notices: [String]

  let state: LibraryState
  let prompter: any AuthorizationPrompter
  let picker: (any PickerInterface)?
  let options: Options
  let prompts = PromptQueue()
  let start = Locked(Start())
  let changing = ChangeLock()
  let changeQueue = DispatchQueue(label: "PhotoLibrary.performChanges")
  let notifier: ChangeNotifier

  /// What happens once after each start of a client.
  struct Start: Sendable {
    var hasPrompted = false
    var hasAlerted = false
    /// The number of the event up to which the temporary table has the selection.
    var selectionEvent: Int?
  }

  /// How a library is opened.
  public struct Options: Sendable {
    /// Where its state is; nil for the folder `.photolibrary` in it.
    ///
    /// Another folder is for media that may not be written, and for keeping decisions where a
    /// client's user cannot change them.
    public var stateFolder: FilePath?
    /// How many threads read files.
    public var threads = 2
    /// Is told how many files of how many are read, while files are read.
    public var progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?

    /// Is told once where another process that brings the library up to date is waited for.
    public var isWaiting: (@Sendable () -> Void)?

    /// The state in a folder, two threads that read, and nobody to tell how far they are.
    public init(stateFolder: FilePath? = nil) {
      self.stateFolder = stateFolder
    }
  }

  /// Opens a folder for a client.
  ///
  /// - Parameters:
  ///   - prompter: Who answers when the client asks for access.
  ///   - picker: What lets the user choose; without it, nothing can be picked or selected.
  /// - Throws: ``PhotoLibraryError`` where the folder or its state cannot be read.
  public init(
    folder: FilePath, client: LibraryClient, prompter: any AuthorizationPrompter,
    picker: (any PickerInterface)? = nil, options: Options = Options()
  ) throws(PhotoLibraryError) {
    guard try LibraryFile.status(of: LibraryFile.resolved(folder) ?? folder).kind == .folder else {
      throw PhotoLibraryError(.unavailable, "\(folder) is no folder")
    }
    self.folder = LibraryFile.resolved(folder) ?? folder
    self.client = client
    self.prompter = prompter
    self.picker = picker
    self.options = options
    state = try LibraryState(root: self.folder, folder: options.stateFolder)
    notices = state.notices
    notifier = ChangeNotifier()
    let isIndexed = try doubtingDamage { () throws(PhotoLibraryError) in
      try inLibrary { () throws(DatabaseError) in try state.assets.isIndexed }
    }
    if !isIndexed { try refresh(everything: true) }
    notifier.start(self)
  }

  /// Brings the library up to date with the files of its folder.
  ///
  /// Files that were renamed or moved keep their identifiers. Observers are told what has changed.
  ///
  /// - Parameter everything: Whether every file is looked at, and not only the folders in which a
  ///   name was added, removed or changed: that takes longer, and finds files whose content was
  ///   changed in place, too.
  @discardableResult
  public func refresh(everything: Bool = false) throws(PhotoLibraryError) -> RefreshSummary {
    guard !state.assets.database.isReadOnly else {
      throw PhotoLibraryError(
        .readOnly, "\(folder) cannot be brought up to date: \(state.readOnlyReason ?? "read only")")
    }
    guard state.isCurrent else {
      throw PhotoLibraryError(
        .unavailable, "what was decided about \(folder) was removed or replaced: open it anew")
    }
    let summary = try doubtingDamage { () throws(PhotoLibraryError) in
      try state.exclusively(isWaiting: options.isWaiting) { () throws(PhotoLibraryError) in
        try Indexer(
          root: folder, store: state.assets, threads: options.threads, progress: options.progress
        ).run(everything: everything)
      }
    }
    notifier.check()
    return summary
  }

  /// Has the index looked through at the next start where what is done finds it damaged.
  func doubtingDamage<Value>(
    _ body: () throws(PhotoLibraryError) -> Value
  ) throws(PhotoLibraryError) -> Value {
    do throws(PhotoLibraryError) {
      return try body()
    } catch {
      if error.code == .stateDamaged { state.doubtIndex() }
      throw error
    }
  }
}
