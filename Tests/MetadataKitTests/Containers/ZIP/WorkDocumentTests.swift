import Testing

@testable import MetadataKit

/// iWork's documents, written byte by byte.
@Suite struct WorkDocumentTests {
  private typealias Part = ZIPBytes.Part

  private let index = """
    <?xml version="1.0"?><sl:document xmlns:sl="http://developer.apple.com/namespaces/sl" a=":metadata">\
    <sf:metadata><sf:title><sf:string sfa:string="T"/></sf:title>\
    <sf:authors><sf:string sfa:ID="x" sfa:string="A"/></sf:authors>\
    <sf:projects><sf:array sfa:ID="y"><sf:string sfa:string="P"/><sf:string sfa:string="Q"/>\
    </sf:array></sf:projects><sf:keywords><sf:array/></sf:keywords></sf:metadata>\
    <sl:body><unclosed></sl:document>
    """

  @Test func readsMetadataOf2009() throws {
    let file = ZIPBytes.archive([
      Part("index.xml", index, isDeflated: true),
      Part(name: "QuickLook/Thumbnail.jpg", content: [1, 2]),
      Part(name: "QuickLook/Preview.pdf", content: [3]),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.warnings.isEmpty)
    #expect(metadata.format.name == "PAGES")
    #expect(metadata.format.mimeTypeInExiftool == "application/x-iwork-pages-sffpages")
    #expect(metadata["XML:Title"]?.description == "T")
    #expect(metadata["XML:Author"]?.description == "A")
    #expect(metadata["XML:Keywords"]?.description == "")
    let projects = metadata.tags.filter { $0.name == "Projects" }.map(\.description)
    #expect(projects == ["P", "Q"])
    #expect(metadata["File:PreviewImage"]?.count == 2)
    #expect(ZIPBytes.names(metadata).count == 3)
    // The file's name says more.
    #expect(try Metadata(file.bytes, name: "a.numbers").format.name == "NUMBERS")
    file.readEveryTruncation()
  }

  @Test func metadataWithoutAnEndAreTold() throws {
    let file = ZIPBytes.archive([Part("index.xml", "<sl:document><sl:metadata><sl:authors/>")])
    #expect(try Metadata(file.bytes).warnings.map(\.code) == [.malformed])
  }

  @Test(arguments: [
    (["Index/Document.iwa"], "a.numbers", "NUMBERS"), (["Index/Document.iwa"], "a", "PAGES"),
    (["Index/Document.iwa", "Index/Tables/DataList.iwa"], "a.pages", "PAGES"),
    (["Index/Document.iwa", "Index/Slide.iwa"], "a.zip", "KEY"),
    (["Index/Slide.iwa"], "a.kth", "KTH"), (["A.key/Index.zip"], "a.zip", "KEY"),
    (["A.key/B/Index.zip"], "a.zip", "ZIP"), (["Index.zip"], "a.zip", "ZIP"),
  ]) func tellsTypes(_ parts: [String], _ name: String, _ format: String) throws {
    let file = ZIPBytes.archive(parts.map { Part($0, "x") })
    #expect(try Metadata(file.bytes, name: name).format.name == format)
  }

  @Test func tellsPictures() throws {
    let file = ZIPBytes.archive([
      Part("Index/Document.iwa", ""), Part("preview.jpg", "abc"), Part("preview-web.jpg", "ab"),
      Part("preview-micro.jpg", "a", isDeflated: true), Part("QuickLook/Preview.pdf", "%PDF"),
    ])
    let metadata = try Metadata(file.bytes)
    #expect(metadata["File:PreviewImage"]?.count == 3)
    #expect(metadata["File:OtherImage"]?.count == 2)
    #expect(metadata["File:ThumbnailImage"]?.count == 1)
    #expect(metadata["File:PreviewPDF"]?.count == 4)
    #expect(metadata.blocks.map(\.kind) == [.preview, .preview, .thumbnail])
    let package = ZIPBytes.archive([
      Part("A.pages/Index.zip", ""), Part("A.pages/preview.jpg", "a"),
    ])
    #expect(try Metadata(package.bytes)["File:PreviewImage"]?.count == 1)
  }
}
