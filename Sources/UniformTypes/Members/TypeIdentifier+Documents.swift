// Types of text, documents and archives.

extension TypeIdentifier {
  /// Text of any kind: `public.text`.
  public static var text: Self { Self(.text) }

  /// Plain text: `public.plain-text`.
  public static var plainText: Self { Self(.plainText) }

  /// UTF-8 plain text: `public.utf8-plain-text`.
  public static var utf8PlainText: Self { Self(.utf8PlainText) }

  /// Source code: `public.source-code`.
  public static var sourceCode: Self { Self(.sourceCode) }

  /// XML text: `public.xml`.
  public static var xml: Self { Self(.xml) }

  /// JSON: `public.json`.
  public static var json: Self { Self(.json) }

  /// HTML text: `public.html`.
  public static var html: Self { Self(.html) }

  /// Rich text (RTF): `public.rtf`.
  public static var rtf: Self { Self(.rtf) }

  /// Property list: `com.apple.property-list`.
  public static var propertyList: Self { Self(.propertyList) }

  /// XML property list: `com.apple.xml-property-list`.
  public static var xmlPropertyList: Self { Self(.xmlPropertyList) }

  /// Binary property list: `com.apple.binary-property-list`.
  public static var binaryPropertyList: Self { Self(.binaryPropertyList) }

  /// PDF document: `com.adobe.pdf`.
  public static var pdf: Self { Self(.pdf) }

  /// Rich text with attachments (RTFD): `com.apple.rtfd`.
  public static var rtfd: Self { Self(.rtfd) }

  /// Presentation: `public.presentation`.
  public static var presentation: Self { Self(.presentation) }

  /// M3U Playlist: `public.m3u-playlist`.
  public static var m3uPlaylist: Self { Self(.m3uPlaylist) }

  /// Zip archive: `public.zip-archive`.
  public static var zip: Self { Self(.zip) }

  /// PKZip archive: `com.pkware.zip-archive`.
  public static var pkZip: Self { Self(.pkZip) }

  /// GZip archive: `org.gnu.gnu-zip-archive`.
  public static var gzip: Self { Self(.gzip) }

  /// OpenDocument file: `org.oasis-open.opendocument`.
  ///
  /// Not every Apple system declares it.
  public static var openDocument: Self { Self(.openDocument) }
}
