/// Files that a drawing refers to, which are not in it: pictures that it shows (SVG 2 §12.4), and what else it
/// refers to by the URL of a file. Pages of the web, and what is within the drawing, are left out. And those that
/// Inkscape exported single objects to.
struct SVGLinks {
  private(set) var files = DistinctTexts()
  private(set) var exports = DistinctTexts()
  /// What the element that starts says of them.
  private var pending: [(path: [UInt8], use: Use)] = []

  private enum Use {
    /// One that is told where the element is a picture.
    case ofPicture
    case file
    case export
  }

  mutating func attribute(_ name: Span<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    if name.endsInAnyCase("export-filename") {
      return pending.append((unsafe Array(value), .export))
    }
    // Inkscape keeps where the file lay beside the reference.
    let isAbsolute = name.endsInAnyCase("absref")
    guard isAbsolute || name.endsInAnyCase("href") else { return }
    let reference = unsafe value.drop { $0 <= 0x20 }
    guard let first = unsafe reference.first, first != 0x23,
      unsafe !reference.starts(with: "data:".utf8)
    else { return }
    var path = unsafe Array(reference)
    if isAbsolute { return pending.append((path, .file)) }
    PercentText.decode(&path)
    pending.append((path, path.starts(with: "file:".utf8) ? .file : .ofPicture))
  }

  /// - Parameter isRoot: whether it is the drawing itself, whose attributes are told as they are.
  mutating func elementStarts(_ name: Span<UInt8>, isRoot: Bool) {
    guard !pending.isEmpty else { return }
    let isPicture = name.endsInAnyCase("image")
    for (path, use) in pending {
      switch use {
      case .export: if !isRoot { exports.add(path) }
      case .file: files.add(path)
      case .ofPicture: if isPicture { files.add(path) }
      }
    }
    pending = []
  }
}
