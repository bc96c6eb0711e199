/// PLUS License Data Format 1.2.1.
extension XMPTable {
  static let plus: XMPTable = XMPTable(
    "XMP-plus",
    [
      XMPRow(
        "AdultContentWarning",
        labels: "CW-AWR=Adult Content Warning Required|CW-NRQ=Not Required|CW-UNK=Unknown",
        value: Meaning.vocabulary),
      XMPRow("CopyrightOwner", traits: .list, prefix: "", of: { .fieldsOfCopyrightOwner }),
      XMPRow("CopyrightOwnerImageID"),
      XMPRow("CopyrightRegistrationNumber"),
      XMPRow(
        "CopyrightStatus", labels: "CS-PRO=Protected|CS-PUB=Public Domain|CS-UNK=Unknown",
        value: Meaning.vocabulary),
      XMPRow(
        "CreditLineRequired",
        labels:
          "CR-CAI=Credit Adjacent To Image|CR-CCA=Credit in Credits Area|CR-COI=Credit on Image|CR-NRQ=Not Required",
        value: Meaning.vocabulary),
      XMPRow("Custom1", traits: [.list, .languages]),
      XMPRow("Custom10", traits: [.list, .languages]),
      XMPRow("Custom2", traits: [.list, .languages]),
      XMPRow("Custom3", traits: [.list, .languages]),
      XMPRow("Custom4", traits: [.list, .languages]),
      XMPRow("Custom5", traits: [.list, .languages]),
      XMPRow("Custom6", traits: [.list, .languages]),
      XMPRow("Custom7", traits: [.list, .languages]),
      XMPRow("Custom8", traits: [.list, .languages]),
      XMPRow("Custom9", traits: [.list, .languages]),
      XMPRow(
        "DataMining",
        labels:
          "DMI-ALLOWED=Allowed|DMI-PROHIBITED=Prohibited|DMI-PROHIBITED-AIMLTRAINING=Prohibited for AI/ML training|DMI-PROHIBITED-EXCEPTSEARCHENGINEINDEXING=Prohibited except for search engine indexing|DMI-PROHIBITED-GENAIMLTRAINING=Prohibited for Generative AI/ML training|DMI-PROHIBITED-SEECONSTRAINT=Prohibited, see plus:OtherConstraints|DMI-PROHIBITED-SEEEMBEDDEDRIGHTSEXPR=Prohibited, see iptcExt:EmbdEncRightsExpr|DMI-PROHIBITED-SEELINKEDRIGHTSEXPR=Prohibited, see iptcExt:LinkedEncRightsExpr|DMI-UNSPECIFIED=Unspecified - no prohibition defined",
        value: Meaning.vocabulary),
      XMPRow("EndUser", traits: .list, prefix: "", of: { .fieldsOfEndUser }),
      XMPRow("FileNameAsDelivered"),
      XMPRow("FirstPublicationDate", traits: .date),
      XMPRow(
        "ImageAlterationConstraints",
        labels:
          "AL-CLR=No Colorization|AL-CRP=No Cropping|AL-DCL=No De-Colorization|AL-FLP=No Flipping|AL-MRG=No Merging|AL-RET=No Retouching",
        traits: .list, value: Meaning.vocabulary),
      XMPRow("ImageCreator", traits: .list, prefix: "", of: { .fieldsOfImageCreator }),
      XMPRow("ImageCreatorImageID"),
      XMPRow(
        "ImageDuplicationConstraints",
        labels:
          "DP-LIC=Duplication Only as Necessary Under License|DP-NDC=No Duplication Constraints|DP-NOD=No Duplication",
        value: Meaning.vocabulary),
      XMPRow(
        "ImageFileConstraints",
        labels:
          "IF-MFN=Maintain File Name|IF-MFT=Maintain File Type|IF-MID=Maintain ID in File Name|IF-MMD=Maintain Metadata",
        traits: .list, value: Meaning.vocabulary),
      XMPRow(
        "ImageFileFormatAsDelivered",
        labels:
          "FF-BMP=Windows Bitmap (BMP)|FF-DNG=Digital Negative (DNG)|FF-EPS=Encapsulated PostScript (EPS)|FF-GIF=Graphics Interchange Format (GIF)|FF-JPG=JPEG Interchange Formats (JPG, JIF, JFIF)|FF-OTR=Other|FF-PIC=Macintosh Picture (PICT)|FF-PNG=Portable Network Graphics (PNG)|FF-PSD=Photoshop Document (PSD)|FF-RAW=Proprietary RAW Image Format|FF-TIF=Tagged Image File Format (TIFF)|FF-WMP=Windows Media Photo (HD Photo)",
        value: Meaning.vocabulary),
      XMPRow(
        "ImageFileSizeAsDelivered",
        labels:
          "SZ-G50=Greater than 50 MB|SZ-U01=Up to 1 MB|SZ-U10=Up to 10 MB|SZ-U30=Up to 30 MB|SZ-U50=Up to 50 MB",
        value: Meaning.vocabulary),
      XMPRow("ImageSupplier", traits: .list, prefix: "", of: { .fieldsOfImageSupplier }),
      XMPRow("ImageSupplierImageID"),
      XMPRow(
        "ImageType",
        labels:
          "TY-ILL=Illustrated Image|TY-MCI=Multimedia or Composited Image|TY-OTR=Other|TY-PHO=Photographic Image|TY-VID=Video",
        value: Meaning.vocabulary),
      XMPRow("LicenseEndDate", traits: .date),
      XMPRow("LicenseID"),
      XMPRow("LicenseStartDate", traits: .date),
      XMPRow("LicenseTransactionDate", traits: .date),
      XMPRow("Licensee", traits: .list, prefix: "", of: { .fieldsOfLicensee }),
      XMPRow("LicenseeImageID"),
      XMPRow("LicenseeImageNotes", traits: .languages),
      XMPRow("LicenseeProjectReference", traits: .list),
      XMPRow("LicenseeTransactionID", traits: .list),
      XMPRow("Licensor", traits: .list, prefix: "", of: { .fieldsOfLicensor }),
      XMPRow("LicensorImageID"),
      XMPRow("LicensorNotes", traits: .languages),
      XMPRow("LicensorTransactionID", traits: .list),
      XMPRow("MediaConstraints", traits: .languages),
      XMPRow("MediaSummaryCode", print: Wording.mediaSummary),
      XMPRow(
        "MinorModelAgeDisclosure",
        labels:
          "AG-A15=Age 15|AG-A16=Age 16|AG-A17=Age 17|AG-A18=Age 18|AG-A19=Age 19|AG-A20=Age 20|AG-A21=Age 21|AG-A22=Age 22|AG-A23=Age 23|AG-A24=Age 24|AG-A25=Age 25 or Over|AG-U14=Age 14 or Under|AG-UNK=Age Unknown",
        value: Meaning.vocabulary),
      XMPRow("ModelReleaseID", traits: .list),
      XMPRow(
        "ModelReleaseStatus",
        labels:
          "MR-LMR=Limited or Incomplete Model Releases|MR-NAP=Not Applicable|MR-NON=None|MR-UMR=Unlimited Model Releases",
        value: Meaning.vocabulary),
      XMPRow("OtherConditions", traits: .languages),
      XMPRow("OtherConstraints", traits: .languages),
      XMPRow("OtherImageInfo", traits: .languages),
      XMPRow("OtherLicenseDocuments", traits: .list),
      XMPRow("OtherLicenseInfo", traits: .languages),
      XMPRow("OtherLicenseRequirements", traits: .languages),
      XMPRow("ProductOrServiceConstraints", traits: .languages),
      XMPRow("PropertyReleaseID", traits: .list),
      XMPRow(
        "PropertyReleaseStatus",
        labels:
          "PR-LPR=Limited or Incomplete Property Releases|PR-NAP=Not Applicable|PR-NON=None|PR-UPR=Unlimited Property Releases",
        value: Meaning.vocabulary),
      XMPRow("RegionConstraints", traits: .languages),
      XMPRow("Reuse", labels: "RE-NAP=Not Applicable|RE-REU=Repeat Use", value: Meaning.vocabulary),
      XMPRow("TermsAndConditionsText", traits: .languages),
      XMPRow("TermsAndConditionsURL"),
      XMPRow("Version", "PLUSVersion"),
    ])

