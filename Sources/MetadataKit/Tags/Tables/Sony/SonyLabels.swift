/// Words of values that several of Sony's structures have.
enum SonyLabels {
  static let releaseModes =
    "0=Normal|1=Continuous|2=Continuous - Exposure Bracketing|3=DRO or White Balance Bracketing|5=Continuous - Burst|6=Single Frame - Capture During Movie|7=Continuous - Sweep Panorama|8=Continuous - Anti-Motion Blur, Hand-held Twilight|9=Continuous - HDR|10=Continuous - Background defocus|13=Continuous - 3D Sweep Panorama|15=Continuous - High Resolution Sweep Panorama|16=Continuous - 3D Image|17=Continuous - Burst 2|18=Normal - iAuto+|19=Continuous - Speed/Advance Priority|20=Continuous - Multi Frame NR|23=Single-frame - Exposure Bracketing|26=Continuous Low|27=Continuous - High Sensitivity|28=Smile Shutter|29=Continuous - Tele-zoom Advance Priority|146=Single Frame - Movie Capture"

  static let pictureProfiles =
    "0=Gamma Still - Standard/Neutral (PP2)|1=Gamma Still - Portrait|3=Gamma Still - Night View/Portrait|4=Gamma Still - B&W/Sepia|5=Gamma Still - Clear|6=Gamma Still - Deep|7=Gamma Still - Light|8=Gamma Still - Vivid|9=Gamma Still - Real|10=Gamma Movie (PP1)|22=Gamma ITU709 (PP3 or PP4)|24=Gamma Cine1 (PP5)|25=Gamma Cine2 (PP6)|26=Gamma Cine3|27=Gamma Cine4|28=Gamma S-Log2 (PP7)|29=Gamma ITU709 (800%)|31=Gamma S-Log3 (PP8 or PP9)|33=Gamma HLG2 (PP10)|34=Gamma HLG3|36=Off|37=FL|38=VV2|39=IN|40=SH|48=FL2|49=FL3"

  static let exposureProgram =
    "0=Program AE|1=Aperture-priority AE|2=Shutter speed priority AE|3=Manual|4=Auto|5=iAuto|6=Superior Auto|7=iAuto+|8=Portrait|9=Landscape|10=Twilight|11=Twilight Portrait|12=Sunset|14=Action (High speed)|16=Sports|17=Handheld Night Shot|18=Anti Motion Blur|19=High Sensitivity|21=Beach|22=Snow|23=Fireworks|26=Underwater|27=Gourmet|28=Pet|29=Macro|30=Backlight Correction HDR|33=Sweep Panorama|36=Background Defocus|37=Soft Skin|42=3D Image|43=Cont. Priority AE|45=Document|46=Party"

  static let pictureEffects =
    "0=Off|1=Toy Camera|2=Pop Color|3=Posterization|4=Retro Photo|5=Soft High Key|6=Partial Color|7=High Contrast Monochrome|8=Soft Focus|9=HDR Painting|10=Rich-tone Monochrome|11=Miniature|12=Water Color|13=Illustration"

  static let exposureIndicator =
    "0=Not Indicated|1=Under Scale|119=Bottom of Scale|120=-2.0|121=-1.7|122=-1.5|123=-1.3|124=-1.0|125=-0.7|126=-0.5|127=-0.3|128=0|129=+0.3|130=+0.5|131=+0.7|132=+1.0|133=+1.3|134=+1.5|135=+1.7|136=+2.0|253=Top of Scale|254=Over Scale"

  static let exposureProgram2 =
    "0=Auto|1=Manual|2=Program AE|3=Aperture-priority AE|4=Shutter speed priority AE|8=Program Shift A|9=Program Shift S|16=Portrait|17=Sports|18=Sunset|19=Night Portrait|20=Landscape|21=Macro|35=Auto No Flash"

  static let flashStatus =
    "0=No Flash present|2=Flash Inhibited|64=Built-in Flash present|65=Built-in Flash Fired|66=Built-in Flash Inhibited|128=External Flash present|129=External Flash Fired"

