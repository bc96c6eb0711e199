import MetadataKit
import Testing

@Suite struct TrackReferenceTests {
  /// The pictures that a sound shows at its chapters make no movie of it.
  @Test func chaptersAreNotThePictures() throws {
    let chapters = BoxBytes.box("tref", BoxBytes.box("chap", BoxBytes.number(2, 4)))
    let pictures = MovieBytes.track("vide", MovieBytes.picture("jpeg"), id: 2)
    let sound = try Metadata(
      MovieBytes.file(
        "M4A ", MovieBytes.track("soun", MovieBytes.sound("mp4a"), boxes: chapters), pictures))
    #expect(sound.facts.pixelWidth == nil && sound.facts.codec == "mp4a")
    #expect(sound.facts.frameRate == nil && sound.facts.frameCount == nil)
    #expect(sound.movie?.naturalSize == nil && sound.movie?.tracks.count == 2)
    let other = try Metadata(
      MovieBytes.file(
        "M4A ", MovieBytes.track("soun", MovieBytes.sound("mp4a")), pictures))
    #expect(other.facts.pixelWidth == 64 && other.facts.codec == "jpeg")
  }
}
