/// Texts and measurements in FLIR's records, of which there are more with higher numbers.
extension TagTable {
  package static let flirMeasurement = TagTable(
    "FLIRMeasInfo", group: "FLIR", isNumberless: true,
    [
      TagRow(
        1, "Meas1Type",
        "1=Spot|2=Area|3=Ellipse|4=Line|5=Endpoint|6=Alarm|7=Unused|8=Difference"),
      TagRow(2, "Meas1Params"),
      TagRow(3, "Meas1Label"),
    ])

  package static let flirText = TagTable(
    "FLIRTextInfo", group: "FLIR", isNumberless: true,
    [
      TagRow(1, "Label0"),
      TagRow(2, "Value0"),
      TagRow(3, "Label1"),
      TagRow(4, "Value1"),
      TagRow(5, "Label2"),
      TagRow(6, "Value2"),
      TagRow(7, "Label3"),
      TagRow(8, "Value3"),
    ])

  package static let flirParameters = TagTable(
    "FLIRParamInfo", group: "FLIR", isNumberless: true,
    [
      TagRow(1, "DateTimeGenerated", value: FLIRValue.generated),
      TagRow(2, "Param0"),
      TagRow(3, "Param1"),
      TagRow(4, "Param2"),
      TagRow(5, "Param3"),
    ])
}