  static let fieldsOfCopyrightOwner: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("CopyrightOwnerID"),
      XMPRow("CopyrightOwnerName"),
    ])

  static let fieldsOfEndUser: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("EndUserID"),
      XMPRow("EndUserName"),
    ])

  static let fieldsOfImageCreator: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("ImageCreatorID"),
      XMPRow("ImageCreatorName"),
    ])

  static let fieldsOfImageSupplier: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("ImageSupplierID"),
      XMPRow("ImageSupplierName"),
    ])

  static let fieldsOfLicensee: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("LicenseeID"),
      XMPRow("LicenseeName"),
    ])

  static let fieldsOfLicensor: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("LicensorCity"),
      XMPRow("LicensorCountry"),
      XMPRow("LicensorEmail"),
      XMPRow("LicensorExtendedAddress"),
      XMPRow("LicensorID"),
      XMPRow("LicensorName"),
      XMPRow("LicensorPostalCode"),
      XMPRow("LicensorRegion"),
      XMPRow("LicensorStreetAddress"),
      XMPRow("LicensorTelephone1"),
      XMPRow("LicensorTelephone2"),
      XMPRow(
        "LicensorTelephoneType1", labels: "cell=Cell|fax=FAX|home=Home|pager=Pager|work=Work",
        value: Meaning.vocabulary),
      XMPRow(
        "LicensorTelephoneType2", labels: "cell=Cell|fax=FAX|home=Home|pager=Pager|work=Work",
        value: Meaning.vocabulary),
      XMPRow("LicensorURL"),
    ])
}
