/// Namespaces of Google: panoramas, depth maps, containers.
extension XMPTable {
  static let gAudio: XMPTable = XMPTable(
    "XMP-GAudio",
    [
      XMPRow("Data", "AudioData", traits: .base64),
      XMPRow("Mime", "AudioMimeType"),
    ])

  static let gImage: XMPTable = XMPTable(
    "XMP-GImage",
    [
      XMPRow("Data", "ImageData", traits: .base64),
      XMPRow("Mime", "ImageMimeType"),
    ])

  static let gPano: XMPTable = XMPTable(
    "XMP-GPano",
    [
      XMPRow("CaptureSoftware"),
      XMPRow("CroppedAreaImageHeightPixels"),
      XMPRow("CroppedAreaImageWidthPixels"),
      XMPRow("CroppedAreaLeftPixels"),
      XMPRow("CroppedAreaTopPixels"),
      XMPRow("ExposureLockUsed"),
      XMPRow("FirstPhotoDate", traits: .date),
      XMPRow("FullPanoHeightPixels"),
      XMPRow("FullPanoWidthPixels"),
      XMPRow("InitialCameraDolly"),
      XMPRow("InitialHorizontalFOVDegrees"),
      XMPRow("InitialVerticalFOVDegrees"),
      XMPRow("InitialViewHeadingDegrees"),
      XMPRow("InitialViewPitchDegrees"),
      XMPRow("InitialViewRollDegrees"),
      XMPRow("LargestValidInteriorRectHeight"),
      XMPRow("LargestValidInteriorRectLeft"),
      XMPRow("LargestValidInteriorRectTop"),
      XMPRow("LargestValidInteriorRectWidth"),
      XMPRow("LastPhotoDate", traits: .date),
      XMPRow("PoseHeadingDegrees"),
      XMPRow("PosePitchDegrees"),
      XMPRow("PoseRollDegrees"),
      XMPRow("ProjectionType"),
      XMPRow("SourcePhotosCount"),
      XMPRow("StitchingSoftware"),
      XMPRow("UsePanoramaViewer"),
    ])

  static let gContainer: XMPTable = XMPTable(
    "XMP-GContainer",
    [
      XMPRow(
        "Directory", "ContainerDirectory", traits: .list, prefix: "Directory",
        of: { .fieldsOfGoogleDirectory })
    ])

  static let gSpherical: XMPTable = XMPTable(
    "XMP-GSpherical", isWeak: true,
    [
      XMPRow("CroppedAreaImageHeightPixels", traits: .weak),
      XMPRow("CroppedAreaImageWidthPixels", traits: .weak),
      XMPRow("CroppedAreaLeftPixels", traits: .weak),
      XMPRow("CroppedAreaTopPixels", traits: .weak),
      XMPRow("FullPanoHeightPixels", traits: .weak),
      XMPRow("FullPanoWidthPixels", traits: .weak),
      XMPRow("InitialViewHeadingDegrees", traits: .weak),
      XMPRow("InitialViewPitchDegrees", traits: .weak),
      XMPRow("InitialViewRollDegrees", traits: .weak),
      XMPRow("ProjectionType", traits: .weak),
      XMPRow("SourceCount", traits: .weak),
      XMPRow("Spherical", traits: .weak),
      XMPRow("StereoMode", traits: .weak),
      XMPRow("Stitched", traits: .weak),
      XMPRow("StitchingSoftware", traits: .weak),
      XMPRow("Timestamp", "TimeStamp", traits: .weak, value: Meaning.unixTimeXMP),
    ])

  static let gDepth: XMPTable = XMPTable(
    "XMP-GDepth", isWeak: true,
    [
      XMPRow("Confidence", traits: [.weak, .base64]),
      XMPRow("ConfidenceMime", traits: .weak),
      XMPRow("Data", "DepthImage", traits: [.weak, .base64]),
      XMPRow("Far", traits: .weak),
      XMPRow("Format", labels: "RangeInverse=RangeInverse|RangeLinear=RangeLinear", traits: .weak),
      XMPRow("ImageHeight", traits: .weak),
      XMPRow("ImageWidth", traits: .weak),
      XMPRow("Manufacturer", traits: .weak),
      XMPRow("MeasureType", labels: "OpticalAxis=OpticalAxis|OpticalRay=OpticalRay", traits: .weak),
      XMPRow("Mime", traits: .weak),
      XMPRow("Model", traits: .weak),
      XMPRow("Near", traits: .weak),
      XMPRow("Software", traits: .weak),
      XMPRow("Units", traits: .weak),
    ])

