import Foundation
import UniformTypes

/// The file that a provider was made from, and what follows from it once somebody asks.
///
/// Making one costs nothing: the type is looked up on the first question about types, and the file
/// is touched only then, and only if its name has no extension, or one that no type of files has.
struct FileOrigin: Sendable {
  let path: FilePath
  /// The type, if the caller knows better than the name.
  let contentType: TypeIdentifier?
  let fileOptions: ItemProviderFileOptions
  /// Whether the file's URL is offered, too.
  let offersURL: Bool
  /// Whether copies are named for the file and its type, as opposed to the file alone.
  let suggestsName: Bool
  /// Whether consumers get copies of it, and its URL never.
  var isLent = false

  var suggestedName: String? {
    guard suggestsName, let name = path.lastComponent else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  var representations: [Representation] {
    var result = [
      Representation(
        type: type, backing: .source(.file(path)), fileOptions: fileOptions, isLent: isLent)
    ]
    if offersURL, let url = path.url {
      let text = Data(url.absoluteString.utf8)
      result += [TypeIdentifier.fileURL, .url].map {
        Representation(type: $0, backing: .source(.data(text)), fileOptions: [])
      }
    }
    return result
  }

  /// The type that the name says, as that of a file. Where it says none that is declared, the file
  /// system is asked whether it is a folder: of a type of folders, if the name says one (`rtfd`).
  private var type: TypeIdentifier {
    if let contentType { return contentType }
    let suffix = path.filenameExtension
    let type = suffix.flatMap { TypeIdentifier(filenameExtension: $0) }
    if let type, type.isDeclared { return type }
    guard (try? SystemFile.kind(at: path)) == .folder else { return type ?? .data }
    let ofFolder = suffix.flatMap {
      TypeIdentifier(filenameExtension: $0, conformingTo: .directory)
    }
    return ofFolder.flatMap { $0.isDeclared ? $0 : nil } ?? .folder
  }
}
