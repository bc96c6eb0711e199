/// What a client asks to be allowed. Source: Apple, *PHPhotoLibrary.h*, `PHAccessLevel`.
public enum AccessLevel: Int, Sendable, CaseIterable {
  /// To add photos and movies, and to see none.
  case addOnly = 1
  /// To see photos and movies, to add and to change them.
  case readWrite = 2
}
