/// A name of XML as it is written, `dc:title`.
struct XMLName {
  /// What stands before the colon; empty where there is none.
  let prefix: ArraySlice<UInt8>
  let local: ArraySlice<UInt8>

  init(_ name: [UInt8]) {
    let colon = name.firstIndex(of: 0x3a)
    prefix = name[..<(colon ?? 0)]
    local = name[(colon.map { $0 + 1 } ?? 0)...]
  }

  func isLocally(_ name: String) -> Bool { local.elementsEqual(name.utf8) }
}
