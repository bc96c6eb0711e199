/// How many bytes the surfaces of a DDS file have.
///
/// Source: Microsoft, *Programming Guide for DDS*, "DDS File Layout", and `DXGI_FORMAT`.
struct DDSSurfaces {
  /// Where the first starts.
  private let start: Int
  private let count: Int

  /// nil where it is not known how their pixels are coded.
  init?(_ file: Region) throws(MetadataError) {
    let head = try file.head(count: 148)
    let flags = try head.uint32(at: 80, .little)
    let capabilities = try head.uint32(at: 112, .little)
    let coding: DDSCoding?
    var pictures = 1
    if flags & 0x4 != 0, head.matches("DX10", at: 84) {
      start = 148
      coding = DDSCoding(number: try head.uint32(at: 128, .little))
      let isCube = try head.uint32(at: 136, .little) & 4 != 0
      pictures = .clampedProduct(try head.uint32(at: 140, .little), isCube ? 6 : 1)
    } else {
      start = 128
      coding =
        flags & 0x4 != 0
        ? DDSCoding(code: try head.slice(at: 84, count: 4).text)
        : .pixels(bits: try head.uint32(at: 88, .little))
      // Each side that is there has a bit of its own.
      if capabilities & 0x200 != 0 { pictures = (capabilities & 0xfc00).nonzeroBitCount }
    }
    guard let coding else { return nil }
    var height = try head.uint32(at: 12, .little)
    var width = try head.uint32(at: 16, .little)
    var depth = capabilities & 0x20_0000 != 0 ? try head.uint32(at: 24, .little) : 1
    let hasLevels = try head.uint32(at: 8, .little) & 0x2_0000 != 0
    var bytes = 0
    for _ in 0..<(hasLevels ? min(max(1, try head.uint32(at: 28, .little)), 32) : 1) {
      let level = Int.clampedProduct(coding.bytes(width, height), depth)
      let sum = bytes.addingReportingOverflow(level)
      bytes = sum.overflow ? .max : sum.partialValue
      (width, height, depth) = (max(1, width / 2), max(1, height / 2), max(1, depth / 2))
    }
    count = .clampedProduct(bytes, pictures)
  }

  /// Warns where the file ends before the last does.
  func expectWhole(_ file: Region, _ found: inout MetadataBuilder) {
    found.expect("the picture", of: count, at: start, in: file)
  }
}

/// How pixels are coded: one by one, or sixteen of them in a block.
private enum DDSCoding {
  case pixels(bits: Int)
  case blocks(bytes: Int)

  /// By the four characters of the first header.
  init?(code: String) {
    switch code {
    case "DXT1", "ATI1", "BC4U", "BC4S": self = .blocks(bytes: 8)
    case "DXT2", "DXT3", "DXT4", "DXT5", "ATI2", "BC5U", "BC5S": self = .blocks(bytes: 16)
    default: return nil
    }
  }

  /// By the number of the second.
  init?(number: Int) {
    switch number {
    case 1...4: self = .pixels(bits: 128)
    case 5...8: self = .pixels(bits: 96)
    case 9...22: self = .pixels(bits: 64)
    case 23...47, 87...93: self = .pixels(bits: 32)
    case 48...59, 85, 86: self = .pixels(bits: 16)
    case 60...65: self = .pixels(bits: 8)
    case 70...72, 79...81: self = .blocks(bytes: 8)
    case 73...78, 82...84, 94...99: self = .blocks(bytes: 16)
    default: return nil
    }
  }

  func bytes(_ width: Int, _ height: Int) -> Int {
    switch self {
    case .pixels(let bits):
      let line = Int.clampedProduct(width, bits)
      return .clampedProduct(line / 8 + (line % 8 > 0 ? 1 : 0), height)
    case .blocks(let bytes): return .clampedProduct((width + 3) / 4, (height + 3) / 4, bytes)
    }
  }
}
