import Foundation
import Testing
import UniformTypes

@Suite struct CodableTests {
  @Test func aTypeIsItsIdentifier() throws {
    let types: [TypeIdentifier] = [.jpeg, .init(exportedAs: "com.example.photo")]
    let data = try JSONEncoder().encode(types)
    #expect(String(decoding: data, as: UTF8.self) == #"["public.jpeg","com.example.photo"]"#)
    #expect(try JSONDecoder().decode([TypeIdentifier].self, from: data) == types)
  }

  @Test func dynamicTypesComeBack() throws {
    let type = try #require(TypeIdentifier(filenameExtension: "xyz", conformingTo: .image))
    let data = try JSONEncoder().encode([type])
    let read = try JSONDecoder().decode([TypeIdentifier].self, from: data)
    #expect(read == [type])
    #expect(read.first?.conforms(to: .image) == true)
  }
}
