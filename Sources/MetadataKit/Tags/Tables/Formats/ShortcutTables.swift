/// Windows' shortcuts ([MS-SHLLINK] 9.0).
extension TagTable {
  /// Texts and identifiers; the numbers have no meaning.
  package static let shortcut = TagTable(
    "Shortcut", group: "LNK", isNumberless: true,
    [
      TagRow(0, "Description"),
      TagRow(1, "RelativePath"),
      TagRow(2, "WorkingDirectory"),
      TagRow(3, "CommandLineArguments"),
      TagRow(4, "IconFileName"),
      TagRow(5, "VolumeLabel"),
      TagRow(6, "LocalBasePath"),
      TagRow(7, "CommonPathSuffix"),
      TagRow(8, "CommonPathSuffixUnicode"),
      TagRow(9, "NetName"),
      TagRow(10, "DeviceName"),
      TagRow(11, "EnvironmentTarget"),
      TagRow(12, "EnvironmentTargetUnicode"),
      TagRow(13, "MachineID"),
      TagRow(14, "FontName"),
      TagRow(15, "VolumeName"),
      TagRow(16, "NetworkLocation"),
      TagRow(17, "TargetFileDOSName"),
      TagRow(18, "TargetFileName"),
      TagRow(19, "CPLFilePath"),
      TagRow(20, "VendorData"),
      TagRow(21, "PropertyString1"),
      TagRow(22, "PropertyString2"),
      TagRow(23, "MTPStorageName"),
      TagRow(24, "MTPStorageID"),
      TagRow(25, "MTPFileSystem"),
      TagRow(26, "URI"),
      TagRow(27, "FTPHost", traits: .notInExiftool),
      TagRow(28, "FTPUserName", traits: .notInExiftool),
      TagRow(29, "FTPPassword", traits: .notInExiftool),
      TagRow(30, "FTPPath", traits: .notInExiftool),
      TagRow(31, "AbsoluteURI"),
      TagRow(32, "URIAuthority"),
      TagRow(33, "DisplayURI"),
      TagRow(34, "URIDomain"),
      TagRow(35, "URIExtension"),
      TagRow(36, "URIFragment"),
      TagRow(37, "URIHost"),
      TagRow(38, "URIPassword"),
      TagRow(39, "URIPath"),
      TagRow(40, "URIPathAndQuery"),
      TagRow(41, "URIQuery"),
      TagRow(42, "RawURI"),
      TagRow(43, "URISchemeName"),
      TagRow(44, "URIUserInfo"),
      TagRow(45, "URIUserName"),
      TagRow(46, "URIHostType"),
      TagRow(47, "URIPort"),
      TagRow(48, "URIScheme"),
      TagRow(49, "URIZone"),
      identifier(50, "VolumeGUID"),
      identifier(51, "ControlPanelShellItem"),
      identifier(52, "PropertyStoreGUID"),
      identifier(53, "DelegateClassGUID"),
      identifier(54, "DelegateFolderGUID"),
      identifier(55, "UnknownGUID"),
      TagRow(56, "MTP_GUID1", ShortcutValue.folders),
      TagRow(57, "MTP_GUID2", ShortcutValue.folders),
      TagRow(58, "MTP_GUID3", ShortcutValue.folders),
      TagRow(59, "MTP_GUID4", ShortcutValue.folders),
      TagRow(60, "MTP_GUID5", ShortcutValue.folders),
      TagRow(61, "MTP_GUID6", ShortcutValue.folders),
      TagRow(62, "MTP_GUID7", ShortcutValue.folders),
      TagRow(63, "MTP_GUID8", ShortcutValue.folders),
    ])

  private static func identifier(_ id: UInt32, _ name: String) -> TagRow {
    TagRow(id, name, ShortcutValue.folders, value: ASFValue.identifier)
  }

