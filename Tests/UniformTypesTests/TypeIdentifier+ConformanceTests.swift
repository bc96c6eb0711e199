import Testing
import UniformTypes

@Suite struct ConformanceTests {
  @Test func aTypeConformsToItself() throws {
    for row in Declaration.all {
      let type = try #require(TypeIdentifier(row.identifier))
      #expect(type.conforms(to: type))
      #expect(!type.isSubtype(of: type))
      #expect(!type.isSupertype(of: type))
      #expect(!type.supertypes.contains(type))
      for supertype in type.supertypes {
        #expect(type.conforms(to: supertype))
        #expect(type.isSubtype(of: supertype))
        #expect(supertype.isSupertype(of: type))
        #expect(!supertype.conforms(to: type))
      }
    }
  }

  @Test func closures() {
    #expect(TypeIdentifier.jpeg.supertypes == [.image, .data, .content, .item])
    #expect(
      TypeIdentifier.svg.supertypes == [.image, .xml, .text, .data, .content, .item])
    #expect(
      TypeIdentifier.heic.supertypes == [.heifStandard, .image, .data, .content, .item])
    #expect(TypeIdentifier.livePhoto.supertypes.isEmpty)
    #expect(
      TypeIdentifier.m4v.supertypes
        == [.mpeg4Movie, .movie, .audiovisualContent, .data, .content, .item])
  }

  @Test func rawImagesAreImages() {
    let raw: [TypeIdentifier] = [.dng, .canonCR2, .canonCR3, .nikonNEF, .sonyARW, .fujiRAF]
    #expect(raw.allSatisfy { $0.conforms(to: .rawImage) && $0.conforms(to: .image) })
    #expect(!raw.contains { $0.conforms(to: .tiff) })
  }
}
