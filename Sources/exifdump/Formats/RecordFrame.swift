/// What stands around the records of a form.
struct RecordFrame: Sendable {
  /// Before the first.
  var start = ""
  /// Between two.
  var separator = ""
  /// Behind the last.
  var end = ""

  /// Nothing: each record is complete in itself.
  static let none = RecordFrame()
  /// A JSON array.
  static let array = RecordFrame(start: "[", separator: ",\n", end: "]\n")
}
