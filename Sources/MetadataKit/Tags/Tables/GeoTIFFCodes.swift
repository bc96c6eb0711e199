/// The numbers that GeoTIFF keys have for what EPSG's register and the specification name, by kind, as
/// ``TagRow/labels`` has them (GeoTIFF 1.0 §6.3).
enum GeoTIFFCodes {
  /// Units of length and of angles (§6.3.1.3, §6.3.1.4).
  static let units = """
    9001=Linear Meter|9002=Linear Foot|9003=Linear Foot US Survey|\
    9004=Linear Foot Modified American|9005=Linear Foot Clarke|9006=Linear Foot Indian|\
    9007=Linear Link|9008=Linear Link Benoit|9009=Linear Link Sears|9010=Linear Chain Benoit|\
    9011=Linear Chain Sears|9012=Linear Yard Sears|9013=Linear Yard Indian|9014=Linear Fathom|\
    9015=Linear Mile International Nautical|9101=Angular Radian|9102=Angular Degree|\
    9103=Angular Arc Minute|9104=Angular Arc Second|9105=Angular Grad|9106=Angular Gon|\
    9107=Angular DMS|9108=Angular DMS Hemisphere|32767=User Defined
    """

  /// Prime meridians (§6.3.2.4).
  static let primeMeridians = """
    8901=Greenwich|8902=Lisbon|8903=Paris|8904=Bogota|8905=Madrid|8906=Rome|8907=Bern|8908=Jakarta|\
    8909=Ferro|8910=Brussels|8911=Stockholm|32767=User Defined
    """

  /// Ellipsoids (§6.3.2.3).
  static let ellipsoids = """
    7001=Airy 1830|7002=Airy Modified 1849|7003=Australian National Spheroid|7004=Bessel 1841|\
    7005=Bessel Modified|7006=Bessel Namibia|7007=Clarke 1858|7008=Clarke 1866|\
    7009=Clarke 1866 Michigan|7010=Clarke 1880 Benoit|7011=Clarke 1880 IGN|7012=Clarke 1880 RGS|\
    7013=Clarke 1880 Arc|7014=Clarke 1880 SGA 1922|7015=Everest 1830 1937 Adjustment|\
    7016=Everest 1830 1967 Definition|7017=Everest 1830 1975 Definition|7018=Everest 1830 Modified|\
    7019=GRS 1980|7020=Helmert 1906|7021=Indonesian National Spheroid|7022=International 1924|\
    7023=International 1967|7024=Krassowsky 1940|7025=NWL 9D|7026=NWL 10D|7027=Plessis 1817|\
    7028=Struve 1860|7029=War Office|7030=WGS 84|7031=GEM 10C|7032=OSU86F|7033=OSU91A|\
    7034=Clarke 1880|7035=Sphere|32767=User Defined
    """

