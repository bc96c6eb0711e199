/// Whose files a place of OneDrive or SharePoint has, by the address of one of them: a URL, or a path of WebDAV.
///
/// `https://example-my.sharepoint.com/personal/jane_example_com/a.dotx`, `…/:w:/g/personal/jane_example_com/EaBc`,
/// `…/:x:/p/jane/EaBc`, `…/my?id=/personal/jane_example_com/a.dotx`,
/// `https://my.microsoftpersonalcontent.com/personal/0123456789abcdef/a.dotx`,
/// `\\example-my.sharepoint.com@SSL\DavWWWRoot\personal\jane_example_com\a.dotx`,
/// `https://d.docs.live.net/0123456789abcdef/a.dotx`, `https://onedrive.live.com/?cid=0123456789abcdef`,
/// `https://1drv.ms/w/c/0123456789abcdef/EaBc`. Another address may stand before it, or a scheme of Office's:
/// `ms-word:ofe|u|https://…`.
package enum PersonalSite {
  /// The name or number of the account in such an address, escapes of URLs decoded; nil where it is none.
  package static func account(in address: [UInt8]) -> ArraySlice<UInt8>? {
    let address = address.prefix(longestAddress)
    for start in starts(in: address) {
      if let account = account(of: address[start...]) { return account }
    }
    return nil
  }

  /// Browsers and servers take no longer ones.
  private static let longestAddress = 8 << 10
  private static let mostAddresses = 4

  /// Where addresses start in a text: at its start, and behind each `http:`.
  private static func starts(in text: ArraySlice<UInt8>) -> [Int] {
    var starts = [text.startIndex]
    var rest = text
    while starts.count < mostAddresses, let colon = rest.firstIndex(of: 0x3a) {
      let before = text[..<colon]
      if schemes.contains(where: { scheme in
        before.suffix(scheme.utf8.count).elementsEqual(scheme.utf8) { $0 | 0x20 == $1 }
      }) {
        starts.append(colon + 1)
      }
      rest = rest[(colon + 1)...]
    }
    return starts
  }

  private static let schemes = ["http", "https"]

  private static func account(of address: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let names = address.split(maxSplits: 16) { $0 == 0x2f || $0 == 0x5c || $0 == 0x3a }
    for (index, name) in names.prefix(2).enumerated() where name.contains(0x2e) {
      // WebDAV has the port and `SSL` behind the host.
      let host = lower(name.prefix { $0 != 0x40 && $0 != 0x3f })
      var all = names[(index + 1)...]
      if let port = all.first, address[name.endIndex] == 0x3a,
        port.allSatisfy(NumberText.isDigit)
      {
        all.removeFirst()
      }
      // What kind of a link it is (`:w:/g/`), and the root of WebDAV stand before it.
      let kind = all.prefix { $0.count == 1 }.map(lower)
      let steps = all.drop { $0.count == 1 || lower($0) == "davwwwroot" }
      if host == "d.docs.live.net" { return steps.first }
      if host == "1drv.ms" { return kind.count == 2 && kind[1] == "c" ? steps.first : nil }
      let isConsumers = consumers.contains(host)
      guard isConsumers || host.contains(".sharepoint.") else { continue }
      if let account = folder(in: steps) { return account }
      if isConsumers { return number(inQueryOf: address) }
      // `:x:/p/` is a link to share what a person has (`g` of a group, `r` of a resource).
      if kind.count == 2, kind[1] == "p" { return steps.first }
    }
    return nil
  }

  /// Hosts of OneDrive without SharePoint, where accounts have numbers.
  private static let consumers: Set = [
    "my.microsoftpersonalcontent.com", "onedrive.live.com", "skydrive.live.com",
  ]

  /// Whose folder it is: the first of a path, or of one that a page is asked for (`my?id=/personal/…`).
  private static func folder(in steps: ArraySlice<ArraySlice<UInt8>>) -> ArraySlice<UInt8>? {
    let place = steps.indices.first {
      lower(steps[$0]) == "personal" && ($0 == steps.startIndex || steps[$0 - 1].last == 0x3d)
    }
    guard let place, place + 1 < steps.endIndex else { return nil }
    return steps[place + 1].prefix { !isInQuery($0) }
  }

  /// The number of an account that a page is asked for: `?cid=0123456789abcdef`, `?resid=0123456789ABCDEF!123`.
  private static func number(inQueryOf address: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    for part in address.split(whereSeparator: isInQuery).dropFirst() {
      let name = part.prefix { $0 != 0x3d }
      guard ["cid", "resid", "id"].contains(lower(name)) else { continue }
      let number = part.dropFirst(name.count + 1).prefix { HexadecimalBytes.digit($0) != nil }
      if (8...16).contains(number.count) { return number }
    }
    return nil
  }

  private static func isInQuery(_ byte: UInt8) -> Bool { [0x3f, 0x26, 0x23].contains(byte) }

  private static func lower(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name.prefix(255), as: UTF8.self).lowercased()
  }
}
