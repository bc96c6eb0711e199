import ArgumentParser
import ItemProvider
import MetadataKit

/// The subcommand that takes a small picture out of a photo.
struct Thumbnail: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "thumbnail",
    _superCommandName: "exifdump",
    abstract: "Take a thumbnail or preview out of a photo, or its movie, as it stands there.",
    discussion: """
      The thumbnail of a HEIC or AVIF that is coded as its picture becomes a file of one picture, \
      and one that a TIFF or raw file has uncompressed becomes a TIFF, whatever OUTPUT is named; a \
      photo with motion (Google's, Samsung's) has a movie within it. What a photo only calls a \
      picture is passed over, and the first byte that Minolta and Sony write wrong is put right. \
      Thumbnails in a manifest (C2PA) may show what the photo was made of: --list names them, and \
      --pick thumbnail takes the first where there is no other.

      A file of that name is replaced at once and only when all is written; the photo itself never \
      is.

      EXAMPLES
        exifdump thumbnail photo.jpg -o thumb.jpg
        exifdump thumbnail photo.nef --pick largest -o preview.jpg
        exifdump thumbnail photo.jpg | display -
        exifdump thumbnail --list photo.nef
        exifdump thumbnail photo.jpg --pick movie -o motion.mp4

      EXIT STATUS
        0  it is written
        1  the photo cannot be read or has no such picture, or it cannot be written
        2  the command line is wrong
      """,
    version: Version.text)

  @Argument(
    help: ArgumentHelp("A photo or movie; - for standard input.", valueName: "path"))
  var path: PathArgument

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write to a file; - for standard output, which it is without this, too.", valueName: "file"))
  var output: PathArgument?

  @Option(
    help: ArgumentHelp(
      "thumbnail, preview (each the first there is), largest, or the movie of a photo with motion. Without it, the thumbnail, or the smallest preview where there is none.",
      valueName: "which"))
  var pick: PictureChoice?

  @Flag(help: "List what there is instead: kind, tag, format, size, place.")
  var list = false

  func validate() throws {
    if list, output != nil || pick != nil {
      throw ValidationError("--list takes no other option.")
    }
  }

  func run() throws {
    do {
      try extract()
    } catch let error as MetadataError {
      Message.say(path.bytes, error.withAdvice(about: path.bytes).statement)
      throw ExitCode(Status.unreadable)
    }
  }

  private func extract() throws {
    let provider = try provider()
    guard let metadata = try provider.immediateMetadata() else {
      throw MetadataError(.unreadable, "cannot be read")
    }
    if list {
      let pictures = metadata.pictures + (metadata.motionPhoto.map { [$0.movie] } ?? [])
      if pictures.isEmpty { Message.say(path.bytes, PictureChoice.any.absence(in: metadata)) }
      return try PictureList(pictures, of: provider).write()
    }
    let choice = pick ?? .any
    let candidates = choice.candidates(of: metadata)
    guard !candidates.isEmpty else {
      throw MetadataError(.unsupported, choice.absence(in: metadata))
    }
    let file = output.flatMap { $0.isStandardInput ? nil : $0.bytes }
    guard file != nil || !POSIX.isTerminal(1) else {
      throw ValidationError("A picture is nothing for a terminal: name a file with --output.")
    }
    let bytes = try firstPicture(of: candidates, provider)
    guard let file else { return try POSIX.writeAll(bytes, to: 1) }
    let photo = path.isStandardInput ? POSIX.standardInput : path.bytes
    guard !POSIX.isSame(file, photo) else {
      throw ValidationError("--output is the photo itself.")
    }
    do throws(POSIX.Failure) {
      try POSIX.replaceFile(at: file, with: bytes)
    } catch {
      Message.say(file, "cannot write: \(error.message)")
      throw ExitCode(Status.unreadable)
    }
  }

  private func provider() throws(MetadataError) -> ItemProvider {
    guard path.isStandardInput else { return ItemProvider(path: FilePath(bytes: path.bytes)) }
    do throws(POSIX.Failure) {
      return try StandardInput.provider()
    } catch {
      throw MetadataError(error)
    }
  }

  /// The first of what the photo calls pictures that is one.
  private func firstPicture(
    of candidates: [EmbeddedPicture], _ provider: ItemProvider
  ) throws(MetadataError) -> [UInt8] {
    var failure: MetadataError?
    var reader = PictureReader(of: provider)
    for picture in candidates {
      do throws(MetadataError) {
        if let content = try reader.bytes(of: picture) {
          return picture.header + content
        }
      } catch {
        failure = failure ?? error
      }
    }
    throw failure ?? MetadataError(.unreadable, "cannot be read")
  }
}