  /// Coordinate systems of latitude and longitude (§6.3.2.1).
  static let geographicSystems = """
    4001=Airy 1830|4002=Airy Modified 1849|4003=Australian National Spheroid|4004=Bessel 1841|\
    4005=Bessel Modified|4006=Bessel Namibia|4007=Clarke 1858|4008=Clarke 1866|\
    4009=Clarke 1866 Michigan|4010=Clarke 1880 Benoit|4011=Clarke 1880 IGN|4012=Clarke 1880 RGS|\
    4013=Clarke 1880 Arc|4014=Clarke 1880 SGA 1922|4015=Everest 1830 1937 Adjustment|\
    4016=Everest 1830 1967 Definition|4017=Everest 1830 1975 Definition|4018=Everest 1830 Modified|\
    4019=GRS 1980|4020=Helmert 1906|4021=Indonesian National Spheroid|4022=International 1924|\
    4023=International 1967|4024=Krassowsky 1940|4025=NWL9D|4026=NWL10D|4027=Plessis 1817|\
    4028=Struve 1860|4029=War Office|4030=WGS84|4031=GEM10C|4032=OSU86F|4033=OSU91A|\
    4034=Clarke 1880|4035=Sphere|4120=Greek|4121=GGRS87|4123=KKJ|4124=RT90|4133=EST92|4201=Adindan|\
    4202=AGD66|4203=AGD84|4204=Ain el Abd|4205=Afgooye|4206=Agadez|4207=Lisbon|4208=Aratu|\
    4209=Arc 1950|4210=Arc 1960|4211=Batavia|4212=Barbados|4213=Beduaram|4214=Beijing 1954|\
    4215=Belge 1950|4216=Bermuda 1957|4217=Bern 1898|4218=Bogota|4219=Bukit Rimpah|4220=Camacupa|\
    4221=Campo Inchauspe|4222=Cape|4223=Carthage|4224=Chua|4225=Corrego Alegre|4226=Cote d Ivoire|\
    4227=Deir ez Zor|4228=Douala|4229=Egypt 1907|4230=ED50|4231=ED87|4232=Fahud|\
    4233=Gandajika 1970|4234=Garoua|4235=Guyane Francaise|4236=Hu Tzu Shan|4237=HD72|4238=ID74|\
    4239=Indian 1954|4240=Indian 1975|4241=Jamaica 1875|4242=JAD69|4243=Kalianpur|4244=Kandawala|\
    4245=Kertau|4246=KOC|4247=La Canoa|4248=PSAD56|4249=Lake|4250=Leigon|4251=Liberia 1964|\
    4252=Lome|4253=Luzon 1911|4254=Hito XVIII 1963|4255=Herat North|4256=Mahe 1971|4257=Makassar|\
    4258=EUREF89|4259=Malongo 1987|4260=Manoca|4261=Merchich|4262=Massawa|4263=Minna|4264=Mhast|\
    4265=Monte Mario|4266=M poraloko|4267=NAD27|4268=NAD Michigan|4269=NAD83|4270=Nahrwan 1967|\
    4271=Naparima 1972|4272=GD49|4273=NGO 1948|4274=73|4275=NTF|4276=NSWC 9Z 2|4277=OSGB 1936|\
    4278=OSGB70|4279=OS SN80|4280=Padang|4281=Palestine 1923|4282=Pointe Noire|4283=GDA94|\
    4284=Pulkovo 1942|4285=Qatar|4286=Qatar 1948|4287=Qornoq|4288=Loma Quintana|4289=Amersfoort|\
    4290=RT38|4291=SAD69|4292=Sapper Hill 1943|4293=Schwarzeck|4294=Segora|4295=Serindung|\
    4296=Sudan|4297=Tananarive|4298=Timbalai 1948|4299=TM65|4300=TM75|4301=Tokyo|\
    4302=Trinidad 1903|4303=TC 1948|4304=Voirol 1875|4305=Voirol Unifie|4306=Bern 1938|\
    4307=Nord Sahara 1959|4308=Stockholm 1938|4309=Yacare|4310=Yoff|4311=Zanderij|4312=MGI|\
    4313=Belge 1972|4314=DHDN|4315=Conakry 1905|4317=Dealul Piscului 1970|4322=WGS 72|\
    4324=WGS 72BE|4326=WGS 84|4801=Bern 1898 Bern|4802=Bogota Bogota|4803=Lisbon Lisbon|\
    4804=Makassar Jakarta|4805=MGI Ferro|4806=Monte Mario Rome|4807=NTF Paris|4808=Padang Jakarta|\
    4809=Belge 1950 Brussels|4810=Tananarive Paris|4811=Voirol 1875 Paris|4812=Voirol Unifie Paris|\
    4813=Batavia Jakarta|4815=Greek Athens|4901=ATF Paris|4902=NDG Paris|32767=User Defined
    """

