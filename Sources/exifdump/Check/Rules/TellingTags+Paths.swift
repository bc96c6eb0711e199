import MetadataKit

extension TellingTags {
  /// Whether a tag has paths of files in it, which may have a user's name in them.
  static func isPath(_ name: TellingName) -> Bool {
    // Programs that print or plot make the file's path its title.
    if name.text == "title" { return ["PDF", "PostScript", "XMP-dc", "EMF"].contains(name.group) }
    // Beside those of the file system, which rules do not see, PNG's texts and OpenEXR's attributes may have one:
    // `File` is Blender's.
    if ["filename", "file"].contains(name.text) {
      return ["PNG", "OpenEXR", "FITS"].contains(name.group)
    }
    if isFileOfFITS(name) { return true }
    // `vrayInfo/filename`, `nuke/input/filename`
    if name.group == "OpenEXR", name.text.hasSuffix("filename") { return true }
    // What ImageMagick writes of TIFF's.
    if name.text == "document" { return name.isFree && name.group == "PNG" }
    if name.text == "target" { return name.isOfOfficeXML }
    // Where a piece of music lies, as players write it.
    if name.text == "location" { return music.contains(where: name.group.hasPrefix) }
    if isLog(name) || isHistoryInXML(name) || isDescriptionOfTIFF(name) { return true }
    if isDescriptionOfDrawing(name) || isPathOfMicroscope(name) { return true }
    return paths.contains(name.text) || isPathOfFolder(name)
      || allEndings.contains(where: name.text.hasSuffix)
  }

  private static let allEndings =
    pathEndings + descriptionEndings + formulaEndings + referenceEndings + settingsEndings

  /// Whether a path in the value of such a tag is one that is looked for: most values are one.
  ///
  /// - Parameter pieces: what was found of those that stand among others in the file.
  static func hasPath(
    in value: [UInt8], of name: TellingName, _ pieces: inout PathPieces,
    where isFound: ([UInt8]) -> Bool
  ) -> Bool {
    var isThere = false
    if formulaEndings.contains(where: name.text.hasSuffix) {
      FilePathText.quoted(in: value, Array("'\"".utf8)) { piece in
        if !isThere { isThere = pieces.hold(piece, isFound) }
      }
    } else if settingsEndings.contains(where: name.text.hasSuffix) {
      FilePathText.values(ofSettings: value) { piece, _ in
        if !isThere { isThere = pieces.hold(piece, isFound) }
      }
    } else if referenceEndings.contains(where: name.text.hasSuffix) {
      isThere = isFound(Array(value.drop { $0 == 0x5b }))
    } else if isLog(name) {
      FilePathText.lines(ofLog: value) { piece in
        if !isThere { isThere = pieces.hold(piece, isFound) }
      }
    } else if isHistoryInXML(name) || isDescriptionOfTIFF(name) && FilePathText.isXML(value) {
      isThere = hasPath(inXML: value, &pieces, where: isFound)
    } else if isDescriptionOfTIFF(name) {
      FilePathText.paths(inLinesOf: value) { piece in
        if !isThere { isThere = pieces.hold(piece, isFound) }
      }
    } else if isTrailOfMicroscope(name) {
      FilePathText.texts(inXML: value) { piece in
        guard !isThere, piece.count <= FilePathText.longest else { return }
        isThere = pieces.hold(piece) { !isOfMicroscope($0) && isFound($0) }
      }
    } else if isPathOfMicroscope(name) {
      isThere = !isOfMicroscope(value) && isFound(value)
    } else if isDescription(name) {
      isThere = FilePathText.described(by: value).map(isFound) == true
    } else {
      isThere = isFound(value)
    }
    return isThere
  }

  /// Whether XML has such a path, by itself or among words.
  private static func hasPath(
    inXML value: [UInt8], _ pieces: inout PathPieces, where isFound: ([UInt8]) -> Bool
  ) -> Bool {
    var isThere = false
    FilePathText.texts(inXML: value) { text in
      if isThere { return }
      // Times and names of parts, of which there may be thousands, have colons alone.
      if text.count <= FilePathText.longest,
        text.contains(where: { $0 == 0x25 || $0 == 0x2f || $0 == 0x5c })
      {
        isThere = pieces.hold(text, isFound)
      }
      FilePathText.lines(ofLog: text) { piece in
        if !isThere { isThere = pieces.hold(piece, isFound) }
      }
    }
    return isThere
  }

