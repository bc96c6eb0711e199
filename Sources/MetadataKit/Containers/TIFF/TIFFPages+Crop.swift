extension TIFFPages {
  /// States the part of a raw picture that is to be shown, with square pixels and turned (DNG 1.7
  /// chapter 4, DefaultCropSize and DefaultScale).
  func describeCrop(of page: TIFFDirectory, _ found: inout MetadataBuilder) {
    let crop = numbers(0xc620, page)
    guard crop.count == 2, let width = found.facts.pixelWidth, crop[0] <= Double(width),
      let height = found.facts.pixelHeight, crop[1] <= Double(height)
    else { return }
    let stated = numbers(0xc61e, page)
    let scale = stated.count == 2 ? stated : [1, 1]
    let shown = [crop[0] * scale[0], crop[1] * scale[1]].map { $0.rounded() }
    guard shown.allSatisfy({ (1...1e9).contains($0) }) else { return }
    let isTurned = (5...8).contains(found.facts.orientation ?? 1)
    found.facts.displayWidth = Int(shown[isTurned ? 1 : 0])
    found.facts.displayHeight = Int(shown[isTurned ? 0 : 1])
  }

  /// The numbers of a tag, which writers have in several forms.
  private func numbers(_ tag: Int, _ page: TIFFDirectory) -> [Double] {
    guard let entry = page.entry(tag), entry.count == 2 else { return [] }
    if entry.format == .rational {
      guard let bytes = try? file.slice(at: entry.position, count: 16) else { return [] }
      return [0, 8].compactMap { at in
        guard let numerator = try? bytes.uint32(at: at, header.order),
          let denominator = try? bytes.uint32(at: at + 4, header.order), denominator > 0
        else { return nil }
        return Double(numerator) / Double(denominator)
      }
    }
    return entry.integers(file, header.order).map { Double($0) }
  }
}
