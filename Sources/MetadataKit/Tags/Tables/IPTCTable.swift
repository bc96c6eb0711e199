extension TagTable {
  /// Record 1, the envelope (IIM 4.2 chapter 5): numbers are those of data sets, as in the
  /// tables that follow.
  package static let iptcEnvelope = TagTable(
    "IPTC-Envelope", group: "IPTC",
    [
      TagRow(0, "EnvelopeRecordVersion", format: .undefined, value: IPTCValue.integer),
      TagRow(5, "Destination"),
      TagRow(
        20, "FileFormat",
        "0=No ObjectData|1=IPTC-NAA Digital Newsphoto Parameter Record|2=IPTC7901 Recommended Message Format|3=Tagged Image File Format (Adobe/Aldus Image data)|4=Illustrator (Adobe Graphics data)|5=AppleSingle (Apple Computer Inc)|6=NAA 89-3 (ANPA 1312)|7=MacBinary II|8=IPTC Unstructured Character Oriented File Format (UCOFF)|9=United Press International ANPA 1312 variant|10=United Press International Down-Load Message|11=JPEG File Interchange (JFIF)|12=Photo-CD Image-Pac (Eastman Kodak)|13=Bit Mapped Graphics File [.BMP] (Microsoft)|14=Digital Audio File [.WAV] (Microsoft & Creative Labs)|15=Audio plus Moving Video [.AVI] (Microsoft)|16=PC DOS/Windows Executable Files [.COM][.EXE]|17=Compressed Binary File [.ZIP] (PKWare Inc)|18=Audio Interchange File Format AIFF (Apple Computer Inc)|19=RIFF Wave (Microsoft Corporation)|20=Freehand (Macromedia/Aldus)|21=Hypertext Markup Language [.HTML] (The Internet Society)|22=MPEG 2 Audio Layer 2 (Musicom), ISO/IEC|23=MPEG 2 Audio Layer 3, ISO/IEC|24=Portable Document File [.PDF] Adobe|25=News Industry Text Format (NITF)|26=Tape Archive [.TAR]|27=Tidningarnas Telegrambyra NITF version (TTNITF DTD)|28=Ritzaus Bureau NITF version (RBNITF DTD)|29=Corel Draw [.CDR]",
        format: .undefined, value: IPTCValue.integer),
      TagRow(22, "FileVersion", format: .undefined, value: IPTCValue.integer),
      TagRow(30, "ServiceIdentifier"),
      TagRow(40, "EnvelopeNumber"),
      TagRow(50, "ProductID"),
      TagRow(
        60, "EnvelopePriority",
        "0=0 (reserved)|1=1 (most urgent)|2=2|3=3|4=4|5=5 (normal urgency)|6=6|7=7|8=8 (least urgent)|9=9 (user-defined priority)"
      ),
      TagRow(70, "DateSent", value: IPTCValue.date),
      TagRow(80, "TimeSent", value: IPTCValue.time),
      TagRow(90, "CodedCharacterSet", print: IPTCValue.characterSet),
      TagRow(100, "UniqueObjectName"),
      TagRow(120, "ARMIdentifier", format: .undefined, value: IPTCValue.integer),
      TagRow(122, "ARMVersion", format: .undefined, value: IPTCValue.integer),
    ])

  /// Record 2, the application record (IIM 4.2 chapter 6) and what programs add to it.
  package static let iptcApplication = TagTable(
    "IPTC", group: "IPTC",
    [
      TagRow(0, "ApplicationRecordVersion", format: .undefined, value: IPTCValue.integer),
      TagRow(3, "ObjectTypeReference"),
      TagRow(4, "ObjectAttributeReference"),
      TagRow(5, "ObjectName"),
      TagRow(7, "EditStatus"),
      TagRow(8, "EditorialUpdate", "01=Additional language"),
      TagRow(
        10, "Urgency",
        "0=0 (reserved)|1=1 (most urgent)|2=2|3=3|4=4|5=5 (normal urgency)|6=6|7=7|8=8 (least urgent)|9=9 (user-defined priority)"
      ),
      TagRow(12, "SubjectReference"),
      TagRow(15, "Category"),
      TagRow(20, "SupplementalCategories"),
      TagRow(22, "FixtureIdentifier"),
      TagRow(25, "Keywords"),
      TagRow(26, "ContentLocationCode"),
      TagRow(27, "ContentLocationName"),
      TagRow(30, "ReleaseDate", value: IPTCValue.date),
      TagRow(35, "ReleaseTime", value: IPTCValue.time),
      TagRow(37, "ExpirationDate", value: IPTCValue.date),
      TagRow(38, "ExpirationTime", value: IPTCValue.time),
      TagRow(40, "SpecialInstructions"),
      TagRow(
        42, "ActionAdvised",
        "=|01=Object Kill|02=Object Replace|03=Object Append|04=Object Reference"),
      TagRow(45, "ReferenceService"),
      TagRow(47, "ReferenceDate", value: IPTCValue.date),
      TagRow(50, "ReferenceNumber"),
      TagRow(55, "DateCreated", value: IPTCValue.date),
      TagRow(60, "TimeCreated", value: IPTCValue.time),
      TagRow(62, "DigitalCreationDate", value: IPTCValue.date),
      TagRow(63, "DigitalCreationTime", value: IPTCValue.time),
      TagRow(65, "OriginatingProgram"),
      TagRow(70, "ProgramVersion"),
      TagRow(75, "ObjectCycle", "a=Morning|p=Evening|b=Both Morning and Evening"),
      TagRow(80, "By-line"),
      TagRow(85, "By-lineTitle"),
      TagRow(90, "City"),
      TagRow(92, "Sub-location"),
      TagRow(95, "Province-State"),
      TagRow(100, "Country-PrimaryLocationCode"),
      TagRow(101, "Country-PrimaryLocationName"),
      TagRow(103, "OriginalTransmissionReference"),
      TagRow(105, "Headline"),
      TagRow(110, "Credit"),
      TagRow(115, "Source"),
      TagRow(116, "CopyrightNotice"),
      TagRow(118, "Contact"),
      TagRow(120, "Caption-Abstract"),
      TagRow(121, "LocalCaption"),
      TagRow(122, "Writer-Editor"),
      TagRow(125, "RasterizedCaption", traits: .binary),
      TagRow(130, "ImageType"),
      TagRow(131, "ImageOrientation", "P=Portrait|L=Landscape|S=Square"),
      TagRow(135, "LanguageIdentifier"),
      TagRow(
        150, "AudioType",
        "1A=Mono Actuality|2A=Stereo Actuality|1C=Mono Question and Answer Session|2C=Stereo Question and Answer Session|1M=Mono Music|2M=Stereo Music|1Q=Mono Response to a Question|2Q=Stereo Response to a Question|1R=Mono Raw Sound|2R=Stereo Raw Sound|1S=Mono Scener|2S=Stereo Scener|0T=Text Only|1V=Mono Voicer|2V=Stereo Voicer|1W=Mono Wrap|2W=Stereo Wrap"
      ),
      TagRow(151, "AudioSamplingRate"),
      TagRow(152, "AudioSamplingResolution"),
      TagRow(153, "AudioDuration"),
      TagRow(154, "AudioOutcue"),
      TagRow(184, "JobID"),
      TagRow(185, "MasterDocumentID"),
      TagRow(186, "ShortDocumentID"),
      TagRow(187, "UniqueDocumentID"),
      TagRow(188, "OwnerID"),
      TagRow(
        200, "ObjectPreviewFileFormat",
        "0=No ObjectData|1=IPTC-NAA Digital Newsphoto Parameter Record|2=IPTC7901 Recommended Message Format|3=Tagged Image File Format (Adobe/Aldus Image data)|4=Illustrator (Adobe Graphics data)|5=AppleSingle (Apple Computer Inc)|6=NAA 89-3 (ANPA 1312)|7=MacBinary II|8=IPTC Unstructured Character Oriented File Format (UCOFF)|9=United Press International ANPA 1312 variant|10=United Press International Down-Load Message|11=JPEG File Interchange (JFIF)|12=Photo-CD Image-Pac (Eastman Kodak)|13=Bit Mapped Graphics File [.BMP] (Microsoft)|14=Digital Audio File [.WAV] (Microsoft & Creative Labs)|15=Audio plus Moving Video [.AVI] (Microsoft)|16=PC DOS/Windows Executable Files [.COM][.EXE]|17=Compressed Binary File [.ZIP] (PKWare Inc)|18=Audio Interchange File Format AIFF (Apple Computer Inc)|19=RIFF Wave (Microsoft Corporation)|20=Freehand (Macromedia/Aldus)|21=Hypertext Markup Language [.HTML] (The Internet Society)|22=MPEG 2 Audio Layer 2 (Musicom), ISO/IEC|23=MPEG 2 Audio Layer 3, ISO/IEC|24=Portable Document File [.PDF] Adobe|25=News Industry Text Format (NITF)|26=Tape Archive [.TAR]|27=Tidningarnas Telegrambyra NITF version (TTNITF DTD)|28=Ritzaus Bureau NITF version (RBNITF DTD)|29=Corel Draw [.CDR]",
        format: .undefined, value: IPTCValue.integer),
      TagRow(201, "ObjectPreviewFileVersion", format: .undefined, value: IPTCValue.integer),
      TagRow(202, "ObjectPreviewData", traits: .binary),
      TagRow(221, "Prefs", print: IPTCValue.preferences),
      TagRow(225, "ClassifyState"),
      TagRow(228, "SimilarityIndex"),
      TagRow(230, "DocumentNotes"),
      TagRow(231, "DocumentHistory", value: IPTCValue.history),
      TagRow(232, "ExifCameraInfo"),
      TagRow(255, "CatalogSets"),
    ])

  /// Record 3, the digital newsphoto parameters (IPTC-NAA DNPR).
  package static let iptcNewsPhoto = TagTable(
    "IPTC-NewsPhoto", group: "IPTC",
    [
      TagRow(0, "NewsPhotoVersion", format: .undefined, value: IPTCValue.integer),
      TagRow(10, "IPTCPictureNumber", format: .undefined, print: IPTCValue.pictureNumber),
      TagRow(20, "IPTCImageWidth", format: .undefined, value: IPTCValue.integer),
      TagRow(30, "IPTCImageHeight", format: .undefined, value: IPTCValue.integer),
      TagRow(40, "IPTCPixelWidth", format: .undefined, value: IPTCValue.integer),
      TagRow(50, "IPTCPixelHeight", format: .undefined, value: IPTCValue.integer),
      TagRow(
        55, "SupplementalType",
        "0=Main Image|1=Reduced Resolution Image|2=Logo|3=Rasterized Caption", format: .undefined,
        value: IPTCValue.integer),
      TagRow(
        60, "ColorRepresentation",
        "0=No Image, Single Frame|256=Monochrome, Single Frame|768=3 Components, Single Frame|769=3 Components, Frame Sequential in Multiple Objects|770=3 Components, Frame Sequential in One Object|771=3 Components, Line Sequential|772=3 Components, Pixel Sequential|773=3 Components, Special Interleaving|1024=4 Components, Single Frame|1025=4 Components, Frame Sequential in Multiple Objects|1026=4 Components, Frame Sequential in One Object|1027=4 Components, Line Sequential|1028=4 Components, Pixel Sequential|1029=4 Components, Special Interleaving",
        format: .undefined, value: IPTCValue.integer, traits: .hexadecimal),
      TagRow(
        64, "InterchangeColorSpace",
        "1=X,Y,Z CIE|2=RGB SMPTE|3=Y,U,V (K) (D65)|4=RGB Device Dependent|5=CMY (K) Device Dependent|6=Lab (K) CIE|7=YCbCr|8=sRGB",
        format: .undefined, value: IPTCValue.integer),
      TagRow(65, "ColorSequence", format: .undefined, value: IPTCValue.integer),
      TagRow(66, "ICC_Profile", traits: .binary),
      TagRow(70, "ColorCalibrationMatrix", traits: .binary),
      TagRow(80, "LookupTable", traits: .binary),
      TagRow(84, "NumIndexEntries", format: .undefined, value: IPTCValue.integer),
      TagRow(85, "ColorPalette", traits: .binary),
      TagRow(86, "IPTCBitsPerSample", format: .undefined, value: IPTCValue.integer),
      TagRow(
        90, "SampleStructure",
        "0=OrthogonalConstangSampling|1=Orthogonal4-2-2Sampling|2=CompressionDependent",
        format: .undefined, value: IPTCValue.integer),
      TagRow(
        100, "ScanningDirection",
        "0=L-R, Top-Bottom|1=R-L, Top-Bottom|2=L-R, Bottom-Top|3=R-L, Bottom-Top|4=Top-Bottom, L-R|5=Bottom-Top, L-R|6=Top-Bottom, R-L|7=Bottom-Top, R-L",
        format: .undefined, value: IPTCValue.integer),
      TagRow(
        102, "IPTCImageRotation", "0=0|1=90|2=180|3=270", format: .undefined,
        value: IPTCValue.integer),
      TagRow(110, "DataCompressionMethod", format: .undefined, value: IPTCValue.integer),
      TagRow(
        120, "QuantizationMethod",
        "0=Linear Reflectance/Transmittance|1=Linear Density|2=IPTC Ref B|3=Linear Dot Percent|4=AP Domestic Analogue|5=Compression Method Specific|6=Color Space Specific|7=Gamma Compensated",
        format: .undefined, value: IPTCValue.integer),
      TagRow(125, "EndPoints", traits: .binary),
      TagRow(
        130, "ExcursionTolerance", "0=Not Allowed|1=Allowed", format: .undefined,
        value: IPTCValue.integer),
      TagRow(135, "BitsPerComponent", format: .undefined, value: IPTCValue.integer),
      TagRow(140, "MaximumDensityRange", format: .undefined, value: IPTCValue.integer),
      TagRow(145, "GammaCompensatedValue", format: .undefined, value: IPTCValue.integer),
    ])

  /// Record 7, what is said before the object (IIM 4.2 chapter 7).
  package static let iptcPreObject = TagTable(
    "IPTC-PreObject", group: "IPTC",
    [
      TagRow(
        10, "SizeMode", "0=Size Not Known|1=Size Known", format: .undefined,
        value: IPTCValue.integer),
      TagRow(20, "MaxSubfileSize", format: .undefined, value: IPTCValue.integer),
      TagRow(90, "ObjectSizeAnnounced", format: .undefined, value: IPTCValue.integer),
      TagRow(95, "MaximumObjectSize", format: .undefined, value: IPTCValue.integer),
    ])

  /// Record 8, the object itself (IIM 4.2 chapter 8).
  package static let iptcObject = TagTable(
    "IPTC-Object", group: "IPTC",
    [
      TagRow(10, "SubFile", traits: .binary)
    ])

  /// Record 9, what is said after the object (IIM 4.2 chapter 9).
  package static let iptcPostObject = TagTable(
    "IPTC-PostObject", group: "IPTC",
    [
      TagRow(10, "ConfirmedObjectSize", format: .undefined, value: IPTCValue.integer)
    ])

  /// Records that no specification has: numbers are the record's times 256 plus the data set's.
  package static let iptcOther = TagTable("IPTC-Other", group: "IPTC", [])
}
