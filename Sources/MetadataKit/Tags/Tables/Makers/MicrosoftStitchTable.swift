extension TagTable {
  /// How Windows Live Photo Gallery put a panorama together; numbers are byte positions.
  package static let microsoftStitch = TagTable(
    "MicrosoftStitch", group: "Microsoft",
    [
      TagRow(0, "PanoramicStitchVersion", format: .long),
      TagRow(
        4, "PanoramicStitchCameraMotion", "2=Rigid Scale|3=Affine|4=3D Rotation|5=Homography",
        format: .long),
      TagRow(
        8, "PanoramicStitchMapType",
        "0=Perspective|1=Horizontal Cylindrical|2=Horizontal Spherical|257=Vertical Cylindrical|258=Vertical Spherical",
        format: .long),
      TagRow(12, "PanoramicStitchTheta0", format: .float),
      TagRow(16, "PanoramicStitchTheta1", format: .float),
      TagRow(20, "PanoramicStitchPhi0", format: .float),
      TagRow(24, "PanoramicStitchPhi1", format: .float),
    ])
}
