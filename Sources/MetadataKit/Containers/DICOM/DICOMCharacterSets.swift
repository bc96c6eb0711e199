/// The sets of characters that a data set and the items within it state (PS3.3 §C.12.1.1.2): an item without one of its
/// own has that of what it is in.
struct DICOMCharacterSets {
  private struct Scope {
    var stated: [UInt8]?
    var characters: DICOMCharacters?
  }

  /// The data set, and the items that the reader is in.
  private var scopes = [Scope()]
  private var hasSequence = false
  private static let deepest = 32

  /// What texts are written in; nil where they stay as they are.
  var current: DICOMCharacters? { scopes.last?.characters }

  /// Takes a set that is stated. A second one of the same, and one behind a sequence that no item is of, leave open
  /// which holds.
  mutating func state(_ set: [UInt8]) {
    var scope = scopes.removeLast()
    if let known = scope.stated {
      if known != set { scope.characters = nil }
    } else {
      scope.stated = set
      scope.characters = hasSequence && scopes.isEmpty ? nil : DICOMCharacters(set[...])
    }
    scopes.append(scope)
  }

  mutating func beginSequence() { hasSequence = true }

  /// Goes past the start or the end of an item (PS3.5 §7.5).
  ///
  /// - Parameter isOpen: whether the item has something. One whose length is stated has no end of its own: whoever
  ///   reads it goes back to what was before.
  mutating func pass(_ number: Int, isOpen: Bool) {
    hasSequence = true
    switch number {
    case DICOMMark.item where isOpen:
      // What is deeper is as good as within the last.
      if scopes.count < Self.deepest { scopes.append(Scope(characters: current)) }
    case DICOMMark.itemDelimitation:
      if scopes.count > 1 { scopes.removeLast() }
    default: break
    }
  }
}
