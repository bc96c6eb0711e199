#if !canImport(ImageIO)
  // The keys of an image, at the top level, and of the dictionaries in it. Source: Apple, *CGImageProperties.h*.

  /// Sub-dictionary key.
  public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
  /// Sub-dictionary key.
  public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
  /// Sub-dictionary key.
  public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
  /// Sub-dictionary key.
  public let kCGImagePropertyExifDictionary: CFString = "{Exif}"
  /// Sub-dictionary key.
  public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
  /// Sub-dictionary key.
  public let kCGImagePropertyIPTCDictionary: CFString = "{IPTC}"
  /// Sub-dictionary key.
  public let kCGImagePropertyGPSDictionary: CFString = "{GPS}"
  /// Sub-dictionary key; no key constants declared.
  public let kCGImagePropertyRawDictionary: CFString = "{Raw}"
  /// Sub-dictionary key.
  public let kCGImagePropertyCIFFDictionary: CFString = "{CIFF}"
  /// Sub-dictionary key.
  public let kCGImageProperty8BIMDictionary: CFString = "{8BIM}"
  /// Sub-dictionary key.
  public let kCGImagePropertyDNGDictionary: CFString = "{DNG}"
  /// Sub-dictionary key.
  public let kCGImagePropertyExifAuxDictionary: CFString = "{ExifAux}"
  /// Sub-dictionary key.
  public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
  /// Sub-dictionary key.
  public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
  /// Sub-dictionary key.
  public let kCGImagePropertyTGADictionary: CFString = "{TGA}"
  /// Sub-dictionary key; uses the HEICS key constants.
  public let kCGImagePropertyAVISDictionary: CFString = "{AVIS}"
  /// Sub-dictionary key.
  public let kCGImagePropertyMakerCanonDictionary: CFString = "{MakerCanon}"
  /// Sub-dictionary key.
  public let kCGImagePropertyMakerNikonDictionary: CFString = "{MakerNikon}"
  /// Sub-dictionary key; no key constants declared.
  public let kCGImagePropertyMakerMinoltaDictionary: CFString = "{MakerMinolta}"
  /// Sub-dictionary key; no key constants declared.
  public let kCGImagePropertyMakerFujiDictionary: CFString = "{MakerFuji}"
  /// Sub-dictionary key; no key constants declared.
  public let kCGImagePropertyMakerOlympusDictionary: CFString = "{MakerOlympus}"
  /// Sub-dictionary key; no key constants declared.
  public let kCGImagePropertyMakerPentaxDictionary: CFString = "{MakerPentax}"
  /// Bytes; container-level only (CGImageSourceCopyProperties).
  public let kCGImagePropertyFileSize: CFString = "FileSize"
  /// Dots per inch, only when density info exists in the file.
  public let kCGImagePropertyDPIHeight: CFString = "DPIHeight"
  /// Dots per inch, only when density info exists in the file.
  public let kCGImagePropertyDPIWidth: CFString = "DPIWidth"
  /// Pixels of the stored raster, before Orientation is applied.
  public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
  /// Pixels of the stored raster, before Orientation is applied.
  public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
  /// Bits per color sample (8, 16, 32 ...); per component, not per pixel.
  public let kCGImagePropertyDepth: CFString = "Depth"
  /// TIFF/EXIF orientation; absent means 1.
  public let kCGImagePropertyOrientation: CFString = "Orientation"
  /// Key present only when true.
  public let kCGImagePropertyIsFloat: CFString = "IsFloat"
  /// Key present only when true (palette image).
  public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
  /// Present (true) only when an alpha channel exists.
  public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
  /// One of RGB, Gray, CMYK, Lab.
  public let kCGImagePropertyColorModel: CFString = "ColorModel"
  /// Description text of the embedded or implied ICC profile.
  public let kCGImagePropertyProfileName: CFString = "ProfileName"
  /// Value of ColorModel.
  public let kCGImagePropertyColorModelRGB: CFString = "RGB"
  /// Value of ColorModel.
  public let kCGImagePropertyColorModelGray: CFString = "Gray"
  /// Value of ColorModel.
  public let kCGImagePropertyColorModelCMYK: CFString = "CMYK"
  /// Value of ColorModel.
  public let kCGImagePropertyColorModelLab: CFString = "Lab"
  /// Sub-dictionary key; CFString keys are decimal tag numbers as strings ("1","17",...).
  public let kCGImagePropertyMakerAppleDictionary: CFString = "{MakerApple}"
  /// {FileContents}: number of images.
  public let kCGImagePropertyImageCount: CFString = "ImageCount"
  /// {FileContents}.Images[]: index.
  public let kCGImagePropertyImageIndex: CFString = "ImageIndex"
  /// {FileContents}.Images[]: width.
  public let kCGImagePropertyWidth: CFString = "Width"
  /// {FileContents}.Images[]: height.
  public let kCGImagePropertyHeight: CFString = "Height"
  /// Auxiliary data description.
  public let kCGImagePropertyBytesPerRow: CFString = "BytesPerRow"
  /// Name of a CGColorSpace.
  public let kCGImagePropertyNamedColorSpace: CFString = "NamedColorSpace"
  /// Auxiliary data description (four-char code).
  public let kCGImagePropertyPixelFormat: CFString = "PixelFormat"
  /// {FileContents}: per image dictionaries.
  public let kCGImagePropertyImages: CFString = "Images"
  /// {FileContents}.Images[]: thumbnails.
  public let kCGImagePropertyThumbnailImages: CFString = "ThumbnailImages"
  /// {FileContents}.Images[]: depth, disparity, mattes, gain maps.
  public let kCGImagePropertyAuxiliaryData: CFString = "AuxiliaryData"
  /// A `kCGImageAuxiliaryDataType` value (the string equals the constant name).
  public let kCGImagePropertyAuxiliaryDataType: CFString = "AuxiliaryDataType"
  /// Sub-dictionary key.
  public let kCGImagePropertyFileContentsDictionary: CFString = "{FileContents}"
  /// Sub-dictionary key.
  public let kCGImagePropertyOpenEXRDictionary: CFString = "{EXR}"
  /// Whether the image is the primary item of a HEIF. Not told here.
  public let kCGImagePropertyPrimaryImage: CFString = "PrimaryImage"
  /// {Groups}[].
  public let kCGImagePropertyGroupImageIndexLeft: CFString = "GroupImageIndexLeft"
  /// {Groups}[].
  public let kCGImagePropertyGroupImageIndexRight: CFString = "GroupImageIndexRight"
  /// Per image.
  public let kCGImagePropertyGroupImageIsAlternateImage: CFString = "GroupImageIsAlternateImage"
  /// Per image.
  public let kCGImagePropertyGroupImageIsLeftImage: CFString = "GroupImageIsLeftImage"
  /// Per image.
  public let kCGImagePropertyGroupImageIsRightImage: CFString = "GroupImageIsRightImage"
  /// {Groups}[]: indices of alternate images.
  public let kCGImagePropertyGroupImagesAlternate: CFString = "GroupImages"
  /// {Groups}[].
  public let kCGImagePropertyGroupIndex: CFString = "GroupIndex"
  /// HEIF entity groups.
  public let kCGImagePropertyGroups: CFString = "{Groups}"
  /// {Groups}[]: StereoPair or Alternate.
  public let kCGImagePropertyGroupType: CFString = "GroupType"
  /// Value of GroupType.
  public let kCGImagePropertyGroupTypeStereoPair: CFString = "StereoPair"
  /// Value of GroupType.
  public let kCGImagePropertyGroupTypeAlternate: CFString = "Alternate"
  /// Meters between stereo cameras.
  public let kCGImagePropertyGroupImageBaseline: CFString = "GroupImageBaseline"
  /// 1/10000 of image width.
  public let kCGImagePropertyGroupImageDisparityAdjustment: CFString =
    "GroupImageDisparityAdjustment"
  /// Sub-dictionary key; no key constants declared.
  public let kCGImagePropertyHEIFDictionary: CFString = "{HEIF}"
  /// {Groups}[].
  public let kCGImagePropertyGroupImageIndexMonoscopic: CFString = "GroupImageIndexMonoscopic"
  /// Per image.
  public let kCGImagePropertyGroupImageIsMonoscopicImage: CFString = "GroupImageIsMonoscopicImage"
  /// Stereo comfort info.
  public let kCGImagePropertyGroupImageStereoAggressors: CFString = "GroupImageStereoAggressors"
  /// Unspecified, Left, Right, Center; NOTE string differs from constant name.
  public let kCGImagePropertyGroupMonoscopicImageLocation: CFString =
    "GroupImageIndexMonoscopicImageLocation"
  /// Encoder option.
  public let kCGImagePropertyASTCBlockSize: CFString = "kCGImagePropertyASTCBlockSize"
  /// Encoder option value.
  public let kCGImagePropertyASTCBlockSize4x4: CFString = "kCGImagePropertyASTCBlockSize4x4"
  /// Encoder option value.
  public let kCGImagePropertyASTCBlockSize8x8: CFString = "kCGImagePropertyASTCBlockSize8x8"
  /// Encoder option.
  public let kCGImagePropertyASTCEncoder: CFString = "kCGImagePropertyASTCEncoder"
  /// Encoder option.
  public let kCGImagePropertyBCEncoder: CFString = "kCGImagePropertyBCEncoder"
  /// Encoder option.
  public let kCGImagePropertyBCFormat: CFString = "kCGImagePropertyBCFormat"
  /// Encoder option.
  public let kCGImagePropertyEncoder: CFString = "kCGImagePropertyEncoder"
  /// Encoder option.
  public let kCGImagePropertyPVREncoder: CFString = "kCGImagePropertyPVREncoder"
#endif
