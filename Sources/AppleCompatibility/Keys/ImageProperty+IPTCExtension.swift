#if !canImport(ImageIO)
  // The keys of IPTC Extension in the dictionary `{IPTC}`. Source: Apple, *CGImageProperties.h*.

  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtAboutCvTerm: CFString = "AboutCvTerm"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtAboutCvTermCvId: CFString = "AboutCvTermCvId"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtAboutCvTermId: CFString = "AboutCvTermId"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtAboutCvTermName: CFString = "AboutCvTermName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtAboutCvTermRefinedAbout: CFString = "AboutCvTermRefinedAbout"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtAddlModelInfo: CFString = "AddlModelInfo"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkOrObject: CFString = "ArtworkOrObject"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkCircaDateCreated: CFString = "ArtworkCircaDateCreated"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkContentDescription: CFString =
    "ArtworkContentDescription"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkContributionDescription: CFString =
    "ArtworkContributionDescription"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkCopyrightNotice: CFString = "ArtworkCopyrightNotice"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkCreator: CFString = "ArtworkCreator"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkCreatorID: CFString = "ArtworkCreatorID"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkCopyrightOwnerID: CFString = "ArtworkCopyrightOwnerID"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkCopyrightOwnerName: CFString =
    "ArtworkCopyrightOwnerName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkLicensorID: CFString = "ArtworkLicensorID"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkLicensorName: CFString = "ArtworkLicensorName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkDateCreated: CFString = "ArtworkDateCreated"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkPhysicalDescription: CFString =
    "ArtworkPhysicalDescription"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkSource: CFString = "ArtworkSource"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkSourceInventoryNo: CFString = "ArtworkSourceInventoryNo"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkSourceInvURL: CFString = "ArtworkSourceInvURL"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkStylePeriod: CFString = "ArtworkStylePeriod"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtArtworkTitle: CFString = "ArtworkTitle"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtAudioBitrate: CFString = "AudioBitrate"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtAudioBitrateMode: CFString = "AudioBitrateMode"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtAudioChannelCount: CFString = "AudioChannelCount"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtCircaDateCreated: CFString = "CircaDateCreated"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtContainerFormat: CFString = "ContainerFormat"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtContainerFormatIdentifier: CFString =
    "ContainerFormatIdentifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtContainerFormatName: CFString = "ContainerFormatName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtContributor: CFString = "Contributor"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtContributorIdentifier: CFString = "ContributorIdentifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtContributorName: CFString = "ContributorName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtContributorRole: CFString = "ContributorRole"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtCopyrightYear: CFString = "CopyrightYear"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtCreator: CFString = "Creator"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtCreatorIdentifier: CFString = "CreatorIdentifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtCreatorName: CFString = "CreatorName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtCreatorRole: CFString = "CreatorRole"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtControlledVocabularyTerm: CFString = "ControlledVocabularyTerm"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDataOnScreen: CFString = "DataOnScreen"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDataOnScreenRegion: CFString = "DataOnScreenRegion"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDataOnScreenRegionD: CFString = "DataOnScreenRegionD"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDataOnScreenRegionH: CFString = "DataOnScreenRegionH"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDataOnScreenRegionText: CFString = "DataOnScreenRegionText"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDataOnScreenRegionUnit: CFString = "DataOnScreenRegionUnit"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDataOnScreenRegionW: CFString = "DataOnScreenRegionW"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDataOnScreenRegionX: CFString = "DataOnScreenRegionX"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDataOnScreenRegionY: CFString = "DataOnScreenRegionY"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDigitalImageGUID: CFString = "DigitalImageGUID"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDigitalSourceFileType: CFString = "DigitalSourceFileType"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDigitalSourceType: CFString = "DigitalSourceType"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDopesheet: CFString = "Dopesheet"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDopesheetLink: CFString = "DopesheetLink"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDopesheetLinkLink: CFString = "DopesheetLinkLink"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtDopesheetLinkLinkQualifier: CFString =
    "DopesheetLinkLinkQualifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtEmbdEncRightsExpr: CFString = "EmbdEncRightsExpr"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExpr: CFString =
    "EmbeddedEncodedRightsExpr"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExprType: CFString =
    "EmbeddedEncodedRightsExprType"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtEmbeddedEncodedRightsExprLangID: CFString =
    "EmbeddedEncodedRightsExprLangID"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtEpisode: CFString = "Episode"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtEpisodeIdentifier: CFString = "EpisodeIdentifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtEpisodeName: CFString = "EpisodeName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtEpisodeNumber: CFString = "EpisodeNumber"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtEvent: CFString = "Event"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtShownEvent: CFString = "ShownEvent"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtShownEventIdentifier: CFString = "ShownEventIdentifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtShownEventName: CFString = "ShownEventName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtExternalMetadataLink: CFString = "ExternalMetadataLink"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtFeedIdentifier: CFString = "FeedIdentifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtGenre: CFString = "Genre"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtGenreCvId: CFString = "GenreCvId"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtGenreCvTermId: CFString = "GenreCvTermId"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtGenreCvTermName: CFString = "GenreCvTermName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtGenreCvTermRefinedAbout: CFString = "GenreCvTermRefinedAbout"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtHeadline: CFString = "Headline"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtIPTCLastEdited: CFString = "IPTCLastEdited"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLinkedEncRightsExpr: CFString = "LinkedEncRightsExpr"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLinkedEncodedRightsExpr: CFString = "LinkedEncodedRightsExpr"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLinkedEncodedRightsExprType: CFString =
    "LinkedEncodedRightsExprType"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLinkedEncodedRightsExprLangID: CFString =
    "LinkedEncodedRightsExprLangID"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLocationCreated: CFString = "LocationCreated"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLocationCity: CFString = "City"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLocationCountryCode: CFString = "CountryCode"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLocationCountryName: CFString = "CountryName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLocationGPSAltitude: CFString = "GPSAltitude"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLocationGPSLatitude: CFString = "GPSLatitude"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLocationGPSLongitude: CFString = "GPSLongitude"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLocationIdentifier: CFString = "Identifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLocationLocationId: CFString = "LocationId"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLocationLocationName: CFString = "LocationName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLocationProvinceState: CFString = "ProvinceState"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLocationSublocation: CFString = "Sublocation"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLocationWorldRegion: CFString = "WorldRegion"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtLocationShown: CFString = "LocationShown"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtMaxAvailHeight: CFString = "MaxAvailHeight"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtMaxAvailWidth: CFString = "MaxAvailWidth"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtModelAge: CFString = "ModelAge"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtOrganisationInImageCode: CFString = "OrganisationInImageCode"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtOrganisationInImageName: CFString = "OrganisationInImageName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPersonHeard: CFString = "PersonHeard"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPersonHeardIdentifier: CFString = "PersonHeardIdentifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPersonHeardName: CFString = "PersonHeardName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPersonInImage: CFString = "PersonInImage"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPersonInImageWDetails: CFString = "PersonInImageWDetails"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPersonInImageCharacteristic: CFString =
    "PersonInImageCharacteristic"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPersonInImageCvTermCvId: CFString = "PersonInImageCvTermCvId"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPersonInImageCvTermId: CFString = "PersonInImageCvTermId"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPersonInImageCvTermName: CFString = "PersonInImageCvTermName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPersonInImageCvTermRefinedAbout: CFString =
    "PersonInImageCvTermRefinedAbout"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPersonInImageDescription: CFString = "PersonInImageDescription"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPersonInImageId: CFString = "PersonInImageId"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPersonInImageName: CFString = "PersonInImageName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtProductInImage: CFString = "ProductInImage"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtProductInImageDescription: CFString =
    "ProductInImageDescription"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtProductInImageGTIN: CFString = "ProductInImageGTIN"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtProductInImageName: CFString = "ProductInImageName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPublicationEvent: CFString = "PublicationEvent"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPublicationEventDate: CFString = "PublicationEventDate"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPublicationEventIdentifier: CFString =
    "PublicationEventIdentifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtPublicationEventName: CFString = "PublicationEventName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRating: CFString = "Rating"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingRatingRegion: CFString = "RatingRatingRegion"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingRegionCity: CFString = "RatingRegionCity"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingRegionCountryCode: CFString = "RatingRegionCountryCode"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingRegionCountryName: CFString = "RatingRegionCountryName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingRegionGPSAltitude: CFString = "RatingRegionGPSAltitude"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingRegionGPSLatitude: CFString = "RatingRegionGPSLatitude"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingRegionGPSLongitude: CFString = "RatingRegionGPSLongitude"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingRegionIdentifier: CFString = "RatingRegionIdentifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingRegionLocationId: CFString = "RatingRegionLocationId"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingRegionLocationName: CFString = "RatingRegionLocationName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingRegionProvinceState: CFString =
    "RatingRegionProvinceState"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingRegionSublocation: CFString = "RatingRegionSublocation"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingRegionWorldRegion: CFString = "RatingRegionWorldRegion"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingScaleMaxValue: CFString = "RatingScaleMaxValue"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingScaleMinValue: CFString = "RatingScaleMinValue"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingSourceLink: CFString = "RatingSourceLink"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingValue: CFString = "RatingValue"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRatingValueLogoLink: CFString = "RatingValueLogoLink"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRegistryID: CFString = "RegistryID"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRegistryEntryRole: CFString = "RegistryEntryRole"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRegistryItemID: CFString = "RegistryItemID"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtRegistryOrganisationID: CFString = "RegistryOrganisationID"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtReleaseReady: CFString = "ReleaseReady"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtSeason: CFString = "Season"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtSeasonIdentifier: CFString = "SeasonIdentifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtSeasonName: CFString = "SeasonName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtSeasonNumber: CFString = "SeasonNumber"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtSeries: CFString = "Series"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtSeriesIdentifier: CFString = "SeriesIdentifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtSeriesName: CFString = "SeriesName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtStorylineIdentifier: CFString = "StorylineIdentifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtStreamReady: CFString = "StreamReady"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtStylePeriod: CFString = "StylePeriod"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtSupplyChainSource: CFString = "SupplyChainSource"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtSupplyChainSourceIdentifier: CFString =
    "SupplyChainSourceIdentifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtSupplyChainSourceName: CFString = "SupplyChainSourceName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtTemporalCoverage: CFString = "TemporalCoverage"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtTemporalCoverageFrom: CFString = "TemporalCoverageFrom"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtTemporalCoverageTo: CFString = "TemporalCoverageTo"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtTranscript: CFString = "Transcript"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtTranscriptLink: CFString = "TranscriptLink"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtTranscriptLinkLink: CFString = "TranscriptLinkLink"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtTranscriptLinkLinkQualifier: CFString =
    "TranscriptLinkLinkQualifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtVideoBitrate: CFString = "VideoBitrate"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtVideoBitrateMode: CFString = "VideoBitrateMode"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtVideoDisplayAspectRatio: CFString = "VideoDisplayAspectRatio"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtVideoEncodingProfile: CFString = "VideoEncodingProfile"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtVideoShotType: CFString = "VideoShotType"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtVideoShotTypeIdentifier: CFString = "VideoShotTypeIdentifier"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtVideoShotTypeName: CFString = "VideoShotTypeName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtVideoStreamsCount: CFString = "VideoStreamsCount"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtVisualColor: CFString = "VisualColor"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtWorkflowTag: CFString = "WorkflowTag"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtWorkflowTagCvId: CFString = "WorkflowTagCvId"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtWorkflowTagCvTermId: CFString = "WorkflowTagCvTermId"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtWorkflowTagCvTermName: CFString = "WorkflowTagCvTermName"
  /// IPTC Extension (XMP Iptc4xmpExt) property.
  public let kCGImagePropertyIPTCExtWorkflowTagCvTermRefinedAbout: CFString =
    "WorkflowTagCvTermRefinedAbout"
#endif
