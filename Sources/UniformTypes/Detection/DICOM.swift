/// DICOM files have a preamble of 128 bytes, which can be anything, before their signature.
///
/// Source: DICOM PS3.10 §7.1.
enum DICOM {
  static func type(of head: Span<UInt8>) -> DeclaredType? {
    head.matches("DICM", at: 128) ? .dicom : nil
  }
}
