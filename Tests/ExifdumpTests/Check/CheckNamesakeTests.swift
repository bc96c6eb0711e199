import Foundation
import Testing

/// Files that are called as photos and movies are, and are others.
@Suite struct CheckNamesakeTests {
  /// Translations of Qt's Linguist are called as MPEG's streams are, the headers of rasters as
  /// Radiance's pictures.
  @Test func filesOfTheNamesOfMediaAreNotWrong() throws {
    let folder = try TestFolder()
    try folder.add(
      "app_de.ts",
      Data("<?xml version=\"1.0\"?>\n<!DOCTYPE TS>\n<TS version=\"2.1\"><context/></TS>\n".utf8))
    try folder.add("app_fr.ts", Data("<?xml version=\"1.0\"?>\n<TS version=\"2.1\"></TS>\n".utf8))
    try folder.add("cube.hdr", Data("ENVI\nsamples = 10\nlines = 10\n".utf8))
    try folder.add("map.HDR", Data("BYTEORDER      I\nLAYOUT       BIL\n".utf8))
    let result = try CheckCommand.json(
      ".", "--preset", "archive", "--preset", "web", in: folder.url)
    #expect(result.status == 0, "\(result.findings)")
    #expect(result.report["summary"]["passedOver"].number == 4)
    #expect(try !Command.run("cube.hdr", "app_de.ts", in: folder.url).text.contains("Warning"))
    // What a server answers instead, and what Git keeps instead.
    let answer = "<?xml version=\"1.0\"?>\n<Error><Code>AccessDenied</Code></Error>\n"
    try folder.add("video.ts", Data(answer.utf8))
    try folder.add("sky.hdr", Data("version https://git-lfs.github.com/spec/v1\n".utf8))
    let wrong = try CheckCommand.json(".", "--preset", "archive", in: folder.url)
    #expect(wrong.files == ["./sky.hdr", "./video.ts"])
    #expect(wrong.rules == ["extension", "extension"])
  }
}
