extension EXIFDecoder {
  /// Where the picture is if the directory is of Sony's DSLR-A100, which says so where others, and
  /// what Sony's programs write, lead to another directory.
  func pictureStartOfA100(_ entry: TIFFEntry, _ directory: TIFFDirectory) -> Int? {
    let camera = name(model)
    guard camera.count == 9, camera.matches("DSLR-A100"), name(make).matches("SONY"),
      entry.byteCount == 4, directory.entry(0xfe)?.integer(region, header.order) == 1,
      directory.entry(0x103)?.integer(region, header.order) == 6,
      let start = try? region.uint32(at: entry.position, header.order)
    else { return nil }
    guard
      let other = try? TIFFDirectory(region, at: start, header, bad: { _ in }),
      (2..<64).contains(other.entries.count), other.isWhole(header),
      other.entries.allSatisfy({ $0.count > 0 && $0.format.rawValue <= 13 })
    else { return start }
    return nil
  }
}
