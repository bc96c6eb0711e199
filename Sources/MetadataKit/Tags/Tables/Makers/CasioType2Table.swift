/// Casio's notes of later cameras.
extension TagTable {
  package static let casio2 = TagTable(
    "CasioType2", group: "Casio", isTIFF: true,
    [
      TagRow(0x2, "PreviewImageSize", print: Wording.convertedSize),
      TagRow(0x3, "PreviewImageLength"),
      TagRow(0x4, "PreviewImageStart", value: Meaning.offsets, traits: .offset),
      TagRow(0x8, "QualityMode", "0=Economy|1=Normal|2=Fine"),
      TagRow(
        0x9, "CasioImageSize",
        "0=640x480|4=1600x1200|5=2048x1536|20=2288x1712|21=2592x1944|22=2304x1728|36=3008x2008"),
      TagRow(0xd, "FocusMode", "0=Normal|1=Macro"),
      TagRow(0x14, "ISO", "3=50|4=64|6=100|9=200", traits: .yields),
      TagRow(0x19, "WhiteBalance", "0=Auto|1=Daylight|2=Shade|3=Tungsten|4=Fluorescent|5=Manual"),
      TagRow(0x1d, "FocalLength", print: Wording.focalLength),
      TagRow(0x1f, "Saturation", "0=Low|1=Normal|2=High"),
      TagRow(0x20, "Contrast", "0=Low|1=Normal|2=High"),
      TagRow(0x21, "Sharpness", "0=Soft|1=Normal|2=Hard"),
      TagRow(0xe00, "PrintIM", traits: .structural),
      TagRow(0x2000, "PreviewImage", format: .undefined, condition: "!~none", traits: .binary),
      TagRow(0x2001, "FirmwareDate", format: .undefined, print: CasioValue.firmwareDate),
      TagRow(0x2011, "WhiteBalanceBias"),
      TagRow(
        0x2012, "WhiteBalance",
        "0=Manual|1=Daylight|2=Cloudy|3=Shade|4=Flash?|6=Fluorescent|9=Tungsten?|10=Tungsten|12=Flash"
      ),
      TagRow(0x2021, "AFPointPosition", print: CasioValue.pointPosition),
      TagRow(0x2022, "ObjectDistance", value: CasioValue.distance, print: CasioValue.distanceWords),
      TagRow(0x2034, "FlashDistance"),
      TagRow(
        0x2076, "SpecialEffectMode",
        "0 0 0=Off|1 0 0=Makeup|2 0 0=Mist Removal|3 0 0=Vivid Landscape"),
      TagRow(0x2089, "FaceInfo1", traits: .structural),
      TagRow(0x211c, "FacesDetected", format: .byte),
      TagRow(
        0x3000, "RecordMode",
        "2=Program AE|3=Shutter Priority|17=Movie|19=Movie (19)|2 0=Program AE|20=YouTube Movie|3 0=Shutter Priority|4=Aperture Priority|4 0=Aperture Priority|5=Manual|5 0=Manual|6=Best Shot|6 0=Best Shot"
      ),
      TagRow(
        0x3001, "ReleaseMode",
        "1=Normal|3=AE Bracketing|11=WB Bracketing|13=Contrast Bracketing|19=High Speed Burst"),
      TagRow(0x3002, "Quality", "1=Economy|2=Normal|3=Fine"),
      TagRow(
        0x3003, "FocusMode",
        "0=Manual|1=Focus Lock|2=Macro|3=Single-Area Auto Focus|5=Infinity|6=Multi-Area Auto Focus|8=Super Macro"
      ),
      TagRow(0x3006, "HometownCity"),
      TagRow(
        0x3007, "BestShotMode",
        "0=Off|1=Auto|2=Portrait|3=Scenery|4=Portrait with Scenery|5=Children|6=Sports|7=Pet|8=Flower|9=Natural Green|10=Autumn Leaves|11=Sundown|12=High Speed Night Scene|13=Night Scene Portrait|14=Fireworks|15=High Speed Anti Shake|16=Multi-motion Image|17=High Speed Best Selection|18=Move Out CS|19=Move In CS|20=Pre-record Movie|21=For YouTube",
        condition: "EX-FC100$"),
      TagRow(
        0x3008, "AutoISO", "1=On|2=Off|7=On (high sensitivity)|8=On (anti-shake)|10=High Speed"),
      TagRow(0x3009, "AFMode", "0=Off|1=Spot|2=Multi|3=Face Detection|4=Tracking|5=Intelligent"),
      TagRow(0x3011, "Sharpness", format: .signedShort),
      TagRow(0x3012, "Contrast", format: .signedShort),
      TagRow(0x3013, "Saturation", format: .signedShort),
      TagRow(0x3014, "ISO", traits: .yields),
      TagRow(0x3015, "ColorMode", "0=Off|2=Black & White|3=Sepia"),
      TagRow(0x3016, "Enhancement", "0=Off|1=Scenery|3=Green|5=Underwater|9=Flesh Tones"),
      TagRow(0x3017, "ColorFilter", "0=Off|1=Blue|3=Green|4=Yellow|5=Red|6=Purple|7=Pink"),
      TagRow(
        0x301b, "ArtMode",
        "0=Normal|8=Silent Movie|39=HDR|45=Premium Auto|47=Painting|49=Crayon Drawing|51=Panorama|52=Art HDR|62=High Speed Night Shot|64=Monochrome|67=Toy Camera|68=Pop Art|69=Light Tone"
      ),
      TagRow(0x301c, "SequenceNumber"),
      TagRow(0x301d, "BracketSequence"),
      TagRow(
        0x3020, "ImageStabilization",
        "0=Off|0 0=Off|0 1=Off (1)|0 3=CCD Shift|1=On|16 0=Slow Shutter|18 0=Anti-Shake|2=Best Shot|2 1=High Sensitivity|2 3=CCD Shift + High Sensitivity|20 0=High Sensitivity|3=Movie Anti-Shake"
      ),
      TagRow(
        0x302a, "LightingMode",
        "0=Off|1=High Dynamic Range|5=Shadow Enhance Low|6=Shadow Enhance High"),
      TagRow(0x302b, "PortraitRefiner", "0=Off|1=+1|2=+2"),
      TagRow(0x3030, "SpecialEffectLevel"),
      TagRow(
        0x3031, "SpecialEffectSetting",
        "0=Off|1=Makeup|2=Mist Removal|3=Vivid Landscape|16=Art Shot"),
      TagRow(
        0x3103, "DriveMode",
        "0=Single Shot|1=Continuous Shooting|2=Continuous (2 fps)|3=Continuous (3 fps)|4=Continuous (4 fps)|5=Continuous (5 fps)|6=Continuous (6 fps)|7=Continuous (7 fps)|10=Continuous (10 fps)|12=Continuous (12 fps)|15=Continuous (15 fps)|20=Continuous (20 fps)|30=Continuous (30 fps)|40=Continuous (40 fps)|60=Continuous (60 fps)|240=Auto-N",
        print: CasioValue.driveMode),
      TagRow(0x310b, "ArtModeParameters"),
      TagRow(0x4001, "CaptureFrameRate", value: CasioValue.frameRate),
      TagRow(0x4003, "VideoQuality", "1=Standard|3=HD (720p)|4=Full HD (1080p)|5=Low"),
      TagRow(0x12089, "FaceInfoUnknown", traits: .unknown),
      TagRow(
        0x13007, "BestShotMode",
        "0=Off|1=Auto|2=Expression CS|3=Baby CS|4=Child CS|5=Pet CS|6=Sports CS|7=Child High Speed Movie|8=Pet High Speed Movie|9=Sports High Speed Movie|10=Lag Correction|11=High Speed Lighting|12=High Speed Night Scene|13=High Speed Night Scene and Portrait|14=High Speed Anti Shake|15=High Speed Best Selection|16=Portrait|17=Scenery|18=Portrait with Scenery|19=Flower|20=Natural Green|21=Autumn Leaves|22=Sundown|23=Fireworks|24=Multi-motion Image|25=Move Out CS|26=Move In CS|27=Pre-record Movie|28=For YouTube",
        condition: "EX-FC150$"),
      TagRow(
        0x23007, "BestShotMode",
        "0=Off|1=Slow Motion Swing (behind)|2=Slow Motion Swing (front)|3=Self Slow Motion (behind)|4=Self Slow Motion (front)|5=Swing Burst|6=HDR|7=HDR Art|8=High Speed Night Scene|9=High Speed Night Scene and Portrait|10=High Speed Anti Shake|11=Multi SR Zoom|12=Blurred Background|13=Wide Shot|14=Slide Panorama|15=High Speed Best Selection|16=Lag Correction|17=High Speed CS|18=Child CS|19=Pet CS|20=Sports CS|21=Child High Speed Movie|22=Pet High Speed Movie|23=Sports High Speed Movie|24=Portrait|25=Scenery|26=Portrait with Scenery|27=Children|28=Sports|29=Candlelight Portrait|30=Party|31=Pet|32=Flower|33=Natural Green|34=Autumn Leaves|35=Soft Flowing Water|36=Splashing Water|37=Sundown|38=Fireworks|39=Food|40=Text|41=Collection|42=Auction|43=Pre-record Movie|44=For YouTube",
        condition: "EX-FC200S$"),
      TagRow(
        0x33007, "BestShotMode",
        "0=Off|1=Expression CS|2=Baby CS|3=Child CS|4=Pet CS|5=Sports CS|6=Child High Speed Movie|7=Pet High Speed Movie|8=Sports High Speed Movie|9=Lag Correction|10=High Speed Lighting|11=High Speed Night Scene|12=High Speed Night Scene and Portrait|13=High Speed Anti Shake|14=High Speed Best Selection|15=Portrait|16=Scenery|17=Portrait with Scenery|18=Flower|19=Natural Green|20=Autumn Leaves|21=Sundown|22=Fireworks|23=Multi-motion Image|24=Move Out CS|25=Move In CS|26=Pre-record Movie|27=For YouTube",
        condition: "EX-FH100$"),
      TagRow(
        0x43007, "BestShotMode",
        "0=Off|1=Auto|2=Auto Best Shot|3=Dynamic Photo|4=Interval Snapshot|5=Interval Movie|6=Portrait|7=Scenery|8=Portrait with Scenery|9=Underwater|10=Beach|11=Snow|12=Children|13=Sports|14=Pet|15=Flower|16=Sundown|17=Night Scene|18=Night Scene Portrait|19=Fireworks|20=Food|21=For eBay|22=Multi-motion Image|23=Pre-record Movie|24=For YouTube|25=Voice Recording",
        condition: "EX-G1$"),
      TagRow(
        0x53007, "BestShotMode",
        "0=Off|1=Auto|2=Portrait|3=Scenery|4=Portrait with Scenery|5=Self-portrait (1 person)|6=Self-portrait (2 people)|7=Children|8=Sports|9=Candlelight Portrait|10=Party|11=Pet|12=Flower|13=Natural Green|14=Autumn Leaves|15=Soft Flowing Water|16=Splashing Water|17=Sundown|18=Night Scene|19=Night Scene Portrait|20=Fireworks|21=Food|22=Text|23=Collection|24=Auction|25=Backlight|26=Anti Shake|27=High Sensitivity|28=Underwater|29=Monochrome|30=Retro|31=Business Cards|32=White Board|33=Silent|34=Pre-record Movie|35=For YouTube|36=Voice Recording",
        condition: "EX-S10$"),
      TagRow(
        0x63007, "BestShotMode",
        "0=Off|1=Auto|2=Portrait|3=Scenery|4=Portrait with Scenery|5=Children|6=Sports|7=Candlelight Portrait|8=Party|9=Pet|10=Flower|11=Natural Green|12=Autumn Leaves|13=Soft Flowing Water|14=Splashing Water|15=Sundown|16=Night Scene|17=Night Scene Portrait|18=Fireworks|19=Food|20=Text|21=Collection|22=Auction|23=Backlight|24=Anti Shake|25=High Sensitivity|26=Monochrome|27=Retro|28=Twilight|29=Layout (2 images)|30=Layout (3 images)|31=Auto Framing|32=Old Photo|33=Business Cards|34=White Board|35=Silent|36=Short Movie|37=Past Movie|38=For YouTube|39=Voice Recording",
        condition: "EX-S880$"),
      TagRow(
        0x73007, "BestShotMode",
        "0=Off|1=Auto|2=Portrait|3=Scenery|4=Portrait with Scenery|5=Children|6=Sports|7=Candlelight Portrait|8=Party|9=Pet|10=Flower|11=Soft Flowing Water|12=Sundown|13=Night Scene|14=Night Scene Portrait|15=Fireworks|16=Food|17=Text|18=For eBay|19=Backlight|20=Anti Shake|21=High Sensitivity|22=For YouTube|23=Voice Recording",
        condition: "EX-Z16$"),
      TagRow(
        0x83007, "BestShotMode",
        "0=Off|1=Auto|2=Movie|3=Portrait|4=Scenery|5=Children|6=Sports|7=Candlelight Portrait|8=Party|9=Pet|10=Flower|11=Soft Flowing Water|12=Sundown|13=Night Scene|14=Night Scene Portrait|15=Fireworks|16=Food|17=Text|18=Auction|19=Backlight|20=Anti Shake|21=High Sensitivity|22=For YouTube|23=Voice Recording",
        condition: "EX-Z9$"),
      TagRow(
        0x93007, "BestShotMode",
        "0=Off|1=Auto|2=Portrait|3=Scenery|4=Portrait with Scenery|5=Pet|6=Self-portrait (1 person)|7=Self-portrait (2 people)|8=Flower|9=Food|10=Fashion Accessories|11=Magazine|12=Monochrome|13=Retro|14=Cross Filter|15=Pastel|16=Night Scene|17=Night Scene Portrait|18=Party|19=Sports|20=Children|21=Sundown|22=Fireworks|23=Underwater|24=Backlight|25=High Sensitivity|26=Auction|27=White Board|28=Pre-record Movie|29=For YouTube|30=Voice Recording",
        condition: "EX-Z80$"),
      TagRow(
        0xa3007, "BestShotMode",
        "0=Off|1=Auto|2=Auto Best Shot|3=Portrait|4=Scenery|5=Portrait with Scenery|6=Self-portrait (1 person)|7=Self-portrait (2 people)|8=Children|9=Sports|10=Candlelight Portrait|11=Party|12=Pet|13=Flower|14=Natural Green|15=Autumn Leaves|16=Soft Flowing Water|17=Splashing Water|18=Sundown|19=Night Scene|20=Night Scene Portrait|21=Fireworks|22=Food|23=Text|24=Collection|25=Auction|26=Backlight|27=Anti Shake|28=High Sensitivity|29=Underwater|30=Monochrome|31=Retro|32=Twilight|33=ID Photo|34=Business Cards|35=White Board|36=Silent|37=Pre-record Movie|38=For YouTube|39=Voice Recording",
        condition: "EX-Z100$|EX-Z200$"),
      TagRow(
        0xb3007, "BestShotMode",
        "0=Off|1=Portrait|2=Scenery|3=Portrait with Scenery|4=Children|5=Sports|6=Candlelight Portrait|7=Party|8=Pet|9=Flower|10=Natural Green|11=Soft Flowing Water|12=Splashing Water|13=Sundown|14=Night Scene|15=Night Scene Portrait|16=Fireworks|17=Food|18=Text|19=Collection|20=Backlight|21=Anti Shake|22=Pastel|23=Illustration|24=Cross Filter|25=Monochrome|26=Retro|27=Twilight|28=Old Photo|29=ID Photo|30=Business Cards|31=White Board",
        condition: "EX-Z750$&file=JPEG"),
      TagRow(
        0xc3007, "BestShotMode",
        "0=Off|1=Portrait|2=Scenery|3=Portrait with Scenery|4=Children|5=Sports|6=Candlelight Portrait|7=Party|8=Pet|9=Flower|10=Natural Green|11=Autumn Leaves|12=Soft Flowing Water|13=Splashing Water|14=Sundown|15=Night Scene|16=Night Scene Portrait|17=Fireworks|18=Food|19=Text|20=Collection|21=For eBay|22=Backlight|23=Anti Shake|24=High Sensitivity|25=Pastel|26=Illustration|27=Cross Filter|28=Monochrome|29=Retro|30=Twilight|31=ID Photo|32=Old Photo|33=Business Cards|34=White Board",
        condition: "EX-Z850$&file=JPEG"),
      TagRow(
        0xd3007, "BestShotMode",
        "0=Off|1=Auto|2=Movie|3=Portrait|4=Scenery|5=Portrait with Scenery|6=Children|7=Sports|8=Candlelight Portrait|9=Party|10=Pet|11=Flower|12=Natural Green|13=Autumn Leaves|14=Soft Flowing Water|15=Splashing Water|16=Sundown|17=Night Scene|18=Night Scene Portrait|19=Fireworks|20=Food|21=Text|22=Collection|23=For eBay|24=Backlight|25=Anti Shake|26=High Sensitivity|27=Underwater|28=Monochrome|29=Retro|30=Twilight|31=Layout (2 images)|32=Layout (3 images)|33=Auto Framing|34=ID Photo|35=Old Photo|36=Business Cards|37=White Board|38=Voice Recording",
        condition: "EX-Z1050$"),
      TagRow(
        0xe3007, "BestShotMode",
        "0=Off|1=Auto|2=Movie|3=Portrait|4=Scenery|5=Portrait with Scenery|6=Children|7=Sports|8=Candlelight Portrait|9=Party|10=Pet|11=Flower|12=Natural Green|13=Autumn Leaves|14=Soft Flowing Water|15=Splashing Water|16=Sundown|17=Night Scene|18=Night Scene Portrait|19=Fireworks|20=Food|21=Text|22=Collection|23=For eBay|24=Backlight|25=Anti Shake|26=High Sensitivity|27=Underwater|28=Monochrome|29=Retro|30=Twilight|31=Layout (2 images)|32=Layout (3 images)|33=Auto Framing|34=ID Photo|35=Old Photo|36=Business Cards|37=White Board|38=Short Movie|39=Past Movie|40=For YouTube|41=Voice Recording",
        condition: "EX-Z1080$"),
      TagRow(
        0xf3007, "BestShotMode",
        "0=Off|1=Portrait|2=Scenery|3=Portrait with Scenery|4=Children|5=Sports|6=Candlelight Portrait|7=Party|8=Pet|9=Flower|10=Natural Green|11=Autumn Leaves|12=Soft Flowing Water|13=Splashing Water|14=Sundown|15=Night Scene|16=Night Scene Portrait|17=Fireworks|18=Food|19=Text|20=Collection|21=Auction|22=Backlight|23=High Sensitivity|24=Underwater|25=Monochrome|26=Retro|27=Twilight|28=Layout (2 images)|29=Layout (3 images)|30=Auto Framing|31=ID Photo|32=Old Photo|33=Business Cards|34=White Board",
        condition: "EX-Z1200$&file=JPEG"),
      TagRow(
        0x103007, "BestShotMode",
        "0=Off|1=Auto|2=Premium Auto|3=Dynamic Photo|4=Portrait|5=Scenery|6=Portrait with Scenery|7=Children|8=Sports|9=Candlelight Portrait|10=Party|11=Pet|12=Flower|13=Natural Green|14=Autumn Leaves|15=Soft Flowing Water|16=Splashing Water|17=Sundown|18=Night Scene|19=Night Scene Portrait|20=Fireworks|21=Food|22=Text|23=Collection|24=For eBay|25=Backlight|26=High Sensitivity|27=Oil Painting|28=Crayon|29=Water Color|30=Monochrome|31=Retro|32=Twilight|33=Multi-motion Image|34=ID Photo|35=Business Cards|36=White Board|37=Silent|38=Pre-record Movie|39=For YouTube|40=Voice Recording",
        condition: "EX-Z2000$"),
      TagRow(
        0x113007, "BestShotMode",
        "0=Off|1=Auto|2=Premium Auto|3=Dynamic Photo|4=Portrait|5=Scenery|6=Portrait with Scenery|7=Children|8=Sports|9=Candlelight Portrait|10=Party|11=Pet|12=Flower|13=Natural Green|14=Autumn Leaves|15=Soft Flowing Water|16=Splashing Water|17=Sundown|18=Night Scene|19=Night Scene Portrait|20=Fireworks|21=Food|22=Text|23=Collection|24=Auction|25=Backlight|26=High Sensitivity|27=Oil Painting|28=Crayon|29=Water Color|30=Monochrome|31=Retro|32=Twilight|33=Multi-motion Image|34=ID Photo|35=Business Cards|36=White Board|37=Silent|38=Pre-record Movie|39=For YouTube|40=Voice Recording",
        condition: "EX-Z2300$"),
      TagRow(
        0x123007, "BestShotMode",
        "0=Off|1=Portrait|2=Scenery|3=Portrait with Scenery|4=Children|5=Sports|6=Night Scene",
        condition: "EX-Z3000$"),
      TagRow(
        0x133007, "BestShotMode",
        "0=Off|1=Child CS|2=Pet CS|3=Sports CS|4=Child High Speed Movie|5=Pet High Speed Movie|6=Sports High Speed Movie|7=Multi SR Zoom|8=Lag Correction|9=High Speed Night Scene|10=High Speed Night Scene and Portrait|11=High Speed Anti Shake|12=Portrait|13=Scenery|14=Portrait with Scenery|15=Children|16=Sports|17=Candlelight Portrait|18=Party|19=Pet|20=Flower|21=Natural Green|22=Autumn Leaves|23=Soft Flowing Water|24=Splashing Water|25=Sundown|26=Fireworks|27=Food|28=Text|29=Collection|30=For eBay|31=Pre-record Movie|32=For YouTube",
        condition: "EX-ZR100$"),
      TagRow(
        0x143007, "BestShotMode",
        "0=Off|1=High Speed Night Scene|2=High Speed Night Scene and Portrait|3=High Speed Anti Shake|4=Blurred Background|5=Wide Shot|6=High Speed Best Selection|7=Lag Correction|8=Child CS|9=Pet CS|10=Sports CS|11=Child High Speed Movie|12=Pet High Speed Movie|13=Sports High Speed Movie|14=Portrait|15=Scenery|16=Portrait with Scenery|17=Children|18=Sports|19=Candlelight Portrait|20=Party|21=Pet|22=Flower|23=Natural Green|24=Autumn Leaves|25=Soft Flowing Water|26=Splashing Water|27=Sundown|28=Fireworks|29=Food|30=Text|31=Collection|32=Auction|33=Pre-record Movie|34=For YouTube",
        condition: "EX-ZR200$"),
      TagRow(
        0x153007, "BestShotMode", "0=Off|1=People|2=Scenery|3=Flower|4=Night Scene|5=Soft Focus",
        condition: "QV-4000$"),
      TagRow(
        0x163007, "BestShotMode",
        "1=High Speed Night Shot|2=Blurred Background|3=Toy Camera|4=Soft Focus|5=Light Tone|6=Pop|7=Sepia|8=Monochrome|9=Miniature|10=Wide Shot|11=High Speed Best Selection|12=Lag Correction|13=High Speed Night Scene|14=High Speed Night Scene and Portrait|15=High Speed Anti Shake|16=Portrait|17=Scenery|18=Portrait with Scenery|19=Children|20=Sports|21=Candlelight Portrait|22=Party|23=Pet|24=Flower|25=Natural Green|26=Autumn Leaves|27=Soft Flowing Water|28=Splashing Water|29=Sundown|30=Fireworks|31=Food|32=Text|33=Collection|34=Auction|35=Prerecord (Movie)|36=For YouTube",
        condition: "EX-ZR300$"),
      TagRow(0x173007, "BestShotMode", "0=Off", print: CanonValue.labelOrNumber),
    ])
}
