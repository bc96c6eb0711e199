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
    /// Told at each change on Apple's systems; here as ``default``, once at the end.
    case continuous = 2
    /// Told at each change on Apple's systems; here as ``ordered``, once at the end.
    case continuousAndOrdered = 3

    /// Whether what is selected is numbered.
    public var isOrdered: Bool { self == .ordered || self == .continuousAndOrdered }
  }

  /// Whether results carry identifiers.
  public let knowsLibrary: Bool
  /// Which form is wanted; it is kept, and changes nothing.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Whether what is selected is numbered.
  public var selection = Selection.default
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
