import MetadataKit
import Testing

/// Pictures of Zeiss's microscopes: what exiftool 13.58 says of the same bytes.
@Suite struct CZITests {
  private func file(_ document: String, length: Int? = nil) -> Bytes {
    Bytes("ZISRAWFILE").zeros(6 + 16).little(1, 0, size: 4).zeros(8)
      .raw(Array(0..<16)).raw(Array(16..<32)).zeros(92 - 80).little(200, size: 8).zeros(100)
      .text("ZISRAWMETADATA").zeros(2 + 16).little(length ?? document.utf8.count, size: 4)
      .zeros(288 - 36).text(document)
  }

  @Test func readsTheHeaderAndTheMetadata() throws {
    let file = file(
      """
      <ImageDocument><Metadata><Information><Image><SizeX>1024</SizeX><SizeY>768</SizeY>
      <PixelType>Gray16</PixelType><AcquisitionDateAndTime>2019-05-03T10:11:12Z</AcquisitionDateAndTime>
      <Dimensions><Channels><Channel Id="C:0" Name="DAPI"/><Channel Id="C:1"/></Channels></Dimensions>
      </Image></Information><DisplaySetting><Channels><Channel><BIT_DEPTH>8</BIT_DEPTH></Channel>
      </Channels></DisplaySetting><Empty/><a:Foo xmlns:a="urn:a" b="1"><a:Bar>y</a:Bar></a:Foo>
      <Devices><Device><BeamPathNode><BeamPathNode>3</BeamPathNode></BeamPathNode></Device></Devices>
      </Metadata></ImageDocument>
      """)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "CZI")
    #expect(metadata.facts.pixelWidth == 1024)
    #expect(metadata.facts.pixelHeight == 768)
    #expect(metadata.facts.bitDepth == 16)
    #expect(metadata["File:ZISRAWVersion"]?.description == "1.0")
    #expect(metadata["File:ZISRAWVersion"]?.numericDescription == "1 0")
    #expect(metadata["File:FileGUID"]?.description == "101112131415161718191a1b1c1d1e1f")
    #expect(metadata["XML:XML"]?.isBinary == true)
    #expect(metadata["XML:ImageSizeX"]?.description == "1024")
    #expect(metadata["XML:ImageAcqDateAndTime"]?.description == "2019:05:03 10:11:12Z")
    #expect(metadata.created?.local == "2019-05-03T10:11:12")
    #expect(metadata.created?.offset == "+00:00")
    #expect(metadata["XML:ImageDimensionsChannelId"]?.description == "C:0")
    #expect(metadata["XML:ImageDimensionsChannelName"]?.description == "DAPI")
    #expect(metadata["XML:DisplayChannelBitDepth"]?.description == "8")
    #expect(metadata["XML:Empty"]?.description == "")
    #expect(metadata["XML-a:FooB"]?.description == "1")
    #expect(metadata["XML-a:FooBar"]?.description == "y")
    #expect(metadata["XML:DeviceBeamPathNode"]?.description == "3")
    #expect(metadata.warnings.isEmpty)
    file.readEveryTruncation()
  }

  static let names: [(long: String, short: String)] = [
    ("HardwareSettingMicroscopeId", "MicroscopeId"),
    ("ExperimentExperimentBlocksAcquisitionBlockZoom", "AcqBlockZoom"),
    ("LightPathNodeALightPathNodeB", "AB"),
    ("XSubDimensionsSubDimensionY", "XY"),
    ("AIntervalFooIntervalBar", "AFooIntervalBar"),
    ("AInterval", "AInterval"),
    ("AFocusHardwareAutofocusAutofocus", "AAutofocusHardware"),
    ("LightSourcesLightSourceSettingsLightSource", "LightSourcesLightSource"),
    ("InstrumentTubeLensesTubeLensMagnification", "InstrumentTubeLensMag"),
    ("ApoTomeDepthInfoApoTomeDepthInfoElementX", "ApoTomeDepthX"),
    ("DichroicsDichroicId", "DichronicId"),
    ("XDevicesDevicesDeviceA", "XDeviceA"),
  ]

  @Test func shortensNames() {
    for name in Self.names {
      let short = String(decoding: CZIName.shortened(Array(name.long.utf8)), as: UTF8.self)
      #expect(short == name.short)
    }
  }

  @Test func survivesWhatIsWrong() throws {
    #expect(try Metadata(file("<a", length: 1000).bytes).warnings.first?.code == .truncated)
    let elsewhere = file("<a/>").with(Array("ZISRAWSUBBLOCK".utf8), at: 200)
    #expect(try Metadata(elsewhere.bytes).warnings.map(\.code) == [.malformed])
    let far = file("<a/>").with([UInt8](repeating: 0xff, count: 8), at: 92)
    #expect(try Metadata(far.bytes).warnings.map(\.code) == [.truncated])
    let none = file("<a/>").with([UInt8](repeating: 0, count: 8), at: 92)
    #expect(try Metadata(none.bytes).warnings.isEmpty)
  }

  /// ZEN nests elements of devices in one another.
  @Test func readsWhatIsNestedDeeply() throws {
    let deep = String(repeating: "<N>", count: 60) + "1" + String(repeating: "</N>", count: 60)
    let metadata = try Metadata(file("<ImageDocument>\(deep)<Last>2</Last></ImageDocument>").bytes)
    #expect(metadata["XML:Last"]?.description == "2")
    #expect(metadata.warnings.isEmpty)
    let far = String(repeating: "<N>", count: 300)
    let warnings = try Metadata(file(far).bytes).warnings
    #expect(warnings.map(\.message) == ["the metadata is nested too deeply"])
  }

  @Test func costsNoMoreThanALongFile() throws {
    let name = String(repeating: "Devices", count: 140)
    let document =
      "<a><\(name)>" + (0..<20_000).map { "<\(name)\($0)/>" }.joined() + "</\(name)></a>"
    let metadata = try metadataWithinAMinute(of: file(document).bytes)
    #expect(metadata.warnings.contains { $0.code == .limitExceeded })
  }
}
