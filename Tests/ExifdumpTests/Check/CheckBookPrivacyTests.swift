import Foundation
import Testing

/// Whose a book, a font or a program is stands in it, too.
@Suite struct CheckBookPrivacyTests {
  private func check(_ name: String, _ bytes: [UInt8], _ rule: String) throws -> [String] {
    let folder = try TestFolder()
    try folder.add(name, Data(bytes))
    return try CheckCommand.json("--no-config", ".", "--deny", rule, in: folder.url).rules
  }

  private func big(_ value: Int, _ count: Int = 4) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private func book(_ id: Int) -> [UInt8] {
    let record = big(id) + big(12) + Array("Jane".utf8)
    var head = [UInt8](repeating: 0, count: 16) + Array("MOBI".utf8) + big(232)
    head += [UInt8](repeating: 0, count: 128 - head.count) + big(0x40)
    head += [UInt8](repeating: 0, count: 248 - head.count)
    return [UInt8](repeating: 0, count: 60) + Array("BOOKMOBI".utf8)
      + [UInt8](repeating: 0, count: 8) + big(1, 2) + big(86) + big(0) + head
      + Array("EXTH".utf8) + big(12 + record.count) + big(1) + record
  }

  @Test func findsWhoseABookIs() throws {
    #expect(try check("a.mobi", book(100), "author") == ["author"])
    #expect(try check("a.mobi", book(208), "owner") == ["owner"])
    #expect(try check("a.mobi", book(101), "owner").isEmpty)
  }

  private func font(_ id: Int) -> [UInt8] {
    let names =
      big(0, 2) + big(1, 2) + big(18, 2) + big(1, 2) + big(0, 2) + big(0, 2)
      + big(id, 2) + big(4, 2) + big(0, 2) + Array("Jane".utf8)
    return big(0x10000) + big(1, 2) + [UInt8](repeating: 0, count: 6) + Array("name".utf8)
      + big(0) + big(28) + big(names.count) + names
  }

  @Test func findsWhoMadeAFont() throws {
    #expect(try check("a.ttf", font(9), "author") == ["author"])
    #expect(try check("a.ttf", font(1), "author").isEmpty)
  }

  /// A resource that tells which program opens a file: where that is may name whose it is.
  private func resource(_ path: String) -> [UInt8] {
    let value = big(path.utf8.count) + Array(path.utf8)
    let data = big(value.count) + value
    let map =
      [UInt8](repeating: 0, count: 24) + big(28, 2) + big(50, 2) + big(0, 2)
      + Array("usro".utf8) + big(0, 2) + big(10, 2) + big(0, 2) + big(0xffff, 2) + big(0) + big(0)
    return big(256) + big(256 + data.count) + big(data.count) + big(map.count)
      + [UInt8](repeating: 0, count: 240) + data + map
  }

  @Test func findsFoldersOfUsers() throws {
    #expect(try check("a.rsrc", resource("/Users/jane/My.app"), "owner") == ["owner"])
    #expect(try check("a.rsrc", resource("/Applications/My.app"), "owner").isEmpty)
  }
}
