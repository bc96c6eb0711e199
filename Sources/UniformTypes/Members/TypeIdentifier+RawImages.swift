// Types of cameras' raw images.

extension TypeIdentifier {
  /// A raw image of any camera: `public.camera-raw-image`.
  public static var rawImage: Self { Self(.rawImage) }

  /// Adobe DNG raw image: `com.adobe.raw-image`.
  public static var dng: Self { Self(.dng) }

  /// Canon CR2 raw image: `com.canon.cr2-raw-image`.
  public static var canonCR2: Self { Self(.canonCR2) }

  /// Canon CR3 raw image: `com.canon.cr3-raw-image`.
  public static var canonCR3: Self { Self(.canonCR3) }

  /// Canon CRW raw image: `com.canon.crw-raw-image`.
  public static var canonCRW: Self { Self(.canonCRW) }

  /// Canon TIF raw image: `com.canon.tif-raw-image`.
  ///
  /// Not every Apple system declares it.
  public static var canonTIF: Self { Self(.canonTIF) }

  /// Nikon NEF: `com.nikon.raw-image`.
  public static var nikonNEF: Self { Self(.nikonNEF) }

  /// Nikon NRW raw image: `com.nikon.nrw-raw-image`.
  public static var nikonNRW: Self { Self(.nikonNRW) }

  /// Sony SRF: `com.sony.raw-image`.
  public static var sonySRF: Self { Self(.sonySRF) }

  /// Sony ARW raw image: `com.sony.arw-raw-image`.
  public static var sonyARW: Self { Self(.sonyARW) }

  /// Sony SR2 raw image: `com.sony.sr2-raw-image`.
  public static var sonySR2: Self { Self(.sonySR2) }

  /// Sony AXR raw image: `com.sony.axr-raw-image`.
  ///
  /// Not every Apple system declares it.
  public static var sonyAXR: Self { Self(.sonyAXR) }

  /// Fuji RAF: `com.fuji.raw-image`.
  public static var fujiRAF: Self { Self(.fujiRAF) }

  /// Olympus ORF raw image: `com.olympus.raw-image`.
  public static var olympusORF: Self { Self(.olympusORF) }

  /// Olympus OR raw image: `com.olympus.or-raw-image`.
  ///
  /// Not every Apple system declares it.
  public static var olympusOR: Self { Self(.olympusOR) }

  /// Olympus SR raw image: `com.olympus.sr-raw-image`.
  ///
  /// Not every Apple system declares it.
  public static var olympusSR: Self { Self(.olympusSR) }

  /// Panasonic RAW raw image: `com.panasonic.raw-image`.
  public static var panasonicRAW: Self { Self(.panasonicRAW) }

  /// Panasonic RW2 raw image: `com.panasonic.rw2-raw-image`.
  public static var panasonicRW2: Self { Self(.panasonicRW2) }

  /// Pentax PEF raw image: `com.pentax.raw-image`.
  public static var pentaxPEF: Self { Self(.pentaxPEF) }

  /// Samsung SRW: `com.samsung.raw-image`.
  public static var samsungSRW: Self { Self(.samsungSRW) }

  /// Leica raw image: `com.leica.raw-image`.
  ///
  /// Not every Apple system declares it.
  public static var leicaDNG: Self { Self(.leicaDNG) }

  /// Leica RWL raw image: `com.leica.rwl-raw-image`.
  public static var leicaRWL: Self { Self(.leicaRWL) }

  /// Leica PWL raw image: `com.leica.pwl-raw-image`.
  public static var leicaPWL: Self { Self(.leicaPWL) }

  /// Leaf MOS: `com.leafamerica.raw-image`.
  public static var leafMOS: Self { Self(.leafMOS) }

  /// Phase One IIQ: `com.phaseone.raw-image`.
  public static var phaseOneIIQ: Self { Self(.phaseOneIIQ) }

  /// Hasselblad 3FR raw image: `com.hasselblad.3fr-raw-image`.
  public static var hasselblad3FR: Self { Self(.hasselblad3FR) }

  /// Hasselblad FFF raw image: `com.hasselblad.fff-raw-image`.
  public static var hasselbladFFF: Self { Self(.hasselbladFFF) }

  /// Konica Minolta MRW: `com.konicaminolta.raw-image`.
  public static var konicaMinoltaMRW: Self { Self(.konicaMinoltaMRW) }

  /// Kodak raw image: `com.kodak.raw-image`.
  public static var kodakDCR: Self { Self(.kodakDCR) }

  /// Epson ERF: `com.epson.raw-image`.
  public static var epsonERF: Self { Self(.epsonERF) }

  /// DxO raw image: `com.dxo.raw-image`.
  public static var dxoRAW: Self { Self(.dxoRAW) }
}
