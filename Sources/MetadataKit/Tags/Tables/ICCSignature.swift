/// Signatures of manufacturers, programs and color management modules, from the registry of the
/// ICC (color.org/signatureRegistry).
package struct ICCSignature: Sendable {
  /// The four characters, the first in the highest byte.
  package let code: UInt32
  package let words: String

  /// The words for a signature, or nil.
  package static func words(of code: UInt32) -> String? {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low &+ high) &>> 1
      if all[middle].code < code { low = middle &+ 1 } else { high = middle }
    }
    return low < all.count && all[low].code == code ? all[low].words : nil
  }

  /// Sorted by `code`.
  package static let all = [
    ICCSignature(code: 0x3464_3270, words: "Erdt Systems GmbH & Co KG"),  // 4d2p
    ICCSignature(code: 0x4141_4d41, words: "Aamazing Technologies, Inc."),  // AAMA
    ICCSignature(code: 0x4143_4552, words: "Acer Peripherals"),  // ACER
    ICCSignature(code: 0x4143_4c54, words: "Acolyte Color Research"),  // ACLT
    ICCSignature(code: 0x4143_5449, words: "Actix Systems, Inc."),  // ACTI
    ICCSignature(code: 0x4144_4152, words: "Adara Technology, Inc."),  // ADAR
    ICCSignature(code: 0x4144_4245, words: "Adobe Systems Inc."),  // ADBE
    ICCSignature(code: 0x4144_4920, words: "ADI Systems, Inc."),  // ADI
    ICCSignature(code: 0x4147_4641, words: "Agfa Graphics N.V."),  // AGFA
    ICCSignature(code: 0x414c_4d44, words: "Alps Electric USA, Inc."),  // ALMD
    ICCSignature(code: 0x414c_5053, words: "Alps Electric USA, Inc."),  // ALPS
    ICCSignature(code: 0x414c_574e, words: "Alwan Color Expertise"),  // ALWN
    ICCSignature(code: 0x414d_5449, words: "Amiable Technologies, Inc."),  // AMTI
    ICCSignature(code: 0x414f_4320, words: "AOC International (U.S.A), Ltd."),  // AOC
    ICCSignature(code: 0x4150_4147, words: "Apago"),  // APAG
    ICCSignature(code: 0x4150_504c, words: "Apple Computer Inc."),  // APPL
    ICCSignature(code: 0x4153_5420, words: "AST"),  // AST
    ICCSignature(code: 0x4154_2654, words: "AT&T Computer Systems"),  // AT&T
    ICCSignature(code: 0x4241_454c, words: "BARBIERI electronic"),  // BAEL
    ICCSignature(code: 0x4252_434f, words: "Barco NV"),  // BRCO
    ICCSignature(code: 0x4252_4b50, words: "Breakpoint Pty Limited"),  // BRKP
    ICCSignature(code: 0x4252_4f54, words: "Brother Industries, LTD"),  // BROT
    ICCSignature(code: 0x4255_4c4c, words: "Bull"),  // BULL
    ICCSignature(code: 0x4255_5320, words: "Bus Computer Systems"),  // BUS
    ICCSignature(code: 0x432d_4954, words: "C-Itoh"),  // C-IT
    ICCSignature(code: 0x4341_4d52, words: "Intel Corporation"),  // CAMR
    ICCSignature(code: 0x4341_4e4f, words: "Canon, Inc. (Canon Development Americas, Inc.)"),
    ICCSignature(code: 0x4341_5252, words: "Carroll Touch"),  // CARR
    ICCSignature(code: 0x4341_5349, words: "Casio Computer Co., Ltd."),  // CASI
    ICCSignature(code: 0x4342_5553, words: "Colorbus PL"),  // CBUS
    ICCSignature(code: 0x4345_4c20, words: "Crossfield"),  // CEL
    ICCSignature(code: 0x4345_4c78, words: "Crossfield"),  // CELx
    ICCSignature(code: 0x4347_5320, words: "CGS Publishing Technologies International GmbH"),
    ICCSignature(code: 0x4348_4d20, words: "Rochester Robotics"),  // CHM
    ICCSignature(code: 0x4349_474c, words: "Colour Imaging Group, London"),  // CIGL
    ICCSignature(code: 0x4349_5449, words: "Citizen"),  // CITI
    ICCSignature(code: 0x434c_3030, words: "Candela, Ltd."),  // CL00
    ICCSignature(code: 0x434c_4951, words: "Color IQ"),  // CLIQ
    ICCSignature(code: 0x434d_434f, words: "Chromaco, Inc."),  // CMCO
    ICCSignature(code: 0x434d_6958, words: "CHROMiX"),  // CMiX
    ICCSignature(code: 0x434f_4c4f, words: "Colorgraphic Communications Corporation"),  // COLO
    ICCSignature(code: 0x434f_4d50, words: "COMPAQ Computer Corporation"),  // COMP
    ICCSignature(code: 0x434f_4d70, words: "Compeq USA/Focus Technology"),  // COMp
    ICCSignature(code: 0x434f_4e52, words: "Conrac Display Products"),  // CONR
    ICCSignature(code: 0x434f_5244, words: "Cordata Technologies, Inc."),  // CORD
    ICCSignature(code: 0x4350_5120, words: "Compaq Computer Corporation"),  // CPQ
    ICCSignature(code: 0x4350_524f, words: "ColorPro"),  // CPRO
    ICCSignature(code: 0x4352_4e20, words: "Cornerstone"),  // CRN
    ICCSignature(code: 0x4354_5820, words: "CTX International, Inc."),  // CTX
    ICCSignature(code: 0x4356_4953, words: "ColorVision"),  // CVIS
    ICCSignature(code: 0x4357_4320, words: "Fujitsu Laboratories, Ltd."),  // CWC
    ICCSignature(code: 0x4441_5249, words: "Darius Technology, Ltd."),  // DARI
    ICCSignature(code: 0x4441_5441, words: "Dataproducts"),  // DATA
    ICCSignature(code: 0x4443_5020, words: "Dry Creek Photo"),  // DCP
    ICCSignature(
      code: 0x4443_5243, words: "Digital Contents Resource Center, Chung-Ang University"),  // DCRC
    ICCSignature(code: 0x4445_4c4c, words: "Dell Computer Corporation"),  // DELL
    ICCSignature(code: 0x4449_4320, words: "Dainippon Ink and Chemicals"),  // DIC
    ICCSignature(code: 0x4449_434f, words: "Diconix"),  // DICO
    ICCSignature(code: 0x4449_4749, words: "Digital"),  // DIGI
    ICCSignature(code: 0x444c_2643, words: "Digital Light & Color"),  // DL&C
    ICCSignature(code: 0x4450_4c47, words: "Doppelganger, LLC"),  // DPLG
    ICCSignature(code: 0x4453_2020, words: "Dainippon Screen"),  // DS
    ICCSignature(code: 0x4453_4f4c, words: "DOOSOL"),  // DSOL
    ICCSignature(code: 0x4455_504e, words: "DuPont"),  // DUPN
    ICCSignature(code: 0x4550_534f, words: "Epson"),  // EPSO
    ICCSignature(code: 0x4553_4b4f, words: "Esko-Graphics"),  // ESKO
    ICCSignature(code: 0x4554_5249, words: "Electronics and Telecommunications Research Institute"),
    ICCSignature(code: 0x4556_4552, words: "Everex Systems, Inc."),  // EVER
    ICCSignature(code: 0x4558_4143, words: "ExactCODE GmbH"),  // EXAC
    ICCSignature(code: 0x4569_7a6f, words: "EIZO NANAO CORPORATION"),  // Eizo
    ICCSignature(code: 0x4641_4c43, words: "Falco Data Products, Inc."),  // FALC
    ICCSignature(code: 0x4646_2020, words: "Fuji Photo Film Co.,LTD"),  // FF
    ICCSignature(code: 0x4646_4549, words: "FujiFilm Electronic Imaging, Ltd."),  // FFEI
    ICCSignature(code: 0x464e_5244, words: "fnord software"),  // FNRD
    ICCSignature(code: 0x464f_5241, words: "Fora, Inc."),  // FORA
    ICCSignature(code: 0x464f_5245, words: "Forefront Technology Corporation"),  // FORE
    ICCSignature(code: 0x4650_2020, words: "Fujitsu"),  // FP
    ICCSignature(code: 0x4650_4120, words: "WayTech Development, Inc."),  // FPA
    ICCSignature(code: 0x4655_4a49, words: "Fujitsu"),  // FUJI
    ICCSignature(code: 0x4658_2020, words: "Fuji Xerox Co., Ltd."),  // FX
    ICCSignature(code: 0x4743_4320, words: "GCC Technologies, Inc."),  // GCC
    ICCSignature(code: 0x4747_534c, words: "Global Graphics Software Limited"),  // GGSL
    ICCSignature(code: 0x474d_4220, words: "Gretagmacbeth"),  // GMB
    ICCSignature(code: 0x474d_4720, words: "GMG GmbH & Co. KG"),  // GMG
    ICCSignature(code: 0x474f_4c44, words: "GoldStar Technology, Inc."),  // GOLD
    ICCSignature(code: 0x474f_4f47, words: "Google"),  // GOOG
    ICCSignature(code: 0x4750_5254, words: "Giantprint Pty Ltd"),  // GPRT
    ICCSignature(code: 0x4754_4d42, words: "Gretagmacbeth"),  // GTMB
    ICCSignature(code: 0x4756_4320, words: "WayTech Development, Inc."),  // GVC
    ICCSignature(code: 0x4757_324b, words: "Sony Corporation"),  // GW2K
    ICCSignature(code: 0x4843_4920, words: "HCI"),  // HCI
    ICCSignature(code: 0x4844_4d20, words: "Heidelberger Druckmaschinen AG"),  // HDM
    ICCSignature(code: 0x4845_524d, words: "Hermes"),  // HERM
    ICCSignature(code: 0x4849_5441, words: "Hitachi America, Ltd."),  // HITA
    ICCSignature(code: 0x4850_2020, words: "Hewlett-Packard"),  // HP
    ICCSignature(code: 0x4854_4320, words: "Hitachi, Ltd."),  // HTC
    ICCSignature(code: 0x4869_5469, words: "HiTi Digital, Inc."),  // HiTi
    ICCSignature(code: 0x4942_4d20, words: "IBM Corporation"),  // IBM
    ICCSignature(code: 0x4944_4e54, words: "Scitex Corporation, Ltd."),  // IDNT
    ICCSignature(code: 0x4945_4320, words: "Hewlett-Packard"),  // IEC
    ICCSignature(code: 0x4949_5941, words: "Iiyama North America, Inc."),  // IIYA
    ICCSignature(code: 0x494b_4547, words: "Ikegami Electronics, Inc."),  // IKEG
    ICCSignature(code: 0x494d_4147, words: "Image Systems Corporation"),  // IMAG
    ICCSignature(code: 0x494d_4920, words: "Ingram Micro, Inc."),  // IMI
    ICCSignature(code: 0x494e_5443, words: "Intel Corporation"),  // INTC
    ICCSignature(code: 0x494e_544c, words: "N/A (INTL)"),  // INTL
    ICCSignature(code: 0x494e_5452, words: "Intra Electronics USA, Inc."),  // INTR
    ICCSignature(code: 0x494f_434f, words: "Iocomm International Technology Corporation"),  // IOCO
    ICCSignature(code: 0x4950_5320, words: "InfoPrint Solutions Company"),  // IPS
    ICCSignature(code: 0x4952_4953, words: "Scitex Corporation, Ltd."),  // IRIS
    ICCSignature(code: 0x4953_4c20, words: "Ichikawa Soft Laboratory"),  // ISL
    ICCSignature(code: 0x4954_4e4c, words: "N/A (ITNL)"),  // ITNL
    ICCSignature(code: 0x4956_4d20, words: "IVM"),  // IVM
    ICCSignature(code: 0x4957_4154, words: "Iwatsu Electric Co., Ltd."),  // IWAT
    ICCSignature(code: 0x4964_6e74, words: "Scitex Corporation, Ltd."),  // Idnt
    ICCSignature(code: 0x496e_6361, words: "Inca Digital Printers Ltd."),  // Inca
    ICCSignature(code: 0x4972_6973, words: "Scitex Corporation, Ltd."),  // Iris
    ICCSignature(code: 0x4a50_4547, words: "Joint Photographic Experts Group"),  // JPEG
    ICCSignature(code: 0x4a53_4654, words: "Jetsoft Development"),  // JSFT
    ICCSignature(code: 0x4a56_4320, words: "JVC Information Products Co."),  // JVC
    ICCSignature(code: 0x4b41_5254, words: "Scitex Corporation, Ltd."),  // KART
    ICCSignature(code: 0x4b46_4320, words: "KFC Computek Components Corporation"),  // KFC
    ICCSignature(code: 0x4b4c_4820, words: "KLH Computers"),  // KLH
    ICCSignature(code: 0x4b4d_4844, words: "Konica Minolta Holdings, Inc."),  // KMHD
    ICCSignature(code: 0x4b4e_4341, words: "Konica Corporation"),  // KNCA
    ICCSignature(code: 0x4b4f_4441, words: "Kodak"),  // KODA
    ICCSignature(code: 0x4b59_4f43, words: "Kyocera"),  // KYOC
    ICCSignature(code: 0x4b61_7274, words: "Scitex Corporation, Ltd."),  // Kart
    ICCSignature(code: 0x4c43_4147, words: "Leica Camera AG"),  // LCAG
    ICCSignature(code: 0x4c43_4344, words: "Leeds Colour"),  // LCCD
    ICCSignature(code: 0x4c44_414b, words: "Left Dakota"),  // LDAK
    ICCSignature(code: 0x4c45_4144, words: "Leading Technology, Inc."),  // LEAD
    ICCSignature(code: 0x4c45_584d, words: "Lexmark International, Inc."),  // LEXM
    ICCSignature(code: 0x4c49_4e4b, words: "Link Computer, Inc."),  // LINK
    ICCSignature(code: 0x4c49_4e4f, words: "Linotronic"),  // LINO
    ICCSignature(code: 0x4c49_5445, words: "Lite-On, Inc."),  // LITE
    ICCSignature(code: 0x4c65_6166, words: "Leaf"),  // Leaf
    ICCSignature(code: 0x4c69_6e6f, words: "Linotronic"),  // Lino
    ICCSignature(code: 0x4d41_4743, words: "Mag Computronic (USA) Inc."),  // MAGC
    ICCSignature(code: 0x4d41_4749, words: "MAG Innovision, Inc."),  // MAGI
    ICCSignature(code: 0x4d41_4e4e, words: "Mannesmann"),  // MANN
    ICCSignature(code: 0x4d49_434e, words: "Micron Technology, Inc."),  // MICN
    ICCSignature(code: 0x4d49_4352, words: "Microtek"),  // MICR
    ICCSignature(code: 0x4d49_4356, words: "Microvitec, Inc."),  // MICV
    ICCSignature(code: 0x4d49_4e4f, words: "Minolta"),  // MINO
    ICCSignature(code: 0x4d49_5453, words: "Mitsubishi Electronics America, Inc."),  // MITS
    ICCSignature(code: 0x4d49_5473, words: "Mitsuba Corporation"),  // MITs
    ICCSignature(code: 0x4d4e_4c54, words: "Minolta"),  // MNLT
    ICCSignature(code: 0x4d4f_4447, words: "Modgraph, Inc."),  // MODG
    ICCSignature(code: 0x4d4f_4e49, words: "Monitronix, Inc."),  // MONI
    ICCSignature(code: 0x4d4f_4e53, words: "Monaco Systems Inc."),  // MONS
    ICCSignature(code: 0x4d4f_5253, words: "Morse Technology, Inc."),  // MORS
    ICCSignature(code: 0x4d4f_5449, words: "Motive Systems"),  // MOTI
    ICCSignature(code: 0x4d53_4654, words: "Microsoft Corporation"),  // MSFT
    ICCSignature(code: 0x4d55_544f, words: "MUTOH INDUSTRIES LTD."),  // MUTO
    ICCSignature(code: 0x4d69_7473, words: "Mitsubishi Electric Corporation Kyoto Works"),  // Mits
    ICCSignature(code: 0x4e41_4e41, words: "NANAO USA Corporation"),  // NANA
    ICCSignature(code: 0x4e45_4320, words: "NEC Corporation"),  // NEC
    ICCSignature(code: 0x4e45_5850, words: "NexPress Solutions LLC"),  // NEXP
    ICCSignature(code: 0x4e49_5353, words: "Nissei Sangyo America, Ltd."),  // NISS
    ICCSignature(code: 0x4e4b_4f4e, words: "Nikon Corporation"),  // NKON
    ICCSignature(code: 0x4e4f_4e45, words: "none"),  // NONE
    ICCSignature(code: 0x4f43_4520, words: "Oce Technologies B.V."),  // OCE
    ICCSignature(code: 0x4f43_4543, words: "OceColor"),  // OCEC
    ICCSignature(code: 0x4f4b_4920, words: "Oki"),  // OKI
    ICCSignature(code: 0x4f4b_4944, words: "Okidata"),  // OKID
    ICCSignature(code: 0x4f4b_4950, words: "Okidata"),  // OKIP
    ICCSignature(code: 0x4f4c_4956, words: "Olivetti"),  // OLIV
    ICCSignature(code: 0x4f4c_594d, words: "OLYMPUS OPTICAL CO., LTD"),  // OLYM
    ICCSignature(code: 0x4f4e_5958, words: "Onyx Graphics"),  // ONYX
    ICCSignature(code: 0x4f50_5449, words: "Optiquest"),  // OPTI
    ICCSignature(code: 0x5041_434b, words: "Packard Bell"),  // PACK
    ICCSignature(code: 0x5041_4e41, words: "Matsushita Electric Industrial Co., Ltd."),  // PANA
    ICCSignature(code: 0x5041_4e54, words: "Pantone, Inc."),  // PANT
    ICCSignature(code: 0x5042_4e20, words: "Packard Bell"),  // PBN
    ICCSignature(code: 0x5046_5520, words: "PFU Limited"),  // PFU
    ICCSignature(code: 0x5048_494c, words: "Philips Consumer Electronics Co."),  // PHIL
    ICCSignature(code: 0x504e_5458, words: "HOYA Corporation PENTAX Imaging Systems Division"),
    ICCSignature(code: 0x504f_6e65, words: "Phase One A/S"),  // POne
    ICCSignature(code: 0x5052_454d, words: "Premier Computer Innovations"),  // PREM
    ICCSignature(code: 0x5052_494e, words: "Princeton Graphic Systems"),  // PRIN
    ICCSignature(code: 0x5052_4950, words: "Princeton Publishing Labs"),  // PRIP
    ICCSignature(code: 0x514c_5558, words: "Hong Kong"),  // QLUX
    ICCSignature(code: 0x514d_5320, words: "QMS, Inc."),  // QMS
    ICCSignature(code: 0x5150_4344, words: "QPcard AB"),  // QPCD
    ICCSignature(code: 0x5155_4144, words: "QuadLaser"),  // QUAD
    ICCSignature(code: 0x5155_4d45, words: "Qume Corporation"),  // QUME
    ICCSignature(code: 0x5241_4449, words: "Radius, Inc."),  // RADI
    ICCSignature(code: 0x5244_4478, words: "Integrated Color Solutions, Inc."),  // RDDx
    ICCSignature(code: 0x5244_4720, words: "Roland DG Corporation"),  // RDG
    ICCSignature(code: 0x5245_444d, words: "REDMS Group, Inc."),  // REDM
    ICCSignature(code: 0x5245_4c49, words: "Relisys"),  // RELI
    ICCSignature(code: 0x5247_4d53, words: "Rolf Gierling Multitools"),  // RGMS
    ICCSignature(code: 0x5249_434f, words: "Ricoh Corporation"),  // RICO
    ICCSignature(code: 0x524e_4c44, words: "Edmund Ronald"),  // RNLD
    ICCSignature(code: 0x524f_5941, words: "Royal"),  // ROYA
    ICCSignature(code: 0x5250_4320, words: "Ricoh Printing Systems,Ltd."),  // RPC
    ICCSignature(code: 0x5254_4c20, words: "Royal Information Electronics Co., Ltd."),  // RTL
    ICCSignature(code: 0x5341_4d50, words: "Sampo Corporation of America"),  // SAMP
    ICCSignature(code: 0x5341_4d53, words: "Samsung, Inc."),  // SAMS
    ICCSignature(code: 0x5341_4e54, words: "Jaime Santana Pomares"),  // SANT
    ICCSignature(code: 0x5343_4954, words: "Scitex Corporation, Ltd."),  // SCIT
    ICCSignature(code: 0x5343_524e, words: "Dainippon Screen"),  // SCRN
    ICCSignature(code: 0x5344_5020, words: "Scitex Corporation, Ltd."),  // SDP
    ICCSignature(code: 0x5345_4320, words: "SAMSUNG ELECTRONICS CO.,LTD"),  // SEC
    ICCSignature(code: 0x5345_494b, words: "Seiko Instruments U.S.A., Inc."),  // SEIK
    ICCSignature(code: 0x5345_496b, words: "Seikosha"),  // SEIk
    ICCSignature(code: 0x5347_5559, words: "ScanGuy.com"),  // SGUY
    ICCSignature(code: 0x5348_4152, words: "Sharp Laboratories"),  // SHAR
    ICCSignature(code: 0x5349_4343, words: "International Color Consortium"),  // SICC
    ICCSignature(code: 0x534f_4e59, words: "SONY Corporation"),  // SONY
    ICCSignature(code: 0x5350_434c, words: "SpectraCal"),  // SPCL
    ICCSignature(code: 0x5354_4152, words: "Star"),  // STAR
    ICCSignature(code: 0x5354_4320, words: "Sampo Technology Corporation"),  // STC
    ICCSignature(code: 0x5363_6974, words: "Scitex Corporation, Ltd."),  // Scit
    ICCSignature(code: 0x5364_7020, words: "Scitex Corporation, Ltd."),  // Sdp
    ICCSignature(code: 0x536f_6e79, words: "Sony Corporation"),  // Sony
    ICCSignature(code: 0x5441_4c4f, words: "Talon Technology Corporation"),  // TALO
    ICCSignature(code: 0x5441_4e44, words: "Tandy"),  // TAND
    ICCSignature(code: 0x5441_5455, words: "Tatung Co. of America, Inc."),  // TATU
    ICCSignature(code: 0x5441_5841, words: "TAXAN America, Inc."),  // TAXA
    ICCSignature(code: 0x5444_5320, words: "Tokyo Denshi Sekei K.K."),  // TDS
    ICCSignature(code: 0x5445_434f, words: "TECO Information Systems, Inc."),  // TECO
    ICCSignature(code: 0x5445_4752, words: "Tegra"),  // TEGR
    ICCSignature(code: 0x5445_4b54, words: "Tektronix, Inc."),  // TEKT
    ICCSignature(code: 0x5449_2020, words: "Texas Instruments"),  // TI
    ICCSignature(code: 0x544d_4b52, words: "TypeMaker Ltd."),  // TMKR
    ICCSignature(code: 0x544f_5342, words: "TOSHIBA corp."),  // TOSB
    ICCSignature(code: 0x544f_5348, words: "Toshiba, Inc."),  // TOSH
    ICCSignature(code: 0x544f_544b, words: "TOTOKU ELECTRIC Co., LTD"),  // TOTK
    ICCSignature(code: 0x5452_4955, words: "Triumph"),  // TRIU
    ICCSignature(code: 0x5453_4254, words: "TOSHIBA TEC CORPORATION"),  // TSBT
    ICCSignature(code: 0x5454_5820, words: "TTX Computer Products, Inc."),  // TTX
    ICCSignature(code: 0x5456_4d20, words: "TVM Professional Monitor Corporation"),  // TVM
    ICCSignature(code: 0x5457_2020, words: "TW Casper Corporation"),  // TW
    ICCSignature(code: 0x554c_5358, words: "Ulead Systems"),  // ULSX
    ICCSignature(code: 0x554e_4953, words: "Unisys"),  // UNIS
    ICCSignature(code: 0x5554_5a46, words: "Utz Fehlau & Sohn"),  // UTZF
    ICCSignature(code: 0x5641_5249, words: "Varityper"),  // VARI
    ICCSignature(code: 0x5649_4557, words: "Viewsonic"),  // VIEW
    ICCSignature(code: 0x5649_534c, words: "Visual communication"),  // VISL
    ICCSignature(code: 0x5649_564f, words: "Vivo Mobile Communication Co., Ltd"),  // VIVO
    ICCSignature(code: 0x5741_4e47, words: "Wang"),  // WANG
    ICCSignature(code: 0x574c_4252, words: "Wilbur Imaging"),  // WLBR
    ICCSignature(code: 0x5754_4732, words: "Ware To Go"),  // WTG2
    ICCSignature(code: 0x5759_5345, words: "WYSE Technology"),  // WYSE
    ICCSignature(code: 0x5845_5258, words: "Xerox Corporation"),  // XERX
    ICCSignature(code: 0x584d_2020, words: "Xiaomi"),  // XM
    ICCSignature(code: 0x5852_4954, words: "X-Rite"),  // XRIT
    ICCSignature(code: 0x5a31_3233, words: "Lavanya's test Company"),  // Z123
    ICCSignature(code: 0x5a52_414e, words: "Zoran Corporation"),  // ZRAN
    ICCSignature(code: 0x5a65_6272, words: "Zebra Technologies Inc"),  // Zebr
    ICCSignature(code: 0x6170_706c, words: "Apple Computer Inc."),  // appl
    ICCSignature(code: 0x6249_4343, words: "basICColor GmbH"),  // bICC
    ICCSignature(code: 0x6265_7267, words: "bergdesign incorporated"),  // berg
    ICCSignature(code: 0x6365_7964, words: "Integrated Color Solutions, Inc."),  // ceyd
    ICCSignature(code: 0x636c_7370, words: "MacDermid ColorSpan, Inc."),  // clsp
    ICCSignature(code: 0x6473_2020, words: "Dainippon Screen"),  // ds
    ICCSignature(code: 0x6475_706e, words: "DuPont"),  // dupn
    ICCSignature(code: 0x6666_6569, words: "FujiFilm Electronic Imaging, Ltd."),  // ffei
    ICCSignature(code: 0x666c_7578, words: "FluxData Corporation"),  // flux
    ICCSignature(code: 0x6972_6973, words: "Scitex Corporation, Ltd."),  // iris
    ICCSignature(code: 0x6b61_7274, words: "Scitex Corporation, Ltd."),  // kart
    ICCSignature(code: 0x6c63_6d73, words: "Little CMS"),  // lcms
    ICCSignature(code: 0x6c69_6e6f, words: "Linotronic"),  // lino
    ICCSignature(code: 0x6e6f_6e65, words: "none"),  // none
    ICCSignature(code: 0x6f62_3464, words: "Erdt Systems GmbH & Co KG"),  // ob4d
    ICCSignature(code: 0x6f62_6963, words: "Medigraph GmbH"),  // obic
    ICCSignature(code: 0x7175_6279, words: "Qubyx Sarl"),  // quby
    ICCSignature(code: 0x7363_6974, words: "Scitex Corporation, Ltd."),  // scit
    ICCSignature(code: 0x7363_726e, words: "Dainippon Screen"),  // scrn
    ICCSignature(code: 0x7364_7020, words: "Scitex Corporation, Ltd."),  // sdp
    ICCSignature(code: 0x7369_7769, words: "SIWI GRAFIKA CORPORATION"),  // siwi
    ICCSignature(code: 0x7978_796d, words: "YxyMaster GmbH"),  // yxym
  ]
}
