#if !canImport(ObjectiveC)
  // Key-value observing of a `Progress`, the one use that loading items makes of it. Foundation has
  // none of it on Linux.

  /// Keys of what an observer is told.
  public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The key's text: `new`, `kind`.
    public let rawValue: String

    /// A key by its text; under one without a name here, an observer is told nothing.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The value after the change.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// What happened; 1 for a value that was set.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  }

  /// What an observer wants to be told.
  public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits that Foundation has on Apple's systems.
    public let rawValue: UInt

    /// The options of some bits; those without a name do nothing.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To be told the value after the change, under ``NSKeyValueChangeKey/newKey``.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// To be told the value before the change, under ``NSKeyValueChangeKey/oldKey``.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// To be told the value at the start too, not only what it changes to.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  }

  /// An object that can observe: what `NSObject` is on Apple's systems.
  open class KeyValueObserver: NSObject {
    /// Called on a private queue with each change; nothing, unless a subclass overrides it.
    open func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {}
  }
#endif
