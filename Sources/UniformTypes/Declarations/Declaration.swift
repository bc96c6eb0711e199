/// What is declared about one type: what it conforms to, its tags and its name.
///
/// Lists are text with commas: an array in a row would lose the table its static initialisation.
package struct Declaration: Sendable {
  package let type: DeclaredType
  package let identifier: String
  package let parent: DeclaredType?
  package let secondParent: DeclaredType?
  package let thirdParent: DeclaredType?
  /// File name extensions, the preferred one first, with commas between.
  package let extensions: String
  /// MIME types, the preferred one first, with commas between.
  package let mimeTypes: String
  package let description: String
}

extension Declaration {
  /// A row. It calls the implicit initializer, without which the table is not initialised statically.
  init(
    _ type: DeclaredType, _ identifier: String, _ description: String,
    _ parent: DeclaredType? = nil, _ secondParent: DeclaredType? = nil,
    _ thirdParent: DeclaredType? = nil, extensions: String = "", mimeTypes: String = ""
  ) {
    self.init(
      type: type, identifier: identifier, parent: parent, secondParent: secondParent,
      thirdParent: thirdParent, extensions: extensions, mimeTypes: mimeTypes,
      description: description)
  }
}

extension Declaration {
  static func of(_ type: DeclaredType) -> Declaration { all[Int(type.rawValue)] }

  /// The row with an identifier in lower case, by bisection.
  static func find(_ identifier: String) -> Declaration? {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].identifier < identifier { low = middle + 1 } else { high = middle }
    }
    guard low < all.count, all[low].identifier == identifier else { return nil }
    return all[low]
  }
}
