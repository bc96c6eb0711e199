import MetadataKit
import Testing

/// Application segments of makers: what exiftool 13.58 says of the same bytes.
@Suite struct MakerSegmentTests {
  private static let kodak: [UInt8] = {
    var tiff = TIFFBytes()
    // Three directories of 42, 30 and 30 bytes, one behind the other.
    tiff.directory([.short(0xc350, 37), .long(0xc36e, 50), .long(0xc36f, 80)])
    tiff.directory([.short(2, 3), .long(7, 1)])
    tiff.directory([.short(2, 9), .short(8, 2)])
    return JPEGBytes.file([JPEGBytes.segment(0xe3, "Meta\0\0", tiff.bytes)])
  }()

  @Test func `Kodak's directories lead to effects and borders`() throws {
    let metadata = try Metadata(Self.kodak)
    #expect(metadata["MetaIFD:FilmProductCode"]?.description == "37")
    #expect(metadata["MetaIFD:KodakEffectsIFD"] == nil)
    #expect(metadata["KodakEffectsIFD:DigitalEffectsType"]?.description == "3")
    #expect(metadata["KodakBordersIFD:BorderID"]?.description == "9")
    #expect(metadata["KodakBordersIFD:WatermarkType"]?.description == "2")
  }

  @Test func `Kodak's directories may lead to themselves`() throws {
    var tiff = TIFFBytes()
    tiff.directory([.long(0xc36e, 8), .long(0xc36f, 8)], next: 8)
    let metadata = try Metadata(
      JPEGBytes.file([JPEGBytes.segment(0xe3, "META\0\0", tiff.bytes)]))
    #expect(!metadata.warnings.isEmpty)
  }

