extension [String] {
  /// The texts as one, with a separator between.
  ///
  /// As `joined(separator:)`, which is generic in all that hold texts: at its first call the runtime
  /// looks through every conformance of the program: 0.25 million instructions, where the first photo
  /// takes 1.2.
  func joined(with separator: String) -> String {
    var text = first ?? ""
    for part in dropFirst() {
      text += separator
      text += part
    }
    return text
  }
}
