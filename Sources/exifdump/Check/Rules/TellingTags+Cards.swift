import MetadataKit

extension TellingTags {
  /// Whether a line of an address card or a calendar tells whose it is, or who is asked to come (RFC 6350 §6,
  /// RFC 5545 §3.8.4): behind such a name may stand what kind it is, `EmailInternetHome`.
  static func isPersonOfCard(_ name: TellingName) -> Bool {
    name.tag.isOfCard && people.contains(where: withoutAlarm(name.text).hasPrefix)
  }

  /// Whether one tells a place: `AddressHome`, `AddressWorkGeolocation`.
  static func isPlaceOfCard(_ name: TellingName) -> Bool {
    name.tag.isOfCard && places.contains(where: withoutAlarm(name.text).hasPrefix)
  }

  private static let people = [
    "name", "formattedname", "nickname", "email", "telephone", "impp", "aim", "icq", "photo",
    "birthday", "anniversary", "gender", "abrelatednames", "socialprofile", "attendee",
    "organizer", "contact", "related", "agent", "member",
  ]

  private static let places = ["address", "label", "geolocation", "location", "meetinglocations"]

  /// The name without that of the alarm it stands in.
  private static func withoutAlarm(_ text: String) -> Substring {
    guard text.hasPrefix("alarm") else { return text[...] }
    return text.dropFirst(5).drop { $0.isNumber }
  }
}
