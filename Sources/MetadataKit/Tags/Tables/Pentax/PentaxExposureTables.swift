/// Exposure and flash, of Pentax.
extension TagTable {
  package static let pentaxExposure = TagTable(
    "PentaxAEInfo", group: "Pentax",
    [
      TagRow(0, "AEExposureTime", value: PentaxValue.seconds, print: Wording.convertedTime),
      TagRow(1, "AEAperture", value: PentaxValue.aperture, print: Wording.convertedTenth),
      TagRow(2, "AE_ISO", value: PentaxValue.sensitivityValue, print: Wording.convertedRounded),
      TagRow(3, "AEXv", value: PentaxValue.eighthsFrom64),
      TagRow(4, "AEBXv", format: .signedByte, value: Meaning.eighth),
      TagRow(5, "AEMinExposureTime", value: PentaxValue.seconds, print: Wording.convertedTime),
      TagRow(
        6, "AEProgramMode",
        "0=M, P or TAv|1=Av, B or X|2=Tv|3=Sv or Green Mode|8=Hi-speed Program|11=Hi-speed Program (P-Shift)|16=DOF Program|19=DOF Program (P-Shift)|24=MTF Program|27=MTF Program (P-Shift)|35=Standard|43=Portrait|51=Landscape|59=Macro|67=Sport|75=Night Scene Portrait|83=No Flash|91=Night Scene|99=Surf & Snow|104=Night Snap|107=Text|115=Sunset|123=Kids|131=Pet|139=Candlelight|144=SCN|147=Museum|160=Program|184=Shallow DOF Program|216=HDR"
      ),
      TagRow(
        7, "AEFlags", "3=AE lock|4=Flash recommended?|7=Aperture wide open",
        traits: [.bitmask, .unknown]),
      TagRow(8, "AEApertureSteps", print: PentaxValue.unless255),
      TagRow(9, "AEMaxAperture", value: PentaxValue.aperture, print: Wording.convertedTenth),
      TagRow(10, "AEMaxAperture2", value: PentaxValue.aperture, print: Wording.convertedTenth),
      TagRow(11, "AEMinAperture", value: PentaxValue.aperture, print: Wording.convertedWhole),
      TagRow(
        12, "AEMeteringMode", "0=Multi-segment||4=Center-weighted average|5=Spot", traits: .bitmask),
      TagRow(
        13, "AEWhiteBalance",
        "0=Standard|1=Daylight|2=Shade|3=Cloudy|4=Daylight Fluorescent|5=Day White Fluorescent|6=White Fluorescent|7=Tungsten|8=Unknown",
        condition: "count=24", value: BitField.fourFrom4),
      TagRow(
        14, "FlashExposureCompSet", format: .signedByte, value: PentaxValue.exposureValue,
        print: Wording.convertedSigned),
      TagRow(21, "LevelIndicator", print: PentaxValue.unless90),
      TagRow(
        0x100000d, "AEMeteringMode2", "0=Multi-segment||0=Center-weighted average|1=Spot",
        condition: "count=24", value: BitField.low4, traits: .bitmask),
    ])

  package static let pentaxExposure2 = TagTable(
    "PentaxAEInfo2", group: "Pentax",
    [
      TagRow(2, "AEExposureTime", value: PentaxValue.seconds, print: Wording.convertedTime),
      TagRow(3, "AEAperture", value: PentaxValue.aperture, print: Wording.convertedTenth),
      TagRow(4, "AE_ISO", value: PentaxValue.sensitivityValue, print: Wording.convertedRounded),
      TagRow(5, "AEXv", value: PentaxValue.eighthsFrom64),
      TagRow(6, "AEBXv", format: .signedByte, value: Meaning.eighth),
      TagRow(8, "AEError", format: .signedByte, value: PentaxValue.eighthsTo64),
      TagRow(11, "AEApertureSteps", print: PentaxValue.unless255),
      TagRow(
        15, "SceneMode",
        "0=Off|1=HDR|4=Auto PICT|5=Portrait|6=Landscape|7=Macro|8=Sport|9=Night Scene Portrait|10=No Flash|11=Night Scene|12=Surf & Snow|14=Sunset|15=Kids|16=Pet|17=Candlelight|18=Museum|20=Food|21=Stage Lighting|22=Night Snap|25=Night Scene HDR|26=Blue Sky|27=Forest|29=Backlight Silhouette"
      ),
      TagRow(16, "AEMaxAperture", value: PentaxValue.aperture, print: Wording.convertedTenth),
      TagRow(17, "AEMaxAperture2", value: PentaxValue.aperture, print: Wording.convertedTenth),
      TagRow(18, "AEMinAperture", value: PentaxValue.aperture, print: Wording.convertedWhole),
      TagRow(19, "AEMinExposureTime", value: PentaxValue.seconds, print: Wording.convertedTime),
    ])

