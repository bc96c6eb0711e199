/// Cards, calendars and notes: what is known of them; other lines have the names of the file.
extension TagTable {
  /// vCard (RFC 6350).
  package static let card = TagTable(
    "VCard", group: "VCard", isNumberless: true,
    [
      TagRow(0, "Property"),
      TagRow(1, "VCardVersion"),
      TagRow(2, "FormattedName"),
      TagRow(3, "Name"),
      TagRow(4, "Birthday", value: CardWording.date),
      TagRow(5, "TimeZone"),
      TagRow(6, "Address"),
      TagRow(7, "Geolocation", value: CardWording.place),
      TagRow(8, "Anniversary"),
      TagRow(9, "Email"),
      TagRow(10, "Gender"),
      TagRow(11, "IMPP"),
      TagRow(12, "Language"),
      TagRow(13, "Logo"),
      TagRow(14, "Nickname"),
      TagRow(15, "Note"),
      TagRow(16, "Organization"),
      TagRow(17, "Photo"),
      TagRow(18, "Software"),
      TagRow(19, "Revision"),
      TagRow(20, "Sound"),
      TagRow(21, "Telephone"),
      TagRow(22, "JobTitle"),
      TagRow(23, "UID"),
      TagRow(24, "URL"),
      TagRow(25, "ABLabel", print: CardWording.label),
      TagRow(26, "ABDate", value: CardWording.date),
      TagRow(27, "AIM"),
      TagRow(28, "ICQ"),
      TagRow(29, "AB_UID"),
      TagRow(30, "ABRelatedNames"),
      TagRow(31, "SocialProfile"),
    ])

  /// iCalendar (RFC 5545).
  package static let calendar = TagTable(
    "VCalendar", group: "VCalendar", isNumberless: true,
    [
      TagRow(0, "Property"),
      TagRow(1, "VCalendarVersion"),
      TagRow(2, "CalendarScale"),
      TagRow(3, "Method"),
      TagRow(4, "Software"),
      TagRow(5, "Attachment"),
      TagRow(6, "Categories"),
      TagRow(7, "Classification"),
      TagRow(8, "Comment"),
      TagRow(9, "Description"),
      TagRow(10, "Geolocation", value: CardWording.place),
      TagRow(11, "Location"),
      TagRow(12, "PercentComplete"),
      TagRow(13, "Priority"),
      TagRow(14, "Resources"),
      TagRow(15, "Status"),
      TagRow(16, "Summary"),
      TagRow(17, "DateTimeCompleted", value: CardWording.date),
      TagRow(18, "DateTimeEnd", value: CardWording.date),
      TagRow(19, "DateTimeDue", value: CardWording.date),
      TagRow(20, "DateTimeStart", value: CardWording.date),
      TagRow(21, "Duration"),
      TagRow(22, "FreeBusyTime"),
      TagRow(23, "TimeTransparency"),
      TagRow(24, "TimezoneID"),
      TagRow(25, "TimezoneName"),
      TagRow(26, "TimezoneOffsetFrom"),
      TagRow(27, "TimezoneOffsetTo"),
      TagRow(28, "TimeZoneURL"),
      TagRow(29, "Attendee"),
      TagRow(30, "Contact"),
      TagRow(31, "Organizer"),
      TagRow(32, "RecurrenceID"),
      TagRow(33, "RelatedTo"),
      TagRow(34, "URL"),
      TagRow(35, "UID"),
      TagRow(36, "ExceptionDateTimes", value: CardWording.date),
      TagRow(37, "RecurrenceDateTimes", value: CardWording.date),
      TagRow(38, "RecurrenceRule"),
      TagRow(39, "Action"),
      TagRow(40, "Repeat"),
      TagRow(41, "Trigger"),
      TagRow(42, "DateCreated", value: CardWording.date),
      TagRow(43, "DateTimeStamp", value: CardWording.date),
      TagRow(44, "ModifyDate", value: CardWording.date),
      TagRow(45, "SequenceNumber"),
      TagRow(46, "RequestStatus"),
      TagRow(47, "Acknowledged", value: CardWording.date),
      TagRow(48, "CalendarColor"),
      TagRow(49, "DefaultAlarm"),
      TagRow(50, "LocalDefaultAlarm"),
      TagRow(51, "AppointmentSequence"),
      TagRow(52, "OwnerAppointmentID"),
      TagRow(53, "BusyStatus"),
      TagRow(54, "IntendedBusyStatus"),
      TagRow(55, "AllDayEvent"),
      TagRow(56, "Importance", "0=Low|1=Normal|2=High"),
      TagRow(
        57, "InstanceType",
        "0=Non-recurring Appointment|1=Recurring Appointment|2=Single Instance of Recurring Appointment|3=Exception to Recurring Appointment"
      ),
      TagRow(58, "DoNotForwardMeeting"),
      TagRow(59, "DisallowCounterProposal"),
      TagRow(60, "MeetingLocations"),
      TagRow(61, "CalendarDescription"),
      TagRow(62, "CalendarName"),
      TagRow(63, "CalendarID"),
      TagRow(64, "TimeZone2"),
      TagRow(65, "AlarmUID"),
    ])

  /// vNote.
  package static let note = TagTable(
    "VNote", group: "VNote", isNumberless: true,
    [
      TagRow(0, "Property"),
      TagRow(1, "Version"),
      TagRow(2, "Body"),
      TagRow(3, "CreateDate", value: CardWording.date),
      TagRow(4, "ModifyDate", value: CardWording.date),
    ])
}

extension Tag {
  /// Whether it is a line of an address card, a calendar or a note, whatever its group is called.
  package var isOfCard: Bool {
    let table = table
    return table.name == TagTable.card.name || table === TagTable.calendar
      || table === TagTable.note || table === TagTable.cardData
  }
}
