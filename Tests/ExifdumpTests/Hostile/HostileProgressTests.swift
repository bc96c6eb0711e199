import Foundation
import ItemProvider
import Testing

@testable import exifdump

/// A bar stays on its line, whatever files are called.
@Suite struct HostileProgressTests {
  /// The columns that a text of ``HostileText`` takes.
  private func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      sum + ("写😀가Ａ＝".unicodeScalars.contains(scalar) ? 2 : scalar == "\u{301}" ? 0 : 1)
    }
  }

  @Test(arguments: HostileText.all, [0, 1, 20, 80])
  func barsFitTheirLine(_ text: HostileText, _ width: Int) {
    let progress = LoadProgress(totalUnitCount: 10)
    progress.completedUnitCount = 5
    let bar = ProgressState(progress, errors: 1, seconds: 2).bar(text.asFileName, width: width)
    #expect(VisibleText.problems(Data(bar), allowing: "").isEmpty)
    #expect(columns(String(decoding: bar, as: UTF8.self)) <= max(0, width - 1))
  }

  /// What there is room for is there.
  @Test func barsFillTheirLine() {
    let progress = LoadProgress(totalUnitCount: -1)
    progress.completedUnitCount = 3
    let state = ProgressState(progress, errors: 0, seconds: 3)
    let start = "3 files, 1/s  "
    for (name, shown) in [
      ("abcdef", "abcde"), ("写写写", "写写"), ("a写写写", "a写写"), ("😀😀😀", "😀😀"), ("abcd写", "abcd"),
      ("e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}e", "e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}"),
      ("🇨🇭🇨🇭", "🇨🇭"), ("👩\u{200d}👧x", "👩\u{200d}👧x"),
      ("☀\u{fe0f}☀\u{fe0f}☀\u{fe0f}", "☀\u{fe0f}☀\u{fe0f}"),
    ] {
      let bar = state.bar(Array(name.utf8), width: start.count + 5 + 1)
      #expect(String(decoding: bar, as: UTF8.self) == start + shown)
    }
  }

  /// The list starts after the time that a bar waits for.
  @Test(arguments: HostileText.kinds)
  func barsAreVisible(_ text: HostileText) throws {
    let folder = try HostileFolder(text)
    let outcome = try Command.shell(
      """
      (sleep \(Command.patience / 10); printf '%s\\0' *) |
        "$exifdump" --progress bar --null --files-from - --json
      """, in: folder.url)
    #expect(outcome.status == 1)
    let bars = outcome.errors.split(separator: "\r").map {
      String($0).replacing("\u{1b}[K", with: "")
    }
    #expect(bars.contains { $0.hasPrefix("1 file, ") })
    for bar in bars {
      #expect(VisibleText.problems(Data(bar.utf8), allowing: "").isEmpty)
      #expect(columns(bar) < 80)
    }
  }
}
