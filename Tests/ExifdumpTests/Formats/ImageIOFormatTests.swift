import Foundation
import Testing

/// `--format imageio` is JSON of ImageIO's dictionaries.
@Suite struct ImageIOFormatTests {
  @Test func isAnObjectAFile() throws {
    let outcome = try Command.run("--format", "imageio", "photo.jpg", "animated.gif", "empty.jpg")
    #expect(outcome.status == 1)
    let files = try #require(
      try JSONSerialization.jsonObject(with: outcome.output) as? [[String: Any]])
    #expect(files.count == 3)
    #expect(files[0]["PixelWidth"] as? Int == 640)
    #expect((files[0]["{Exif}"] as? [String: Any])?["FNumber"] as? Double == 5.6)
    #expect((files[1]["{GIF}"] as? [String: Any])?["LoopCount"] as? Int == 4)
    #expect(files[2]["Error"] is String)
  }
}
