/// The syntax of a family of files, as far as it takes to tell their elements apart.
///
/// A new one is a file of its own, and one line in ``all``.
struct Structure: Sendable {
  /// Kinds of elements that a file may have besides those it has.
  let types: [String]
  /// The elements of a part of a file, each behind the one that it is in; none where the part is of
  /// another syntax.
  let elements: @Sendable (_ bytes: [UInt8], _ range: Range<Int>) -> [Element]
  /// Puts right what depends on the bytes of elements: checksums.
  let mend: (@Sendable (inout [UInt8]) -> Void)?

  init(
    types: [String] = [],
    mend: (@Sendable (inout [UInt8]) -> Void)? = nil,
    elements: @escaping @Sendable (_ bytes: [UInt8], _ range: Range<Int>) -> [Element]
  ) {
    self.types = types
    self.mend = mend
    self.elements = elements
  }

  /// Every structure, the surer sign first.
  static let all: [Structure] = [
    .png, .segments, .riff, .form, .directories, .profile, .resources, .ebml, .dataSets, .cards,
    .dicom, .realMedia, .recipe, .lytro, .covers, .programs, .libraries, .fonts, .resourceMap,
    .attributes, .captures, .archives, .drawings, .books, .messages, .shortcuts, .tags, .lines,
    .boxes,
  ]

  /// More elements are not looked for.
  static let most = 2000

  /// The structure of a part of a file and its elements, with those of other structures within.
  static func find(in bytes: [UInt8], _ range: Range<Int>, depth: Int = 0) -> (
    Structure, [Element]
  )? {
    for structure in all {
      var found = structure.elements(bytes, range)
      guard !found.isEmpty else { continue }
      guard depth < 3 else { return (structure, found) }
      let parents = Set(found.compactMap(\.parent))
      for place in found.indices
      where !parents.contains(place) && !found[place].isFixed && found.count < most {
        let body = found[place].body
        guard let (_, inner) = findInside(bytes, body, depth: depth + 1) else { continue }
        let start = found.count
        for var element in inner {
          element.parent = element.parent.map { $0 + start } ?? place
          found.append(element)
        }
      }
      return (structure, found)
    }
    return nil
  }

  /// What begins in a body, maybe behind a few bytes: `Exif\0\0`, `Photoshop 3.0\0`, `ICC_PROFILE`.
  private static func findInside(_ bytes: [UInt8], _ body: Range<Int>, depth: Int) -> (
    Structure, [Element]
  )? {
    for skip in [0, 6, 14, 4, 10] where body.count > skip + 8 {
      let range = (body.lowerBound + skip)..<body.upperBound
      let marks: [[UInt8]] = [
        [0x49, 0x49, 0x2a, 0], [0x4d, 0x4d, 0, 0x2a], Array("8BIM".utf8), [0x1c, 2],
      ]
      // A profile has its mark behind its size, versions, class and date (ICC.1:2022 §7.2).
      if marks.contains(where: { bytes[range].starts(with: $0) })
        || bytes[range].dropFirst(36).starts(with: "acsp".utf8)
      {
        return find(in: bytes, range, depth: depth)
      }
    }
    return nil
  }
}
