public import Foundation
public import UniformTypes

extension ItemProvider {
  /// A provider of a file, without touching it.
  ///
  /// The type follows from the extension of the name unless it is given, and the file may be opened
  /// in place. A file that is not there is an error of the load. The path may be any bytes. Making
  /// a provider this way and asking for its ``immediateSource(conformingTo:)`` costs a fraction of
  /// a microsecond.
  public convenience init(path: FilePath, contentType: TypeIdentifier? = nil) {
    self.init(
      origin: FileOrigin(
        path: path, contentType: contentType, fileOptions: .openInPlace, offersURL: false,
        suggestsName: true),
      state: State())
  }

  /// A provider of a file that consumers get copies of, never the file itself or its URL. It is still
  /// read where it is: by ``readSource(conformingTo:_:)``, and for its metadata.
  package convenience init(lending path: FilePath, contentType: TypeIdentifier) {
    self.init(
      origin: FileOrigin(
        path: path, contentType: contentType, fileOptions: [], offersURL: false,
        suggestsName: true, isLent: true),
      state: State())
  }

  /// A provider of a file, its content first and then its URL (`public.file-url`, `public.url`).
  ///
  /// The type follows from the extension of the name. There is no suggested name: copies are named
  /// as the file. `nil` when the URL is no file URL. A file that is not there is an error of the
  /// load.
  public convenience init?(contentsOf fileURL: URL) {
    guard let path = FilePath(fileURL) else { return nil }
    self.init(
      origin: FileOrigin(
        path: path, contentType: nil, fileOptions: [], offersURL: true, suggestsName: false),
      state: State())
  }

  /// A provider of a file.
  ///
  /// The file's name is the suggested name.
  ///
  /// - Parameters:
  ///   - fileURL: Where the file is. A URL that is no file URL makes a provider of nothing.
  ///   - contentType: The type; `nil` for the one that the extension says.
  ///   - openInPlace: Whether the original may be handed out.
  ///   - coordinated: Whether readers should coordinate; there is no coordination on Linux, and it
  ///     is ignored.
  ///   - visibility: Who may see it: without effect here.
  public convenience init(
    contentsOf fileURL: URL, contentType: TypeIdentifier?, openInPlace: Bool = false,
    coordinated: Bool = false, visibility: ItemProviderRepresentationVisibility = .all
  ) {
    let origin = FilePath(fileURL).map {
      FileOrigin(
        path: $0, contentType: contentType, fileOptions: openInPlace ? .openInPlace : [],
        offersURL: false, suggestsName: true)
    }
    self.init(origin: origin, state: State())
  }

  /// A provider of bytes that somebody else keeps, such as an object in remote storage.
  public convenience init(
    reader: RangedReader, type: TypeIdentifier, suggestedName: String? = nil
  ) {
    self.init()
    self.suggestedName = suggestedName
    registerRangedRepresentation(for: type, reader: reader)
  }

  /// A provider of bytes in memory.
  public convenience init(data: Data, type: TypeIdentifier, suggestedName: String? = nil) {
    var state = State()
    state.suggestedName = .some(suggestedName)
    state.registry.add(
      Representation(type: type, backing: .source(.data(data)), fileOptions: []))
    self.init(origin: nil, state: state)
  }
}
