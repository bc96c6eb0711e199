extension ItemProvider: Hashable {
  /// Whether they are the same provider, and not only alike.
  public static func == (first: ItemProvider, second: ItemProvider) -> Bool { first === second }

  /// By identity, as equality goes.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