  /// Whether it is what Photoshop was told to log, the files among it that it opened and saved, or what programs for FITS
  /// did.
  private static func isLog(_ name: TellingName) -> Bool {
    name.text == "history" && name.group == "XMP-photoshop" || isLogOfFITS(name)
  }

  /// Whether it is what digiKam's pictures were made from, in XML.
  private static func isHistoryInXML(_ name: TellingName) -> Bool {
    name.text == "imagehistory" && name.group == "XMP-digiKam"
  }

  /// Whether it is what TIFF says of its pictures, which microscopes' programs say in XML (OME-TIFF), and others in lines.
  private static func isDescriptionOfTIFF(_ name: TellingName) -> Bool {
    name.text == "imagedescription" && name.group.hasPrefix("IFD")
  }

  /// Whether it describes a picture in Office's XML of 2003, in a package in one text, or in a drawing.
  static func isDescription(_ name: TellingName) -> Bool {
    descriptionEndings.contains(where: name.text.hasSuffix) || isDescriptionOfDrawing(name)
  }

  /// Whether it describes a drawing, where Inkscape puts the file that this was made from.
  private static func isDescriptionOfDrawing(_ name: TellingName) -> Bool {
    name.text == "desc" && name.group == TagTable.svg.group
  }

  /// Whether it is a link in such XML, or where that takes data from.
  static func isLinkOfOffice(_ name: TellingName) -> Bool {
    (linkEndings + formulaEndings + referenceEndings + settingsEndings)
      .contains(where: name.text.hasSuffix)
  }

  /// Whether it is what a drawing refers to, which may be pages.
  static func isReferenceOfDrawing(_ name: TellingName) -> Bool {
    name.text == "linkedfile" && name.group == "SVG"
  }

  /// Whether its path is that of a folder.
  static func isPathOfFolder(_ name: TellingName) -> Bool {
    folders.contains(name.text) || isFolderOfMicroscope(name)
  }

  private static let paths: Set = [
    "template", "templatehref", "attachedtemplate", "linkedfile", "picturepath", "hyperlinks",
    "hlinks", "projectrefpath",
    // Inkscape's, of what a drawing was exported to, or an object in it.
    "exportfilename",
    // Word 2003's, in XML.
    "attachedtemplateval",
    // What a picture was scanned to or made from: TIFF's, and DPX's.
    "documentname", "imagefilename", "sourcefilename",
    // ImageMagick's, of the drawing that a picture was made from: `svg:base-uri`, whose end might be a language.
    "svgbase",
    // What a small picture is of (Thumbnail Managing Standard 0.9 §4.2).
    "thumburi",
    // GPAC's, of what a movie's track was made from.
    "handlerdescription",
  ]

  private static let folders: Set = [
    "workbookfolder", "hyperlinkbase", "outputdir",
    // Inkscape's, of where a drawing lay, and of where many were exported to.
    "docbase", "exportbatchpath",
  ]

  /// Of names that have others before them: Adobe's of what a file was made from (`DerivedFromFilePath`), of projects,
  /// of where media and caches lie.
  private static let pathEndings =
    [
      "filepath", "projectpath", "fullpath", "mediapath", "cachepath", "alternatepaths", "lasturl",
      "windowdocument",
    ] + linkEndings

  /// Word's, Excel's and Visio's of 2003, of links, pictures, other workbooks and what data are taken from, in XML.
  private static let linkEndings = [
    "hlinkdest", "imagedatasrc", "imagedatahref", "mailmergedatasourceval",
    "mailmergeheadersourceval", "cellhref", "supbookpath", "textwizardsettingsname",
    "querysourcesourceconnectionfile", "querysourcesourcedatafile", "hyperlinkaddress",
  ]

  /// Of descriptions of pictures, in that and in packages of today's that are one text.
  private static let descriptionEndings = [
    "imagedatatitle", "shapealt", "docprdescr", "docprtitle", "cnvprdescr", "cnvprtitle",
  ]

  /// Of formulas in Excel's XML of 2003, which refer to other workbooks.
  private static let formulaEndings = ["cellformula", "namedrangerefersto"]

  /// Of references there to a table that a pivot table is of: `[C:\data\a.xls]b`.
  private static let referenceEndings = ["consolidationreferencefilename"]

  /// Of settings there that tell what data are taken from.
  private static let settingsEndings = [
    "mailmergeconnectstringval", "mailmergeodsoudlval", "querysourceconnection",
  ]
}
