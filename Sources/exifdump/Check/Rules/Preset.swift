/// Rules that go together, by a name.
struct Preset: Sendable {
  let name: String
  let summary: String
  let changes: [RuleChange]

  static let all: [Preset] = [.privacy, .web, .archive]

  static func named(_ name: String) -> Preset? { all.first { $0.name == name } }

  static var names: String { all.map(\.name).joined(separator: ", ") }

  /// For what is published: nothing tells where, by which device, whose, of whom.
  static let privacy = Preset(
    name: "privacy",
    summary: "no places, serial numbers, owners, people, maker's notes, thumbnails; readable files",
    changes: [
      RuleChange(kind: .unreadable),
      RuleChange(kind: .location),
      RuleChange(kind: .serialNumber),
      RuleChange(kind: .owner),
      RuleChange(kind: .people),
      RuleChange(kind: .makerNotes),
      RuleChange(kind: .thumbnail),
    ])

  /// For what a page shows: small, upright, in a color space of all screens, nothing superfluous.
  static let web = Preset(
    name: "web",
    summary:
      "whole files, true names, at most 2 MB and 4096 pixels, upright, sRGB or P3, no places",
    changes: [
      RuleChange(kind: .unreadable),
      RuleChange(kind: .damaged),
      RuleChange(kind: .fileExtension),
      RuleChange(kind: .location),
      RuleChange(kind: .makerNotes, severity: .warning),
      RuleChange(kind: .thumbnail, severity: .warning),
      RuleChange(kind: .maxSize, value: .number(2_000_000)),
      RuleChange(kind: .maxWidth, value: .number(4096)),
      RuleChange(kind: .maxHeight, value: .number(4096)),
      RuleChange(
        kind: .colorProfile,
        value: .names(["none", "sRGB*", "Display P3"].compactMap(NamePattern.init)),
        severity: .warning),
      RuleChange(kind: .orientation),
    ])

  /// For what is kept: whole files that say when they were taken, under names that are true. Documents of Office and
  /// the like say when they were written, which no rule is about.
  static let archive = Preset(
    name: "archive",
    summary: "whole files, true names, dates of photos, movies, sounds and PDF, none in the future",
    changes: [
      RuleChange(kind: .unreadable),
      RuleChange(kind: .damaged),
      RuleChange(kind: .fileExtension),
      RuleChange(kind: .date, severity: .warning),
      // A day, for those whose clocks know no zone.
      RuleChange(kind: .minAge, value: .number(-86_400)),
    ])
}
