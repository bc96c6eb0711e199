import MetadataKit
import Testing

@Suite struct TagSelectionTests {
  @Test(arguments: ["", ":", "a:", ":b", "a:b:c", "Make#2", "IFD0:Make#2"])
  func whatIsNoPatternIsRefused(_ text: String) {
    var selection = TagSelection()
    let isAdded = selection.add(text)
    #expect(!isAdded)
    #expect(selection.isEverything)
  }

  @Test func choosesByGroupAndName() throws {
    var tiff = TIFFBytes()
    tiff.directory([.text(0x10f, "Me\0"), .text(0x13b, "Ann\0")])
    let metadata = try Metadata(tiff.asJPEG)
    func chosen(_ patterns: String...) -> [String] {
      var selection = TagSelection()
      for pattern in patterns {
        let isAdded = selection.add(pattern)
        #expect(isAdded)
      }
      return metadata.tags.filter { selection.contains($0) && $0.group == "IFD0" }.map(\.name)
    }
    #expect(chosen() == ["Make", "Artist"])
    #expect(chosen("make") == ["Make"])
    #expect(chosen("IFD1:Make") == [])
    #expect(chosen("ifd?:all") == ["Make", "Artist"])
    #expect(chosen("IFD1:*", "*:Art*") == ["Artist"])
  }

  /// As files write it, in XMP.
  @Test(arguments: [
    ("dc:creator", "XMP-dc:Creator"), ("Iptc4xmpCore:all", "XMP-iptcCore:CountryCode"),
    ("photoshop:City", nil),
  ])
  func choosesByPrefix(_ pattern: String, _ name: String?) throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="Ann"
      xmlns:i="http://iptc.org/std/Iptc4xmpCore/1.0/xmlns/" i:CountryCode="IT"
      xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" photoshop:City="Prags"/>
      </rdf:RDF></x:xmpmeta>
      """
    let metadata = try Metadata(Array(packet.utf8))
    var selection = TagSelection()
    let isAdded = selection.add(pattern)
    #expect(isAdded)
    let names = metadata.tags.filter { selection.contains($0) }.map { "\($0.group):\($0.name)" }
    // Photoshop's own group is called so.
    #expect(names == [name].compactMap(\.self))
  }

  @Test func reachesTheGroupsOfItsPatterns() {
    func reaches(_ pattern: String?) -> Bool {
      var selection = TagSelection()
      if let pattern {
        let isAdded = selection.add(pattern)
        #expect(isAdded)
      }
      return selection.reaches("Composite")
    }
    #expect(reaches(nil))
    #expect(reaches("Aperture"), "a name may be of any group")
    #expect(reaches("comp*:all"))
    #expect(!reaches("GPS:all"))
  }

  /// exiftool's family 0: all groups of a kind of block.
  @Test(arguments: [
    ("MakerNotes", "private.dng", ["Canon"]), ("makernotes:all", "private.dng", ["Canon"]),
    ("QuickTime", "user-data.mov", ["QuickTime", "Track1", "UserData"]),
    ("ICC_Profile", "photo.jpg", ["ICC-header", "ICC_Profile"]),
    ("Matroska", "movie.mkv", ["Matroska", "Info", "Track1"]),
  ])
  func aFamilyIsAllItsGroups(_ family: String, _ name: String, _ expected: [String]) throws {
    var selection = TagSelection()
    let isAdded = family.contains(":") ? selection.add(family) : selection.add(group: family)
    #expect(isAdded)
    let tags = try Fixture.metadata(name).tags
    let groups = Set(tags.filter { selection.contains($0) }.map(\.group))
    #expect(groups.isSuperset(of: expected), "\(groups)")
    #expect(groups.isDisjoint(with: ["IFD0", "ExifIFD", "File", "Composite", "XMP-dc"]))
  }

  /// `Track1` is a movie's, whose tables are of one family, and Matroska's, whose are of another.
  @Test func tracksAreOfTheFamilyOfTheirTables() throws {
    var selection = TagSelection()
    let isAdded = selection.add(group: "QuickTime")
    #expect(isAdded)
    #expect(try !Fixture.metadata("movie.mkv").tags.contains { selection.contains($0) })
  }
}
