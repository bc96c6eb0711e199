#if !canImport(ImageIO)
  /// An image file or its bytes, whose properties can be read: never its pixels.
  ///
  /// There is one even of bytes that are no image, with no properties and a status that says so, as
  /// on Apple's systems. A class because it is one there. It may be used from every thread.
  public final class CGImageSource: Sendable {
    private struct State {
      /// What the bytes say; nil before somebody has asked since they came.
      var result: Result<Metadata, MetadataError>?
      /// The bytes so far, of a source that is fed.
      var data = Data()
      /// Whether more bytes may come.
      var isGrowing = false
    }

    private let state: Locked<State>
    private let types: AllowableTypes

    init(_ result: Result<Metadata, MetadataError>, _ options: CFDictionary?) {
      types = AllowableTypes(options: options)
      state = Locked(State(result: Self.onlyImages(result, of: types)))
    }

    /// A source that is fed, without any bytes yet.
    init(_ options: CFDictionary?) {
      types = AllowableTypes(options: options)
      state = Locked(State(isGrowing: true))
    }

    /// How images are read: packets of XMP are asked for later.
    static let readOptions: ReadOptions = {
      var options = ReadOptions()
      options.keepsPackets = true
      return options
    }()

    var result: Result<Metadata, MetadataError> {
      state.withLock { state in
        if let result = state.result { return result }
        let data = state.data
        let result = Self.onlyImages(
          Result { () throws(MetadataError) in
            try Metadata(data, options: Self.readOptions)
          }, of: types)
        state.result = result
        return result
      }
    }

    var metadata: Metadata? { try? result.get() }

    var isGrowing: Bool { state.withLock(\.isGrowing) }

    /// Takes all bytes that there are so far, in place of those before. A source that has them all
    /// takes no more.
    func update(_ data: Data, isFinal: Bool) {
      state.withLock { state in
        guard state.isGrowing else { return }
        state.data = data
        state.result = nil
        state.isGrowing = !isFinal
      }
    }

    private static func onlyImages(
      _ result: Result<Metadata, MetadataError>, of types: AllowableTypes
    ) -> Result<Metadata, MetadataError> {
      result.flatMap { (metadata) -> Result<Metadata, MetadataError> in
        guard let type = metadata.format.type, type.conforms(to: .image) else {
          return .failure(MetadataError(.unknownType, "it is no image"))
        }
        guard types.allows(type.identifier), AllowableTypes.processAllows(type.identifier) else {
          return .failure(MetadataError(.unknownType, "its type is not allowed"))
        }
        return .success(metadata)
      }
    }
  }

  /// How far an image could be read. Source: Apple, *CGImageSource.h*.
  public enum CGImageSourceStatus: Int32, Sendable {
    /// The bytes end before they tell what they are of.
    case statusUnexpectedEOF = -5
    /// The bytes cannot be read, or are of no image.
    case statusInvalidData = -4
    /// The type is not known: never answered, ``statusInvalidData`` is.
    case statusUnknownType = -3
    /// Too little is there of a source that is fed to tell what it is.
    case statusReadingHeader = -2
    /// What it is can be told, and more of a source that is fed may come.
    case statusIncomplete = -1
    /// It was read, though parts of it may be damaged.
    case statusComplete = 0
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The image in data. Of the options, ``kCGImageSourceAllowableTypes`` alone has an effect: the others say
  /// how pixels are cached, of which there are none.
  public func CGImageSourceCreateWithData(
    _ data: CFData, _ options: CFDictionary?
  ) -> CGImageSource? {
    CGImageSource(
      Result { () throws(MetadataError) in
        let item = ItemProvider(data: data, type: .data)
        guard let metadata = try item.immediateMetadata(options: CGImageSource.readOptions) else {
          throw MetadataError(.unreadable, "there is nothing to read")
        }
        return metadata
      }, options)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The image in a file, of which only what the properties take is read; `nil` when it cannot be
  /// opened.
  public func CGImageSourceCreateWithURL(
    _ url: CFURL, _ options: CFDictionary?
  ) -> CGImageSource? {
    guard let path = FilePath(url) else { return nil }
    do throws(MetadataError) {
      let metadata = try ItemProvider(path: path).immediateMetadata(
        options: CGImageSource.readOptions)
      return metadata.map { CGImageSource(.success($0), options) }
    } catch {
      let isThere = ![.notFound, .unreadable, .notAFile].contains(error.code)
      return isThere ? CGImageSource(.failure(error), options) : nil
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
  /// `statusInvalidData`; of one that is fed and has not got all, `statusReadingHeader` or
  /// `statusIncomplete`.
  public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus {
    // Asked first: what comes between the two questions makes more of an image of it, never less.
    let isGrowing = source.isGrowing
    switch source.result {
    case .success: return isGrowing ? .statusIncomplete : .statusComplete
    case .failure where isGrowing: return .statusReadingHeader
    case .failure(let error):
      return error.code == .truncated ? .statusUnexpectedEOF : .statusInvalidData
    }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// How far an image of the source could be read: as the source, and `statusInvalidData` where it
  /// has no such image.
  public func CGImageSourceGetStatusAtIndex(
    _ source: CGImageSource, _ index: Int
  ) -> CGImageSourceStatus {
    let status = CGImageSourceGetStatus(source)
    let isThere = (0..<CGImageSourceGetCount(source)).contains(index)
    return isThere || status == .statusReadingHeader ? status : .statusInvalidData
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Which image is the main one: always the first, also where a HEIF file lists it later.
  public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The properties of the whole file.
  public func CGImageSourceCopyProperties(
    _ source: CGImageSource?, _ options: CFDictionary?
  ) -> CFDictionary? {
    source?.metadata?.imageFileProperties.foundationValue
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The properties of an image: of the first all that the file says, of others what
  /// `Metadata.imageProperties(at:)` says, such as a frame's size, colors and delay.
  public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource?, _ index: Int, _ options: CFDictionary?
  ) -> CFDictionary? {
    source?.metadata?.imageProperties(at: index)?.foundationValue
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Forgets the decoded pixels of an image, of which there are none.
  public func CGImageSourceRemoveCacheAtIndex(_ source: CGImageSource, _ index: Int) {}
#endif
