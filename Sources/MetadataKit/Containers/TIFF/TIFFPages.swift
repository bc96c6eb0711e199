import UniformTypes

/// The pictures of a TIFF file: which of them is the picture, and what it looks like.
struct TIFFPages {
  let header: TIFFHeader
  let file: Region
  /// The directories that follow each other, as far as they were read.
  private(set) var pages: [TIFFDirectory] = []
  private let limits: Limits
  private var visited: Set<Int> = []
  /// Entries of all directories so far: directories may overlap.
  private var entries = 0

  /// Formats whose first directory is of the picture.
  private static let plain: Set<String> = ["TIFF", "BTF", "EXIF", "HDP", "JXR", "WDP", "DCP"]

  init(_ header: TIFFHeader, _ file: Region, limits: Limits) {
    self.header = header
    self.file = file
    self.limits = limits
  }

  /// Puts the facts of the picture into `found`, and of DNG that it is.
  mutating func describe(_ found: inout MetadataBuilder) {
    var count = 0
    var position = header.firstDirectory
    while position != 0, let page = read(position) {
      if pages.count < limits.directories { pages.append(page) }
      // Neither smaller copies nor masks (TIFF 6.0 §8, NewSubfileType).
      if (integer(0xfe, page) ?? 0) & 5 == 0 && integer(0xff, page) != 2 { count += 1 }
      position = page.next
    }
    guard let first = pages.first else { return }
    // The first directory may stand behind all pictures, where recognition does not look.
    if found.format.type == .tiff, first.entry(0xc612) != nil {
      let isOfGoPro = found.format.name == "GPR"
      if isOfGoPro { found.format.type = .dng } else { found.format = .dng }
    }
    // The first directory may be a thumbnail, and the picture one that SubIFDs or later directories
    // have (TIFF/EP §4.2).
    let isRaw = !Self.plain.contains(found.format.name)
    var picture = first
    var all = pages
    for page in pages { all += children(of: page) }
    tellWhatIsMissing(of: all, &found)
    if isRaw {
      let full = all.filter { integer(0xfe, $0) ?? 0 == 0 && area($0) > 0 }
      if let largest = full.max(by: { area($0) < area($1) }) { picture = largest }
      if let orientation = integer(0x112, first), (1...8).contains(orientation) {
        found.facts.orientation = orientation
      }
    }
    describe(picture, &found)
    if isRaw { describeCrop(of: picture, &found) }
    found.facts.frameCount = isRaw ? 1 : max(1, count)
  }

  /// The directory at a position; nil where it was read before, or is one too many.
  mutating func read(_ position: Int) -> TIFFDirectory? {
    guard visited.count < limits.pages, entries <= limits.units, visited.insert(position).inserted,
      let directory = try? TIFFDirectory(file, at: position, header, bad: { _ in })
    else { return nil }
    entries += directory.entries.count
    return directory
  }

  private mutating func children(of directory: TIFFDirectory) -> [TIFFDirectory] {
    guard let pointer = directory.entry(0x14a) else { return [] }
    return pointer.integers(file, header.order, limit: 10).compactMap { read($0) }
  }

  private func describe(_ page: TIFFDirectory, _ found: inout MetadataBuilder) {
    found.facts.describe { page.entry($0)?.integers(file, header.order) ?? [] }
  }

  private func area(_ page: TIFFDirectory) -> Int {
    guard let width = integer(0x100, page), let height = integer(0x101, page) else { return 0 }
    return width.multipliedReportingOverflow(by: height).partialValue
  }

  func integer(_ tag: Int, _ page: TIFFDirectory) -> Int? {
    page.entry(tag)?.integer(file, header.order)
  }
}
