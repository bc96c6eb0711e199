extension TagTable {
  /// WordPerfect Graphics; the numbers have no meaning.
  package static let wpg = TagTable(
    "WPG", group: "File", isNumberless: true,
    [
      TagRow(0, "WPGVersion"),
      TagRow(1, "ImageWidthInches", print: Wording.twoPlaces),
      TagRow(2, "ImageHeightInches", print: Wording.twoPlaces),
      TagRow(3, "Records", wpgRecords, print: WPGValue.record),
      TagRow(4, "RecordsV2", wpgRecords2, print: WPGValue.record),
    ])

  private static let wpgRecords =
    "1=Fill Attributes|2=Line Attributes|3=Marker Attributes|4=Polymarker|5=Line|6=Polyline|7=Rectangle|8=Polygon|9=Ellipse|10=Reserved|11=Bitmap (Type 1)|12=Graphics Text (Type 1)|13=Graphics Text Attributes|14=Color Map|15=Start WPG (Type 1)|16=End WPG|17=PostScript Data (Type 1)|18=Output Attributes|19=Curved Polyline|20=Bitmap (Type 2)|21=Start Figure|22=Start Chart|23=PlanPerfect Data|24=Graphics Text (Type 2)|25=Start WPG (Type 2)|26=Graphics Text (Type 3)|27=PostScript Data (Type 2)"

  private static let wpgRecords2 =
    "0=End Marker|1=Start WPG|2=End WPG|3=Form Settings|4=Ruler Settings|5=Grid Settings|6=Layer|8=Pen Style Definition|9=Pattern Definition|10=Comment|11=Color Transfer|12=Color Palette|13=DP Color Palette|14=Bitmap Data|15=Text Data|16=Chart Style|17=Chart Data|18=Object Image|21=Polyline|22=Polyspline|23=Polycurve|24=Rectangle|25=Arc|26=Compound Polygon|27=Bitmap|28=Text Line|29=Text Block|30=Text Path|31=Chart|32=Group|33=Object Capsule|34=Font Settings|37=Pen Fore Color|38=DP Pen Fore Color|39=Pen Back Color|40=DP Pen Back Color|41=Pen Style|42=Pen Pattern|43=Pen Size|44=DP Pen Size|45=Line Cap|46=Line Join|47=Brush Gradient|48=DP Brush Gradient|49=Brush Fore Color|50=DP Brush Fore Color|51=Brush Back Color|52=DP Brush Back Color|53=Brush Pattern|54=Horizontal Line|55=Vertical Line|56=Poster Settings|57=Image State|58=Envelope Definition|59=Envelope|60=Texture Definition|61=Brush Texture|62=Texture Alignment|63=Pen Texture "
}

/// Records of a picture, each kind with how many of it follow each other.
private enum WPGValue {
  /// `Polygon x 5`, of `8x5`.
  @Sendable static func record(_ tag: Tag, _ text: inout TextBuffer) {
    let parts = tag.textBytes.split(separator: UInt8(ascii: "x"), maxSplits: 1)
    guard let type = parts.first else { return }
    if !Labels(tag.row?.labels ?? "").appendWords(of: Array(type), to: &text) {
      text.append("Unknown (0x")
      text.append(hexadecimal: UInt64(NumberText.leading(type)), digits: 2)
      text.append(")")
    }
    if parts.count > 1 {
      text.append(" x ")
      text.append(bytes: parts[1])
    }
  }
}
