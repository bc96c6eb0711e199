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
}