  /// What is told as data only.
  package static let shortcutData = TagTable(
    "ShortcutData", group: "LNK", isNumberless: true,
    [
      TagRow(0, "Data", traits: .binary),
      TagRow(1, "CompressedFolder", traits: .binary),
      TagRow(2, "Printers", traits: .binary),
      TagRow(3, "CommonPlacesFolder", traits: .binary),
      TagRow(4, "NetworkLocation", traits: .binary),
      TagRow(5, "VendorData", traits: .binary),
    ])

  /// The header (§2.1), by the bytes' places.
  package static let shortcutHeader = TagTable(
    "ShortcutHeader", group: "LNK",
    [
      TagRow(
        20, "Flags",
        "0=IDList|1=LinkInfo|2=Description|3=RelativePath|4=WorkingDir|5=CommandArgs|6=IconFile|7=Unicode|8=NoLinkInfo|9=ExpString|10=SeparateProc|12=DarwinID|13=RunAsUser|14=ExpIcon|15=NoPidAlias|17=RunWithShim|18=NoLinkTrack|19=TargetMetadata|20=NoLinkPathTracking|21=NoKnownFolderTracking|22=NoKnownFolderAlias|23=LinkToLink|24=UnaliasOnSave|25=PreferEnvPath|26=KeepLocalIDList",
        format: .long, traits: .bitmask),
      TagRow(24, "FileAttributes", fileAttributes, format: .long, traits: .bitmask),
      TagRow(28, "CreateDate", format: .long8, value: DocumentValue.fileTime),
      TagRow(36, "AccessDate", format: .long8, value: DocumentValue.fileTime),
      TagRow(44, "ModifyDate", format: .long8, value: DocumentValue.fileTime),
      TagRow(52, "TargetFileSize", format: .long),
      TagRow(56, "IconIndex", format: .long, print: ShortcutValue.iconIndex),
      TagRow(
        60, "RunWindow",
        "0=Hide|1=Normal|2=Show Minimized|3=Show Maximized|4=Show No Activate|5=Show|6=Minimized|7=Show Minimized No Activate|8=Show NA|9=Restore|10=Show Default",
        format: .long),
      TagRow(
        64, "HotKey", format: .long, print: ShortcutValue.misreadHotKey, traits: .onlyInExiftool),
      TagRow(64, "HotKey", format: .long, print: ShortcutValue.hotKey, traits: .notInExiftool),
    ])

  /// §2.1.2
  private static let fileAttributes =
    "0=Read-only|1=Hidden|2=System|3=Volume|4=Directory|5=Archive|6=Encrypted?|7=Normal|8=Temporary|9=Sparse|10=Reparse point|11=Compressed|12=Offline|13=Not indexed|14=Encrypted"

  /// §2.3.1
  package static let shortcutVolume = TagTable(
    "ShortcutVolume", group: "LNK",
    [
      TagRow(
        4, "DriveType",
        "0=Unknown|1=Invalid Root Path|2=Removable Media|3=Fixed Disk|4=Remote Drive|5=CD-ROM|6=Ram Disk",
        format: .long),
      TagRow(8, "DriveSerialNumber", format: .long, print: ShortcutValue.serialNumber),
    ])

