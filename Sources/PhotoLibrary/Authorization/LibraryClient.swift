/// Who uses a library: what an app is on Apple's systems.
///
/// What it declares here stands in an app's `Info.plist` there.
public struct LibraryClient: Hashable, Sendable {
  /// What decisions are kept under, such as `com.example.gallery`.
  public var identifier: String
  /// Why it wants to see photos (`NSPhotoLibraryUsageDescription`). Without it, it cannot ask.
  public var usageDescription: String?
  /// Why it wants to add photos (`NSPhotoLibraryAddUsageDescription`). Without it, it cannot ask.
  public var addUsageDescription: String?
  /// Whether the alert of a limited library, at the first access after each start, is left out
  /// (`PHPhotoLibraryPreventAutomaticLimitedAccessAlert`).
  public var preventsLimitedAccessAlert: Bool

  /// A client as it declares itself; a description of blanks counts as none.
  public init(
    _ identifier: String, usageDescription: String? = nil, addUsageDescription: String? = nil,
    preventsLimitedAccessAlert: Bool = false
  ) {
    self.identifier = identifier
    self.usageDescription = usageDescription
    self.addUsageDescription = addUsageDescription
    self.preventsLimitedAccessAlert = preventsLimitedAccessAlert
  }

  /// Its reason to ask for a level; a blank one is none.
  func usageDescription(for level: AccessLevel) -> String? {
    let text = level == .addOnly ? addUsageDescription : usageDescription
    guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    return text
  }
}

extension AccessLevel {
  /// Where an app declares why it asks for the level.
  public var usageDescriptionKey: String {
    switch self {
    case .addOnly: "NSPhotoLibraryAddUsageDescription"
    case .readWrite: "NSPhotoLibraryUsageDescription"
    }
  }
}
