/// What the parts of a package are (ECMA-376 Part 2 §10.1.2.2): its main one says what the document is.
struct OfficeTypes {
  static let part = "[Content_Types].xml"

  /// The media type of the main part, without what says that it is the main one.
  private(set) var main: String?
  /// The path of the part with the core properties, which has one content type wherever it is (§11.1).
  private(set) var coreProperties: ArraySlice<UInt8>?
  /// What a part says that is not called a main one.
  private(set) var kind: OfficeKind?

  init() {}

  init(_ text: ByteSlice, _ found: inout MetadataBuilder) throws(MetadataError) {
    // That of a name which is usual for main parts counts most, then that of any part, then those of endings.
    var rank = -1
    for element in try XMLElements.read(text, "the list of the archive's types", &found) {
      guard let type = element.attribute("ContentType") else { continue }
      if kind == nil { kind = OfficeKind(otherType: type) }
      if coreProperties == nil, type.elementsEqual(Self.ofCoreProperties.utf8) {
        coreProperties = element.attribute("PartName")?.drop { $0 == 0x2f }
      }
      guard let mainType = Self.mainType(type) else { continue }
      let name = element.attribute("PartName")
      let isUsual = name.map { name in Self.usual.contains { name.elementsEqual($0.utf8) } }
      let own = isUsual == true ? 2 : isUsual == false ? 1 : 0
      if own > rank { (rank, main) = (own, mainType) }
    }
  }

  private static let ofCoreProperties =
    "application/vnd.openxmlformats-package.core-properties+xml"

  private static let usual = ["/word/document.xml", "/xl/workbook.xml", "/ppt/presentation.xml"]

  /// What stands before `.main` or `.main+xml` at the end of a media type.
  private static func mainType(_ type: [UInt8]) -> String? {
    for end in [".main+xml", ".main"] where type.suffix(end.utf8.count).elementsEqual(end.utf8) {
      return String(boundedName: type.dropLast(end.utf8.count))
    }
    return nil
  }
}
