/// PRISM 3.0.
extension XMPTable {
  static let prism: XMPTable = XMPTable(
    "XMP-prism", isWeak: true,
    [
      XMPRow("academicField", traits: .weak),
      XMPRow("aggregateIssueNumber", traits: .weak),
      XMPRow("aggregationType", traits: [.list, .weak]),
      XMPRow("alternateTitle", traits: [.list, .weak], of: { .fieldsOfPrismAlternateTitle }),
      XMPRow("blogTitle", traits: .weak),
      XMPRow("blogURL", traits: .weak),
      XMPRow("bookEdition", traits: .weak),
      XMPRow("byteCount", traits: .weak),
      XMPRow("channel", traits: [.list, .weak], of: { .fieldsOfPrismChannel }),
      XMPRow("complianceProfile", labels: "three=Three", traits: .weak),
      XMPRow("contentType", traits: .weak),
      XMPRow("copyrightYear", traits: .weak),
      XMPRow("corporateEntity", traits: [.list, .weak]),
      XMPRow("coverDate", traits: [.date, .weak]),
      XMPRow("coverDisplayDate", traits: .weak),
      XMPRow("creationDate", traits: [.date, .weak]),
      XMPRow("dateRecieved", traits: [.date, .weak]),
      XMPRow("device", traits: .weak),
      XMPRow("distributor", traits: .weak),
      XMPRow("doi", "DOI", traits: .weak),
      XMPRow("eIssn", traits: .weak),
      XMPRow("edition", traits: .weak),
      XMPRow("endingPage", traits: .weak),
      XMPRow("event", traits: [.list, .weak]),
      XMPRow("genre", traits: [.list, .weak]),
      XMPRow("hasAlternative", traits: [.list, .weak]),
      XMPRow("hasCorrection", traits: .weak, of: { .fieldsOfPrismHasCorrection }),
      XMPRow("hasTranslation", traits: [.list, .weak]),
      XMPRow("industry", traits: [.list, .weak]),
      XMPRow("isAlternativeOf", traits: [.list, .weak]),
      XMPRow("isCorrectionOf", traits: [.list, .weak]),
      XMPRow("isTranslationOf", traits: .weak),
      XMPRow("isbn", "ISBN", traits: [.list, .weak]),
      XMPRow("issn", "ISSN", traits: .weak),
      XMPRow("issueIdentifier", traits: .weak),
      XMPRow("issueName", traits: .weak),
      XMPRow("issueTeaser", traits: .weak),
      XMPRow("issueType", traits: .weak),
      XMPRow("keyword", traits: [.list, .weak]),
      XMPRow("killDate", traits: .weak, of: { .fieldsOfPrismKillDate }),
      XMPRow("link", traits: [.list, .weak]),
      XMPRow("location", traits: [.list, .weak]),
      XMPRow("modificationDate", traits: [.date, .weak]),
      XMPRow("nationalCatalogNumber", traits: .weak),
      XMPRow("number", traits: .weak),
      XMPRow("object", traits: [.list, .weak]),
      XMPRow("offSaleDate", traits: [.list, .weak], of: { .fieldsOfPrismOffSaleDate }),
      XMPRow("onSaleDate", traits: [.list, .weak], of: { .fieldsOfPrismOnSaleDate }),
      XMPRow("onSaleDay", traits: [.list, .weak], of: { .fieldsOfPrismOnSaleDay }),
      XMPRow("organization", traits: [.list, .weak]),
      XMPRow(
        "originPlatform",
        labels:
          "broadcast=Broadcast|email=E-Mail|mobile=Mobile|other=Other|print=Print|recordableMedia=Recordable Media|web=Web",
        traits: [.list, .weak]),
      XMPRow("pageCount", traits: .weak),
      XMPRow(
        "pageProgressionDirection", labels: "LTR=Left to Right|RTL=Right to Left", traits: .weak),
      XMPRow("pageRange", traits: [.list, .weak]),
      XMPRow("person", traits: .weak),
      XMPRow("platform", traits: .weak),
      XMPRow("productCode", traits: .weak),
      XMPRow("profession", traits: .weak),
      XMPRow("publicationDate", traits: [.list, .weak], of: { .fieldsOfPrismPublicationDate }),
      XMPRow(
        "publicationDisplayDate", traits: [.list, .weak], of: { .fieldsOfPrismPublicationDate }),
      XMPRow("publicationName", traits: .weak),
      XMPRow("publishingFrequency", traits: .weak),
      XMPRow("rating", traits: .weak),
      XMPRow("samplePageRange", traits: .weak),
      XMPRow("section", traits: .weak),
      XMPRow("sellingAgency", traits: .weak),
      XMPRow("seriesNumber", traits: .weak),
      XMPRow("seriesTitle", traits: .weak),
      XMPRow("sport", traits: .weak),
      XMPRow("startingPage", traits: .weak),
      XMPRow("subsection1", traits: .weak),
      XMPRow("subsection2", traits: .weak),
      XMPRow("subsection3", traits: .weak),
      XMPRow("subsection4", traits: .weak),
      XMPRow("subtitle", traits: .weak),
      XMPRow("supplementDisplayID", traits: .weak),
      XMPRow("supplementStartingPage", traits: .weak),
      XMPRow("supplementTitle", traits: .weak),
      XMPRow("teaser", traits: [.list, .weak]),
      XMPRow("ticker", traits: [.list, .weak]),
      XMPRow("timePeriod", traits: .weak),
      XMPRow("url", "URL", traits: [.list, .weak], of: { .fieldsOfPrismUrl }),
      XMPRow("uspsNumber", traits: .weak),
      XMPRow("versionIdentifier", traits: .weak),
      XMPRow("volume", traits: .weak),
      XMPRow("wordCount", traits: .weak),
    ])

