#if !canImport(ImageIO)
  /// An image file or its bytes, whose properties can be read: never its pixels.
  ///
  /// There is one even of bytes that are no image, with no properties and a status that says so, as
  /// on Apple's systems. A class because it is one there. It may be used from every thread.
  public final class CGImageSource: Sendable {
    let result: Result<Metadata, MetadataError>

    init(_ result: Result<Metadata, MetadataError>) {
      self.result = result.flatMap { metadata in
        metadata.format.type?.conforms(to: .image) == true
          ? .success(metadata) : .failure(MetadataError(.unknownType, "it is no image"))
      }
    }

    var metadata: Metadata? { try? result.get() }
  }

  /// How far an image could be read. Source: Apple, *CGImageSource.h*.
  public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
  }

  /// The image in data. The options say how pixels are cached, of which there are none.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CGImageSourceCreateWithData(
    _ data: CFData, _ options: CFDictionary?
  ) -> CGImageSource? {
    CGImageSource(Result { () throws(MetadataError) in try Metadata([UInt8](data)) })
  }

  /// The image in a file, of which only what the properties take is read; `nil` when it cannot be
  /// opened.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CGImageSourceCreateWithURL(
    _ url: CFURL, _ options: CFDictionary?
  ) -> CGImageSource? {
    guard let path = FilePath(url) else { return nil }
    do throws(MetadataError) {
      return try ItemProvider(path: path).immediateMetadata().map { CGImageSource(.success($0)) }
    } catch {
      let isThere = ![.notFound, .unreadable, .notAFile].contains(error.code)
      return isThere ? CGImageSource(.failure(error)) : nil
    }
  }

  /// The identifier of the image's type, from its bytes.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    source.metadata?.format.type?.identifier
  }

  /// How many images there are: frames of an animation, pages of a document.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CGImageSourceGetCount(_ source: CGImageSource) -> Int {
    source.metadata.map { $0.facts.frameCount ?? 1 } ?? 0
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
    switch source.result {
    case .success: .statusComplete
    case .failure(let error): error.code == .truncated ? .statusUnexpectedEOF : .statusInvalidData
    }
  }

  /// The properties of the whole file.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CGImageSourceCopyProperties(
    _ source: CGImageSource?, _ options: CFDictionary?
  ) -> CFDictionary? {
    source?.metadata?.imageFileProperties.foundationValue
  }

  /// The properties of an image: of the first all that the file says, of the other frames of an
  /// animation their size, colors and delay.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource?, _ index: Int, _ options: CFDictionary?
  ) -> CFDictionary? {
    source?.metadata?.imageProperties(at: index)?.foundationValue
  }
#endif
