#if !canImport(Photos)
  public import Foundation
  import PhotoLibrary

  /// A point in a library's history, which `NSKeyedArchiver` can keep.
  public final class PHPersistentChangeToken: NSObject, NSSecureCoding, Sendable {
    private static let key = "token"

    /// The point; nil where it could not be found out, which is as one that is too long ago.
    let token: ChangeToken?

    init(_ token: ChangeToken?) { self.token = token }

    /// Whether they are the same point of the same history.
    public override func isEqual(_ object: Any?) -> Bool {
      (object as? PHPersistentChangeToken)?.token == token
    }

    /// By the point, as equality goes.
    public override var hash: Int { token.hashValue }

    // MARK: Keeping it

    /// Always true.
    public static var supportsSecureCoding: Bool { true }

    /// Keeps the point.
    public func encode(with coder: NSCoder) {
      if let data = try? JSONEncoder().encode(token) {
        coder.encode(NSData(data: data), forKey: Self.key)
      }
    }

    /// What was kept; nil where nothing was.
    public init?(coder: NSCoder) {
      guard let data = coder.decodeObject(of: NSData.self, forKey: Self.key) else { return nil }
      token = try? JSONDecoder().decode(ChangeToken.self, from: data as Data)
    }
  }
#endif
