/// The languages that classic Macintosh systems number (QTFF, language code values).
enum MacintoshLanguage {
  static let codes =
    "0=en|1=fr|2=de|3=it|4=nl-NL|5=sv|6=es|7=da|8=pt|9=no|10=he|11=ja|12=ar|13=fi|14=el|15=is|16=mt|17=tr|18=hr|19=zh-TW|20=ur|21=hi|22=th|23=ko|24=lt|25=pl|26=hu|27=et|28=lv|29=smi|30=fo|31=fa|32=ru|33=zh-CN|34=nl-BE|35=ga|36=sq|37=ro|38=cs|39=sk|40=sl|41=yi|42=sr|43=mk|44=bg|45=uk|46=be|47=uz|48=kk|49=az|50=az|51=hy|52=ka|53=ro|54=ky|55=tg|56=tk|57=mn-MN|58=mn-CN|59=ps|60=ku|61=ks|62=sd|63=bo|64=ne|65=sa|66=mr|67=bn|68=as|69=gu|70=pa|71=or|72=ml|73=kn|74=ta|75=te|76=si|77=my|78=km|79=lo|80=vi|81=id|82=tl|83=ms-MY|84=ms-BN|85=am|86=ti|87=om|88=so|89=sw|90=rw|91=rn|92=ny|93=mg|94=eo|128=cy|129=eu|130=ca|131=la|132=qu|133=gn|134=ay|135=tt|136=ug|137=dz|138=jv|139=su|140=gl|141=af|142=br|144=gd|145=gv|146=ga|147=to|148=el|149=kl|150=az"
}
