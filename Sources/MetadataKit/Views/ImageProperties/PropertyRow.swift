/// What ImageIO makes of one tag: the key, and the form of the value.
struct PropertyRow: Sendable {
  enum Form: Sendable {
    case integer
    case integers
    case number
    case numbers
    /// A number, or several: whole ones where the tag's are.
    case scalarOrNumbers
    case text
    /// An array of the texts of all tags of the number.
    case texts
    /// A text behind eight bytes that say how it is written.
    case encodedText
    /// Digits, without a zero at the end.
    case version
    /// Degrees, minutes and seconds as one number.
    case degrees
    /// Hours, minutes and seconds.
    case time
  }

  let number: UInt32
  let key: String
  let form: Form

  init(_ number: UInt32, _ key: String, _ form: Form) {
    self.number = number
    self.key = key
    self.form = form
  }
}

extension [PropertyRow] {
  /// The row of a number, or nil. They are sorted.
  func row(_ number: UInt32) -> PropertyRow? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low &+ high) &>> 1
      if self[middle].number < number { low = middle &+ 1 } else { high = middle }
    }
    return low < count && self[low].number == number ? self[low] : nil
  }
}
