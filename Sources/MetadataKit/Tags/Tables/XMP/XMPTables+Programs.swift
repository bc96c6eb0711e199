/// Namespaces of programs that manage photographs.
extension XMPTable {
  static let acdsee: XMPTable = XMPTable(
    "XMP-acdsee", isWeak: true,
    [
      XMPRow("EditStatus", traits: .weak),
      XMPRow("FixtureIdentifier", traits: .weak),
      XMPRow("ObjectCycle", traits: .weak),
      XMPRow("OriginatingProgram", traits: .weak),
      XMPRow("ReleaseDate", traits: .weak),
      XMPRow("ReleaseTime", traits: .weak),
      XMPRow("Snapshots", traits: [.list, .binary, .weak]),
      XMPRow("author", traits: .weak),
      XMPRow("caption", traits: .weak),
      XMPRow("categories", traits: .weak),
      XMPRow("collections", traits: .weak),
      XMPRow("datetime", "DateTime", traits: [.date, .weak]),
      XMPRow("dpp", "DPP", traits: [.languages, .binary, .weak]),
      XMPRow("keywords", traits: [.list, .weak]),
      XMPRow("notes", traits: .weak),
      XMPRow("rating", traits: .weak),
      XMPRow("rawrppused", traits: .weak),
      XMPRow("rpp", "RPP", traits: [.languages, .binary, .weak]),
      XMPRow("tagged", traits: .weak),
    ])

  static let acdseeRs: XMPTable = XMPTable(
    "XMP-acdsee-rs", isWeak: true,
    [
      XMPRow(
        "Regions", "RegionInfoACDSee", traits: .weak, prefix: "ACDSee",
        of: { .fieldsOfAcdSeeRegionInfo })
    ])

  static let digiKam: XMPTable = XMPTable(
    "XMP-digiKam",
    [
      XMPRow("CaptionsAuthorNames", traits: .languages),
      XMPRow("CaptionsDateTimeStamps", traits: .languages),
      XMPRow("ColorLabel"),
      XMPRow("ImageHistory", traits: .weak),
      XMPRow("ImageUniqueID", traits: .weak),
      XMPRow("LensCorrectionSettings"),
      XMPRow("PickLabel"),
      XMPRow("TagsList", traits: .list),
      XMPRow("picasawebGPhotoId"),
    ])

  static let mediapro: XMPTable = XMPTable(
    "XMP-mediapro",
    [
      XMPRow("CatalogSets", traits: .list),
      XMPRow("Event", traits: .weak),
      XMPRow("Location", traits: .weak),
      XMPRow("People", traits: .list),
      XMPRow("Status"),
      XMPRow("UserFields", traits: .list),
    ])

  static let expressionmedia: XMPTable = XMPTable(
    "XMP-expressionmedia", isWeak: true,
    [
      XMPRow("CatalogSets", traits: [.list, .weak]),
      XMPRow("Event", traits: .weak),
      XMPRow("People", traits: [.list, .weak]),
      XMPRow("Status", traits: .weak),
    ])

  static let photomech: XMPTable = XMPTable(
    "XMP-photomech",
    [
      XMPRow(
        "ColorClass",
        labels:
          "0=0 (None)|1=1 (Winner)|2=2 (Winner alt)|3=3 (Superior)|4=4 (Superior alt)|5=5 (Typical)|6=6 (Typical alt)|7=7 (Extras)|8=8 (Trash)"
      ),
      XMPRow("CountryCode", traits: .weak),
      XMPRow("CreatorIdentity", traits: .list),
      XMPRow("EditStatus"),
      XMPRow("PMVersion"),
      XMPRow("Prefs", print: Wording.photoMechanicPreferences),
      XMPRow("Tagged", labels: "False=No|True=Yes"),
      XMPRow("TimeCreated", traits: .weak, value: Meaning.timeIPTC),
    ])

  static let extensis: XMPTable = XMPTable(
    "XMP-extensis",
    [
      XMPRow("Approved"),
      XMPRow("ApprovedBy"),
      XMPRow("ClientName"),
      XMPRow("JobName"),
      XMPRow("JobStatus"),
      XMPRow("RoutedTo"),
      XMPRow("RoutingNotes"),
      XMPRow("WorkToDo"),
    ])