  /// Geodetic datums (§6.3.2.2).
  static let datums = """
    6001=Airy 1830|6002=Airy Modified 1849|6003=Australian National Spheroid|6004=Bessel 1841|\
    6005=Bessel Modified|6006=Bessel Namibia|6007=Clarke 1858|6008=Clarke 1866|\
    6009=Clarke 1866 Michigan|6010=Clarke 1880 Benoit|6011=Clarke 1880 IGN|6012=Clarke 1880 RGS|\
    6013=Clarke 1880 Arc|6014=Clarke 1880 SGA 1922|6015=Everest 1830 1937 Adjustment|\
    6016=Everest 1830 1967 Definition|6017=Everest 1830 1975 Definition|6018=Everest 1830 Modified|\
    6019=GRS 1980|6020=Helmert 1906|6021=Indonesian National Spheroid|6022=International 1924|\
    6023=International 1967|6024=Krassowsky 1960|6025=NWL9D|6026=NWL10D|6027=Plessis 1817|\
    6028=Struve 1860|6029=War Office|6030=WGS84|6031=GEM10C|6032=OSU86F|6033=OSU91A|\
    6034=Clarke 1880|6035=Sphere|6201=Adindan|6202=Australian Geodetic Datum 1966|\
    6203=Australian Geodetic Datum 1984|6204=Ain el Abd 1970|6205=Afgooye|6206=Agadez|6207=Lisbon|\
    6208=Aratu|6209=Arc 1950|6210=Arc 1960|6211=Batavia|6212=Barbados|6213=Beduaram|\
    6214=Beijing 1954|6215=Reseau National Belge 1950|6216=Bermuda 1957|6217=Bern 1898|6218=Bogota|\
    6219=Bukit Rimpah|6220=Camacupa|6221=Campo Inchauspe|6222=Cape|6223=Carthage|6224=Chua|\
    6225=Corrego Alegre|6226=Cote d Ivoire|6227=Deir ez Zor|6228=Douala|6229=Egypt 1907|\
    6230=European Datum 1950|6231=European Datum 1987|6232=Fahud|6233=Gandajika 1970|6234=Garoua|\
    6235=Guyane Francaise|6236=Hu Tzu Shan|6237=Hungarian Datum 1972|6238=Indonesian Datum 1974|\
    6239=Indian 1954|6240=Indian 1975|6241=Jamaica 1875|6242=Jamaica 1969|6243=Kalianpur|\
    6244=Kandawala|6245=Kertau|6246=Kuwait Oil Company|6247=La Canoa|\
    6248=Provisional S American Datum 1956|6249=Lake|6250=Leigon|6251=Liberia 1964|6252=Lome|\
    6253=Luzon 1911|6254=Hito XVIII 1963|6255=Herat North|6256=Mahe 1971|6257=Makassar|\
    6258=European Reference System 1989|6259=Malongo 1987|6260=Manoca|6261=Merchich|6262=Massawa|\
    6263=Minna|6264=Mhast|6265=Monte Mario|6266=M poraloko|6267=North American Datum 1927|\
    6268=NAD Michigan|6269=North American Datum 1983|6270=Nahrwan 1967|6271=Naparima 1972|\
    6272=New Zealand Geodetic Datum 1949|6273=NGO 1948|6274=Datum 73|\
    6275=Nouvelle Triangulation Francaise|6276=NSWC 9Z 2|6277=OSGB 1936|6278=OSGB 1970 SN|\
    6279=OS SN 1980|6280=Padang 1884|6281=Palestine 1923|6282=Pointe Noire|\
    6283=Geocentric Datum of Australia 1994|6284=Pulkovo 1942|6285=Qatar|6286=Qatar 1948|\
    6287=Qornoq|6288=Loma Quintana|6289=Amersfoort|6290=RT38|6291=South American Datum 1969|\
    6292=Sapper Hill 1943|6293=Schwarzeck|6294=Segora|6295=Serindung|6296=Sudan|\
    6297=Tananarive 1925|6298=Timbalai 1948|6299=TM65|6300=TM75|6301=Tokyo|6302=Trinidad 1903|\
    6303=Trucial Coast 1948|6304=Voirol 1875|6305=Voirol Unifie 1960|6306=Bern 1938|\
    6307=Nord Sahara 1959|6308=Stockholm 1938|6309=Yacare|6310=Yoff|6311=Zanderij|\
    6312=Militar Geographische Institut|6313=Reseau National Belge 1972|\
    6314=Deutsche Hauptdreiecksnetz|6315=Conakry 1905|6317=Dealul Piscului 1970|6322=WGS72|\
    6324=WGS72 Transit Broadcast Ephemeris|6326=WGS84|6901=Ancienne Triangulation Francaise|\
    6902=Nord de Guerre|32767=User Defined
    """

