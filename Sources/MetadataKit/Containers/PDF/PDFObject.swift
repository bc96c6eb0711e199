/// A value of a document's syntax (ISO 32000-1 §7.3).
enum PDFObject: Sendable {
  case null
  case boolean(Bool)
  /// As it is written: nothing is computed with most numbers.
  case number(String)
  case string([UInt8])
  /// A string that is encrypted, and cannot be deciphered.
  case hidden
  case name(String)
  case array([PDFObject])
  case dictionary(PDFDictionary)
  case reference(PDFReference)
  /// A word of the syntax: `obj`, `stream` …
  case keyword(String)

  var integer: Int? {
    guard case .number(let text) = self else { return nil }
    return Int(text)
  }

  var name: String? {
    guard case .name(let name) = self else { return nil }
    return name
  }

  var string: [UInt8]? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  var array: [PDFObject]? {
    guard case .array(let array) = self else { return nil }
    return array
  }

  var dictionary: PDFDictionary? {
    guard case .dictionary(let dictionary) = self else { return nil }
    return dictionary
  }

  var reference: PDFReference? {
    guard case .reference(let reference) = self else { return nil }
    return reference
  }
}

/// The number of an object that stands elsewhere, and its generation (§7.3.10).
struct PDFReference: Hashable, Sendable {
  let number: Int
  let generation: Int
}

/// Keys and values in the order of the file (§7.3.7).
struct PDFDictionary: Sendable {
  private(set) var entries: [(key: String, value: PDFObject)] = []

  /// The value of a key; nil where there is none, or where it is null, which means the same.
  subscript(key: String) -> PDFObject? {
    for entry in entries where entry.key == key {
      if case .null = entry.value { return nil }
      return entry.value
    }
    return nil
  }

  /// The entries of some keys alone.
  func kept(_ keys: [String]) -> PDFDictionary {
    var dictionary = PDFDictionary()
    dictionary.entries = entries.filter { keys.contains($0.key) }
    return dictionary
  }

  /// The same keys with other values.
  func mapValues(_ transform: (PDFObject) -> PDFObject) -> PDFDictionary {
    var dictionary = PDFDictionary()
    dictionary.entries = entries.map { ($0.key, transform($0.value)) }
    return dictionary
  }

  /// Adds an entry; of several with one key the first one counts.
  mutating func add(_ key: String, _ value: PDFObject) {
    entries.append((key, value))
  }
}

/// An object that has a number: its value, and where its stream's bytes are, if it has one.
struct PDFIndirectObject {
  /// Nil of what stands among other values, or in a stream of objects.
  var reference: PDFReference?
  let value: PDFObject
  /// The bytes as they are stored: filtered, and encrypted where the document is.
  let stream: Region?
}
