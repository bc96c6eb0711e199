/// What messages packed by Outlook say ([MS-OXTNEF], [MS-OXPROPS]).
extension TagTable {
  /// Attributes; those without a format are texts, or are told as if they were. What is above 2²⁴ has their
  /// true values.
  package static let tnef = TagTable(
    "TNEF", group: "File",
    [
      TagRow(0x0_8000, "From"),
      TagRow(0x1_8004, "Subject"),
      TagRow(0x1_8009, "MessageID"),
      TagRow(0x1_8010, "AttachTitle"),
      TagRow(0x2_800c, "MessageBody"),
      TagRow(0x3_0006, "StartDate", format: .undefined, value: TNEFValue.date),
      TagRow(0x3_0007, "EndDate", format: .undefined, value: TNEFValue.date),
      TagRow(0x3_8005, "SentDate", format: .undefined, value: TNEFValue.date),
      TagRow(0x3_8006, "ReceivedDate", format: .undefined, value: TNEFValue.date),
      TagRow(0x3_8012, "AttachCreateDate", format: .undefined, value: TNEFValue.date),
      TagRow(0x3_8013, "AttachModifyDate", format: .undefined, value: TNEFValue.date),
      TagRow(0x3_8020, "MessageModifyDate", format: .undefined, value: TNEFValue.date),
      TagRow(0x4_0009, "ResponseRequested", traits: .onlyInExiftool),
      TagRow(0x4_800d, "Priority", "0=Low|1=Normal|2=High", format: .short),
      TagRow(0x5_0008, "OwnerAppointmentID", traits: .onlyInExiftool),
      TagRow(0x6_0000, "Owner"),
      TagRow(0x6_0001, "SentFor"),
      TagRow(0x6_0002, "Delegate"),
      TagRow(0x6_8007, "MessageStatus", traits: .onlyInExiftool),
      TagRow(0x6_800f, "AttachData", traits: .binary),
      TagRow(0x6_8011, "AttachMetaFile", traits: .binary),
      TagRow(0x6_9001, "AttachTransportFilename"),
      TagRow(0x6_9002, "AttachRenderingData", traits: .binary),
      TagRow(0x6_9004, "RecipientTable", traits: .onlyInExiftool),
      TagRow(0x6_9007, "CodePage", WindowsCodePages.labels),
      TagRow(0x7_0600, "OriginalMessageClass"),
      TagRow(0x7_8008, "MessageClass"),
      TagRow(
        0x8_9006, "TNEFVersion", format: .byte,
        value: { HeaderWording.reversed($0, 0x20, &$1) },
        print: { HeaderWording.reversed($0, 0x2e, &$1) }),
      TagRow(0x104_0009, "ResponseRequested", format: .short, traits: .notInExiftool),
      TagRow(0x105_0008, "OwnerAppointmentID", format: .signedLong, traits: .notInExiftool),
      TagRow(0x106_8007, "MessageStatus", format: .byte, traits: .notInExiftool),
      TagRow(
        0x106_9004, "RecipientTable", format: .undefined, traits: [.binary, .notInExiftool]),
    ])

