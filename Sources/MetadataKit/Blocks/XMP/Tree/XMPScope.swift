/// What prefixes stand for where a packet is being read (Namespaces in XML 1.0 §6.1), and what each
/// namespace goes by.
///
/// Namespaces are numbers here: one may have a name of a megabyte, and a hundred thousand properties.
struct XMPScope {
  struct Space {
    let name: String
    /// The prefix that it usually has, or the first that a packet gives it; never one of two.
    let prefix: String
  }

  /// The numbers of RDF's namespace and XML's.
  static let rdf = 0
  static let xml = 1

  static let xmlName = "http://www.w3.org/XML/1998/namespace"
  private static let rdfName = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"

  private(set) var spaces: [Space] = []
  /// The numbers of namespaces by their names.
  private var numbers: [String: Int] = [:]
  private var prefixes: Set<String> = []
  /// How many prefixes would have been those of two namespaces.
  private var clashes = 0
  /// What the prefixes stand for now.
  private var declared: [String: Int] = [:]
  /// What declarations replaced, the last one last.
  private var replaced: [(prefix: String, number: Int?)] = []

  init() {
    _ = number(named: Self.rdfName, prefix: "rdf")
    declared["xml"] = number(named: Self.xmlName, prefix: "xml")
    for space in XMPStandardSpace.allCases { _ = number(named: space.name, prefix: space.rawValue) }
  }

  /// How many declarations hold: to be given to ``leave(_:)`` behind the element that has more.
  var depth: Int { replaced.count }

  /// Takes a declaration; of no prefix, the namespace of elements that have none.
  mutating func declare(_ prefix: String, _ name: String) {
    replaced.append((prefix, declared[prefix]))
    declared[prefix] = name.isEmpty ? nil : number(named: name, prefix: prefix)
  }

  /// Forgets the declarations of an element, before which there were `depth`.
  mutating func leave(_ depth: Int) {
    while replaced.count > depth, let last = replaced.popLast() {
      declared[last.prefix] = last.number
    }
  }

  /// The number of the namespace that a prefix stands for; nil where it was not declared.
  func number(of prefix: String) -> Int? { declared[prefix] }

  private mutating func number(named name: String, prefix: String) -> Int {
    if let known = numbers[name] { return known }
    let number = spaces.count
    numbers[name] = number
    spaces.append(Space(name: name, prefix: unused(Self.usual[name] ?? prefix)))
    return number
  }

  private mutating func unused(_ prefix: String) -> String {
    let wanted = prefix.isEmpty ? "ns" : prefix
    var prefix = wanted
    while !prefixes.insert(prefix).inserted {
      clashes += 1
      prefix = "\(wanted)_\(clashes)_"
    }
    return prefix
  }

  /// What namespaces that are known usually go by.
  private static let usual = Dictionary(
    XMPSpace.all.filter { !$0.uri.isEmpty }.map { space in
      (space.uri, space.usual.isEmpty ? space.prefix : space.usual)
    },
    uniquingKeysWith: { first, _ in first })
}
