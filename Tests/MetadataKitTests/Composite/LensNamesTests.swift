import Testing

@testable import MetadataKit

/// Which of several lenses with one number it was.
@Suite struct LensNamesTests {
  private static let labels =
    "7=Alpha AF 24-70mm F2.8 or other|7.1=Beta AF 28-75mm F2.8|7.2=Gamma 24-105mm F3.5-5.6"
    + "|8=Delta 50mm F1.4"

  private func names(_ number: String, make: String = "MINOLTA", labels: String = labels)
    -> LensNames
  {
    LensNames(number: Array(number.utf8), labels: labels, make: Array(make.utf8))
  }

  @Test(arguments: [
    (26.0, 2.8, "Alpha AF 24-70mm F2.8"), (74, 2.8, "Beta AF 28-75mm F2.8"),
    (50, 2.8, "Alpha AF 24-70mm F2.8 or Beta AF 28-75mm F2.8"),
    (100, 5.6, "Gamma 24-105mm F3.5-5.6"), (24, 3.5, "Gamma 24-105mm F3.5-5.6"),
    // 3.5 at 24 mm and 5.6 at 105 are 4.4 at 50.
    (50, 4.4, "Gamma 24-105mm F3.5-5.6"),
    // None fits: all that the number may be.
    (300, 2.8, "Alpha AF 24-70mm F2.8 or other"),
  ])
  func lengthAndApertureTell(_ focal: Double, _ aperture: Double, _ expected: String) {
    let name = names("7").name(focal: focal, aperture: aperture, specification: "", model: "")
    #expect(name == expected)
  }

  @Test func whatTheLensSaysOfItselfTells() {
    let labels =
      "0=Sony FE 24-70mm F2.8 GM or other|0.1=Sony FE 24-70mm F2.8 GM II|0.2=Eta 24-70mm F2.8"
    let names = names("0", make: "SONY", labels: labels)
    func name(_ specification: String) -> String {
      names.name(focal: 50, aperture: 2.8, specification: specification, model: "")
    }
    #expect(name("FE 24-70mm F2.8 GM") == "Sony FE 24-70mm F2.8 GM")
    #expect(name("E 24-70mm F2.8") == "Eta 24-70mm F2.8")
    #expect(name("FE 35mm F1.8") == "Sony FE 24-70mm F2.8 GM or other")
  }

  @Test func theRangeOfLengthsTells() {
    func name(_ number: String, _ short: Double, _ long: Double, _ model: String = "") -> String {
      names(number).name(short: short, long: long, aperture: 0, model: model)
    }
    #expect(name("7", 28, 75) == "Beta AF 28-75mm F2.8")
    #expect(name("8", 50, 50) == "Delta 50mm F1.4")
    #expect(name("8", 100, 100) == "Delta 50mm F1.4 + 2x")
    #expect(name("9", 18, 55) == "Unknown (9) 18-55mm")
    // Only Canon's cameras leave the maker out.
    #expect(name("9", 18, 55, "Epsilon 18-55mm") == "Epsilon 18-55mm")
  }

  /// A number of its own is better for a lens with a converter than the lens's and the converter.
  @Test func convertersForRFLensesTell() {
    let labels =
      "5=Canon RF 24-70mm F4 or other|5.1=Canon RF 100-500mm F4.5-7.1L IS USM"
      + "|5.2=Canon RF 100-500mm F4.5-7.1L IS USM + RF1.4x"
      + "|5.3=Canon RF 100-500mm F4.5-7.1L IS USM + RF2x"
    func name(_ short: Double, _ long: Double, _ model: String = "") -> String {
      names("5", make: "Canon", labels: labels)
        .name(short: short, long: long, aperture: 0, model: model)
    }
    #expect(name(100, 500) == "Canon RF 100-500mm F4.5-7.1L IS USM")
    #expect(name(140, 700) == "Canon RF 100-500mm F4.5-7.1L IS USM + RF1.4x")
    #expect(
      name(200, 1000, "RF100-500mm F4.5-7.1 L IS USM + EXTENDER RF2x")
        == "Canon RF 100-500mm F4.5-7.1L IS USM + RF2x")
  }

  @Test func linesOfSigmaTell() {
    let labels =
      "6=Sigma 14-24mm f/2.8 DG HSM \n A or other|6.1=Sigma 14-24mm f/2.8 DG HSM"
    func name(_ model: String) -> String {
      names("6", make: "Canon", labels: labels)
        .name(short: 14, long: 24, aperture: 2.8, model: model)
    }
    #expect(name("14-24mm F2.8 DG HSM | Art 018") == "Sigma 14-24mm f/2.8 DG HSM | A")
    #expect(
      name("14-24mm") == "Sigma 14-24mm f/2.8 DG HSM | A or Sigma 14-24mm f/2.8 DG HSM")
  }

  /// Adapters add a number to the one that Canon has for the lens.
  @Test(arguments: [0xef00, 0xbc00, 0x7700])
  func adaptersAreLookedThrough(_ adapter: Int) {
    let names = names(String(adapter + 1), make: "SONY")
    #expect(
      names.name(focal: 0, aperture: 0, specification: "", model: "") == "Canon EF 50mm f/1.8")
  }

  @Test func unknownNumbersAreUnknown() {
    let names = names("99")
    #expect(names.name(focal: 50, aperture: 2, specification: "", model: "") == "Unknown (99)")
    #expect(names.name(focal: 50, aperture: 2, specification: "", model: "Zeta") == "Zeta")
  }
}