  static let ics: XMPTable = XMPTable(
    "XMP-ics",
    [
      XMPRow("AppVersion", traits: .weak),
      XMPRow("ImageRef"),
      XMPRow("SubVersions", traits: .list, of: { .fieldsOfSubVersion }),
      XMPRow("SubVersionsFileName", "SubVersionFileName"),
      XMPRow("SubVersionsVersRef", "SubVersionReference"),
      XMPRow("TagStructure", traits: .list, of: { .fieldsOfTagStructure }),
      XMPRow("TagStructureLabelName", "LabelName1"),
      XMPRow("TagStructureParentReference", "ParentReference1"),
      XMPRow("TagStructureReference", "Reference1"),
      XMPRow("TagStructureSubLabels", "SubLabels1", traits: .list, of: { .fieldsOfTagStructure }),
      XMPRow("TagStructureSubLabelsLabelName", "LabelName2"),
      XMPRow("TagStructureSubLabelsParentReference", "ParentReference2"),
      XMPRow("TagStructureSubLabelsReference", "Reference2"),
      XMPRow(
        "TagStructureSubLabelsSubLabels", "SubLabels2", traits: .list, of: { .fieldsOfTagStructure }
      ),
      XMPRow("TagStructureSubLabelsSubLabelsLabelName", "LabelName3"),
      XMPRow("TagStructureSubLabelsSubLabelsParentReference", "ParentReference3"),
      XMPRow("TagStructureSubLabelsSubLabelsReference", "Reference3"),
      XMPRow(
        "TagStructureSubLabelsSubLabelsSubLabels", "SubLabels3", traits: .list,
        of: { .fieldsOfTagStructure }),
      XMPRow("TagStructureSubLabelsSubLabelsSubLabelsLabelName", "LabelName4"),
      XMPRow("TagStructureSubLabelsSubLabelsSubLabelsParentReference", "ParentReference4"),
      XMPRow("TagStructureSubLabelsSubLabelsSubLabelsReference", "Reference4"),
      XMPRow(
        "TagStructureSubLabelsSubLabelsSubLabelsSubLabels", "SubLabels4", traits: .list,
        of: { .fieldsOfTagStructure }),
      XMPRow("TagStructureSubLabelsSubLabelsSubLabelsSubLabelsLabelName", "LabelName5"),
      XMPRow("TagStructureSubLabelsSubLabelsSubLabelsSubLabelsParentReference", "ParentReference5"),
      XMPRow("TagStructureSubLabelsSubLabelsSubLabelsSubLabelsReference", "Reference5"),
      XMPRow(
        "TagStructureSubLabelsSubLabelsSubLabelsSubLabelsSubLabels", "SubLabels5", traits: .list,
        of: { .fieldsOfTagStructure }),
      XMPRow("TagStructureSubLabelsSubLabelsSubLabelsSubLabelsSubLabelsLabelName", "LabelName6"),
      XMPRow(
        "TagStructureSubLabelsSubLabelsSubLabelsSubLabelsSubLabelsParentReference",
        "ParentReference6"),
      XMPRow("TagStructureSubLabelsSubLabelsSubLabelsSubLabelsSubLabelsReference", "Reference6"),
      XMPRow("TimeStamp", traits: [.date, .weak]),
    ])

  static let fpv: XMPTable = XMPTable(
    "XMP-fpv",
    [
      XMPRow("RichTextComment")
    ])

  static let pixelLive: XMPTable = XMPTable(
    "XMP-PixelLive", isWeak: true,
    [
      XMPRow("AUTHOR", "Author", traits: .weak),
      XMPRow("COMMENTS", "Comments", traits: .weak),
      XMPRow("COPYRIGHT", "Copyright", traits: .weak),
      XMPRow("DATE", "Date", traits: .weak),
      XMPRow("GENRE", "Genre", traits: .weak),
      XMPRow("TITLE", "Title", traits: .weak),
    ])

