import MetadataKit
import UniformTypes

/// What a run may replace: `-o *.jpg` names a photo, and a list or a directory may have it, too.
enum EarlierOutput {
  /// So much is looked at.
  private static let looked = 4096

  /// What is at a path, where it is no text as all answers are; nil where it may be replaced, and where
  /// there is nothing.
  static func otherKind(of path: [UInt8]) -> String? {
    guard POSIX.kind(of: path) == .file, let file = try? POSIX.openFile(path) else { return nil }
    defer { POSIX.closeFile(file) }
    guard let head = try? POSIX.readSome(file, count: looked), !head.isEmpty else { return nil }
    var options = ReadOptions()
    options.factsOnly = true
    if let format = try? Metadata(head, options: options).format {
      return isText(format) ? nil : format.type?.identifier ?? format.name
    }
    // A character may be cut in two.
    let isText = !head.contains(0) && (0...3).contains { isUTF8(head.dropLast($0)) }
    return isText ? nil : "no text"
  }

  /// Whether it may be text, a table, JSON or XML; SVG, XMP and PostScript are pictures and what belongs
  /// to them.
  private static func isText(_ format: FileFormat) -> Bool {
    format.mimeType.hasPrefix("text/")
      || ["application/json", "application/xml"].contains(format.mimeType)
  }
}
