/// Names of XML as numbers, and what follows from each: looked up once, not where they occur.
///
/// Nothing here depends on the packet that a name was met in, so that what was learned of one serves
/// the next.
struct XMPNames: Sendable {
  private var writtenNumbers = ByteInterner()
  private(set) var written: [Written] = []
  private var prefixes = TextInterner()
  private var shortened: [Int32] = []
  /// Whether names with a prefix may be more than the name of a property, by its number.
  private var haveRoles: [Bool] = []
  private var locals = TextInterner()
  private var spaceNumbers = ByteInterner()
  private var usualPrefixes: [Int32?] = []
  private var stepNumbers = PairIndex()
  private(set) var steps: [XMPStepFacts] = []

  /// The number of the prefix of names that have none.
  static let noPrefix: Int32 = 0
  /// The number of the prefix of declarations, `xmlns:dc`.
  private static let declaration: Int32 = 1

  /// A name as a file has it, `dc:title`.
  struct Written: Sendable {
    /// What stands before the colon; nil where there is none.
    let prefix: Int32?
    let local: Int32
    /// The prefix that it declares as an attribute, `xmlns:dc`.
    let declared: Int32?
    /// The prefix that it was last a step with, and that step.
    fileprivate var owner: Int32 = -1
    fileprivate var step: Int32 = -1
  }

  init() {
    _ = prefixes.number(of: "")
    _ = prefixes.number(of: "xmlns")
  }

  /// How much it has grown by names.
  var cost: Int {
    (written.count + steps.count) * 64 + writtenNumbers.byteCount + prefixes.byteCount
      + locals.byteCount + spaceNumbers.byteCount
  }

  /// The number of a name as it is written.
  mutating func number(written text: Span<UInt8>) -> Int32 {
    let number = writtenNumbers.number(of: text)
    if Int(number) == written.count { written.append(split(text)) }
    return number
  }

  private mutating func split(_ text: Span<UInt8>) -> Written {
    var colon = 0
    while colon < text.count, text[colon] != 0x3a { colon += 1 }
    guard colon < text.count else {
      let local = locals.number(of: text.extracting(..<text.boundedNameLength))
      return Written(prefix: nil, local: local, declared: nil)
    }
    let first = text.extracting(..<colon)
    let prefix = prefixes.number(of: first.extracting(..<first.boundedNameLength))
    var rest = text.extracting((colon + 1)...)
    rest = rest.extracting(..<rest.boundedNameLength)
    return Written(
      prefix: prefix, local: locals.number(of: rest),
      declared: prefix == Self.declaration ? prefixes.number(of: rest) : nil)
  }

  // MARK: Prefixes

  func prefix(_ number: Int32) -> String { prefixes[number] }

  mutating func number(prefix: String) -> Int32 { prefixes.number(of: prefix) }

  /// What a prefix is called where nothing else is said.
  mutating func shortened(_ prefix: Int32) -> Int32 {
    while shortened.count <= prefix {
      let text = prefixes[Int32(shortened.count)]
      shortened.append(prefixes.number(of: XMPSpace.shortened(text)))
    }
    return shortened[Int(prefix)]
  }

  /// A namespace, and the prefix that it goes by if it is known.
  typealias Space = (number: Int32, prefix: Int32?)

  /// The namespace whose name ends a text.
  mutating func space(_ text: [UInt8], from start: Int) -> Space {
    let number = spaceNumbers.number(of: text.span.extracting(start...))
    if Int(number) == usualPrefixes.count {
      let prefix = XMPSpace.prefix(of: spaceNumbers.string(number))
      usualPrefixes.append(prefix.map { prefixes.number(of: $0) })
    }
    return (number, usualPrefixes[Int(number)])
  }

  // MARK: Steps

  /// The step that a written name is with a prefix.
  mutating func step(_ name: Int32, with prefix: Int32) -> Int32 {
    let name = Int(name)
    if written[name].owner == prefix { return written[name].step }
    let step = step(prefix, written[name].local)
    written[name].owner = prefix
    written[name].step = step
    return step
  }

  mutating func step(_ prefix: String, _ local: String) -> Int32 {
    step(prefixes.number(of: prefix), locals.number(of: local))
  }

  private mutating func step(_ prefix: Int32, _ local: Int32) -> Int32 {
    if let known = stepNumbers[prefix, local] { return known }
    let step = Int32(steps.count)
    stepNumbers.insert(step, at: prefix, local)
    let name = locals[local]
    steps.append(
      hasRoles(prefix)
        ? XMPStepFacts(prefix, local, XMPStep(prefixes[prefix], name))
        : XMPStepFacts(plain: prefix, local, name))
    return step
  }

  /// Whether names with a prefix may be more than the name of a property.
  private mutating func hasRoles(_ prefix: Int32) -> Bool {
    while haveRoles.count <= prefix {
      haveRoles.append(XMPStep.hasRoles(prefixes[Int32(haveRoles.count)]))
    }
    return haveRoles[Int(prefix)]
  }

  /// What a step is in the name of a property.
  func part(_ number: Int32) -> XMPPropertyName.Part {
    let facts = steps[Int(number)]
    let prefix = prefixes[facts.prefix]
    let name = locals[facts.local]
    return (prefix, facts.traits.contains(.isOfRDF) ? name : XMPPropertyName.relaxed(prefix, name))
  }

  /// A step by its names.
  func step(_ number: Int32) -> XMPStep {
    let facts = steps[Int(number)]
    return XMPStep(prefixes[facts.prefix], locals[facts.local])
  }
}