  static let focusPointsUsed =
    "0=(none)||0=A5|1=A6|2=A7|3=B2|4=B3|5=B4|6=B5|7=B6|8=B7|9=B8|10=B9|11=B10|12=C1|13=C2|14=C3|15=C4|16=C5|17=C6|18=C7|19=C8|20=C9|21=C10|22=C11|23=D1|24=D2|25=D3|26=D4|27=D5|28=D6|29=D7|30=D8|31=D9|32=D10|33=D11|34=E1|35=E2|36=E3|37=E4|38=E5|39=E6|40=E7|41=E8|42=E9|43=E10|44=E11|45=F1|46=F2|47=F3|48=F4|49=F5|50=F6|51=F7|52=F8|53=F9|54=F10|55=F11|56=G1|57=G2|58=G3|59=G4|60=G5|61=G6|62=G7|63=G8|64=G9|65=G10|66=G11|67=H2|68=H3|69=H4|70=H5|71=H6|72=H7|73=H8|74=H9|75=H10|76=I5|77=I6|78=I7"

  static let focusPointsUsed2 =
    "0=(none)||0=Center|1=Top|2=Upper-right|3=Right|4=Lower-right|5=Bottom|6=Lower-left|7=Left|8=Upper-left|9=Far Right|10=Far Left|11=Upper-middle|12=Near Right|13=Lower-middle|14=Near Left|15=Upper Far Right|16=Lower Far Right|17=Lower Far Left|18=Upper Far Left"

  static let points79 =
    "0=B4|1=C4|2=D4|3=E4|4=F4|5=G4|6=H4|7=B3|8=C3|9=D3|10=E3|11=F3|12=G3|13=H3|14=B2|15=C2|16=D2|17=E2|18=F2|19=G2|20=H2|21=C1|22=D1|23=E1|24=F1|25=G1|26=A7 Vertical|27=A6 Vertical|28=A5 Vertical|29=C7 Vertical|30=C6 Vertical|31=C5 Vertical|32=E7 Vertical|33=E6 Center Vertical|34=E5 Vertical|35=G7 Vertical|36=G6 Vertical|37=G5 Vertical|38=I7 Vertical|39=I6 Vertical|40=I5 Vertical|41=A7|42=B7|43=C7|44=D7|45=E7|46=F7|47=G7|48=H7|49=I7|50=A6|51=B6|52=C6|53=D6|54=E6 Center|55=F6|56=G6|57=H6|58=I6|59=A5|60=B5|61=C5|62=D5|63=E5|64=F5|65=G5|66=H5|67=I5|68=C11|69=D11|70=E11|71=F11|72=G11|73=B10|74=C10|75=D10|76=E10|77=F10|78=G10|79=H10|80=B9|81=C9|82=D9|83=E9|84=F9|85=G9|86=H9|87=B8|88=C8|89=D8|90=E8|91=F8|92=G8|93=H8|94=E6 Center F2.8|255=(none)"

  static let points15 =
    "0=Upper-left|1=Left|2=Lower-left|3=Far Left|4=Top (horizontal)|5=Near Right|6=Center (horizontal)|7=Near Left|8=Bottom (horizontal)|9=Top (vertical)|10=Center (vertical)|11=Bottom (vertical)|12=Far Right|13=Upper-right|14=Right|15=Lower-right|16=Upper-middle|17=Lower-middle|255=(none)"

  static let creativeStyle =
    "1=Standard|2=Vivid|3=Portrait|4=Landscape|5=Sunset|6=Night View/Portrait|8=B&W|9=Adobe RGB|11=Neutral|12=Clear|13=Deep|14=Light|15=Autumn Leaves|16=Sepia"

  static let driveModes =
    "1=Single Frame|2=Continuous High|4=Self-timer 10 sec|5=Self-timer 2 sec, Mirror Lock-up|6=Single-frame Bracketing|7=Continuous Bracketing|10=Remote Commander|11=Mirror Lock-up|18=Continuous Low|24=White Balance Bracketing Low|25=D-Range Optimizer Bracketing Low|40=White Balance Bracketing High|41=D-Range Optimizer Bracketing High"

  static let flashAction2 =
    "1=Fired, Autoflash|2=Fired, Fill-flash|3=Fired, Rear Sync|4=Fired, Wireless|5=Did not fire|6=Fired, Slow Sync|17=Fired, Autoflash, Red-eye reduction|18=Fired, Fill-flash, Red-eye reduction|34=Fired, Fill-flash, HSS"

  static let driveModes2 =
    "1=Single Frame|2=Continuous High|4=Self-timer 10 sec|5=Self-timer 2 sec, Mirror Lock-up|7=Continuous Bracketing|10=Remote Commander|11=Continuous Self-timer"

