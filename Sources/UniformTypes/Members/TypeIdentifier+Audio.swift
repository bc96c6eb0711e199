// Types of sound.

extension TypeIdentifier {
  /// Sound of any kind: `public.audio`.
  public static var audio: Self { Self(.audio) }

  /// MP3 audio: `public.mp3`.
  public static var mp3: Self { Self(.mp3) }

  /// MP2 audio: `public.mp2`.
  public static var mp2: Self { Self(.mp2) }

  /// MPEG-4 audio: `public.mpeg-4-audio`.
  public static var mpeg4Audio: Self { Self(.mpeg4Audio) }

  /// Apple MPEG-4 audio: `com.apple.m4a-audio`.
  public static var m4a: Self { Self(.m4a) }

  /// Ringtone: `com.apple.mpeg-4-ringtone`.
  public static var m4r: Self { Self(.m4r) }

  /// Protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio`.
  public static var appleProtectedMPEG4Audio: Self { Self(.appleProtectedMPEG4Audio) }

  /// Protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio-b`.
  public static var appleProtectedMPEG4Audiobook: Self { Self(.appleProtectedMPEG4Audiobook) }

  /// uLaw audio: `public.ulaw-audio`.
  public static var ulaw: Self { Self(.ulaw) }

  /// AU audio: `public.au-audio`.
  public static var au: Self { Self(.au) }

  /// AIFF-C audio: `public.aifc-audio`.
  public static var aifc: Self { Self(.aifc) }

  /// AIFF audio: `public.aiff-audio`.
  public static var aiff: Self { Self(.aiff) }

  /// CDDA audio: `public.cdda-audio`.
  public static var cdda: Self { Self(.cdda) }

  /// MIDI audio: `public.midi-audio`.
  public static var midi: Self { Self(.midi) }

  /// Apple CoreAudio format: `com.apple.coreaudio-format`.
  public static var caf: Self { Self(.caf) }

  /// AC-3 audio: `public.ac3-audio`.
  public static var ac3: Self { Self(.ac3) }

  /// Enhanced AC-3 audio: `public.enhanced-ac3-audio`.
  public static var enhancedAC3: Self { Self(.enhancedAC3) }

  /// Adaptive Multi-rate audio: `org.3gpp.adaptive-multi-rate-audio`.
  public static var amr: Self { Self(.amr) }

  /// AAC audio: `public.aac-audio`.
  public static var aac: Self { Self(.aac) }

  /// FLAC audio: `org.xiph.flac`.
  public static var flac: Self { Self(.flac) }

  /// Waveform audio: `com.microsoft.waveform-audio`.
  public static var wav: Self { Self(.wav) }

  /// Sound Designer II audio: `com.digidesign.sd2-audio`.
  public static var soundDesigner2: Self { Self(.soundDesigner2) }

  /// RealMedia Audio: `com.real.realaudio`.
  public static var realAudio: Self { Self(.realAudio) }

  /// Audible.com Audio: `com.audible.aa-audio`.
  public static var audible: Self { Self(.audible) }

  /// Audible.com Audiobook: `com.audible.aa-audiobook`.
  public static var audibleAA: Self { Self(.audibleAA) }

  /// Audible.com Audiobook: `com.audible.aax-audiobook`.
  public static var audibleAAX: Self { Self(.audibleAAX) }

  /// Windows Media Audio: `com.microsoft.windows-media-wma`.
  public static var wma: Self { Self(.wma) }

  /// Ogg audio: `org.xiph.ogg-audio`.
  public static var oggAudio: Self { Self(.oggAudio) }

  /// LATM/LOAS audio: `public.mp4a-loas`.
  public static var mpeg4LOAS: Self { Self(.mpeg4LOAS) }

  /// Wave64: `com.sony.wave64`.
  public static var wave64: Self { Self(.wave64) }

  /// DLS: `public.downloadable-sound`.
  public static var downloadableSound: Self { Self(.downloadableSound) }

  /// SoundFont: `com.soundblaster.soundfont`.
  public static var soundFont: Self { Self(.soundFont) }

  /// Matroska audio: `org.matroska.mka`.
  ///
  /// Not every Apple system declares it.
  public static var matroskaAudio: Self { Self(.matroskaAudio) }
}
