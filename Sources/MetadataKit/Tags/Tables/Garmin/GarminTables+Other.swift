/// Smaller messages of FIT files (FIT Profile), by the numbers of the fields.
extension TagTable {
  /// A point of a course (message 32).
  package static let garminCoursePoint = TagTable(
    "Garmin-CoursePoint", group: "CoursePoint",
    [
      TagRow(1, "GPSDateTime", value: GarminValue.time),
      TagRow(
        2, "GPSLatitude", value: GarminValue.degrees, print: Wording.latitude, traits: .yields),
      TagRow(
        3, "GPSLongitude", value: GarminValue.degrees, print: Wording.longitude, traits: .yields),
      TagRow(4, "Distance", value: Meaning.hundredth, print: GarminUnit.meters),
      TagRow(5, "CoursePointType", GarminWords.coursePointType),
      TagRow(6, "CoursePointName"),
      TagRow(8, "Favorite"),
    ])

  /// The weather (message 128).
  package static let garminWeatherConditions = TagTable(
    "Garmin-WeatherConditions", group: "WeatherConditions",
    [
      TagRow(0, "WeatherReport", "0=Current|1=Hourly Forecast|2=Daily Forecast"),
      TagRow(1, "Temperature", print: GarminUnit.celsius),
      TagRow(2, "Condition", GarminWords.condition),
      TagRow(3, "WindDirection", print: GarminUnit.inDegrees),
      TagRow(4, "WindSpeed", value: Meaning.thousandth, print: GarminUnit.metersPerSecond),
      TagRow(5, "PrecipitationProbability"),
      TagRow(6, "TemperatureFeelsLike", print: GarminUnit.celsius),
      TagRow(7, "RelativeHumidity"),
      TagRow(8, "Location"),
      TagRow(9, "GPSDateTime", value: GarminValue.time),
      TagRow(
        10, "GPSLatitude", value: GarminValue.degrees, print: Wording.latitude, traits: .yields),
      TagRow(
        11, "GPSLongitude", value: GarminValue.degrees, print: Wording.longitude, traits: .yields),
      TagRow(12, "DayOfWeek", GarminWords.dayOfWeek),
      TagRow(13, "HighTemperature", print: GarminUnit.celsius),
      TagRow(14, "LowTemperature", print: GarminUnit.celsius),
    ])

  /// A point of a segment (message 150).
  package static let garminSegmentPoint = TagTable(
    "Garmin-SegmentPoint", group: "SegPoint",
    [
      TagRow(
        1, "GPSLatitude", value: GarminValue.degrees, print: Wording.latitude, traits: .yields),
      TagRow(
        2, "GPSLongitude", value: GarminValue.degrees, print: Wording.longitude, traits: .yields),
      TagRow(3, "Distance", value: Meaning.hundredth, print: GarminUnit.meters),
      TagRow(4, "GPSAltitude", value: GarminValue.altitude, print: GarminUnit.meters),
      TagRow(5, "LeaderTime"),
      TagRow(6, "GPSAltitude", value: GarminValue.altitude, print: GarminUnit.meters),
    ])

  /// A position (message 160).
  package static let garminGPS = TagTable(
    "Garmin-GPS", group: "GPS",
    [
      TagRow(0, "TimeStamp_ms", print: GarminUnit.milliseconds),
      TagRow(
        1, "GPSLatitude", value: GarminValue.degrees, print: Wording.latitude, traits: .yields),
      TagRow(
        2, "GPSLongitude", value: GarminValue.degrees, print: Wording.longitude, traits: .yields),
      TagRow(3, "GPSAltitude", value: GarminValue.altitude, print: GarminUnit.meters),
      TagRow(4, "GPSSpeed", value: GarminValue.kilometersPerHour, print: GarminUnit.speed),
      TagRow(5, "GPSTrack", value: Meaning.hundredth),
      TagRow(6, "GPSDateTime", value: GarminValue.time),
      TagRow(7, "Velocity", value: GarminValue.hundredths, traits: .notInExiftool),
      // It says how many texts it made of the three numbers.
      TagRow(0x10007, "Velocity", value: GarminValue.one, traits: .onlyInExiftool),
    ])

  /// A jump (message 285).
  package static let garminJump = TagTable(
    "Garmin-Jump", group: "Jump",
    [
      TagRow(0, "Distance", print: GarminUnit.meters),
      TagRow(1, "Height", print: GarminUnit.meters),
      TagRow(2, "Rotations"),
      TagRow(3, "HangTime", print: GarminUnit.seconds),
      TagRow(4, "Score"),
      TagRow(
        5, "GPSLatitude", value: GarminValue.degrees, print: Wording.latitude, traits: .yields),
      TagRow(
        6, "GPSLongitude", value: GarminValue.degrees, print: Wording.longitude, traits: .yields),
      TagRow(7, "GPSSpeed", value: GarminValue.kilometersPerHour, print: GarminUnit.speed),
      TagRow(8, "GPSSpeed", value: GarminValue.kilometersPerHour, print: GarminUnit.speed),
    ])

