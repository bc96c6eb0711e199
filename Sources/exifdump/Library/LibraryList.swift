import ArgumentParser
import FoundationEssentials
import MetadataKit
import PhotoLibrary

/// Lists what a client may see.
struct LibraryList: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    _superCommandName: "exifdump library",
    abstract: "List the photos, or the albums, that a client may see.",
    discussion: """
      --where takes a predicate as PhotoKit's fetches have it: 'mediaType == 1 AND favorite == YES', \
      '(mediaSubtypes & 8) != 0', "creationDate >= '2024-01-01T00:00:00Z'".
      """)

  @OptionGroup var place: LibraryPlace
  @OptionGroup var options: LibraryClientOptions

  @Option(name: .customLong("where"), help: ArgumentHelp("Only those.", valueName: "predicate"))
  var predicate: String?

  @Option(
    help: ArgumentHelp(
      "Sort by creationDate, modificationDate, duration, pixelWidth, pixelHeight, mediaType, filename, fileSize or favorite. (default: creationDate)",
      valueName: "property"))
  var sort: SortArgument?

  @Flag(help: "The largest or newest first.")
  var descending = false

  @Option(help: ArgumentHelp("How many at most; 0 for all.", valueName: "number"))
  var limit = 0

  @Flag(help: "Hidden ones too.")
  var hidden = false

  @Flag(help: "All photos of a burst, not only one.")
  var allBurstPhotos = false

  @Flag(help: "List albums.")
  var albums = false

  @Option(help: ArgumentHelp("Only the members of an album, by its title.", valueName: "title"))
  var album: String?

  @Flag(name: [.long, .customShort("j")], help: "Print a JSON object a line.")
  var json = false

  @Flag(help: "Look at every file first, not only at folders whose names have changed.")
  var rescan = false

  func validate() throws {
    if limit < 0 { throw ValidationError("--limit is a number of photos, or 0.") }
  }

  func run() throws {
    try tellingFailures {
      let library = try options.open(
        place.path, state: place.statePath, everything: rescan)
      try options.requireAccess(.readWrite, to: library)
      var text = TextBuffer()
      if albums {
        for found in try allAlbums(of: library) { write(found, to: &text) }
      } else {
        for asset in try assets(of: library) { write(asset, to: &text) }
      }
      try POSIX.writeAll(text.bytes, to: 1)
    }
  }

  private func allAlbums(of library: PhotoLibrary) throws -> [Album] {
    Array(try library.fetchAlbums()) + Array(try library.fetchSmartAlbums())
  }

  private func assets(of library: PhotoLibrary) throws -> FetchResult<Asset> {
    let wanted = FetchOptions(
      predicate: try predicate.map { (format) throws(PhotoLibraryError) in
        try AssetPredicate(format: format)
      },
      sort: [AssetSort(sort?.key ?? .creationDate, ascending: !descending)], limit: limit,
      includesHidden: hidden, includesAllBurstPhotos: allBurstPhotos)
    guard let album else { return try library.fetchAssets(wanted) }
    guard let found = try allAlbums(of: library).first(where: { $0.title == album }) else {
      throw PhotoLibraryError(.notFound, "there is no album '\(album)'")
    }
    return try library.fetchAssets(in: found, options: wanted)
  }

  private func write(_ album: Album, to text: inout TextBuffer) {
    if json {
      var line = LibraryRecord()
      line.add("localIdentifier", album.localIdentifier)
      line.add("title", album.title)
      if let count = album.estimatedAssetCount { line.add("count", count) }
      line.add("isSmart", album.smartAlbum != nil)
      return line.end(to: &text)
    }
    text.append(escaping: album.localIdentifier.utf8)
    text.append("  ")
    text.append(escaping: album.title.utf8)
    text.append(album.estimatedAssetCount.map { " (\($0))\n" } ?? "\n")
  }

  private func write(_ asset: Asset, to text: inout TextBuffer) {
    if json { return AssetRecord.write(asset, to: &text) }
    let kind = asset.mediaSubtypes.contains(.photoLive) ? "live" : "\(asset.mediaType)"
    text.append("\(asset.localIdentifier)  ")
    text.append(kind + String(repeating: " ", count: max(1, 6 - kind.count)))
    text.append(" \(AssetRecord.date(asset.creationDate) ?? "-")")
    let size = "\(asset.fileSize)"
    text.append(String(repeating: " ", count: max(1, 12 - size.count)) + size)
    text.append("  \(asset.pixelWidth) x \(asset.pixelHeight)  ")
    text.append(escaping: asset.filenameBytes)
    text.append("\n")
  }
}
