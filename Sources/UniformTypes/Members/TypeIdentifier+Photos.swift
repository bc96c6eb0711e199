// Types of Live Photos and of the sidecars of photos.

extension TypeIdentifier {
  /// Live Photo: `com.apple.live-photo`.
  public static var livePhoto: Self { Self(.livePhoto) }

  /// Live Photo package (private): `com.apple.private.live-photo-bundle`.
  public static var privateLivePhotoBundle: Self { Self(.privateLivePhotoBundle) }

  /// Live Photo package: `com.apple.live-photo-bundle`.
  ///
  /// Not every Apple system declares it.
  public static var livePhotoBundle: Self { Self(.livePhotoBundle) }

  /// Photos edit sidecar: `com.apple.photos.apple-adjustment-envelope`.
  ///
  /// Not every Apple system declares it.
  public static var photosAdjustment: Self { Self(.photosAdjustment) }

  /// Slow-motion sidecar: `com.apple.photos.slow-motion-video-sidecar`.
  ///
  /// Not every Apple system declares it.
  public static var slowMotionSidecar: Self { Self(.slowMotionSidecar) }

  /// XMP sidecar: `com.seriflabs.xmp`.
  ///
  /// Not every Apple system declares it.
  public static var xmp: Self { Self(.xmp) }
}
