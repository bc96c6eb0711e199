extension TagTable {
  /// The properties of Office's documents: core ones (ECMA-376 Part 2 §11), of programs (Part 1 §22.2), and those that
  /// Office offers to users (§22.3). Others are kept under the names of the file.
  package static let office = TagTable(
    "OOXML", group: "XML", isNumberless: true,
    [
      TagRow(0, "Property"),
      TagRow(1, "PropertyDate", value: Meaning.dateXMP),
      TagRow(2, "PropertyOfOtherLetters", traits: .notInExiftool),
      TagRow(3, "Application"),
      TagRow(4, "AppVersion"),
      TagRow(5, "Category"),
      TagRow(6, "Characters"),
      TagRow(7, "CharactersWithSpaces"),
      TagRow(8, "CheckedBy"),
      TagRow(9, "Client"),
      TagRow(10, "Company"),
      TagRow(11, "CreateDate", value: Meaning.dateXMP),
      TagRow(12, "DateCompleted", value: Meaning.dateXMP),
      TagRow(13, "Department"),
      TagRow(14, "Destination"),
      TagRow(15, "Disposition"),
      TagRow(16, "Division"),
      TagRow(
        17, "DocSecurity",
        "0=None|1=Password protected|2=Read-only recommended|4=Read-only enforced|8=Locked for annotations"
      ),
      TagRow(18, "DocumentNumber"),
      TagRow(19, "Editor"),
      TagRow(20, "ForwardTo"),
      TagRow(21, "Group"),
      TagRow(22, "HeadingPairs"),
      TagRow(23, "HiddenSlides"),
      TagRow(24, "HyperlinkBase"),
      TagRow(25, "HyperlinksChanged", truth),
      TagRow(26, "Keywords"),
      TagRow(27, "Language"),
      TagRow(28, "LastModifiedBy"),
      TagRow(29, "LastPrinted", value: Meaning.dateXMP),
      TagRow(30, "Lines"),
      TagRow(31, "LinksUpToDate", truth),
      TagRow(32, "Mailstop"),
      TagRow(33, "Manager"),
      TagRow(34, "Matter"),
      TagRow(35, "MMClips"),
      TagRow(36, "ModifyDate", value: Meaning.dateXMP),
      TagRow(37, "Notes"),
      TagRow(38, "Office"),
      TagRow(39, "Owner"),
      TagRow(40, "Pages"),
      TagRow(41, "Paragraphs"),
      TagRow(42, "PresentationFormat"),
      TagRow(43, "Project"),
      TagRow(44, "Publisher"),
      TagRow(45, "Purpose"),
      TagRow(46, "ReceivedFrom"),
      TagRow(47, "RecordedBy"),
      TagRow(48, "RecordedDate", value: Meaning.dateXMP),
      TagRow(49, "Reference"),
      TagRow(50, "RevisionNumber"),
      TagRow(51, "ScaleCrop", truth),
      TagRow(52, "SharedDoc", truth),
      TagRow(53, "Slides"),
      TagRow(54, "Source"),
      TagRow(55, "Status"),
      TagRow(56, "TelephoneNumber"),
      TagRow(57, "Template"),
      TagRow(58, "TitlesOfParts"),
      TagRow(59, "TotalEditTime", print: DocumentValue.minutes),
      TagRow(60, "Typist"),
      TagRow(61, "Words"),
    ])

  /// What XML Schema calls a boolean.
  private static let truth = "false=No|true=Yes|0=No|1=Yes"

  /// Paths of files that a document of Office refers to, and of the folder that it lay in, and accounts of users, which
  /// exiftool does not read.
  package static let officeLinks = TagTable(
    "OOXMLLinks", group: "XML", isNumberless: true,
    [
      TagRow(0, "AttachedTemplate", traits: .notInExiftool),
      TagRow(1, "LinkedFile", traits: .notInExiftool),
      TagRow(2, "WorkbookFolder", traits: .notInExiftool),
      TagRow(3, "PicturePath", traits: .notInExiftool),
      TagRow(4, "FileSharingUserName", traits: .notInExiftool),
      TagRow(5, "UserInfoDisplayName", traits: .notInExiftool),
    ])

  /// What Office keeps beside a document that is open.
  package static let officeLock = TagTable(
    "OfficeLock", group: "OfficeLock", isNumberless: true, [TagRow(0, "UserName")])

  /// The metadata of iWork's documents of 2009; everything else is kept under the names of the file.
  package static let work = TagTable(
    "iWork", group: "XML", isNumberless: true,
    [
      TagRow(0, "Property"),
      TagRow(1, "Author"),
      TagRow(2, "Comment"),
      TagRow(3, "Copyright"),
      TagRow(4, "Keywords"),
      TagRow(5, "Projects"),
      TagRow(6, "Title"),
    ])
}
