/// Which of the rows describes a value that no table knows by its name.
struct PropertyListForm {
  enum Reading { case plain, misread, `true` }

  let row: Int

  init(_ value: PropertyListValue, _ reading: Reading, isList: Bool) {
    let kind =
      switch value {
      case .data: 1
      case .time: 2
      case .date: 3
      default: 0
      }
    row = (reading == .true ? 8 : 0) + (isList ? 4 : 0) + kind
  }
}

extension TagTable {
  /// Values of property lists by what they are, alone and in lists.
  static let propertyListForms = TagTable(
    "PLIST", group: "XML", forms([]))

  /// The same of those that exiftool misreads: what it has, and what is true.
  static let propertyListMisread = TagTable(
    "PLIST", group: "XML", forms(.onlyInExiftool) + forms(.notInExiftool))

  private static func forms(_ traits: TagRow.Traits) -> [TagRow] {
    [[], .list].flatMap { (list: TagRow.Traits) in
      let traits = traits.union(list)
      return [
        TagRow(0, "Value", traits: traits),
        TagRow(0, "Data", traits: traits.union(.binary)),
        TagRow(0, "Time", value: PropertyListMeaning.time, traits: traits),
        TagRow(0, "Date", value: Meaning.dateXMP, traits: traits),
      ]
    }
  }
}
