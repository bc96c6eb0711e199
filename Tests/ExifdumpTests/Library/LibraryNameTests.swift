import Foundation
import Testing

/// Files of a library whose names are no UTF-8.
extension LibraryTests {
  static let name = Data([0x77, 0xff]) + Data(".jpg".utf8)

  /// A line of shell that makes a library of one such file.
  static let make = #"mkdir Odd && cp Photos/photo.jpg "Odd/$(printf 'w\377.jpg')" && "#

  @Test(.enabled(if: hasScript)) func whatIsPickedIsPrintedAsItsBytes() throws {
    let outcome = try Command.shell(
      Self.make + """
        $exifdump library authorize Odd --set none && mkdir Picked || exit 10
        pick() { (sleep 2; printf '\\r'; sleep 1) | script -qec "$1" /dev/null; }
        pick '$exifdump library pick Odd > path'
        pick '$exifdump library pick Odd -o Picked > copy'
        pick '$exifdump library pick Odd'
        cmp "$(cat path)" Photos/photo.jpg && cmp "$(cat copy)" Photos/photo.jpg || exit 11
        ls Picked > listed
        """, in: folder.url)
    #expect(outcome.status == 0)
    let path = try Data(contentsOf: folder.url.appending(path: "path"))
    #expect(path.suffix(12) == Data("/Odd/".utf8) + Self.name + [0x0a])
    let copy = try Data(contentsOf: folder.url.appending(path: "copy"))
    #expect(copy == Data("Picked/".utf8) + Self.name + [0x0a])
    #expect(try Data(contentsOf: folder.url.appending(path: "listed")) == Self.name + [0x0a])
    // A terminal gets what it can show.
    #expect(outcome.text.contains(#"/Odd/w\xff.jpg"#))
  }

  @Test func namesAreListedAndSelectedByTheirBytes() throws {
    let outcome = try Command.shell(
      Self.make + #"""
        $exifdump library authorize Odd --set selected
        $exifdump library select Odd --add "$(printf 'Odd/w\377.jpg')" > new || exit 10
        $exifdump library select Odd --add "$(printf 'Odd/x\377.jpg')" && exit 11
        $exifdump library list Odd && $exifdump library list Odd --json > list
        """#, in: folder.url)
    #expect(outcome.status == 0 && outcome.text.hasSuffix(#"  w\xff.jpg"# + "\n"))
    #expect(outcome.errors.contains(#"Odd/x\xff.jpg is no photo of the library"#))
    let record = try JSON(parsing: Array(Data(contentsOf: folder.url.appending(path: "list"))))
    #expect(record["filename"].string == "w\u{fffd}.jpg")
    #expect(record["filenameBase64"].string == Self.name.base64EncodedString())
    let new = try String(contentsOf: folder.url.appending(path: "new"), encoding: .utf8)
    #expect(record["localIdentifier"].string.map { $0 + "\n" } == new)
  }

  @Test func changesHaveTheBytesOfNames() throws {
    let outcome = try Command.shell(
      #"""
      mkdir Odd && $exifdump library authorize Odd --set all
      $exifdump library watch Odd --json --for 7 & watch=$!
      $exifdump library watch Odd --for 7 > lines &
      sleep 3; cp Photos/photo.jpg "$(printf 'Odd/w\377.jpg')"; wait
      """#, in: folder.url)
    let records = try outcome.records()
    #expect(records.count == 1 && records.first?["filename"].string == "w\u{fffd}.jpg")
    #expect(records.first?["filenameBase64"].string == Self.name.base64EncodedString())
    let lines = try String(contentsOf: folder.url.appending(path: "lines"), encoding: .utf8)
    #expect(lines.hasSuffix(#" w\xff.jpg"# + "\n"))
  }
}
