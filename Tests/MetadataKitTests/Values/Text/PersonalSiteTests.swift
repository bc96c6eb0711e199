import Testing

@testable import MetadataKit

@Suite struct PersonalSiteTests {
  @Test(arguments: [
    ("https://example-my.sharepoint.com/personal/jane_example_com/a.dotx", "jane_example_com"),
    ("https://EXAMPLE-MY.SHAREPOINT.COM/Personal/jane", "jane"),
    ("https://example-my.sharepoint.com/:w:/g/personal/jane/EaBc?e=1", "jane"),
    (#"\\example-my.sharepoint.com@SSL\DavWWWRoot\personal\jane\a.dotx"#, "jane"),
    ("file://example-my.sharepoint.de/personal/jane/", "jane"),
    ("https://d.docs.live.net/0123456789abcdef/a.dotx", "0123456789abcdef"),
    ("https://example.sharepoint.com/sites/personal/a.dotx", nil),
    ("https://example.org/personal/jane/a.dotx", nil), ("https://d.docs.live.net", nil),
    ("a/b/c/example.sharepoint.com/personal/jane", nil), ("", nil), ("https://", nil),
  ])
  func tellsTheAccount(_ address: String, _ account: String?) {
    let found = PersonalSite.account(in: Array(address.utf8))
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == account)
  }
}
