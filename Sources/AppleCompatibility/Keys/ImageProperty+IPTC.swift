#if !canImport(ImageIO)
  // The keys in the dictionary `{IPTC}`. Source: Apple, *CGImageProperties.h*.

  /// IIM 2:03, number and name of what it is for: `01:News`.
  public let kCGImagePropertyIPTCObjectTypeReference: CFString = "ObjectTypeReference"
  /// Repeatable dataset -> array.
  public let kCGImagePropertyIPTCObjectAttributeReference: CFString = "ObjectAttributeReference"
  /// IIM 2:05, a short title; at most 64 bytes by the standard.
  public let kCGImagePropertyIPTCObjectName: CFString = "ObjectName"
  /// IIM 2:07, what has become of it in the newsroom; at most 64 bytes.
  public let kCGImagePropertyIPTCEditStatus: CFString = "EditStatus"
  /// IIM 2:08, two digits: "01" for one more language.
  public let kCGImagePropertyIPTCEditorialUpdate: CFString = "EditorialUpdate"
  /// 1-8.
  public let kCGImagePropertyIPTCUrgency: CFString = "Urgency"
  /// Repeatable dataset -> array.
  public let kCGImagePropertyIPTCSubjectReference: CFString = "SubjectReference"
  /// IIM 2:15, its subject in at most three letters; superseded by SubjectReference.
  public let kCGImagePropertyIPTCCategory: CFString = "Category"
  /// Repeatable dataset -> array.
  public let kCGImagePropertyIPTCSupplementalCategory: CFString = "SupplementalCategory"
  /// IIM 2:22, what a matter that comes again and again goes by; at most 32 bytes.
  public let kCGImagePropertyIPTCFixtureIdentifier: CFString = "FixtureIdentifier"
  /// Repeatable dataset -> array.
  public let kCGImagePropertyIPTCKeywords: CFString = "Keywords"
  /// Repeatable dataset -> array.
  public let kCGImagePropertyIPTCContentLocationCode: CFString = "ContentLocationCode"
  /// Repeatable dataset -> array.
  public let kCGImagePropertyIPTCContentLocationName: CFString = "ContentLocationName"
  /// CCYYMMDD.
  public let kCGImagePropertyIPTCReleaseDate: CFString = "ReleaseDate"
  /// HHMMSS (zone suffix when stored).
  public let kCGImagePropertyIPTCReleaseTime: CFString = "ReleaseTime"
  /// CCYYMMDD.
  public let kCGImagePropertyIPTCExpirationDate: CFString = "ExpirationDate"
  /// HHMMSS (zone suffix when stored).
  public let kCGImagePropertyIPTCExpirationTime: CFString = "ExpirationTime"
  /// IIM 2:40, what an editor has to heed, such as an embargo; at most 256 bytes.
  public let kCGImagePropertyIPTCSpecialInstructions: CFString = "SpecialInstructions"
  /// IIM 2:42, what to do to an earlier one: 01 kill, 02 replace, 03 append, 04 see.
  public let kCGImagePropertyIPTCActionAdvised: CFString = "ActionAdvised"
  /// Repeatable dataset -> array.
  public let kCGImagePropertyIPTCReferenceService: CFString = "ReferenceService"
  /// Repeatable dataset -> array.
  public let kCGImagePropertyIPTCReferenceDate: CFString = "ReferenceDate"
  /// Repeatable dataset -> array.
  public let kCGImagePropertyIPTCReferenceNumber: CFString = "ReferenceNumber"
  /// CCYYMMDD.
  public let kCGImagePropertyIPTCDateCreated: CFString = "DateCreated"
  /// HHMMSS (zone suffix when stored).
  public let kCGImagePropertyIPTCTimeCreated: CFString = "TimeCreated"
  /// CCYYMMDD.
  public let kCGImagePropertyIPTCDigitalCreationDate: CFString = "DigitalCreationDate"
  /// HHMMSS (zone suffix when stored).
  public let kCGImagePropertyIPTCDigitalCreationTime: CFString = "DigitalCreationTime"
  /// IIM 2:65, the program that it comes from; at most 32 bytes.
  public let kCGImagePropertyIPTCOriginatingProgram: CFString = "OriginatingProgram"
  /// IIM 2:70, the version of OriginatingProgram; at most 10 bytes.
  public let kCGImagePropertyIPTCProgramVersion: CFString = "ProgramVersion"
  /// IIM 2:75, when of the day it is for: `a` morning, `p` evening, `b` both.
  public let kCGImagePropertyIPTCObjectCycle: CFString = "ObjectCycle"
  /// Repeatable dataset -> array.
  public let kCGImagePropertyIPTCByline: CFString = "Byline"
  /// Repeatable dataset -> array.
  public let kCGImagePropertyIPTCBylineTitle: CFString = "BylineTitle"
  /// IIM 2:90, the city it comes from; at most 32 bytes.
  public let kCGImagePropertyIPTCCity: CFString = "City"
  /// IIM 2:92, the place within the city; at most 32 bytes.
  public let kCGImagePropertyIPTCSubLocation: CFString = "SubLocation"
  /// IIM 2:95, the province or state; at most 32 bytes.
  public let kCGImagePropertyIPTCProvinceState: CFString = "Province/State"
  /// IIM 2:100, the country in the three letters of ISO 3166-1.
  public let kCGImagePropertyIPTCCountryPrimaryLocationCode: CFString =
    "Country/PrimaryLocationCode"
  /// IIM 2:101, the country in words; at most 64 bytes.
  public let kCGImagePropertyIPTCCountryPrimaryLocationName: CFString =
    "Country/PrimaryLocationName"
  /// IIM 2:103, the job or the transmission that it belongs to; at most 32 bytes.
  public let kCGImagePropertyIPTCOriginalTransmissionReference: CFString =
    "OriginalTransmissionReference"
  /// IIM 2:105, what it shows, in a line; at most 256 bytes.
  public let kCGImagePropertyIPTCHeadline: CFString = "Headline"
  /// IIM 2:110, who provides it, not always who owns it; at most 32 bytes.
  public let kCGImagePropertyIPTCCredit: CFString = "Credit"
  /// IIM 2:115, who owned it first; at most 32 bytes.
  public let kCGImagePropertyIPTCSource: CFString = "Source"
  /// IIM 2:116, the notice as it has to be shown; at most 128 bytes.
  public let kCGImagePropertyIPTCCopyrightNotice: CFString = "CopyrightNotice"
  /// Repeatable dataset -> array.
  public let kCGImagePropertyIPTCContact: CFString = "Contact"
  /// IIM 2:120, the caption; at most 2000 bytes.
  public let kCGImagePropertyIPTCCaptionAbstract: CFString = "Caption/Abstract"
  /// Repeatable dataset -> array.
  public let kCGImagePropertyIPTCWriterEditor: CFString = "Writer/Editor"
  /// IIM 2:130, how many components, and which color: two characters.
  public let kCGImagePropertyIPTCImageType: CFString = "ImageType"
  /// IIM 2:131, its shape: `P` upright, `L` wide, `S` square.
  public let kCGImagePropertyIPTCImageOrientation: CFString = "ImageOrientation"
  /// Repeatable dataset -> array.
  public let kCGImagePropertyIPTCLanguageIdentifier: CFString = "LanguageIdentifier"
  /// XMP `xmp:Rating`.
  public let kCGImagePropertyIPTCStarRating: CFString = "StarRating"
  /// Iptc4xmpCore CreatorContactInfo; keys are the ContactInfo* strings.
  public let kCGImagePropertyIPTCCreatorContactInfo: CFString = "CreatorContactInfo"
  /// XMP `xmpRights:UsageTerms`: how it may be used, in words.
  public let kCGImagePropertyIPTCRightsUsageTerms: CFString = "UsageTerms"
  /// Repeatable dataset -> array.
  public let kCGImagePropertyIPTCScene: CFString = "Scene"
  /// Inside CreatorContactInfo.
  public let kCGImagePropertyIPTCContactInfoCity: CFString = "CiAdrCity"
  /// Inside CreatorContactInfo.
  public let kCGImagePropertyIPTCContactInfoCountry: CFString = "CiAdrCtry"
  /// Inside CreatorContactInfo.
  public let kCGImagePropertyIPTCContactInfoAddress: CFString = "CiAdrExtadr"
  /// Inside CreatorContactInfo.
  public let kCGImagePropertyIPTCContactInfoPostalCode: CFString = "CiAdrPcode"
  /// Inside CreatorContactInfo.
  public let kCGImagePropertyIPTCContactInfoStateProvince: CFString = "CiAdrRegion"
  /// Inside CreatorContactInfo.
  public let kCGImagePropertyIPTCContactInfoEmails: CFString = "CiEmailWork"
  /// Inside CreatorContactInfo.
  public let kCGImagePropertyIPTCContactInfoPhones: CFString = "CiTelWork"
  /// Inside CreatorContactInfo.
  public let kCGImagePropertyIPTCContactInfoWebURLs: CFString = "CiUrlWork"
#endif