  static let gFocus: XMPTable = XMPTable(
    "XMP-GFocus",
    [
      XMPRow("BlurAtInfinity"),
      XMPRow("FocalDistance"),
      XMPRow("FocalPointX"),
      XMPRow("FocalPointY"),
    ])

  static let gCamera: XMPTable = XMPTable(
    "XMP-GCamera", hasNotes: true,
    [
      XMPRow("BurstID"),
      XMPRow("BurstPrimary"),
      XMPRow("DisableAutoCreation", traits: .list),
      XMPRow("DisableSuggestedAction", traits: .list),
      XMPRow("HdrPlusMakernote", "HDRPlusMakerNote", traits: .binary),
      XMPRow("MicroVideo"),
      XMPRow("MicroVideoOffset"),
      XMPRow("MicroVideoPresentationTimestampUs"),
      XMPRow("MicroVideoVersion"),
      XMPRow("MotionPhoto"),
      XMPRow("MotionPhotoPresentationTimestampUs"),
      XMPRow("MotionPhotoVersion"),
      XMPRow("PortraitNote"),
      XMPRow("PortraitRequest", traits: .binary),
      XMPRow("PortraitVersion"),
      XMPRow("SpecialTypeID", traits: .list),
      XMPRow("hdrp_makernote", "HDRPMakerNote", traits: .binary),
      XMPRow("shot_log_data", "ShotLogData", traits: .binary),
    ])

  static let gCreations: XMPTable = XMPTable(
    "XMP-GCreations",
    [
      XMPRow("CameraBurstID"),
      XMPRow("Type", traits: .weak),
    ])

  static let device: XMPTable = XMPTable(
    "XMP-Device",
    [
      XMPRow("AppInfo", of: { .fieldsOfGoogleAppInfo }),
      XMPRow("Cameras", traits: .list, prefix: "", of: { .fieldsOfGoogleDeviceCameras }),
      XMPRow("Container", of: { .fieldsOfGoogleDeviceContainer }),
      XMPRow("EarthPos", of: { .fieldsOfGoogleEarthPose }),
      XMPRow("Planes", traits: .list, prefix: "", of: { .fieldsOfGoogleDevicePlanes }),
      XMPRow("Pose", of: { .fieldsOfGooglePose }),
      XMPRow("Profiles", traits: .list, prefix: "", of: { .fieldsOfGoogleDeviceProfiles }),
      XMPRow("VendorInfo", of: { .fieldsOfGoogleVendorInfo }),
    ])

