/// Files that a drawing refers to, which are not in it: pictures that it shows (SVG 2 §12.4), and what else it
/// refers to by the URL of a file. Pages of the web, and what is within the drawing, are left out.
struct SVGLinks {
  /// In the order of the drawing, each once.
  private(set) var paths: [[UInt8]] = []
  /// What is wrong with them.
  private(set) var warning: Warning?
  private var told: Set<[UInt8]> = []
  private static let most = 10_000
  /// References of the element that starts.
  private var pending: [(path: [UInt8], isAlways: Bool)] = []

  mutating func attribute(_ name: Span<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    // Inkscape keeps where the file lay beside the reference.
    let isAbsolute = Self.ends(name, "absref")
    guard isAbsolute || Self.ends(name, "href") else { return }
    let reference = unsafe value.drop { $0 <= 0x20 }
    guard let first = unsafe reference.first, first != 0x23,
      unsafe !reference.starts(with: "data:".utf8)
    else { return }
    let path = unsafe Array(reference)
    pending.append(
      isAbsolute
        ? (path, true) : (PercentText.decoded(path[...]), path.starts(with: "file:".utf8)))
  }

  mutating func elementStarts(_ name: Span<UInt8>) {
    guard !pending.isEmpty else { return }
    let isPicture = Self.ends(name, "image")
    for link in pending where isPicture || link.isAlways { add(link.path) }
    pending = []
  }

  private mutating func add(_ path: [UInt8]) {
    guard paths.count < Self.most || told.contains(path) else {
      warning = Warning(
        .limitExceeded, "more than \(Self.most) files that a drawing refers to are left out")
      return
    }
    if told.insert(path).inserted { paths.append(path) }
  }

  private static func ends(_ name: Span<UInt8>, _ word: String) -> Bool {
    name.matchesInAnyCase(word, at: name.count - word.utf8.count)
  }
}
