/// Signatures of manufacturers, programs and color management modules, from the registry of the
/// ICC (color.org/signatureRegistry).
enum ICCSignatures {
  /// In the form of ``TagRow/labels``.
  static let manufacturers = """
    NONE=none|none=none|=|4d2p=Erdt Systems GmbH & Co KG|AAMA=Aamazing Technologies, Inc.\
    |ACER=Acer Peripherals|ACLT=Acolyte Color Research|ACTI=Actix Systems, Inc.\
    |ADAR=Adara Technology, Inc.|ADBE=Adobe Systems Inc.|ADI =ADI Systems, Inc.\
    |AGFA=Agfa Graphics N.V.|ALMD=Alps Electric USA, Inc.|ALPS=Alps Electric USA, Inc.\
    |ALWN=Alwan Color Expertise|AMTI=Amiable Technologies, Inc.\
    |AOC =AOC International (U.S.A), Ltd.|APAG=Apago|APPL=Apple Computer Inc.\
    |appl=Apple Computer Inc.|AST =AST|AT&T=AT&T Computer Systems|BAEL=BARBIERI electronic\
    |berg=bergdesign incorporated|bICC=basICColor GmbH|BRCO=Barco NV|BRKP=Breakpoint Pty Limited\
    |BROT=Brother Industries, LTD|BULL=Bull|BUS =Bus Computer Systems|C-IT=C-Itoh\
    |CAMR=Intel Corporation|CANO=Canon, Inc. (Canon Development Americas, Inc.)\
    |CARR=Carroll Touch|CASI=Casio Computer Co., Ltd.|CBUS=Colorbus PL|CEL =Crossfield\
    |CELx=Crossfield|ceyd=Integrated Color Solutions, Inc.\
    |CGS =CGS Publishing Technologies International GmbH|CHM =Rochester Robotics\
    |CIGL=Colour Imaging Group, London|CITI=Citizen|CL00=Candela, Ltd.|CLIQ=Color IQ\
    |clsp=MacDermid ColorSpan, Inc.|CMCO=Chromaco, Inc.|CMiX=CHROMiX\
    |COLO=Colorgraphic Communications Corporation|COMP=COMPAQ Computer Corporation\
    |COMp=Compeq USA/Focus Technology|CONR=Conrac Display Products\
    |CORD=Cordata Technologies, Inc.|CPQ =Compaq Computer Corporation|CPRO=ColorPro\
    |CRN =Cornerstone|CTX =CTX International, Inc.|CVIS=ColorVision\
    |CWC =Fujitsu Laboratories, Ltd.|DARI=Darius Technology, Ltd.|DATA=Dataproducts\
    |DCP =Dry Creek Photo|DCRC=Digital Contents Resource Center, Chung-Ang University\
    |DELL=Dell Computer Corporation|DIC =Dainippon Ink and Chemicals|DICO=Diconix|DIGI=Digital\
    |DL&C=Digital Light & Color|DPLG=Doppelganger, LLC|DS  =Dainippon Screen\
    |ds  =Dainippon Screen|DSOL=DOOSOL|DUPN=DuPont|dupn=DuPont|Eizo=EIZO NANAO CORPORATION\
    |EPSO=Epson|ESKO=Esko-Graphics|ETRI=Electronics and Telecommunications Research Institute\
    |EVER=Everex Systems, Inc.|EXAC=ExactCODE GmbH|FALC=Falco Data Products, Inc.\
    |FF  =Fuji Photo Film Co.,LTD|FFEI=FujiFilm Electronic Imaging, Ltd.\
    |ffei=FujiFilm Electronic Imaging, Ltd.|flux=FluxData Corporation|FNRD=fnord software\
    |FORA=Fora, Inc.|FORE=Forefront Technology Corporation|FP  =Fujitsu\
    |FPA =WayTech Development, Inc.|FUJI=Fujitsu|FX  =Fuji Xerox Co., Ltd.\
    |GCC =GCC Technologies, Inc.|GGSL=Global Graphics Software Limited|GMB =Gretagmacbeth\
    |GMG =GMG GmbH & Co. KG|GOLD=GoldStar Technology, Inc.|GOOG=Google|GPRT=Giantprint Pty Ltd\
    |GTMB=Gretagmacbeth|GVC =WayTech Development, Inc.|GW2K=Sony Corporation|HCI =HCI\
    |HDM =Heidelberger Druckmaschinen AG|HERM=Hermes|HITA=Hitachi America, Ltd.\
    |HiTi=HiTi Digital, Inc.|HP  =Hewlett-Packard|HTC =Hitachi, Ltd.|IBM =IBM Corporation\
    |IDNT=Scitex Corporation, Ltd.|Idnt=Scitex Corporation, Ltd.|IEC =Hewlett-Packard\
    |IIYA=Iiyama North America, Inc.|IKEG=Ikegami Electronics, Inc.\
    |IMAG=Image Systems Corporation|IMI =Ingram Micro, Inc.|Inca=Inca Digital Printers Ltd.\
    |INTC=Intel Corporation|INTL=N/A (INTL)|INTR=Intra Electronics USA, Inc.\
    |IOCO=Iocomm International Technology Corporation|IPS =InfoPrint Solutions Company\
    |IRIS=Scitex Corporation, Ltd.|Iris=Scitex Corporation, Ltd.|iris=Scitex Corporation, Ltd.\
    |ISL =Ichikawa Soft Laboratory|ITNL=N/A (ITNL)|IVM =IVM|IWAT=Iwatsu Electric Co., Ltd.\
    |JPEG=Joint Photographic Experts Group|JSFT=Jetsoft Development\
    |JVC =JVC Information Products Co.|KART=Scitex Corporation, Ltd.\
    |Kart=Scitex Corporation, Ltd.|kart=Scitex Corporation, Ltd.\
    |KFC =KFC Computek Components Corporation|KLH =KLH Computers\
    |KMHD=Konica Minolta Holdings, Inc.|KNCA=Konica Corporation|KODA=Kodak|KYOC=Kyocera\
    |LCAG=Leica Camera AG|LCCD=Leeds Colour|lcms=Little CMS|LDAK=Left Dakota\
    |LEAD=Leading Technology, Inc.|Leaf=Leaf|LEXM=Lexmark International, Inc.\
    |LINK=Link Computer, Inc.|LINO=Linotronic|Lino=Linotronic|lino=Linotronic|LITE=Lite-On, Inc.\
    |MAGC=Mag Computronic (USA) Inc.|MAGI=MAG Innovision, Inc.|MANN=Mannesmann\
    |MICN=Micron Technology, Inc.|MICR=Microtek|MICV=Microvitec, Inc.|MINO=Minolta\
    |MITS=Mitsubishi Electronics America, Inc.|MITs=Mitsuba Corporation\
    |Mits=Mitsubishi Electric Corporation Kyoto Works|MNLT=Minolta|MODG=Modgraph, Inc.\
    |MONI=Monitronix, Inc.|MONS=Monaco Systems Inc.|MORS=Morse Technology, Inc.\
    |MOTI=Motive Systems|MSFT=Microsoft Corporation|MUTO=MUTOH INDUSTRIES LTD.\
    |NANA=NANAO USA Corporation|NEC =NEC Corporation|NEXP=NexPress Solutions LLC\
    |NISS=Nissei Sangyo America, Ltd.|NKON=Nikon Corporation|ob4d=Erdt Systems GmbH & Co KG\
    |obic=Medigraph GmbH|OCE =Oce Technologies B.V.|OCEC=OceColor|OKI =Oki|OKID=Okidata\
    |OKIP=Okidata|OLIV=Olivetti|OLYM=OLYMPUS OPTICAL CO., LTD|ONYX=Onyx Graphics|OPTI=Optiquest\
    |PACK=Packard Bell|PANA=Matsushita Electric Industrial Co., Ltd.|PANT=Pantone, Inc.\
    |PBN =Packard Bell|PFU =PFU Limited|PHIL=Philips Consumer Electronics Co.\
    |PNTX=HOYA Corporation PENTAX Imaging Systems Division|POne=Phase One A/S\
    |PREM=Premier Computer Innovations|PRIN=Princeton Graphic Systems\
    |PRIP=Princeton Publishing Labs|QLUX=Hong Kong|QMS =QMS, Inc.|QPCD=QPcard AB|QUAD=QuadLaser\
    |quby=Qubyx Sarl|QUME=Qume Corporation|RADI=Radius, Inc.\
    |RDDx=Integrated Color Solutions, Inc.|RDG =Roland DG Corporation|REDM=REDMS Group, Inc.\
    |RELI=Relisys|RGMS=Rolf Gierling Multitools|RICO=Ricoh Corporation|RNLD=Edmund Ronald\
    |ROYA=Royal|RPC =Ricoh Printing Systems,Ltd.|RTL =Royal Information Electronics Co., Ltd.\
    |SAMP=Sampo Corporation of America|SAMS=Samsung, Inc.|SANT=Jaime Santana Pomares\
    |SCIT=Scitex Corporation, Ltd.|Scit=Scitex Corporation, Ltd.|scit=Scitex Corporation, Ltd.\
    |SCRN=Dainippon Screen|scrn=Dainippon Screen|SDP =Scitex Corporation, Ltd.\
    |Sdp =Scitex Corporation, Ltd.|sdp =Scitex Corporation, Ltd.\
    |SEC =SAMSUNG ELECTRONICS CO.,LTD|SEIK=Seiko Instruments U.S.A., Inc.|SEIk=Seikosha\
    |SGUY=ScanGuy.com|SHAR=Sharp Laboratories|SICC=International Color Consortium\
    |siwi=SIWI GRAFIKA CORPORATION|SONY=SONY Corporation|Sony=Sony Corporation|SPCL=SpectraCal\
    |STAR=Star|STC =Sampo Technology Corporation|TALO=Talon Technology Corporation|TAND=Tandy\
    |TATU=Tatung Co. of America, Inc.|TAXA=TAXAN America, Inc.|TDS =Tokyo Denshi Sekei K.K.\
    |TECO=TECO Information Systems, Inc.|TEGR=Tegra|TEKT=Tektronix, Inc.|TI  =Texas Instruments\
    |TMKR=TypeMaker Ltd.|TOSB=TOSHIBA corp.|TOSH=Toshiba, Inc.|TOTK=TOTOKU ELECTRIC Co., LTD\
    |TRIU=Triumph|TSBT=TOSHIBA TEC CORPORATION|TTX =TTX Computer Products, Inc.\
    |TVM =TVM Professional Monitor Corporation|TW  =TW Casper Corporation|ULSX=Ulead Systems\
    |UNIS=Unisys|UTZF=Utz Fehlau & Sohn|VARI=Varityper|VIEW=Viewsonic|VISL=Visual communication\
    |VIVO=Vivo Mobile Communication Co., Ltd|WANG=Wang|WLBR=Wilbur Imaging|WTG2=Ware To Go\
    |WYSE=WYSE Technology|XERX=Xerox Corporation|XM  =Xiaomi|XRIT=X-Rite|yxym=YxyMaster GmbH\
    |Z123=Lavanya's test Company|Zebr=Zebra Technologies Inc|ZRAN=Zoran Corporation
    """
}
