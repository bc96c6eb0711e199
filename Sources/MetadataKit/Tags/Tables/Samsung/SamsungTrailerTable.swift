extension TagTable {
  /// The blocks that Samsung's phones append to a photo: numbers are those of the blocks, of a
  /// block's name with 0x10000 added.
  package static let samsungTrailer = TagTable(
    "SamsungTrailer", group: "Samsung", yields: true,
    [
      TagRow(0x0001, "EmbeddedImage", traits: .binary),
      TagRow(0x0100, "EmbeddedAudioFile", traits: .binary),
      TagRow(0x0201, "SurroundShotVideo", traits: .binary),
      TagRow(0x0a01, "TimeStamp", format: .ascii, value: Meaning.unixMillisecondsXMP),
      TagRow(0x0a20, "DualCameraImage", traits: .binary),
      TagRow(0x0a30, "EmbeddedVideoFile", traits: .binary),
      TagRow(0x0a31, "SamsungMotionPhotoVersion", format: .ascii),
      TagRow(0x0a33, "MotionPhotoAutoPlayVideo", traits: .binary),
      TagRow(
        0x0aa1, "MCCData",
        "2=Location|202=Greece (202)|204=Netherlands (204)|206=Belgium (206)|208=France (208)|212=Monaco (212)|213=Andorra (213)|214=Spain (214)|216=Hungary (216)|218=Bosnia & Herzegov. (218)|219=Croatia (219)|220=Serbia (220)|221=Kosovo (221)|222=Italy (222)|226=Romania (226)|228=Switzerland (228)|230=Czech Rep. (230)|231=Slovakia (231)|232=Austria (232)|234=United Kingdom (234)|235=United Kingdom (235)|238=Denmark (238)|240=Sweden (240)|242=Norway (242)|244=Finland (244)|246=Lithuania (246)|247=Latvia (247)|248=Estonia (248)|250=Russian Federation (250)|255=Ukraine (255)|257=Belarus (257)|259=Moldova (259)|260=Poland (260)|262=Germany (262)|266=Gibraltar (266)|268=Portugal (268)|270=Luxembourg (270)|272=Ireland (272)|274=Iceland (274)|276=Albania (276)|278=Malta (278)|280=Cyprus (280)|282=Georgia (282)|283=Armenia (283)|284=Bulgaria (284)|286=Turkey (286)|288=Faroe Islands (288)|289=Abkhazia (289)|290=Greenland (290)|292=San Marino (292)|293=Slovenia (293)|294=Macedonia (294)|295=Liechtenstein (295)|297=Montenegro (297)|302=Canada (302)|308=St. Pierre & Miquelon (308)|310=United States / Guam (310)|311=United States / Guam (311)|312=United States (312)|316=United States (316)|330=Puerto Rico (330)|334=Mexico (334)|338=Jamaica (338)|340=French Guiana / Guadeloupe / Martinique (340)|342=Barbados (342)|344=Antigua and Barbuda (344)|346=Cayman Islands (346)|348=British Virgin Islands (348)|350=Bermuda (350)|352=Grenada (352)|354=Montserrat (354)|356=Saint Kitts and Nevis (356)|358=Saint Lucia (358)|360=St. Vincent & Gren. (360)|362=Bonaire, Sint Eustatius and Saba / Curacao / Netherlands Antilles (362)|363=Aruba (363)|364=Bahamas (364)|365=Anguilla (365)|366=Dominica (366)|368=Cuba (368)|370=Dominican Republic (370)|372=Haiti (372)|374=Trinidad and Tobago (374)|376=Turks and Caicos Islands / US Virgin Islands (376)|400=Azerbaijan (400)|401=Kazakhstan (401)|402=Bhutan (402)|404=India (404)|405=India (405)|410=Pakistan (410)|412=Afghanistan (412)|413=Sri Lanka (413)|414=Myanmar (Burma) (414)|415=Lebanon (415)|416=Jordan (416)|417=Syrian Arab Republic (417)|418=Iraq (418)|419=Kuwait (419)|420=Saudi Arabia (420)|421=Yemen (421)|422=Oman (422)|424=United Arab Emirates (424)|425=Israel / Palestinian Territory (425)|426=Bahrain (426)|427=Qatar (427)|428=Mongolia (428)|429=Nepal (429)|430=United Arab Emirates (430)|431=United Arab Emirates (431)|432=Iran (432)|434=Uzbekistan (434)|436=Tajikistan (436)|437=Kyrgyzstan (437)|438=Turkmenistan (438)|440=Japan (440)|441=Japan (441)|450=South Korea (450)|452=Viet Nam (452)|454=Hongkong, China (454)|455=Macao, China (455)|456=Cambodia (456)|457=Laos P.D.R. (457)|460=China (460)|466=Taiwan (466)|467=North Korea (467)|470=Bangladesh (470)|472=Maldives (472)|502=Malaysia (502)|505=Australia (505)|510=Indonesia (510)|514=Timor-Leste (514)|515=Philippines (515)|520=Thailand (520)|525=Singapore (525)|528=Brunei Darussalam (528)|530=New Zealand (530)|537=Papua New Guinea (537)|539=Tonga (539)|540=Solomon Islands (540)|541=Vanuatu (541)|542=Fiji (542)|544=American Samoa (544)|545=Kiribati (545)|546=New Caledonia (546)|547=French Polynesia (547)|548=Cook Islands (548)|549=Samoa (549)|550=Micronesia (550)|552=Palau (552)|553=Tuvalu (553)|555=Niue (555)|602=Egypt (602)|603=Algeria (603)|604=Morocco (604)|605=Tunisia (605)|606=Libya (606)|607=Gambia (607)|608=Senegal (608)|609=Mauritania (609)|610=Mali (610)|611=Guinea (611)|612=Ivory Coast (612)|613=Burkina Faso (613)|614=Niger (614)|615=Togo (615)|616=Benin (616)|617=Mauritius (617)|618=Liberia (618)|619=Sierra Leone (619)|620=Ghana (620)|621=Nigeria (621)|622=Chad (622)|623=Central African Rep. (623)|624=Cameroon (624)|625=Cape Verde (625)|626=Sao Tome & Principe (626)|627=Equatorial Guinea (627)|628=Gabon (628)|629=Congo, Republic (629)|630=Congo, Dem. Rep. (630)|631=Angola (631)|632=Guinea-Bissau (632)|633=Seychelles (633)|634=Sudan (634)|635=Rwanda (635)|636=Ethiopia (636)|637=Somalia (637)|638=Djibouti (638)|639=Kenya (639)|640=Tanzania (640)|641=Uganda (641)|642=Burundi (642)|643=Mozambique (643)|645=Zambia (645)|646=Madagascar (646)|647=Reunion (647)|648=Zimbabwe (648)|649=Namibia (649)|650=Malawi (650)|651=Lesotho (651)|652=Botswana (652)|653=Swaziland (653)|654=Comoros (654)|655=South Africa (655)|657=Eritrea (657)|659=South Sudan (659)|702=Belize (702)|704=Guatemala (704)|706=El Salvador (706)|708=Honduras (708)|710=Nicaragua (710)|712=Costa Rica (712)|714=Panama (714)|716=Peru (716)|722=Argentina Republic (722)|724=Brazil (724)|730=Chile (730)|732=Colombia (732)|734=Venezuela (734)|736=Bolivia (736)|738=Guyana (738)|740=Ecuador (740)|744=Paraguay (744)|746=Suriname (746)|748=Uruguay (748)|750=Falkland Islands (Malvinas) (750)|901=International Networks / Satellite Networks (901)",
        format: .ascii),
      TagRow(0x0ab1, "DepthMapData", traits: .binary),
      TagRow(0x0b41, "SingleShotDepthMap", traits: .binary),
      TagRow(0x0ba1, "OriginalPathHashKey", format: .ascii),
      TagRow(0x0bf0, "RemasterInfo", format: .ascii),
      TagRow(0x0c51, "SamsungCaptureInfo", format: .ascii),
      TagRow(0x0e41, "VideoEditedTimeZone", format: .ascii),
      TagRow(0x10001, "EmbeddedImageName", format: .ascii),
      TagRow(0x10100, "EmbeddedAudioFileName", format: .ascii),
      TagRow(0x10201, "SurroundShotVideoName", format: .ascii),
      TagRow(0x10a20, "DualCameraImageName", format: .ascii),
      TagRow(0x10a30, "EmbeddedVideoType", format: .ascii),
      TagRow(0x10ab1, "DepthMapName", format: .ascii),
      // The same blocks where something else stands in them.
      TagRow(0x20001, "EmbeddedImage2", traits: .binary),
      TagRow(0x20a30, "EmbeddedVideoOffsetSize", format: .long),
      TagRow(0x20ab1, "DepthMapData2", traits: .binary),
      // What exiftool makes of maps.
      TagRow(0x30ab1, "DepthMapTiff", traits: .onlyInExiftool),
      TagRow(0x30b41, "SingleShotDepthMapTiff", traits: .onlyInExiftool),
    ])

  /// The movie in a HEIC that was taken with motion.
  package static let movieInPhoto = TagTable(
    "MotionPhoto", group: "QuickTime", isNumberless: true,
    [TagRow(0, "MotionPhotoVideo", traits: .binary)])

  /// Pictures and movies that Google's directory places behind a photo.
  package static let googleTrailer = TagTable(
    "GoogleTrailer", group: "Google", isNumberless: true,
    [
      TagRow(0, "MotionPhotoVideo", traits: .binary),
      TagRow(1, "GainMapImage", traits: .binary),
      TagRow(2, "DepthMapImage", traits: .binary),
      TagRow(3, "ConfidenceMapImage", traits: .binary),
    ])
}