  static let fieldsOfGoogleAppInfo: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Application"),
      XMPRow("ItemURI"),
      XMPRow("Version"),
    ])

  static let fieldsOfGoogleDeviceCamera: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("AppInfo", of: { .fieldsOfGoogleAppInfo }),
      XMPRow("DepthMap", of: { .fieldsOfGoogleDeviceDepthMap }),
      XMPRow("Image", of: { .fieldsOfGoogleDeviceImage }),
      XMPRow("ImagingModel", of: { .fieldsOfGoogleDeviceImagingModel }),
      XMPRow("LightEstimate", of: { .fieldsOfGoogleDeviceLightEstimate }),
      XMPRow("PointCloud", of: { .fieldsOfGoogleDevicePointCloud }),
      XMPRow("Pose", of: { .fieldsOfGooglePose }),
      XMPRow("Trait"),
      XMPRow("VendorInfo", of: { .fieldsOfGoogleVendorInfo }),
    ])

  static let fieldsOfGoogleDeviceCameras: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Camera", of: { .fieldsOfGoogleDeviceCamera })
    ])

  static let fieldsOfGoogleDeviceContainer: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Directory", traits: .list, of: { .fieldsOfGoogleDeviceDirectory })
    ])

  static let fieldsOfGoogleDeviceDepthMap: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("ConfidenceURI"),
      XMPRow("DepthURI"),
      XMPRow("Far"),
      XMPRow("FocalTable"),
      XMPRow("FocalTableEntryCount"),
      XMPRow("Format"),
      XMPRow("ItemSemantic"),
      XMPRow("MeasureType"),
      XMPRow("Near"),
      XMPRow("Software"),
      XMPRow("Units"),
    ])

  static let fieldsOfGoogleDeviceDirectory: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Item", of: { .fieldsOfGoogleDeviceItem })
    ])

  static let fieldsOfGoogleDeviceImage: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("ItemSemantic"),
      XMPRow("ItemURI"),
    ])

  static let fieldsOfGoogleDeviceImagingModel: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Distortion"),
      XMPRow("DistortionCount"),
      XMPRow("FocalLengthX"),
      XMPRow("FocalLengthY"),
      XMPRow("ImageHeight"),
      XMPRow("ImageWidth"),
      XMPRow("PixelAspectRatio"),
      XMPRow("PrincipalPointX"),
      XMPRow("PrincipalPointY"),
      XMPRow("Skew"),
    ])

  static let fieldsOfGoogleDeviceItem: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("DataURI"),
      XMPRow("Length"),
      XMPRow("Mime"),
      XMPRow("Padding"),
    ])

  static let fieldsOfGoogleDeviceLightEstimate: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("ColorCorrectionB"),
      XMPRow("ColorCorrectionG"),
      XMPRow("ColorCorrectionR"),
      XMPRow("PixelIntensity"),
    ])

  static let fieldsOfGoogleDevicePlane: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Boundary"),
      XMPRow("BoundaryVertexCount"),
      XMPRow("ExtentX"),
      XMPRow("ExtentZ"),
      XMPRow("Pose", of: { .fieldsOfGooglePose }),
    ])

  static let fieldsOfGoogleDevicePlanes: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Plane", of: { .fieldsOfGoogleDevicePlane })
    ])

  static let fieldsOfGoogleDevicePointCloud: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Metric"),
      XMPRow("PointCloud"),
      XMPRow("Points"),
    ])

  static let fieldsOfGoogleDeviceProfile: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("CameraIndices", traits: .list),
      XMPRow("Type"),
    ])

  static let fieldsOfGoogleDeviceProfiles: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Profile", of: { .fieldsOfGoogleDeviceProfile })
    ])

  static let fieldsOfGoogleDirectory: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Item", of: { .fieldsOfGoogleItem })
    ])

  static let fieldsOfGoogleEarthPose: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Altitude", print: Wording.meters),
      XMPRow("Latitude", value: Meaning.coordinate, print: Wording.latitude),
      XMPRow("Longitude", value: Meaning.coordinate, print: Wording.longitude),
      XMPRow("RotationW"),
      XMPRow("RotationX"),
      XMPRow("RotationY"),
      XMPRow("RotationZ"),
      XMPRow("Timestamp", value: Meaning.unixMillisecondsXMP),
    ])

  static let fieldsOfGoogleItem: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Label"),
      XMPRow("Length"),
      XMPRow("Mime"),
      XMPRow("Padding"),
      XMPRow("Semantic"),
      XMPRow("URI"),
    ])

  static let fieldsOfGooglePose: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("PositionX"),
      XMPRow("PositionY"),
      XMPRow("PositionZ"),
      XMPRow("RotationW"),
      XMPRow("RotationX"),
      XMPRow("RotationY"),
      XMPRow("RotationZ"),
      XMPRow("Timestamp", value: Meaning.unixMillisecondsXMP),
    ])

  static let fieldsOfGoogleVendorInfo: XMPTable = XMPTable(
    "XMP",
    [
      XMPRow("Manufacturer"),
      XMPRow("Model"),
      XMPRow("Notes"),
    ])
}
