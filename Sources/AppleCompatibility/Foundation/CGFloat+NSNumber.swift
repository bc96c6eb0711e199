#if !canImport(ObjectiveC)
  public import Foundation

  // Foundation on Linux has this for every number but CGFloat.

  // swift-format-ignore: AvoidRetroactiveConformances
  /// `as? CGFloat` of a number in a dictionary of properties, as Foundation has it for `Double`.
  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// A number of this value.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// Sets the result to the number's value.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
      result = CGFloat(source.doubleValue)
    }

    /// Sets the result to the number's value, where the number is that as a `Double`, too.
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
      result = Double(exactly: source).map { CGFloat($0) }
      return result != nil
    }

    /// The number's value; 0 for none.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }
  }
#endif
