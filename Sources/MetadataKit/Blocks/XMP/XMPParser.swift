/// Tells an ``XMPReader`` of the parts of packets.
@safe final class XMPParser: XMLParser {
  /// What is told of each packet; nil once it was taken.
  ///
  /// Nobody looks at run time whether somebody else has it: expat calls one method after the other,
  /// and none of them calls expat. To look was 1 % of the instructions of reading and printing JPEGs.
  @exclusivity(unchecked) private var reader: XMPReader?

  /// Whether control characters have stand-ins.
  private var isRepaired = false

  init(_ reader: consuming XMPReader, depth: Int, count: Int) {
    unsafe self.reader = .some(reader)
    super.init(depth: depth, count: count)
  }

  /// Reads one root of a packet that is UTF-8, whatever it declares.
  ///
  /// - Parameter again: whether it is the last one, repaired.
  func read(_ root: ArraySlice<UInt8>, again: Bool = false) -> XMLReading {
    isRepaired = again
    unsafe reader?.begin(again: again, count: root.count)
    defer { unsafe reader?.finish() }
    return parse(root, again: again)
  }

  /// Hands the reader over: no packet can be read any more.
  func takeReader() -> XMPReader? { unsafe reader.take() }

  /// How many properties were found so far.
  var findingCount: Int { unsafe reader?.findings.count ?? 0 }

  /// Forgets the findings of a range.
  func remove(_ range: Range<Int>) { unsafe reader?.remove(range) }

  /// How many bytes resolving nodes may still take.
  var roomForNodes: Int { unsafe reader?.blankNodes.roomLeft ?? 0 }

  /// Whether nodes of the last root refer to one another too often.
  var hasTooManyNodes: Bool { unsafe reader?.blankNodes.isCutShort ?? false }

  // MARK: What expat tells of

  override var wantsMore: Bool { unsafe reader?.wantsMore ?? false }
  override var hasMixedContent: Bool { false }

  override func attribute(_ name: Span<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    guard isRepaired else { return unsafe reader?.attribute(name, value) ?? () }
    unsafe reader?.attribute(name, XMLRepair.withControls(value))
  }

  override func elementStarts(_ name: Span<UInt8>) { unsafe reader?.start(name) }

  override func text(_ bytes: UnsafeBufferPointer<UInt8>) {
    // Few runs have stand-ins; a value may have megabytes.
    guard isRepaired, unsafe bytes.contains(0xef) else {
      return unsafe reader?.text(bytes) ?? ()
    }
    unsafe reader?.text(XMLRepair.withControls(bytes))
  }

  override func elementEnds() { unsafe reader?.end() }
}
