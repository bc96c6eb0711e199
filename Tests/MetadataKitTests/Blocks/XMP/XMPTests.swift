import MetadataKit
import Testing

@Suite struct XMPTests {
  @Test func tellsOfThePacket() throws {
    let metadata = try XMPBytes.read("<dc:format>image/jpeg</dc:format>")
    #expect(metadata.words("XMP-x:XMPToolkit") == ["Tests"])
    #expect(metadata.words("XMP-dc:Format") == ["image/jpeg"])
    #expect(metadata.warnings.isEmpty)
    #expect(metadata["XMP-rdf:About"] == nil)
  }

  @Test func readsLists() throws {
    let metadata = try XMPBytes.read(
      "<dc:subject><rdf:Bag>\(XMPBytes.items("a", "b", "c"))</rdf:Bag></dc:subject>"
        + "<dc:creator><rdf:Seq>\(XMPBytes.items("one"))</rdf:Seq></dc:creator>"
        + "<my:words><rdf:Seq>\(XMPBytes.items("1/4", "2008-05-30T15:56:01Z"))</rdf:Seq></my:words>"
    )
    #expect(metadata.words("XMP-dc:Subject") == ["a", "b", "c"])
    #expect(metadata["XMP-dc:Subject"]?.hasSeveralValues == true)
    #expect(metadata["XMP-dc:Creator"]?.hasSeveralValues == false)
    // What nobody knows stays the text that it is; exiftool takes it for a fraction.
    #expect(metadata.words("XMP-my:Words") == ["1/4", "2008:05:30 15:56:01Z"])
    for isNumeric in [false, true] {
      var json = JSONWriter()
      ExiftoolView(isNumeric: isNumeric).write(metadata, name: Array("a.xmp".utf8), &json)
      #expect(json.text.string.contains("\"XMP-my:Words\":[0.25,\"2008:05:30 15:56:01Z\"]"))
    }
    #expect(metadata.tags.count { $0.continuesList } == 3)
  }

  @Test(arguments: [
    ("1IAA", "1 Usage Item:"),
    ("2AAB", "All Categories|Book|All Book Types|All Distribution Formats"),
    (
      "|PLUS|V0120|U001|1IAA1IAF1UNA1UNZ9EXC",
      "PLUS V0120 (LDF Version 1.20) U001 (1 Media Usages:) 1IAA (1 Usage Item:); 1IAF (6 Usage "
        + "Items:) 1UNA (Usage Number A) (Usage Number Z) 9EXC (All Exclusive)"
    ),
  ])
  func wordsASummaryOfALicense(_ code: String, _ words: String) throws {
    let metadata = try XMPBytes.read(
      "<plus:MediaSummaryCode xmlns:plus='http://ns.useplus.org/ldf/xmp/1.0/'>\(code)"
        + "</plus:MediaSummaryCode>")
    #expect(metadata.words("XMP-plus:MediaSummaryCode") == [words])
  }

  /// A lens is described by four fractions; any other number of them is a text.
  @Test(arguments: [
    ("24/1 70/1 28/10 0/0", "24 70 2.8 undef"), ("1/2", "0.5"), ("1/2 1/4", "1/2 1/4"),
  ])
  func readsTheFractionsOfALens(_ text: String, _ value: String) throws {
    let metadata = try XMPBytes.read(
      "<aux:LensInfo xmlns:aux='http://ns.adobe.com/exif/1.0/aux/'>\(text)</aux:LensInfo>")
    #expect(metadata["XMP-aux:LensInfo"]?.numericDescription == value)
  }

  /// Nikon's programs keep numbers in Base64: 41 bytes of it are no number, not 0 m.
  @Test(arguments: [
    ("GPSAltitude", "AAAAAABASUA=", "50.5 m"), ("GPSAltitude", "QQ==", "QQ=="),
    ("GPSImgDirection", "AAAAAABASUA=", "50.50"), ("GPSImgDirection", "", ""),
    ("GPSLatitude", "AAAAAAAASUAAAAAAAAA+QAAAAAAAAAAA", "50 deg 30' 0.00\""),
    ("GPSLatitude", "AAAAAAAASUA=", "AAAAAAAASUA="),
  ])
  func readsNumbersInBase64(_ name: String, _ text: String, _ words: String) throws {
    let metadata = try XMPBytes.read(
      "<ast:\(name) xmlns:ast='http://ns.nikon.com/asteroid/1.0/'>\(text)</ast:\(name)>")
    #expect(metadata["XMP-ast:" + name]?.description == words)
  }