  package static let pentaxExposure3 = TagTable(
    "PentaxAEInfo3", group: "Pentax",
    [
      TagRow(16, "AEExposureTime", value: PentaxValue.seconds, print: Wording.convertedTime),
      TagRow(17, "AEAperture", value: PentaxValue.aperture, print: Wording.convertedTenth),
      TagRow(18, "AE_ISO", value: PentaxValue.sensitivityValue, print: Wording.convertedRounded),
      TagRow(28, "AEMaxAperture", value: PentaxValue.aperture, print: Wording.convertedTenth),
      TagRow(29, "AEMaxAperture2", value: PentaxValue.aperture, print: Wording.convertedTenth),
      TagRow(30, "AEMinAperture", value: PentaxValue.aperture, print: Wording.convertedWhole),
      TagRow(31, "AEMinExposureTime", value: PentaxValue.seconds, print: Wording.convertedTime),
    ])

  package static let pentaxFlash = TagTable(
    "PentaxFlashInfo", group: "Pentax",
    [
      TagRow(
        0, "FlashStatus",
        "0=Off|1=Off (1)|2=External, Did not fire|6=External, Fired|8=Internal, Did not fire (0x08)|9=Internal, Did not fire|13=Internal, Fired",
        traits: .hexadecimal),
      TagRow(
        1, "InternalFlashMode",
        "0=n/a - Off-Auto-Aperture|134=Fired, Wireless (Control)|149=Fired, Wireless (Master)|192=Fired|193=Fired, Red-eye reduction|194=Fired, Auto|195=Fired, Auto, Red-eye reduction|198=Fired, Wireless (Control), Fired normally not as control|200=Fired, Slow-sync|201=Fired, Slow-sync, Red-eye reduction|202=Fired, Trailing-curtain Sync|240=Did not fire, Normal|241=Did not fire, Red-eye reduction|242=Did not fire, Auto|243=Did not fire, Auto, Red-eye reduction|244=Did not fire, (Unknown 0xf4)|245=Did not fire, Wireless (Master)|246=Did not fire, Wireless (Control)|248=Did not fire, Slow-sync|249=Did not fire, Slow-sync, Red-eye reduction|250=Did not fire, Trailing-curtain Sync",
        traits: .hexadecimal),
      TagRow(
        2, "ExternalFlashMode",
        "0=n/a - Off-Auto-Aperture|63=Off|64=On, Auto|191=On, Flash Problem|192=On, Manual|196=On, P-TTL Auto|197=On, Contrast-control Sync|198=On, High-speed Sync|204=On, Wireless|205=On, Wireless, High-speed Sync|240=Not Connected",
        traits: .hexadecimal),
      TagRow(3, "InternalFlashStrength"),
      TagRow(4, "TTL_DA_AUp"),
      TagRow(5, "TTL_DA_ADown"),
      TagRow(6, "TTL_DA_BUp"),
      TagRow(7, "TTL_DA_BDown"),
      TagRow(
        25, "ExternalFlashExposureComp",
        "0=n/a|144=n/a (Manual Mode)|164=-3.0|167=-2.5|168=-2.0|171=-1.5|172=-1.0|175=-0.5|176=0.0|179=0.5|180=1.0"
      ),
      TagRow(26, "ExternalFlashBounce", "0=n/a|16=Direct|48=Bounce"),
      TagRow(
        0x1000018, "ExternalFlashGuideNumber", value: PentaxValue.guideNumber,
        print: PentaxValue.guideNumberWords),
    ])
}
