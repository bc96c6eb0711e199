/// What items have that stand at a place.
enum DICOMItemContent {
  case elements
  /// Those of a sequence of which the writer did not know that it is one (PS3.5 §6.2.2).
  case implicitElements
  /// A part of a compressed picture (PS3.5 §A.4).
  case fragment
}

/// An item, or a sequence, of a stated length (PS3.5 §7.5), and what holds behind it.
struct DICOMItem {
  let end: Int
  let order: ByteOrder
  let isImplicit: Bool
  let content: DICOMItemContent
  let characters: DICOMCharacterSets
  let depth: Int
  let unknownSequence: DICOMUnknownSequence?
}

/// An item, or a sequence, of a stated length, and how it is read once the data set is: what it says is of something
/// else, which must not stand in the place of what the file says of its picture, nor use up what may be read of it.
struct DICOMPostponedItem {
  let name: String
  let representation: String
  let file: Region
  let start: Int
  let end: Int
  let order: ByteOrder
  let isImplicit: Bool
  let asImplicit: Bool
  let content: DICOMItemContent
  let characters: DICOMCharacterSets
  let isItem: Bool
}

/// A sequence of undefined length and of an unknown representation, and what holds behind it.
struct DICOMUnknownSequence {
  /// How deep its items are.
  let depth: Int
  let order: ByteOrder
  let isImplicit: Bool
  /// Whether its elements have turned out to be as those are.
  var isEntered = false
}
