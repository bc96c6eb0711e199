import MetadataKit
import UniformTypes

extension RuleKind {
  /// Files of which nothing can be read, or not all: what is encrypted, or goes beyond a limit, cannot be
  /// called clean. Of those of which nothing can, ``CheckJob`` tells: there is no subject to look at.
  static let unreadable = RuleKind(
    "unreadable", "Every photo, movie and document must be readable."
  ) { subject, _ in
    if !subject.isMedia {
      // An error page, an archive, or the pointer that Git LFS leaves in a photo's place.
      return [
        Violation(
          message: "The file is called a photo, movie or document, and is "
            + "\(subject.metadata.format.name): nothing of one could be looked at.",
          fix: "Restore it from its source, with git lfs pull where it is a pointer, or remove it.")
      ]
    }
    return subject.metadata.warnings.compactMap { warning in
      switch warning.code {
      case .unsupported:
        Violation(
          message: "A part of the file cannot be read: \(warning.message).",
          fix: "Write it anew, without encryption where it has some, or look at it by other means.",
          offset: warning.offset)
      case .limitExceeded where !warning.isOfContent:
        Violation(
          message: "A part of the file was not read: \(warning.message).",
          fix: "Write it anew, with less in it.", offset: warning.offset)
      // Behind what is no XML nothing of a drawing is read.
      case .malformed where subject.metadata.format.type == .svg:
        Violation(
          message: "The drawing was not read to its end: \(warning.message).",
          fix: "Write it anew.", offset: warning.offset)
      // Behind what is no element nothing of a data set is read, nor of a header behind what is no card.
      case _ where warning.hidesProperties && CheckedFormat.isDataSet(subject.metadata.format):
        Violation(
          message: "What the file says of itself was not read to its end: \(warning.message).",
          fix: "Write it anew with the program that writes such files, then check it again.",
          offset: warning.offset)
      case _ where warning.hidesProperties && CheckedFormat.isWritten(subject.metadata.format):
        Violation(
          message: "What the document says of itself was not read to its end: \(warning.message).",
          fix: "Write it anew with the program that writes such documents, then check it again.",
          offset: warning.offset)
      default: nil
      }
    }
  }

  /// A finding for a file that cannot be read.
  static func unreadable(_ error: MetadataError) -> Violation {
    Violation(
      message: "The file cannot be read: \(error.message).",
      fix: advice(for: error.code), offset: error.offset)
  }

  private static func advice(for code: MetadataError.Code) -> String {
    switch code {
    case .notFound: "Name a file that is there."
    case .notAFile: "Leave it out: it is no regular file."
    case .unreadable: "See that it may be opened and read, or restore it from its source."
    default: "Restore it from its source, or remove it."
    }
  }

  /// Files that are cut short or contradict themselves.
  static let damaged = RuleKind(
    "damaged", "No part of a file may be cut short or contradict its specification."
  ) { subject, _ in
    let fix = "Restore it from its source, or write it anew."
    var found = subject.metadata.warnings.filter { damage.contains($0.code) }.map {
      Violation(
        message: "The file is damaged: \($0.message).", fix: fix, offset: $0.offset)
    }
    if found.isEmpty, let file = try? ByteReader(again: subject.name),
      let damage = Wholeness.firstDamage(in: file, of: subject.metadata.format)
    {
      found.append(
        Violation(
          message: "The file is damaged: \(damage.message).", fix: fix, offset: damage.offset))
    }
    return found
  }

  private static let damage: Set<MetadataError.Code> = [
    .truncated, .malformed, .unreadable, .emptyFile,
  ]

  /// Names that say something else than the content.
  static let fileExtension = RuleKind(
    "extension", "The extension of a name must agree with the content."
  ) { subject, _ in
    let format = subject.metadata.format
    let usual = format.fileExtension.isEmpty ? "" : ", for instance to .\(format.fileExtension)"
    let fix = "Rename it\(usual), or convert it to what its name says."
    if let warning = subject.metadata.warnings.first(where: { $0.code == .extensionMismatch }) {
      return [
        Violation(
          value: Array(format.name.utf8), message: "The name is wrong: \(warning.message).",
          fix: fix)
      ]
    }
    guard !subject.isMedia, subject.isMediaName == true else { return [] }
    return [
      Violation(
        value: Array(format.name.utf8),
        message: "The name is one of a photo, movie or document, the content is \(format.name).",
        fix: "Restore it from its source, or remove it.")
    ]
  }

  static let maxSize = RuleKind(
    "max-size", "A file may have at most so many bytes.", .size
  ) { subject, value in
    guard subject.metadata.fileSize > value.number else { return [] }
    return [
      Violation(
        value: Array("\(subject.metadata.fileSize) bytes".utf8),
        message: "The file has more than \(value.number) bytes.",
        fix: "Compress it more strongly, or scale it down.")
    ]
  }
}
