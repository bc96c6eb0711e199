extension TagTable {
  /// The header of Photoshop's own pictures: numbers are byte positions.
  package static let psd = TagTable(
    "PSD", group: "Photoshop",
    [
      TagRow(12, "NumChannels"),
      TagRow(14, "ImageHeight"),
      TagRow(18, "ImageWidth"),
      TagRow(22, "BitDepth"),
      TagRow(
        24, "ColorMode",
        "0=Bitmap|1=Grayscale|2=Indexed|3=RGB|4=CMYK|7=Multichannel|8=Duotone|9=Lab"),
      // That of the merged picture, behind the layers.
      TagRow(
        1000, "Compression",
        "0=Uncompressed|1=RLE|2=ZIP without prediction|3=ZIP with prediction"),
    ])

  /// The layers of Photoshop's pictures, in lists with a value for each layer: the last ones by
  /// their keys.
  package static let psdLayers = TagTable(
    "PSDLayers", group: "Photoshop",
    [
      TagRow(0, "LayerRectangles", format: .long),
      TagRow(1, "LayerNames", value: PhotoshopValue.latin),
      TagRow(
        2, "LayerBlendModes",
        "pass=Pass Through|norm=Normal|diss=Dissolve|dark=Darken|mul =Multiply|idiv=Color Burn|lbrn=Linear Burn|dkCl=Darker Color|lite=Lighten|scrn=Screen|div =Color Dodge|lddg=Linear Dodge|lgCl=Lighter Color|over=Overlay|sLit=Soft Light|hLit=Hard Light|vLit=Vivid Light|lLit=Linear Light|pLit=Pin Light|hMix=Hard Mix|diff=Difference|smud=Exclusion|fsub=Subtract|fdiv=Divide|hue =Hue|sat =Saturation|colr=Color|lum =Luminosity",
        format: .ascii),
      TagRow(
        3, "LayerOpacities", format: .byte, value: PhotoshopValue.opacity,
        print: PhotoshopValue.opacityPercent),
      TagRow(4, "LayerVisible", "0=Yes|2=No", format: .byte, value: PhotoshopValue.hidden),
      TagRow(5, "LayerCount"),
      // lclr
      TagRow(
        0x6c63_6c72, "LayerColors",
        "0=None|1=Red|2=Orange|3=Yellow|4=Green|5=Blue|6=Violet|7=Gray", format: .short),
      // lsct
      TagRow(
        0x6c73_6374, "LayerSections", "0=Layer|1=Folder (open)|2=Folder (closed)|3=Divider",
        format: .long),
      // luni
      TagRow(0x6c75_6e69, "LayerUnicodeNames", value: PhotoshopValue.layerName),
      // lyid
      TagRow(0x6c79_6964, "LayerIDs", format: .long, traits: .unknown),
      // shmd
      TagRow(0x7368_6d64, "LayerModifyDates", value: PhotoshopValue.layerTime),
    ])
}
