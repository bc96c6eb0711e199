/// A run of bytes of a file that holds metadata of one kind.
public struct Block: Sendable {
  /// What the bytes are.
  public let kind: BlockKind
  /// Where they stand in the file; nil where they are not there as they are (compressed,
  /// hexadecimal, or in several parts).
  public let range: Range<Int>?
  /// How many bytes they are when put together.
  public let byteCount: Int
  /// How a picture is coded that is no file of its own: `hvc1`, `av01`; otherwise nil.
  public let codec: String?
  /// What makes a file of it, put before its bytes.
  package let header: [UInt8]
  /// The bytes of a picture that does not stand in the file as it is, where they were asked for.
  package var content: [UInt8]? = nil
}
