/// What notes of makers that need no file of their own say in several tags.
extension CompositeBuilder {
  mutating func deriveMakers() {
    guard inputs.hasNoted else { return }
    if let value = inputs.float(.runTimeValue, in: .apple),
      let scale = inputs.float(.runTimeScale, in: .apple), scale != 0
    {
      add(.runTimeSincePowerUp, value / scale)
    }
    if let year = inputs.text(.yearCreated, in: .kodak),
      let day = inputs.text(.monthDayCreated, in: .kodak)
    {
      add(.dateCreated, text: year + [0x3a] + day)
    }
    addExtender()
    addScene()
    addSonyDistance()
    if let numbers = inputs.text(.accelerometer, in: .ricoh).map({ NumberText.all($0, limit: 2) }),
      numbers.count == 2
    {
      add(.ricohPitch, numbers[1])
      add(.ricohRoll, numbers[0] <= 180 ? numbers[0] : numbers[0] - 360)
    }
  }

  /// Whether a converter that the camera remembers is still on it: only then is the lens's aperture
  /// smaller than its name says.
  private mutating func addExtender() {
    guard let extender = inputs.text(.extender, in: .olympus),
      let lens = inputs.words(.lensType, in: .olympus),
      let aperture = inputs.float(.maxApertureValue)
    else { return }
    let parts = extender.split(separator: 0x20)
    guard parts.count >= 2, Int(String(decoding: parts[1], as: UTF8.self), radix: 16) ?? 0 != 0
    else { return add(.extenderStatus, 0) }
    // The others do not tell another aperture.
    guard parts[0].elementsEqual("0".utf8), parts[1].elementsEqual("04".utf8) else {
      return add(.extenderStatus, 1)
    }
    for place in lens.indices.dropLast(2)
    where lens[place] == 0x20 && lens[place + 1] == 0x46 && NumberText.isDigit(lens[place + 2]) {
      let widest = NumberText.leading(lens[(place + 2)...])
      return add(.extenderStatus, aperture - widest > 0.2 ? 1 : 2)
    }
    add(.extenderStatus, 1)
  }

  /// A scene mode and its variant.
  private mutating func addScene() {
    guard let variant = inputs.text(.advancedSceneType), let mode = inputs.text(.sceneMode),
      let camera = inputs.camera
    else { return }
    let key = mode + [0x20] + variant
    let value = camera + [0x20] + key
    add(.advancedSceneMode, text: value, words: PanasonicScene.words(of: key, camera: camera))
  }

  /// The distance in meters, which cameras of Sony's state in focal lengths; infinite where it is
  /// far.
  var sonyDistance: Double? {
    guard inputs.hasNoted, let place = inputs.float(.focusPosition, in: .sony),
      let focal = inputs.float(.focalLength)
    else { return nil }
    return place >= 128 ? .infinity : place * focal / 1000
  }

  private mutating func addSonyDistance() {
    if let distance = sonyDistance {
      if distance.isFinite {
        var words = TextBuffer()
        words.append(distance, significantDigits: 15)
        words.append(" m")
        add(.focusDistance, distance, words: words.bytes)
      } else {
        add(.focusDistance, text: Array("inf".utf8))
      }
    }
    guard let place = inputs.float(.focusPosition2, in: .sony), place != 0,
      let focal = inputs.float(.focalLengthIn35mmFormat)
    else { return }
    guard place < 255 else { return add(.focusDistance2, text: Array("inf".utf8)) }
    let distance = (powerOfTwo(place / 16 - 5) + 1) * focal / 1000
    var words = TextBuffer()
    words.append(distance, significantDigits: 4)
    words.append(" m")
    add(.focusDistance2, distance, words: words.bytes)
  }
}