  static let prl: XMPTable = XMPTable(
    "XMP-prl", isWeak: true,
    [
      XMPRow("geography", traits: [.list, .weak]),
      XMPRow("industry", traits: [.list, .weak]),
      XMPRow("usage", traits: [.list, .weak]),
    ])

  static let pur: XMPTable = XMPTable(
    "XMP-pur", isWeak: true,
    [
      XMPRow("adultContentWarning", traits: [.list, .weak]),
      XMPRow("agreement", traits: [.list, .weak]),
      XMPRow("copyright", traits: [.languages, .weak]),
      XMPRow("creditLine", traits: [.list, .weak]),
      XMPRow("embargoDate", traits: [.list, .date, .weak]),
      XMPRow("exclusivityEndDate", traits: [.list, .date, .weak]),
      XMPRow("expirationDate", traits: [.list, .date, .weak]),
      XMPRow("imageSizeRestriction", traits: .weak),
      XMPRow("optionEndDate", traits: [.list, .date, .weak]),
      XMPRow("permissions", traits: [.list, .weak]),
      XMPRow("restrictions", traits: [.list, .weak]),
      XMPRow("reuseProhibited", traits: .weak),
      XMPRow("rightsAgent", traits: .weak),
      XMPRow("rightsOwner", traits: .weak),
    ])

  static let pmi: XMPTable = XMPTable(
    "XMP-pmi", isWeak: true,
    [
      XMPRow(
        "color",
        labels: "bw=BW|color=Color|duotone=Duotone|quadtone=Quadtone|sepia=Sepia|tritone=Tritone",
        traits: .weak),
      XMPRow("contactInfo", traits: .weak),
      XMPRow("displayName", traits: .weak),
      XMPRow("distributorProductID", traits: .weak),
      XMPRow("eventAlias", traits: .weak),
      XMPRow("eventEnd", traits: .weak),
      XMPRow("eventStart", traits: .weak),
      XMPRow("eventSubtype", traits: .weak),
      XMPRow("eventType", traits: .weak),
      XMPRow("field", traits: .weak),
      XMPRow("framing", traits: .weak),
      XMPRow("location", traits: .weak),
      XMPRow("make", traits: .weak),
      XMPRow("manufacturer", traits: .weak),
      XMPRow("model", traits: .weak),
      XMPRow("modelYear", traits: .weak),
      XMPRow("objectDescription", traits: .weak),
      XMPRow("objectSubtype", traits: .weak),
      XMPRow("objectType", traits: .weak),
      XMPRow("orientation", labels: "horizontal=Horizontal|vertical=Vertical", traits: .weak),
      XMPRow("positionDescriptor", traits: .weak),
      XMPRow("productID", traits: .weak),
      XMPRow("productIDType", traits: .weak),
      XMPRow(
        "season", labels: "fall=Fall|spring=Spring|summer=Summer|winter=Winter", traits: .weak),
      XMPRow("sequenceName", traits: .weak),
      XMPRow("sequenceNumber", traits: .weak),
      XMPRow("sequenceTotalNumber", traits: .weak),
      XMPRow("setting", traits: .weak),
      XMPRow("shootID", traits: .weak),
      XMPRow("slideshowName", traits: .weak),
      XMPRow("slideshowNumber", traits: .weak),
      XMPRow("slideshowTotalNumber", traits: .weak),
      XMPRow("viewpoint", traits: .weak),
      XMPRow("visualTechnique", traits: .weak),
    ])

  static let prm: XMPTable = XMPTable(
    "XMP-prm", isWeak: true,
    [
      XMPRow("cookingEquipment", traits: .weak),
      XMPRow("cookingMethod", traits: .weak),
      XMPRow("course", traits: .weak),
      XMPRow("cuisine", traits: .weak),
      XMPRow("dietaryNeeds", traits: .weak),
      XMPRow("dishType", traits: .weak),
      XMPRow("duration", traits: .weak),
      XMPRow("ingredientExclusion", traits: .weak),
      XMPRow("mainIngredient", traits: .weak),
      XMPRow("meal", traits: .weak),
      XMPRow("recipeEndingPage", traits: .weak),
      XMPRow("recipePageRange", traits: .weak),
      XMPRow("recipeSource", traits: .weak),
      XMPRow("recipeStartingPage", traits: .weak),
      XMPRow("recipeTitle", traits: .weak),
      XMPRow("servingSize", traits: .weak),
      XMPRow("skillLevel", traits: .weak),
      XMPRow("specialOccasion", traits: .weak),
      XMPRow("yield", traits: .weak),
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
