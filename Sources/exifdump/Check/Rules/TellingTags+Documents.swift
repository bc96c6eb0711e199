import MetadataKit

extension TellingTags {
  /// Whether a tag of a document names somebody who worked on it, or for whom: elsewhere a company is that
  /// which has made a camera, and an editor a program.
  static func isAuthorOfDocument(_ name: TellingName) -> Bool {
    if name.isFree, authorMail.matches(name.text) { return true }
    return documentAuthors.contains(name.text) && isOfDocument(name)
  }

  /// Whether a tag is of those that documents have.
  static func isOfDocument(_ name: TellingName) -> Bool {
    documents.contains(name.group) || name.isOfOfficeXML
  }

  /// Whether a tag names who has used a program last, to change, open or print a document: programs write that
  /// without being asked.
  static func isUserOfDocument(_ name: TellingName) -> Bool {
    // Microsoft's labels of what is confidential (`MSIP_Label_…_Owner`).
    if name.isFree, name.text.hasPrefix("msiplabel") {
      return name.text.hasSuffix("owner") || name.text.hasSuffix("setby")
    }
    // OpenDocument's `printed-by` ends as if a language stood behind it.
    if name.text == "printed" { return name.group == "XMP-meta" }
    return documentUsers.contains(name.text)
  }

  /// Whether a tag names users of SharePoint, or groups of them.
  static func isAccountOfSharePoint(_ name: TellingName) -> Bool {
    name.text == "userinfodisplayname"
  }

  /// Groups of what documents say of themselves: `XML` of Office Open XML and iWork, `XMP-meta` of OpenDocument,
  /// `XMP-w` of Word 2003, `XMP-pkg` of Office Open XML in one text, `XMP-pdfx` of what Acrobat keeps of other documents.
  private static let documents: Set = [
    "XML", "FlashPix", "MS-DOC", "RTF", "PDF", "XMP-pdfx", "XMP-meta", "XMP-w", "XMP-pkg",
  ]

  private static let documentAuthors: Set = [
    "company", "manager", "commentby", "initialcreator", "mailaddress", "telephonenumber",
    // What Office offers as names for properties of users' own.
    "checkedby", "client", "editor", "forwardto", "receivedfrom", "recordedby", "typist",
    // Krita's.
    "authorfullname", "authorcreatorfirstname", "authorcreatorlastname", "authorinitial",
    "authoremail", "authortelephone", "authortelephonework", "authorfax", "authorcompany",
    "authoraddress", "authorstreet", "authorcity", "authorpostalcode", "authorcountry",
    "authorhomepage",
  ]

  private static let documentUsers: Set = [
    "lastmodifiedby", "lastmodifier", "lastsavedby", "lastauthor", "currentuser",
    // Who has protected a workbook against changes.
    "filesharingusername",
  ]

  /// Mails that a document was sent by (`_AuthorEmail`, `_AuthorEmailDisplayName`).
  private static let authorMail = Wildcard("*authoremail*")
}
