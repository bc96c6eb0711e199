import Foundation
import MetadataKit
import Testing

/// `exifdump explain` knows tags by name, group and number.
@Suite struct ExplainTests {
  @Test(arguments: ["FNumber", "fnumber", "ExifIFD:FNumber", "0x829d", "33437", "exif:FNumber"])
  func knowsATag(_ tag: String) throws {
    let outcome = try Command.run("explain", tag)
    #expect(outcome.status == 0)
    #expect(outcome.text.hasPrefix("FNumber\n"))
    #expect(outcome.text.contains("0x829d (33437)"))
    #expect(outcome.text.contains("ExifIFD"))
  }

  /// In words of libexif, where the build has it.
  @Test(arguments: [
    ("ExifIFD:FNumber", "The F number."),
    ("GPS:GPSLatitudeRef", "Indicates whether the latitude is north or south latitude."),
  ])
  func saysWhatATagIs(_ tag: String, _ words: String) throws {
    let text = try Command.run("explain", tag).text
    #expect(text.contains("\n  Meaning  \(words)") == Self.hasLibexif, "\(text)")
    #expect(text.contains("\n  Title    ") == Self.hasLibexif)
    let long = try Command.run("explain", "Exif:UserComment").text.split(separator: "\n")
    #expect(long.allSatisfy { $0.count <= 80 })
    #expect(try !Command.run("explain", "Composite:Aperture").text.contains("Meaning"))
  }

  private static let hasLibexif = ReadOptions.Engine.libexif.isAvailable

  private static let hasGerman = FileManager.default.fileExists(
    atPath: "/usr/share/locale/de/LC_MESSAGES/libexif-12.mo")

  @Test(
    .enabled(if: hasLibexif, "The trait LibExif is off."),
    .enabled(if: hasGerman, "libexif's translations are not installed."))
  func speaksTheLanguageOfTheEnvironment() throws {
    let line = "\"$exifdump\" explain Exif:ExposureTime"
    let german = try Command.shell("LC_ALL=C.UTF-8 LANGUAGE=de " + line)
    #expect(german.text.contains("\n  Title    Belichtungszeit\n"), "\(german.text)")
    #expect(try Command.shell("LC_ALL=C LANGUAGE=de " + line).text.contains("Exposure Time"))
  }

  @Test func namesNoTableTwice() throws {
    let text = try Command.run("explain", "FNumber").text
    for line in text.split(separator: "\n") where line.contains("Table") {
      let names = line.split(separator: " ").map { $0.replacing(",", with: "") }
      #expect(Set(names).count == names.count, "\(line)")
    }
  }

  @Test func tellsOnceWhatTablesSayAlike() throws {
    let entries = try Command.run("explain", "FNumber").text.components(separatedBy: "\n\n")
    #expect(Set(entries).count == entries.count)
    let ofModels = try #require(entries.first { $0.contains("CanonCameraInfo1000D, ") })
    #expect(ofModels.contains("Tables   "))
    #expect(ofModels.contains("Number   0x0003 (3)\n"))
  }

