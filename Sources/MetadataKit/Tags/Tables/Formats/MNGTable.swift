extension TagTable {
  /// Chunks of MNG 1.0 that are one value each: numbers are the chunks' types.
  package static let mng = TagTable(
    "MNG", group: "MNG",
    [
      TagRow(0x4442_594b, "DropByKeyword", traits: .binary),  // DBYK
      TagRow(0x4449_5343, "DiscardObjects", format: .short),  // DISC
      TagRow(0x4452_4f50, "DropChunks", value: MNGChunk.names),  // DROP
      TagRow(0x4652_414d, "Frame", traits: .binary),  // FRAM
      TagRow(0x4f52_4452, "OrderingRestrictions", traits: .binary),  // ORDR
      TagRow(0x5050_4c54, "PartialPalette", traits: .binary),  // PPLT
      TagRow(0x5341_5645, "SaveObjects", traits: .binary),  // SAVE
      TagRow(0x5345_454b, "SeekPoint", format: .ascii),  // SEEK
      TagRow(0x6e45_4544, "ResourcesNeeded", traits: .binary),  // nEED
    ])

  /// BACK (MNG 1.0): numbers are byte positions.
  package static let mngBackground = TagTable(
    "MNG-BACK", group: "MNG",
    [
      TagRow(0, "BackgroundColor", format: .short, count: 3),
      TagRow(
        6, "MandatoryBackground",
        "0=Color and Image Advisory|1=Color Mandatory, Image Advisory|2=Color Advisory, Image Mandatory|3=Color and Image Mandatory"
      ),
      TagRow(7, "BackgroundImageID", format: .short),
      TagRow(9, "BackgroundTiling", "0=No|1=Yes"),
    ])

  /// BASI (MNG 1.0): numbers are byte positions.
  package static let mngBasisObject = TagTable(
    "MNG-BASI", group: "MNG",
    [
      TagRow(0, "ImageWidth", format: .long),
      TagRow(4, "ImageHeight", format: .long),
      TagRow(8, "BitDepth"),
      TagRow(9, "ColorType", "0=Grayscale|2=RGB|3=Palette|4=Grayscale with Alpha|6=RGB with Alpha"),
      TagRow(10, "Compression", "0=Deflate/Inflate"),
      TagRow(11, "Filter", "0=Adaptive"),
      TagRow(12, "Interlace", "0=Noninterlaced|1=Adam7 Interlace"),
      TagRow(13, "RedSample", format: .long),
      TagRow(17, "GreenSample", format: .long),
      TagRow(21, "BlueSample", format: .long),
      TagRow(25, "AlphaSample", format: .long),
      TagRow(26, "Viewable"),
    ])

  /// CLIP (MNG 1.0): numbers are byte positions.
  package static let mngClipObjects = TagTable(
    "MNG-CLIP", group: "MNG",
    [
      TagRow(0, "FirstObject", format: .short),
      TagRow(2, "LastObject", format: .short),
      TagRow(4, "DeltaType", "0=Absolute|1=Relative"),
      TagRow(5, "ClipBoundary", format: .long, count: 4),
    ])

  /// CLON (MNG 1.0): numbers are byte positions.
  package static let mngCloneObject = TagTable(
    "MNG-CLON", group: "MNG",
    [
      TagRow(0, "SourceID", format: .short),
      TagRow(2, "CloneID", format: .short),
      TagRow(4, "CloneType", "0=Full|1=Parital|2=Renumber object"),
      TagRow(5, "DoNotShow"),
      TagRow(6, "ConcreteFlag"),
      TagRow(7, "LocalDeltaType", "0=Absolute|1=Relative"),
      TagRow(8, "DeltaXY", format: .long, count: 2),
    ])

  /// DEFI (MNG 1.0): numbers are byte positions.
  package static let mngDefineObject = TagTable(
    "MNG-DEFI", group: "MNG",
    [
      TagRow(0, "ObjectID", format: .short),
      TagRow(2, "DoNotShow"),
      TagRow(3, "ConcreteFlag"),
      TagRow(4, "XYLocation", format: .long, count: 2),
      TagRow(12, "ClippingBoundary", format: .long, count: 4),
    ])

  /// DHDR (MNG 1.0): numbers are byte positions.
  package static let mngDeltaPNGHeader = TagTable(
    "MNG-DHDR", group: "MNG",
    [
      TagRow(0, "ObjectID", format: .short),
      TagRow(2, "ImageType", "0=Unspecified|1=PNG|2=JNG"),
      TagRow(
        3, "DeltaType",
        "0=Full Replacement|1=Pixel Addition|2=Alpha Addition|3=Color Addition|4=Pixel Replacement|5=Alpha Replacement|6=Color Replacement|7=No Change"
      ),
      TagRow(4, "BlockSize", format: .long, count: 2),
      TagRow(12, "BlockLocation", format: .long, count: 2),
    ])

  /// eXPi (MNG 1.0): numbers are byte positions.
  package static let mngExportImage = TagTable(
    "MNG-eXPi", group: "MNG",
    [
      TagRow(0, "SnapshotID", format: .short),
      TagRow(2, "SnapshotName", format: .ascii, count: 0),
    ])

  /// fPRI (MNG 1.0): numbers are byte positions.
  package static let mngFramePriority = TagTable(
    "MNG-fPRI", group: "MNG",
    [
      TagRow(0, "DeltaType", "0=Absolute|1=Relative"),
      TagRow(2, "Priority"),
    ])

  /// JHDR (MNG 1.0): numbers are byte positions.
  package static let jngHeader = TagTable(
    "MNG-JHDR", group: "MNG",
    [
      TagRow(0, "ImageWidth", format: .long),
      TagRow(4, "ImageHeight", format: .long),
      TagRow(8, "ColorType", "8=Gray|10=Color|12=Gray Alpha|14=Color Alpha"),
      TagRow(9, "BitDepth"),
      TagRow(10, "Compression", "8=Huffman-coded baseline JPEG"),
      TagRow(11, "Interlace", "0=Sequential|8=Progressive"),
      TagRow(12, "AlphaBitDepth"),
      TagRow(13, "AlphaCompression", "0=MNG Grayscale IDAT|8=JNG 8-bit Grayscale JDAA"),
      TagRow(14, "AlphaFilter", "0=Adaptive MNG (N/A for JPEG)"),
      TagRow(15, "AlphaInterlace", "0=Noninterlaced"),
    ])

  /// LOOP (MNG 1.0): numbers are byte positions.
  package static let mngLoop = TagTable(
    "MNG-LOOP", group: "MNG",
    [
      TagRow(0, "NestLevel"),
      TagRow(1, "IterationCount", format: .long),
      TagRow(
        5, "TerminationCondition",
        "0=Deterministic, not cacheable|1=Decoder discretion, not cacheable|2=User discretion, not cacheable|3=External signal, not cacheable|4=Deterministic, cacheable|5=Decoder discretion, cacheable|6=User discretion, cacheable|7=External signal, cacheable"
      ),
      TagRow(6, "IterationMinMax", format: .long, count: 2),
      TagRow(14, "SignalNumber", format: .long),
    ])

  /// MAGN (MNG 1.0): numbers are byte positions.
  package static let mngMagnifyObject = TagTable(
    "MNG-MAGN", group: "MNG",
    [
      TagRow(0, "FirstObjectID", format: .short),
      TagRow(2, "LastObjectID", format: .short),
      TagRow(
        4, "XMethod",
        "0=No Magnification|1=Pixel Replication|2=Linear Interpolation|3=Closest Pixel|4=Color Linear Interpolation and Alpha Closest Pixel|5=Color Closest Pixel and Alpha Linear Interpolation"
      ),
      TagRow(5, "XMag", format: .short),
      TagRow(7, "YMag", format: .short),
      TagRow(9, "LeftMag", format: .short),
      TagRow(11, "RightMag", format: .short),
      TagRow(13, "TopMag", format: .short),
      TagRow(15, "BottomMag", format: .short),
      TagRow(
        17, "YMethod",
        "0=No Magnification|1=Pixel Replication|2=Linear Interpolation|3=Closest Pixel|4=Color Linear Interpolation and Alpha Closest Pixel|5=Color Closest Pixel and Alpha Linear Interpolation"
      ),
    ])

  /// MHDR (MNG 1.0): numbers are byte positions.
  package static let mngHeader = TagTable(
    "MNG-MHDR", group: "MNG",
    [
      TagRow(0, "ImageWidth", format: .long),
      TagRow(4, "ImageHeight", format: .long),
      TagRow(8, "TicksPerSecond", format: .long),
      TagRow(12, "NominalLayerCount", format: .long),
      TagRow(16, "NominalFrameCount", format: .long),
      TagRow(20, "NominalPlayTime", format: .long),
      TagRow(24, "SimplicityProfile", format: .long, print: MNGChunk.hexadecimal),
    ])

  /// MOVE (MNG 1.0): numbers are byte positions.
  package static let mngMoveObjects = TagTable(
    "MNG-MOVE", group: "MNG",
    [
      TagRow(0, "FirstObject", format: .short),
      TagRow(2, "LastObject", format: .short),
      TagRow(4, "DeltaType", "0=Absolute|1=Relative"),
      TagRow(5, "DeltaXY", format: .long, count: 2),
    ])

  /// PAST (MNG 1.0): numbers are byte positions.
  package static let mngPasteImage = TagTable(
    "MNG-PAST", group: "MNG",
    [
      TagRow(0, "DestinationID", format: .short),
      TagRow(2, "TargetDeltaType", "0=Absolute|1=Relative"),
      TagRow(3, "TargetXY", format: .long, count: 2),
      TagRow(11, "SourceID", format: .short),
      TagRow(13, "CompositionMode", "0=Over|1=Replace|2=Under"),
      TagRow(
        14, "Orientation",
        "0=Same as source|2=Flipped left-right, then up-down|4=Flipped left-right|6=Flipped up-down|8=Tiled"
      ),
      TagRow(15, "OffsetOrigin", "0=Desination Origin|1=Target Origin"),
      TagRow(16, "OffsetXY", format: .long, count: 2),
      TagRow(24, "BoundaryOrigin", "0=Desination Origin|1=Target Origin"),
      TagRow(25, "PastClippingBoundary", format: .long, count: 4),
    ])

  /// PROM (MNG 1.0): numbers are byte positions.
  package static let mngPromoteParent = TagTable(
    "MNG-PROM", group: "MNG",
    [
      TagRow(0, "NewColorType"),
      TagRow(1, "NewBitDepth"),
      TagRow(2, "FillMethod", "0=Bit Replication|1=Zero Fill"),
    ])

  /// SHOW (MNG 1.0): numbers are byte positions.
  package static let mngShowObjects = TagTable(
    "MNG-SHOW", group: "MNG",
    [
      TagRow(0, "FirstObject", format: .short),
      TagRow(2, "LastObject", format: .short),
      TagRow(4, "ShowMode"),
    ])

  /// TERM (MNG 1.0): numbers are byte positions.
  package static let mngTerminationAction = TagTable(
    "MNG-TERM", group: "MNG",
    [
      TagRow(
        0, "TerminationAction",
        "0=Show Last Frame|1=Display Nothing|2=Show First Frame|3=Repeat Sequence"),
      TagRow(1, "IterationEndAction", "0=Show Last Frame|1=Display Nothing|2=Show First Frame"),
      TagRow(2, "Delay", format: .long),
      TagRow(6, "IterationMax", format: .long),
    ])
}
