/// What is known of one property of XMP: data, no code of its own.
package struct XMPRow: Sendable {
  /// The property's name in its namespace.
  package let key: String
  /// The name of its tag; empty where that is the key with its first letter in upper case. Of a
  /// field of a structure, what follows the structure's name.
  let name: String
  /// What the names of a structure's fields start with, where that is not the tag's name.
  package let prefix: String?
  /// Values and their words, as in ``TagRow/labels``.
  let labels: String
  let traits: Traits
  let value: Conversion?
  let print: Conversion?
  /// The fields of a structure.
  package let fields: (@Sendable () -> XMPTable)?

  struct Traits: OptionSet, Sendable {
    let rawValue: UInt16

    /// Several values are one list.
    static let list = Traits(rawValue: 1)
    /// Not a list, though a part of one.
    static let single = Traits(rawValue: 2)
    /// A choice of languages.
    static let languages = Traits(rawValue: 4)
    /// A date of ISO 8601.
    static let date = Traits(rawValue: 8)
    /// A fraction, `1/160`.
    static let fraction = Traits(rawValue: 16)
    /// Bytes in Base64.
    static let base64 = Traits(rawValue: 32)
    /// A text that is too long to be shown.
    static let binary = Traits(rawValue: 64)
    /// The values of a list are parts of one value.
    static let joined = Traits(rawValue: 128)
    /// It yields: see ``TagRow/Traits/yields``.
    static let weak = Traits(rawValue: 256)
  }
}

extension XMPRow {
  init(
    _ key: String, _ name: String = "", labels: String = "", traits: Traits = [],
    prefix: String? = nil, value: Conversion? = nil, print: Conversion? = nil,
    of fields: (@Sendable () -> XMPTable)? = nil
  ) {
    self.init(
      key: key, name: name, prefix: prefix, labels: labels, traits: traits, value: value,
      print: print, fields: fields)
  }
}