  @Test func readsLanguages() throws {
    let title =
      #"<rdf:li xml:lang="x-default">A</rdf:li><rdf:li xml:lang="fr-ca">B</rdf:li>"#
    let metadata = try XMPBytes.read("<dc:title><rdf:Alt>\(title)</rdf:Alt></dc:title>")
    #expect(metadata.words("XMP-dc:Title") == ["A"])
    #expect(metadata.words("XMP-dc:Title-fr-CA") == ["B"])
  }

  @Test(
    arguments: [
      #"<rdf:li stEvt:action="saved" stEvt:when="2008-01-02T03:04:05+01:00"/>"#,
      #"<rdf:li><rdf:Description stEvt:action="saved"><stEvt:when>2008-01-02T03:04:05+01:00</stEvt:when></rdf:Description></rdf:li>"#,
      #"<rdf:li rdf:parseType="Resource"><stEvt:action>saved</stEvt:action><stEvt:when>2008-01-02T03:04:05+01:00</stEvt:when></rdf:li>"#,
    ])
  func readsStructuresInEveryForm(_ item: String) throws {
    let other = #"<rdf:li stEvt:action="made" stEvt:tool="x"/>"#
    let metadata = try XMPBytes.read(
      "<xmpMM:History><rdf:Seq>\(item)\(other)</rdf:Seq></xmpMM:History>")
    #expect(metadata.words("XMP-xmpMM:HistoryAction") == ["saved", "made"])
    #expect(metadata.words("XMP-xmpMM:HistoryWhen") == ["2008:01:02 03:04:05+01:00"])
    // A field that the structure does not have by its specification.
    #expect(metadata.words("XMP-xmpMM:HistoryTool") == ["x"])
  }

  @Test func readsStructuresWithinStructures() throws {
    let area = #"<mwg-rs:Area stArea:x="0.5" stArea:unit="normalized"/>"#
    let extensions =
      "<mwg-rs:Extensions><rdf:Description><tiff:Orientation>6</tiff:Orientation>"
      + "</rdf:Description></mwg-rs:Extensions>"
    let metadata = try XMPBytes.read(
      #"<mwg-rs:Regions rdf:parseType="Resource"><mwg-rs:AppliedToDimensions stDim:w="10"/>"#
        + #"<mwg-rs:RegionList><rdf:Bag><rdf:li rdf:parseType="Resource">"#
        + "<mwg-rs:Name>Ann</mwg-rs:Name>\(area)\(extensions)</rdf:li></rdf:Bag>"
        + "</mwg-rs:RegionList></mwg-rs:Regions>")
    #expect(metadata.words("XMP-mwg-rs:RegionAppliedToDimensionsW") == ["10"])
    #expect(metadata.words("XMP-mwg-rs:RegionName") == ["Ann"])
    #expect(metadata.words("XMP-mwg-rs:RegionAreaX") == ["0.5"])
    // A field of another namespace keeps its words.
    #expect(metadata.words("XMP-mwg-rs:RegionExtensionsOrientation") == ["Rotate 90 CW"])
  }

  @Test func readsQualifiersAndReferences() throws {
    let metadata = try XMPBytes.read(
      #"<dc:source rdf:parseType="Resource"><rdf:value>v</rdf:value><my:by>w</my:by></dc:source>"#
        + #"<my:link rdf:resource="http://a?b=1&amp;c"/><my:node><my:Person my:age="3"/></my:node>"#
        + #"<my:a rdf:nodeID="n"/></rdf:Description><rdf:Description rdf:nodeID="n""#
        + XMPBytes.namespaces + "><my:b>far</my:b>")
    #expect(metadata.words("XMP-dc:Source") == ["v"])
    #expect(metadata.words("XMP-dc:SourceBy") == ["w"])
    #expect(metadata.words("XMP-my:Link") == ["http://a?b=1&c"])
    #expect(metadata.words("XMP-my:NodePersonAge") == ["3"])
    #expect(metadata.words("XMP-my:AB") == ["far"])
  }

  @Test func readsListsThatStandElsewhere() throws {
    let metadata = try XMPBytes.read(
      #"<dc:subject rdf:nodeID="n"/><my:a rdf:nodeID="m"/></rdf:Description>"#
        + #"<rdf:Bag rdf:nodeID="n"><rdf:li>x</rdf:li><rdf:li>y</rdf:li><rdf:li>z</rdf:li></rdf:Bag>"#
        + #"<rdf:Description rdf:nodeID="m""# + XMPBytes.namespaces
        + "><my:b>1</my:b><my:b>2</my:b>")
    #expect(metadata.words("XMP-dc:Subject") == ["x", "y", "z"])
    // Of what is no list, the last one counts.
    #expect(metadata.words("XMP-my:AB") == ["2"])
  }

