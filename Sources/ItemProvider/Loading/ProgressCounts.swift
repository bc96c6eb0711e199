/// How far something has come: units done of units there are, with parts that count for themselves.
struct ProgressCounts {
  var total: Int64
  var completed: Int64 = 0
  /// What the unfinished parts have done, in units.
  var partial = 0.0
  /// The largest fraction so far; it never goes back.
  private(set) var reached = 0.0

  init(total: Int64) {
    self.total = total
  }

  var isOver: Bool { reached >= 1 }

  /// Counts units that are done; there are never more than a number can hold.
  mutating func add(_ units: Int64) {
    let (sum, isTooMuch) = completed.addingReportingOverflow(units)
    completed = isTooMuch ? .max : sum
  }

  /// Takes the counts over into ``reached``, and says whether it grew.
  mutating func settle() -> Bool {
    let fraction: Double
    if total <= 0 {
      // Foundation: without a total nothing is known until something is done.
      fraction = completed > 0 ? 1 : 0
    } else if completed >= total {
      fraction = 1
    } else {
      // Rounding must not end what still has units to do.
      fraction = min((Double(completed) + partial) / Double(total), 1 - 1e-9)
    }
    guard fraction > reached else { return false }
    reached = fraction
    return true
  }

  /// Ends at 1.0, whatever the counts are.
  mutating func finish() {
    total = max(total, 1)
    completed = total
    reached = 1
  }
}
