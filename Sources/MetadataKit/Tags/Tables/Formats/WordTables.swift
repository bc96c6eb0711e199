/// What documents of Word 97 and later say of themselves beside their properties ([MS-DOC]).
extension TagTable {
  /// The document's header (§2.5.2, FibBase), by byte positions; what shares one with others stands
  /// above it.
  package static let wordHeader = TagTable(
    "WordDocument", group: "FlashPix",
    [
      TagRow(
        0, "Identification",
        "27234=MS Word 97|25194=Word 98 Mac|42460=Word 6.0/7.0|42476=Word 8.0", traits: .hexadecimal
      ),
      TagRow(
        6, "LanguageCode",
        "1024=None|1025=Arabic|1026=Bulgarian|1027=Catalan|1028=Traditional Chinese|1029=Czech|1030=Danish|1031=German|1032=Greek|1033=English (US)|1034=Spanish (Castilian)|1035=Finnish|1036=French|1037=Hebrew|1038=Hungarian|1039=Icelandic|1040=Italian|1041=Japanese|1042=Korean|1043=Dutch|1044=Norwegian (Bokmal)|1045=Polish|1046=Portuguese (Brazilian)|1047=Rhaeto-Romanic|1048=Romanian|1049=Russian|1050=Croato-Serbian (Latin)|1051=Slovak|1052=Albanian|1053=Swedish|1054=Thai|1055=Turkish|1056=Urdu|1057=Bahasa|1058=Ukrainian|1059=Byelorussian|1060=Slovenian|1061=Estonian|1062=Latvian|1063=Lithuanian|1065=Farsi|1069=Basque|1071=Macedonian|1078=Afrikaans|1086=Malaysian|2052=Simplified Chinese|2055=German (Swiss)|2057=English (British)|2058=Spanish (Mexican)|2060=French (Belgian)|2064=Italian (Swiss)|2067=Dutch (Belgian)|2068=Norwegian (Nynorsk)|2070=Portuguese|2074=Serbo-Croatian (Cyrillic)|3081=English (Australian)|3084=French (Canadian)|4108=French (Swiss)",
        traits: .hexadecimal),
      TagRow(
        10, "DocFlags",
        "0=Template|1=AutoText only|2=Complex|3=Has picture|8=Encrypted|9=1Table|10=Read only|11=Passworded|12=ExtChar|13=Load override|14=Far east|15=Obfuscated",
        traits: .bitmask),
      TagRow(18, "System", "0=Windows|1=Macintosh"),
      TagRow(0x1_0012, "Word97", "0=No|1=Yes"),
    ])

  /// When the document was saved last, by its header, and whom its tables name (§2.5.6).
  package static let wordTable = TagTable(
    "DocTable", group: "MS-DOC", isNumberless: true,
    [
      TagRow(0, "ModifyDate", traits: .yields),
      TagRow(1, "CommentBy"),
      TagRow(2, "LastSavedBy"),
    ])

  /// The document's own dates and counts (§2.7.2, DopBase), by byte positions.
  package static let wordProperties = TagTable(
    "DOP", group: "MS-DOC",
    [
      TagRow(20, "CreateDate", format: .long, value: DocumentValue.wordDate, traits: .yields),
      TagRow(24, "ModifyDate", format: .long, value: DocumentValue.wordDate, traits: .yields),
      TagRow(28, "LastPrinted", format: .long, value: DocumentValue.wordDate),
      TagRow(32, "RevisionNumber", format: .short),
      TagRow(34, "TotalEditTime", format: .long, print: DocumentValue.minutes),
      TagRow(38, "Words", format: .long),
      TagRow(42, "Characters", format: .long),
      TagRow(46, "Pages", format: .short),
      TagRow(48, "Paragraphs", format: .long),
      TagRow(56, "Lines", format: .long),
    ])
}
