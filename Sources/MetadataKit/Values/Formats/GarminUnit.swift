/// Values of FIT files with their units.
enum GarminUnit {
  @Sendable static func barPerMinute(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " bar/min", &text)
  }

  @Sendable static func beats(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " bpm", &text)
  }

  @Sendable static func breaths(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " Breaths/min", &text)
  }

  @Sendable static func celsius(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " C", &text)
  }

  @Sendable static func centimetersPerSecond(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " cm/s", &text)
  }

  @Sendable static func cycles(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " cycles", &text)
  }

  @Sendable static func dependsOnSensor(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " depends on sensor", &text)
  }

  @Sendable static func flow(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " Flow", &text)
  }

  @Sendable static func gramsPerDeciliter(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " g/dL", &text)
  }

  @Sendable static func inDegrees(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " degrees", &text)
  }

  @Sendable static func intensityFactor(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " if", &text)
  }

  @Sendable static func joules(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " J", &text)
  }

  @Sendable static func kiloGrit(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " kGrit", &text)
  }

  @Sendable static func kilocalories(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " kcal", &text)
  }

  @Sendable static func kilograms(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " kg", &text)
  }

  @Sendable static func kilometers(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " km", &text)
  }

  @Sendable static func lengths(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " lengths", &text)
  }

  @Sendable static func litersPerMinute(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " L/min", &text)
  }

  @Sendable static func meters(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " m", &text)
  }

  @Sendable static func metersPerSecond(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " m/s", &text)
  }

  @Sendable static func milliS(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " mS", &text)
  }

  @Sendable static func milliliters(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " ml", &text)
  }

  @Sendable static func millimeters(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " mm", &text)
  }

  @Sendable static func milliseconds(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " ms", &text)
  }

  @Sendable static func newtons(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " N", &text)
  }

  @Sendable static func oxygenToxicity(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " OTUs", &text)
  }

  @Sendable static func pascals(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " Pa", &text)
  }

  @Sendable static func percent(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " %", &text)
  }

  @Sendable static func rotations(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " rpm", &text)
  }

  @Sendable static func seconds(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " s", &text)
  }

  @Sendable static func speed(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " km/h", &text)
  }

  @Sendable static func stressScore(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " tss", &text)
  }

  @Sendable static func strokesPerLap(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " strokes/lap", &text)
  }

  @Sendable static func strokesPerLength(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " strokes/length", &text)
  }

  @Sendable static func watts(_ tag: Tag, _ text: inout TextBuffer) {
    append(tag, " watts", &text)
  }

  private static func append(_ tag: Tag, _ unit: String, _ text: inout TextBuffer) {
    tag.value(to: &text)
    text.append(unit)
  }
}