  static let dex: XMPTable = XMPTable(
    "XMP-dex",
    [
      XMPRow("crc32", "CRC32"),
      XMPRow("ffid", "FFID"),
      XMPRow(
        "licensetype", "LicenseType",
        labels:
          "adware=Adware|commercial=Commercial|demo=Demo|freeware=Freeware|open source=Open Source|public domain=Public Domain|shareware=Shareware|unknown=Unknown"
      ),
      XMPRow("os", "OS"),
      XMPRow("rating", traits: .weak),
      XMPRow("revision"),
      XMPRow("shortdescription", "ShortDescription", traits: .languages),
      XMPRow("source", traits: .weak),
    ])

  static let cc: XMPTable = XMPTable(
    "XMP-cc",
    [
      XMPRow("attributionName"),
      XMPRow("attributionURL"),
      XMPRow("deprecatedOn", traits: .date),
      XMPRow("jurisdiction"),
      XMPRow("legalcode", "LegalCode"),
      XMPRow("license"),
      XMPRow("morePermissions"),
      XMPRow(
        "permits",
        labels:
          "cc:DerivativeWorks=Derivative Works|cc:Distribution=Distribution|cc:Reproduction=Reproduction|cc:Sharing=Sharing",
        traits: .list),
      XMPRow(
        "prohibits",
        labels: "cc:CommercialUse=Commercial Use|cc:HighIncomeNationUse=High Income Nation Use",
        traits: .list),
      XMPRow(
        "requires",
        labels:
          "cc:Attribution=Attribution|cc:Copyleft=Copyleft|cc:LesserCopyleft=Lesser Copyleft|cc:Notice=Notice|cc:ShareAlike=Share Alike|cc:SourceCode=Source Code",
        traits: .list),
      XMPRow("useGuidelines"),
    ])

  static let getty: XMPTable = XMPTable(
    "XMP-getty",
    [
      XMPRow("AssetID"),
      XMPRow("CallForImage"),
      XMPRow("CameraFilename"),
      XMPRow("CameraMakeModel", traits: .weak),
      XMPRow("CameraSerialNumber", traits: .weak),
      XMPRow("Composition"),
      XMPRow("ExclusiveCoverage"),
      XMPRow("GIFTFtpPriority"),
      XMPRow("ImageRank"),
      XMPRow("MediaEventIdDate"),
      XMPRow("OriginalCreateDateTime", traits: [.date, .weak]),
      XMPRow("OriginalFilename", "OriginalFileName"),
      XMPRow("ParentMEID"),
      XMPRow("ParentMediaEventID"),
      XMPRow("Personality", traits: .list),
      XMPRow("PrimaryFTP", traits: .list),
      XMPRow("RoutingDestinations", traits: .list),
      XMPRow("RoutingExclusions", traits: .list),
      XMPRow("SecondaryFTP", traits: .list),
      XMPRow("TimeShot"),
    ])

  static let aas: XMPTable = XMPTable(
    "XMP-aas",
    [
      XMPRow("AffineA"),
      XMPRow("AffineB"),
      XMPRow("AffineC"),
      XMPRow("AffineD"),
      XMPRow("AffineX"),
      XMPRow("AffineY"),
      XMPRow("CropH", traits: .weak),
      XMPRow("CropW", traits: .weak),
      XMPRow("CropX", traits: .weak),
      XMPRow("CropY", traits: .weak),
      XMPRow("Curve0x"),
      XMPRow("Curve0y"),
      XMPRow("Curve1x"),
      XMPRow("Curve1y"),
      XMPRow("Curve2x"),
      XMPRow("Curve2y"),
      XMPRow("Curve3x"),
      XMPRow("Curve3y"),
      XMPRow("Curve4x"),
      XMPRow("Curve4y"),
      XMPRow("FaceBalanceOrigI"),
      XMPRow("FaceBalanceOrigQ"),
      XMPRow("FaceBalanceStrength"),
      XMPRow("FaceBalanceWarmth"),
      XMPRow("Highlights", traits: .weak),
      XMPRow("Shadows", traits: .weak),
      XMPRow("Vibrance", traits: .weak),
    ])

  static let cell: XMPTable = XMPTable(
    "XMP-cell",
    [
      XMPRow("cellid", "CellTowerID"),
      XMPRow("cgi", "CellGlobalID"),
      XMPRow("lac", "LocationAreaCode"),
      XMPRow("mcc", "MobileCountryCode"),
      XMPRow("mnc", "MobileNetworkCode"),
      XMPRow("r", "CellR"),
    ])

