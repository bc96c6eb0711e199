/// Namespaces of ISO 16684-1 and 16684-2, and of XMP itself.
extension XMPTable {
  static let dc: XMPTable = XMPTable(
    "XMP-dc",
    [
      XMPRow("contributor", traits: .list),
      XMPRow("coverage"),
      XMPRow("creator", traits: .list),
      XMPRow("date", traits: [.list, .date]),
      XMPRow("description", traits: .languages),
      XMPRow("format"),
      XMPRow("identifier"),
      XMPRow("language", traits: .list),
      XMPRow("publisher", traits: .list),
      XMPRow("relation", traits: .list),
      XMPRow("rights", traits: .languages),
      XMPRow("source", traits: .weak),
      XMPRow("subject", traits: .list),
      XMPRow("title", traits: .languages),
      XMPRow("type", traits: .list),
    ])

  static let xmp: XMPTable = XMPTable(
    "XMP-xmp",
    [
      XMPRow("Advisory", traits: .list),
      XMPRow("Author", traits: .weak),
      XMPRow("BaseURL"),
      XMPRow("CreateDate", traits: [.date, .weak]),
      XMPRow("CreatorTool"),
      XMPRow("Description", traits: [.languages, .weak]),
      XMPRow("Format", traits: .weak),
      XMPRow("Identifier", traits: [.list, .weak]),
      XMPRow("Keywords", traits: .weak),
      XMPRow("Label"),
      XMPRow("MetadataDate", traits: .date),
      XMPRow("ModifyDate", traits: [.date, .weak]),
      XMPRow("Nickname"),
      XMPRow("PageInfo", traits: .list, prefix: "PageImage", of: { .fieldsOfPageInfo }),
      XMPRow("PageInfoImage", "PageImage", traits: .base64),
      XMPRow("Rating"),
      XMPRow("RatingPercent", traits: .weak),
      XMPRow("Thumbnails", traits: .list, prefix: "Thumbnail", of: { .fieldsOfThumbnail }),
      XMPRow("Title", traits: [.languages, .weak]),
    ])

  static let xmpRights: XMPTable = XMPTable(
    "XMP-xmpRights",
    [
      XMPRow("Certificate"),
      XMPRow("Marked"),
      XMPRow("Owner", traits: .list),
      XMPRow("UsageTerms", traits: .languages),
      XMPRow("WebStatement"),
    ])

  static let xmpMM: XMPTable = XMPTable(
    "XMP-xmpMM",
    [
      XMPRow("DerivedFrom", of: { .fieldsOfResourceRef }),
      XMPRow("DocumentID"),
      XMPRow("History", traits: .list, of: { .fieldsOfResourceEvent }),
      XMPRow("Ingredients", traits: .list, of: { .fieldsOfResourceRef }),
      XMPRow("InstanceID"),
      XMPRow("LastURL"),
      XMPRow("ManageTo"),
      XMPRow("ManageUI"),
      XMPRow("ManagedFrom", of: { .fieldsOfResourceRef }),
      XMPRow("Manager"),
      XMPRow("ManagerVariant"),
      XMPRow("Manifest", traits: .list, of: { .fieldsOfManifestItem }),
      XMPRow("OriginalDocumentID"),
      XMPRow("Pantry", traits: .list, of: { .fieldsOfPantryItem }),
      XMPRow("PreservedFileName"),
      XMPRow("RenditionClass"),
      XMPRow("RenditionOf", of: { .fieldsOfResourceRef }),
      XMPRow("RenditionParams"),
      XMPRow("SaveID"),
      XMPRow("VersionID"),
      XMPRow("Versions", traits: .list, of: { .fieldsOfVersion }),
      XMPRow("subject", traits: [.list, .weak]),
    ])

  static let xmpBJ: XMPTable = XMPTable(
    "XMP-xmpBJ",
    [
      XMPRow("JobRef", traits: .list, of: { .fieldsOfJobRef })
    ])

