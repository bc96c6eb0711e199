/// Files made of boxes: HEIF, AVIF, CR3, MPEG-4, QuickTime and their relatives.
///
/// Source: ISO 14496-12 §4.3 (file type box), §8.8.4 and §8.16 (segments); ISO 23008-12 §10 and AV1
/// Image File Format §5 (brands of images); the registry at mp4ra.org; *QuickTime File Format* (files
/// without a file type box).
enum ISOMedia {
  static func type(of head: Span<UInt8>) -> DeclaredType? {
    guard let size = head.uint32(at: 0, bigEndian: true) else { return nil }
    if head.matches("ftyp", at: 4) || head.matches("styp", at: 4) {
      return size == 0 || size >= 16 || size == 1 ? type(ofBrandsIn: head, size: size) : nil
    }
    if isSegment(head) { return .mpeg4Movie }
    return isQuickTimeBox(head, at: 0, size: size) ? .quickTimeMovie : nil
  }

  /// Whether a file begins as a segment of a movie does whose header is elsewhere (DASH, HLS): with
  /// a fragment, or with what may stand before one.
  private static func isSegment(_ head: Span<UInt8>) -> Bool {
    var offset = 0
    while let size = head.uint32(at: offset, bigEndian: true) {
      if head.matches("moof", at: offset + 4) {
        return head.uint32(at: offset + 8, bigEndian: true) == 16
          && head.matches("mfhd", at: offset + 12)
      }
      guard size >= 24,
        ["sidx", "ssix", "emsg", "prft"].contains(where: {
          head.matches($0, at: offset + 4)
        })
      else { return false }
      offset += size
    }
    return offset >= head.count && offset > 0
  }

  private static func type(ofBrandsIn head: Span<UInt8>, size: Int) -> DeclaredType? {
    // A size of 1 is followed by one of 64 bits.
    let start = size == 1 ? 16 : 8
    let end = size <= 1 ? head.count : size
    guard let major = Brand.at(start, of: head) else { return nil }
    let found = Brand.find(major)
    if let found, !found.isGeneral { return found.type }
    // A general brand says only how the file is built; compatible brands say what is in it.
    var general = found
    var offset = start + (major == Brand.minimized ? 4 : 8)
    while offset <= end - 4, let code = Brand.at(offset, of: head) {
      if let brand = Brand.find(code), general == nil || general?.isImage == brand.isImage {
        if !brand.isGeneral { return brand.type }
        if general == nil { general = brand }
      }
      offset += 4
    }
    if let general, general.isImage, end > head.count { return .heifStandard }
    // What has no known brand is still what an MPEG-4 reader may try.
    return general?.type ?? (end > head.count ? nil : .mpeg4Movie)
  }

  /// Whether a box is one that QuickTime files begin with, and the next one, if there, is too.
  private static func isQuickTimeBox(_ head: Span<UInt8>, at offset: Int, size: Int) -> Bool {
    guard size >= 8 || size <= 1, boxes.contains(where: { head.matches($0, at: offset + 4) }) else {
      return false
    }
    // `moov` and `pnot` begin with something known; `free`, `skip` and `wide` are just room.
    if head.matches("moov", at: offset + 4) {
      // A size of 1 says that it follows, in eight bytes.
      let child = offset + (size == 1 ? 20 : 12)
      return head.count < child + 4
        || ["mvhd", "cmov", "trak", "udta", "free", "rmra", "iods", "meta", "prfl"].contains {
          head.matches($0, at: child)
        }
    }
    let next = offset + size
    guard ["wide", "free", "skip"].contains(where: { head.matches($0, at: offset + 4) }) else {
      return true
    }
    guard size >= 8, next <= head.count - 8, let nextSize = head.uint32(at: next, bigEndian: true)
    else { return true }
    return isQuickTimeBox(head, at: next, size: nextSize) || head.matches("ftyp", at: next + 4)
  }

  private static let boxes = ["moov", "mdat", "wide", "free", "skip", "pnot"]
}
