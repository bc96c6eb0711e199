extension NamedProperty {
  private static func core(_ name: String, _ key: String, _ form: Form = .text) -> NamedProperty {
    NamedProperty("XMP-iptcCore", name, "{IPTC}", key, form)
  }

  /// A property of the extension that has the same name in ImageIO.
  private static func ext(_ name: String, _ form: Form = .text) -> NamedProperty {
    NamedProperty("XMP-iptcExt", name, "{IPTC}", name, form)
  }

  /// Properties of IPTC's Photo Metadata Standard, which XMP has, that are one text or a list of
  /// texts. Of structures ImageIO's form is not documented.
  static let iptc: [NamedProperty] = [
    core("CountryCode", "CountryCode"),
    core("Scene", "Scene", .texts),
    core("CreatorCity", "CiAdrCity"),
    core("CreatorCountry", "CiAdrCtry"),
    core("CreatorAddress", "CiAdrExtadr"),
    core("CreatorPostalCode", "CiAdrPcode"),
    core("CreatorRegion", "CiAdrRegion"),
    core("CreatorWorkEmail", "CiEmailWork"),
    core("CreatorWorkTelephone", "CiTelWork"),
    core("CreatorWorkURL", "CiUrlWork"),
    core("Location", "Sublocation"),
    NamedProperty("XMP-xmpRights", "UsageTerms", "{IPTC}", "UsageTerms"),
    NamedProperty("XMP-xmp", "Rating", "{IPTC}", "StarRating", .integer),
    NamedProperty("XMP-iptcExt", "AdditionalModelInformation", "{IPTC}", "AddlModelInfo"),
    ext("CircaDateCreated"),
    ext("ControlledVocabularyTerm", .texts),
    ext("CopyrightYear"),
    ext("DigitalImageGUID"),
    ext("DigitalSourceFileType"),
    ext("DigitalSourceType"),
    ext("Dopesheet"),
    ext("Event"),
    ext("ExternalMetadataLink", .texts),
    ext("FeedIdentifier"),
    ext("IPTCLastEdited"),
    ext("MaxAvailHeight"),
    ext("MaxAvailWidth"),
    ext("ModelAge", .texts),
    ext("OrganisationInImageCode", .texts),
    ext("OrganisationInImageName", .texts),
    ext("PersonInImage", .texts),
    ext("ReleaseReady"),
    ext("StorylineIdentifier", .texts),
    ext("StreamReady"),
    ext("StylePeriod"),
    ext("Transcript"),
    ext("VisualColor"),
    ext("AudioChannelCount", .integer),
    ext("VideoDisplayAspectRatio", .number),
    ext("VideoEncodingProfile"),
    ext("VideoStreamsCount", .integer),
    ext("AudioBitrate"),
    ext("AudioBitrateMode"),
    ext("VideoBitrate"),
    ext("VideoBitrateMode"),
  ]
}
