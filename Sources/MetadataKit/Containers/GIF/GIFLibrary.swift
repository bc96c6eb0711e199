import CGIF

/// The records of a GIF as giflib reads them, without decoding a pixel.
///
/// A class because giflib's state must be released once.
@safe final class GIFLibrary {
  /// One thing that a GIF consists of (GIF89a §18–26).
  enum Record {
    /// A picture, its size, and the bits of an index into its own color table, nil without one.
    case image(width: Int, height: Int, indexBits: Int?)
    /// An extension: its label and its sub-blocks.
    case other(label: Int, GIFSubBlocks)
    /// The trailer, or what stands in its place.
    case end
  }

  private let source: Source
  private let gif: UnsafeMutablePointer<GifFileType>

  /// Where the next byte is read.
  var position: Int { source.position }

  /// How many sub-blocks there were.
  private var subBlocks = 0
  /// How many are gone through: those of pictures have 255 bytes, all but the last of each.
  private let mostSubBlocks: Int

  /// What is wrong with the picture that was told of last.
  private var pending: MetadataError?

  /// What giflib reads from; it outlives giflib's state.
  private final class Source {
    private let file: Region
    private var buffer = ByteSlice([])
    private var bufferStart = 0
    /// Where the next byte is read.
    private(set) var position = 0
    /// Why reading stopped.
    private(set) var error: MetadataError?

    init(_ file: Region) { self.file = file }

    var isAtEnd: Bool { position >= file.count }
    var offset: Int { file.start + position }

    /// The next bytes; fewer where the file ends.
    func take(_ count: Int) -> ArraySlice<UInt8> {
      let wanted = min(count, file.count - position)
      if position < bufferStart || position + wanted > bufferStart + buffer.count {
        do throws(MetadataError) {
          buffer = try file.head(at: position, count: max(wanted, 64 << 10))
          bufferStart = position
        } catch {
          self.error = error
          return []
        }
      }
      let start = buffer.elements.startIndex + (position - bufferStart)
      position += wanted
      return buffer.elements[start..<(start + wanted)]
    }
  }

  /// Reads the header, the screen descriptor and the global color table.
  init(_ file: Region, _ limits: Limits) throws(MetadataError) {
    mostSubBlocks = .clampedProduct(limits.units, 4)
    let source = Source(file)
    var code: Int32 = 0
    let opened = unsafe DGifOpen(
      Unmanaged.passUnretained(source).toOpaque(),
      { gif, bytes, count in
        guard let gif = unsafe gif, let bytes = unsafe bytes, count > 0,
          let user = unsafe gif.pointee.UserData
        else { return 0 }
        let source = unsafe Unmanaged<Source>.fromOpaque(user).takeUnretainedValue()
        let taken = source.take(Int(count))
        for (index, byte) in taken.enumerated() { unsafe bytes[index] = byte }
        return Int32(taken.count)
      }, &code)
    guard let opened = unsafe opened else {
      throw source.error ?? Self.error(code, at: source.offset)
    }
    self.source = source
    unsafe gif = opened
  }

  deinit {
    var code: Int32 = 0
    _ = unsafe DGifCloseFile(gif, &code)
  }

  /// The next record.
  ///
  /// - Parameter limit: how many bytes of an extension are kept.
  func next(keeping limit: Int) throws(MetadataError) -> Record {
    if let pending { throw pending }
    var type = UNDEFINED_RECORD_TYPE
    guard unsafe DGifGetRecordType(gif, &type) == GIF_OK else { throw failure() }
    switch type {
    case IMAGE_DESC_RECORD_TYPE: return try image()
    case EXTENSION_RECORD_TYPE: return try other(limit)
    default: return .end
    }
  }

  /// A picture counts even where its data breaks off.
  private func image() throws(MetadataError) -> Record {
    // A code size above 8 (GIF89a appendix F) spoils the picture, not what follows it.
    if unsafe DGifGetImageHeader(gif) != GIF_OK,
      unsafe gif.pointee.Error != D_GIF_ERR_READ_FAILED || source.isAtEnd || source.error != nil
    {
      pending = failure()
    }
    var block: UnsafeMutablePointer<GifByteType>?
    while pending == nil {
      if unsafe DGifGetCodeNext(gif, &block) != GIF_OK { pending = failure() }
      if unsafe block == nil { break }
      do throws(MetadataError) { try countSubBlock() } catch { pending = error }
    }
    return unsafe .image(
      width: Int(gif.pointee.Image.Width), height: Int(gif.pointee.Image.Height),
      indexBits: gif.pointee.Image.ColorMap.map { unsafe Int($0.pointee.BitsPerPixel) })
  }

  private func other(_ limit: Int) throws(MetadataError) -> Record {
    var label: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    guard unsafe DGifGetExtension(gif, &label, &block) == GIF_OK else { throw failure() }
    var blocks = GIFSubBlocks(offset: source.offset)
    while let found = unsafe block {
      try countSubBlock()
      let count = unsafe Int(found[0]) + 1
      if blocks.bytes.count + count <= limit {
        for index in 0..<count { unsafe blocks.bytes.append(found[index]) }
      } else {
        blocks.isWhole = false
      }
      guard unsafe DGifGetExtensionNext(gif, &block) == GIF_OK else { throw failure() }
    }
    return .other(label: Int(label), blocks)
  }

  private func countSubBlock() throws(MetadataError) {
    subBlocks += 1
    guard subBlocks <= mostSubBlocks else {
      throw MetadataError(.limitExceeded, "too many sub-blocks", at: source.offset)
    }
  }

  private func failure() -> MetadataError {
    if let error = source.error { return error }
    return unsafe Self.error(gif.pointee.Error, at: source.offset)
  }

  private static func error(_ code: Int32, at offset: Int) -> MetadataError {
    let text = unsafe GifErrorString(code).map { unsafe String(cString: $0) }
    return MetadataError(
      code == D_GIF_ERR_READ_FAILED ? .truncated : .malformed,
      "giflib: " + (text ?? "error \(code)"), at: offset)
  }
}
