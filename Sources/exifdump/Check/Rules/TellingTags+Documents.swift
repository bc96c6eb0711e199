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

  /// Whether a tag has paths of files in it, which may have a user's name in them.
  static func isPath(_ name: TellingName) -> Bool {
    // Programs that print or plot make the file's path its title.
    if name.text == "title" { return ["PDF", "PostScript", "XMP-dc", "EMF"].contains(name.group) }
    // Beside those of the file system, which rules do not see, PNG's texts and OpenEXR's attributes may have one:
    // `File` is Blender's.
    if ["filename", "file"].contains(name.text) { return ["PNG", "OpenEXR"].contains(name.group) }
    // `vrayInfo/filename`, `nuke/input/filename`
    if name.group == "OpenEXR", name.text.hasSuffix("filename") { return true }
    // What ImageMagick writes of TIFF's.
    if name.text == "document" { return name.isFree && name.group == "PNG" }
    if name.text == "target" { return name.isOfOfficeXML }
    return paths.contains(name.text) || isPathOfFolder(name)
      || pathEndings.contains(where: name.text.hasSuffix)
  }

  /// Whether it is what a drawing refers to, which may be pages.
  static func isReferenceOfDrawing(_ name: TellingName) -> Bool {
    name.text == "linkedfile" && name.group == "SVG"
  }

  /// Whether its path is that of a folder.
  static func isPathOfFolder(_ name: TellingName) -> Bool { folders.contains(name.text) }

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
    // Who has protected a workbook against changes, and whom SharePoint names in a document.
    "filesharingusername", "userinfodisplayname",
  ]

  /// Mails that a document was sent by (`_AuthorEmail`, `_AuthorEmailDisplayName`).
  private static let authorMail = Wildcard("*authoremail*")

  private static let paths: Set = [
    "template", "templatehref", "attachedtemplate", "linkedfile", "picturepath", "hyperlinks",
    "hlinks", "projectrefpath",
    // Inkscape's, of what a drawing was exported to, or an object in it.
    "exportfilename",
    // Word 2003's, in XML.
    "attachedtemplateval",
    // What a picture was scanned to or made from: TIFF's, and DPX's.
    "documentname", "imagefilename",
    // What a small picture is of (Thumbnail Managing Standard 0.9 §4.2).
    "thumburi",
    // GPAC's, of what a movie's track was made from.
    "handlerdescription",
  ]

  private static let folders: Set = [
    "workbookfolder", "hyperlinkbase", "outputdir",
    // Inkscape's, of where a drawing lay.
    "docbase",
  ]

  /// Of names that have others before them: Adobe's of what a file was made from (`DerivedFromFilePath`), of projects,
  /// of where media and caches lie.
  private static let pathEndings = [
    "filepath", "projectpath", "fullpath", "mediapath", "cachepath", "alternatepaths", "lasturl",
    // Word's, Excel's and Visio's of 2003, of links, pictures and other workbooks, in XML.
    "hlinkdest", "imagedatasrc", "imagedatahref", "imagedatatitle", "shapealt", "cellhref",
    "cellformula", "supbookpath", "hyperlinkaddress",
  ]
}
