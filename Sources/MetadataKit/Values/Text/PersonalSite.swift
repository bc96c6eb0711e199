/// Whose files a place of OneDrive or SharePoint has, by the address of one of them: a URL, or a path of WebDAV.
///
/// `https://example-my.sharepoint.com/personal/jane_example_com/a.dotx`, `…/:w:/g/personal/jane_example_com/EaBc`,
/// `…/:x:/p/jane/EaBc`, `https://my.microsoftpersonalcontent.com/personal/0123456789abcdef/a.dotx`,
/// `\\example-my.sharepoint.com@SSL\DavWWWRoot\personal\jane_example_com\a.dotx`,
/// `https://d.docs.live.net/0123456789abcdef/a.dotx`.
package enum PersonalSite {
  /// The name or number of the account in such an address, escapes of URLs decoded; nil where it is none.
  package static func account(in address: [UInt8]) -> ArraySlice<UInt8>? {
    let names = address.split(maxSplits: 8) { $0 == 0x2f || $0 == 0x5c || $0 == 0x3a }
    for (index, name) in names.prefix(2).enumerated() where name.contains(0x2e) {
      // WebDAV has the port and `SSL` behind the host.
      let host = lower(name.prefix { $0 != 0x40 })
      // What kind of a link it is (`:w:/g/`), and the root of WebDAV stand before it.
      let all = names[(index + 1)...]
      let steps = all.drop { $0.count == 1 || lower($0) == "davwwwroot" }
      if host == "d.docs.live.net" { return steps.first }
      guard host.contains(".sharepoint.") || host == "my.microsoftpersonalcontent.com",
        let first = steps.first
      else { continue }
      if lower(first) == "personal" { return steps.dropFirst().first }
      // `:x:/p/` is a link to share what a person has (`g` of a group, `r` of a resource).
      let kind = all.prefix { $0.count == 1 }.map(lower)
      if kind.count == 2, kind[1] == "p" { return first }
    }
    return nil
  }

  private static func lower(_ name: ArraySlice<UInt8>) -> String {
    String(decoding: name.prefix(255), as: UTF8.self).lowercased()
  }
}
