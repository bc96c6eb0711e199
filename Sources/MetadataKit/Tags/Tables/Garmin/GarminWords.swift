/// What the numbers of several fields mean (FIT Profile, types).
enum GarminWords {
  static let activityType =
    "0=Generic|1=Running|2=Cycling|3=Transition|4=Fitness Equipment|5=Swimming|6=Walking|8=Sedentary|254=All"
  static let benefit =
    "0=No Benefit|1=Recovery|2=Base|3=Tempo|4=Threshold|5=VO2 Max|6=Anaerobic|7=Sprint"
  static let condition =
    "0=Clear|1=Partly Cloudy|2=Mostly Cloudy|3=Rain|4=Snow|5=Windy|6=Thunderstorms|7=Wintry Mix|8=Fog|11=Hazy|12=Hail|13=Scattered Showers|14=Scattered Thunderstorms|15=Unknown Precipitation|16=Light Rain|17=Heavy Rain|18=Light Snow|19=Heavy Snow|20=Light Rain Snow|21=Heavy Rain Snow|22=Cloudy"
  static let coursePointType =
    "0=Generic|1=Summit|2=Valley|3=Water|4=Food|5=Danger|6=Left|7=Right|8=Straight|9=First Aid|10=Fourth Category|11=Third Category|12=Second Category|13=First Category|14=Hors Category|15=Sprint|16=Left Fork|17=Right Fork|18=Middle Fork|19=Slight Left|20=Sharp Left|21=Slight Right|22=Sharp Right|23=U Turn|24=Segment Start|25=Segment End|27=Campsite|28=Aid Station|29=Rest Area|30=General Distance|31=Service|32=Energy Gel|33=Sports Drink|34=Mile Marker|35=Checkpoint|36=Shelter|37=Meeting Spot|38=Overlook|39=Toilet|40=Shower|41=Gear|42=Sharp Curve|43=Steep Incline|44=Tunnel|45=Bridge|46=Obstacle|47=Crossing|48=Store|49=Transition|50=Navaid|51=Transport|52=Alert|53=Info"
  static let dayOfWeek =
    "0=Sunday|1=Monday|2=Tuesday|3=Wednesday|4=Thursday|5=Friday|6=Saturday"
  static let event =
    "0=Timer|3=Workout|4=Workout Step|5=Power Down|6=Power Up|7=Off Course|8=Session|9=Lap|10=Course Point|11=Battery|12=Virtual Partner Pace|13=HR High Alert|14=HR Low Alert|15=Speed High Alert|16=Speed Low Alert|17=Cad High Alert|18=Cad Low Alert|19=Power High Alert|20=Power Low Alert|21=Recovery HR|22=Battery Low|23=Time Duration Alert|24=Distance Duration Alert|25=Calorie Duration Alert|26=Activity|27=Fitness Equipment|28=Length|32=User Marker|33=Sport Point|36=Calibration|39=Performance Condition Alert|42=Front Gear Change|43=Rear Gear Change|44=Rider Position Change|45=Elev High Alert|46=Elev Low Alert|47=Comm Timeout|54=Auto Activity Detect|56=Dive Alert|57=Dive Gas Switched|71=Tank Pressure Reserve|72=Tank Pressure Critical|73=Tank Lost|74=Sleep Event|75=Radar Threat Alert|76=Tank Battery Low|81=Tank Pod Connected|82=Tank Pod Disconnected"
  static let eventType =
    "0=Start|1=Stop|2=Consecutive Depreciated|3=Marker|4=Stop All|5=Begin Depreciated|6=End Depreciated|7=End All Depreciated|8=Stop Disable|9=Stop Disable All"
  static let intensity =
    "0=Active|1=Rest|2=Warmup|3=Cooldown|4=Recovery|5=Interval|6=Other"
  static let lapTrigger =
    "0=Manual|1=time|2=Distance|3=Position Start|4=Position Lap|5=Position Waypoint|6=Position Marked|7=Session End|8=Fitness Equipment"
  static let splitType =
    "1=Ascent Split|2=Descent Split|3=Interval Active|4=Interval Rest|5=Interval Warmup|6=Interval Cooldown|7=Interval Recovery|8=Interval Other|9=Climb Active|10=Climb Rest|11=Surf Active|12=Run Active|13=Run Rest|14=Workout Round|17=Rwd Run|18=Rwd Walk|21=Windsurf Active|22=Rwd Stand|23=Transition|28=Ski Lift Split|29=Ski Run Split"
  static let sport =
    "0=Generic|1=Running|2=Cycling|3=Transition|4=Fitness Equipment|5=Swimming|6=Basketball|7=Soccer|8=Tennis|9=American Football|10=Training|11=Walking|12=Cross Country Skiing|13=Alpine Skiing|14=Snowboarding|15=Rowing|16=Mountaineering|17=Hiking|18=Multisport|19=Paddling|20=Flying|21=E Biking|22=Motorcycling|23=Boating|24=Driving|25=Golf|26=Hang Gliding|27=Horseback Riding|28=Hunting|29=Fishing|30=Inline Skating|31=Rock Climbing|32=Sailing|33=Ice Skating|34=Sky Diving|35=Snowshoeing|36=Snowmobiling|37=Stand Up Paddleboarding|38=Surfing|39=Wakeboarding|40=Water Skiing|41=Kayaking|42=Rafting|43=Windsurfing|44=Kitesurfing|45=Tactical|46=Jumpmaster|47=Boxing|48=Floor Climbing|49=Baseball|53=Diving|56=Shooting|58=Winter Sport|59=Grinding|62=Hiit|63=Video Gaming|64=Racket|65=Wheelchair Push Walk|66=Wheelchair Push Run|67=Meditation|68=Para Sport|69=Disc Golf|70=Team Sport|71=Cricket|72=Rugby|73=Hockey|74=Lacrosse|75=Volleyball|76=Water Tubing|77=Wakesurfing|78=Water Sport|79=Archery|80=Mixed Martial Arts|81=Motor Sports|82=Snorkeling|83=Dance|84=Jump Rope|85=Pool Apnea|86=Mobility|87=Geocaching|88=Canoeing|254=All"
  static let sportEvent =
    "0=Uncategorized|1=Geocaching|2=Fitness|3=Recreation|4=Race|5=Special Event|6=Training|7=Transportation|8=Touring"
  static let subSport =
    "0=Generic|1=Treadmill|2=Street|3=Trail|4=Track|5=Spin|6=Indoor Cycling|7=Road|8=Mountain|9=Downhill|10=Recumbent|11=Cyclocross|12=Hand Cycling|13=Track Cycling|14=Indoor Rowing|15=Elliptical|16=Stair Climbing|17=Lap Swimming|18=Open Water|19=Flexibility Training|20=Strength Training|21=Warm Up|22=Match|23=Exercise|24=Challenge|25=Indoor Skiing|26=Cardio Training|27=Indoor Walking|28=E-Bike Fitness|29=Bmx|30=Casual Walking|31=Speed Walking|32=Bike To Run Transition|33=Run To Bike Transition|34=Swim To Bike Transition|35=Atv|36=Motocross|37=Backcountry|38=Resort|39=Rc Drone|40=Wingsuit|41=Whitewater|42=Skate Skiing|43=Yoga|44=Pilates|45=Indoor Running|46=Gravel Cycling|47=E-Bike Mountain|48=Commuting|49=Mixed Surface|50=Navigate|51=Track Me|52=Map|53=Single Gas Diving|54=Multi Gas Diving|55=Gauge Diving|56=Apnea Diving|57=Apnea Hunting|58=Virtual Activity|59=Obstacle|62=Breathing|63=CCR Diving|65=Sail Race|66=Expedition|67=Ultra|68=Indoor Climbing|69=Bouldering|70=Hiit|71=Indoor Grinding|72=Hunting With Dogs|73=Amrap|74=Emom|75=Tabata|77=Esport|78=Triathlon|79=Duathlon|80=Brick|81=Swim Run|82=Adventure Race|83=Trucker Workout|84=Pickleball|85=Padel|86=Indoor Wheelchair Walk|87=Indoor Wheelchair Run|88=Indoor Hand Cycling|90=Field|91=Ice|92=Ultimate|93=Platform|94=Squash|95=Badminton|96=Racquetball|97=Table Tennis|98=Overland|99=Trolling Motor|110=Fly Canopy|111=Fly Paraglide|112=Fly Paramotor|113=Fly Pressurized|114=Fly Navigate|115=Fly Timer|116=Fly Altimeter|117=Fly Wx|118=Fly Vfr|119=Fly Ifr|121=Dynamic Apnea|123=Enduro|124=Rucking|125=Rally|126=Pool Triathlon|127=E-Bike Enduro|254=All"
  static let swimStroke =
    "0=Freestyle|1=Backstroke|2=Breaststroke|3=Butterfly|4=Drill|5=Mixed|6=Im|7=Im By Round|8=Rimo"
  static let trigger =
    "0=Activity End|1=Manual|2=Auto Multi Sport|3=Fitness Equipment"
}
