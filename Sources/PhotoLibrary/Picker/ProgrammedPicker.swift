/// A picker whose choice is made by a function, for tests and for hosts with an interface of their
/// own.
public struct ProgrammedPicker: PickerInterface {
  private let choose: @Sendable (PickerSession) throws -> [String]?

  /// - Parameter choose: Answers with local identifiers in the order of choosing; nil to cancel.
  public init(_ choose: @escaping @Sendable (PickerSession) throws -> [String]?) {
    self.choose = choose
  }

  /// What the function answers, or the error that it throws.
  public func pick(_ session: PickerSession) async throws -> [String]? { try choose(session) }
}
