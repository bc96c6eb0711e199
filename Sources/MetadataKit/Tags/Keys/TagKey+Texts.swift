// Of the Exif standard (CIPA DC-008), under the names that the field uses.

extension TagKey where Value == String {
  /// What the picture shows.
  public static var imageDescription: Self { Self("IFD0", "ImageDescription") }
  /// Who made the camera.
  public static var make: Self { Self("IFD0", "Make") }
  /// The camera.
  public static var model: Self { Self("IFD0", "Model") }
  /// The program, or the firmware, that wrote the file.
  public static var software: Self { Self("IFD0", "Software") }
  /// When the file was changed, `2008:07:31 10:38:11`; the standard's DateTime.
  public static var modifyDate: Self { Self("IFD0", "ModifyDate") }
  /// Who took the picture.
  public static var artist: Self { Self("IFD0", "Artist") }
  /// The computer that the program ran on.
  public static var hostComputer: Self { Self("IFD0", "HostComputer") }
  /// Who has the rights.
  public static var copyright: Self { Self("IFD0", "Copyright") }
  /// When it was taken, `2008:05:30 15:56:01`, in local time; see ``Metadata/created``.
  public static var dateTimeOriginal: Self { Self("ExifIFD", "DateTimeOriginal") }
  /// When it was digitized; the standard's DateTimeDigitized.
  public static var createDate: Self { Self("ExifIFD", "CreateDate") }
  /// The zone of ``modifyDate``, `+02:00`.
  public static var offsetTime: Self { Self("ExifIFD", "OffsetTime") }
  /// The zone of ``dateTimeOriginal``, `+02:00`.
  public static var offsetTimeOriginal: Self { Self("ExifIFD", "OffsetTimeOriginal") }
  /// The zone of ``createDate``, `+02:00`.
  public static var offsetTimeDigitized: Self { Self("ExifIFD", "OffsetTimeDigitized") }
  /// The decimal places of ``modifyDate``'s second.
  public static var subSecTime: Self { Self("ExifIFD", "SubSecTime") }
  /// The decimal places of ``dateTimeOriginal``'s second.
  public static var subSecTimeOriginal: Self { Self("ExifIFD", "SubSecTimeOriginal") }
  /// The decimal places of ``createDate``'s second.
  public static var subSecTimeDigitized: Self { Self("ExifIFD", "SubSecTimeDigitized") }
  /// What its owner says of the picture.
  public static var userComment: Self { Self("ExifIFD", "UserComment") }
  /// How sensitive each channel is, as ASTM has it.
  public static var spectralSensitivity: Self { Self("ExifIFD", "SpectralSensitivity") }
  /// The name of a sound file that belongs to the picture.
  public static var relatedSoundFile: Self { Self("ExifIFD", "RelatedSoundFile") }
  /// An identifier of the picture, 32 hexadecimal digits.
  public static var imageUniqueID: Self { Self("ExifIFD", "ImageUniqueID") }
  /// Who owns the camera; the standard's CameraOwnerName.
  public static var ownerName: Self { Self("ExifIFD", "OwnerName") }
  /// The camera's serial number; the standard's BodySerialNumber.
  public static var serialNumber: Self { Self("ExifIFD", "SerialNumber") }
  /// Who made the lens.
  public static var lensMake: Self { Self("ExifIFD", "LensMake") }
  /// The lens.
  public static var lensModel: Self { Self("ExifIFD", "LensModel") }
  /// The lens' serial number.
  public static var lensSerialNumber: Self { Self("ExifIFD", "LensSerialNumber") }
  /// The geodetic datum of the position, `WGS-84`.
  public static var gpsMapDatum: Self { Self("GPS", "GPSMapDatum") }
}
