/// What the first directory of a TIFF file says about the kind of file.
///
/// Only what is in the given bytes is read; an entry or a text outside counts as absent.
/// Source: TIFF 6.0 §2; DNG 1.7 chapter 4; TIFF/EP (ISO 12234-2) §5.
struct FirstDirectory {
  var make = ""
  var model = ""
  /// NewSubfileType says that the image is a reduced version of another.
  var isPreview = false
  var hasSubdirectories = false
  /// DNGPrivateData, which Sony has used since the DSC-R1 without the rest of DNG.
  var hasPrivateData = false
  var isColorFilterArray = false
  var hasLeafData = false
  var isDNG = false

  /// The sizes that differ between TIFF and BigTIFF.
  struct Layout {
    let count: Int
    let entry: Int
    let value: Int
    static var classic: Self { Self(count: 2, entry: 12, value: 4) }
    static var big: Self { Self(count: 8, entry: 20, value: 8) }
  }

  /// More entries than any first directory has; a longer one is only looked at so far.
  private static let entryLimit: UInt64 = 512

  init(of head: Span<UInt8>, at offset: Int, bigEndian: Bool, layout: Layout) {
    guard offset <= head.count,
      let count = head.integer(at: offset, count: layout.count, bigEndian: bigEndian)
    else { return }
    var entry = offset + layout.count
    for _ in 0..<min(count, Self.entryLimit) {
      guard entry <= head.count - layout.entry else { return }
      read(entry, of: head, bigEndian: bigEndian, layout: layout)
      entry += layout.entry
    }
  }

  private mutating func read(
    _ entry: Int, of head: Span<UInt8>, bigEndian: Bool, layout: Layout
  ) {
    let valueOffset = entry + layout.entry - layout.value
    func text() -> String {
      Self.text(at: entry, of: head, bigEndian: bigEndian, layout: layout)
    }
    func number() -> Int? {
      let isShort = head.uint16(at: entry + 2, bigEndian: bigEndian) == 3
      return isShort
        ? head.uint16(at: valueOffset, bigEndian: bigEndian)
        : head.uint32(at: valueOffset, bigEndian: bigEndian)
    }
    switch head.uint16(at: entry, bigEndian: bigEndian) {
    case 0x00FE: isPreview = number() == 1
    case 0x0103: isColorFilterArray = isColorFilterArray || number() == 65535
    case 0x0106: isColorFilterArray = isColorFilterArray || number() == 32803
    case 0x010F: make = text()
    case 0x0110: model = text()
    case 0x014A: hasSubdirectories = true
    case 0x8606: hasLeafData = true
    case 0xC612: isDNG = true
    case 0xC634: hasPrivateData = true
    default: break
    }
  }

  /// The start of a text; enough to know a vendor or a model by.
  private static func text(
    at entry: Int, of head: Span<UInt8>, bigEndian: Bool, layout: Layout
  ) -> String {
    let valueOffset = entry + layout.entry - layout.value
    guard
      let length = head.integer(at: entry + 4, count: layout.value, bigEndian: bigEndian)
    else { return "" }
    var start = valueOffset
    if length > layout.value {
      let pointer = head.integer(at: valueOffset, count: layout.value, bigEndian: bigEndian)
      guard let pointer, pointer < UInt64(head.count) else { return "" }
      start = Int(truncatingIfNeeded: pointer)
    }
    var result = ""
    for index in start..<(start + Int(min(length, 32))) {
      guard let byte = head.byte(at: index), byte >= 0x20, byte < 0x7F else { break }
      result.unicodeScalars.append(Unicode.Scalar(byte))
    }
    while result.hasSuffix(" ") { result.removeLast() }
    return result
  }
}
