// The abstract types that the others conform to.

extension TypeIdentifier {
  /// Anything the user can see as one thing, such as a file or a directory: `public.item`.
  public static var item: Self { Self(.item) }

  /// Anything a document can hold: `public.content`.
  public static var content: Self { Self(.content) }

  /// Content made of several kinds of content: `public.composite-content`.
  public static var compositeContent: Self { Self(.compositeContent) }

  /// Bytes of any kind: `public.data`.
  public static var data: Self { Self(.data) }

  /// A directory: `public.directory`.
  public static var directory: Self { Self(.directory) }

  /// A directory that the user sees as a folder: `public.folder`.
  public static var folder: Self { Self(.folder) }

  /// The root of a volume: `public.volume`.
  public static var volume: Self { Self(.volume) }

  /// Something that points to something else: `com.apple.resolvable`.
  public static var resolvable: Self { Self(.resolvable) }

  /// A symbolic link: `public.symlink`.
  public static var symbolicLink: Self { Self(.symbolicLink) }

  /// A directory that the user sees as a file: `com.apple.package`.
  public static var package: Self { Self(.package) }

  /// A directory with the layout of a bundle: `com.apple.bundle`.
  public static var bundle: Self { Self(.bundle) }

  /// An archive of files: `public.archive`.
  public static var archive: Self { Self(.archive) }

  /// A message: `public.message`.
  public static var message: Self { Self(.message) }

  /// Somebody's contact data: `public.contact`.
  public static var contact: Self { Self(.contact) }

  /// Something that can be executed: `public.executable`.
  public static var executable: Self { Self(.executable) }

  /// A disk image: `public.disk-image`.
  public static var diskImage: Self { Self(.diskImage) }

  /// A URL: `public.url`.
  public static var url: Self { Self(.url) }

  /// The URL of a file: `public.file-url`.
  public static var fileURL: Self { Self(.fileURL) }

  /// A playlist: `public.playlist`.
  public static var playlist: Self { Self(.playlist) }
}
