import ArgumentParser
import Testing

@testable import exifdump

/// Arguments that are read without the parser ask for what it takes them to ask for.
@Suite struct PlainArgumentsTests {
  @Test(arguments: [
    [], ["a.jpg"], ["a.jpg", "b.jpg"], ["é\u{10ff80}.jpg"], ["-"], ["é.jpg"], ["a b\n.jpg"],
    ["a.jpg", "check"],
    ["--json"], ["-j"], ["--ndjson"], ["--numeric"], ["-n"], ["--stats"], ["--describe"],
    ["--summary"], ["--pair"],
    ["--null"], ["-0"], ["--hidden"], ["--gitignore"], ["--one-file-system"], ["-x"],
    ["--by-extension"], ["--quiet"], ["-q"],
    ["--files-from", "list"], ["--files-from", "-"], ["--files-from", "-", "-0", "--ndjson"],
    ["--output", "o"], ["-o", "o"], ["--cache", "c"],
    ["--format", "ndjson"], ["-f", "csv"], ["--engine", "libexif"], ["--engine", "native"],
    ["--jobs", "2"], ["--progress", "bar"], ["--tag", "Make"], ["-t", "GPS:all"],
    ["--group", "IFD0"], ["-g", "I*"], ["--include", "*.jpg"], ["--exclude", "raw/"],
    ["-t", "Make", "a.jpg", "-t", "Model", "--json", "b.jpg", "-n"], ["--json", "--json", "a"],
    ["--format", "text", "--stats", "--jobs", "1", "--tag", "a b", "p", "-q"],
  ])
  func plainOnesMeanTheSame(_ arguments: [String]) throws {
    let given = arguments.map { Array($0.utf8) }
    let plain = try #require(PlainArguments.settings(given))
    #expect(plain == (try Exifdump.parse(given.map(PathArgument.text))).settings)
  }

  @Test func everyOptionIsThere() throws {
    let known = try JSON(parsing: Command.run("--experimental-dump-help").text)
    var missing: [String] = []
    guard case .array(let declared) = known["command"]["arguments"] else {
      Issue.record("no options")
      return
    }
    for argument in declared {
      guard let name = argument["names"][0]["name"].string else { continue }
      let isFlag = argument["kind"] == .string("flag")
      let value = argument["allValues"][0].string ?? "1"
      let arguments = ["--" + name] + (isFlag ? [] : [value])
      if PlainArguments.settings(arguments.map { Array($0.utf8) }) == nil { missing.append(name) }
    }
    // Who looks at a library waits for it anyway.
    let left = ["library", "library-state", "client", "purpose", "add-purpose", "policy"]
    #expect(missing.sorted() == (left + ["version", "h"]).sorted())
  }

  /// What is the parser's: it knows what is wrong, and what else may be meant.
  @Test(arguments: [
    ["--jsn"], ["--js"], ["-jn"], ["--format=json"], ["-tMake"], ["--format", "jsn"], ["--format"],
    ["--tag", "-n"], ["--tag", ""], [""], ["--"], ["--help"], ["-h"], ["--version"],
    ["--files-from", "--"], ["-o", "-"], ["--tag", "-"], ["--quie"],
    ["--jobs", "1", "--jobs", "2"], ["--engine", "other"], ["--library", "x"],
    ["--generate-completion-script", "bash"], ["---completion", "--", "x"],
  ])
  func othersAreTheParsers(_ arguments: [String]) {
    #expect(PlainArguments.settings(arguments.map { Array($0.utf8) }) == nil)
  }

  @Test func namesKeepTheirBytes() throws {
    let name: [UInt8] = [0x61, 0xff, 0xed, 0xa0, 0x80, 0x2e]
    let plain = try #require(PlainArguments.settings([name, Array("--cache".utf8), name]))
    #expect(plain.input.paths.map(\.bytes) == [name])
    #expect(plain.process.cache?.bytes == name)
    #expect(PlainArguments.settings([name, Array("--tag".utf8), name]) == nil)
    #expect(PlainArguments.settings([Array("--".utf8) + name]) == nil)
    #expect(PlainArguments.settings([Array("--".utf8) + name, Array("a".utf8)]) == nil)
  }
}
