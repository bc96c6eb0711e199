/// Where a file is, as the bytes that the operating system knows it by.
///
/// A file name on Linux is any bytes without `/` and NUL, in no encoding at all. A `String` changes
/// what is no UTF-8, and `==` of strings takes two different files for one (`é` can be written in
/// two ways); a path does neither. It is compared byte by byte and never normalized.
///
/// Making a path touches no file. A relative path is looked up when the file is opened, so it
/// depends on the current folder of that moment.
public struct FilePath: Hashable, Sendable {
  /// The bytes and a NUL, so that the system can be asked without another copy.
  @usableFromInline package let nullTerminated: [UInt8]

  /// A path spelled in UTF-8.
  public init(_ string: String) {
    self.init(bytes: string.utf8)
  }

  /// A path of any bytes, without a NUL at its end.
  ///
  /// No file has a NUL in its name: such a path can be made, and every use of it fails.
  @inlinable public init(bytes: some Collection<UInt8>) {
    var storage: [UInt8] = []
    storage.reserveCapacity(bytes.count + 1)
    storage.append(contentsOf: bytes)
    storage.append(0)
    nullTerminated = storage
  }

  /// The bytes, as given.
  public var bytes: ArraySlice<UInt8> { nullTerminated.dropLast() }

  /// The path as text; what is no UTF-8 is shown as U+FFFD, so not every string leads back to the
  /// file.
  public var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether ``string`` is the whole truth.
  public var isUTF8: Bool { String(validating: bytes, as: UTF8.self) != nil }

  /// Whether a NUL would make the system read another path than this one.
  var hasNull: Bool { bytes.contains(0) }
}

extension FilePath: CustomStringConvertible, ExpressibleByStringLiteral {
  /// The path of a literal: `"photo.jpg"`.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The path as text, as in ``string``.
  public var description: String { string }
}
