import Foundation
import Testing

/// Which paths are within a user's folder, whatever says them.
@Suite struct CheckPathTests {
  @Test(arguments: [
    (#"C:\Users\jane\AppData\Roaming\Microsoft\Templates\a.dotx"#, true),
    (#"C:\Documents and Settings\jane\a.dot"#, true), ("Macintosh HD:Users:jane:a.dot", true),
    (#"\Users\jane\a.dotx"#, true), ("file:///home/jane/a.ott", true), ("Normal.dotm", false),
    (#"C:\Program Files\Microsoft Office\Templates\a.pot"#, false), ("", false),
    (#"C:\Users\Public\a.dotx"#, false), ("https://example.org/users/jane/a", false),
    ("file:///C:/Documents%20and%20Settings/jane/a.ott", true), ("../../Users/jane/a.ott", true),
    ("file://localhost/C:/Users/jane/a.ott", true), ("../../../home/jane/.config/a.ott", true),
    ("file:///mnt/c/Users/jane/a.ott", true), (#"\\?\C:\Users\jane\a.dotx"#, true),
    ("file:///Volumes/Macintosh%20HD/Users/jane/x/a.ott", true),
    ("file:///C:/Users/All%20Users/a.ott", false), ("../../Users/Default%20User/a.ott", false),
    ("file:///C:/ProgramData/a.ott", false), ("../a.ott", false), ("../../Templates/a.ott", false),
    ("http://example.org/home/world/", false), ("smb://srv/share/Users/jane/a.dot", true),
    (#"C:\Dokumente und Einstellungen\jane\a.dot"#, true), (#"D:\Utilisateurs\jane\a.dot"#, true),
    (#"C:\WINNT\Profiles\jane\a.dot"#, true), (#"D:\Profiles\Aluminium\a.dot"#, false),
    ("home/products/a.dot", false), ("www.example.com/home/jane/a.dot", false),
    ("/home/www/a.dot", false),
    ("https://example-my.sharepoint.com/personal/jane_example_com/Documents/a.dot", true),
    ("https://example.sharepoint.com/sites/team/Documents/a.dot", false),
    // Shares of servers.
    (#"\\server\users$\jane\a.dot"#, true), (#"\\server\home$\jane\a.dot"#, true),
    (#"\\server\profiles$\jane\a.dot"#, true), (#"\\nas\homes\jane\a.dot"#, true),
    ("/volume1/homes/jane/a.dot", true), (#"D:\Homes\Willow Lane\a.dot"#, false),
    ("/System/Volumes/Data/Users/jane/a.dot", true), (#"C:\Usuários\jane\a.dot"#, true),
    ("/run/media/jane/USB/a.dot", true), ("/media/USB/photos/a.dot", false),
    // Names that nothing else has, however deep.
    (#"\\pc\d\WINNT\Profiles\jane\Temporary Internet Files\a.dot"#, true),
    (#"E:\Old\Disk\Documents and Settings\jane\a.dot"#, true),
    ("http://files.example.com/DOCUME~1/jane/LOCALS~1/a.dot", true),
    (#"E:\Old\Disk\Documents and Settings\All Users\a.dot"#, false),
    (#"E:\Old\PC\Disk\Users\jane\AppData\a.dot"#, true),
    (#"E:\Old\PC\Disk\Users\Forms\Tax\a.dot"#, false),
    // Accounts of OneDrive.
    ("https://d.docs.live.net/0123456789abcdef/Documents/a.dot", true),
    ("https://example-my.sharepoint.com/:w:/g/personal/jane_example_com/EaBc", true),
    (#"\\example-my.sharepoint.com@SSL\DavWWWRoot\personal\jane_example_com\a.dot"#, true),
    ("https://example-my.sharepoint.de/personal/jane_example_com/Documents/a.dot", true),
    ("https://example.sharepoint.com/sites/team/personal/forms/a.dot", false),
    ("https://example-my.sharepoint.com/:x:/p/jane/EaBc", true),
    ("https://example.sharepoint.com/:x:/r/sites/team/a.dot", false),
    ("https://my.microsoftpersonalcontent.com/personal/0123456789abcdef/a.dot", true),
    // Of machines and of everybody.
    ("/home/runner/work/x/a.dot", false), (#"D:\home\site\wwwroot\a.dot"#, false),
    (#"C:\Users\Administrateur\a.dot"#, false), (#"C:\Users\Default.migrated\a.dot"#, false),
    (#"C:\Users\ContainerAdministrator\a.dot"#, false), ("/home/vagrant/a.dot", false),
    ("/home/jenkins/a.dot", false),
    ("/Users/travis/build/x/a.dot", false), ("/home/node/a.dot", false),
    ("/Users/Guest/a.dot", false), ("/home/travis/build/x/a.dot", false),
    ("file:///home/pi/a.dot", false), ("/media/pi/USB STICK/a.dot", false),
    ("/export/home/git/x/a.dot", false), ("/Users/jenkins/workspace/x/a.dot", false),
    // People may be called so where the machines are not.
    (#"C:\Users\Travis\AppData\Roaming\Microsoft\Templates\a.dotm"#, true),
    (#"C:\Users\Rocky\a.dot"#, true), (#"C:\Users\Pi\build\a.dot"#, true),
    ("/home/travis/a.dot", true), ("/Users/node/a.dot", true), ("/home/rocky/Desktop/a.dot", true),
    ("/c/Users/Travis/build/a.dot", true), (#"C:\Users\Public\Documents\a.dot"#, false),
    // A computer with other slashes.
    ("//fs.corp.example/home/jane/a.dot", true), ("//nas.example.com/homes/jane/a.dot", true),
    // What lies beside the file is its own.
    ("../home/products/a.dot", false), ("../home/jane/Desktop/a.dot", true),
  ])
  func findsUsersInPathsOfTemplates(_ path: String, _ isFound: Bool) throws {
    let file = HandmadeArchive.word(program: "<Template>\(path)</Template>")
    #expect(try CheckCommand.denying("a.docx", file, "owner").rules == (isFound ? ["owner"] : []))
  }

  /// A folder of all users is one where such folders start, whatever else is called so.
  @Test(arguments: [
    ("/images/home/hero/a.png", false), ("/assets/users/avatars/a.png", false),
    (#"D:\projects\home\widgets\a.psd"#, false), ("/var/www/home/hero/a.png", false),
    ("../../assets/users/icons/a.png", false),
    ("/listings/homes/willow-lane/a.png", false),
    ("./../../Users/jane/a.png", true), ("./home/hero/a.png", false),
    ("//nas/home/jane/a.png", true), (#"\\wsl$\Ubuntu\home\jane\a.png"#, true),
    ("file:////server/share/Users/jane/a.png", true), ("sftp://host/home/jane/a.png", true),
    (#"\\?\UNC\server\share\Users\jane\a.png"#, true), ("file:///C|/Users/jane/a.png", true),
    (#"\\localhost\c$\Users\jane\a.png"#, true), (#"\\pc\c$\Users\jane\a.png"#, true),
    ("/export/home/jane/a.png", true), ("/cygdrive/c/Users/jane/a.png", true),
    ("/c/Users/jane/a.png", true), ("/local/users/jane/a.png", true),
    (#"C:\cygwin64\home\jane\a.png"#, true), (#"..\..\cygwin\home\jane\a.png"#, true),
    (#"C:\Windows.old\Users\jane\a.png"#, true),
    (#"onenote:///C:\Users\jane\a.one"#, true), (#"D:\work\Users\jane\Documents\a.psd"#, true),
    // Where Debian and Ubuntu mount what a user has plugged in.
    ("/media/jane/USB STICK/a.png", true), ("/media/jane/4D1B-9F2C/x/a.png", true),
    ("file:///media/jane/9b2e1a52-7c1d-4a5e-8f10-2f3b5c6d7e8f/a.png", true),
    ("/media/photos/2020/a.png", false), ("/media/photos/A.png", false),
    ("/media/usb/DCIM/a.png", false), ("/media/Data/Photos/a.png", false),
    ("../../media/logos/Big/a.png", false), ("/media/uploads/Team/a.png", false),
    ("/media/photos/2023 Summer/a.jpg", false), ("/media/2023/Logo/a.png", false),
    ("/media/music/Various Artists/a.jpg", false),
    // One step further down.
    ("/nfs/srv/home/jane/a.png", true), ("nfs://srv/home/jane/a.png", true),
    ("file:../../Users/jane/a.png", true), (#"\\file\home\jane\a.png"#, true),
    ("/lustre/scratch/users/jane/a.png", true), ("/net/srv/export/home/jane/a.png", true),
    ("/data/home/jane/a.png", true), ("file:///data2/users/jane/a.png", true),
    ("/srv/home/jane/a.png", true), ("../../data/users/train/a.png", false),
    ("/srv/www/home/hero/a.png", false), (#"D:\data\home\hero\a.png"#, false),
    (#"D:\Backup\Users\jane\a.png"#, true), (#"file:///D:/Backup/Users/jane/a.png"#, true),
    ("Disk:Backup:Users:jane:a.png", true), (#"D:\Projects\Users\Icons\a.png"#, false),
    (#"D:\Backup\Site\Users\Icons\a.png"#, false), (#"\??\C:\Users\jane\a.png"#, true),
    // Copies are known by what they are called.
    (#"D:\Backup\2020\Users\jane\a.png"#, true), (#"E:\Old PC\Users\jane\a.png"#, true),
    (#"F:\Datensicherung 2020-11-30\Users\jane\a.png"#, true),
    (#"D:\PC_Backup\Users\jane\a.png"#, true), (#"D:\Design\Users\Female\a.png"#, false),
    (#"C:\Graphics\Users\Icons\a.png"#, false), (#"C:\MyApp\Users\Images\a.png"#, false),
    (#"D:\2020\Users\Icons\a.png"#, false), ("/a/backup/users/icons/x.png", false),
    ("/a/b/users/icons/x.png", false), (#"D:\Golden\Users\Icons\a.png"#, false),
    (#"D:\Copie de C\Utilisateurs\jeanne\a.png"#, true), (#"E:\Back up\Users\jane\a.png"#, true),
    (#"E:\back-up\Users\jane\a.png"#, true), (#"D:\OldLaptop\Users\jane\a.png"#, true),
    (#"D:\Laptop\Users\jane\a.png"#, true), (#"E:\C\Users\jane\a.png"#, true),
    (#"D:\Backup\C\Users\jane\a.png"#, true), (#"D:\My old disk 2\Users\jane\a.png"#, true),
    (#"D:\Old\Users\jane\a.png"#, true), (#"D:\Old Design\Users\Icons\a.png"#, false),
    (#"D:\C\Site\Users\Icons\a.png"#, false), (#"D:\2\Users\Icons\a.png"#, false),
    (#"D:\2020\Backup\C\Users\jane\a.png"#, true), (#"D:\Old PCs\Users\jane\a.png"#, true),
    (#"D:\MyOldPC\Users\jane\a.png"#, true), (#"D:\Old HDD 2\Users\jane\a.png"#, true),
    // Machines that build work in short folders, and words only end or begin so.
    (#"D:\a\1\s\users\profile\icon.png"#, false), (#"D:\a\users\users\admin\a.png"#, false),
    (#"D:\a\users\list\a.png"#, false), (#"C:\s\users\x\a.png"#, false),
    (#"D:\r\users\list\a.png"#, false), (#"D:\d\users\list\a.png"#, false),
    (#"E:\C\1\Users\Icons\a.png"#, false), (#"E:\C\Backup\Users\jane\a.png"#, true),
    (#"D:\DadsOldLaptop\Users\jane\a.png"#, true), (#"D:\Gold Disk\Users\Icons\a.png"#, false),
    (#"D:\Bold Drive\users\admin panel\a.png"#, false),
    (#"D:\Scaffold HD\Users\Icons\a.png"#, false), (#"D:\Old Machines\users\page\a.png"#, false),
    (#"D:\Household PCs\users\page\a.png"#, false),
    // Machines have the folders of people, too.
    ("/home/pi/Pictures/a.png", false), ("/home/pi/.cache/x/a.png", false),
    ("/home/node/.cache/a.png", false), ("/home/coder/.local/share/a.png", false),
    ("/home/jenkins/.cache/a/b.png", false), ("/home/builder/Documents/a.png", false),
    ("/Users/jenkins/agent/workspace/a.png", false), ("/home/git/repos/a.png", false),
    (#"C:\Users\jenkins\workspace\job\a.blend"#, false),
    (#"C:\Users\travis\build\o\r\a.blend"#, false), ("/c/Users/travis/build/o/r/a.png", false),
    (#"C:\Users\Travis\build\a.png"#, true), ("/home/travis/.cache/x.png", true),
    (#"C:\Users\Jenkins\Documents\a.psd"#, true), ("/Users/jenkins/Desktop/a.png", true),
    ("/Users/coder/Desktop/a.png", true), (#"C:\Users\Builder\Desktop\a.png"#, true),
    (#"C:\Users\Git\a.png"#, true), (#"C:\Users\jenkins\workspace\a.png"#, true),
    (#"C:\Users\Travis\workspace\app\res\icon.png"#, true),
    (#"C:\Users\jenkins\.jenkins\workspace\proj\a.png"#, false),
    ("/Users/jenkins/.jenkins/workspace/proj/a.png", false),
    ("/Users/jenkins/jenkins/workspace/proj/res/a.png", false),
    (#"C:\Users\Jenkins\jenkins\a.png"#, true),
    ("/home/fedora/.cache/x.png", true),
    // Other drives by their names, and folders of servers.
    (#"D:\C-Drive\Users\jane\a.png"#, true), (#"D:\C drive\Users\jane\a.png"#, true),
    (#"E:\Backup\Drive C\Users\jane\a.png"#, true), (#"D:\D Drive\Users\Icons\a.png"#, false),
    (#"D:\Disk Drive\Users\Icons\a.png"#, false), (#"D:\A Drive\Users\Icons\a.png"#, false),
    (#"E:\Macintosh HD\Users\jane\a.png"#, true),
    ("/Volumes/Backup/2020/Macintosh HD/Users/jane/a.png", true),
    ("/Network/Servers/nas.example.com/Users/jane/a.png", true),
    ("/Network/Servers/nas/Volumes/Data/Users/jane/a.png", true), ("/Network/Servers", false),
    ("/images/network/servers/users/icons/a.png", false),
  ])
  func findsUsersWhereTheirFoldersStart(_ path: String, _ isFound: Bool) throws {
    let picture = HandmadePNG.file([("tEXt", Array(("File\0" + path).utf8))])
    #expect(
      try CheckCommand.denying("a.png", picture, "owner").rules == (isFound ? ["owner"] : []))
  }

  /// A PDF keeps its title in XMP, too.
  @Test func findsUsersInTitlesOfXMP() throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li
      xml:lang="x-default">C:\\Users\\jane\\a.doc</rdf:li></rdf:Alt></dc:title>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let found = try CheckCommand.denying("a.xmp", Data(packet.utf8), "owner")
    #expect(found.tags == ["XMP-dc:Title"], "\(found.report)")
  }

  /// The path of a folder needs no slash at its end.
  @Test func findsUsersInPathsOfFolders() throws {
    let file = HandmadeArchive.word(program: #"<HyperlinkBase>C:\Users\jane</HyperlinkBase>"#)
    #expect(try CheckCommand.denying("a.docx", file, "owner").rules == ["owner"])
  }

  @Test func showsThePathOfSeveralThatNamesSomebody() throws {
    let types = "http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes"
    let links = ["http://example.org/", #"C:\Users\jane\a.docx"#].map {
      "<vt:variant><vt:lpwstr>\($0)</vt:lpwstr></vt:variant>"
    }
    let file = HandmadeArchive.word(
      program: "<HLinks><vt:vector xmlns:vt='\(types)'>\(links.joined())</vt:vector></HLinks>")
    let found = try CheckCommand.denying("a.docx", file, "owner")
    #expect(
      found.findings.map { $0["value"].string } == [#"C:\Users\jane\a.docx"#], "\(found.report)")
  }
}
