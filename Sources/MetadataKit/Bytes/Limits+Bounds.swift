// What is reckoned with a limit has to stay a number, and what is nested is read by functions that
// call themselves.

extension Limits {
  /// A limit of more counts as this: it is none.
  public static let most = 1 << 48
  /// ``nesting`` of more counts as this: the stack is bounded, too.
  public static let mostNesting = 256

  /// The same limits, none below 0 and none above what can be reckoned with.
  var bounded: Limits {
    var limits = self
    for limit in Self.all {
      limits[keyPath: limit] = min(max(0, limits[keyPath: limit]), Self.most)
    }
    limits.nesting = min(limits.nesting, Self.mostNesting)
    return limits
  }

  private static var all: [WritableKeyPath<Limits, Int>] {
    [
      \.nesting, \.entries, \.directories, \.pages, \.valueBytes, \.allValueBytes, \.inflatedBytes,
      \.blockBytes, \.allBlockBytes, \.decodedBytes, \.totalBytes, \.units,
    ]
  }
}
