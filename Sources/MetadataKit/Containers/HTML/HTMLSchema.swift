/// Names of metadata that stand behind another, as in `DC.creator` and `ncc:totalTime`, and whose tags exiftool names.
struct HTMLSchema: Sendable {
  /// What stands before them, in lower case.
  let space: String
  let table: TagTable
  /// The names in lower case, and those of their tags.
  let tags: [(meta: String, tag: String)]

  static let all = [
    HTMLSchema(
      space: "dc", table: .htmlDublinCore,
      tags: TagTable.htmlDublinCore.rows.map { (meta: $0.name.lowercased(), tag: $0.name) }),
    HTMLSchema(space: "ncc", table: .htmlBook, tags: book),
    HTMLSchema(
      space: "prod", table: .htmlProduction,
      tags: [("reclocation", "RecLocation"), ("recengineer", "RecEngineer")]),
    HTMLSchema(space: "vw96", table: .htmlVancouver, tags: [("objecttype", "ObjectType")]),
    HTMLSchema(space: "http-equiv", table: .htmlHeader, tags: HTMLHead.headers),
  ]

  private static let book: [(meta: String, tag: String)] = [
    ("charset", "CharacterSet"), ("depth", "Depth"), ("files", "Files"),
    ("footnotes", "Footnotes"), ("generator", "Generator"), ("kbytesize", "KByteSize"),
    ("maxpagenormal", "MaxPageNormal"), ("multimediatype", "MultimediaType"),
    ("narrator", "Narrator"), ("pagefront", "PageFront"), ("pagenormal", "PageNormal"),
    ("pagespecial", "PageSpecial"), ("prodnotes", "ProdNotes"), ("producer", "Producer"),
    ("produceddate", "ProducedDate"), ("revision", "Revision"), ("revisiondate", "RevisionDate"),
    ("setinfo", "SetInfo"), ("sidebars", "Sidebars"), ("sourcedate", "SourceDate"),
    ("sourceedition", "SourceEdition"), ("sourcepublisher", "SourcePublisher"),
    ("sourcerights", "SourceRights"), ("sourcetitle", "SourceTitle"), ("tocitems", "TOCItems"),
    ("totaltime", "Duration"),
  ]

  /// The table and the name of the tag of a word in a space, both in lower case.
  static func tag(_ word: String, of space: String) -> (table: TagTable, name: String)? {
    guard let schema = all.first(where: { $0.space == space }),
      let tag = schema.tags.first(where: { $0.meta == word })
    else { return nil }
    return (table: schema.table, name: tag.tag)
  }

  /// Whether what is said several times is a list; of others the last speaks in exiftool's form.
  static func isList(_ name: String, of group: String) -> Bool {
    switch group {
    case TagTable.html.group: ["Keywords", "Robots"].contains(name)
    case TagTable.htmlDublinCore.group: elementsOfLists.contains(name)
    default: false
    }
  }

  /// What is a bag or a sequence in XMP, too (ISO 16684-1 §8.3).
  private static let elementsOfLists: Set = [
    "Contributor", "Creator", "Date", "Language", "Publisher", "Relation", "Subject", "Type",
  ]
}