  /// Properties of a message. Above 16 bits are those that have names: of the file's own, and known ones.
  package static let tnefMessage = TagTable(
    "TNEF-Message", group: "File",
    [
      TagRow(0x0002, "AlternateRecipientAllowed"),
      TagRow(0x0039, "ClientSubmitTime"),
      TagRow(0x0040, "ReceivedByName"),
      TagRow(0x0044, "ReceivedRepresentingName"),
      TagRow(0x004d, "OriginalAuthorName"),
      TagRow(0x0055, "OriginalDeliveryTime"),
      TagRow(0x0070, "Subject"),
      TagRow(0x0075, "ReceivedByAddressType"),
      TagRow(0x0076, "ReceivedByEmailAddress"),
      TagRow(0x0077, "ReceivedRepresentingAddressType"),
      TagRow(0x0078, "ReceivedRepresentingEmailAddress"),
      TagRow(0x007f, "CorrelationKey"),
      TagRow(0x0c1a, "SenderName"),
      TagRow(0x0c1d, "SenderSearchKey"),
      TagRow(0x0e06, "MessageDeliveryTime"),
      TagRow(0x0e1d, "NormalizedSubject"),
      TagRow(0x0e28, "PrimarySendAccount"),
      TagRow(0x0e29, "NextSendAccount"),
      TagRow(0x0f02, "DeliveryOrRenewTime"),
      TagRow(0x1000, "MessageBodyText", traits: .binary),
      TagRow(0x1007, "SyncBodyCount"),
      TagRow(0x1008, "SyncBodyData"),
      TagRow(0x1009, "MessageBodyRTF", traits: .binary),
      TagRow(0x1013, "MessageBodyHTML", traits: .binary),
      TagRow(0x1035, "InternetMessageID"),
      TagRow(0x10f4, "Hidden"),
      TagRow(0x10f6, "ReadOnly"),
      TagRow(0x3007, "CreateDate"),
      TagRow(0x3008, "ModifyDate"),
      TagRow(0x3fde, "InternetCodePage"),
      TagRow(0x3ff1, "LocalUserID"),
      TagRow(0x3ff8, "CreatorName"),
      TagRow(0x3ffa, "LastModifierName"),
      TagRow(0x3ffd, "MessageCodePage"),
      TagRow(0x4076, "SpamConfidenceLevel"),
      TagRow(0x1_0000, "Property"),
      TagRow(0x1_0001, "Author"),
      TagRow(0x1_0002, "LastAuthor"),
      // exiftool looks for them in other letters than it writes their numbers in.
      TagRow(0x1_0003, "HomeAddress", traits: .notInExiftool),
      TagRow(0x1_0004, "HomeAddressCountryCode", traits: .notInExiftool),
      TagRow(0x1_0005, "AppVersion"),
    ])

  /// Properties of an attachment.
  package static let tnefAttachment = TagTable(
    "TNEF-Attachment", group: "File",
    [
      TagRow(0x0e20, "AttachSize"),
      TagRow(0x0e21, "AttachNum"),
      TagRow(0x3001, "AttachFileName"),
      TagRow(0x3701, "AttachBinary", traits: .binary),
      TagRow(0x3703, "AttachFileExtension"),
      TagRow(
        0x3705, "AttachMethod",
        "0=Attachment Created|1=AttachData|2=AttachLongPathName (recipients with access)|4=AttachLongPathName|5=Embedded Message|6=AttachBinary (object)|7=AttachLongPathName (using AttachmentProviderType)"
      ),
      TagRow(0x3707, "AttachLongFileName"),
      TagRow(0x3708, "AttachPathName"),
      TagRow(0x370d, "AttachLongPathName"),
      TagRow(0x370e, "AttachMIMEType"),
      TagRow(0x1_0000, "Property"),
    ])

  /// Bytes, under the names of properties that mostly are something else.
  package static let tnefBytes = TagTable(
    "TNEF-Bytes", group: "File", isNumberless: true,
    [TagRow(0, "Bytes", traits: .binary)])
}

private enum TNEFValue {
  /// `2004:02:17 11:25:35`, of numbers of 16 bits; a day of the week follows ([MS-OXTNEF] §2.1.3.3.5).
  @Sendable static func date(_ tag: Tag, _ text: inout TextBuffer) {
    let bytes = Array(tag.elements.prefix(12))
    for (index, mark) in ["", ":", ":", " ", ":", ":"].enumerated()
    where index * 2 + 1 < bytes.count {
      text.append(mark)
      text.append(
        Int(bytes[index * 2]) | Int(bytes[index * 2 + 1]) << 8, digits: index == 0 ? 4 : 2)
    }
  }
}