  /// A part of an activity (message 312).
  package static let garminSplit = TagTable(
    "Garmin-Split", group: "Split",
    [
      TagRow(0, "SplitType", GarminWords.splitType),
      TagRow(1, "TotalElapsedTime", value: Meaning.thousandth, print: GarminUnit.seconds),
      TagRow(2, "TotalTimerTime", value: Meaning.thousandth, print: GarminUnit.seconds),
      TagRow(3, "TotalDistance", value: Meaning.hundredth, print: GarminUnit.meters),
      TagRow(4, "AvgSpeed", value: Meaning.thousandth, print: GarminUnit.metersPerSecond),
      TagRow(7, "StartDistance", value: Meaning.hundredth, print: GarminUnit.meters),
      TagRow(9, "GPSDateTime", value: GarminValue.time),
      TagRow(11, "Sport", GarminWords.sport),
      TagRow(12, "SubSport", GarminWords.subSport),
      TagRow(13, "TotalAscent", print: GarminUnit.meters),
      TagRow(14, "TotalDescent", print: GarminUnit.meters),
      TagRow(15, "AvgHeartRate", print: GarminUnit.beats),
      TagRow(16, "MaxHeartRate", print: GarminUnit.beats),
      TagRow(
        21, "GPSLatitude", value: GarminValue.degrees, print: Wording.latitude, traits: .yields),
      TagRow(
        22, "GPSLongitude", value: GarminValue.degrees, print: Wording.longitude, traits: .yields),
      TagRow(23, "GPSDestLatitude", value: GarminValue.degrees, print: Wording.latitude),
      TagRow(24, "GPSDestLongitude", value: GarminValue.degrees, print: Wording.longitude),
      TagRow(25, "MaxSpeed", value: Meaning.thousandth, print: GarminUnit.metersPerSecond),
      TagRow(26, "AvgVertSpeed", value: Meaning.thousandth, print: GarminUnit.metersPerSecond),
      TagRow(27, "EndTime", value: GarminValue.time),
      TagRow(28, "TotalCalories", print: GarminUnit.kilocalories),
      TagRow(32, "AvgTemperature", print: GarminUnit.celsius),
      TagRow(33, "MaxTemperature", print: GarminUnit.celsius),
      TagRow(34, "MinTemperature", print: GarminUnit.celsius),
      TagRow(35, "AvgVerticalOscillation", value: Meaning.tenth, print: GarminUnit.millimeters),
      TagRow(36, "AvgVerticalRatio", value: Meaning.hundredth, print: GarminUnit.percent),
      TagRow(37, "AvgStanceTime", value: Meaning.tenth, print: GarminUnit.milliseconds),
      TagRow(38, "AvgStanceTimeBalance", value: Meaning.hundredth, print: GarminUnit.percent),
      TagRow(39, "AvgStepLength", value: Meaning.tenth, print: GarminUnit.millimeters),
      TagRow(40, "AvgPower", print: GarminUnit.watts),
      TagRow(41, "MaxPower", print: GarminUnit.watts),
      TagRow(42, "NormalizedPower", print: GarminUnit.watts),
      TagRow(67, "LapIndex"),
      TagRow(74, "StartElevation", value: GarminValue.altitude, print: GarminUnit.meters),
      TagRow(79, "RestingCalories", print: GarminUnit.kilocalories),
      TagRow(
        93, "GradeAdjustedSpeed", value: Meaning.thousandth, print: GarminUnit.metersPerSecond),
      TagRow(107, "BeginningPotential"),
      TagRow(108, "EndingPotential"),
      TagRow(109, "MinStamina"),
      TagRow(110, "TotalMovingTime", value: Meaning.thousandth, print: GarminUnit.seconds),
      TagRow(
        130, "StepSpeedLossDistance", value: Meaning.hundredth,
        print: GarminUnit.centimetersPerSecond),
      TagRow(131, "StepSpeedLossPercentage", value: Meaning.hundredth, print: GarminUnit.percent),
    ])

  /// A climb (message 317).
  package static let garminClimbPro = TagTable(
    "Garmin-ClimbPro", group: "ClimbPro",
    [
      TagRow(
        0, "GPSLatitude", value: GarminValue.degrees, print: Wording.latitude, traits: .yields),
      TagRow(
        1, "GPSLongitude", value: GarminValue.degrees, print: Wording.longitude, traits: .yields),
      TagRow(2, "ClimbProEvent", "0=Approach|1=Start|2=Complete"),
      TagRow(3, "ClimbNumber"),
      TagRow(4, "ClimbCategory"),
      TagRow(5, "CurrentDist", print: GarminUnit.meters),
    ])
}