  /// Ways to project (§6.3.3.3).
  static let transformations = """
    1=Transverse Mercator|2=Transverse Mercator Modified Alaska|3=Oblique Mercator|\
    4=Oblique Mercator Laborde|5=Oblique Mercator Rosenmund|6=Oblique Mercator Spherical|\
    7=Mercator|8=Lambert Conf Conic 2SP|9=Lambert Conf Conic 1SP|10=Lambert Azim Equal Area|\
    11=Albers Equal Area|12=Azimuthal Equidistant|13=Equidistant Conic|14=Stereographic|\
    15=Polar Stereographic|16=Oblique Stereographic|17=Equirectangular|18=Cassini Soldner|\
    19=Gnomonic|20=Miller Cylindrical|21=Orthographic|22=Polyconic|23=Robinson|24=Sinusoidal|\
    25=VanDerGrinten|26=New Zealand Map Grid|27=Transverse Mercator South Orientated|\
    28=Cylindrical Equal Area|32767=User Defined
    """

  /// Heights and what they count from (§6.3.4.1, §6.3.4.2).
  static let verticalSystems = """
    0=Undefined|5001=Airy 1830 ellipsoid|5002=Airy Modified 1849 ellipsoid|5003=ANS ellipsoid|\
    5004=Bessel 1841 ellipsoid|5005=Bessel Modified ellipsoid|5006=Bessel Namibia ellipsoid|\
    5007=Clarke 1858 ellipsoid|5008=Clarke 1866 ellipsoid|5010=Clarke 1880 Benoit ellipsoid|\
    5011=Clarke 1880 IGN ellipsoid|5012=Clarke 1880 RGS ellipsoid|5013=Clarke 1880 Arc ellipsoid|\
    5014=Clarke 1880 SGA 1922 ellipsoid|5015=Everest 1830 1937 Adjustment ellipsoid|\
    5016=Everest 1830 1967 Definition ellipsoid|5017=Everest 1830 1975 Definition ellipsoid|\
    5018=Everest 1830 Modified ellipsoid|5019=GRS 1980 ellipsoid|5020=Helmert 1906 ellipsoid|\
    5021=INS ellipsoid|5022=International 1924 ellipsoid|5023=International 1967 ellipsoid|\
    5024=Krassowsky 1940 ellipsoid|5025=NWL 9D ellipsoid|5026=NWL 10D ellipsoid|\
    5027=Plessis 1817 ellipsoid|5028=Struve 1860 ellipsoid|5029=War Office ellipsoid|\
    5030=WGS 84 ellipsoid|5031=GEM 10C ellipsoid|5032=OSU86F ellipsoid|5033=OSU91A ellipsoid|\
    5101=Newlyn|5102=North American Vertical Datum 1929|5103=North American Vertical Datum 1988|\
    5104=Yellow Sea 1956|5105=Baltic Sea|5106=Caspian Sea|32767=User Defined
    """

  /// Kinds of charts (ChartTIFF).
  static let chartFormats = """
    47500=General|47501=Coastal|47502=Harbor|47503=SailingInternational|47504=SmallCraft Route|\
    47505=SmallCraftArea|47506=SmallCraftFolio|47507=Topographic|47508=Recreation|47509=Index|\
    47510=Inset
    """

  /// What a chart's depths count from (ChartTIFF).
  static let soundingDatums = """
    47600=Equatorial Spring Low Water|47601=Indian Spring Low Water|47602=Lowest Astronomical Tide|\
    47603=Lowest Low Water|47604=Lowest Normal Low Water|47605=Mean Higher High Water|\
    47606=Mean High Water|47607=Mean High Water Springs|47608=Mean Lower Low Water|\
    47609=Mean Lower Low Water Springs|47610=Mean Low Water|47611=Mean Sea Level|\
    47612=Tropic Higher High Water|47613=Tropic Lower Low Water
    """
}
