extension TagTable {
  /// Properties and streams of FlashPix extensions (FlashPix Format Specification 1.0.1 §7).
  package static let flashPix = TagTable(
    "FlashPix", group: "FlashPix",
    [
      TagRow(0x0001, "ExtensionName"),
      TagRow(0x0002, "ExtensionClassID"),
      TagRow(
        0x0003, "ExtensionPersistence",
        "0=Always Valid|1=Invalidated By Modification|2=Potentially Invalidated By Modification"),
      TagRow(0x0004, "ExtensionCreateDate"),
      TagRow(0x0005, "ExtensionModifyDate"),
      TagRow(0x0006, "CreatingApplication"),
      TagRow(0x0007, "ExtensionDescription"),
      TagRow(0x1000, "Storage-StreamPathname"),
      TagRow(0x2000, "FlashPixStreamPathname"),
      TagRow(0x2001, "FlashPixStreamFieldOffset"),
      TagRow(0x3000, "PropertySetPathname"),
      TagRow(0x3001, "PropertySetIDCodes"),
      TagRow(0x3002, "PropertyVectorElements"),
      TagRow(0x4000, "SubimageResolutions"),
      TagRow(0x1000_0000, "UsedExtensionNumbers"),
      TagRow(
        0x1000_0001, "CodePage",
        "37=IBM EBCDIC US-Canada|437=DOS United States|500=IBM EBCDIC International|708=Arabic (ASMO 708)|709=Arabic (ASMO-449+, BCON V4)|710=Arabic - Transparent Arabic|720=DOS Arabic (Transparent ASMO)|737=DOS Greek (formerly 437G)|775=DOS Baltic|850=DOS Latin 1 (Western European)|852=DOS Latin 2 (Central European)|855=DOS Cyrillic (primarily Russian)|857=DOS Turkish|858=DOS Multilingual Latin 1 with Euro|860=DOS Portuguese|861=DOS Icelandic|862=DOS Hebrew|863=DOS French Canadian|864=DOS Arabic|865=DOS Nordic|866=DOS Russian (Cyrillic)|869=DOS Modern Greek|870=IBM EBCDIC Multilingual/ROECE (Latin 2)|874=Windows Thai (same as 28605, ISO 8859-15)|875=IBM EBCDIC Greek Modern|932=Windows Japanese (Shift-JIS)|936=Windows Simplified Chinese (PRC, Singapore)|949=Windows Korean (Unified Hangul Code)|950=Windows Traditional Chinese (Taiwan)|1026=IBM EBCDIC Turkish (Latin 5)|1047=IBM EBCDIC Latin 1/Open System|1140=IBM EBCDIC US-Canada with Euro|1141=IBM EBCDIC Germany with Euro|1142=IBM EBCDIC Denmark-Norway with Euro|1143=IBM EBCDIC Finland-Sweden with Euro|1144=IBM EBCDIC Italy with Euro|1145=IBM EBCDIC Latin America-Spain with Euro|1146=IBM EBCDIC United Kingdom with Euro|1147=IBM EBCDIC France with Euro|1148=IBM EBCDIC International with Euro|1149=IBM EBCDIC Icelandic with Euro|1200=Unicode UTF-16, little endian|1201=Unicode UTF-16, big endian|1250=Windows Latin 2 (Central European)|1251=Windows Cyrillic|1252=Windows Latin 1 (Western European)|1253=Windows Greek|1254=Windows Turkish|1255=Windows Hebrew|1256=Windows Arabic|1257=Windows Baltic|1258=Windows Vietnamese|1361=Korean (Johab)|10000=Mac Roman (Western European)|10001=Mac Japanese|10002=Mac Traditional Chinese|10003=Mac Korean|10004=Mac Arabic|10005=Mac Hebrew|10006=Mac Greek|10007=Mac Cyrillic|10008=Mac Simplified Chinese|10010=Mac Romanian|10017=Mac Ukrainian|10021=Mac Thai|10029=Mac Latin 2 (Central European)|10079=Mac Icelandic|10081=Mac Turkish|10082=Mac Croatian|12000=Unicode UTF-32, little endian|12001=Unicode UTF-32, big endian|20000=CNS Taiwan|20001=TCA Taiwan|20002=Eten Taiwan|20003=IBM5550 Taiwan|20004=TeleText Taiwan|20005=Wang Taiwan|20105=IA5 (IRV International Alphabet No. 5, 7-bit)|20106=IA5 German (7-bit)|20107=IA5 Swedish (7-bit)|20108=IA5 Norwegian (7-bit)|20127=US-ASCII (7-bit)|20261=T.61|20269=ISO 6937 Non-Spacing Accent|20273=IBM EBCDIC Germany|20277=IBM EBCDIC Denmark-Norway|20278=IBM EBCDIC Finland-Sweden|20280=IBM EBCDIC Italy|20284=IBM EBCDIC Latin America-Spain|20285=IBM EBCDIC United Kingdom|20290=IBM EBCDIC Japanese Katakana Extended|20297=IBM EBCDIC France|20420=IBM EBCDIC Arabic|20423=IBM EBCDIC Greek|20424=IBM EBCDIC Hebrew|20833=IBM EBCDIC Korean Extended|20838=IBM EBCDIC Thai|20866=Russian/Cyrillic (KOI8-R)|20871=IBM EBCDIC Icelandic|20880=IBM EBCDIC Cyrillic Russian|20905=IBM EBCDIC Turkish|20924=IBM EBCDIC Latin 1/Open System with Euro|20932=Japanese (JIS 0208-1990 and 0121-1990)|20936=Simplified Chinese (GB2312)|20949=Korean Wansung|21025=IBM EBCDIC Cyrillic Serbian-Bulgarian|21027=Extended Alpha Lowercase (deprecated)|21866=Ukrainian/Cyrillic (KOI8-U)|28591=ISO 8859-1 Latin 1 (Western European)|28592=ISO 8859-2 (Central European)|28593=ISO 8859-3 Latin 3|28594=ISO 8859-4 Baltic|28595=ISO 8859-5 Cyrillic|28596=ISO 8859-6 Arabic|28597=ISO 8859-7 Greek|28598=ISO 8859-8 Hebrew (Visual)|28599=ISO 8859-9 Turkish|28603=ISO 8859-13 Estonian|28605=ISO 8859-15 Latin 9|29001=Europa 3"
      ),
      TagRow(0x2000_0000, "ScreenNail", traits: .binary),
      TagRow(0x2000_0001, "AudioStream", traits: .binary),
      TagRow(0x2000_0002, "PreviewImage", traits: .binary),
      TagRow(0x2000_0003, "CompObjUserTypeLen"),
      TagRow(0x2000_0004, "CompObjUserType"),
      TagRow(0x2000_0005, "CurrentUser"),
      TagRow(0x2000_0006, "PreviewImageWidth"),
      TagRow(0x2000_0007, "PreviewImageHeight"),
      TagRow(0x8000_0000, "LocaleIndicator"),
    ])

  /// Texts of old cameras in a JPEG's APP12: tags that a camera names are not here.
  package static let pictureInfo = TagTable(
    "PictureInfo", group: "PictureInfo", yields: true, isNumberless: true,
    [
      TagRow(0, "FNumber", value: JPEGSegmentValue.fNumber, print: JPEGSegmentValue.oneDecimal),
      TagRow(1, "Aperture", print: JPEGSegmentValue.oneDecimal),
      TagRow(2, "DateTimeOriginal", value: JPEGSegmentValue.date),
      TagRow(
        3, "ExposureTime", value: JPEGSegmentValue.microseconds,
        print: JPEGSegmentValue.exposureTime),
      TagRow(4, "Flash", "0=Off|1=On"),
      TagRow(5, "Macro", "0=Off|1=On"),
      TagRow(6, "ImageSize", print: JPEGSegmentValue.size),
    ])
}
