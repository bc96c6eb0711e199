/// The digital filters of Pentax.
enum PentaxFilters {
  static let labels = """
    0=Off\
    |1=Base Parameter Adjust\
    |2=Soft Focus\
    |3=High Contrast\
    |4=Color Filter\
    |5=Extract Color\
    |6=Monochrome\
    |7=Slim\
    |9=Fisheye\
    |10=Toy Camera\
    |11=Retro\
    |12=Pastel\
    |13=Water Color\
    |14=HDR\
    |16=Miniature\
    |17=Starburst\
    |18=Posterization\
    |19=Sketch Filter\
    |20=Shading\
    |21=Invert Color\
    |23=Tone Expansion\
    |27=Unicolor Bold\
    |28=Bold Monochrome\
    |29=Replace Color\
    |254=Custom Filter
    """

  /// Their parameters: words by value, `+` for a number with its sign, nothing for one as it is.
  static let parameters: [(number: Int, name: String, words: String)] = [
    (1, "Brightness", "+"),
    (2, "Saturation", "+"),
    (3, "Hue", "+"),
    (4, "Contrast", "+"),
    (5, "Sharpness", "+"),
    (6, "SoftFocus", ""),
    (7, "ShadowBlur", "0=Off|1=On"),
    (8, "HighContrast", ""),
    (9, "Color", "1=Red|2=Magenta|3=Blue|4=Cyan|5=Green|6=Yellow"),
    (10, "Density", "1=Light|2=Standard|3=Dark"),
    (11, "ExtractedColor", "0=Off|1=Red|2=Magenta|3=Blue|4=Cyan|5=Green|6=Yellow"),
    (12, "ColorRange", "+"),
    (13, "FilterEffect", "0=Off|1=Red|2=Green|3=Blue|4=Infrared"),
    (14, "ToningBA", "+"),
    (15, "InvertColor", "0=Off|1=On"),
    (16, "Slim", "+"),
    (17, "EffectDensity", "1=Sparse|2=Normal|3=Dense"),
    (18, "Size", "1=Small|2=Medium|3=Large"),
    (19, "Angle", "0=0deg|2=30deg|3=45deg|4=60deg"),
    (20, "Fisheye", "1=Weak|2=Medium|3=Strong"),
    (21, "DistortionType", ""),
    (22, "DistortionLevel", "0=Off|1=Weak|2=Medium|3=Strong"),
    (23, "ShadingType", ""),
    (24, "ShadingLevel", "+"),
    (25, "Shading", ""),
    (26, "Blur", ""),
    (27, "ToneBreak", "0=Off|1=Red|2=Green|3=Blue|4=Yellow"),
    (28, "Toning", "+"),
    (29, "FrameComposite", "0=None|1=Thin|2=Medium|3=Thick"),
    (30, "PastelStrength", "1=Weak|2=Medium|3=Strong"),
    (31, "Intensity", ""),
    (32, "Saturation2", "0=Off|1=Low|2=Medium|3=High"),
    (33, "HDR", "1=Weak|2=Medium|3=Strong"),
    (35, "FocusPlane", "+"),
    (36, "FocusWidth", "1=Narrow|2=Middle|3=Wide"),
    (37, "PlaneAngle", "0=Horizontal|1=Vertical|2=Positive slope|3=Negative slope"),
    (38, "Blur2", ""),
    (39, "Shape", "1=Cross|2=Star|3=Snowflake|4=Heart|5=Note"),
    (40, "Posterization", ""),
    (41, "Contrast2", "1=Low|2=Medium|3=High"),
    (42, "ScratchEffect", "0=Off|1=On"),
    (45, "ToneExpansion", "1=Low|2=Medium|3=High"),
    (47, "UnicolorBold", "1=Red|2=Magenta|3=Blue|4=Cyan|5=Green|6=Yellow"),
    (48, "BoldMonochrome", ""),
    (49, "OriginalColor", "1=Red|2=Magenta|3=Blue|4=Cyan|5=Green|6=Yellow"),
    (50, "NewColor", "1=Red|2=Magenta|3=Blue|4=Cyan|5=Green|6=Yellow"),
    (51, "ColorScale", ""),
    (52, "Toning2", "+"),
  ]
}
