#if !canImport(ImageIO)
  // Foundation on Linux bridges nothing to Core Foundation: the names mean Swift's own types, so that
  // `data as CFData` and `options as CFDictionary` compile and cost nothing.

  public typealias CFString = String
  public typealias CFData = Data
  public typealias CFURL = URL
  public typealias CFDictionary = [String: Any]

  extension Optional where Wrapped == CFDictionary {
    /// The value of a key, as looking it up in a dictionary that may be missing.
    public subscript(key: CFString) -> Any? { self?[key] }
  }
#endif
