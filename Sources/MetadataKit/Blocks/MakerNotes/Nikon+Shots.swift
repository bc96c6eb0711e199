/// What Nikon's cameras keep of each picture, most of it encrypted.
extension NotePart {
  // swift-format-ignore
  static let nikonShots: [NotePart] = [
    nikonEncrypted(0x91, .nikonShotInfoD40, "^0209", .big),
    nikonEncrypted(0x91, .nikonShotInfoD80, "^0208", .big),
    nikonEncrypted(0x91, .nikonShotInfoD90, "^0213", .big),
    nikonEncrypted(0x91, .nikonShotInfoD3a, "^0210&count=5399", .big),
    nikonEncrypted(0x91, .nikonShotInfoD3b, "^0210&count=5408|5412", .big),
    nikonEncrypted(0x91, .nikonShotInfoD3X, "^0214&count=5409", .big),
    nikonEncrypted(0x91, .nikonShotInfoD3S, "^0218&count=5356|5388", .big),
    nikonEncrypted(0x91, .nikonShotInfoD300a, "^0210&count=5291", .big),
    nikonEncrypted(0x91, .nikonShotInfoD300b, "^0210&count=5303", .big),
    nikonEncrypted(0x91, .nikonShotInfoD300S, "^0216&count=5311", .big),
    nikonEncrypted(0x91, .nikonShotInfoD700, "^0212&count=5312", .big),
    nikonEncrypted(0x91, .nikonShotInfoD780, "^0245", .little),
    nikonEncrypted(0x91, .nikonShotInfoD7500, "^0242", .little),
    nikonEncrypted(0x91, .nikonShotInfoD800, "^0222", .big),
    nikonEncrypted(0x91, .nikonShotInfoD810, "^0233", .little),
    nikonEncrypted(0x91, .nikonShotInfoD850, "^0243", .little),
    nikonEncrypted(0x91, .nikonShotInfoD5000, "^0215&count=6745", .big),
    nikonEncrypted(0x91, .nikonShotInfoD5100, "^0221&count=8902", .big),
    nikonEncrypted(0x91, .nikonShotInfoD5200, "^0226&count=11587", .big),
    nikonEncrypted(0x91, .nikonShotInfoD7000, "^0220", .big),
    nikonEncrypted(0x91, .nikonShotInfoD4, "^0223", .big),
    nikonEncrypted(0x91, .nikonShotInfoD4S, "^0231", .little),
    nikonEncrypted(0x91, .nikonShotInfoD500, "^0238|0239", .little),
    nikonEncrypted(0x91, .nikonShotInfoD6, "^0246", .little),
    nikonEncrypted(0x91, .nikonShotInfoD610, "^0232", .big),
    nikonEncrypted(0x91, .nikonShotInfoZ6III, "^0809|0810|0811", .little),
    nikonEncrypted(0x91, .nikonShotInfoZ7II, "^0800|0801|0802|0803|0804|0807|0808", .little),
    nikonEncrypted(0x91, .nikonShotInfoZ8, "^0806", .little),
    nikonEncrypted(0x91, .nikonShotInfoZ9, "^0805", .little),
    nikonEncrypted(0x91, .nikonShotInfo, "^02|08", .big),
    nikon(0x91, .nikonShotInfo, "", .big),
  ]

  // swift-format-ignore
  static let nikonColors: [NotePart] = [
    nikon(0x97, .nikonColorBalance1, "^0100", unit: .short, from: 72),
    nikon(0x97, .nikonColorBalance2, "^0102", unit: .short, from: 10),
    nikon(0x97, .nikonColorBalance3, "^0103", unit: .short, from: 20),
    nikonEncrypted(0x97, .nikonColorBalance2, "^0205", unit: .short, from: 18),
    nikonEncrypted(0x97, .nikonColorBalance4, "^0209|0212|0214", unit: .short, behind: 284, from: 294),
    nikonEncrypted(0x97, .nikonColorBalance2, "^0200|0201|0202|0203|0204|0206|0207|0208|0210", unit: .short, behind: 284, from: 290),
    nikonEncrypted(0x97, .nikonColorBalance4, "^0211", unit: .short, behind: 284, from: 300),
    nikonEncrypted(0x97, .nikonColorBalance2, "^0213", unit: .short, behind: 284, from: 294),
    nikonEncrypted(0x97, .nikonColorBalance4, "^0215|0216|0217", unit: .short, behind: 284, from: 288),
    nikonEncrypted(0x97, .nikonColorBalance2, "^0219|0221|0222|0223|0224", unit: .short, from: 128),
    nikonEncrypted(0x97, .nikonColorBalanceUnknown, "^0220|06", behind: 284),
    nikonEncrypted(0x97, .nikonColorBalanceUnknown2, "^018|02|04|08", unit: .short),
    nikon(0x97, .nikonColorBalanceUnknown),
  ]
}