  @Test func readsOnWhereANameIsNone() throws {
    let metadata = try XMPBytes.read(
      "<exif:TIFF/EPStandardID>1, 0</exif:TIFF/EPStandardID><exif:FNumber>28/10</exif:FNumber>")
    #expect(metadata.words("XMP-exif:Tiff") == ["1, 0"])
    #expect(metadata.words("XMP-exif:FNumber") == ["2.8"])
    #expect(metadata.warnings.contains { $0.message.hasPrefix("XMP is no XML") })
  }

  @Test func aCommentEndsWhereItEnds() throws {
    let metadata = try XMPBytes.read("<!-- x<y/z--><my:one>A & B</my:one><my:two>C</my:two>")
    #expect(metadata.words("XMP-my:One") == ["A & B"])
    #expect(metadata.words("XMP-my:Two") == ["C"])
  }

  @Test func readsTheNumberBeforeWords() throws {
    let metadata = try XMPBytes.read(
      "<exif:ShutterSpeedValue>5.91 EV (1/60 sec.)</exif:ShutterSpeedValue>")
    #expect(metadata.words("XMP-exif:ShutterSpeedValue") == ["1/60"])
  }

  @Test func namesNamespacesAsTheFieldDoes() throws {
    let metadata = try XMPBytes.metadata(
      XMPBytes.start
        + #"<rdf:Description xmlns:q="http://purl.org/dc/elements/1.1/" q:format="f" "#
        + #"xmlns:dc="http://example.com/" dc:FULL_NAME="g" xmlns:crs="#
        + #""http://ns.adobe.com/camera-raw-settings/9.9/" crs:Temperature="5000"/>"#
        + XMPBytes.end)
    #expect(metadata.words("XMP-dc:Format") == ["f"])
    // The prefix of a known namespace means that only.
    #expect(metadata.words("XMP-tmp0:FullName") == ["g"])
    #expect(metadata.words("XMP-crs:ColorTemperature") == ["5000"])
  }

  @Test(
    arguments: [
      ("exif:ExposureTime", "1/160", "0.00625", "1/160"),
      ("exif:FNumber", "28/10", "2.8", "2.8"),
      ("exif:GPSLatitude", "43,28.046S", "-43.4674333333333", #"43 deg 28' 2.76" S"#),
      ("exif:GPSAltitude", "1/0", "inf", "inf"),
      ("exif:MeteringMode", "77", "77", "Unknown (77)"),
      ("tiff:Orientation", "6", "6", "Rotate 90 CW"),
      ("xmp:CreateDate", "2008-05", "2008:05", "2008:05"),
      ("xmp:ModifyDate", "2008-05-30T15:56", "2008:05:30 15:56", "2008:05:30 15:56"),
      ("xmp:Rating", "1/2", "1/2", "1/2"), ("my:thing", "1/2", "1/2", "1/2"),
      ("my:day", "2008-05-30", "2008-05-30", "2008-05-30"),
    ])
  func wordsValues(_ name: String, _ stored: String, _ value: String, _ words: String) throws {
    let metadata = try XMPBytes.read("<\(name)>\(stored)</\(name)>")
    let tag = try #require(metadata.tags.first { $0.string == stored })
    #expect(tag.numericDescription == value)
    #expect(tag.description == words)
  }

  @Test func neverOverridesTheContainer() throws {
    let metadata = try XMPBytes.read("<tiff:Orientation>6</tiff:Orientation>")
    #expect(metadata.facts.orientation == nil)
  }

  @Test func decodesBase64() throws {
    let metadata = try XMPBytes.read(
      "<my:text rdf:datatype='x#base64'>aGVsbG8=</my:text>"
        + "<my:data rdf:datatype='x#base64'>AAECAw==</my:data>")
    #expect(metadata.words("XMP-my:Text") == ["hello"])
    #expect(metadata["XMP-my:Data"]?.bytes == [0, 1, 2, 3])
    #expect(metadata["XMP-my:Data"]?.isBinary == true)
  }

  @Test func printsListsAsArrays() throws {
    let metadata = try XMPBytes.read(
      "<dc:subject><rdf:Bag>\(XMPBytes.items("a", "2"))</rdf:Bag></dc:subject>")
    var json = JSONWriter()
    var selection = TagSelection()
    let isAdded = selection.add(group: "XMP-dc")
    #expect(isAdded)
    ExiftoolView(isNumeric: false, selection: selection).write(
      metadata, name: Array("photo.xmp".utf8), &json)
    let text = json.text.string.filter { !$0.isWhitespace }
    #expect(text.contains(#""XMP-dc:Subject":["a",2]"#))
  }
}
