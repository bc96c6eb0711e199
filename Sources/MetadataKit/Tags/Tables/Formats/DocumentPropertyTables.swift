extension TagTable {
  /// The properties of a document's summary ([MS-OSHARED] §2.3.3.2.1).
  package static let documentSummary = TagTable(
    "SummaryInfo", group: "FlashPix",
    [
      TagRow(0x0002, "Title"),
      TagRow(0x0003, "Subject"),
      TagRow(0x0004, "Author"),
      TagRow(0x0005, "Keywords"),
      TagRow(0x0006, "Comments"),
      TagRow(0x0007, "Template"),
      TagRow(0x0008, "LastModifiedBy"),
      TagRow(0x0009, "RevisionNumber"),
      TagRow(0x000a, "TotalEditTime", print: Wording.timeSpan),
      TagRow(0x000b, "LastPrinted"),
      TagRow(0x000c, "CreateDate"),
      TagRow(0x000d, "ModifyDate"),
      TagRow(0x000e, "Pages"),
      TagRow(0x000f, "Words"),
      TagRow(0x0010, "Characters"),
      TagRow(0x0011, "ThumbnailClip", traits: .binary),
      TagRow(0x0012, "Software"),
      TagRow(
        0x0013, "Security",
        "0=None||0=Password protected|1=Read-only recommended|2=Read-only enforced|3=Locked for annotations",
        traits: .bitmask),
      TagRow(0x0022, "CreatedBy"),
      TagRow(0x0023, "DocumentID"),
    ])

  /// Further properties of a document ([MS-OSHARED] §2.3.3.2.2); those of users have names.
  package static let documentProperties = TagTable(
    "DocumentInfo", group: "FlashPix",
    [
      TagRow(0x0002, "Category"),
      TagRow(0x0003, "PresentationTarget"),
      TagRow(0x0004, "Bytes"),
      TagRow(0x0005, "Lines"),
      TagRow(0x0006, "Paragraphs"),
      TagRow(0x0007, "Slides"),
      TagRow(0x0008, "Notes"),
      TagRow(0x0009, "HiddenSlides"),
      TagRow(0x000a, "MMClips"),
      TagRow(0x000b, "ScaleCrop", "0=No|1=Yes|-1=Yes"),
      TagRow(0x000c, "HeadingPairs"),
      TagRow(0x000d, "TitleOfParts"),
      TagRow(0x000e, "Manager"),
      TagRow(0x000f, "Company"),
      TagRow(0x0010, "LinksUpToDate", "0=No|1=Yes|-1=Yes"),
      TagRow(0x0011, "CharCountWithSpaces"),
      TagRow(0x0013, "SharedDoc", "0=No|1=Yes|-1=Yes"),
      TagRow(0x0016, "HyperlinksChanged", "0=No|1=Yes|-1=Yes"),
      TagRow(0x0017, "AppVersion", value: Meaning.applicationVersion),
      TagRow(0x001a, "ContentType"),
      TagRow(0x001b, "ContentStatus"),
      TagRow(0x001c, "Language"),
      TagRow(0x001d, "DocVersion"),
      TagRow(0xffff_0001, "HyperlinkBase"),
      TagRow(0xffff_0002, "Hyperlinks", traits: .list),
    ])

  /// Properties that users named: one that is called as a property of Office is another all the same.
  package static let userProperties = TagTable("UserProperties", group: "FlashPix", [])
}