  static let xmpTPg: XMPTable = XMPTable(
    "XMP-xmpTPg",
    [
      XMPRow("Colorants", traits: .list, prefix: "Colorant", of: { .fieldsOfColorant }),
      XMPRow("Fonts", traits: .list, prefix: "", of: { .fieldsOfFont }),
      XMPRow("FontsComposite", "FontComposite"),
      XMPRow("FontsVersionString", "FontVersion"),
      XMPRow("HasVisibleOverprint"),
      XMPRow("HasVisibleTransparency"),
      XMPRow("MaxPageSize", of: { .fieldsOfDimensions }),
      XMPRow("NPages"),
      XMPRow("PlateNames", traits: .list),
      XMPRow("SwatchGroups", traits: .list, of: { .fieldsOfSwatchGroup }),
      XMPRow(
        "SwatchGroupsColorants", traits: .list, prefix: "SwatchColorant", of: { .fieldsOfColorant }),
      XMPRow("SwatchGroupsGroupName", "SwatchGroupName"),
      XMPRow("SwatchGroupsGroupType", "SwatchGroupType"),
    ])

  static let xmpNote: XMPTable = XMPTable(
    "XMP-xmpNote",
    [
      XMPRow("HasExtendedXMP")
    ])

  static let pdf: XMPTable = XMPTable(
    "XMP-pdf",
    [
      XMPRow("Author"),
      XMPRow("Copyright", traits: .weak),
      XMPRow("CreationDate", traits: .date),
      XMPRow("Creator", traits: .weak),
      XMPRow("Keywords", traits: .weak),
      XMPRow("Marked", traits: .weak),
      XMPRow("ModDate", traits: .date),
      XMPRow("PDFVersion"),
      XMPRow("Producer"),
      XMPRow("Subject", traits: .weak),
      XMPRow("Title", traits: .weak),
      XMPRow("Trapped", labels: "False=False|True=True|Unknown=Unknown", value: Meaning.nameObject),
    ])

  static let pdfx: XMPTable = XMPTable(
    "XMP-pdfx",
    [
      XMPRow("SourceModified", value: Meaning.datePDF)
    ])

  static let rdf: XMPTable = XMPTable(
    "XMP-rdf",
    [
      XMPRow("about")
    ])

  static let x: XMPTable = XMPTable(
    "XMP-x",
    [
      XMPRow("xmptk", "XMPToolkit")
    ])

  static let album: XMPTable = XMPTable(
    "XMP-album",
    [
      XMPRow("Notes")
    ])

  static let lr: XMPTable = XMPTable(
    "XMP-lr",
    [
      XMPRow("hierarchicalSubject", traits: .list),
      XMPRow("privateRTKInfo"),
      XMPRow("weightedFlatSubject", traits: .list),
    ])

  static let et: XMPTable = XMPTable(
    "XMP-et",
    [
      XMPRow("OriginalImageHash"),
      XMPRow("OriginalImageHashType"),
      XMPRow("OriginalImageMD5"),
    ])

  static let xmpPLUS: XMPTable = XMPTable(
    "XMP-xmpPLUS", isWeak: true,
    [
      XMPRow("CreditLineReq", traits: .weak),
      XMPRow("ReuseAllowed", traits: .weak),
    ])

  static let swf: XMPTable = XMPTable(
    "XMP-swf",
    [
      XMPRow("bgalpha", "BackgroundAlpha"),
      XMPRow("forwardlock", "ForwardLock"),
      XMPRow("maxstorage", "MaxStorage"),
      XMPRow("type", traits: .weak),
    ])

  static let creatorAtom: XMPTable = XMPTable(
    "XMP-creatorAtom",
    [
      XMPRow("aeProjectLink", of: { .fieldsOfAeProjectLink }),
      XMPRow("macAtom", of: { .fieldsOfMacAtom }),
      XMPRow("windowsAtom", of: { .fieldsOfWindowsAtom }),
    ])

  static let hdr: XMPTable = XMPTable(
    "XMP-hdr",
    [
      XMPRow("ccv_avg_luminance_nits", "CCVAvgLuminanceNits"),
      XMPRow("ccv_max_luminance_nits", "CCVMaxLuminanceNits"),
      XMPRow("ccv_min_luminance_nits", "CCVMinLuminanceNits"),
      XMPRow("ccv_primaries_xy", "CCVPrimariesXY"),
      XMPRow("ccv_white_xy", "CCVWhiteXY"),
      XMPRow("scene_referred", "SceneReferred"),
    ])

