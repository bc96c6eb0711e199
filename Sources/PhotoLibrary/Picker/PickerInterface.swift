/// Whatever lets a user choose: the picker's window on Apple's systems, supplied by the host here.
///
/// It sees the whole library, whatever the client may see: it must not be the client itself.
public protocol PickerInterface: Sendable {
  /// Lets the user choose.
  ///
  /// - Returns: Local identifiers in the order of choosing; nil when the user has cancelled.
  func pick(_ session: PickerSession) async throws -> [String]?
}
