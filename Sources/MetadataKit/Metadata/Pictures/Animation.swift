/// The frames of an animated image, as far as they are about time.
///
/// Of GIF, APNG, WebP, JPEG XL, and of the image sequences of HEIF and AVIF.
public struct Animation: Hashable, Sendable {
  /// How many frames follow one another.
  public let frameCount: Int
  /// How long each frame is shown, in seconds, as exact as the format has it: hundredths in a GIF,
  /// thousandths in a WebP, any fraction in an APNG and in a JPEG XL, ticks of the track in HEIF and AVIF.
  ///
  /// In the order of the frames; fewer than ``frameCount`` where the file ends before, and at most
  /// ``mostDelays``. A delay is what the file says: players show those that are very short longer.
  public let delays: [Rational]
  /// The sum of all delays, in seconds.
  public let duration: Double
  /// How often all frames are played in all, 0 for ever; nil where the file does not say.
  ///
  /// A GIF counts repetitions instead (NETSCAPE2.0: its 3 is 4 here; without it a GIF is played
  /// once). APNG (`num_plays`) and WebP (loop count) count like this. In HEIF and AVIF it follows
  /// from an edit list that repeats (ISO 14496-12 §8.6.6) and the length of the track.
  public let loopCount: Int?

  /// More delays than this are only summed.
  public static let mostDelays = 1 << 16

  package init(frameCount: Int, delays: [Rational], duration: Double, loopCount: Int?) {
    self.frameCount = frameCount
    self.delays = delays
    self.duration = duration
    self.loopCount = loopCount
  }
}

/// An animation while its frames are read, one after the other.
struct AnimationFrames {
  private(set) var count = 0
  private var delays: [Rational] = []

  /// Adds a frame that is shown for so many units of which a second has `denominator`.
  mutating func add(_ numerator: Int, _ denominator: Int) {
    count += 1
    if delays.count < Animation.mostDelays {
      delays.append(Rational(Int64(numerator), Int64(denominator)))
    }
  }

  func animation(count: Int? = nil, duration: Double, loopCount: Int?) -> Animation {
    Animation(
      frameCount: count ?? self.count, delays: delays, duration: duration, loopCount: loopCount)
  }
}
