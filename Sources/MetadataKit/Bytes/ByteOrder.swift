/// The order in which the bytes of a number stand in a file.
public enum ByteOrder: UInt8, Sendable {
  /// Least significant byte first: "II", Intel.
  case little
  /// Most significant byte first: "MM", Motorola.
  case big
}
