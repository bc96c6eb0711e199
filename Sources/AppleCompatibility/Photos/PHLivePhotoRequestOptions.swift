#if !canImport(Photos)
  public import Foundation

  /// How a Live Photo is asked for: all of it is kept and has no effect, as files are handed out as they are.
  @safe public final class PHLivePhotoRequestOptions: NSObject {
    /// Whether a network may be used.
    public var isNetworkAccessAllowed = false
    /// Whether a worse result may come first.
    public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Whether edits are wanted: there are none here.
    public var version = PHImageRequestOptionsVersion.current
    /// Told how far a download is: never, there is none.
    public var progressHandler: PHAssetImageProgressHandler?
  }

  /// How a picture fits into the size that is wanted: without effect, as no pixels are made. Source: Apple,
  /// *PhotosTypes.h*.
  public enum PHImageContentMode: Int, Sendable {
    /// All of it is seen.
    case aspectFit = 0
    /// All of the size is filled.
    case aspectFill = 1

    /// As ``aspectFit``.
    public static var `default`: PHImageContentMode { .aspectFit }
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The size that a picture has: −1 by −1.
  public var PHImageManagerMaximumSize: CGSize { CGSize(width: -1, height: -1) }
#endif
