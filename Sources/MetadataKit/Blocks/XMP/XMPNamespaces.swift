/// What the prefixes of an XMP packet stand for, as far as the reader has come.
///
/// A prefix is only an abbreviation of a namespace (Namespaces in XML 1.0 §2): a namespace that is
/// known goes by the prefix that it usually has, another by the one that the packet first gives it.
struct XMPNamespaces {
  /// What prefixes are called in the element that is being read, where they have another name.
  private var translations: [Int32?] = []
  /// What declarations replaced, the last one last.
  private var replaced: [(prefix: Int32, name: Int32?)] = []
  /// Namespaces that are not known; nil as long as there are none, as mostly.
  private var unknown: Unknown?
  /// The next number for a prefix that would otherwise mean two namespaces.
  private var number = 0

  private struct Unknown {
    /// The prefixes that they go by, by their numbers.
    var prefixes = PairIndex()
    /// Which prefixes those are.
    var taken = PairIndex()
    var count = 0
  }

  /// How many declarations hold: to be kept with an element, and given to ``leave(_:)``.
  var depth: Int { replaced.count }

  /// Takes a declaration: a prefix and its namespace.
  mutating func declare(_ prefix: Int32, _ space: XMPNames.Space, _ names: inout XMPNames) {
    let old = translation(prefix)
    var new: Int32?
    if let usual = space.prefix {
      new = usual == prefix ? nil : usual
      if old == nil, new == nil { return }
    } else {
      // Where its name is its prefix, what an outer element said of that stays.
      guard let name = name(prefix, ofUnknown: space.number, &names), name != prefix else { return }
      new = name
    }
    while translations.count <= prefix { translations.append(nil) }
    translations[Int(prefix)] = new
    replaced.append((prefix, old))
  }

  /// Forgets the declarations of an element, before which there were `depth`.
  mutating func leave(_ depth: Int) {
    while replaced.count > depth, let last = replaced.popLast() {
      translations[Int(last.prefix)] = last.name
    }
  }

  /// The prefix that the namespace of a prefix goes by.
  func usual(_ prefix: Int32, _ names: inout XMPNames) -> Int32 {
    translation(prefix) ?? names.shortened(prefix)
  }

  private func translation(_ prefix: Int32) -> Int32? {
    prefix < translations.count ? translations[Int(prefix)] : nil
  }

  /// What a namespace goes by that the packet calls by a prefix; nil where there are too many.
  private mutating func name(
    _ prefix: Int32, ofUnknown space: Int32, _ names: inout XMPNames
  ) -> Int32? {
    if let known = unknown?.prefixes[space, 0] { return known }
    guard unknown?.count ?? 0 < 1000 else { return nil }
    var name = prefix
    if isTaken(prefix) || XMPSpace.isUsual(names.prefix(prefix)) {
      repeat {
        name = names.number(prefix: "tmp\(number)")
        if isTaken(name) { number += 1 }
      } while isTaken(name)
    }
    unknown = unknown ?? Unknown()
    unknown?.prefixes.insert(name, at: space, 0)
    unknown?.taken.insert(1, at: name, 0)
    unknown?.count += 1
    return name
  }

  private func isTaken(_ prefix: Int32) -> Bool { unknown?.taken[prefix, 0] != nil }
}
