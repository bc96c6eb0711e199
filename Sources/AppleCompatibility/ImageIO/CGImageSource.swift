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
    /// The bytes end before they tell what they are of.
    case statusUnexpectedEOF = -5
    /// The bytes cannot be read, or are of no image.
    case statusInvalidData = -4
    /// The type is not known: never answered, ``statusInvalidData`` is.
    case statusUnknownType = -3
    /// The header is still coming: never answered, as all of a source is there from the start.
    case statusReadingHeader = -2
    /// The rest is still coming: never answered, as all of a source is there from the start.
    case statusIncomplete = -1
    /// It was read, though parts of it may be damaged.
    case statusComplete = 0
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The image in data. The options say how pixels are cached, of which there are none.
  public func CGImageSourceCreateWithData(
    _ data: CFData, _ options: CFDictionary?
  ) -> CGImageSource? {
    CGImageSource(
      Result { () throws(MetadataError) in
        guard let metadata = try ItemProvider(data: data, type: .data).immediateMetadata() else {
          throw MetadataError(.unreadable, "there is nothing to read")
        }
        return metadata
      })
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The image in a file, of which only what the properties take is read; `nil` when it cannot be
  /// opened.
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

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The identifier of the image's type, from its bytes.
  public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    source.metadata?.format.type?.identifier
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How many images there are: frames of an animation, pages of a document.
  public func CGImageSourceGetCount(_ source: CGImageSource) -> Int {
    source.metadata.map { $0.facts.frameCount ?? 1 } ?? 0
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How far the image could be read: `statusComplete`, `statusUnexpectedEOF` or
  /// `statusInvalidData`.
  public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
    switch source.result {
    case .success: .statusComplete
    case .failure(let error): error.code == .truncated ? .statusUnexpectedEOF : .statusInvalidData
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The properties of the whole file.
  public func CGImageSourceCopyProperties(
    _ source: CGImageSource?, _ options: CFDictionary?
  ) -> CFDictionary? {
    source?.metadata?.imageFileProperties.foundationValue
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The properties of an image: of the first all that the file says, of the other frames of an
  /// animation their size, colors and delay.
  public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource?, _ index: Int, _ options: CFDictionary?
  ) -> CFDictionary? {
    source?.metadata?.imageProperties(at: index)?.foundationValue
  }
#endif
