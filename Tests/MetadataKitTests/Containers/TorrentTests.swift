import Testing

@testable import MetadataKit

/// Torrents, written text by text.
@Suite struct TorrentTests {
  private func text(_ text: String) -> String { "\(text.utf8.count):\(text)" }

  private func dictionary(_ entries: (String, String)...) -> String {
    "d" + entries.map { text($0.0) + $0.1 }.joined() + "e"
  }

  private func file(_ more: (String, String)...) -> Bytes {
    let first = dictionary(
      ("length", "i3700000e"), ("path", "l" + text("docs") + text("a.txt") + "e"))
    let info = dictionary(
      (
        "files", "l" + first + dictionary(("length", "i11e"), ("path", "l" + text("b") + "e")) + "e"
      ),
      ("name", text("Things")), ("piece length", "i1048576e"))
    return Bytes(
      "d" + text("announce") + text("udp://a:80") + text("announce-list") + "ll"
        + text("udp://a:80") + "el" + text("udp://b:80") + "ee" + text("created by")
        + text("Maker/1")
        + text("creation date") + "i1378481639e" + text("info") + info
        + more.map { text($0.0) + $0.1 }.joined() + "e")
  }

  @Test func tellsOfItsFiles() throws {
    let metadata = try Metadata(file().bytes)
    #expect(metadata.format.name == "Torrent")
    #expect(metadata["Torrent:Announce"]?.description == "udp://a:80")
    #expect(metadata["Torrent:AnnounceList1"]?.description == "udp://a:80")
    #expect(metadata["Torrent:AnnounceList2"]?.description == "udp://b:80")
    #expect(metadata["Torrent:Creator"]?.description == "Maker/1")
    #expect(metadata["Torrent:CreateDate"]?.description == "2013:09:06 15:33:59+00:00")
    #expect(metadata.pair("Torrent:File1Length") == ["3.7 MB", "3700000"])
    #expect(metadata["Torrent:File1Path"]?.description == "docs/a.txt")
    #expect(metadata.pair("Torrent:File2Length") == ["11 bytes", "11"])
    #expect(metadata["Torrent:File2Path"]?.description == "b")
    #expect(metadata["Torrent:Name"]?.description == "Things")
    #expect(metadata["Torrent:PieceLength"]?.description == "1048576")
    #expect(metadata.warnings.isEmpty)
    file().readEveryTruncation()
  }

  /// Keys that are unknown make names, of lists one for each value.
  @Test func namesWhatIsUnknown() throws {
    let metadata = try Metadata(
      file(
        ("my key", "l" + text("a") + dictionary(("x y", "i1e")) + "e"), ("q", "i-5e"),
        ("url-list", text("http://c/")), ("long", text(String(repeating: "z", count: 300)))
      ).bytes)
    #expect(metadata["Torrent:MyKey1"]?.description == "a")
    #expect(metadata["Torrent:MyKey2XY2"]?.description == "1")
    #expect(metadata["Torrent:TagQ"]?.description == "-5")
    #expect(metadata["Torrent:URLList1"]?.description == "http://c/")
    #expect(metadata["Torrent:Long"]?.isBinary == true)
    #expect(metadata["Torrent:Long"]?.byteRange?.count == 300)
  }

  @Test func breaksOffWithAWarning() throws {
    let whole = file().bytes
    let cut = try Metadata(Array(whole.dropLast(20)))
    #expect(cut["Torrent:Announce"] != nil && cut["Torrent:File2Path"] != nil)
    #expect(cut.warnings.map(\.code) == [.truncated])
    let wrong = try Metadata(Bytes("d8:announce1:a4:infox").bytes)
    #expect(wrong["Torrent:Announce"]?.description == "a")
    #expect(wrong.warnings.map(\.code) == [.malformed])
    #expect(wrong.warnings.first?.offset == 20)
    let lie = try Metadata(Bytes("d8:announce1:a4:info999999999999:x").bytes)
    #expect(lie.warnings.map(\.code) == [.truncated])
  }

  /// Neither lists within lists nor very many values cost more than others do.
  @Test func hostileOnesAreBounded() throws {
    let deep = try Metadata(
      Bytes("d8:announce1:a4:info" + String(repeating: "l", count: 100_000)).bytes)
    #expect(deep.warnings.map(\.code) == [.limitExceeded])
    #expect(deep["Torrent:Announce"]?.description == "a")
    let many = try Metadata(
      Bytes("d8:announce1:a1:xl" + String(repeating: "0:", count: 400_000) + "ee").bytes)
    #expect(many.warnings.contains { $0.code == .limitExceeded })
    let lists = try Metadata(
      Bytes("d8:announce1:a1:xl" + String(repeating: "l1:be", count: 20_000) + "ee").bytes)
    #expect(lists["Torrent:TagX20000"]?.description == "b")
  }
}
