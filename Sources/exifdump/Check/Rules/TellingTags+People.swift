extension TellingTags {
  /// Whether a tag names somebody who is shown or heard: regions of faces (MWG 2.0 §5.9, Microsoft's,
  /// ACDSee's), IPTC's persons, faces that a camera was taught, a patient.
  static func isPerson(_ name: TellingName) -> Bool {
    let text = name.text
    // Regions of MXF are those that something may be shown in.
    if text == "regionname" { return name.group != "MXF" }
    if text.hasSuffix("name"), facePrefixes.contains(where: text.hasPrefix) { return true }
    return people.contains(text) || personPrefixes.contains(where: text.hasPrefix)
      || isOfPatients(name)
  }

  private static let facePrefixes = ["face", "recognizedface"]
  /// Regions of IPTC may have any property of a picture in them (IPTC Photo Metadata 2019.1).
  private static let personPrefixes = [
    "personinimage", "personheard", "regionperson", "imageregionperson",
  ]

  private static let people: Set = [
    "people", "person", "persons", "personname", "personality", "acdseeregionname",
    "imageregionname", "babyname", "patientname", "otherpatientnames", "patientbirthdate",
    "responsibleperson", "performers",
  ]
}
