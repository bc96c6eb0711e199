/// An element of a data set but for its value (PS3.5 §7.1), and what the dictionary has of it.
struct DICOMElement {
  let group: Int
  let number: Int
  /// The field's name; nil where the dictionary does not know the element.
  let name: String?
  /// The value representation that stands in the file; empty where none does.
  let stated: String
  /// How the value is written: as the file states it, or else the dictionary.
  let representation: String
  /// What the value is: that of the dictionary where the writer did not know the element.
  let meant: String
  /// How many bytes the value has; none where it is of undefined length.
  let length: Int
  /// Whether the value is of undefined length, which marks end.
  let isOpen: Bool

  /// The length that says that it is undefined (PS3.5 §7.1.1).
  static let undefinedLength = 0xffff_ffff

  init(_ group: Int, _ number: Int, stated: String, length: Int) {
    self.group = group
    self.number = number
    self.stated = stated
    isOpen = length == Self.undefinedLength
    self.length = isOpen ? 0 : length
    let entry = DICOMDictionary.entry(group, number)
    name = entry?.name
    if number == 0 {
      // A group's length (PS3.5 §7.2).
      representation = "UL"
    } else {
      representation = stated.isEmpty ? entry?.representation ?? "" : stated
    }
    if representation == "UN", let known = entry?.representation, known != "--" {
      meant = known
    } else {
      meant = representation
    }
  }

  /// Whether the writer did not know the element, whose bytes are then in little-endian order (PS3.5 §6.2.2).
  var isUnknown: Bool { representation == "UN" }

  /// Whether it is the start or the end of an item, or the end of a sequence (PS3.5 §7.5).
  var isMark: Bool { group == DICOMMark.group }

  /// Whether it is the start of an item.
  var startsItem: Bool { isMark && number == DICOMMark.item }
}
