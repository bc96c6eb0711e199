/// What is known of one tag of a table: data, no code of its own.
///
/// A plain struct of literals and function references, so that tables of thousands of rows cost
/// nothing to start with.
package struct TagRow: Sendable {
  /// The tag's number in its table.
  package let id: UInt32
  /// The name that the field uses.
  package let name: String
  /// Values and their words, `0=Unknown|1=Horizontal (normal)`, sorted as the source has them;
  /// empty where there are none.
  ///
  /// Written in decimal; a key that is no number is compared as text. A value without words is
  /// worded as `Unknown (7)`. Of a ``Traits/bitmask`` the keys are bits; words of whole values may
  /// stand before them, `0=None||0=Red|1=Blue`.
  package let labels: String
  /// The format that the bytes are read as, where files disagree with the specification.
  package let format: TagFormat?
  /// How many elements it has where its place in a structure is all that tells; 0: all the rest.
  package let count: UInt16
  /// Of which cameras, and with which values, the row is; see ``RowCondition``.
  package let condition: String
  /// The raw value made meaningful: what `--numeric` prints. Nil: the value as it is.
  package let value: Conversion?
  /// The value as people read it. Nil: labels, or else the value.
  package let print: Conversion?
  package let traits: Traits

  package struct Traits: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Bytes that are no text: described by their length.
    package static let binary = Traits(rawValue: 1)
    /// Binary where its text is longer than 32 characters (lists of offsets).
    package static let longIsBinary = Traits(rawValue: 2)
    /// Structure that is shown as what it leads to (directory pointers): not listed by itself.
    package static let structural = Traits(rawValue: 4)
    /// Labels are bits: `[3]`-style sets worded as a list.
    package static let bitmask = Traits(rawValue: 8)
    /// Trailing white space is no part of the value.
    package static let trimmed = Traits(rawValue: 16)
    /// Words of an unknown value are hexadecimal.
    package static let hexadecimal = Traits(rawValue: 32)
    /// Each element of the value is worded by itself, separated by "; ".
    package static let elementwise = Traits(rawValue: 64)
    /// Binary where its text is longer than 64 characters; an array of more than 500 numbers in
    /// EXIF itself is told of, not listed.
    package static let longerIsBinary = Traits(rawValue: 128)
    /// What nobody knows the meaning of, though it has a name: not listed by itself.
    package static let unknown = Traits(rawValue: 256)
    /// Positions in the file: a value that is no whole number is none.
    package static let offset = Traits(rawValue: 512)
    /// What says nothing where its value is an empty text: not listed then.
    package static let emptyIsNone = Traits(rawValue: 1024)
    /// Text that is a fraction, `1/160`, or several: its value is the quotient.
    package static let fraction = Traits(rawValue: 2048)
    /// A list even where it has one value, or none: then its only value has no bytes.
    package static let list = Traits(rawValue: 8192)
    /// What exiftool misreads, as it reads it: only its form has it, where it stands in for the
    /// true value, so that who moves over finds the same. A row beside it has the truth.
    package static let onlyInExiftool = Traits(rawValue: 16384)
    /// The truth where exiftool misreads or leaves out: its form is without it.
    package static let notInExiftool = Traits(rawValue: 32768)
    /// Of several tags of a name another counts: the last that does not yield, or the first.
    package static let yields = Traits(rawValue: 65536)
    /// Its bytes stand in the other order than those around it.
    package static let reversed = Traits(rawValue: 131072)
    /// Text that nobody knows: where it is a fraction, exiftool's form has the quotient.
    package static let fractionInExiftool = Traits(rawValue: 262144)
    /// Text of parts that only have words together: exiftool's form lists them where it has none.
    package static let listInExiftool = Traits(rawValue: 524288)
    /// Of several elements exiftool's form has the words as a list.
    package static let wordListInExiftool = Traits(rawValue: 1_048_576)
  }
}

extension TagRow {
  // It hands over to the memberwise initializer because rows are then written by the compiler, not
  // at run time: one that assigns each property makes code of every row.
  package init(
    _ id: UInt32, _ name: String, _ labels: String = "", format: TagFormat? = nil,
    count: UInt16 = 1, condition: String = "", value: Conversion? = nil,
    print: Conversion? = nil, traits: Traits = []
  ) {
    self.init(
      id: id, name: name, labels: labels, format: format, count: count, condition: condition,
      value: value, print: print, traits: traits)
  }
}

extension TagRow {
  /// How many elements it has of those that there is room for.
  func elements(within room: Int) -> Int { count == 0 ? room : min(Int(count), room) }
}

/// Writes a value, converted, as text.
package typealias Conversion = @Sendable (_ tag: Tag, _ text: inout TextBuffer) -> Void