  static let dicom: XMPTable = XMPTable(
    "XMP-DICOM",
    [
      XMPRow("EquipmentInstitution"),
      XMPRow("EquipmentManufacturer"),
      XMPRow("PatientDOB", "PatientBirthDate", traits: .date),
      XMPRow("PatientID"),
      XMPRow("PatientName"),
      XMPRow("PatientSex"),
      XMPRow("SeriesDateTime", traits: .date),
      XMPRow("SeriesDescription"),
      XMPRow("SeriesModality"),
      XMPRow("SeriesNumber"),
      XMPRow("StudyDateTime", traits: .date),
      XMPRow("StudyDescription"),
      XMPRow("StudyID"),
      XMPRow("StudyPhysician"),
    ])

  static let seal: XMPTable = XMPTable(
    "XMP-seal", hasNotes: true,
    [
      XMPRow("seal", traits: .binary)
    ])

  static let nine: XMPTable = XMPTable(
    "XMP-nine",
    [
      XMPRow("Label"),
      XMPRow("NineEdits", traits: .binary),
      XMPRow("Rating"),
      XMPRow("Trim", traits: .base64),
      XMPRow("about"),
      XMPRow("version"),
    ])

  static let sdc: XMPTable = XMPTable(
    "XMP-sdc",
    [
      XMPRow("about"),
      XMPRow("appname", "AppName"),
      XMPRow("appversion", "AppVersion"),
      XMPRow("version"),
    ])

  static let ast: XMPTable = XMPTable(
    "XMP-ast", hasNotes: true,
    [
      XMPRow("GPSAltitude", value: Meaning.doubleBase64, print: Wording.metersBase64),
      XMPRow(
        "GPSAltitudeRef", labels: "0=Above Sea Level|1=Below Sea Level", value: Meaning.dottedBase64
      ),
      XMPRow("GPSImgDirection", value: Meaning.doubleBase64, print: Wording.directionBase64),
      XMPRow("GPSImgDirectionRef", labels: "M=Magnetic North|T=True North"),
      XMPRow("GPSLatitude", value: Meaning.degreesBase64, print: Wording.degreesBase64),
      XMPRow("GPSLatitudeRef", labels: "0=North|1=South", value: Meaning.integerBase64),
      XMPRow("GPSLongitude", value: Meaning.degreesBase64, print: Wording.degreesBase64),
      XMPRow("GPSLongitudeRef", labels: "2=East|3=West", value: Meaning.integerBase64),
      XMPRow("GPSMapDatum"),
      XMPRow("GPSVersionID", value: Meaning.dottedBase64),
      XMPRow("IPTC", traits: .base64),
      XMPRow("XMLPackets", traits: .base64),
      XMPRow("about"),
      XMPRow("version"),
    ])

  static let fieldsOfAcdSeeArea: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("h"),
      XMPRow("w"),
      XMPRow("x"),
      XMPRow("y"),
    ])

  static let fieldsOfAcdSeeDimensions: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("h"),
      XMPRow("unit"),
      XMPRow("w"),
    ])

  static let fieldsOfAcdSeeRegion: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("ALGArea", of: { .fieldsOfAcdSeeArea }),
      XMPRow("DLYArea", of: { .fieldsOfAcdSeeArea }),
      XMPRow("Name"),
      XMPRow("NameAssignType"),
      XMPRow("Type"),
    ])

  static let fieldsOfAcdSeeRegionInfo: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("AppliedToDimensions", "RegionAppliedToDimensions", of: { .fieldsOfAcdSeeDimensions }),
      XMPRow("RegionList", "Region", traits: .list, of: { .fieldsOfAcdSeeRegion }),
    ])

  static let fieldsOfSubVersion: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("FileName"),
      XMPRow("VersRef"),
    ])

  static let fieldsOfTagStructure: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("LabelName"),
      XMPRow("ParentReference"),
      XMPRow("Reference"),
      XMPRow("SubLabels", traits: .list, of: { .fieldsOfTagStructure }),
    ])
}
