#if !canImport(ImageIO)
  // Foundation on Linux bridges nothing to Core Foundation: the names mean Swift's own types, so that
  // `data as CFData` and `options as CFDictionary` compile and cost nothing.

  /// Swift's text, which `as CFString` leaves as it is.
  public typealias CFString = String
  /// Foundation's bytes, which `as CFData` leaves as they are.
  public typealias CFData = Data
  /// Foundation's URL, which `as CFURL` leaves as it is.
  public typealias CFURL = URL
  /// A value of any type.
  public typealias CFTypeRef = Any
  /// Swift's truth value.
  public typealias CFBoolean = Bool
  /// An array of anything, which `as CFArray` takes without a copy.
  public typealias CFArray = [Any]
  /// A dictionary whose keys are texts, which `as CFDictionary` takes without a copy.
  public typealias CFDictionary = [String: Any]

  /// `true`, as the options of image sources have it.
  public let kCFBooleanTrue: CFBoolean! = true
  /// `false`, as the options of image sources have it.
  public let kCFBooleanFalse: CFBoolean! = false

  /// Foundation's error.
  public typealias CFError = NSError
  /// Foundation's object for nothing.
  public typealias CFNull = NSNull
  /// Nothing, where a value is asked for.
  public var kCFNull: CFNull! { NSNull() }

  /// What went wrong, by Apple's numbers; 0 where nothing did.
  public typealias OSStatus = Int32
  /// Nothing went wrong.
  public let noErr: OSStatus = 0

  extension Optional where Wrapped == CFDictionary {
    /// The value of a key, as looking it up in a dictionary that may be missing.
    public subscript(key: CFString) -> Any? { self?[key] }
  }
#endif