  @Test func `Two views of a picture are told of`() throws {
    var tiff = TIFFBytes()
    let crop = Bytes().little(1, size: 2).raw([1]).little(-5, size: 4).raw([2])
      .little(7, size: 4).bytes
    tiff.directory([
      .init(tag: 7, format: 7, count: 12, value: .offset(50)), .short(11, 255), .long(17, 0),
    ])
    tiff.append(crop)
    let metadata = try Metadata(JPEGBytes.file([JPEGBytes.segment(0xe3, "Stim\0\0", tiff.bytes)]))
    #expect(
      metadata["Stim:CropXCommonOffset"]?.description == "Individual Offset Setting")
    #expect(metadata["Stim:CropXOffset"]?.description == "-5")
    #expect(metadata["Stim:CropXOffset2"]?.description == "7")
    #expect(
      metadata["Stim:ConvergenceBaseImage"]?.description == "Equivalent for Both Viewpoints")
    #expect(metadata["Stim:ConvergenceDistance"]?.description == "inf")
    #expect(metadata["Stim:ConvergenceDistance"]?.numericDescription == "0")
  }

  @Test func `Ricoh's fields have the photographer's words`() throws {
    func section(_ kind: Int, _ body: [UInt8]) -> Bytes {
      Bytes().big(kind, body.count + 2, size: 2).raw(body)
    }
    let fields = Bytes("MM\u{1}\0\0\0\0\0\0\u{a}").big(4, size: 2).text("ASCII", 8)
      .raw(section(1, Array("Sign type\0Lit\0my own-thing\0free text\0".utf8)).bytes)
      .raw(section(2, Array("\0Maybe\0\0hello\0".utf8)).bytes)
      .raw(section(3, [0, 3, 0, 2, 0, 9, 0xff, 0xff]).bytes).bytes
    let sound = Bytes("MM\u{1}\0\0\u{1}\0\0\0\0\0\0\0\u{6}RIFFab").bytes
    let segments = [fields, sound].map { JPEGBytes.segment(0xe5, "RMETA\0", $0) }
    let metadata = try Metadata(JPEGBytes.file(segments))
    #expect(metadata["RMETA:SignType"]?.description == "3")
    #expect(metadata["RMETA:Lit"]?.description == "Maybe")
    #expect(metadata["RMETA:Lit"]?.numericDescription == "2")
    #expect(metadata["RMETA:MyOwn-Thing"]?.description == "9")
    #expect(metadata["RMETA:FreeText"]?.description == "hello")
    #expect(metadata["RMETA:SoundFile"]?.byteCount == 6)
  }

  @Test func `Codes that Ricoh's cameras read are a list`() throws {
    let body = Bytes("MM\u{1}\0\0\u{1}\0\0\0\0\0\0\0\0BARCODE01,02,3,abc,4,defg\0").bytes
    let metadata = try Metadata(JPEGBytes.file([JPEGBytes.segment(0xe5, "RMETA\0", body)]))
    #expect(metadata.words("RMETA:Barcodes") == ["abc", "defg"])
  }

  private static let qualcomm: [UInt8] = {
    func entry(_ name: String, _ kind: Int, _ value: [UInt8]) -> [UInt8] {
      Bytes().little(value.count, size: 2).raw([UInt8(name.utf8.count)]).text(name)
        .raw([UInt8(kind)]).little(1, 1, size: 2).raw(value).bytes
    }
    let body =
      entry("asf5_luma_filter[7]", 6, [0xcd, 0xcc, 0xcc, 0x3d])
      + entry("la_detect", 1, [0xff]) + entry("yhi_ylo_conv_chrm_a_m", 0, [1, 2])
      + entry("odd", 9, Array("abc".utf8))
    return JPEGBytes.file([JPEGBytes.segment(0xe7, "\u{1a}Qualcomm Camera Attributes", body)])
  }()

  @Test func `Qualcomm's names become tags`() throws {
    let metadata = try Metadata(Self.qualcomm)
    #expect(metadata["Qualcomm:ASF5LumaFilter07"]?.description == "0.100000001490116")
    #expect(metadata["Qualcomm:LADetect"]?.description == "-1")
    #expect(metadata["Qualcomm:YhiYloConvChrmA_M"]?.description == "1 2")
    #expect(metadata["Qualcomm:Odd"]?.isBinary == true)
  }

  @Test func `Media Jukebox's elements are tags`() throws {
    let xml = "\u{1}\0<MJMD>\r\n<Name>A &amp; B</Name><Date>41518.84</Date></MJMD>\r\n\0"
    let metadata = try Metadata(
      JPEGBytes.file([JPEGBytes.segment(0xe9, "Media Jukebox\0", Array(xml.utf8))]))
    #expect(metadata["MediaJukebox:Name"]?.description == "A & B")
    #expect(metadata["MediaJukebox:Date"]?.description == "2013:09:01 20:09:36")
    #expect(metadata.warnings.isEmpty)
  }

  private static let infiRay: [UInt8] = {
    let version = Bytes().raw([0, 2, 0, 1]).text("IJPEG\0").zeros(2).raw([4, 1]).zeros(70).bytes
    let picture = Bytes().little(0x41cc_0000, 0x3fa0_0000, 0x3f73_3333, 0x3f00_0000, size: 4)
      .zeros(22).bytes
    return JPEGBytes.file([
      JPEGBytes.segment(0xe2, version), JPEGBytes.segment(0xe3, "abc"),
      JPEGBytes.segment(0xe3, "defgh"), JPEGBytes.segment(0xe5, picture),
    ])
  }()

  @Test func `InfiRay's segments are read once the first says that they are`() throws {
    let metadata = try Metadata(Self.infiRay)
    #expect(metadata["InfiRay:IJPEGVersion"]?.description == "0 2 0 1")
    #expect(metadata["InfiRay:IJPEGOrgType"]?.description == "4")
    #expect(metadata["InfiRay:ImagingData"]?.byteCount == 8)
    #expect(metadata["InfiRay:EnvironmentTemp"]?.description == "25.50 C")
    #expect(metadata["InfiRay:EnvironmentTemp"]?.numericDescription == "25.5")
    #expect(metadata["InfiRay:Distance"]?.description == "1.25 m")
    #expect(metadata["InfiRay:Humidity"]?.description == "50.0 %")
    let picture = JPEGBytes.segment(0xe5, [UInt8](repeating: 0, count: 40))
    #expect(try Metadata(JPEGBytes.file([picture]))["InfiRay:Distance"] == nil)
  }

  @Test func `Scalado's directory is in several segments`() throws {
    let entries = Bytes("SPMO").big(5, 36, size: 4).text("WDTH").big(1, -640, size: 4)
      .text("HGHT").big(1, 480, size: 4).text("QUAL").big(1, 0, size: 4)
      .text("WDTH").big(1, 77, size: 4).bytes
    func part(_ index: Int, _ bytes: ArraySlice<UInt8>) -> [UInt8] {
      JPEGBytes.segment(
        0xe4, "SCALADO\0",
        Bytes().big(2, index, size: 2).big(entries.count, size: 4).raw(Array(bytes)).bytes)
    }
    let metadata = try Metadata(JPEGBytes.file([part(0, entries[..<30]), part(1, entries[30...])]))
    #expect(metadata["Scalado:PreviewImageWidth"]?.description == "640")
    #expect(metadata["Scalado:PreviewImageHeight"]?.description == "480")
    #expect(metadata["Scalado:PreviewQuality"] == nil)
  }

  @Test func `Segments of one value are told`() throws {
    let field = Bytes("LSLV").little(5, 18, size: 4).text("FWRV").little(2, 6, size: 4)
      .text("1.02", 6).bytes
    let metadata = try Metadata(
      JPEGBytes.file([
        JPEGBytes.segment(0xe5, "ssuniqueid\0", [0, 1, 0xfe]),
        JPEGBytes.segment(0xe6, "DTAT\0\0", Array("\u{1}{\"a\":1}".utf8)),
        JPEGBytes.segment(0xe6, "TDHD\u{1}\0\0\0", [42, 0, 0, 0] + field + [0]),
        JPEGBytes.segment(0xe1, "PARROT\0II*\0", [8, 0, 0, 0]),
        JPEGBytes.segment(
          0xe4, "Qualcomm Dual Camera Attributes", Array("CAMIF ROI Map left= 7\n".utf8)),
      ]))
    #expect(metadata["Samsung:UniqueID"]?.description == "0001fe")
    #expect(metadata["DJI:DJI_DTAT"]?.description == "{\"a\":1}")
    #expect(metadata["HP:FirmwareVersion"]?.description == "1.02")
    #expect(metadata["Parrot:RawThermalImage"]?.byteCount == 8)
    #expect(metadata["Qualcomm:CAMIF_ROIMapLeft"]?.description == "7")
  }

  @Test(arguments: [kodak, qualcomm, infiRay])
  func `Every beginning is read`(_ bytes: [UInt8]) {
    Bytes().raw(bytes).readEveryTruncation()
  }

  @Test func `Names of elements within others end soon`() throws {
    let name = String(repeating: "b", count: 30_000)
    let xml = "<r><\(name)>" + String(repeating: "<a/>", count: 1300) + "</\(name)></r>"
    let segment = JPEGBytes.segment(0xe9, "Media Jukebox\0", Array(xml.utf8.prefix(65_000)))
    let metadata = try Metadata(JPEGBytes.file([segment]))
    let names = metadata.tags.filter { $0.group == "MediaJukebox" }.map(\.name)
    #expect(!names.isEmpty)
    #expect(names.allSatisfy { $0.utf8.count <= Limits.nameBytes + 16 })
    #expect(!metadata.warnings.contains { $0.message.contains("names of more") })
  }

  @Test func `Thousands of segments are charged for`() throws {
    let qualcomm = Bytes().little(1, size: 2).raw([1]).text("a").raw([0, 1, 0, 1, 0, 7]).bytes
    let codes = Bytes("MM\u{1}\0\0\u{1}\0\0\0\0\0\0\0\0BARCODE01,02,")
      .text(String(repeating: "0,,", count: 2000)).bytes
    let names = String(repeating: "a\0", count: 99)
    let fields = Bytes("MM\u{1}\0\0\0\0\0\0\u{a}").big(100, size: 2).text("ASCII", 8)
      .big(1, names.utf8.count + 2, size: 2).text(names).bytes
    let hp = Bytes().zeros(4).raw(
      (0..<2000).flatMap { _ in Bytes("CMSN").zeros(4).little(1, size: 4).text("a").bytes }
    ).bytes
    let thermal = JPEGBytes.segment(0xe2, Bytes().zeros(4).text("IJPEG\0").zeros(70).bytes)
    let segments = [
      JPEGBytes.segment(
        0xe7, "\u{1a}Qualcomm Camera Attributes", (0..<2000).flatMap { _ in qualcomm }),
      JPEGBytes.segment(
        0xe4, "Qualcomm Dual Camera Attributes", (0..<2000).flatMap { _ in Array("a=\n".utf8) }),
      JPEGBytes.segment(0xe5, "RMETA\0", codes), JPEGBytes.segment(0xe5, "RMETA\0", fields),
      JPEGBytes.segment(0xe6, "TDHD\u{1}\0\0\0", hp),
    ]
    let files =
      segments.map { [[UInt8]](repeating: $0, count: 200) }
      + [
        [thermal]
          + [[UInt8]](
            repeating: JPEGBytes.segment(0xe7, [UInt8](repeating: 1, count: 32)), count: 200)
      ]
    for file in files {
      var options = ReadOptions()
      options.limits.decodedBytes = 32 << 10
      let metadata = try Metadata(JPEGBytes.file(file), options: options)
      #expect(metadata.tags.count < 2000)
      #expect(metadata.warnings.contains { $0.code == .limitExceeded })
    }
  }
}
