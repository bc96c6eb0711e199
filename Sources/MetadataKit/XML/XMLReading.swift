/// How far reading an XML document came.
struct XMLReading {
  /// Where it ended: after the last byte that was understood.
  let end: Int
  /// Why it ended before the document did; nil where it did not.
  let failure: Failure?

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
}
