/// TIFF, and the raw images that are TIFF files with a camera's own tags.
///
/// Programs write TIFF images with a camera's name in them too, so the name alone is never enough:
/// a raw image also has what its vendor's raw images have in their first directory.
enum TIFFFamily {
  static func type(of head: Span<UInt8>) -> DeclaredType? {
    let bigEndian: Bool
    switch (head.byte(at: 0), head.byte(at: 1)) {
    case (0x49, 0x49): bigEndian = false
    case (0x4D, 0x4D): bigEndian = true
    default: return nil
    }
    switch head.uint16(at: 2, bigEndian: bigEndian) {
    case 42: return classic(head, bigEndian: bigEndian)
    case 43: return big(head, bigEndian: bigEndian)
    case 0x55: return bigEndian ? nil : panasonic(head)
    default: return nil
    }
  }

  private static func classic(_ head: Span<UInt8>, bigEndian: Bool) -> DeclaredType {
    if head.matches("CR\u{2}", at: 8) { return .canonCR2 }
    // What Canon's first EOS-1D and 1Ds have in the place of CR2's mark.
    if head.matches("\u{BA}\u{B0}\u{AC}\u{BB}", at: 8) { return .canonTIF }
    if head.matches("IIII", at: 8) || head.matches("MMMM", at: 8) { return .phaseOneIIQ }
    guard let offset = head.uint32(at: 4, bigEndian: bigEndian) else { return .tiff }
    let directory = FirstDirectory(
      of: head, at: offset, bigEndian: bigEndian, layout: .classic)
    return directory.isDNG ? .dng : raw(directory) ?? .tiff
  }

  /// BigTIFF: offsets of eight bytes. DNG 1.6 allows it; no camera's own raw image is one.
  private static func big(_ head: Span<UInt8>, bigEndian: Bool) -> DeclaredType? {
    guard head.uint16(at: 4, bigEndian: bigEndian) ?? 8 == 8 else { return nil }
    guard let long = head.integer(at: 8, count: 8, bigEndian: bigEndian),
      let offset = Int(exactly: long)
    else { return .tiff }
    let directory = FirstDirectory(of: head, at: offset, bigEndian: bigEndian, layout: .big)
    return directory.isDNG ? .dng : .tiff
  }

  /// RW2 and RWL have a GUID between header and directory; the older RAW files have none.
  private static func panasonic(_ head: Span<UInt8>) -> DeclaredType? {
    let guid = "\u{88}\u{E7}\u{74}\u{D8}\u{F8}\u{25}\u{1D}\u{4D}"
    if head.endsWithin(guid, at: 8) { return nil }
    guard head.matches(guid, at: 8) else { return .panasonicRAW }
    guard let offset = head.uint32(at: 4, bigEndian: false) else { return nil }
    let directory = FirstDirectory(of: head, at: offset, bigEndian: false, layout: .classic)
    return directory.make.hasPrefix("LEICA") ? .leicaRWL : .panasonicRW2
  }

  private static func raw(_ directory: FirstDirectory) -> DeclaredType? {
    if directory.hasLeafData { return .leafMOS }
    let make = directory.make.uppercased()
    return vendors.first { make.hasPrefix($0.make) }?.type(directory)
  }

  private struct Vendor: Sendable {
    /// What the camera's make begins with.
    let make: String
    /// The type of the vendor's raw images, or `nil` when the image is not raw.
    let type: @Sendable (FirstDirectory) -> DeclaredType?
  }

  private static let vendors: [Vendor] = [
    Vendor(make: "NIKON", type: nikon),
    Vendor(make: "SONY", type: sony),
    Vendor(make: "PENTAX", type: pentax),
    Vendor(make: "RICOH IMAGING", type: pentax),
    Vendor(make: "ASAHI OPTICAL", type: pentax),
    Vendor(make: "SAMSUNG") { $0.hasSubdirectories ? .samsungSRW : nil },
    Vendor(make: "HASSELBLAD") { $0.hasSubdirectories ? .hasselblad3FR : nil },
    Vendor(make: "SEIKO EPSON") { $0.hasSubdirectories ? .epsonERF : nil },
    Vendor(make: "KODAK", type: kodak),
    Vendor(make: "EASTMAN KODAK", type: kodak),
  ]

  /// The COOLPIX A and P models write NRW, the earlier ones (E5700 …) and all others NEF.
  private static func nikon(_ directory: FirstDirectory) -> DeclaredType? {
    guard directory.isPreview, directory.hasSubdirectories else { return nil }
    let isNRW = directory.model.hasPrefix("COOLPIX P") || directory.model == "COOLPIX A"
    return isNRW ? .nikonNRW : .nikonNEF
  }

  private static func sony(_ directory: FirstDirectory) -> DeclaredType? {
    guard directory.hasPrivateData || (directory.isPreview && directory.hasSubdirectories) else {
      return nil
    }
    return switch directory.model {
    case "DSC-F828", "DSC-V3": .sonySRF
    case "DSC-R1": .sonySR2
    default: .sonyARW
    }
  }

  /// Here the first directory is that of the raw image itself.
  private static func pentax(_ directory: FirstDirectory) -> DeclaredType? {
    directory.isColorFilterArray ? .pentaxPEF : nil
  }

  private static func kodak(_ directory: FirstDirectory) -> DeclaredType? {
    directory.isPreview && directory.hasSubdirectories ? .kodakDCR : nil
  }
}
