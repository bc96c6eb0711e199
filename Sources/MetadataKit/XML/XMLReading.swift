/// How far reading an XML document came.
struct XMLReading {
  /// Where it ended: after the last byte that was understood.
  let end: Int
  /// Why it ended before the document did; nil where it did not.
  let failure: Failure?
  /// What the document names as its code page, where it was not read for that and is therefore not well-formed.
  var codePage: (name: String, isKnown: Bool)?

  enum Failure {
    /// The document's element is complete; what follows it is none of it.
    case junkAfterDocument
    /// The text is not well-formed.
    case malformed(String)
    /// The document declares entities. They are refused: a kilobyte of them can stand for
    /// gigabytes, and no metadata needs them.
    case entities
    /// Elements are nested more deeply than the limits say.
    case depth
    /// There are more elements or attributes than the limits say, or than the reader wants.
    case count
  }

  /// What to say of it; nil where all was read that is of the document.
  ///
  /// - Parameter what: what the document is.
  func warning(of what: String) -> Warning? {
    switch failure {
    case nil, .junkAfterDocument: nil
    case .malformed(let message):
      if let codePage, codePage.isKnown {
        Warning(
          .limitExceeded,
          "\(what) is in the code page \(codePage.name), and has more than \(XMLText.longestInCodePage) bytes"
        )
      } else if let codePage {
        Warning(.unsupported, "\(what) is in the code page \(codePage.name), which is not known")
      } else {
        Warning(.malformed, "\(what) is no XML: \(message)")
      }
    case .entities: Warning(.unsupported, "\(what) declares entities")
    case .depth: Warning(.limitExceeded, "\(what) is nested too deeply")
    case .count: Warning(.limitExceeded, "\(what) has too many elements")
    }
  }
}
