extension TellingTags {
  /// Whether an element of DICOM names somebody who had to do with the picture (representation `PN` in DICOM
  /// PS3.6), or leads to a patient as a name does.
  static func isOfPatients(_ name: TellingName) -> Bool {
    groups.contains(name.group) && (patient.contains(name.text) || staff.contains(name.text))
  }

  /// Whether an element of DICOM says where a picture was made.
  static func isHospital(_ name: TellingName) -> Bool {
    groups.contains(name.group) && hospitals.contains(name.text)
  }

  /// The elements themselves, and what Photoshop keeps of them.
  private static let groups: Set = ["DICOM", "XMP-DICOM"]

  private static let patient: Set = [
    "patientbirthname", "patientdob", "patientmotherbirthname", "patientid",
    "otherpatientids",
    "issuerofpatientid", "patientbirthtime", "patientbirthdateinaltcalendar", "patientaddress",
    "patienttelephonenumbers", "patienttelecominformation", "medicalrecordlocator",
    "accessionnumber", "admissionid", "personaddress", "persontelephonenumbers",
    "persontelecominformation", "addresstrial", "telephonenumbertrial",
    // What a patient is called (PS3.3 §C.2.2).
    "nametouse",
  ]

  private static let staff: Set = [
    "studyphysician", "referringphysicianname", "referringphysicianaddress",
    "referringphysiciantelephonenumber", "consultingphysicianname", "physiciansofrecord",
    "performingphysicianname",
    "nameofphysicianreadingstudy", "operatorsname", "contentcreatorname", "secondaryreviewername",
    "evaluatorname", "requestingphysician", "scheduledperformingphysiciansname",
    "namesofintendedrecipientsofresults", "orderenteredby", "humanperformername",
    "documentauthortrial", "verifyingobservername", "currentobservertrial", "verbalsourcetrial",
    "interpretationrecorder", "interpretationtranscriber", "interpretationauthor",
    "physicianapprovinginterpretation", "distributionname", "roiinterpreter", "reviewername",
    "selectorpnvalue",
  ]

  private static let hospitals: Set = [
    "institutionname", "equipmentinstitution", "institutionaddress", "institutionaldepartmentname",
    "currentpatientlocation", "patientinstitutionresidence", "scheduledpatientinstitresidence",
    "assignedlocation", "location", "orderentererlocation", "performedlocation",
    "requestedprocedurelocation", "scheduledproceduresteplocation", "scheduledstudylocation",
    "scheduledstudylocationaetitle",
  ]
}
