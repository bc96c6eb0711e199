import AppleCompatibility
import Testing

struct URLUTTypeTests {
  @Test(arguments: [
    ("puppy", UTType.jpeg, "puppy.jpeg"), ("puppy.jpg", .image, "puppy.jpg"),
    ("puppy.JPG", .jpeg, "puppy.JPG"), ("puppy.jpg", .plainText, "puppy.jpg.txt"),
    ("puppy", .image, "puppy"), ("puppy.v2", .heic, "puppy.v2.heic"),
  ])
  func namesGetTheExtensionOfAType(_ name: String, _ type: UTType, _ expected: String) {
    let folder = URL(filePath: "/photos", directoryHint: .isDirectory)
    #expect(folder.appendingPathComponent(name, conformingTo: type).path == "/photos/" + expected)
    #expect(URL(filePath: "/" + name).appendingPathExtension(for: type).path == "/" + expected)
    var url = folder
    url.appendPathComponent(name, conformingTo: type)
    #expect(url.lastPathComponent == expected)
    url = URL(filePath: "/" + name)
    url.appendPathExtension(for: type)
    #expect(url.lastPathComponent == expected)
  }

  @Test func whatTheTableDoesNotSay() {
    #expect(UTType.jpeg.version == nil && UTType.jpeg.referenceURL == nil)
  }
}
