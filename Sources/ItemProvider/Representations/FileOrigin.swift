import Foundation
import UniformTypes

/// The file that a provider was made from, and what follows from it once somebody asks.
///
/// Making one costs nothing: the type is looked up on the first question about types, and the file
/// is touched only then, and only if its name has no extension.
struct FileOrigin: Sendable {
  let path: FilePath
  /// The type, if the caller knows better than the name.
  let contentType: TypeIdentifier?
  let fileOptions: ItemProviderFileOptions
  let visibility: ItemProviderRepresentationVisibility
  /// Whether the file's URL is offered, too.
  let offersURL: Bool
  /// Whether copies are named for the file and its type, as opposed to the file alone.
  let suggestsName: Bool

  var suggestedName: String? {
    guard suggestsName, let name = path.lastComponent else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  var representations: [Representation] {
    var result = [
      Representation(
        type: type, backing: .source(.file(path)), fileOptions: fileOptions,
        visibility: visibility)
    ]
    if offersURL, let url = path.url {
      let text = Data(url.absoluteString.utf8)
      result += [TypeIdentifier.fileURL, .url].map {
        Representation(
          type: $0, backing: .source(.data(text)), fileOptions: [], visibility: visibility)
      }
    }
    return result
  }

  /// The type that the name says. A name without an extension says nothing: then it is a folder, if
  /// the file system says so, or data.
  private var type: TypeIdentifier {
    if let contentType { return contentType }
    if let suffix = path.filenameExtension, let type = TypeIdentifier(filenameExtension: suffix) {
      return type
    }
    return (try? SystemFile.kind(at: path)) == .folder ? .folder : .data
  }
}
