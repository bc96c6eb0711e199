/// Metadata Working Group Guidelines 2.0: regions, keywords, collections.
extension XMPTable {
  static let mwgRs: XMPTable = XMPTable(
    "XMP-mwg-rs",
    [
      XMPRow("Regions", "RegionInfo", prefix: "Region", of: { .fieldsOfMwgRegionInfo }),
      XMPRow(
        "RegionsRegionList", "RegionList", traits: .list, prefix: "Region",
        of: { .fieldsOfMwgRegionStruct }),
    ])

  static let mwgKw: XMPTable = XMPTable(
    "XMP-mwg-kw",
    [
      XMPRow("Keywords", "KeywordInfo", of: { .fieldsOfMwgKeywordInfo }),
      XMPRow(
        "KeywordsHierarchy", "HierarchicalKeywords", traits: .list,
        of: { .fieldsOfMwgKeywordStruct }),
      XMPRow("KeywordsHierarchyApplied", "HierarchicalKeywords1Applied"),
      XMPRow(
        "KeywordsHierarchyChildren", "HierarchicalKeywords1Children", traits: .list,
        of: { .fieldsOfMwgKeywordStruct }),
      XMPRow("KeywordsHierarchyChildrenApplied", "HierarchicalKeywords2Applied"),
      XMPRow(
        "KeywordsHierarchyChildrenChildren", "HierarchicalKeywords2Children", traits: .list,
        of: { .fieldsOfMwgKeywordStruct }),
      XMPRow("KeywordsHierarchyChildrenChildrenApplied", "HierarchicalKeywords3Applied"),
      XMPRow(
        "KeywordsHierarchyChildrenChildrenChildren", "HierarchicalKeywords3Children", traits: .list,
        of: { .fieldsOfMwgKeywordStruct }),
      XMPRow("KeywordsHierarchyChildrenChildrenChildrenApplied", "HierarchicalKeywords4Applied"),
      XMPRow(
        "KeywordsHierarchyChildrenChildrenChildrenChildren", "HierarchicalKeywords4Children",
        traits: .list, of: { .fieldsOfMwgKeywordStruct }),
      XMPRow(
        "KeywordsHierarchyChildrenChildrenChildrenChildrenApplied", "HierarchicalKeywords5Applied"),
      XMPRow(
        "KeywordsHierarchyChildrenChildrenChildrenChildrenChildren",
        "HierarchicalKeywords5Children", traits: .list, of: { .fieldsOfMwgKeywordStruct }),
      XMPRow(
        "KeywordsHierarchyChildrenChildrenChildrenChildrenChildrenApplied",
        "HierarchicalKeywords6Applied"),
      XMPRow(
        "KeywordsHierarchyChildrenChildrenChildrenChildrenChildrenKeyword", "HierarchicalKeywords6"),
      XMPRow("KeywordsHierarchyChildrenChildrenChildrenChildrenKeyword", "HierarchicalKeywords5"),
      XMPRow("KeywordsHierarchyChildrenChildrenChildrenKeyword", "HierarchicalKeywords4"),
      XMPRow("KeywordsHierarchyChildrenChildrenKeyword", "HierarchicalKeywords3"),
      XMPRow("KeywordsHierarchyChildrenKeyword", "HierarchicalKeywords2"),
      XMPRow("KeywordsHierarchyKeyword", "HierarchicalKeywords1"),
    ])

  static let mwgColl: XMPTable = XMPTable(
    "XMP-mwg-coll",
    [
      XMPRow("Collections", traits: .list, prefix: "", of: { .fieldsOfMwgCollectionInfo })
    ])

  static let fieldsOfMwgCollectionInfo: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("CollectionName"),
      XMPRow("CollectionURI"),
    ])

  static let fieldsOfMwgExtensions: XMPTable = XMPTable(
    "XMP", isOpen: true,
    [])

  static let fieldsOfMwgKeywordInfo: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Hierarchy", traits: .list, of: { .fieldsOfMwgKeywordStruct })
    ])

  static let fieldsOfMwgKeywordStruct: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Applied"),
      XMPRow("Children", traits: .list, of: { .fieldsOfMwgKeywordStruct }),
      XMPRow("Keyword"),
    ])

  static let fieldsOfMwgRegionInfo: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("AppliedToDimensions", of: { .fieldsOfDimensions }),
      XMPRow("RegionList", "Region", traits: .list, of: { .fieldsOfMwgRegionStruct }),
    ])

  static let fieldsOfMwgRegionStruct: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Area", of: { .fieldsOfArea }),
      XMPRow("BarCodeValue"),
      XMPRow("Description"),
      XMPRow("Extensions", of: { .fieldsOfMwgExtensions }),
      XMPRow(
        "FocusUsage",
        labels:
          "EvaluatedNotUsed=Evaluated, Not Used|EvaluatedUsed=Evaluated, Used|NotEvaluatedNotUsed=Not Evaluated, Not Used"
      ),
      XMPRow("Name"),
      XMPRow("Rotation"),
      XMPRow("Type", labels: "BarCode=BarCode|Face=Face|Focus=Focus|Pet=Pet"),
      XMPRow("seeAlso"),
    ])
}
