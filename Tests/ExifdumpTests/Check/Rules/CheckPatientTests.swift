import Foundation
import Testing

/// Whom a medical picture names; one that is not read to its end may name anybody.
@Suite struct CheckPatientTests {
  /// What the preset for privacy finds in a file of such elements, with representations and in little-endian order.
  private func found(_ elements: [UInt8]) throws -> CheckCommand.Result {
    let syntax: [UInt8] =
      [2, 0, 0x10, 0, 0x55, 0x49, 20, 0] + Array("1.2.840.10008.1.2.1\0".utf8)
    let folder = try TestFolder()
    try folder.add("a.dcm", Data(count: 128) + Data("DICM".utf8) + Data(syntax + elements))
    return try CheckCommand.json("--no-config", "--preset", "privacy", ".", in: folder.url)
  }

  /// A patient's name.
  private static let name: [UInt8] =
    [0x10, 0, 0x10, 0, 0x50, 0x4e, 8, 0] + Array("Doe^Jane".utf8)

  /// Elements of DICOM (PS3.5 §7.1.2): group, number, representation, length, value.
  @Test(arguments: [
    (0x0008, 0x0090, "PN", "Doe^John", ["people"]), (0x0010, 0x0020, "LO", "4711", ["people"]),
    (0x0008, 0x0081, "ST", "1 Main Street ", ["location"]),
    (0x0018, 0x1000, "LO", "12345678", ["serial-number"]), (0x0008, 0x0060, "CS", "OT", []),
    // Where a slice is, and whose name was taken out.
    (0x0020, 0x1041, "DS", "73.8", []), (0x0027, 0x1041, "FL", "QAQB", []),
    (0x0020, 0x0050, "DS", "-00013", []),
    (0x0010, 0x0010, "PN", "Anonymized", []),
    (0x0010, 0x0010, "PN", "ANONYMOUS^^^", []),
    (0x0010, 0x0010, "PN", "Anonymized^Anonymized ", []),
    (0x0010, 0x0010, "PN", "Anonymous^Jane", ["people"]),
    (0x0010, 0x0012, "LT", "Janie ", ["people"]),
    (0x0040, 0x1104, "LT", "jane@example.com", ["people"]),
    (0x0010, 0x0010, "PN", "^^^^", []), (0x0032, 0x1020, "LO", "Ward 7", ["location"]),
  ])
  func findsWhoIsInAMedicalPicture(
    _ group: Int, _ number: Int, _ representation: String, _ value: String, _ rules: [String]
  ) throws {
    let element = [group, number].flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] }
    let content = Array(representation.utf8) + [UInt8(value.utf8.count), 0] + Array(value.utf8)
    let result = try found(element + content)
    #expect(result.rules == rules, "\(result.report)")
  }

  /// Most writers state how long an item is.
  @Test func findsWhoIsInAnItemOfAMedicalPicture() throws {
    let item: [UInt8] = [0xfe, 0xff, 0, 0xe0, 16, 0, 0, 0] + Self.name
    let sequence: [UInt8] = [0x10, 0, 2, 0x10, 0x53, 0x51, 0, 0, 24, 0, 0, 0] + item
    let result = try found(sequence)
    #expect(result.rules == ["people"], "\(result.report)")
  }

  /// A sequence that its writer did not know, with items of undefined length (PS3.5 §6.2.2), hides nothing behind it.
  @Test func findsWhoIsBehindAnUnknownSequence() throws {
    let open: [UInt8] = [0xff, 0xff, 0xff, 0xff]
    let item: [UInt8] =
      [0xfe, 0xff, 0, 0xe0] + open + [0x10, 0, 0x20, 0, 4, 0, 0, 0] + Array("4711".utf8)
      + [0xfe, 0xff, 0x0d, 0xe0, 0, 0, 0, 0]
    let sequence: [UInt8] =
      [9, 0, 1, 0x10, 0x55, 0x4e, 0, 0] + open + item + [0xfe, 0xff, 0xdd, 0xe0, 0, 0, 0, 0]
    let result = try found(sequence + Self.name)
    #expect(result.rules == ["people", "people"], "\(result.report)")
    #expect(result.tags.sorted() == ["DICOM:PatientID", "DICOM:PatientName"], "\(result.report)")
  }

  /// What stands behind something that is no element may name anybody.
  @Test func aDataSetThatIsNotReadToItsEndIsNotClean() throws {
    let other: [UInt8] = [0x28, 0, 0x20, 1, 0x20, 0x20, 2, 0, 0, 0]
    let result = try found(other + Self.name)
    #expect(result.rules == ["unreadable"], "\(result.report)")
  }

  /// Where a data set ends within a value, the rest may have said anything, unless that is the picture.
  @Test(
    arguments: [
      ([0x10, 0, 0x10, 0, 0x50, 0x4e, 8, 0], "Doe^", ["unreadable"]),
      // A length that is wrong hides what stands behind it.
      (
        [8, 0, 0x30, 0x10, 0x4c, 0x4f, 0x60, 0xea, 0x10, 0, 0x10, 0, 0x50, 0x4e, 4, 0], "Doe ",
        ["unreadable"]
      ),
      ([0xe0, 0x7f, 0x10, 0, 0x4f, 0x57, 0, 0, 8, 0, 0, 0], "1234", []),
      ([0x10, 0, 0x10, 0, 0x50, 0x4e], "", []), ([0x10, 0, 0x10, 0, 0x50, 0x4e, 8, 0], "", []),
    ] as [([UInt8], String, [String])])
  func aDataSetThatIsCutIsNotClean(
    _ elements: [UInt8], _ text: String, _ rules: [String]
  ) throws {
    let result = try found(elements + Array(text.utf8))
    #expect(result.rules == rules, "\(result.report)")
  }
}
