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
    ("https://example-my.sharepoint.com:443/personal/jane/a.dotx", "jane"),
    ("https://d.docs.live.net:443/0123456789012345/a.dotx", "0123456789012345"),
    // What a page of them is asked for.
    ("https://example-my.sharepoint.com/my?id=/personal/jane/Documents&view=1", "jane"),
    ("https://example-my.sharepoint.com/my?v=1&id=/personal/jane&view=1", "jane"),
    ("https://example-my.sharepoint.com/_layouts/15/onedrive.aspx?id=/personal/jane/a", "jane"),
    ("https://onedrive.live.com/?cid=0123456789abcdef&id=root", "0123456789abcdef"),
    ("https://onedrive.live.com/edit.aspx?resid=0123456789ABCDEF!123", "0123456789ABCDEF"),
    ("https://onedrive.live.com?id=0123456789ABCDEF!123", "0123456789ABCDEF"),
    ("https://onedrive.live.com/personal/0123456789abcdef/_layouts/15/a", "0123456789abcdef"),
    ("https://onedrive.live.com/about?id=root&cid=", nil),
    ("https://1drv.ms/w/c/0123456789abcdef/EaBc", "0123456789abcdef"),
    ("https://1drv.ms/w/s!AaBc", nil),
    // Schemes and other addresses before it.
    ("onenote:https://d.docs.live.net/0123456789abcdef/a.one#Page", "0123456789abcdef"),
    ("ms-word:ofe|u|https://example-my.sharepoint.com/personal/jane/a.docx", "jane"),
    ("HTTPS://example.com/?url=HTTPS://example-my.sharepoint.com/personal/jane&data=1", "jane"),
    ("https://example-my.sharepoint.com/personal/jane/a?next=https://example.com/", "jane"),
    ("https://example.sharepoint.com/my?id=/sites/team/personal/forms", nil),
  ])
  func tellsTheAccount(_ address: String, _ account: String?) {
    let found = PersonalSite.account(in: Array(address.utf8))
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == account)
  }
}
