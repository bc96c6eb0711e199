/// IPTC Photo Metadata 2023.2.
extension XMPTable {
  static let iptcCore: XMPTable = XMPTable(
    "XMP-iptcCore",
    [
      XMPRow("AltTextAccessibility", traits: .languages),
      XMPRow("CountryCode"),
      XMPRow("CreatorContactInfo", of: { .fieldsOfContactInfo }),
      XMPRow("CreatorContactInfoCiAdrCity", "CreatorCity"),
      XMPRow("CreatorContactInfoCiAdrCtry", "CreatorCountry"),
      XMPRow("CreatorContactInfoCiAdrExtadr", "CreatorAddress"),
      XMPRow("CreatorContactInfoCiAdrPcode", "CreatorPostalCode"),
      XMPRow("CreatorContactInfoCiAdrRegion", "CreatorRegion"),
      XMPRow("CreatorContactInfoCiEmailWork", "CreatorWorkEmail"),
      XMPRow("CreatorContactInfoCiTelWork", "CreatorWorkTelephone"),
      XMPRow("CreatorContactInfoCiUrlWork", "CreatorWorkURL"),
      XMPRow("ExtDescrAccessibility", traits: .languages),
      XMPRow("IntellectualGenre"),
      XMPRow("Location"),
      XMPRow("Scene", traits: .list),
      XMPRow("SubjectCode", traits: .list),
    ])

