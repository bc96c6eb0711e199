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

  /// Tables, skeletons, sources and images of disks that are called as media are.
  @Test func textsOfTheNamesOfRareMediaAreNotWrong() throws {
    let folder = try TestFolder()
    let texts = [
      "a.dif": "TABLE\r\n0,1\r\n\"EXCEL\"\r\n",
      "b.dif": "<?xml version=\"1.0\"?>\n<DIF xmlns=\"a\"/>\n",
      "a.mid": "\"tile11.vrt\"\n\"tile12.vrt\"\n", "a.asf": "# made by hand\n:version 1.10\n",
      "b.asf": ":version 1.10\n:name A\n", "pUC19.ape": "LOCUS       pUC19  2686 bp\n",
      "Makefile.sgi": "# Sample makefile\nCC=cc\n",
    ]
    for (name, text) in texts { try folder.add(name, Data(text.utf8)) }
    var disk = Data(count: 32768)
    disk.append(Data("\u{1}CD001\u{1}\0".utf8) + Data(count: 2040))
    try folder.add("a.raw", disk)
    let result = try CheckCommand.json(
      "--no-config", ".", "--preset", "archive", "--preset", "privacy", in: folder.url)
    #expect(result.status == 0, "\(result.report)")
    #expect(result.report["summary"]["passedOver"].number == 8)
    // What stands in the place of media is none of these.
    let pointer = Data("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\n".utf8)
    let names = ["a.asf", "a.dif", "a.mid", "a.raw", "b.sgi"]
    for name in names { try folder.add(name, pointer) }
    let wrong = try CheckCommand.json("--no-config", ".", "--preset", "archive", in: folder.url)
    #expect(wrong.files == names.map { "./" + $0 }, "\(wrong.report)")
  }

  /// macOS keeps beside each file on a card what the card has no place for (RFC 1740 §B: version 2, no entries).
  @Test func companionsOfFilesAreNotWrong() throws {
    let companion = Data([0, 5, 0x16, 7, 0, 2, 0, 0] + Array("Mac OS X        ".utf8) + [0, 0])
    let folder = try TestFolder()
    for name in ["._IMG_0001.jpg", "._a.mov", "._a.pdf"] { try folder.add(name, companion) }
    let result = try CheckCommand.json(
      ["--no-config", "--preset", "privacy", "--preset", "archive", "."]
        + ["._IMG_0001.jpg"], in: folder.url)
    #expect(result.status == 0, "\(result.report)")
    #expect(result.report["summary"]["passedOver"].number == 4)
    // Under the name of the photo it stands in its place.
    try folder.add("IMG_0001.jpg", companion)
    let wrong = try CheckCommand.json("--no-config", ".", "--preset", "privacy", in: folder.url)
    #expect(wrong.files == ["./IMG_0001.jpg"], "\(wrong.report)")
  }
}