  /// §2.3.2
  package static let shortcutShare = TagTable(
    "ShortcutShare", group: "LNK",
    [
      TagRow(
        16, "NetProviderType",
        "65536=MSNET|131072=SMB|196608=NETWARE|262144=VINES|327680=10NET|393216=LOCUS|458752=SUN_PC_NFS|524288=LANSTEP|589824=9TILES|655360=LANTASTIC|720896=AS400|786432=FTP_NFS|851968=PATHWORKS|917504=LIFENET|983040=POWERLAN|1048576=BWNFS|1114112=COGENT|1179648=FARALLON|1245184=APPLETALK|1310720=INTERGRAPH|1376256=SYMFONET|1441792=CLEARCASE|1507328=FRONTIER|1572864=BMC|1638400=DCE|1703936=AVID|1769472=DOCUSPACE|1835008=MANGOSOFT|1900544=SERNET|1966080=RIVERFRONT1|2031616=RIVERFRONT2|2097152=DECORB|2162688=PROTSTOR|2228224=FJ_REDIR|2293760=DISTINCT|2359296=TWINS|2424832=RDR2SAMPLE|2490368=CSC|2555904=3IN1|2686976=EXTENDNET|2752512=STAC|2818048=FOXBAT|2883584=YAHOO|2949120=EXIFS|3014656=DAV|3080192=KNOWARE|3145728=OBJECT_DIRE|3211264=MASFAX|3276800=HOB_NFS|3342336=SHIVA|3407872=IBMAL|3473408=LOCK|3538944=TERMSRV|3604480=SRT|3670016=QUINCY|3735552=OPENAFS|3801088=AVID1|3866624=DFS|3932160=KWNP|3997696=ZENWORKS|4063232=DRIVEONWEB|4128768=VMWARE|4194304=RSFX|4259840=MFILES|4325376=MS_NFS|4390912=GOOGLE|4456448=NDFS|4521984=DOCUSHARE",
        format: .long, traits: .hexadecimal)
    ])
}

/// Items of a shortcut's list, by the bytes' places.
extension TagTable {
  package static let shortcutRoot = TagTable(
    "ShortcutRoot", group: "LNK",
    [
      TagRow(
        3, "SortIndex",
        "0=Internet Explorer|66=Libraries|68=Users|72=My Documents|76=Public Folder|80=My Computer|84=Users Libraries|88=My Network Places/Network|96=Recycle Bin|104=Internet Explorer|112=Control Panel|120=Recycle Bin|128=My Games",
        traits: .hexadecimal),
      TagRow(
        4, "RootFolderGUID", ShortcutValue.folders, format: .undefined, count: 16,
        value: ASFValue.identifier),
    ])

  package static let shortcutTarget = TagTable(
    "ShortcutTarget", group: "LNK",
    [
      TagRow(8, "TargetFileModifyDate", format: .long, value: DocumentValue.dateAndTime),
      TagRow(12, "TargetFileAttributes", fileAttributes, traits: .bitmask),
    ])

  package static let shortcutTargetMore = TagTable(
    "ShortcutTargetMore", group: "LNK",
    [
      TagRow(8, "TargetFileCreateDate", format: .long, value: DocumentValue.dateAndTime),
      TagRow(12, "TargetFileAccessDate", format: .long, value: DocumentValue.dateAndTime),
      TagRow(
        16, "OperatingSystem",
        "20=Windows XP, 2003|38=Windows Vista|42=Windows 2008, 7, 8|46=Windows 8.1, 10",
        format: .short, traits: .hexadecimal),
    ])

  package static let shortcutCategory = TagTable(
    "ShortcutCategory", group: "LNK",
    [
      TagRow(
        8, "ControlPanelCategory",
        "0=All Control Panel Items|1=Appearance and Personalization|2=Hardware and Sound|3=Network and Internet|4=Sounds, Speech, and Audio Devices|5=System and Security|6=Clock, Language, and Region|7=Ease of Access|8=Programs|9=User Accounts|10=Security Center|11=Mobile PC",
        format: .long)
    ])

  package static let shortcutGames = TagTable(
    "ShortcutGames", group: "LNK",
    [TagRow(4, "Item00SpecialType", format: .long, print: ShortcutValue.gameFolder)])

  package static let shortcutPanel = TagTable(
    "ShortcutPanel", group: "LNK",
    [TagRow(4, "Item00SpecialType", format: .long, print: ShortcutValue.panel)])

  package static let shortcutProperties = TagTable(
    "ShortcutProperties", group: "LNK",
    [
      TagRow(
        6, "Item00Type", "271654917=MTPType2|603896814=PropertyStoreGUID", format: .long,
        traits: .hexadecimal)
    ])

  package static let shortcutAddress = TagTable(
    "ShortcutAddress", group: "LNK",
    [TagRow(14, "TimeStamp", format: .long8, value: DocumentValue.fileTime)])

