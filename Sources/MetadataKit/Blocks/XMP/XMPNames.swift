/// Names of XML as numbers, and what follows from each: looked up once, not where they occur.
///
/// Nothing here depends on the packet that a name was met in, so that what was learned of one serves
/// the next.
struct XMPNames: Sendable {
  private var writtenNumbers = ByteInterner()
  private(set) var written: [Written] = []
  private var prefixNumbers = ByteInterner()
  private var shortened: [Int32] = []
  private var localNumbers = ByteInterner()
  private var spaceNumbers = ByteInterner()
  private var usualPrefixes: [Int32?] = []
  private var stepNumbers = PairIndex()
  private(set) var steps: [XMPStepFacts] = []

  /// The number of the prefix of names that have none.
  static let noPrefix: Int32 = 0

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

  init() { _ = prefixNumbers.number(of: "") }

  /// How much it has grown by names.
  var cost: Int {
    (written.count + steps.count) * 64 + writtenNumbers.byteCount + prefixNumbers.byteCount
      + localNumbers.byteCount + spaceNumbers.byteCount
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
      let local = localNumbers.number(of: text.extracting(..<text.boundedNameLength))
      return Written(prefix: nil, local: local, declared: nil)
    }
    let first = text.extracting(..<colon)
    let prefix = prefixNumbers.number(of: first.extracting(..<first.boundedNameLength))
    var rest = text.extracting((colon + 1)...)
    rest = rest.extracting(..<rest.boundedNameLength)
    return Written(
      prefix: prefix, local: localNumbers.number(of: rest),
      declared: self.prefix(prefix) == "xmlns" ? prefixNumbers.number(of: rest) : nil)
  }

  // MARK: Prefixes

  func prefix(_ number: Int32) -> String { prefixNumbers.string(number) }

  mutating func number(prefix: String) -> Int32 { prefixNumbers.number(of: prefix) }

  /// What a prefix is called where nothing else is said.
  mutating func shortened(_ prefix: Int32) -> Int32 {
    while shortened.count <= prefix {
      let text = prefixNumbers.string(Int32(shortened.count))
      shortened.append(prefixNumbers.number(of: XMPSpace.shortened(text)))
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
      usualPrefixes.append(prefix.map { prefixNumbers.number(of: $0) })
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
    step(prefixNumbers.number(of: prefix), localNumbers.number(of: local))
  }

  private mutating func step(_ prefix: Int32, _ local: Int32) -> Int32 {
    if let known = stepNumbers[prefix, local] { return known }
    let step = Int32(steps.count)
    stepNumbers.insert(step, at: prefix, local)
    steps.append(
      XMPStepFacts(
        prefix, local, XMPStep(prefixNumbers.string(prefix), localNumbers.string(local))))
    return step
  }

  /// What a step is in the name of a property.
  func part(_ number: Int32) -> XMPPropertyName.Part {
    let facts = steps[Int(number)]
    let prefix = prefixNumbers.string(facts.prefix)
    let name = localNumbers.string(facts.local)
    return (prefix, facts.traits.contains(.isOfRDF) ? name : XMPPropertyName.relaxed(prefix, name))
  }

  /// A step by its names.
  func step(_ number: Int32) -> XMPStep {
    let facts = steps[Int(number)]
    return XMPStep(prefixNumbers.string(facts.prefix), localNumbers.string(facts.local))
  }
}
