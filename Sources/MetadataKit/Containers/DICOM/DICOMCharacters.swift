/// The characters of a data set's texts, as its Specific Character Set states them (PS3.3 §C.12.1.1.2, PS3.5 §6.1).
struct DICOMCharacters {
  /// The code page of upper bytes where no escape sequence names another; nil where there are none.
  private let page: Int?
  /// Whether escape sequences switch between sets (ISO/IEC 2022).
  private let hasEscapes: Bool

  /// - Parameter stated: the element's value, of which the first part is where texts start.
  init(_ stated: ArraySlice<UInt8>) {
    let terms = stated.split(separator: 0x5c, omittingEmptySubsequences: false)
    let first = String(decoding: terms.first ?? [], as: UTF8.self)
    let number = first.split { !$0.isASCII || !$0.isNumber }.last.flatMap { Int($0) }
    page =
      first.hasPrefix("GB")
      ? 54936 : Self.sets.first { $0.number == number }?.page
    hasEscapes = terms.count > 1 || first.contains("2022")
  }

  /// The sets of upper bytes: their numbers in the register of ISO, what stands behind the escape character before each
  /// (PS3.3 tables C.12-3 and C.12-4), and their code pages.
  private static let sets: [(number: Int, sequence: [UInt8], page: Int)] = [
    (13, Array(")I".utf8), 932), (58, Array("$)A".utf8), 936), (149, Array("$)C".utf8), 949),
    (100, Array("-A".utf8), 28591), (101, Array("-B".utf8), 28592),
    (109, Array("-C".utf8), 28593), (110, Array("-D".utf8), 28594),
    (126, Array("-F".utf8), 28597), (127, Array("-G".utf8), 28596),
    (138, Array("-H".utf8), 28598), (144, Array("-L".utf8), 28595),
    (148, Array("-M".utf8), 28599), (166, Array("-T".utf8), 874), (203, Array("-b".utf8), 28605),
  ]

  /// A text as UTF-8; nil where it stays as it is, since it has nothing but ASCII, is in UTF-8, or is not in the set
  /// that is stated.
  ///
  /// - Parameter isName: whether it is a person's name, of which each part starts in the first set.
  func utf8(_ text: ArraySlice<UInt8>, isName: Bool) -> [UInt8]? {
    guard text.contains(where: { $0 >= 0x80 || $0 == 0x1b }), page != nil || hasEscapes else {
      return nil
    }
    // Some writers fill texts with NUL.
    let text = text.lastIndex { $0 != 0 }.map { text[...$0] } ?? []
    guard !text.contains(0) else { return nil }
    let found =
      hasEscapes
      ? withoutEscapes(text, isName: isName) : CodePage.utf8(text, page: page ?? 0)
    return found.containsReplacement || found.contains(0x1b) || !isUTF8(found[...]) ? nil : found
  }

  private enum Effect {
    /// The lower bytes are ASCII, or cells of two bytes.
    case lower(JISText.Cells?)
    /// The upper bytes are of a code page.
    case upper(Int)
  }

  /// What stands behind the escape character.
  private static let escapes: [(sequence: [UInt8], effect: Effect)] =
    [
      (Array("(B".utf8), .lower(nil)), (Array("(J".utf8), .lower(nil)),
      (Array("$B".utf8), .lower(.main)), (Array("$(D".utf8), .lower(.supplement)),
    ] + sets.map { ($0.sequence, .upper($0.page)) }

  private func withoutEscapes(_ text: ArraySlice<UInt8>, isName: Bool) -> [UInt8] {
    var result: [UInt8] = []
    var run: [UInt8] = []
    var cells: JISText.Cells?
    var upper = page
    func endRun() {
      if let cells, !run.isEmpty {
        result += JISText.utf8(cells: run, of: cells)
      } else {
        result += upper.map { CodePage.utf8(run[...], page: $0) } ?? run
      }
      run = []
    }
    var rest = text
    while let byte = rest.popFirst() {
      if byte == 0x1b, let escape = Self.escapes.first(where: { rest.starts(with: $0.sequence) }) {
        endRun()
        rest.removeFirst(escape.sequence.count)
        switch escape.effect {
        case .lower(let set): cells = set
        case .upper(let page): upper = page
        }
        continue
      }
      run.append(byte)
      if cells == nil, upper != page, Self.isDelimiter(byte, isName: isName) {
        endRun()
        upper = page
      }
    }
    endRun()
    return result
  }

  /// Behind which the first set counts again (PS3.5 §6.1.2.5.3).
  private static func isDelimiter(_ byte: UInt8, isName: Bool) -> Bool {
    switch byte {
    case 0x09, 0x0a, 0x0c, 0x0d, 0x5c: true
    case 0x3d, 0x5e: isName
    default: false
    }
  }

  /// Whether values of a representation are in the set (PS3.5 §6.1.2.2).
  static func isText(_ representation: String) -> Bool {
    ["LO", "LT", "PN", "SH", "ST", "UC", "UT"].contains(representation)
  }
}
