/// What a FlashPix image view says of its objects (FlashPix Format Specification 1.0.1 §7): images, and how
/// one is made from another.
extension TagTable {
  /// An image of a view, and how large a copy of it is at hand.
  package static let flashPixDataObject = TagTable(
    "FlashPixDataObject", group: "FlashPix",
    [
      TagRow(0x0001_0000, "DataObjectID"),
      TagRow(0x0001_0002, "LockedPropertyList"),
      TagRow(0x0001_0003, "DataObjectTitle"),
      TagRow(0x0001_0004, "LastModifier"),
      TagRow(0x0001_0005, "RevisionNumber"),
      TagRow(0x0001_0006, "DataCreateDate"),
      TagRow(0x0001_0007, "DataModifyDate"),
      TagRow(0x0001_0008, "CreatingApplication"),
      TagRow(0x0001_0100, "DataObjectStatus", print: Wording.dataObjectStatus),
      TagRow(0x0001_0101, "CreatingTransform", print: Wording.creatingTransform),
      TagRow(0x0001_0102, "UsingTransforms"),
      TagRow(0x1000_0000, "CachedImageHeight"),
      TagRow(0x1000_0001, "CachedImageWidth"),
    ])

  /// What is done to an image.
  package static let flashPixTransform = TagTable(
    "FlashPixTransform", group: "FlashPix",
    [
      TagRow(0x0001_0000, "TransformNodeID"),
      TagRow(0x0001_0001, "OperationClassID"),
      TagRow(0x0001_0002, "LockedPropertyList"),
      TagRow(0x0001_0003, "TransformTitle"),
      TagRow(0x0001_0004, "LastModifier"),
      TagRow(0x0001_0005, "RevisionNumber"),
      TagRow(0x0001_0006, "TransformCreateDate"),
      TagRow(0x0001_0007, "TransformModifyDate"),
      TagRow(0x0001_0008, "CreatingApplication"),
      TagRow(0x0001_0100, "InputDataObjectList"),
      TagRow(0x0001_0101, "OutputDataObjectList"),
      TagRow(0x0001_0102, "OperationNumber"),
      TagRow(0x1000_0000, "ResultAspectRatio"),
      TagRow(0x1000_0001, "RectangleOfInterest"),
      TagRow(0x1000_0002, "Filtering"),
      TagRow(0x1000_0003, "SpatialOrientation"),
      TagRow(0x1000_0004, "ColorTwistMatrix"),
      TagRow(0x1000_0005, "ContrastAdjustment"),
    ])

  package static let flashPixOperation = TagTable(
    "FlashPixOperation", group: "FlashPix", [TagRow(0x0001_0000, "OperationID")])

  /// The header of one size of an image (§3), by byte positions.
  package static let flashPixSubimage = TagTable(
    "FlashPixSubimage", group: "FlashPix",
    [
      TagRow(4, "SubimageWidth", format: .long),
      TagRow(8, "SubimageHeight", format: .long),
      TagRow(12, "SubimageTileCount", format: .long),
      TagRow(16, "SubimageTileWidth", format: .long),
      TagRow(20, "SubimageTileHeight", format: .long),
      TagRow(24, "NumChannels", format: .long),
    ])
}
