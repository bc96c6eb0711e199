/// How a value's bytes are to be read: the types of TIFF 6.0 §2, BigTIFF and Exif 3.0 §4.6.3.
///
/// Values that a container states in its own syntax are kept in the same formats.
public struct TagFormat: Hashable, Sendable {
  /// The number that a TIFF directory has for it.
  public let rawValue: UInt16

  /// A format by its number; one that no specification names has a ``size`` of 0.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// BYTE: a whole number of 8 bits, without a sign.
  public static let byte = TagFormat(rawValue: 1)
  /// ASCII: text of one byte a character, ended by a NUL that counts.
  public static let ascii = TagFormat(rawValue: 2)
  /// SHORT: 16 bits, without a sign.
  public static let short = TagFormat(rawValue: 3)
  /// LONG: 32 bits, without a sign.
  public static let long = TagFormat(rawValue: 4)
  /// RATIONAL: two LONGs, numerator and denominator.
  public static let rational = TagFormat(rawValue: 5)
  /// SBYTE: 8 bits, in two's complement.
  public static let signedByte = TagFormat(rawValue: 6)
  /// UNDEFINED: bytes that only their tag gives a meaning.
  public static let undefined = TagFormat(rawValue: 7)
  /// SSHORT: 16 bits, in two's complement.
  public static let signedShort = TagFormat(rawValue: 8)
  /// SLONG: 32 bits, in two's complement.
  public static let signedLong = TagFormat(rawValue: 9)
  /// SRATIONAL: two SLONGs, numerator and denominator.
  public static let signedRational = TagFormat(rawValue: 10)
  /// FLOAT: IEEE 754 in 32 bits.
  public static let float = TagFormat(rawValue: 11)
  /// DOUBLE: IEEE 754 in 64 bits.
  public static let double = TagFormat(rawValue: 12)
  /// IFD (TIFF Technical Note 1): a LONG that is where another directory stands.
  public static let ifd = TagFormat(rawValue: 13)
  /// Named by the Adobe DNG SDK; two bytes a character.
  public static let unicode = TagFormat(rawValue: 14)
  /// Named by the Adobe DNG SDK; two floats.
  public static let complex = TagFormat(rawValue: 15)
  /// LONG8 of BigTIFF: 64 bits, without a sign.
  public static let long8 = TagFormat(rawValue: 16)
  /// SLONG8 of BigTIFF: 64 bits, in two's complement.
  public static let signedLong8 = TagFormat(rawValue: 17)
  /// IFD8 of BigTIFF: a LONG8 that is where another directory stands.
  public static let ifd8 = TagFormat(rawValue: 18)
  /// UTF-8 text, since Exif 3.0.
  public static let utf8 = TagFormat(rawValue: 129)

  /// The bytes of one element, or 0 for a format that no specification names.
  public var size: Int {
    switch rawValue {
    case 1, 2, 6, 7, 129: 1
    case 3, 8, 14: 2
    case 4, 9, 11, 13: 4
    case 5, 10, 12, 15, 16, 17, 18: 8
    default: 0
    }
  }

  /// Whether the value is text.
  public var isText: Bool { self == .ascii || self == .utf8 }

  /// Whether the value is one or more whole numbers.
  public var isInteger: Bool {
    switch rawValue {
    case 1, 3, 4, 6, 8, 9, 13, 16, 17, 18: true
    default: false
    }
  }

  /// Whether the value is one or more whole numbers that are never negative.
  package var isUnsigned: Bool {
    switch rawValue {
    case 1, 3, 4, 13, 16, 18: true
    default: false
    }
  }

  /// Whether the value is one or more fractions of whole numbers.
  public var isRational: Bool { self == .rational || self == .signedRational }

  /// Whether the value is one or more numbers of any kind.
  public var isNumeric: Bool {
    isInteger || isRational || self == .float || self == .double
  }
}

extension TagFormat: CustomStringConvertible {
  /// The field's usual name of the format: `int16u`, `rational64u`, `string` …
  public var description: String {
    switch rawValue {
    case 1: "int8u"
    case 2: "string"
    case 3: "int16u"
    case 4: "int32u"
    case 5: "rational64u"
    case 6: "int8s"
    case 7: "undef"
    case 8: "int16s"
    case 9: "int32s"
    case 10: "rational64s"
    case 11: "float"
    case 12: "double"
    case 13: "ifd"
    case 14: "unicode"
    case 15: "complex"
    case 16: "int64u"
    case 17: "int64s"
    case 18: "ifd64"
    case 129: "utf8"
    default: "format \(rawValue)"
    }
  }
}
