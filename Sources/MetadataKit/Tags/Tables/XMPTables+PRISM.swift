/// PRISM 3.0.
extension XMPTable {
  static let prism: XMPTable = XMPTable(
    "XMP-prism",
    [
      XMPRow("academicField"),
      XMPRow("aggregateIssueNumber"),
      XMPRow("aggregationType", traits: .list),
      XMPRow("alternateTitle", traits: .list, of: { .fieldsOfPrismAlternateTitle }),
      XMPRow("blogTitle"),
      XMPRow("blogURL"),
      XMPRow("bookEdition"),
      XMPRow("byteCount"),
      XMPRow("channel", traits: .list, of: { .fieldsOfPrismChannel }),
      XMPRow("complianceProfile", labels: "three=Three"),
      XMPRow("contentType"),
      XMPRow("copyrightYear"),
      XMPRow("corporateEntity", traits: .list),
      XMPRow("coverDate", traits: .date),
      XMPRow("coverDisplayDate"),
      XMPRow("creationDate", traits: .date),
      XMPRow("dateRecieved", traits: .date),
      XMPRow("device"),
      XMPRow("distributor"),
      XMPRow("doi", "DOI"),
      XMPRow("eIssn"),
      XMPRow("edition"),
      XMPRow("endingPage"),
      XMPRow("event", traits: .list),
      XMPRow("genre", traits: .list),
      XMPRow("hasAlternative", traits: .list),
      XMPRow("hasCorrection", of: { .fieldsOfPrismHasCorrection }),
      XMPRow("hasTranslation", traits: .list),
      XMPRow("industry", traits: .list),
      XMPRow("isAlternativeOf", traits: .list),
      XMPRow("isCorrectionOf", traits: .list),
      XMPRow("isTranslationOf"),
      XMPRow("isbn", "ISBN", traits: .list),
      XMPRow("issn", "ISSN"),
      XMPRow("issueIdentifier"),
      XMPRow("issueName"),
      XMPRow("issueTeaser"),
      XMPRow("issueType"),
      XMPRow("keyword", traits: .list),
      XMPRow("killDate", of: { .fieldsOfPrismKillDate }),
      XMPRow("link", traits: .list),
      XMPRow("location", traits: .list),
      XMPRow("modificationDate", traits: .date),
      XMPRow("nationalCatalogNumber"),
      XMPRow("number"),
      XMPRow("object", traits: .list),
      XMPRow("offSaleDate", traits: .list, of: { .fieldsOfPrismOffSaleDate }),
      XMPRow("onSaleDate", traits: .list, of: { .fieldsOfPrismOnSaleDate }),
      XMPRow("onSaleDay", traits: .list, of: { .fieldsOfPrismOnSaleDay }),
      XMPRow("organization", traits: .list),
      XMPRow(
        "originPlatform",
        labels:
          "broadcast=Broadcast|email=E-Mail|mobile=Mobile|other=Other|print=Print|recordableMedia=Recordable Media|web=Web",
        traits: .list),
      XMPRow("pageCount"),
      XMPRow("pageProgressionDirection", labels: "LTR=Left to Right|RTL=Right to Left"),
      XMPRow("pageRange", traits: .list),
      XMPRow("person"),
      XMPRow("platform"),
      XMPRow("productCode"),
      XMPRow("profession"),
      XMPRow("publicationDate", traits: .list, of: { .fieldsOfPrismPublicationDate }),
      XMPRow("publicationDisplayDate", traits: .list, of: { .fieldsOfPrismPublicationDate }),
      XMPRow("publicationName"),
      XMPRow("publishingFrequency"),
      XMPRow("rating"),
      XMPRow("samplePageRange"),
      XMPRow("section"),
      XMPRow("sellingAgency"),
      XMPRow("seriesNumber"),
      XMPRow("seriesTitle"),
      XMPRow("sport"),
      XMPRow("startingPage"),
      XMPRow("subsection1"),
      XMPRow("subsection2"),
      XMPRow("subsection3"),
      XMPRow("subsection4"),
      XMPRow("subtitle"),
      XMPRow("supplementDisplayID"),
      XMPRow("supplementStartingPage"),
      XMPRow("supplementTitle"),
      XMPRow("teaser", traits: .list),
      XMPRow("ticker", traits: .list),
      XMPRow("timePeriod"),
      XMPRow("url", "URL", traits: .list, of: { .fieldsOfPrismUrl }),
      XMPRow("uspsNumber"),
      XMPRow("versionIdentifier"),
      XMPRow("volume"),
      XMPRow("wordCount"),
    ])

