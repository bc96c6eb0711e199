/// What may be picked, and how: what `PHPickerConfiguration` is.
public struct PickerConfiguration: Hashable, Sendable {
  /// Which form of an asset is handed out. Nothing is ever converted here: each is the file as it
  /// is. Source: Apple, *PHPicker.h*.
  public enum AssetRepresentationMode: Int, Sendable {
    /// Whatever suits: the file as it is.
    case automatic = 0
    /// The file as it is.
    case current = 1
    /// What most programs can read, on Apple's systems; here the file as it is.
    case compatible = 2
  }

  /// How a selection behaves. Results are in the order of selecting in any case; this says whether
  /// that is shown. Source: Apple, *PHPicker.h*.
  public enum Selection: Int, Sendable {
    /// Marked, without numbers.
    case `default` = 0
    /// Numbered in the order of selecting.
    case ordered = 1
    /// As ``default``, and told at each change.
    case continuous = 2
    /// As ``ordered``, and told at each change.
    case continuousAndOrdered = 3

    /// Whether what is selected is numbered.
    public var isOrdered: Bool { self == .ordered || self == .continuousAndOrdered }
    /// Whether each change of what is selected is told, not only what is selected at the end.
    public var isContinuous: Bool { self == .continuous || self == .continuousAndOrdered }
  }

  /// How much room a picker takes: for its interface to say. Source: Apple, *PHPicker.h*.
  public enum Mode: Int, Sendable {
    /// As much as it needs.
    case `default` = 0
    /// A single row. `TerminalPicker` shows its list all the same.
    case compact = 1
  }

  /// What a picker can do beside picking. Source: Apple, *PHPicker.h*.
  public struct Capabilities: OptionSet, Hashable, Sendable {
    /// Apple's bits.
    public let rawValue: UInt

    /// The capabilities of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To look for something by a text.
    public static let search = Capabilities(rawValue: 1 << 0)
    /// To collect what is selected in a place of its own.
    public static let stagingArea = Capabilities(rawValue: 1 << 1)
    /// To go through albums.
    public static let collectionNavigation = Capabilities(rawValue: 1 << 2)
    /// Buttons that end it.
    public static let selectionActions = Capabilities(rawValue: 1 << 3)
    /// To warn of what is sensitive.
    public static let sensitivityAnalysisIntervention = Capabilities(rawValue: 1 << 4)
  }

  /// Whether results carry identifiers.
  public let knowsLibrary: Bool
  /// Which form is wanted; it is kept, and changes nothing.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Whether what is selected is numbered.
  public var selection = Selection.default
  /// How much room the picker takes.
  public var mode = Mode.default
  /// What the picker is not to do: its interface has to look. `TerminalPicker` can search, and nothing else of
  /// these.
  public var disabledCapabilities: Capabilities = []
  /// How many may be picked; 0 for any number.
  public var selectionLimit = 1
  /// What is shown; nil for everything.
  public var filter: PickerFilter?
  /// What is selected at the start. Only with identifiers, and a limit other than 1; there may be
  /// more than the limit, of which the user has to take some away.
  public var preselectedAssetIdentifiers: [String] = []

  /// - Parameter knowsLibrary: Whether results carry identifiers, which are of use only to a client
  ///   that may see the assets.
  public init(knowsLibrary: Bool = false) {
    self.knowsLibrary = knowsLibrary
  }

  /// What is selected at the start, where the configuration allows it.
  public var preselection: [String] {
    knowsLibrary && selectionLimit != 1 ? preselectedAssetIdentifiers : []
  }
}
