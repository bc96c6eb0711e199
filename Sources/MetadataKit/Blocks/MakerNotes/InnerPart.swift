/// A structure that stands within another one.
struct InnerPart: Sendable {
  /// The name of the outer one's table, and the number of the row that it stands for there.
  let outer: String
  let id: UInt32
  let table: @Sendable () -> TagTable
  let unit: TagFormat
  let byteCount: Int

  init(
    _ outer: String, _ id: UInt32,
    _ table: @escaping @autoclosure @Sendable () -> TagTable, _ unit: TagFormat,
    byteCount: Int = .max
  ) {
    self.outer = outer
    self.id = id
    self.table = table
    self.unit = unit
    self.byteCount = byteCount
  }
}

extension NotePart {
  /// Every maker's structures within structures.
  static let inner = canonInner + pentaxInner + sonyInner
}
