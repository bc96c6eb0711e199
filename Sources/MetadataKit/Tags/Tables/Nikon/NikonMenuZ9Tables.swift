/// The menus of the Z 9.
// swift-format-ignore
extension TagTable {
  package static let nikonMenuSettingsZ9 = TagTable(
    "NikonMenuSettingsZ9", group: "Nikon", isOfFields: true,
    [
      TagRow(0x8c0, "MultipleExposureMode", "0=Off|1=On|2=On (Series)", condition: "keep"),
      TagRow(0x8e0, "MultiExposureShots", condition: "MultipleExposureMode!=0"),
      TagRow(0xbc0, "Intervals", format: .long, condition: "ShutterMode!=0&ShutterMode!=96&IntervalShooting>0"),
      TagRow(0xc00, "ShotsPerInterval", format: .long, condition: "ShutterMode!=0&ShutterMode!=96&IntervalShooting>0"),
      TagRow(0xe80, "FocusShiftNumberShots", condition: "ShutterMode!=0&ShutterMode!=96&FocusShiftShooting>0"),
      TagRow(0xec0, "FocusShiftStepWidth", condition: "ShutterMode!=0&ShutterMode!=96&FocusShiftShooting>0"),
      TagRow(0xf00, "FocusShiftInterval", condition: "ShutterMode!=0&ShutterMode!=96&FocusShiftShooting>0", print: NikonValue.seconds),
      TagRow(0x1120, "PhotoShootingMenuBank", "0=A|1=B|2=C|3=D"),
      TagRow(0x1140, "ExtendedMenuBanks", "0=Off|1=On"),
      TagRow(0x1340, "PhotoShootingMenuBankImageArea", "0=FX|1=DX|4=16:9|8=1:1"),
      TagRow(0x1420, "AutoISO", "0=Off|1=On"),
      TagRow(0x14e0, "ISOAutoShutterTime", "-15=Auto|-12=15 s|-9=8 s|-6=4 s|-3=2 s|0=1 s|1=1/1.3 s|2=1/1.6 s|3=1/2 s|4=1/2.5 s|5=1/3 s|6=1/4 s|7=1/5 s|8=1/6 s|9=1/8 s|10=1/10 s|11=1/13 s|12=1/15 s|13=1/20 s|14=1/25 s|15=1/30 s|16=1/40 s|17=1/50 s|18=1/60 s|19=1/80 s|20=1/100 s|21=1/120 s|22=1/160 s|23=1/200 s|24=1/250 s|25=1/320 s|26=1/400 s|27=1/500 s|28=1/640 s|29=1/800 s|30=1/1000 s|31=1/1250 s|32=1/1600 s|33=1/2000 s|34=1/2500 s|35=1/3200 s|36=1/4000 s|37=1/5000 s|37.5=1/6000 s|38=1/6400 s|39=1/8000 s|40=1/10000 s|40.5=1/12000 s|41=1/13000 s|42=1/16000 s", format: .signedShort, value: Meaning.eighth),
      TagRow(0x1a20, "DiffractionCompensation", "0=Off|1=On"),
      TagRow(0x1a40, "FlickerReductionShooting", "0=Off|1=On"),
      TagRow(0x1a80, "FlashControlMode", "0=TTL|1=Auto External Flash|2=GN (distance priority)|3=Manual|4=Repeating Flash", condition: "keep"),
      TagRow(0x2100, "AFAreaMode", "0=Pinpoint|1=Single|2=Dynamic|3=Wide (S)|4=Wide (L)|5=3D|6=Auto|11=Subject Tracking|12=Wide (C1)|13=Wide (C2)", condition: "keep"),
      TagRow(0x2120, "VRMode", "0=Off|1=Normal|2=Sport"),
      TagRow(0x2160, "BracketSet", "0=AE/Flash|1=AE|2=Flash|3=White Balance|4=Active-D Lighting", condition: "keep"),
      TagRow(0x2180, "BracketProgram", "0=Disabled|2=2F|3=3F|4=4F|5=5F|7=7F|9=9F", condition: "keep&BracketSet<3"),
      TagRow(0x21a0, "BracketIncrement", "0=0.3|1=0.5|2=0.7|3=1.0|4=2.0|5=3.0|6=1.3|7=1.5|8=1.7|9=2.3|10=2.5|11=2.7", condition: "BracketSet<3"),
      TagRow(0x22c0, "SecondarySlotFunction", "0=Overflow|1=Backup|2=NEF Primary + JPG Secondary|3=JPG Primary + JPG Secondary"),
      TagRow(0x23c0, "DXCropAlert", "0=Off|1=On"),
      TagRow(0x23e0, "SubjectDetection", "0=Off|1=Auto|2=People|3=Animals|4=Vehicles|5=Birds|6=Airplanes|7=Faces"),
      TagRow(0x2400, "DynamicAFAreaSize", "0=Small|1=Medium|2=Large", condition: "keep&AFAreaMode=2"),
      TagRow(0x2c00, "MovieFlickerReduction", "0=Auto|1=50Hz|2=60Hz"),
      TagRow(0x2c60, "MovieAFAreaMode", "0=Pinpoint|1=Single|2=Dynamic|3=Wide (S)|4=Wide (L)|5=3D|6=Auto|11=Subject Tracking|12=Wide (C1)|13=Wide (C2)"),
      TagRow(0x31f0, "CustomSettingsZ9", format: .undefined, count: 608, traits: .structural),
      TagRow(0x5940, "TimeZone", "3=+10:00 (Sydney)|5=+09:00 (Tokyo)|6=+08:00 (Beijing, Honk Kong, Sinapore)|10=+05:45 (Kathmandu)|11=+05:30 (New Dehli)|12=+05:00 (Islamabad)|13=+04:30 (Kabul)|14=+04:00 (Abu Dhabi)|15=+03:30 (Tehran)|16=+03:00 (Moscow, Nairobi)|17=+02:00 (Athens, Helsinki)|18=+01:00 (Madrid, Paris, Berlin)|19=+00:00 (London)|20=-01:00 (Azores)|21=-02:00 (Fernando de Noronha)|22=-03:00 (Buenos Aires, Sao Paulo)|23=-03:30 (Newfoundland)|24=-04:00 (Manaus, Caracas)|25=-05:00 (New York, Toronto, Lima)|26=-06:00 (Chicago, Mexico City)|27=-07:00 (Denver)|28=-08:00 (Los Angeles, Vancouver)|29=-09:00 (Anchorage)|30=-10:00 (Hawaii)"),
      TagRow(0x6100, "HDMIOutputResolution", "0=Auto|1=4320p|2=2160p|3=1080p|4=1080i|5=720p"),
    ])
}
