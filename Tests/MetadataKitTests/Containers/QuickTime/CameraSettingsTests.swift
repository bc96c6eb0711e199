import MetadataKit
import Testing

/// Texts of settings in user data: what exiftool 13.58 says of the same bytes.
@Suite struct CameraSettingsTests {
  private func movie(_ type: String, _ text: String) -> [UInt8] {
    MovieBytes.file("mp42", BoxBytes.box("udta", BoxBytes.box(type, Array(text.utf8))))
  }

  @Test func `DJI's settings for faces are told by their keys`() throws {
    let file = movie(
      "btec",
      "beauty_enable=1;smoother=50;mouth_beautify=2;x;dark_circle=a=b;face_slimming=;new_key one=7")
    let metadata = try Metadata(file)
    #expect(metadata["DJI:BeautyEnable"]?.description == "1")
    #expect(metadata["DJI:Smoother"]?.description == "50")
    #expect(metadata["DJI:MouthModify"]?.description == "2")
    #expect(metadata["DJI:DarkCircle"]?.description == "a")
    #expect(metadata["DJI:FaceSlimming"]?.description == "")
    #expect(metadata["DJI:New_KeyOne"]?.description == "7")
    #expect(metadata.tags.filter { $0.group == "DJI" }.count == 6)
    Bytes().raw(file).readEveryTruncation()
  }

  @Test func `Nextbase's settings are lines`() throws {
    let file = movie(
      "infi",
      """
      Wi-Fi SSID:      NB-622\r
      Serial No: 123\r
      Time Zone / DST: UTC +1: DST\r
      2nd Cam: Off \r
      No colon\r
      Time Stamp: 10:11\r
      Bad:x y: z\r
      what3words: a.b.c\r
      Firmware Version: without a return
      """)
    let metadata = try Metadata(file)
    #expect(metadata["Nextbase:Wi-FiSSID"]?.description == "NB-622")
    #expect(metadata["Nextbase:SerialNumber"]?.description == "123")
    #expect(metadata["Nextbase:TimeZoneDST"]?.description == "UTC +1: DST")
    #expect(metadata["Nextbase:SecondCam"]?.description == "Off ")
    #expect(metadata["Nextbase:VideoTimeStamp"]?.description == "10:11")
    #expect(metadata["Nextbase:Badxy"]?.description == "z")
    #expect(metadata["Nextbase:What3Words"]?.description == "a.b.c")
    #expect(metadata.tags.filter { $0.group == "Nextbase" }.count == 7)
    Bytes().raw(file).readEveryTruncation()
  }
}
