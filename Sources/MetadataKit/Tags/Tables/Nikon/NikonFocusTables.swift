/// Where Nikon's cameras focus.
// swift-format-ignore
extension TagTable {
  package static let nikonAFInfo = TagTable(
    "NikonAFInfo", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "AFAreaMode", "0=Single Area|1=Dynamic Area|2=Dynamic Area (closest subject)|3=Group Dynamic|4=Single Area (wide)|5=Dynamic Area (wide)", condition: "keep"),
      TagRow(0x10, "AFPoint", "0=Center|1=Top|2=Bottom|3=Mid-left|4=Mid-right|5=Upper-left|6=Upper-right|7=Lower-left|8=Lower-right|9=Far Left|10=Far Right"),
      TagRow(0x20, "AFPointsInFocus", "0=(none)|2047=All 11 Points||0=Center|1=Top|2=Bottom|3=Mid-left|4=Mid-right|5=Upper-left|6=Upper-right|7=Lower-left|8=Lower-right|9=Far Left|10=Far Right", format: .short, traits: .bitmask),
    ])

  package static let nikonAFInfo2V0100 = TagTable(
    "NikonAFInfo2V0100", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "AFInfo2Version", format: .undefined, count: 4),
      TagRow(0x40, "AFDetectionMethod", "0=Phase Detect|1=Contrast Detect|2=Hybrid", condition: "keep"),
      TagRow(0x50, "AFAreaMode", "0=Single Area|1=Dynamic Area|2=Dynamic Area (closest subject)|3=Group Dynamic|4=Dynamic Area (9 points)|5=Dynamic Area (21 points)|6=Dynamic Area (51 points)|7=Dynamic Area (51 points, 3D-tracking)|8=Auto-area|9=Dynamic Area (3D-tracking)|10=Single Area (wide)|11=Dynamic Area (wide)|12=Dynamic Area (wide, 3D-tracking)|13=Group Area|14=Dynamic Area (25 points)|15=Dynamic Area (72 points)|16=Group Area (HL)|17=Group Area (VL)|18=Dynamic Area (49 points)|128=Single|129=Auto (41 points)|130=Subject Tracking (41 points)|131=Face Priority (41 points)|192=Pinpoint|193=Single|194=Dynamic|195=Wide (S)|196=Wide (L)|197=Auto|199=Auto", condition: "keep&AFDetectionMethod=0"),
      TagRow(0x60, "FocusPointSchema", "0=Off|1=51-point|2=11-point|3=39-point", condition: "keep"),
      TagRow(0x70, "PrimaryAFPoint", "0=(none)|1=C6 (Center)|2=B6|3=A5|4=D6|5=E5|6=C7|7=B7|8=A6|9=D7|10=E6|11=C5|12=B5|13=A4|14=D5|15=E4|16=C8|17=B8|18=A7|19=D8|20=E7|21=C9|22=B9|23=A8|24=D9|25=E8|26=C10|27=B10|28=A9|29=D10|30=E9|31=C11|32=B11|33=D11|34=C4|35=B4|36=A3|37=D4|38=E3|39=C3|40=B3|41=A2|42=D3|43=E2|44=C2|45=B2|46=A1|47=D2|48=E1|49=C1|50=B1|51=D1", condition: "FocusPointSchema=1"),
      TagRow(0x80, "AFPointsUsed", format: .undefined, count: 7, condition: "FocusPointSchema=1", value: NikonValue.bytesInHexadecimal, print: NikonValue.points51),
      TagRow(0x100, "AFImageWidth", format: .short, condition: "AFDetectionMethod=1&!.=0"),
      TagRow(0x120, "AFImageHeight", format: .short, condition: "AFDetectionMethod=1&!.=0"),
      TagRow(0x140, "AFAreaXPosition", format: .short, condition: "keep&AFDetectionMethod=1&!.=0"),
      TagRow(0x160, "AFAreaYPosition", format: .short, condition: "keep&AFDetectionMethod=1&!.=0"),
      TagRow(0x180, "AFAreaWidth", format: .short, condition: "AFDetectionMethod=1&!.=0"),
      TagRow(0x1a0, "AFAreaHeight", format: .short, condition: "AFDetectionMethod=1&!.=0"),
      TagRow(0x1c0, "ContrastDetectAFInFocus", "0=No|1=Yes", condition: "AFDetectionMethod=1"),
      TagRow(0x1000050, "AFAreaMode", "0=Contrast-detect|1=Contrast-detect (normal area)|2=Contrast-detect (wide area)|3=Contrast-detect (face priority)|4=Contrast-detect (subject tracking)|128=Single|129=Auto (41 points)|130=Subject Tracking (41 points)|131=Face Priority (41 points)|192=Pinpoint|193=Single|194=Dynamic|195=Wide (S)|196=Wide (L)|197=Auto|198=Auto (People)|199=Auto (Animal)|200=Normal-area AF|201=Wide-area AF|202=Face-priority AF|203=Subject-tracking AF|204=Dynamic Area (S)|205=Dynamic Area (M)|206=Dynamic Area (L)|207=3D-tracking|208=Wide-Area (C1/C2)", condition: "keep"),
      TagRow(0x1000070, "PrimaryAFPoint", "0=(none)|1=Center|2=Top|3=Bottom|4=Mid-left|5=Upper-left|6=Lower-left|7=Far Left|8=Mid-right|9=Upper-right|10=Lower-right|11=Far Right", condition: "FocusPointSchema=2"),
      TagRow(0x1000080, "AFPointsUsed", "0=(none)|2047=All 11 Points||0=Center|1=Top|2=Bottom|3=Mid-left|4=Upper-left|5=Lower-left|6=Far Left|7=Mid-right|8=Upper-right|9=Lower-right|10=Far Right", format: .undefined, count: 2, condition: "FocusPointSchema=2", value: NikonValue.littleShort, traits: .bitmask),
      TagRow(0x10001c0, "AFPointsSelected", format: .undefined, count: 20, condition: "FocusPointSchema=7", value: NikonValue.bytesInHexadecimal, print: NikonValue.points153),
      TagRow(0x2000070, "PrimaryAFPoint", "0=(none)|1=C6 (Center)|2=B6|3=A2|4=D6|5=E2|6=C7|7=B7|8=A3|9=D7|10=E3|11=C5|12=B5|13=A1|14=D5|15=E1|16=C8|17=B8|18=D8|19=C9|20=B9|21=D9|22=C10|23=B10|24=D10|25=C11|26=B11|27=D11|28=C4|29=B4|30=D4|31=C3|32=B3|33=D3|34=C2|35=B2|36=D2|37=C1|38=B1|39=D1", condition: "FocusPointSchema=3"),
      TagRow(0x2000080, "AFPointsUsed", format: .undefined, count: 5, condition: "FocusPointSchema=3", value: NikonValue.bytesInHexadecimal, print: NikonValue.points39),
      TagRow(0x3000070, "PrimaryAFPoint", "0=(none)", condition: "FocusPointSchema=0"),
      TagRow(0x3000080, "AFPointsUsed", "0=(none)", condition: "FocusPointSchema=0"),
    ])

  package static let nikonAFInfo2V0101 = TagTable(
    "NikonAFInfo2V0101", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "AFInfo2Version", format: .undefined, count: 4),
      TagRow(0x40, "AFDetectionMethod", "0=Phase Detect|1=Contrast Detect|2=Hybrid", condition: "keep"),
      TagRow(0x50, "AFAreaMode", "0=Single Area|1=Dynamic Area|2=Dynamic Area (closest subject)|3=Group Dynamic|4=Dynamic Area (9 points)|5=Dynamic Area (21 points)|6=Dynamic Area (51 points)|7=Dynamic Area (51 points, 3D-tracking)|8=Auto-area|9=Dynamic Area (3D-tracking)|10=Single Area (wide)|11=Dynamic Area (wide)|12=Dynamic Area (wide, 3D-tracking)|13=Group Area|14=Dynamic Area (25 points)|15=Dynamic Area (72 points)|16=Group Area (HL)|17=Group Area (VL)|18=Dynamic Area (49 points)|128=Single|129=Auto (41 points)|130=Subject Tracking (41 points)|131=Face Priority (41 points)|192=Pinpoint|193=Single|194=Dynamic|195=Wide (S)|196=Wide (L)|197=Auto|199=Auto", condition: "keep&AFDetectionMethod=0"),
      TagRow(0x60, "FocusPointSchema", "0=Off|1=51-point|2=11-point|7=153-point", condition: "keep"),
      TagRow(0x80, "AFPointsUsed", format: .undefined, count: 7, condition: "FocusPointSchema=1", value: NikonValue.bytesInHexadecimal, print: NikonValue.points51),
      TagRow(0x1c0, "ContrastDetectAFInFocus", "0=No|1=Yes", condition: "AFDetectionMethod=1"),
      TagRow(0x300, "AFPointsInFocus", format: .undefined, count: 7, condition: "FocusPointSchema=1", value: NikonValue.bytesInHexadecimal, print: NikonValue.points51),
      TagRow(0x440, "PrimaryAFPoint", "0=(none)|1=C6 (Center)|2=B6|3=A5|4=D6|5=E5|6=C7|7=B7|8=A6|9=D7|10=E6|11=C5|12=B5|13=A4|14=D5|15=E4|16=C8|17=B8|18=A7|19=D8|20=E7|21=C9|22=B9|23=A8|24=D9|25=E8|26=C10|27=B10|28=A9|29=D10|30=E9|31=C11|32=B11|33=D11|34=C4|35=B4|36=A3|37=D4|38=E3|39=C3|40=B3|41=A2|42=D3|43=E2|44=C2|45=B2|46=A1|47=D2|48=E1|49=C1|50=B1|51=D1", condition: "FocusPointSchema=1"),
      TagRow(0x460, "AFImageWidth", format: .short, condition: "AFDetectionMethod=1&!.=0"),
      TagRow(0x480, "AFImageHeight", format: .short, condition: "AFDetectionMethod=1&!.=0"),
      TagRow(0x4a0, "AFAreaXPosition", format: .short, condition: "keep&AFDetectionMethod=1&!.=0"),
      TagRow(0x4c0, "AFAreaYPosition", format: .short, condition: "keep&AFDetectionMethod=1&!.=0"),
      TagRow(0x4e0, "AFAreaWidth", format: .short, condition: "AFDetectionMethod=1&!.=0"),
      TagRow(0x500, "AFAreaHeight", format: .short, condition: "AFDetectionMethod=1&!.=0"),
      TagRow(0x520, "ContrastDetectAFInFocus", "0=No|1=Yes", condition: "AFDetectionMethod=1"),
      TagRow(0x1000050, "AFAreaMode", "0=Contrast-detect|1=Contrast-detect (normal area)|2=Contrast-detect (wide area)|3=Contrast-detect (face priority)|4=Contrast-detect (subject tracking)|128=Single|129=Auto (41 points)|130=Subject Tracking (41 points)|131=Face Priority (41 points)|192=Pinpoint|193=Single|194=Dynamic|195=Wide (S)|196=Wide (L)|197=Auto|198=Auto (People)|199=Auto (Animal)|200=Normal-area AF|201=Wide-area AF|202=Face-priority AF|203=Subject-tracking AF|204=Dynamic Area (S)|205=Dynamic Area (M)|206=Dynamic Area (L)|207=3D-tracking|208=Wide-Area (C1/C2)", condition: "keep"),
      TagRow(0x1000080, "AFPointsUsed", "0=(none)|2047=All 11 Points||0=Center|1=Top|2=Bottom|3=Mid-left|4=Upper-left|5=Lower-left|6=Far Left|7=Mid-right|8=Upper-right|9=Lower-right|10=Far Right", format: .undefined, count: 2, condition: "FocusPointSchema=2", value: NikonValue.littleShort, traits: .bitmask),
      TagRow(0x10001c0, "AFPointsUsed", format: .undefined, count: 7, condition: "FocusPointSchema=1&AFAreaMode=8|9|13", value: NikonValue.bytesInHexadecimal, print: NikonValue.points51),
      TagRow(0x1000300, "AFPointsInFocus", format: .undefined, count: 20, condition: "FocusPointSchema=7", value: NikonValue.bytesInHexadecimal, print: NikonValue.points153),
      TagRow(0x1000440, "PrimaryAFPoint", "0=(none)|1=Center|2=Top|3=Bottom|4=Mid-left|5=Upper-left|6=Lower-left|7=Far Left|8=Mid-right|9=Upper-right|10=Lower-right|11=Far Right", condition: "FocusPointSchema=2"),
      TagRow(0x2000080, "AFPointsUsed", format: .undefined, count: 20, condition: "FocusPointSchema=7", value: NikonValue.bytesInHexadecimal, print: NikonValue.points153),
      TagRow(0x20001c0, "AFPointsSelected", format: .undefined, count: 20, condition: "FocusPointSchema=7&AFAreaMode=8|9|13", value: NikonValue.bytesInHexadecimal, print: NikonValue.points153),
      TagRow(0x2000440, "PrimaryAFPoint", "0=(none)|1=E9 (Center)|2=D9|3=C9|4=B9|5=A9|6=F9|7=G9|8=H9|9=I9|10=E10|11=D10|12=C10|13=B10|14=A10|15=F10|16=G10|17=H10|18=I10|19=E11|20=D11|21=C11|22=B11|23=A11|24=F11|25=G11|26=H11|27=I11|28=E8|29=D8|30=C8|31=B8|32=A8|33=F8|34=G8|35=H8|36=I8|37=E7|38=D7|39=C7|40=B7|41=A7|42=F7|43=G7|44=H7|45=I7|46=E12|47=D12|48=C12|49=B12|50=A12|51=F12|52=G12|53=H12|54=I12|55=E13|56=D13|57=C13|58=B13|59=A13|60=F13|61=G13|62=H13|63=I13|64=E14|65=D14|66=C14|67=B14|68=A14|69=F14|70=G14|71=H14|72=I14|73=E15|74=D15|75=C15|76=B15|77=A15|78=F15|79=G15|80=H15|81=I15|82=E16|83=D16|84=C16|85=B16|86=A16|87=F16|88=G16|89=H16|90=I16|91=E17|92=D17|93=C17|94=B17|95=A17|96=F17|97=G17|98=H17|99=I17|100=E6|101=D6|102=C6|103=B6|104=A6|105=F6|106=G6|107=H6|108=I6|109=E5|110=D5|111=C5|112=B5|113=A5|114=F5|115=G5|116=H5|117=I5|118=E4|119=D4|120=C4|121=B4|122=A4|123=F4|124=G4|125=H4|126=I4|127=E3|128=D3|129=C3|130=B3|131=A3|132=F3|133=G3|134=H3|135=I3|136=E2|137=D2|138=C2|139=B2|140=A2|141=F2|142=G2|143=H2|144=I2|145=E1|146=D1|147=C1|148=B1|149=A1|150=F1|151=G1|152=H1|153=I1", condition: "FocusPointSchema=7"),
      TagRow(0x3000080, "AFPointsUsed", "0=(none)", condition: "FocusPointSchema=0"),
      TagRow(0x3000440, "PrimaryAFPoint", "0=(none)", condition: "FocusPointSchema=0"),
    ])

  package static let nikonAFInfo2V0200 = TagTable(
    "NikonAFInfo2V0200", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "AFInfo2Version", format: .undefined, count: 4),
      TagRow(0x50, "AFAreaMode", "128=Single|129=Auto (41 points)|130=Subject Tracking (41 points)|131=Face Priority (41 points)", condition: "keep"),
      TagRow(0x60, "PhaseDetectAF", "4=On (73-point)|5=On (5)|6=On (105-point)", condition: "keep"),
      TagRow(0x70, "PrimaryAFPoint", "0=(none)|1=E8 (Center)|2=D8|3=C8|4=B8|5=A8|6=F8|7=G8|8=H8|9=I8|10=E9|11=D9|12=C9|13=B9|14=A9|15=F9|16=G9|17=H9|18=I9|19=E7|20=D7|21=C7|22=B7|23=A7|24=F7|25=G7|26=H7|27=I7|28=E10|29=D10|30=C10|31=B10|32=A10|33=F10|34=G10|35=H10|36=I10|37=E11|38=D11|39=C11|40=B11|41=A11|42=F11|43=G11|44=H11|45=I11|46=E12|47=D12|48=C12|49=B12|50=A12|51=F12|52=G12|53=H12|54=I12|55=E13|56=D13|57=C13|58=B13|59=A13|60=F13|61=G13|62=H13|63=I13|64=E14|65=D14|66=C14|67=B14|68=A14|69=F14|70=G14|71=H14|72=I14|73=E15|74=D15|75=C15|76=B15|77=A15|78=F15|79=G15|80=H15|81=I15|82=E6|83=D6|84=C6|85=B6|86=A6|87=F6|88=G6|89=H6|90=I6|91=E5|92=D5|93=C5|94=B5|95=A5|96=F5|97=G5|98=H5|99=I5|100=E4|101=D4|102=C4|103=B4|104=A4|105=F4|106=G4|107=H4|108=I4|109=E3|110=D3|111=C3|112=B3|113=A3|114=F3|115=G3|116=H3|117=I3|118=E2|119=D2|120=C2|121=B2|122=A2|123=F2|124=G2|125=H2|126=I2|127=E1|128=D1|129=C1|130=B1|131=A1|132=F1|133=G1|134=H1|135=I1", condition: "PhaseDetectAF=4"),
      TagRow(0x80, "AFPointsUsed", format: .undefined, count: 17, condition: "PhaseDetectAF=4", value: NikonValue.bytesInHexadecimal, print: NikonValue.points135),
      TagRow(0x1000070, "PrimaryAFPoint", "0=(none)|82=F8 (Center)", condition: "PhaseDetectAF=5", print: NikonValue.grid15),
      TagRow(0x1000080, "AFPointsUsed", format: .undefined, count: 21, condition: "PhaseDetectAF=5", value: NikonValue.bytesInHexadecimal, print: NikonValue.pointsGrid15),
      TagRow(0x2000070, "PrimaryAFPoint", "0=(none)|115=F11 (Center)", condition: "PhaseDetectAF=6", print: NikonValue.grid15),
      TagRow(0x2000080, "AFPointsUsed", format: .undefined, count: 29, condition: "PhaseDetectAF=6", value: NikonValue.bytesInHexadecimal, print: NikonValue.pointsGrid21),
    ])

  package static let nikonAFInfo2V0300 = TagTable(
    "NikonAFInfo2V0300", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "AFInfo2Version", format: .undefined, count: 4),
      TagRow(0x40, "AFDetectionMethod", "0=Phase Detect|1=Contrast Detect|2=Hybrid", condition: "keep"),
      TagRow(0x50, "AFAreaMode", "0=Single Area|1=Dynamic Area|2=Dynamic Area (closest subject)|3=Group Dynamic|4=Dynamic Area (9 points)|5=Dynamic Area (21 points)|6=Dynamic Area (51 points)|7=Dynamic Area (51 points, 3D-tracking)|8=Auto-area|9=Dynamic Area (3D-tracking)|10=Single Area (wide)|11=Dynamic Area (wide)|12=Dynamic Area (wide, 3D-tracking)|13=Group Area|14=Dynamic Area (25 points)|15=Dynamic Area (72 points)|16=Group Area (HL)|17=Group Area (VL)|18=Dynamic Area (49 points)|128=Single|129=Auto (41 points)|130=Subject Tracking (41 points)|131=Face Priority (41 points)|192=Pinpoint|193=Single|194=Dynamic|195=Wide (S)|196=Wide (L)|197=Auto|199=Auto", condition: "keep&AFDetectionMethod=0"),
      TagRow(0x60, "FocusPointSchema", "0=Off|1=51-point|8=81-point|9=105-point", condition: "keep"),
      TagRow(0x70, "AFCoordinatesAvailable", "0=No|1=Yes", condition: "keep"),
      TagRow(0xa0, "AFPointsUsed", format: .undefined, count: 7, condition: "FocusPointSchema=1&AFCoordinatesAvailable=0", value: NikonValue.bytesInHexadecimal, print: NikonValue.points51),
      TagRow(0x2a0, "AFImageWidth", format: .short, condition: "!.=0"),
      TagRow(0x2c0, "AFImageHeight", format: .short, condition: "!.=0"),
      TagRow(0x2e0, "AFAreaXPosition", format: .short, condition: "keep&AFCoordinatesAvailable=1"),
      TagRow(0x2f0, "FocusPositionHorizontal", condition: "NIKON Z 30|NIKON Z 50|NIKON Z fc&AFAreaXPosition!=0", value: NikonValue.column, print: NikonValue.columnOf19),
      TagRow(0x300, "AFAreaYPosition", format: .short, condition: "keep&AFCoordinatesAvailable=1"),
      TagRow(0x310, "FocusPositionVertical", condition: "NIKON Z 30|NIKON Z 50|NIKON Z fc&AFAreaYPosition!=0", value: NikonValue.row, print: NikonValue.rowOf11),
      TagRow(0x320, "AFAreaWidth", format: .short, condition: "!.=0"),
      TagRow(0x340, "AFAreaHeight", format: .short, condition: "!.=0"),
      TagRow(0x380, "PrimaryAFPoint", "0=(none)|1=C6 (Center)|2=B6|3=A5|4=D6|5=E5|6=C7|7=B7|8=A6|9=D7|10=E6|11=C5|12=B5|13=A4|14=D5|15=E4|16=C8|17=B8|18=A7|19=D8|20=E7|21=C9|22=B9|23=A8|24=D9|25=E8|26=C10|27=B10|28=A9|29=D10|30=E9|31=C11|32=B11|33=D11|34=C4|35=B4|36=A3|37=D4|38=E3|39=C3|40=B3|41=A2|42=D3|43=E2|44=C2|45=B2|46=A1|47=D2|48=E1|49=C1|50=B1|51=D1", condition: "FocusPointSchema=1&AFCoordinatesAvailable=0"),
      TagRow(0x1000050, "AFAreaMode", "0=Contrast-detect|1=Contrast-detect (normal area)|2=Contrast-detect (wide area)|3=Contrast-detect (face priority)|4=Contrast-detect (subject tracking)|128=Single|129=Auto (41 points)|130=Subject Tracking (41 points)|131=Face Priority (41 points)|192=Pinpoint|193=Single|194=Dynamic|195=Wide (S)|196=Wide (L)|197=Auto|198=Auto (People)|199=Auto (Animal)|200=Normal-area AF|201=Wide-area AF|202=Face-priority AF|203=Subject-tracking AF|204=Dynamic Area (S)|205=Dynamic Area (M)|206=Dynamic Area (L)|207=3D-tracking|208=Wide-Area (C1/C2)", condition: "keep"),
      TagRow(0x10000a0, "AFPointsUsed", format: .undefined, count: 11, condition: "FocusPointSchema=8&AFCoordinatesAvailable=0", value: NikonValue.bytesInHexadecimal, print: NikonValue.points81),
      TagRow(0x10002f0, "FocusPositionHorizontal", condition: "NIKON Z 5|NIKON Z 6|NIKON Z 6_2|NIKON D780&AFAreaXPosition!=0", value: NikonValue.column, print: NikonValue.columnOf21),
      TagRow(0x1000310, "FocusPositionVertical", condition: "NIKON Z 5|NIKON Z 6|NIKON Z 6_2|NIKON D780&AFAreaYPosition!=0", value: NikonValue.row, print: NikonValue.rowOf13),
      TagRow(0x1000380, "PrimaryAFPoint", "0=(none)|1=E5 (Center)|2=D5|3=C5|4=B5|5=A5|6=F5|7=G5|8=H5|9=I5|10=E6|11=D6|12=C6|13=B6|14=A6|15=F6|16=G6|17=H6|18=I6|19=E4|20=D4|21=C4|22=B4|23=A4|24=F4|25=G4|26=H4|27=I4|28=E7|29=D7|30=C7|31=B7|32=A7|33=F7|34=G7|35=H7|36=I7|37=E3|38=D3|39=C3|40=B3|41=A3|42=F3|43=G3|44=H3|45=I3|46=E8|47=D8|48=C8|49=B8|50=A8|51=F8|52=G8|53=H8|54=I8|55=E2|56=D2|57=C2|58=B2|59=A2|60=F2|61=G2|62=H2|63=I2|64=E9|65=D9|66=C9|67=B9|68=A9|69=F9|70=G9|71=H9|72=I9|73=E1|74=D1|75=C1|76=B1|77=A1|78=F1|79=G1|80=H1|81=I1", condition: "FocusPointSchema=8&AFCoordinatesAvailable=0"),
      TagRow(0x20000a0, "AFPointsUsed", format: .undefined, count: 14, condition: "FocusPointSchema=9&AFCoordinatesAvailable=0", value: NikonValue.bytesInHexadecimal, print: NikonValue.points105),
      TagRow(0x20002f0, "FocusPositionHorizontal", condition: "NIKON Z 7|NIKON Z 7_2&AFAreaXPosition!=0", value: NikonValue.column, print: NikonValue.columnOf29),
      TagRow(0x2000310, "FocusPositionVertical", condition: "NIKON Z 7|NIKON Z 7_2&AFAreaYPosition!=0", value: NikonValue.row29, print: NikonValue.rowOf17),
      TagRow(0x2000380, "PrimaryAFPoint", "0=(none)|1=D8 (Center)|2=C8|3=B8|4=A8|5=E8|6=F8|7=G8|8=D9|9=C9|10=B9|11=A9|12=E9|13=F9|14=G9|15=D10|16=C10|17=B10|18=A10|19=E10|20=F10|21=G10|22=D7|23=C7|24=B7|25=A7|26=E7|27=F7|28=G7|29=D6|30=C6|31=B6|32=A6|33=E6|34=F6|35=G6|36=D11|37=C11|38=B11|39=A11|40=E11|41=F11|42=G11|43=D12|44=C12|45=B12|46=A12|47=E12|48=F12|49=G12|50=D13|51=C13|52=B13|53=A13|54=E13|55=F13|56=G13|57=D14|58=C14|59=B14|60=A14|61=E14|62=F14|63=G14|64=D15|65=C15|66=B15|67=A15|68=E15|69=F15|70=G15|71=D5|72=C5|73=B5|74=A5|75=E5|76=F5|77=G5|78=D4|79=C4|80=B4|81=A4|82=E4|83=F4|84=G4|85=D3|86=C3|87=B3|88=A3|89=E3|90=F3|91=G3|92=D2|93=C2|94=B2|95=A2|96=E2|97=F2|98=G2|99=D1|100=C1|101=B1|102=A1|103=E1|104=F1|105=G1", condition: "FocusPointSchema=9&AFCoordinatesAvailable=0"),
    ])

  package static let nikonAFInfo2V0400 = TagTable(
    "NikonAFInfo2V0400", group: "Nikon", isOfFields: true,
    [
      TagRow(0x0, "AFInfo2Version", format: .undefined, count: 4),
      TagRow(0x40, "AFDetectionMethod", "0=Phase Detect|1=Contrast Detect|2=Hybrid", condition: "keep"),
      TagRow(0x50, "AFAreaMode", "192=Pinpoint|193=Single|195=Wide (S)|196=Wide (L)|197=Auto|204=Dynamic Area (S)|205=Dynamic Area (M)|206=Dynamic Area (L)|207=3D-tracking|208=Wide (C1/C2)", condition: "keep"),
      TagRow(0x70, "AFCoordinatesAvailable", "0=No|1=Yes", condition: "keep"),
      TagRow(0xa0, "AFPointsUsed", format: .undefined, count: 51, condition: "NIKON Z 8|NIKON Z 9&AFAreaMode=197|207", value: NikonValue.bytesInHexadecimal, print: NikonValue.pointsGrid27),
      TagRow(0x3e0, "AFImageWidth", format: .short, condition: "!.=0"),
      TagRow(0x400, "AFImageHeight", format: .short, condition: "!.=0"),
      TagRow(0x420, "AFAreaXPosition", format: .short, condition: "keep&AFCoordinatesAvailable=1"),
      TagRow(0x430, "FocusPositionHorizontal", condition: "NIKON Z50_2&AFAreaXPosition!=0", value: NikonValue.column, print: NikonValue.columnOf19),
      TagRow(0x440, "AFAreaYPosition", format: .short, condition: "keep&AFCoordinatesAvailable=1"),
      TagRow(0x450, "FocusPositionVertical", condition: "NIKON Z50_2&AFAreaYPosition!=0", value: NikonValue.row, print: NikonValue.rowOf11),
      TagRow(0x460, "AFAreaWidth", format: .short, condition: "!.=0"),
      TagRow(0x480, "AFAreaHeight", format: .short, condition: "!.=0"),
      TagRow(0x4a0, "FocusResult", "0=Out of Focus|1=Focus"),
      TagRow(0x10000a0, "AFPointsUsed", format: .undefined, count: 38, condition: "NIKON Z6_3|NIKON Z f|NIKON Z5_2&AFAreaMode=197|207", value: NikonValue.bytesInHexadecimal, print: NikonValue.pointsGrid23),
      TagRow(0x1000430, "FocusPositionHorizontal", condition: "NIKON Z6_3|NIKON Z f|NIKON Z5_2&AFAreaXPosition!=0", value: NikonValue.column, print: NikonValue.columnOf21),
      TagRow(0x1000450, "FocusPositionVertical", condition: "NIKON Z6_3|NIKON Z f|NIKON Z5_2&AFAreaYPosition!=0", value: NikonValue.row, print: NikonValue.rowOf13),
      TagRow(0x20000a0, "AFPointsUsed", format: .undefined, count: 29, condition: "NIKON Z50_2&AFAreaMode=197|207", value: NikonValue.bytesInHexadecimal, print: NikonValue.pointsGrid21),
      TagRow(0x2000430, "FocusPositionHorizontal", condition: "NIKON Z 8|NIKON Z 9&AFAreaXPosition!=0", value: NikonValue.column, print: NikonValue.columnOf29),
      TagRow(0x2000450, "FocusPositionVertical", condition: "NIKON Z 8|NIKON Z 9&AFAreaYPosition!=0", value: NikonValue.row29, print: NikonValue.rowOf17),
    ])
}
