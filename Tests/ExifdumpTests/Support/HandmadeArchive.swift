import Foundation

/// A ZIP archive put together by hand, and documents that are one.
enum HandmadeArchive {
  /// An archive of parts that are not compressed.
  static func file(_ parts: [(name: String, content: Data)]) -> Data {
    var (file, directory) = (Data(), Data())
    for (name, content) in parts {
      let start = file.count
      let sizes = number(0, 4) + number(content.count, 4) + number(content.count, 4)
      let length = number(name.utf8.count, 2) + number(0, 2)
      let head = number(10, 2) + number(0, 2) + number(0, 2) + number(0x3883_4ed2, 4) + sizes
      file += Data("PK\u{3}\u{4}".utf8) + head + length + Data(name.utf8) + content
      directory +=
        Data("PK\u{1}\u{2}".utf8) + number(0x314, 2) + head + length + number(0, 10)
        + number(start, 4) + Data(name.utf8)
    }
    let count = number(parts.count, 2)
    return file + directory + Data("PK\u{5}\u{6}".utf8) + number(0, 4) + count + count
      + number(directory.count, 4) + number(file.count, 4) + number(0, 2)
  }

  /// A document of Word with properties, and other parts.
  ///
  /// - Parameters:
  ///   - core: elements of `docProps/core.xml`.
  ///   - program: those of `docProps/app.xml`.
  ///   - custom: texts by the names that users gave them.
  static func word(
    core: String = "", program: String = "", custom: [String: String] = [:],
    _ parts: [(name: String, content: Data)] = []
  ) -> Data {
    let office = "http://schemas.openxmlformats.org"
    let types = """
      <Types xmlns="\(office)/package/2006/content-types"><Override PartName="/word/document.xml"
      ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/>
      </Types>
      """
    let properties = "\(office)/officeDocument/2006"
    let texts = custom.map {
      "<property pid='2' name='\($0)'><vt:lpwstr>\($1)</vt:lpwstr></property>"
    }
    let texted: [(String, String)] = [
      ("[Content_Types].xml", types),
      (
        "docProps/core.xml",
        """
        <cp:coreProperties xmlns:cp="\(office)/package/2006/metadata/core-properties"
        xmlns:dc="http://purl.org/dc/elements/1.1/">\(core)</cp:coreProperties>
        """
      ),
      (
        "docProps/app.xml",
        "<Properties xmlns='\(properties)/extended-properties'>\(program)</Properties>"
      ),
      (
        "docProps/custom.xml",
        """
        <Properties xmlns="\(properties)/custom-properties"
        xmlns:vt="\(properties)/docPropsVTypes">\(texts.joined())</Properties>
        """
      ),
    ]
    return file(texted.map { ($0, Data($1.utf8)) } + parts)
  }

  /// An OpenDocument text with elements of `office:meta`.
  static func openDocument(_ meta: String) -> Data {
    let text = """
      <office:document-meta xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0"
      xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xlink="http://www.w3.org/1999/xlink"
      xmlns:meta="urn:oasis:names:tc:opendocument:xmlns:meta:1.0"><office:meta>\(meta)</office:meta>
      </office:document-meta>
      """
    return file([
      ("mimetype", Data("application/vnd.oasis.opendocument.text".utf8)),
      ("meta.xml", Data(text.utf8)),
    ])
  }

  /// A publication of EPUB with elements of its package's `metadata`.
  static func publication(_ metadata: String) -> Data {
    let container = """
      <container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>
      <rootfile full-path="a.opf"/></rootfiles></container>
      """
    let package = """
      <package xmlns="http://www.idpf.org/2007/opf"><metadata
      xmlns:dc="http://purl.org/dc/elements/1.1/">\(metadata)</metadata></package>
      """
    return file([
      ("mimetype", Data("application/epub+zip".utf8)),
      ("META-INF/container.xml", Data(container.utf8)), ("a.opf", Data(package.utf8)),
    ])
  }

  private static func number(_ value: Int, _ size: Int) -> Data {
    Data((0..<size).map { UInt8(truncatingIfNeeded: $0 < 8 ? value >> ($0 * 8) : 0) })
  }
}
