import MetadataKit
import Testing

/// Windows' metafiles: drawings whose headers say how large they are.
@Suite struct MetafileTests {
  /// A header of EMF in its third form.
  private func enhanced(
    bounds: (Int, Int, Int, Int) = (0, 0, 99, 49), frame: (Int, Int, Int, Int),
    device: (Int, Int) = (1920, 1080), millimeters: (Int, Int) = (480, 270),
    micrometers: (Int, Int) = (0, 0), size: Int = 108
  ) -> Bytes {
    Bytes().little(1, size, size: 4).little(bounds.0, bounds.1, bounds.2, bounds.3, size: 4)
      .little(frame.0, frame.1, frame.2, frame.3, size: 4).text(" EMF")
      .little(0x10000, 200, 2, size: 4).little(1, 0, size: 2).little(0, 0, 0, size: 4)
      .little(device.0, device.1, millimeters.0, millimeters.1, 0, 0, 0, size: 4)
      .little(micrometers.0, micrometers.1, size: 4)
      .little(14, 20, 0, 16, 20, size: 4)
  }

  private func size(_ file: Bytes) throws -> [Int?] {
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "EMF" && !metadata.format.isInExiftool)
    return [metadata.facts.pixelWidth, metadata.facts.pixelHeight]
  }

  /// Its frame is in hundredths of a millimeter; of the device so many pixels take so many.
  @Test func theFrameIsMeasuredByTheDevice() throws {
    // 4 pixels a millimeter.
    #expect(try size(enhanced(frame: (0, 0, 5000, 2500))) == [200, 100])
    #expect(try size(enhanced(frame: (-1000, -500, 4000, 2000))) == [200, 100])
    #expect(try size(enhanced(frame: (0, 0, 5000, 2500), size: 88)) == [200, 100])
    enhanced(frame: (0, 0, 5000, 2500)).readEveryTruncation()
  }

  /// The program's name and the drawing's stand behind the header.
  @Test func tellsItsDescription() throws {
    let text = "Inkscape 1.1\0plan.emf\0\0"
    let plain = enhanced(frame: (0, 0, 5000, 2500))
    func described(_ count: Int, _ text: String) throws -> Metadata {
      let file = plain.with(Bytes().little(count, 108, size: 4).bytes, at: 60).bytes
      return try Metadata(
        Array(file.prefix(108)) + text.utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] })
    }
    let metadata = try described(text.utf16.count, text)
    #expect(metadata.warnings.isEmpty && metadata.facts.pixelWidth == 200)
    #expect(metadata["EMF:Software"]?.description == "Inkscape 1.1")
    #expect(metadata["EMF:Title"]?.description == "plan.emf")
    #expect(try described(13, "Adobe Systems")["EMF:Title"] == nil)
    #expect(try described(13, "Adobe Systems")["EMF:Software"]?.description == "Adobe Systems")
    #expect(try described(2, "\0a")["EMF:Title"]?.description == "a")
    #expect(try described(99, text).warnings.map(\.code) == [.truncated])
    #expect(try described(0x7fff_ffff, text).warnings.map(\.code) == [.limitExceeded])
  }

  /// Later writers have the device's size in micrometers, too.
  @Test func micrometersAreMoreExact() throws {
    let file = enhanced(
      frame: (0, 0, 26_459, 26_459), millimeters: (508, 286), micrometers: (508_000, 285_750))
    #expect(try size(file) == [1000, 1000])
  }

  @Test func boundsHoldWhereTheFrameDoesNot() throws {
    #expect(try size(enhanced(frame: (0, 0, 0, 0))) == [100, 50])
    #expect(try size(enhanced(frame: (0, 0, 5000, 2500), device: (0, 0))) == [100, 50])
    #expect(try size(enhanced(frame: (0, 0, 5000, 2500), millimeters: (0, 0))) == [100, 50])
    // Nothing is drawn.
    #expect(try size(enhanced(bounds: (0, 0, -1, -1), frame: (0, 0, 0, 0))) == [nil, nil])
    let far = enhanced(bounds: (-0x8000_0000, 0, 0x7fff_ffff, 0), frame: (5, 5, 1, 1))
    #expect(try size(far) == [0x1_0000_0000, 1])
  }

  private func placeable(_ box: (Int, Int, Int, Int), _ inch: Int) -> Bytes {
    Bytes().raw([0xd7, 0xcd, 0xc6, 0x9a]).little(0, size: 2)
      .little(box.0, box.1, box.2, box.3, inch, size: 2).zeros(6)
      .little(1, 9, 0x300, size: 2).zeros(12)
  }

  /// As lengths of drawings elsewhere, an inch has 96 pixels.
  @Test(arguments: [
    ((0, 0, 1440, 720), 1440, [96, 48]), ((-100, 200, 1100, -200), 1200, [96, 32]),
    ((-32768, -32768, 32767, 32767), 1, [6_291_360, 6_291_360]),
  ])
  func aPlaceableHeaderTellsTheSize(
    _ box: (Int, Int, Int, Int), _ inch: Int, _ size: [Int]
  ) throws {
    let file = placeable(box, inch)
    let metadata = try Metadata(file.bytes)
    #expect(metadata.format.name == "WMF" && metadata.format.isInExiftool)
    #expect(!metadata.tags.contains { $0.name == "ImageWidth" })
    #expect([metadata.facts.pixelWidth, metadata.facts.pixelHeight] == size.map { $0 })
    file.readEveryTruncation()
  }

  @Test func otherHeadersTellNone() throws {
    for file in [
      placeable((0, 0, 10, 10), 0), placeable((5, 5, 5, 5), 1440),
      Bytes().little(1, 9, 0x300, size: 2).zeros(12),
    ] {
      let metadata = try Metadata(file.bytes)
      #expect(metadata.format.name == "WMF" && metadata.facts.pixelWidth == nil)
    }
  }
}