  static let whiteBalances =
    "16=Auto (-3)|17=Auto (-2)|18=Auto (-1)|19=Auto (0)|20=Auto (+1)|21=Auto (+2)|22=Auto (+3)|32=Daylight (-3)|33=Daylight (-2)|34=Daylight (-1)|35=Daylight (0)|36=Daylight (+1)|37=Daylight (+2)|38=Daylight (+3)|48=Shade (-3)|49=Shade (-2)|50=Shade (-1)|51=Shade (0)|52=Shade (+1)|53=Shade (+2)|54=Shade (+3)|64=Cloudy (-3)|65=Cloudy (-2)|66=Cloudy (-1)|67=Cloudy (0)|68=Cloudy (+1)|69=Cloudy (+2)|70=Cloudy (+3)|80=Tungsten (-3)|81=Tungsten (-2)|82=Tungsten (-1)|83=Tungsten (0)|84=Tungsten (+1)|85=Tungsten (+2)|86=Tungsten (+3)|96=Fluorescent (-3)|97=Fluorescent (-2)|98=Fluorescent (-1)|99=Fluorescent (0)|100=Fluorescent (+1)|101=Fluorescent (+2)|102=Fluorescent (+3)|112=Flash (-3)|113=Flash (-2)|114=Flash (-1)|115=Flash (0)|116=Flash (+1)|117=Flash (+2)|118=Flash (+3)|163=Custom|243=Color Temperature/Color Filter"

  static let driveModeSettings =
    "16=Single Frame|33=Continuous High|34=Continuous Low|48=Speed Priority Continuous|81=Self-timer 10 sec|82=Self-timer 2 sec, Mirror Lock-up|113=Continuous Bracketing 0.3 EV|117=Continuous Bracketing 0.7 EV|145=White Balance Bracketing Low|146=White Balance Bracketing High|192=Remote Commander"

  static let exposureProgram3 =
    "1=Program AE|2=Aperture-priority AE|3=Shutter speed priority AE|4=Manual|5=Cont. Priority AE|16=Auto|17=Auto (no flash)|18=Auto+|49=Portrait|50=Landscape|51=Macro|52=Sports|53=Sunset|54=Night view|55=Night view/portrait|56=Handheld Night Shot|57=3D Sweep Panorama|64=Auto 2|65=Auto 2 (no flash)|80=Sweep Panorama|96=Anti Motion Blur|128=Toy Camera|129=Pop Color|130=Posterization|131=Posterization B/W|132=Retro Photo|133=High-key|134=Partial Color Red|135=Partial Color Green|136=Partial Color Blue|137=Partial Color Yellow|138=High Contrast Monochrome"

  static let teleconverter =
    "0=None|4=Minolta/Sony AF 1.4x APO (D) (0x04)|5=Minolta/Sony AF 2x APO (D) (0x05)|72=Minolta/Sony AF 2x APO (D)|80=Minolta AF 2x APO II|96=Minolta AF 2x APO|136=Minolta/Sony AF 1.4x APO (D)|144=Minolta AF 1.4x APO II|160=Minolta AF 1.4x APO"

  static let sceneModes =
    "0=Standard|1=Portrait|2=Text|3=Night Scene|4=Sunset|5=Sports|6=Landscape|7=Night Portrait|8=Macro|9=Super Macro|16=Auto|17=Night View/Portrait|18=Sweep Panorama|19=Handheld Night Shot|20=Anti Motion Blur|21=Cont. Priority AE|22=Auto+|23=3D Sweep Panorama|24=Superior Auto|25=High Sensitivity|26=Fireworks|27=Food|28=Pet|33=HDR|65535=n/a"

  static let colorModes =
    "0=Standard|1=Vivid|2=Portrait|3=Landscape|4=Sunset|5=Night View/Portrait|6=B&W|7=Adobe RGB|12=Neutral|13=Clear|14=Deep|15=Light|16=Autumn Leaves|17=Sepia|18=FL|19=Vivid 2|20=IN|21=SH|22=FL2|23=FL3|100=Neutral|101=Clear|102=Deep|103=Light|104=Night View|105=Autumn Leaves|255=Off|4294967295=n/a"

  static let exposureMode =
    "0=Program|1=Aperture Priority|2=Shutter Priority|3=Manual|4=Auto|5=Program Shift A|6=Program Shift S|4115=Portrait|4131=Sports|4147=Sunset|4163=Night View/Portrait|4179=Landscape|4227=Macro"
}
