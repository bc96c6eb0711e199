extension TagTable {
  /// The header of a Digital Picture Exchange file (SMPTE ST 268): numbers are byte positions.
  // swift-format-ignore
  package static let dpx = TagTable(
    "DPX", group: "File",
    [
      TagRow(0, "ByteOrder", "SDPX=Big-endian|XPDS=Little-endian"),
      TagRow(8, "HeaderVersion"),
      TagRow(16, "DPXFileSize"),
      TagRow(20, "DittoKey", "0=Same|1=New"),
      TagRow(36, "ImageFileName"),
      TagRow(136, "CreateDate", value: HeaderWording.dateOfColons),
      TagRow(160, "Creator"),
      TagRow(260, "Project"),
      TagRow(460, "Copyright"),
      TagRow(660, "EncryptionKey", print: HeaderWording.hexadecimal8),
      TagRow(768, "Orientation", "0=Horizontal (normal)|1=Mirror vertical|2=Mirror horizontal|3=Rotate 180|4=Mirror horizontal and rotate 270 CW|5=Rotate 90 CW|6=Rotate 270 CW|7=Mirror horizontal and rotate 90 CW"),
      TagRow(770, "ImageElements"),
      TagRow(772, "ImageWidth"),
      TagRow(776, "ImageHeight"),
      TagRow(780, "DataSign", "0=Unsigned|1=Signed"),
      TagRow(800, "ComponentsConfiguration", "0=User-defined single component|1=Red (R)|2=Green (G)|3=Blue (B)|4=Alpha (matte)|6=Luminance (Y)|7=Chrominance (Cb, Cr, subsampled by two)|8=Depth (Z)|9=Composite video|50=R, G, B|51=R, G, B, Alpha|52=Alpha, B, G, R|100=Cb, Y, Cr, Y (4:2:2)|101=Cb, Y, A, Cr, Y, A (4:2:2:4)|102=Cb, Y, Cr (4:4:4)|103=Cb, Y, Cr, A (4:4:4:4)|150=User-defined 2 component element|151=User-defined 3 component element|152=User-defined 4 component element|153=User-defined 5 component element|154=User-defined 6 component element|155=User-defined 7 component element|156=User-defined 8 component element"),
      TagRow(801, "TransferCharacteristic", "0=User-defined|1=Printing density|2=Linear|3=Logarithmic|4=Unspecified video|5=SMPTE 274M|6=ITU-R 709-4|7=ITU-R 601-5 system B or G (625)|8=ITU-R 601-5 system M (525)|9=Composite video (NTSC)|10=Composite video (PAL)|11=Z (depth) - linear|12=Z (depth) - homogeneous|13=SMPTE ADX|14=ITU-R 2020 NCL|15=ITU-R 2020 CL|16=IEC 61966-2-4 xvYCC|17=ITU-R 2100 NCL/PQ|18=ITU-R 2100 ICtCp/PQ|19=ITU-R 2100 NCL/HLG|20=ITU-R 2100 ICtCp/HLG|21=RP 431-2:2011 Gama 2.6|22=IEC 61966-2-1 sRGB"),
      TagRow(802, "ColorimetricSpecification", "0=User-defined|1=Printing density|4=Unspecified video|5=SMPTE 274M|6=ITU-R 709-4|7=ITU-R 601-5 system B or G (625)|8=ITU-R 601-5 system M (525)|9=Composite video (NTSC)|10=Composite video (PAL)|13=SMPTE ADX|14=ITU-R 2020|15=P3D65|16=P3DCI|17=P3D60|18=ACES"),
      TagRow(803, "BitDepth"),
      TagRow(820, "ImageDescription"),
      TagRow(892, "Image2Description"),
      TagRow(964, "Image3Description"),
      TagRow(1036, "Image4Description"),
      TagRow(1108, "Image5Description"),
      TagRow(1180, "Image6Description"),
      TagRow(1252, "Image7Description"),
      TagRow(1324, "Image8Description"),
      TagRow(1432, "SourceFileName"),
      TagRow(1532, "SourceCreateDate"),
      TagRow(1556, "InputDeviceName"),
      TagRow(1588, "InputDeviceSerialNumber"),
      TagRow(1628, "AspectRatio", print: HeaderWording.ratio),
      TagRow(1724, "OriginalFrameRate"),
      TagRow(1728, "ShutterAngle"),
      TagRow(1732, "FrameID"),
      TagRow(1764, "SlateInformation"),
      TagRow(1920, "TimeCode"),
      TagRow(1940, "FrameRate"),
      TagRow(2048, "UserID"),
    ])
}

extension HeaderWording {
  /// `2010:08:03:08:38:16` with a space between date and time.
  @Sendable static func dateOfColons(_ tag: Tag, _ text: inout TextBuffer) {
    var bytes = Array(tag.textBytes)
    let separators = [4, 7, 10]
    if bytes.count > 10, separators.allSatisfy({ bytes[$0] == UInt8(ascii: ":") }) {
      bytes[10] = 0x20
    }
    text.append(bytes: bytes)
  }

  /// Two numbers as a ratio in lowest terms, `1:1`.
  @Sendable static func ratio(_ tag: Tag, _ text: inout TextBuffer) {
    let first = tag.integer(0) ?? 0
    let second = tag.integer(1) ?? 0
    guard second != 0 else { return text.append(first == 0 ? "undef" : "inf") }
    var (a, b) = (first, second)
    while b != 0 { (a, b) = (b, a % b) }
    text.append(first / max(a, 1))
    text.append(":")
    text.append(second / max(a, 1))
  }
}
