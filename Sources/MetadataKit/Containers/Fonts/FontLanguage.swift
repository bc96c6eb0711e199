/// The languages of a font's names, by the numbers that systems have for them (OpenType Specification, name —
/// Naming Table, Macintosh and Windows language IDs); codes as the field has them.
enum FontLanguage {
  static func macintosh(_ number: Int) -> String? { code(number, of: macintoshCodes) }

  static func windows(_ number: Int) -> String? { code(number, of: windowsCodes) }

  private static func code(_ number: Int, of codes: String) -> String? {
    var words = TextBuffer()
    return Labels(codes).appendWords(of: Int64(number), to: &words) ? words.string : nil
  }

  private static let macintoshCodes =
    "0=en|1=fr|2=de|3=it|4=nl-NL|5=sv|6=es|7=da|8=pt|9=no|10=he|11=ja|12=ar|13=fi|14=el|15=is|16=mt|17=tr|18=hr|19=zh-TW|20=ur|21=hi|22=th|23=ko|24=lt|25=pl|26=hu|27=et|28=lv|29=smi|30=fo|31=fa|32=ru|33=zh-CN|34=nl-BE|35=ga|36=sq|37=ro|38=cs|39=sk|40=sl|41=yi|42=sr|43=mk|44=bg|45=uk|46=be|47=uz|48=kk|49=az|50=az|51=hy|52=ka|53=ro|54=ky|55=tg|56=tk|57=mn-MN|58=mn-CN|59=ps|60=ku|61=ks|62=sd|63=bo|64=ne|65=sa|66=mr|67=bn|68=as|69=gu|70=pa|71=or|72=ml|73=kn|74=ta|75=te|76=si|77=my|78=km|79=lo|80=vi|81=id|82=tl|83=ms-MY|84=ms-BN|85=am|86=ti|87=om|88=so|89=sw|90=rw|91=rn|92=ny|93=mg|94=eo|128=cy|129=eu|130=ca|131=la|132=qu|133=gn|134=ay|135=tt|136=ug|137=dz|138=jv|139=su|140=gl|141=af|142=br|144=gd|145=gv|146=ga|147=to|148=el|149=kl|150=az"

  private static let windowsCodes =
    "1025=ar-SA|1026=bg|1027=ca|1028=zh-TW|1029=cs|1030=da|1031=de-DE|1032=el|1033=en-US|1034=es-ES|1035=fi|1036=fr-FR|1037=he|1038=hu|1039=is|1040=it-IT|1041=ja|1042=ko|1043=nl-NL|1044=no-NO|1045=pl|1046=pt-BR|1047=rm|1048=ro|1049=ru|1050=hr|1051=sk|1052=sq|1053=sv-SE|1054=th|1055=tr|1056=ur|1057=id|1058=uk|1059=be|1060=sl|1061=et|1062=lv|1063=lt|1064=tg|1066=vi|1067=hy|1068=az-AZ|1069=eu|1070=hsb|1071=mk|1072=st|1073=ts|1074=tn|1076=xh|1077=zu|1078=af|1079=ka|1080=fo|1081=hi|1082=mt|1083=se-NO|1084=gd|1085=yi|1086=ms-MY|1087=kk|1088=ky|1089=sw|1090=tk|1091=uz-UZ|1092=tt|1093=bn-IN|1094=pa|1095=gu|1096=wo|1097=ta|1098=te|1099=kn|1100=ml|1101=as|1102=mr|1103=sa|1104=mn-MN|1105=bo|1106=cy|1107=km|1108=lo|1110=gl|1111=kok|1114=syr|1115=si|1117=iu-CA|1118=am|1121=ne|1122=fy|1123=ps|1124=fil|1125=dv|1128=ha|1130=yo|1131=qu-BO|1132=st|1133=ba|1134=lb|1135=kl|1136=ig|1144=yi|1146=arn|1148=moh|1150=br|1152=ug|1153=mi|1154=oc|1155=co|1156=gsw|1157=sah|1158=ny|1159=rw|1164=Dari|2049=ar-IQ|2052=zh-CN|2055=de-CH|2057=en-GB|2058=es-MX|2060=fr-BE|2064=it-CH|2067=nl-BE|2068=nn|2070=pt-PT|2072=ro-MO|2073=ru-MO|2074=sr-RS|2077=sv-FI|2092=az-AZ|2094=dsb|2107=se-SE|2108=ga|2110=ms-BN|2115=uz-UZ|2117=bn-BD|2128=mn-CN|2141=iu-CA|2143=tmh|2155=qu-EC|3073=ar-EG|3076=zh-HK|3079=de-AT|3081=en-AU|3082=es-ES|3084=fr-CA|3098=sr-RS|3131=se-FI|3179=qu-PE|4097=ar-LY|4100=zh-SG|4103=de-LU|4105=en-CA|4106=es-GT|4108=fr-CH|4122=hr-BA|4155=smj-NO|5121=ar-DZ|5124=zh-MO|5127=de-LI|5129=en-NZ|5130=es-CR|5132=fr-LU|5146=bs-BA|5179=smj-SE|6145=ar-MA|6153=en-IE|6154=es-PA|6156=fr-MC|6170=sr-BA|6203=sma-NO|7169=ar-TN|7177=en-ZA|7178=es-DO|7194=sr-BA|7227=sma-SE|8193=ar-OM|8201=en-JM|8202=es-VE|8218=bs-BA|8251=sms|9217=ar-YE|9225=en-CB|9226=es-CO|9275=smn|10241=ar-SY|10249=en-BZ|10250=es-PE|11265=ar-JO|11273=en-TT|11274=es-AR|12289=ar-LB|12297=en-ZW|12298=es-EC|13313=ar-KW|13321=en-PH|13322=es-CL|14337=ar-AE|14346=es-UY|15361=ar-BH|15370=es-PY|16385=ar-QA|16393=en-IN|16394=es-BO|17417=en-MY|17418=es-SV|18441=en-SG|18442=es-HN|19466=es-NI|20490=es-PR|21514=es-US"
}