  static let prl: XMPTable = XMPTable(
    "XMP-prl",
    [
      XMPRow("geography", traits: .list),
      XMPRow("industry", traits: .list),
      XMPRow("usage", traits: .list),
    ])

  static let pur: XMPTable = XMPTable(
    "XMP-pur",
    [
      XMPRow("adultContentWarning", traits: .list),
      XMPRow("agreement", traits: .list),
      XMPRow("copyright", traits: .languages),
      XMPRow("creditLine", traits: .list),
      XMPRow("embargoDate", traits: [.list, .date]),
      XMPRow("exclusivityEndDate", traits: [.list, .date]),
      XMPRow("expirationDate", traits: [.list, .date]),
      XMPRow("imageSizeRestriction"),
      XMPRow("optionEndDate", traits: [.list, .date]),
      XMPRow("permissions", traits: .list),
      XMPRow("restrictions", traits: .list),
      XMPRow("reuseProhibited"),
      XMPRow("rightsAgent"),
      XMPRow("rightsOwner"),
    ])

  static let pmi: XMPTable = XMPTable(
    "XMP-pmi",
    [
      XMPRow(
        "color",
        labels: "bw=BW|color=Color|duotone=Duotone|quadtone=Quadtone|sepia=Sepia|tritone=Tritone"),
      XMPRow("contactInfo"),
      XMPRow("displayName"),
      XMPRow("distributorProductID"),
      XMPRow("eventAlias"),
      XMPRow("eventEnd"),
      XMPRow("eventStart"),
      XMPRow("eventSubtype"),
      XMPRow("eventType"),
      XMPRow("field"),
      XMPRow("framing"),
      XMPRow("location"),
      XMPRow("make"),
      XMPRow("manufacturer"),
      XMPRow("model"),
      XMPRow("modelYear"),
      XMPRow("objectDescription"),
      XMPRow("objectSubtype"),
      XMPRow("objectType"),
      XMPRow("orientation", labels: "horizontal=Horizontal|vertical=Vertical"),
      XMPRow("positionDescriptor"),
      XMPRow("productID"),
      XMPRow("productIDType"),
      XMPRow("season", labels: "fall=Fall|spring=Spring|summer=Summer|winter=Winter"),
      XMPRow("sequenceName"),
      XMPRow("sequenceNumber"),
      XMPRow("sequenceTotalNumber"),
      XMPRow("setting"),
      XMPRow("shootID"),
      XMPRow("slideshowName"),
      XMPRow("slideshowNumber"),
      XMPRow("slideshowTotalNumber"),
      XMPRow("viewpoint"),
      XMPRow("visualTechnique"),
    ])

  static let prm: XMPTable = XMPTable(
    "XMP-prm",
    [
      XMPRow("cookingEquipment"),
      XMPRow("cookingMethod"),
      XMPRow("course"),
      XMPRow("cuisine"),
      XMPRow("dietaryNeeds"),
      XMPRow("dishType"),
      XMPRow("duration"),
      XMPRow("ingredientExclusion"),
      XMPRow("mainIngredient"),
      XMPRow("meal"),
      XMPRow("recipeEndingPage"),
      XMPRow("recipePageRange"),
      XMPRow("recipeSource"),
      XMPRow("recipeStartingPage"),
      XMPRow("recipeTitle"),
      XMPRow("servingSize"),
      XMPRow("skillLevel"),
      XMPRow("specialOccasion"),
      XMPRow("yield"),
    ])

  static let fieldsOfPrismAlternateTitle: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("a-lang"),
      XMPRow("a-platform"),
      XMPRow("text"),
    ])

  static let fieldsOfPrismChannel: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("a-lang"),
      XMPRow("channel"),
      XMPRow("subchannel1"),
      XMPRow("subchannel2"),
      XMPRow("subchannel3"),
      XMPRow("subchannel4"),
    ])

  static let fieldsOfPrismHasCorrection: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("a-lang"),
      XMPRow("a-platform"),
      XMPRow("text"),
    ])

  static let fieldsOfPrismKillDate: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("a-platform"),
      XMPRow("date", traits: .date),
    ])

  static let fieldsOfPrismOffSaleDate: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("a-platform"),
      XMPRow("date", traits: .date),
    ])

  static let fieldsOfPrismOnSaleDate: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("a-platform"),
      XMPRow("date", traits: .date),
    ])

  static let fieldsOfPrismOnSaleDay: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("a-platform"),
      XMPRow("day"),
    ])

  static let fieldsOfPrismPublicationDate: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("a-platform"),
      XMPRow("date", traits: .date),
    ])

  static let fieldsOfPrismUrl: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("a-platform"),
      XMPRow("url"),
    ])
}
