public import Foundation

extension ItemProvider {
  /// What is kept for whoever shows the item; this package shows nothing.
  struct Presentation: Sendable {
    var size = CGSize.zero
    var style = ItemProviderPresentationStyle.unspecified
    var teamData: Data?
    var previewImageHandler: LoadHandler?
  }

  /// How large the item wants to be shown, in points; zero for no wish.
  public var preferredPresentationSize: CGSize {
    get { state.withLock { $0.presentation.size } }
    set { state.withLock { $0.presentation.size = newValue } }
  }

  /// How the item wants to be shown.
  public var preferredPresentationStyle: ItemProviderPresentationStyle {
    get { state.withLock { $0.presentation.style } }
    set { state.withLock { $0.presentation.style = newValue } }
  }

  /// A few bytes for receivers of the same team, there before anything is loaded: at most 8 KiB.
  /// More than that is not kept, and nil then.
  public var teamData: Data? {
    get { state.withLock { $0.presentation.teamData } }
    set {
      let data = newValue.flatMap { $0.count <= 8192 ? $0 : nil }
      state.withLock { $0.presentation.teamData = data }
    }
  }

  /// Another provider of the same representations, with the same name and wishes.
  ///
  /// What is registered with one afterwards is not offered by the other.
  public func copy() -> ItemProvider {
    let name = suggestedName
    let registry = withRegistry { $0 }
    return ItemProvider(
      origin: nil,
      state: State(
        registry: registry, isOriginRegistered: true, suggestedName: .some(name),
        presentation: state.withLock { $0.presentation }))
  }
}
