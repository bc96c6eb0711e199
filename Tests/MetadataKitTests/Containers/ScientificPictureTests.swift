import MetadataKit
import Testing

/// Headers at fixed places: of cameras that are long gone, microscopes and scanners.
@Suite struct ScientificPictureTests {
  @Test func readsKyocera() throws {
    let file = Bytes().zeros(1).text("70.1 .reV").zeros(2).text("LATIGID N", 13).text("ARECOYK", 8)
      .text("03:41:81 61:70:5002").zeros(0).bytes
    let head = Bytes().raw(file).zeros(max(0, 156 - file.count))
      .with(Bytes().big(13, 56, size: 4).bytes, at: 0x34)
      .with(Bytes().big(112, size: 4).bytes, at: 0x58)
      .with(Bytes().big(55, size: 4).bytes, at: 0x70)
    let metadata = try Metadata(head.bytes)
    #expect(metadata.format.name == "RAW")
    #expect(metadata["KyoceraRaw:Make"]?.description == "KYOCERA")
    #expect(metadata["KyoceraRaw:DateTimeOriginal"]?.description == "2005:07:16 18:14:30")
    #expect(metadata.created?.local == "2005-07-16T18:14:30")
    #expect(metadata["KyoceraRaw:ISO"]?.description == "100")
    #expect(metadata["KyoceraRaw:ISO"]?.numericDescription == "13")
    #expect(metadata["KyoceraRaw:ExposureTime"]?.description == "1/125")
    #expect(metadata["KyoceraRaw:ExposureTime"]?.numericDescription == "0.008")
    #expect(metadata["KyoceraRaw:FNumber"]?.numericDescription == "128")
    #expect(metadata["KyoceraRaw:FocalLength"]?.description == "55 mm")
    head.readEveryTruncation()
  }

  @Test func readsPhotoCD() throws {
    let sector = Bytes("PCD_IPI").zeros(2041)
      .with([0, 6, 0xff, 0xff, 1, 0], at: 7)
      .with(Bytes().big(993_619_776, -1, size: 4).bytes, at: 13)
      .with([0x11, 0x48], at: 110)
      .with(Bytes("SBA").bytes, at: 225)
      .with(Bytes().big(72, size: 2).bytes, at: 325)
      .with([0x09], at: 1538)
    let file = Bytes().zeros(2048).raw(sector.bytes)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "PCD")
    #expect(metadata.facts.pixelWidth == 2048)
    #expect(metadata.facts.pixelHeight == 3072)
    #expect(metadata["PhotoCD:SpecificationVersion"]?.description == "0.6")
    #expect(metadata["PhotoCD:AuthoringSoftwareRelease"]?.description == "n/a")
    #expect(metadata["PhotoCD:CreateDate"]?.description == "2001:06:27 05:29:36+00:00")
    #expect(metadata["PhotoCD:ModifyDate"] == nil)
    #expect(metadata["PhotoCD:ScannerPixelSize"]?.description == "11.48 micrometers")
    #expect(
      metadata["PhotoCD:SceneBalanceAlgorithmFilmID"]?.description == "Kodak Gold 100 Gen 2")
    #expect(metadata["PhotoCD:Orientation"]?.description == "Rotate 270 CW")
  }

  @Test func readsMRC() throws {
    let header = Bytes().little(64, 32, 2, 6, size: 4).zeros(1008)
      .with(Bytes().little(1, 2, 3, size: 4).bytes, at: 64)
      .with(Bytes().little(40, size: 4).bytes, at: 92)
      .with(Bytes("FEI1").bytes, at: 104)
      .with(Bytes("MAP DD").bytes, at: 208)
      .with([1], at: 220)
      .with(Bytes("by hand").bytes, at: 224)
    // Of two pictures twenty bytes each: a length, a version, a mask that says there is a time.
    let file = Bytes().raw(header.bytes).little(20, 0, 1, size: 4)
      .raw(Bytes().little(Int(Double(25569.5).bitPattern), size: 8).bytes).zeros(20)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "MRC")
    #expect(metadata.facts.pixelWidth == 64)
    #expect(metadata.facts.bitDepth == 16)
    #expect(metadata.facts.frameCount == 2)
    #expect(metadata["File:ImageMode"]?.description == "16-bit unsigned integer")
    #expect(metadata["File:MachineStamp"]?.description == "0x44 0x44 0x00 0x00")
    #expect(metadata["File:Label0"]?.description == "by hand")
    #expect(metadata["File:Label1"] == nil)
    #expect(metadata["File:TimeStamp"]?.description == "1970:01:01 12:00:00")
    let huge = file.with(Bytes().little(0xffff_ffff, size: 4).bytes, at: 8)
    #expect(try Metadata(huge.bytes).warnings.map(\.code) == [.malformed])
  }

  @Test func readsFLIRsPublicFormat() throws {
    let header = Bytes("FPF Public Image Format\0").zeros(868)
      .with(Bytes().little(2, 892, size: 4).little(0, 2, 160, 120, size: 2).bytes, at: 0x20)
      .with(Bytes().little(Int(Float(0.5).bitPattern), size: 4).bytes, at: 0x1f0)
      .with(Bytes().little(2013, 2, 22, 11, 19, 20, 891, size: 4).bytes, at: 0x248)
    let metadata = try Metadata(header.bytes)
    #expect(metadata.format.name == "FPF")
    #expect(metadata.facts.pixelWidth == 160)
    #expect(metadata.facts.bitDepth == 32)
    #expect(metadata["FLIR:ImagePixelFormat"]?.description == "4-byte float")
    #expect(metadata["FLIR:RelativeHumidity"]?.description == "50.0 %")
    #expect(metadata["FLIR:RelativeHumidity"]?.numericDescription == "0.5")
    #expect(metadata["FLIR:DateTimeOriginal"]?.description == "2013:02:22 11:19:20.891")
    header.readEveryTruncation()
  }

  @Test func readsSonysFirst() throws {
    let header = Bytes().zeros(8).big(124, 9, size: 4).zeros(108)
      .with(Bytes().big(640, 480, size: 2).bytes, at: 22)
      .with([1], at: 27)
      .with([98, 9, 1, 20, 19, 57], at: 76)
      .with(Bytes().big(664, size: 2).bytes, at: 102)
      .with(Bytes().big(-1, -1, size: 2).bytes, at: 106)
    let file = header.raw([0xff, 0xd8, 0xff, 0xdb, 0, 2, 0xff, 0xd9, 0])
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "PMP")
    #expect(metadata.facts.orientation == 8)
    #expect(metadata["Sony:DateTimeOriginal"]?.description == "1998:09:01 20:19:57")
    #expect(metadata["Sony:ExposureTime"]?.description == "1/100")
    #expect(metadata["Sony:FNumber"] == nil)
    #expect(metadata["Sony:ExposureCompensation"] == nil)
    #expect(metadata["Sony:JpgFromRaw"]?.byteCount == 9)
    file.readEveryTruncation()
  }
}