  static let iptcExt: XMPTable = XMPTable(
    "XMP-iptcExt",
    [
      XMPRow("AIPromptInformation"),
      XMPRow("AIPromptWriterName"),
      XMPRow("AISystemUsed"),
      XMPRow("AISystemVersionUsed"),
      XMPRow("AboutCvTerm", traits: .list, of: { .fieldsOfCvTermDetails }),
      XMPRow("AboutCvTermCvId"),
      XMPRow("AboutCvTermCvTermId", "AboutCvTermId"),
      XMPRow("AboutCvTermCvTermName", "AboutCvTermName", traits: .languages),
      XMPRow("AboutCvTermCvTermRefinedAbout", "AboutCvTermRefinedAbout"),
      XMPRow("AddlModelInfo", "AdditionalModelInformation"),
      XMPRow("ArtworkOrObject", traits: .list, of: { .fieldsOfArtworkOrObjectDetails }),
      XMPRow("ArtworkOrObjectAOCircaDateCreated", "ArtworkCircaDateCreated"),
      XMPRow(
        "ArtworkOrObjectAOContentDescription", "ArtworkContentDescription", traits: .languages),
      XMPRow(
        "ArtworkOrObjectAOContributionDescription", "ArtworkContributionDescription",
        traits: .languages),
      XMPRow("ArtworkOrObjectAOCopyrightNotice", "ArtworkCopyrightNotice"),
      XMPRow("ArtworkOrObjectAOCreator", "ArtworkCreator", traits: .list),
      XMPRow("ArtworkOrObjectAOCreatorId", "ArtworkCreatorID", traits: .list),
      XMPRow("ArtworkOrObjectAOCurrentCopyrightOwnerId", "ArtworkCopyrightOwnerID"),
      XMPRow("ArtworkOrObjectAOCurrentCopyrightOwnerName", "ArtworkCopyrightOwnerName"),
      XMPRow("ArtworkOrObjectAOCurrentLicensorId", "ArtworkLicensorID"),
      XMPRow("ArtworkOrObjectAOCurrentLicensorName", "ArtworkLicensorName"),
      XMPRow("ArtworkOrObjectAODateCreated", "ArtworkDateCreated", traits: .date),
      XMPRow(
        "ArtworkOrObjectAOPhysicalDescription", "ArtworkPhysicalDescription", traits: .languages),
      XMPRow("ArtworkOrObjectAOSource", "ArtworkSource"),
      XMPRow("ArtworkOrObjectAOSourceInvNo", "ArtworkSourceInventoryNo"),
      XMPRow("ArtworkOrObjectAOSourceInvURL", "ArtworkSourceInvURL"),
      XMPRow("ArtworkOrObjectAOStylePeriod", "ArtworkStylePeriod", traits: .list),
      XMPRow("ArtworkOrObjectAOTitle", "ArtworkTitle", traits: .languages),
      XMPRow("CVterm", "ControlledVocabularyTerm", traits: .list),
      XMPRow("CircaDateCreated"),
      XMPRow("ContainerFormat", of: { .fieldsOfEntity }),
      XMPRow("Contributor", traits: .list, of: { .fieldsOfEntityWithRole }),
      XMPRow("CopyrightYear"),
      XMPRow("Creator", traits: .list, of: { .fieldsOfEntityWithRole }),
      XMPRow("DataOnScreen", traits: .list, of: { .fieldsOfTextRegion }),
      XMPRow("DigImageGUID", "DigitalImageGUID"),
      XMPRow("DigitalSourceType"),
      XMPRow("DigitalSourcefileType", "DigitalSourceFileType"),
      XMPRow("Dopesheet", traits: .languages),
      XMPRow("DopesheetLink", traits: .list, of: { .fieldsOfQualifiedLink }),
      XMPRow("EmbdEncRightsExpr", traits: .list, of: { .fieldsOfEereDetails }),
      XMPRow("EmbdEncRightsExprEncRightsExpr", "EmbeddedEncodedRightsExpr"),
      XMPRow("EmbdEncRightsExprRightsExprEncType", "EmbeddedEncodedRightsExprType"),
      XMPRow("EmbdEncRightsExprRightsExprLangId", "EmbeddedEncodedRightsExprLangID"),
      XMPRow("Episode", of: { .fieldsOfEpisodeOrSeason }),
      XMPRow("Event", traits: .languages),
      XMPRow("EventExt", "ShownEvent", traits: .list, of: { .fieldsOfEntity }),
      XMPRow("EventId", "EventID", traits: .list),
      XMPRow("ExternalMetadataLink", traits: .list),
      XMPRow("FeedIdentifier"),
      XMPRow("Genre", traits: .list, of: { .fieldsOfCvTermDetails }),
      XMPRow("Headline", traits: [.languages, .weak]),
      XMPRow("ImageRegion", traits: .list, of: { .fieldsOfImageRegion }),
      XMPRow("IptcLastEdited", "IPTCLastEdited", traits: .date),
      XMPRow("LinkedEncRightsExpr", traits: .list, of: { .fieldsOfLereDetails }),
      XMPRow("LinkedEncRightsExprLinkedRightsExpr", "LinkedEncodedRightsExpr"),
      XMPRow("LinkedEncRightsExprRightsExprEncType", "LinkedEncodedRightsExprType"),
      XMPRow("LinkedEncRightsExprRightsExprLangId", "LinkedEncodedRightsExprLangID"),
      XMPRow("LocationCreated", traits: .list, of: { .fieldsOfLocationDetails }),
      XMPRow("LocationShown", traits: .list, of: { .fieldsOfLocationDetails }),
      XMPRow("MaxAvailHeight"),
      XMPRow("MaxAvailWidth"),
      XMPRow("ModelAge", traits: .list),
      XMPRow("OrganisationInImageCode", traits: .list),
      XMPRow("OrganisationInImageName", traits: .list),
      XMPRow("PersonHeard", traits: .list, of: { .fieldsOfEntity }),
      XMPRow("PersonInImage", traits: .list),
      XMPRow("PersonInImageWDetails", traits: .list, of: { .fieldsOfPersonDetails }),
      XMPRow(
        "PersonInImageWDetailsPersonCharacteristic", "PersonInImageCharacteristic", traits: .list,
        of: { .fieldsOfCvTermDetails }),
      XMPRow("PersonInImageWDetailsPersonCharacteristicCvId", "PersonInImageCvTermCvId"),
      XMPRow("PersonInImageWDetailsPersonCharacteristicCvTermId", "PersonInImageCvTermId"),
      XMPRow(
        "PersonInImageWDetailsPersonCharacteristicCvTermName", "PersonInImageCvTermName",
        traits: .languages),
      XMPRow(
        "PersonInImageWDetailsPersonCharacteristicCvTermRefinedAbout",
        "PersonInImageCvTermRefinedAbout"),
      XMPRow(
        "PersonInImageWDetailsPersonDescription", "PersonInImageDescription", traits: .languages),
      XMPRow("PersonInImageWDetailsPersonId", "PersonInImageId", traits: .list),
      XMPRow("PersonInImageWDetailsPersonName", "PersonInImageName", traits: .languages),
      XMPRow("PlanningRef", traits: .list, of: { .fieldsOfEntityWithRole }),
      XMPRow("ProductInImage", traits: .list, of: { .fieldsOfProductDetails }),
      XMPRow("ProductInImageProductDescription", "ProductInImageDescription", traits: .languages),
      XMPRow("ProductInImageProductGTIN", "ProductInImageGTIN"),
      XMPRow("ProductInImageProductName", "ProductInImageName", traits: .languages),
      XMPRow("PublicationEvent", traits: .list, of: { .fieldsOfPublicationEvent }),
      XMPRow("Rating", traits: .list, of: { .fieldsOfRating }),
      XMPRow("RecDevice", of: { .fieldsOfDevice }),
      XMPRow("RegistryId", "RegistryID", traits: .list, of: { .fieldsOfRegistryEntryDetails }),
      XMPRow("RegistryIdRegEntryRole", "RegistryEntryRole"),
      XMPRow("RegistryIdRegItemId", "RegistryItemID"),
      XMPRow("RegistryIdRegOrgId", "RegistryOrganisationID"),
      XMPRow("ReleaseReady"),
      XMPRow("Season", of: { .fieldsOfEpisodeOrSeason }),
      XMPRow("Series", of: { .fieldsOfSeries }),
      XMPRow("SnapshotLink", "Snapshot", traits: .list, of: { .fieldsOfLinkedImage }),
      XMPRow("StorylineIdentifier", traits: .list),
      XMPRow("StreamReady", labels: "false=False|true=True|unknown=Unknown"),
      XMPRow("StylePeriod"),
      XMPRow("SupplyChainSource", traits: .list, of: { .fieldsOfEntity }),
      XMPRow("TemporalCoverage", of: { .fieldsOfTemporalCoverage }),
      XMPRow("Transcript", traits: .languages),
      XMPRow("TranscriptLink", traits: .list, of: { .fieldsOfQualifiedLink }),
      XMPRow("VideoShotType", traits: .list, of: { .fieldsOfEntity }),
      XMPRow("VisualColour", "VisualColor", labels: "bw-monochrome=Monochrome|colour=Color"),
      XMPRow("WorkflowTag", of: { .fieldsOfCvTermDetails }),
      XMPRow("audioBitRate", "AudioBitrate"),
      XMPRow("audioBitRateMode", "AudioBitrateMode", labels: "fixed=Fixed|variable=Variable"),
      XMPRow("audioBitsPerSample"),
      XMPRow("audioChannelCount"),
      XMPRow("metadataAuthority", of: { .fieldsOfEntity }),
      XMPRow("metadataLastEdited", traits: .date),
      XMPRow("metadataLastEditor", of: { .fieldsOfEntity }),
      XMPRow("parentId", "ParentID"),
      XMPRow("videoBitRate", "VideoBitrate"),
      XMPRow("videoBitRateMode", "VideoBitrateMode", labels: "fixed=Fixed|variable=Variable"),
      XMPRow("videoDisplayAspectRatio", traits: .fraction),
      XMPRow("videoEncodingProfile"),
      XMPRow("videoStreamsCount"),
    ])