  @Test(arguments: [
    ("XMP-dc:Creator", "Property dc:creator"),
    ("dc:creator", "Property dc:creator"),
    ("RegionAppliedToDimensionsW", "Property mwg-rs:Regions/AppliedToDimensions/w"),
    ("Composite:Aperture", "Table    Composite"),
  ])
  func knowsWhatHasNoNumber(_ tag: String, _ line: String) throws {
    let outcome = try Command.run("explain", tag)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("\n  \(line)\n"))
    #expect(!outcome.text.contains("Number"))
  }

  /// `xmp` is a namespace, and `XMP` the family of all of them.
  /// What files know by a word has no number, whatever the table sorts by; letters are told as letters.
  @Test(arguments: [
    ("Keys:Make", nil), ("PNG:Author", nil), ("Vorbis:Artist", nil), ("PDF:Author", nil),
    ("File:FileType", nil), ("RIFF:Software", "0x49534654 (ISFT)"), ("IFD0:Make", "0x010f (271)"),
  ])
  func tellsTheNumbersOfFilesAlone(_ tag: String, _ number: String?) throws {
    let text = try Command.run("explain", tag).text
    #expect(text.contains("Number   \(number ?? "")") == (number != nil), "\(text)")
  }

  @Test func aPropertyIsNotThoseOfItsFamily() throws {
    let one = try Command.run("explain", "xmp:Rating").text
    #expect(one == "Rating\n  Property xmp:Rating\n  Table    XMP\n  Group    XMP-xmp\n")
    let all = try Command.run("explain", "XMP:Rating").text.components(separatedBy: "\n\n")
    #expect(all.count > 1)
  }

  @Test func aNumberIsNoneOfXMP() throws {
    #expect(try !Command.run("explain", "0x1").text.contains("XMP"))
  }

  /// Forms of MXF's values have names of their own.
  @Test func formsOfValuesAreNoTags() throws {
    #expect(try Command.run("explain", "MXF:SignedShort").status == 2)
  }

  /// Elements that a register names, of which tables have the forms of values alone.
  @Test(arguments: [
    ("PatientName", "0010,0010", "value representation PN"),
    ("DICOM:PixelData", "7Fxx,0010", "value representation OB"),
    ("DICOM:StudyDate", "0008,0020", "value representation DA"),
    ("DICOM:PixelRepresentation", "0028,0103", "1  Signed"),
    ("MXF:DeviceAltitude", "0701020102020000", "  Table    MXF"),
  ])
  func knowsElementsOfRegisters(_ tag: String, _ element: String, _ format: String) throws {
    let outcome = try Command.run("explain", tag)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains("\n  Element  \(element)"), "\(outcome.text)")
    #expect(outcome.text.contains(format), "\(outcome.text)")
  }

  @Test func whatNoFileHasMayStillBeATag() throws {
    let outcome = try Command.run("--tag", "DICOM:PatientName", "plain.jpg")
    #expect(!outcome.errors.contains("nor is one known"), "\(outcome.errors)")
  }

  @Test func listsValues() throws {
    let outcome = try Command.run("explain", "IFD0:Orientation")
    #expect(outcome.text.contains("6  Rotate 90 CW"))
    #expect(!outcome.text.contains("GPS"))
  }

  @Test func tellsGroupsApart() throws {
    #expect(try Command.run("explain", "GPS:0x1").text.hasPrefix("GPSLatitudeRef\n"))
    #expect(try Command.run("explain", "Exif:0x1").text.hasPrefix("InteropIndex\n"))
  }

  /// As the command itself calls tags.
  @Test(arguments: [
    ("Track1:TrackDuration", "QuickTime-tkhd"), ("Track12:TrackDuration", "QuickTime-tkhd"),
    ("Track1:MediaTimeScale", "QuickTime-mdhd"), ("Track2:CodecID", "Matroska"),
    ("Chapter2:ChapterString", "Matroska"), ("Info:MuxingApp", "Matroska"),
    ("Channel0:ChannelOpacity", "Photoshop-Channel"), ("SubIFD1:ImageWidth", "Exif"),
    ("IFD3:ImageWidth", "Exif"),
    ("SR2DataIFD1:ColorMode", ""), ("MPImage2:MPImageType", ""), ("GPS:GPSLatitudeRef#2", ""),
    ("MakerNotes:LensType", ""), ("MakerNotes:IDCCreativeStyle", ""), ("MakerNotes:SRF6Offset", ""),
    ("QuickTime:TrackDuration", "QuickTime-tkhd"),
  ])
  func knowsGroupsAsFilesHaveThem(_ tag: String, _ table: String) throws {
    let outcome = try Command.run("explain", tag)
    #expect(outcome.status == 0, "\(outcome.errors)")
    if !table.isEmpty { #expect(outcome.text.contains("  \(table)")) }
  }

  /// Canon's movies and old raw files have tags of other blocks under their own groups.
  @Test(arguments: [("Track4:LensType", "Canon"), ("CIFF:CanonFirmwareVersion", "Canon")])
  func knowsTagsOfBlocksWithin(_ tag: String, _ table: String) throws {
    let outcome = try Command.run("explain", tag)
    #expect(outcome.status == 0)
    #expect(outcome.text.contains(table), "\(outcome.text)")
    let denied = try Command.run("check", "--no-config", "--deny", tag, "plain.jpg")
    #expect(denied.status == 0, "\(denied.errors)")
    #expect(try Command.run("explain", "Track1:CompressorID").text.contains("Canon") == false)
  }

  @Test func groupsWithNumbersOfTheirOwnAreNoOthers() throws {
    #expect(try Command.run("explain", "IFD1:CompressorID").status == 2)
    #expect(try Command.run("explain", "Jpeg2000:Comment#x").status == 2)
    #expect(try Command.run("explain", "IFD0:FNumber#").status == 2)
  }

  @Test func offersWhatIsNear() throws {
    let outcome = try Command.run("explain", "FNumbr", "Make", "qqqqqqqq")
    #expect(outcome.status == 2)
    #expect(outcome.text.hasPrefix("Make\n"))
    #expect(outcome.errors.contains("'FNumbr'. Did you mean FNumber?"))
    #expect(outcome.errors.contains("no tag is called 'qqqqqqqq'\n"))
  }

  @Test(arguments: [
    ("ExifIFD:FNumber", "rational64u"), ("GPSLatitude", "rational64u"), ("IFD0:Make", "string"),
    ("ExifIFD:ExifVersion", "undef"), ("IFD0:ColorMap", "read as undef"),
  ])
  func tellsTheFormat(_ tag: String, _ format: String) throws {
    let outcome = try Command.run("explain", tag)
    let entry = outcome.text.components(separatedBy: "\n\n").first ?? ""
    #expect(entry.contains("\n  Format   \(format)"), "\(entry)")
  }

  @Test func explainsAGroup() throws {
    let outcome = try Command.run("explain", "GPS:all")
    #expect(outcome.status == 0)
    #expect(outcome.text == (try Command.run("explain", "GPS:*").text))
    #expect(outcome.text.hasPrefix("GPSVersionID\n"))
    #expect(outcome.text.contains("\nGPSHPositioningError\n"))
    let word = try Command.run("explain", "GPS", "Nogroup:all")
    #expect(word.status == 2)
    #expect(word.errors.contains("no tag is called 'GPS'. It is a group: write 'GPS:all'.\n"))
    #expect(word.errors.contains("no tag is called 'Nogroup:all'\n"))
  }
}