  static let hdrgm: XMPTable = XMPTable(
    "XMP-hdrgm",
    [
      XMPRow("BaseRenditionIsHDR"),
      XMPRow("GainMapMax", traits: .list),
      XMPRow("GainMapMin", traits: .list),
      XMPRow("Gamma", traits: [.list, .weak]),
      XMPRow("HDRCapacityMax"),
      XMPRow("HDRCapacityMin"),
      XMPRow("OffsetHDR", traits: .list),
      XMPRow("OffsetSDR", traits: .list),
      XMPRow("Version", traits: .weak),
    ])

  static let fieldsOfAeProjectLink: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("compositionID"),
      XMPRow("fullPath"),
      XMPRow("renderOutputModuleIndex"),
      XMPRow("renderQueueItemID"),
      XMPRow("renderTimeStamp"),
    ])

  static let fieldsOfFont: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("childFontFiles", traits: .list),
      XMPRow("composite"),
      XMPRow("fontFace"),
      XMPRow("fontFamily"),
      XMPRow("fontFileName"),
      XMPRow("fontName"),
      XMPRow("fontType"),
      XMPRow("versionString"),
    ])

  static let fieldsOfJobRef: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("id"),
      XMPRow("name"),
      XMPRow("url"),
    ])

  static let fieldsOfMacAtom: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("applicationCode"),
      XMPRow("invocationAppleEvent"),
      XMPRow("posixProjectPath"),
    ])

  static let fieldsOfManifestItem: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("linkForm"),
      XMPRow("placedResolutionUnit"),
      XMPRow("placedXResolution"),
      XMPRow("placedYResolution"),
      XMPRow("reference", of: { .fieldsOfResourceRef }),
    ])

  static let fieldsOfPageInfo: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("PageNumber"),
      XMPRow("format"),
      XMPRow("height"),
      XMPRow("image", traits: .base64),
      XMPRow("width"),
    ])

  static let fieldsOfPantryItem: XMPTable = XMPTable(
    "XMP", isOpen: true,
    [
      XMPRow("InstanceID", traits: .single)
    ])

  static let fieldsOfResourceEvent: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("action"),
      XMPRow("changed"),
      XMPRow("instanceID"),
      XMPRow("parameters"),
      XMPRow("softwareAgent"),
      XMPRow("when", traits: .date),
    ])

  static let fieldsOfResourceRef: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("alternatePaths", traits: .list),
      XMPRow("documentID"),
      XMPRow("filePath"),
      XMPRow("fromPart"),
      XMPRow("instanceID"),
      XMPRow("lastModifyDate", traits: .date),
      XMPRow("lastURL"),
      XMPRow("linkCategory"),
      XMPRow("linkForm"),
      XMPRow("manageTo"),
      XMPRow("manageUI"),
      XMPRow("manager"),
      XMPRow("managerVariant"),
      XMPRow("maskMarkers", labels: "All=All|None=None"),
      XMPRow("originalDocumentID"),
      XMPRow("partMapping"),
      XMPRow("placedResolutionUnit"),
      XMPRow("placedXResolution"),
      XMPRow("placedYResolution"),
      XMPRow("renditionClass"),
      XMPRow("renditionParams"),
      XMPRow("toPart"),
      XMPRow("versionID"),
    ])

  static let fieldsOfSwatchGroup: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Colorants", "SwatchColorant", traits: .list, of: { .fieldsOfColorant }),
      XMPRow("groupName"),
      XMPRow("groupType"),
    ])

  static let fieldsOfThumbnail: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("format"),
      XMPRow("height"),
      XMPRow("image", traits: [.weak, .base64]),
      XMPRow("width"),
    ])

  static let fieldsOfVersion: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("comments"),
      XMPRow("event", of: { .fieldsOfResourceEvent }),
      XMPRow("modifier"),
      XMPRow("modifyDate", traits: .date),
      XMPRow("version"),
    ])

  static let fieldsOfWindowsAtom: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("extension"),
      XMPRow("invocationFlags"),
      XMPRow("uncProjectPath"),
    ])
}
