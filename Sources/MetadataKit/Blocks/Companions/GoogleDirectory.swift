/// The directory of what Google's cameras append to a photo, from its XMP.
///
/// Source: *Motion Photo format 1.0* and *Ultra HDR Image Format 1.1* of developer.android.com: the
/// items follow the first one, which is the photo, without a gap up to the end of the file.
struct GoogleDirectory {
  /// An item behind the photo, and where it stands.
  struct Place {
    let semantic: String
    let isMovie: Bool
    let isJPEG: Bool
    let region: Region

    /// What it is for as a tag's name: letters, digits, hyphens and low lines, a capital first.
    var tagName: String {
      let bytes = semantic.utf8.filter(String.isOfTagName)
      let name = String(decoding: bytes, as: UTF8.self)
      let isName = bytes.count > 1 && !NumberText.isDigit(bytes[0]) && bytes[0] != 0x2d
      return (isName ? "" : "Tag") + name.capitalized
    }
  }

  private var mimeTypes: [String] = []
  private var semantics: [String] = []
  private var lengths: [Int] = []
  private var paddings: [Int] = []
  /// How far before the end of the file a movie starts, as older cameras have it.
  private(set) var movieDistance: Int?
  /// Whether the file says that it has a movie at all.
  private(set) var hasMotion = false
  /// Which moment of the movie the photo is, in microseconds.
  private(set) var moment: Int?
  /// The tag that says where the movie starts.
  private(set) var movieSource = ""
  /// A depth map within the XMP itself.
  private(set) var hasDepthMap = false

  init() {}

  init(_ store: TagStore) {
    for tag in Tags(store: store) {
      switch tag.group {
      case "XMP-GCamera": readCamera(tag)
      case "XMP-GContainer", "XMP-Device": readItem(tag)
      case "XMP-GDepth": if tag.name == "DepthImage" || tag.name == "Data" { hasDepthMap = true }
      default: continue
      }
    }
  }

  private mutating func readCamera(_ tag: Tag) {
    switch tag.name {
    case "MotionPhoto", "MicroVideo": hasMotion = hasMotion || Int(tag.string) == 1
    case "MicroVideoOffset", "MotionPhotoOffset":
      guard let distance = Int(tag.string), distance > 0 else { return }
      movieDistance = distance
      movieSource = "XMP-GCamera:" + tag.name
    case "MotionPhotoPresentationTimestampUs", "MicroVideoPresentationTimestampUs":
      // -1 is for a moment that is not known.
      if moment == nil, let time = Int(tag.string), time >= 0 { moment = time }
    default: return
    }
  }

  private mutating func readItem(_ tag: Tag) {
    // More than so many pictures of one photo are a lie.
    guard lengths.count < 64, mimeTypes.count < 64, semantics.count < 64 else { return }
    switch tag.name {
    case "DirectoryItemMime", "ContainerDirectoryItemMime": mimeTypes.append(tag.string)
    case "DirectoryItemSemantic", "ContainerDirectoryItemDataURI": semantics.append(tag.string)
    case "DirectoryItemLength", "ContainerDirectoryItemLength":
      lengths.append(Int(tag.string) ?? 0)
    case "DirectoryItemPadding": paddings.append(Int(tag.string) ?? 0)
    default: return
    }
  }

  /// The items behind the photo that are where the directory says.
  ///
  /// - Parameter trailersStart: where what others have appended behind them starts, if anywhere.
  func places(in file: Region, before trailersStart: Int?) -> [Place] {
    guard mimeTypes.count > 1, mimeTypes.count == semantics.count else { return [] }
    // The first item, the photo, need not have a length; padding is its own, mostly.
    var lengths = lengths
    if lengths.count == mimeTypes.count { lengths.removeFirst() }
    guard lengths.count == mimeTypes.count - 1,
      lengths.allSatisfy({ (0...file.count).contains($0) })
    else { return [] }
    let total = lengths.reduce(0, +)
    for end in [file.count, trailersStart ?? file.count] where total <= end {
      var position = end - total
      var places: [Place] = []
      for (index, length) in lengths.enumerated() {
        let region = file.clamped(at: position, count: length)
        position += length
        let type = mimeTypes[index + 1].asLookup
        let isMovie = type.hasPrefix("video/")
        guard length > 0, isMovie ? region.isMovie : type != "image/jpeg" || region.isJPEG else {
          continue
        }
        let semantic = semantics[index + 1].boundedName
        places.append(
          Place(
            semantic: semantic, isMovie: isMovie, isJPEG: type == "image/jpeg", region: region))
      }
      if !places.isEmpty { return places }
    }
    return []
  }
}