  static let fieldsOfArtworkOrObjectDetails: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("AOCircaDateCreated"),
      XMPRow("AOContentDescription", traits: .languages),
      XMPRow("AOContributionDescription", traits: .languages),
      XMPRow("AOCopyrightNotice"),
      XMPRow("AOCreator", traits: .list),
      XMPRow("AOCreatorId", traits: .list),
      XMPRow("AOCurrentCopyrightOwnerId"),
      XMPRow("AOCurrentCopyrightOwnerName"),
      XMPRow("AOCurrentLicensorId"),
      XMPRow("AOCurrentLicensorName"),
      XMPRow("AODateCreated", traits: .date),
      XMPRow("AOPhysicalDescription", traits: .languages),
      XMPRow("AOSource"),
      XMPRow("AOSourceInvNo"),
      XMPRow("AOSourceInvURL"),
      XMPRow("AOStylePeriod", traits: .list),
      XMPRow("AOTitle", traits: .languages),
    ])

  static let fieldsOfBoundaryPoint: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("rbX", "X"),
      XMPRow("rbY", "Y"),
    ])

  static let fieldsOfCvTermDetails: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("CvId"),
      XMPRow("CvTermId"),
      XMPRow("CvTermName", traits: .languages),
      XMPRow("CvTermRefinedAbout"),
    ])

  static let fieldsOfContactInfo: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("CiAdrCity"),
      XMPRow("CiAdrCtry"),
      XMPRow("CiAdrExtadr"),
      XMPRow("CiAdrPcode"),
      XMPRow("CiAdrRegion"),
      XMPRow("CiEmailWork"),
      XMPRow("CiTelWork"),
      XMPRow("CiUrlWork"),
    ])

  static let fieldsOfDevice: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("AttLensDescription"),
      XMPRow("Manufacturer"),
      XMPRow("ModelName"),
      XMPRow("OwnersDeviceId"),
      XMPRow("SerialNumber"),
    ])

  static let fieldsOfEereDetails: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("EncRightsExpr"),
      XMPRow("RightsExprEncType"),
      XMPRow("RightsExprLangId"),
    ])

  static let fieldsOfEntity: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Identifier", traits: .list),
      XMPRow("Name", traits: .languages),
    ])

  static let fieldsOfEntityWithRole: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Identifier", traits: .list),
      XMPRow("Name", traits: .languages),
      XMPRow("Role", traits: .list),
    ])

  static let fieldsOfEpisodeOrSeason: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Identifier"),
      XMPRow("Name"),
      XMPRow("Number"),
    ])

  static let fieldsOfImageRegion: XMPTable = XMPTable(
    "XMP", isOpen: true,
    [
      XMPRow("Name", traits: .languages),
      XMPRow("RegionBoundary", "Boundary", of: { .fieldsOfRegionBoundary }),
      XMPRow("rCtype", "Ctype", traits: .list, of: { .fieldsOfEntity }),
      XMPRow("rId", "ID"),
      XMPRow("rRole", "Role", traits: .list, of: { .fieldsOfEntity }),
    ])

  static let fieldsOfLereDetails: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("LinkedRightsExpr"),
      XMPRow("RightsExprEncType"),
      XMPRow("RightsExprLangId"),
    ])

  static let fieldsOfLinkedImage: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("HeightPixels"),
      XMPRow("ImageRole"),
      XMPRow("Link"),
      XMPRow("LinkQualifier", traits: .list),
      XMPRow("UsedVideoFrame", of: { .fieldsOfTimecode }),
      XMPRow("WidthPixels"),
      XMPRow("format"),
    ])

  static let fieldsOfLocationDetails: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("City"),
      XMPRow("CountryCode"),
      XMPRow("CountryName"),
      XMPRow("GPSAltitude", traits: .fraction, print: Wording.metersIfKnown),
      XMPRow("GPSAltitudeRef", labels: "0=Above Sea Level|1=Below Sea Level"),
      XMPRow("GPSLatitude", value: Meaning.coordinate, print: Wording.latitude),
      XMPRow("GPSLongitude", value: Meaning.coordinate, print: Wording.longitude),
      XMPRow("Identifier", traits: .list),
      XMPRow("LocationId", traits: .list),
      XMPRow("LocationName", traits: .languages),
      XMPRow("ProvinceState"),
      XMPRow("Sublocation"),
      XMPRow("WorldRegion"),
    ])

  static let fieldsOfPersonDetails: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("PersonCharacteristic", traits: .list, of: { .fieldsOfCvTermDetails }),
      XMPRow("PersonDescription", traits: .languages),
      XMPRow("PersonId", traits: .list),
      XMPRow("PersonName", traits: .languages),
    ])

  static let fieldsOfProductDetails: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("ProductDescription", traits: .languages),
      XMPRow("ProductGTIN"),
      XMPRow("ProductId"),
      XMPRow("ProductName", traits: .languages),
    ])

  static let fieldsOfPublicationEvent: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Date", traits: .date),
      XMPRow("Identifier"),
      XMPRow("Name"),
    ])

  static let fieldsOfQualifiedLink: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Link"),
      XMPRow("LinkQualifier"),
    ])

  static let fieldsOfRating: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("RatingRegion", "Region", traits: .list, of: { .fieldsOfLocationDetails }),
      XMPRow("RatingScaleMaxValue", "ScaleMaxValue"),
      XMPRow("RatingScaleMinValue", "ScaleMinValue"),
      XMPRow("RatingSourceLink", "SourceLink"),
      XMPRow("RatingValue", "Value"),
      XMPRow("RatingValueLogoLink", "ValueLogoLink"),
    ])

  static let fieldsOfRegionBoundary: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("rbH", "H"),
      XMPRow("rbRx", "Rx"),
      XMPRow("rbShape", "Shape", labels: "circle=Circle|polygon=Polygon|rectangle=Rectangle"),
      XMPRow("rbUnit", "Unit", labels: "pixel=Pixel|relative=Relative"),
      XMPRow("rbVertices", "Vertices", traits: .list, of: { .fieldsOfBoundaryPoint }),
      XMPRow("rbW", "W"),
      XMPRow("rbX", "X"),
      XMPRow("rbY", "Y"),
    ])

  static let fieldsOfRegistryEntryDetails: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("RegEntryRole"),
      XMPRow("RegItemId"),
      XMPRow("RegOrgId"),
    ])

  static let fieldsOfSeries: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Identifier"),
      XMPRow("Name"),
    ])

  static let fieldsOfTemporalCoverage: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("tempCoverageFrom", "From", traits: .date),
      XMPRow("tempCoverageTo", "To", traits: .date),
    ])

  static let fieldsOfTextRegion: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Region", of: { .fieldsOfArea }),
      XMPRow("RegionText"),
    ])
}