  package static let shortcutTimes = TagTable(
    "ShortcutTimes", group: "LNK",
    [
      TagRow(12, "FileTime1", format: .long8, value: DocumentValue.fileTime),
      TagRow(20, "FileTime2", format: .long8, value: DocumentValue.fileTime),
    ])

  package static let shortcutDates = TagTable(
    "ShortcutDates", group: "LNK",
    [
      TagRow(12, "CreateDate", format: .long8, value: DocumentValue.fileTime),
      TagRow(20, "ModifyDate", format: .long8, value: DocumentValue.fileTime),
      TagRow(28, "LastAccessDate", format: .long8, value: DocumentValue.fileTime),
    ])
}

/// Further blocks (§2.5), by the bytes' places.
extension TagTable {
  /// §2.5.1 ConsoleDataBlock, what stands before the name of its font.
  package static let shortcutConsole = TagTable(
    "ShortcutConsole", group: "LNK",
    [
      TagRow(8, "FillAttributes", format: .short, print: Wording.hexadecimalByte),
      TagRow(10, "PopupFillAttributes", format: .short, print: Wording.hexadecimalByte),
      TagRow(12, "ScreenBufferSize", format: .short, count: 2, print: ShortcutValue.size),
      TagRow(16, "WindowSize", format: .short, count: 2, print: ShortcutValue.size),
      TagRow(20, "WindowOrigin", format: .short, count: 2, print: ShortcutValue.size),
      TagRow(32, "FontSize", format: .short, count: 2, print: ShortcutValue.size),
      TagRow(
        36, "FontFamily", "0=Don't Care|1=Roman|2=Swiss|3=Modern|4=Script|5=Decorative",
        format: .long, value: ShortcutValue.fontFamily, traits: .hexadecimal),
      TagRow(40, "FontWeight", format: .long),
    ])

  package static let shortcutConsoleMore = TagTable(
    "ShortcutConsoleMore", group: "LNK",
    [
      TagRow(108, "CursorSize", format: .long),
      TagRow(112, "FullScreen", format: .long, print: ShortcutValue.yesNo),
      TagRow(116, "QuickEdit", format: .long, print: ShortcutValue.yesNo),
      TagRow(120, "InsertMode", format: .long, print: ShortcutValue.yesNo),
      TagRow(124, "WindowOriginAuto", format: .long, print: ShortcutValue.yesNo),
      TagRow(128, "HistoryBufferSize", format: .long),
      TagRow(132, "NumHistoryBuffers", format: .long),
      TagRow(136, "RemoveHistoryDuplicates", format: .long, print: ShortcutValue.yesNo),
    ])

  /// §2.5.2 ConsoleFEDataBlock
  package static let shortcutLanguage = TagTable(
    "ShortcutLanguage", group: "LNK",
    [TagRow(8, "CodePage", format: .long, print: ShortcutValue.codePage)])

  /// Shortcuts to pages of the web: the keys that are known; others are those of the file.
  package static let internetShortcut = TagTable(
    "InternetShortcut", group: "LNK", isNumberless: true, internetRows([]))

  /// The rows, of which exiftool has all the same, or not.
  static func internetRows(_ traits: TagRow.Traits) -> [TagRow] {
    [
      TagRow(0, "Value", traits: traits),
      TagRow(1, "URL", traits: traits),
      TagRow(2, "IconFile", traits: traits),
      TagRow(3, "IconIndex", traits: traits),
      TagRow(4, "WorkingDirectory", traits: traits),
      TagRow(5, "HotKey", traits: traits),
      TagRow(6, "ShowCommand", "1=Normal|2=Minimized|3=Maximized", traits: traits),
      TagRow(7, "Modified", value: DocumentValue.fileTime, traits: traits),
      TagRow(8, "Author", traits: traits),
      TagRow(9, "WhatsNew", traits: traits),
      TagRow(10, "Comment", traits: traits),
      TagRow(11, "Desc", traits: traits),
      TagRow(12, "Roamed", traits: traits),
      TagRow(13, "IDList", traits: traits),
    ]
  }
}
