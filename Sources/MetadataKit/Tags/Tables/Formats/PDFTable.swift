extension TagTable {
  /// What a document's dictionaries say (ISO 32000-1 §14.3.3, §7.7.2, §7.6, §12.8): names, not
  /// numbers, tell them apart. Other keys of its dictionary of information keep their own.
  package static let pdf = TagTable(
    "PDF", group: "PDF", isNumberless: true,
    [
      TagRow(1, "PDFVersion"),
      TagRow(2, "Linearized", "true=Yes|false=No"),
      TagRow(3, "Title", traits: .yields),
      TagRow(4, "Author", traits: .yields),
      TagRow(5, "Subject", traits: .yields),
      TagRow(6, "Keywords", traits: .yields),
      TagRow(7, "Creator", traits: .yields),
      TagRow(8, "Producer", traits: .yields),
      TagRow(9, "CreateDate", traits: .yields),
      TagRow(10, "ModifyDate", traits: .yields),
      TagRow(11, "SourceModified", traits: .yields),
      TagRow(12, "Trapped", value: Meaning.nameObject, traits: .yields),
      TagRow(13, "AppleKeywords", traits: .yields),
      TagRow(20, "Language"),
      TagRow(21, "PageLayout"),
      TagRow(22, "PageMode"),
      TagRow(23, "PageCount"),
      TagRow(24, "MediaBox"),
      TagRow(25, "TaggedPDF", "true=Yes|false=No"),
      TagRow(26, "HasXFA", "true=Yes|false=No"),
      TagRow(30, "Encryption"),
      TagRow(
        31, "UserAccess",
        "2=Print|3=Modify|4=Copy|5=Annotate|8=Fill forms|9=Extract|10=Assemble|11=Print high-res",
        value: Meaning.permissions, traits: .bitmask),
      TagRow(40, "RoundTripVersion"),
      TagRow(41, "ContainerVersion"),
      TagRow(42, "CreatorVersion"),
    ] + signatureRows([]))

  /// What a signature says (§12.8.1), and the rights that go with it (§12.8.2).
  static func signatureRows(_ traits: TagRow.Traits) -> [TagRow] {
    [
      TagRow(50, "SignerContactInfo", traits: traits),
      TagRow(51, "SigningLocation", traits: traits),
      TagRow(52, "SigningDate", traits: traits),
      TagRow(53, "SigningAuthority", traits: traits),
      TagRow(54, "SigningReason", traits: traits),
      TagRow(55, "AuthenticationTime", print: Wording.timeSpanAgo, traits: traits),
      TagRow(56, "AuthenticationType", traits: traits),
      TagRow(60, "AnnotationUsageRights", traits: traits),
      TagRow(61, "DocumentUsageRights", traits: traits),
      TagRow(62, "FormUsageRights", traits: traits),
      TagRow(63, "FormExtraUsageRights", traits: traits),
      TagRow(64, "SignatureUsageRights", traits: traits),
      TagRow(65, "EmbeddedFileUsageRights", traits: traits),
      TagRow(66, "UsageRightsMessage", traits: traits),
      TagRow(
        67, "ModificationPermissions",
        "1=No changes permitted|2=Fill forms, Create page templates, Sign|3=Fill forms, Create page templates, Sign, Create/Delete/Edit annotations|true=Restrict all applications to reader permissions|false=Do not restrict applications to reader permissions",
        traits: traits),
      TagRow(
        68, "FieldPermissions",
        "All=Disallow changes to all form fields|Include=Disallow changes to specified form fields|Exclude=Allow changes to specified form fields",
        traits: traits),
      TagRow(69, "FormFields", traits: traits),
    ]
  }
}
