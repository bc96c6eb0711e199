// Types of movies.

extension TypeIdentifier {
  /// Anything with sound or moving pictures: `public.audiovisual-content`.
  public static var audiovisualContent: Self { Self(.audiovisualContent) }

  /// A movie, with or without sound: `public.movie`.
  public static var movie: Self { Self(.movie) }

  /// Moving pictures without sound: `public.video`.
  public static var video: Self { Self(.video) }

  /// QuickTime movie: `com.apple.quicktime-movie`.
  public static var quickTimeMovie: Self { Self(.quickTimeMovie) }

  /// MPEG movie: `public.mpeg`.
  public static var mpeg: Self { Self(.mpeg) }

  /// MPEG-2 video: `public.mpeg-2-video`.
  public static var mpeg2Video: Self { Self(.mpeg2Video) }

  /// MPEG-4 movie: `public.mpeg-4`.
  public static var mpeg4Movie: Self { Self(.mpeg4Movie) }

  /// Apple MPEG-4 movie: `com.apple.m4v-video`.
  public static var m4v: Self { Self(.m4v) }

  /// Protected MPEG-4 movie: `com.apple.protected-mpeg-4-video`.
  public static var appleProtectedMPEG4Video: Self { Self(.appleProtectedMPEG4Video) }

  /// DV movie: `public.dv-movie`.
  public static var dv: Self { Self(.dv) }

  /// AVI movie: `public.avi`.
  public static var avi: Self { Self(.avi) }

  /// 3GPP movie: `public.3gpp`.
  public static var threeGPP: Self { Self(.threeGPP) }

  /// 3GPP2 movie: `public.3gpp2`.
  public static var threeGPP2: Self { Self(.threeGPP2) }

  /// MPEG-2 Transport Stream: `public.mpeg-2-transport-stream`.
  public static var mpeg2TransportStream: Self { Self(.mpeg2TransportStream) }

  /// WebM Media: `org.webmproject.webm`.
  public static var webM: Self { Self(.webM) }

  /// Flash video: `com.adobe.flash.video`.
  public static var flashVideo: Self { Self(.flashVideo) }

  /// Material eXchange Format: `org.smpte.mxf`.
  public static var mxf: Self { Self(.mxf) }

  /// Open Media Framework interchange format: `com.avid.open-media-framework`.
  public static var openMediaFramework: Self { Self(.openMediaFramework) }

  /// AVCHD transport stream: `public.avchd-mpeg-2-transport-stream`.
  public static var avchdTransportStream: Self { Self(.avchdTransportStream) }

  /// ASF: `com.microsoft.advanced-systems-format`.
  public static var asf: Self { Self(.asf) }

  /// Windows Media Video: `com.microsoft.windows-media-wmv`.
  public static var wmv: Self { Self(.wmv) }

  /// Windows Media: `com.microsoft.windows-media-wm`.
  public static var wm: Self { Self(.wm) }

  /// RealMedia: `com.real.realmedia`.
  public static var realMedia: Self { Self(.realMedia) }

  /// RealMedia VBR: `com.real.realmedia-vbr`.
  public static var realMediaVBR: Self { Self(.realMediaVBR) }

  /// FLC animation: `public.flc-animation`.
  public static var flc: Self { Self(.flc) }

  /// Ogg video: `org.xiph.ogv`.
  public static var oggVideo: Self { Self(.oggVideo) }

  /// Matroska movie: `org.matroska.mkv`.
  ///
  /// Not every Apple system declares it.
  public static var matroska: Self { Self(.matroska) }
}
