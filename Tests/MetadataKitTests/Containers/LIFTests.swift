import MetadataKit
import Testing

/// Pictures of Leica's microscopes: what exiftool 13.58 says of the same elements.
@Suite struct LIFTests {
  private func file(_ document: String, length: Int? = nil) -> Bytes {
    let units = Array(document.utf16)
    let text = units.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    return Bytes().little(0x70, 5 + text.count, size: 4).raw([0x2a])
      .little(length ?? units.count, size: 4).raw(text).zeros(16)
  }

  private static let document = """
    <LMSDataContainerHeader Version="2"><Element Name="sweep"><Data>
    <Experiment Path="C:\\Users\\jane\\Documents\\Project001"/></Data><Children><Element Name="x_y"><Data>
    <Image TextDescription=""><ImageDescription><Channels><ChannelDescription Resolution="12"/></Channels>
    <Dimensions><DimensionDescription DimID="1" NumberOfElements="64"/>
    <DimensionDescription DimID="2" NumberOfElements="48"/></Dimensions></ImageDescription>
    <TimeStampList NumberOfTimeStamps="3">1d6f64bbab40b70 1d6f64bbba39b90 none </TimeStampList>
    <Attachment Name="HardwareSetting"><ATLConfocalSettingDefinition ScanMode="xyλ"/></Attachment>
    </Image></Data></Element><Element Name="xz"><Data><Image><ImageDescription><Dimensions>
    <DimensionDescription DimID="1" NumberOfElements="9"/></Dimensions></ImageDescription></Image></Data>
    </Element></Children></Element></LMSDataContainerHeader>
    """

  @Test func readsTheMetadata() throws {
    let metadata = try Metadata(file(Self.document).bytes)
    #expect(metadata.format.name == "LIF" && metadata.warnings.isEmpty)
    #expect(metadata.facts.pixelWidth == 64 && metadata.facts.pixelHeight == 48)
    #expect(metadata.facts.bitDepth == 12)
    #expect(metadata["XML:Version"]?.description == "2")
    #expect(metadata["XML:Name"]?.description == "sweep")
    #expect(metadata["XML:ExperimentPath"]?.description == #"C:\Users\jane\Documents\Project001"#)
    #expect(metadata["XML:TextDescription"]?.description == "")
    #expect(metadata["XML:ImageDimensionsNumberOfElements"]?.description == "64")
    #expect(metadata["XML:ImageChannelResolution"]?.description == "12")
    #expect(metadata["XML:TimeStampListNumberOfTimeStamps"]?.description == "3")
    #expect(metadata["XML:ATL_ScanMode"]?.description == "xyλ")
    let times = metadata["XML:TimeStampList"]?.values.map(\.description)
    #expect(times == ["2021:01:29 14:33:37", "2021:01:29 14:33:39", "0000:00:00 00:00:00"])
  }

  @Test(arguments: [
    ("ImageDescriptionDimensionsDimensionDescriptionDimID", "ImageDimensionsDimID"),
    ("AdditionalZPositionListAdditionalZPositionZ", "AddZPosZ"),
    ("LDM_Block_SequentialLDM_Block_Sequential_MasterATLConfocalSettingDefinitionX", "LDM_ATL_X"),
    ("LDM_Block_SequentialLDM_Block_Sequential_ListATLConfocalSettingDefinitionX", "LDM_ATL_X"),
  ])
  func shortensNames(_ long: String, _ short: String) {
    #expect(LIFName.shortened(Array(long.utf8)) == Array(short.utf8))
  }

  @Test func sizesAreNoLessThanOne() throws {
    let document = Self.document.replacing("\"64\"", with: "\"-64\"")
    #expect(document != Self.document)
    #expect(try Metadata(file(document).bytes).facts.pixelWidth == nil)
  }

  /// Of more characters than are read there are no metadata.
  @Test func aLongDocumentIsNotRead() throws {
    let long = Self.document + String(repeating: " ", count: 4 << 20)
    let metadata = try Metadata(file(long).bytes)
    #expect(metadata["XML:Name"] == nil)
    #expect(metadata.warnings.map(\.code) == [.limitExceeded])
  }

  @Test func survivesWhatIsWrong() throws {
    let cut = try Metadata(file(Self.document, length: 100_000).bytes)
    #expect(cut.warnings.first?.code == .truncated)
    #expect(cut["XML:Name"]?.description == "sweep")
    file("<a b='c'><d>e</d></a>").readEveryTruncation()
  }
}
