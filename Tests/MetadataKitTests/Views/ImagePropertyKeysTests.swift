import Foundation
import MetadataKit
import Testing

/// Each of ImageIO's keys either has a value where a file has one for it, or a reason why not.
@Suite struct ImagePropertyKeysTests {
  /// The keys of each dictionary, and of the top level, from the constants of AppleCompatibility.
  static func declared() throws -> [String: Set<String>] {
    let folder = Fixture.folder.deletingLastPathComponent()
      .appending(path: "Sources/AppleCompatibility/Keys")
    var keys: [String: Set<String>] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      let dictionary = text.firstMatch(of: /dictionary `(\{\w+\})`/).map { String($0.1) } ?? ""
      for match in text.matches(of: /CFString =\s+"([^"]+)"/) {
        keys[dictionary, default: []].insert(String(match.1))
      }
    }
    return keys
  }

  /// What no fixture has.
  static func samples() throws -> [Metadata] {
    let aux = [
      "Lens", "SerialNumber", "OwnerName", "LensSerialNumber", "Firmware", "LensID", "ImageNumber",
      "FlashCompensation",
    ].map { "<aux:\($0) xmlns:aux='http://ns.adobe.com/exif/1.0/aux/'>1</aux:\($0)>" }
    let lens =
      "<aux:LensInfo xmlns:aux='http://ns.adobe.com/exif/1.0/aux/'>24/1 70/1 4/1 4/1</aux:LensInfo>"
    let texts = ["Creation Time", "Software", "Disclaimer", "Warning", "Source"].map {
      PNGBytes.chunk("tEXt", $0 + "\0x")
    }
    var sequence = try Fixture.bytes("sequence.avif")
    sequence.replaceSubrange(8..<12, with: Array("hevc".utf8))
    var repeated = AnimationTests.sequence(
      [(count: 2, delay: 3)], track: 9, edit: 3, repeats: true)
    repeated.replaceSubrange(8..<12, with: Array("hevc".utf8))
    return [
      try XMPBytes.read(aux.joined() + lens),
      try Metadata(
        PNGBytes.file(texts.flatMap { $0 }, PNGBytes.chunk("pHYs", [0, 0, 0, 1, 0, 0, 0, 2, 0]))),
      // Sequences of HEIF by their brand: one has a size, the other is repeated.
      try Metadata(sequence), try Metadata(repeated),
    ]
  }

  /// The keys that files have values for: of tags those of the tables, of containers those that
  /// the fixtures and the samples show.
  static func filled() throws -> [String: Set<String>] {
    var keys = ImagePropertyKeys.ofTags
    for dictionary in keys.keys { keys["", default: []].insert(dictionary) }
    for metadata in Fixture.names.compactMap({ try? Fixture.metadata($0) })
      + (try samples())
    {
      for properties in [metadata.imageProperties, metadata.imageFileProperties] {
        for (key, value) in properties {
          keys["", default: []].insert(key)
          collect(value, of: key, &keys)
        }
      }
    }
    return keys
  }

  private static func collect(
    _ value: PropertyValue, of dictionary: String, _ keys: inout [String: Set<String>]
  ) {
    switch value {
    case .dictionary(let values):
      for (key, value) in values {
        keys[dictionary == "{FileContents}" ? "" : dictionary, default: []].insert(key)
        if dictionary == "{FileContents}" { collect(value, of: dictionary, &keys) }
      }
    case .array(let values) where dictionary == "{FileContents}":
      for value in values { collect(value, of: dictionary, &keys) }
    default: return
    }
  }

  @Test func eachIsFilledOrHasAReason() throws {
    let filled = try Self.filled()
    for (dictionary, keys) in try Self.declared() {
      let without = Set(Self.unfilled.filter { $0.dictionary == dictionary }.flatMap(\.keys))
      let missing = keys.subtracting(filled[dictionary] ?? []).subtracting(without)
      #expect(missing.isEmpty, "of \(dictionary) nothing is said: \(missing.sorted())")
      let both = without.intersection(filled[dictionary] ?? [])
      #expect(both.isEmpty, "of \(dictionary) these are filled: \(both.sorted())")
      #expect(without.subtracting(keys).isEmpty, "no keys of \(dictionary)")
    }
  }

  struct Unfilled {
    let dictionary: String
    let reason: String
    let keys: [String]
  }

  static let unfilled: [Unfilled] = [
    Unfilled(
      dictionary: "{8BIM}", reason: "the resource that has it is not told as a number",
      keys: [
        "Version"
      ]),
    Unfilled(
      dictionary: "{CIFF}", reason: "the camera settings of old Canons have other names and units",
      keys: [
        "ContinuousDrive", "FlashExposureComp", "FocusMode", "ImageName", "LensMaxMM", "LensMinMM",
        "LensModel", "MeteringMode", "ShootingMode", "WhiteBalanceIndex",
      ]),
    Unfilled(
      dictionary: "{DNG}",
      reason: "bytes, or parts of lists of operations, whose form in ImageIO is not known",
      keys: [
        "AsShotICCProfile", "CurrentICCProfile", "DNGOpcodeList2", "DNGOpcodeList3",
        "DNGPrivateData", "DNGRawDataUniqueID", "FixVignetteRadial", "NewRawImageDigest",
        "OpcodeList1", "OriginalRawFileData", "OriginalRawFileDigest", "PreviewSettingsDigest",
        "RawImageDigest", "WarpFisheye", "WarpRectilinear",
      ]),
    Unfilled(
      dictionary: "{Exif}", reason: "bytes whose form in ImageIO is not known",
      keys: [
        "CFAPattern", "DeviceSettingDescription", "MakerNote", "OECF",
        "SourceExposureTimesOfCompositeImage", "SpatialFrequencyResponse",
      ]),
    Unfilled(
      dictionary: "{GIF}", reason: "the colors of a palette are not kept",
      keys: [
        "ImageColorMap"
      ]),
    Unfilled(
      dictionary: "{IPTC}",
      reason: "structures, whose form in ImageIO is not documented, and their parts",
      keys: [
        "AboutCvTerm", "AboutCvTermCvId", "AboutCvTermId", "AboutCvTermName",
        "AboutCvTermRefinedAbout", "ArtworkCircaDateCreated", "ArtworkContentDescription",
        "ArtworkContributionDescription", "ArtworkCopyrightNotice", "ArtworkCopyrightOwnerID",
        "ArtworkCopyrightOwnerName", "ArtworkCreator", "ArtworkCreatorID", "ArtworkDateCreated",
        "ArtworkLicensorID", "ArtworkLicensorName", "ArtworkOrObject", "ArtworkPhysicalDescription",
        "ArtworkSource", "ArtworkSourceInvURL", "ArtworkSourceInventoryNo", "ArtworkStylePeriod",
        "ArtworkTitle", "ContainerFormat", "ContainerFormatIdentifier", "ContainerFormatName",
        "Contributor", "ContributorIdentifier", "ContributorName", "ContributorRole", "CountryName",
        "Creator", "CreatorIdentifier", "CreatorName", "CreatorRole", "DataOnScreen",
        "DataOnScreenRegion", "DataOnScreenRegionD", "DataOnScreenRegionH",
        "DataOnScreenRegionText", "DataOnScreenRegionUnit", "DataOnScreenRegionW",
        "DataOnScreenRegionX", "DataOnScreenRegionY", "DopesheetLink", "DopesheetLinkLink",
        "DopesheetLinkLinkQualifier", "EmbdEncRightsExpr", "EmbeddedEncodedRightsExpr",
        "EmbeddedEncodedRightsExprLangID", "EmbeddedEncodedRightsExprType", "Episode",
        "EpisodeIdentifier", "EpisodeName", "EpisodeNumber", "GPSAltitude", "GPSLatitude",
        "GPSLongitude", "Genre", "GenreCvId", "GenreCvTermId", "GenreCvTermName",
        "GenreCvTermRefinedAbout", "Identifier", "LinkedEncRightsExpr", "LinkedEncodedRightsExpr",
        "LinkedEncodedRightsExprLangID", "LinkedEncodedRightsExprType", "LocationCreated",
        "LocationId", "LocationName", "LocationShown", "PersonHeard", "PersonHeardIdentifier",
        "PersonHeardName", "PersonInImageCharacteristic", "PersonInImageCvTermCvId",
        "PersonInImageCvTermId", "PersonInImageCvTermName", "PersonInImageCvTermRefinedAbout",
        "PersonInImageDescription", "PersonInImageId", "PersonInImageName", "PersonInImageWDetails",
        "ProductInImage", "ProductInImageDescription", "ProductInImageGTIN", "ProductInImageName",
        "ProvinceState", "PublicationEvent", "PublicationEventDate", "PublicationEventIdentifier",
        "PublicationEventName", "Rating", "RatingRatingRegion", "RatingRegionCity",
        "RatingRegionCountryCode", "RatingRegionCountryName", "RatingRegionGPSAltitude",
        "RatingRegionGPSLatitude", "RatingRegionGPSLongitude", "RatingRegionIdentifier",
        "RatingRegionLocationId", "RatingRegionLocationName", "RatingRegionProvinceState",
        "RatingRegionSublocation", "RatingRegionWorldRegion", "RatingScaleMaxValue",
        "RatingScaleMinValue", "RatingSourceLink", "RatingValue", "RatingValueLogoLink",
        "RegistryEntryRole", "RegistryID", "RegistryItemID", "RegistryOrganisationID", "Season",
        "SeasonIdentifier", "SeasonName", "SeasonNumber", "Series", "SeriesIdentifier",
        "SeriesName", "ShownEvent", "ShownEventIdentifier", "ShownEventName", "SupplyChainSource",
        "SupplyChainSourceIdentifier", "SupplyChainSourceName", "TemporalCoverage",
        "TemporalCoverageFrom", "TemporalCoverageTo", "TranscriptLink", "TranscriptLinkLink",
        "TranscriptLinkLinkQualifier", "VideoShotType", "VideoShotTypeIdentifier",
        "VideoShotTypeName", "WorkflowTag", "WorkflowTagCvId", "WorkflowTagCvTermId",
        "WorkflowTagCvTermName", "WorkflowTagCvTermRefinedAbout", "WorldRegion",
      ]),
    Unfilled(
      dictionary: "{MakerCanon}", reason: "an array whose order is not documented",
      keys: [
        "AspectRatioInfo"
      ]),
    Unfilled(
      dictionary: "{MakerNikon}", reason: "arrays whose form is not documented",
      keys: [
        "ISOSetting", "LensInfo",
      ]),
    Unfilled(
      dictionary: "{PNG}", reason: "options of writers",
      keys: [
        "kCGImagePropertyPNGCompressionFilter", "kCGImagePropertyPNGTransparency",
      ]),
    Unfilled(
      dictionary: "", reason: "values, no keys",
      keys: [
        "Alternate", "CMYK", "Gray", "Lab", "RGB", "StereoPair",
      ]),
    Unfilled(
      dictionary: "", reason: "options of writers",
      keys: [
        "kCGImagePropertyASTCBlockSize", "kCGImagePropertyASTCBlockSize4x4",
        "kCGImagePropertyASTCBlockSize8x8", "kCGImagePropertyASTCEncoder",
        "kCGImagePropertyBCEncoder", "kCGImagePropertyBCFormat", "kCGImagePropertyEncoder",
        "kCGImagePropertyPVREncoder",
      ]),
    Unfilled(
      dictionary: "",
      reason: "groups of pictures for two eyes, which HEIF has in entity groups, are not read",
      keys: [
        "GroupImageBaseline", "GroupImageDisparityAdjustment", "GroupImageIndexLeft",
        "GroupImageIndexMonoscopic", "GroupImageIndexMonoscopicImageLocation",
        "GroupImageIndexRight", "GroupImageIsAlternateImage", "GroupImageIsLeftImage",
        "GroupImageIsMonoscopicImage", "GroupImageIsRightImage", "GroupImageStereoAggressors",
        "GroupImages", "GroupIndex", "GroupType", "{Groups}",
      ]),
    Unfilled(
      dictionary: "", reason: "nothing is declared in it",
      keys: [
        "{HEIF}", "{Raw}",
      ]),
    Unfilled(
      dictionary: "", reason: "of the form of their notes nothing is declared",
      keys: [
        "{MakerFuji}", "{MakerMinolta}", "{MakerOlympus}", "{MakerPentax}",
      ]),
    Unfilled(
      dictionary: "", reason: "its keys are numbers of tags, no constants",
      keys: [
        "{MakerApple}"
      ]),
    Unfilled(
      dictionary: "", reason: "of decoded pixels",
      keys: [
        "BytesPerRow", "NamedColorSpace", "PixelFormat",
      ]),
    Unfilled(
      dictionary: "", reason: "which number it has is not documented",
      keys: [
        "PrimaryImage"
      ]),
    Unfilled(
      dictionary: "", reason: "thumbnails are told by metadata.thumbnails, without a size",
      keys: [
        "ThumbnailImages"
      ]),
  ]
}
