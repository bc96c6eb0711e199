/// Reads Apple's property lists in XML (PropertyList-1.0.dtd).
@safe final class PropertyListDocument: XMLParser {
  private(set) var root: PropertyListValue?
  /// The dictionaries and arrays that are open, the outermost first.
  private var open: [Collection] = []
  /// What the innermost element is.
  private var kinds: [Kind] = []
  private var text: [UInt8] = []

  private struct Collection {
    let isDictionary: Bool
    var key: [UInt8] = []
    var entries: [(key: [UInt8], value: PropertyListValue)] = []
    var values: [PropertyListValue] = []
  }

  private enum Kind {
    case dictionary, array, key, integer, real, date, data
    case truth(Bool)
    case text, document
  }

  override var hasMixedContent: Bool { false }

  override func elementStarts(_ name: Span<UInt8>) {
    var bytes = TextBuffer()
    bytes.append(name.extracting(0..<min(16, name.count)))
    let kind = Self.kind(bytes.string)
    kinds.append(kind)
    text = []
    switch kind {
    case .dictionary: open.append(Collection(isDictionary: true))
    case .array: open.append(Collection(isDictionary: false))
    default: break
    }
  }

  override func text(_ bytes: UnsafeBufferPointer<UInt8>) { unsafe text.append(contentsOf: bytes) }

  override func elementEnds() {
    guard let kind = kinds.popLast() else { return }
    switch kind {
    case .document: break
    case .dictionary:
      if let entries = open.popLast()?.entries { add(.dictionary(entries)) }
    case .array:
      if let values = open.popLast()?.values { add(.array(values)) }
    case .key:
      if !open.isEmpty { open[open.count - 1].key = text }
    case .integer: add(integer)
    case .real: add(real)
    case .date: add(.date(text))
    case .data: add(.data(data))
    case .truth(let isTrue): add(.truth(isTrue))
    case .text: add(.text(text))
    }
    text = []
  }

  private func add(_ value: PropertyListValue) {
    guard !open.isEmpty else {
      if root == nil { root = value }
      return
    }
    if !open[open.count - 1].isDictionary {
      open[open.count - 1].values.append(value)
    } else if !open[open.count - 1].key.isEmpty {
      let key = open[open.count - 1].key
      open[open.count - 1].entries.append((key, value))
    }
  }

  /// Ends what is open where the document does so before its end.
  func close() {
    while !kinds.isEmpty { elementEnds() }
  }

  private static func kind(_ name: String) -> Kind {
    switch name {
    case "plist": .document
    case "dict": .dictionary
    case "array": .array
    case "key": .key
    case "integer": .integer
    case "real": .real
    case "date": .date
    case "data": .data
    case "true": .truth(true)
    case "false": .truth(false)
    default: .text
    }
  }

  /// A number, where it is written as numbers are; another form of one stays as it is.
  private var integer: PropertyListValue {
    let string = String(decoding: text, as: UTF8.self)
    guard let number = Int64(string), String(number) == string else { return .text(text) }
    return .integer(number)
  }

  private var real: PropertyListValue {
    guard text.count < 32, let number = Double(String(decoding: text, as: UTF8.self)) else {
      return .text(text)
    }
    var written = TextBuffer()
    written.append(number, significantDigits: 15)
    return number.isFinite && written.bytes == text ? .real(number) : .text(text)
  }

  /// Base64; Sony's have two hexadecimal digits a byte instead.
  private var data: [UInt8] {
    guard text.count.isMultiple(of: 2), !text.isEmpty,
      text.allSatisfy({ NumberText.isDigit($0) || (0x61...0x66).contains($0) })
    else { return Base64.decoded(text[...]) }
    var data = HexadecimalBytes(capacity: text.count / 2)
    for digit in text.lazy.compactMap(HexadecimalBytes.digit) { data.append(digit: digit) }
    return data.bytes
  }
}
