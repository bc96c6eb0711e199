import MetadataKit
import Testing

@Suite struct NameCounterTests {
  @Test func countsEachName() {
    var counter = NameCounter()
    for index in 0..<2000 {
      #expect(counter.add("Name\(index)") == 1)
    }
    #expect(counter.add("Name7") == 2)
    #expect(counter.add("Name7") == 3)
    counter.removeAll()
    #expect(counter.add("Name7") == 1)
  }
}
