#if !canImport(Photos)
  public import Foundation

  /// How a photo's bytes are asked for. All but ``isSynchronous`` is kept and has no effect: what is handed out is
  /// the file as it is, once, and it is there.
  @safe public final class PHImageRequestOptions: NSObject {
    /// Whether the request waits, and answers before it returns.
    public var isSynchronous = false
    /// Whether a network may be used.
    public var isNetworkAccessAllowed = false
    /// Whether a worse result may come first.
    public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// Whether edits are wanted: there are none here.
    public var version = PHImageRequestOptionsVersion.current
    /// How exactly the wanted size is met: files are not resized.
    public var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// Told how far a download is: never, there is none.
    public var progressHandler: PHAssetImageProgressHandler?
  }

  /// Told how far a download is, from 0 to 1, or what it has failed with; it sets what the third argument points
  /// to, to stop it.
  public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
  ) -> Void

  // Source: Apple, *PHImageManager.h*.

  /// Whether a worse result may come first.
  public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// A worse one, then the best.
    case opportunistic = 0
    /// The best one alone.
    case highQualityFormat = 1
    /// One alone, that is there soon.
    case fastFormat = 2
  }

  /// Whether edits are wanted.
  public enum PHImageRequestOptionsVersion: Int, Sendable {
    /// With all of them.
    case current = 0
    /// Without them.
    case unadjusted = 1
    /// As it was taken.
    case original = 2
  }

  /// How exactly a wanted size is met.
  public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// Not at all.
    case none = 0
    /// About.
    case fast = 1
    /// Exactly.
    case exact = 2
  }
#endif
