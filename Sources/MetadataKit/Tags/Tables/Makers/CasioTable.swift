/// Casio's notes of its first cameras.
extension TagTable {
  package static let casio = TagTable(
    "Casio", group: "Casio", isTIFF: true,
    [
      TagRow(
        0x1, "RecordingMode",
        "1=Single Shutter|2=Panorama|3=Night Scene|4=Portrait|5=Landscape|7=Panorama|10=Night Scene|15=Portrait|16=Landscape"
      ),
      TagRow(0x2, "Quality", "1=Economy|2=Normal|3=Fine"),
      TagRow(0x3, "FocusMode", "2=Macro|3=Auto|4=Manual|5=Infinity|7=Spot AF"),
      TagRow(
        0x4, "FlashMode", "1=Auto|2=On|3=Off|4=Off|5=Red-eye Reduction",
        condition: "QV-3500EX*|QV-8000SX*"),
      TagRow(0x5, "FlashIntensity", "11=Weak|12=Low|13=Normal|14=High|15=Strong"),
      TagRow(0x6, "ObjectDistance", value: Meaning.thousandth, print: Wording.thousandthMeters),
      TagRow(0x7, "WhiteBalance", "1=Auto|2=Tungsten|3=Daylight|4=Fluorescent|5=Shade|129=Manual"),
      TagRow(
        0xa, "DigitalZoom", "65536=Off|65537=2x|104857=1.6x|131072=2x|209715=3.2x|262144=4x",
        traits: .hexadecimal),
      TagRow(0xb, "Sharpness", "0=Normal|1=Soft|2=Hard|16=Normal|17=+1|18=-1"),
      TagRow(0xc, "Contrast", "0=Normal|1=Low|2=High|16=Normal|17=+1|18=-1"),
      TagRow(0xd, "Saturation", "0=Normal|1=Low|2=High|16=Normal|17=+1|18=-1"),
      TagRow(0x14, "ISO", traits: .yields),
      TagRow(0x15, "FirmwareDate", format: .undefined, print: CasioValue.firmwareDateSeconds),
      TagRow(0x16, "Enhancement", "1=Off|2=Red|3=Green|4=Blue|5=Flesh Tones"),
      TagRow(
        0x17, "ColorFilter",
        "1=Off|2=Black & White|3=Sepia|4=Red|5=Green|6=Blue|7=Yellow|8=Pink|9=Purple"),
      TagRow(
        0x18, "AFPoint",
        "1=Center|2=Upper Left|3=Upper Right|4=Near Left/Right of Center|5=Far Left/Right of Center|6=Far Left/Right of Center/Bottom|7=Top Near-left|8=Near Upper/Left|9=Top Near-right|10=Top Left|11=Top Center|12=Top Right|13=Center Left|14=Center Right|15=Bottom Left|16=Bottom Center|17=Bottom Right"
      ),
      TagRow(0x19, "FlashIntensity", "1=Normal|2=Weak|3=Strong"),
      TagRow(0xe00, "PrintIM", traits: .structural),
      TagRow(0x10004, "FlashMode", "1=Auto|2=On|3=Off|4=Red-eye Reduction"),
    ])
}
