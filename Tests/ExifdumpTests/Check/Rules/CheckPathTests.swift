import Foundation
import Testing

/// Users' folders in what files say of paths.
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

  /// What Adobe's programs say of projects and caches, and Blender of its scene.
  @Test(arguments: [
    ("creatorAtom/1.0/", "aeProjectLink_fullPath"),
    ("xmp/1.0/DynamicMedia/", "contributedMediaPath"),
    ("camera-raw-settings/1.0/", "NegativeCachePath"), ("xap/1.0/mm/", "LastURL"),
    ("xap/1.0/mm/", "DerivedFromAlternatePaths"),
  ])
  func findsUsersInPathsOfAdobes(_ space: String, _ name: String) throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:a="http://ns.adobe.com/\(space)" a:\(name)="/Users/jane/a.aep"/></rdf:RDF></x:xmpmeta>
      """
    let found = try CheckCommand.denying("a.xmp", Data(packet.utf8), "owner")
    #expect(found.rules == ["owner"], "\(found.report)")
  }

  /// Photoshop logs what it opened and saved, where it is told to.
  @Test(arguments: [
    (#"2024-01-01T10:00:00+01:00&#x9;File C:\Users\jane\a b.tif saved&#xA;"#, true),
    ("2024-01-01T10:00:00+01:00&#x9;File /Users/jane/Desktop/a.psd opened&#xA;", true),
    (#"Datei a.tif geöffnet&#xA;Datei C:\Users\jane\a.tif gesichert"#, true),
    ("2008-01-01T10:00:00+01:00&#x9;File Macintosh HD:Users:jane:a.psd opened&#xA;", true),
    ("Open&#xA;&#x9;Disk:Users:jane:My Files:a.psd&#xA;", true),
    ("Save&#xA;&#x9;As: JPEG&#xA;&#x9;In: Macintosh HD:Users:jane:a.jpg&#xA;", true),
    (#"File \\nas\home\jane\a.psd saved"#, true), ("File a.psd opened&#xA;Crop", false),
    (#"File C:\Users\Public\a.psd saved"#, false), (#"File D:\a.psd saved"#, false),
    ("Open&#xA;file:///Users/jane/Desktop/a.jpg&#xA;", true),
    ("Open File://localhost/C:/Users/jane/a.jpg", true),
    (#"Run script: C:\Program Files\Adobe\a.jsx C:\Users\jane\b.jsx"#, true),
    (#"C:\Program Files\Adobe\a.jsx /home/jane/a.psd D:\b.jsx"#, true),
    (#"Run C:\Users\jane D:\a.jsx"#, true), ("profile://Users/jane/a.psd", false),
    ("Open file:///Users/Shared/a.jpg /Library/a.icc", false),
    ("Crop and/or Users/jane/a.psd", false), ("Layer 1: Users: jane: a", false),
    ("10:Users:jane:a.psd", false),
  ])
  func findsUsersInTheLogOfPhotoshop(_ log: String, _ isFound: Bool) throws {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:p="http://ns.adobe.com/photoshop/1.0/" p:History="\(log)"/></rdf:RDF></x:xmpmeta>
      """
    let found = try CheckCommand.denying("a.xmp", Data(packet.utf8), "owner")
    #expect(found.tags == (isFound ? ["XMP-photoshop:History"] : []), "\(found.report)")
  }

  /// digiKam keeps what a picture was made from.
  @Test(arguments: [("/home/jane/Pictures/", true), ("/home/jane/a/b", true), ("./", false)])
  func findsUsersInTheHistoryOfDigiKam(_ folder: String, _ isFound: Bool) throws {
    let history = """
      <?xml version="1.0"?>
      <history version="1"><file type="original"><fileParams fileName="a.JPG"
      filePath="\(folder)" fileSize="5753"/></file><filter filterName="digikam:AutoLevelsFilter"/>
      </history>
      """
    let value = history.replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:d="http://www.digikam.org/ns/1.0/" d:ImageHistory="\(value)"/></rdf:RDF></x:xmpmeta>
      """
    let found = try CheckCommand.denying("a.xmp", Data(packet.utf8), "owner")
    #expect(found.tags == (isFound ? ["XMP-digiKam:ImageHistory"] : []), "\(found.report)")
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

  /// What a package of Office in one text has in its parts is its text: places and people that it cites.
  @Test func leavesOutWhatPackagesCite() throws {
    let packet = """
      <?xml version="1.0"?><pkg:package
      xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"><pkg:part
      pkg:name="/customXml/item1.xml"><pkg:xmlData><Sources><City>Berlin</City><Author>Jane</Author>
      </Sources></pkg:xmlData></pkg:part></pkg:package>
      """
    for rule in ["location", "author"] {
      let found = try CheckCommand.denying("a.xml", Data(packet.utf8), rule)
      #expect(found.rules.isEmpty, "\(found.report)")
    }
  }

  @Test func findsUsersInPathsOfBlenders() throws {
    var picture = Array(try Data(contentsOf: Command.fixtures.appending(path: "srgb.png")))
    let text = Array("tEXtFile\0/home/jane/a.blend".utf8)
    // Behind the header; a wrong checksum is no matter.
    picture.insert(contentsOf: [0, 0, 0, UInt8(text.count - 4)] + text + [0, 0, 0, 0], at: 33)
    let found = try CheckCommand.denying("a.png", Data(picture), "owner")
    #expect(found.tags == ["PNG:File"], "\(found.report)")
  }

  /// Word has the path of the template, and Excel those of other tables, beside the parts that need them.
  @Test(arguments: [
    ("word/_rels/settings.xml.rels", "attachedTemplate", "AttachedTemplate"),
    ("xl/externalLinks/_rels/externalLink1.xml.rels", "externalLinkPath", "LinkedFile"),
  ])
  func findsUsersInPathsOfFilesThatItRefersTo(
    _ part: String, _ type: String, _ name: String
  ) throws {
    func found(_ target: String) throws -> CheckCommand.Result {
      let text = """
        <Relationships><Relationship Id="r" Type="http://x/relationships/\(type)" \
        Target="\(target)" TargetMode="External"/></Relationships>
        """
      return try CheckCommand.denying(
        "a.docx", HandmadeArchive.word([(part, Data(text.utf8))]), "owner")
    }
    let users = try found(#"file:///C:\Documents%20and%20Settings\jane\a.dot"#)
    #expect(users.tags == ["XML:\(name)"], "\(users.report)")
    #expect(try found(#"file:///C:\Templates\a.dot"#).status == 0)
    let others = ["Data:Users:jane:a.dot", "afp://srv/share/Users/jane/a.dot"]
    for path in others { #expect(try found(path).tags == ["XML:\(name)"], "\(path)") }
    #expect(try found("mailto:jane@example.org:1").status == 0)
  }

  /// Word and PowerPoint wrote where a picture was taken from into its description.
  @Test func findsUsersInDescriptionsOfPictures() throws {
    func found(_ path: String) throws -> CheckCommand.Result {
      let text = "<w:document><wp:docPr id='1' name='Picture 1' descr='\(path)'/></w:document>"
      return try CheckCommand.denying(
        "a.docx", HandmadeArchive.word([("word/document.xml", Data(text.utf8))]), "owner")
    }
    let users = try found(#"C:\Users\jane\Pictures\a.jpg"#)
    #expect(users.tags == ["XML:PicturePath"], "\(users.report)")
    #expect(users.findings.allSatisfy { $0["fix"].string?.contains("alternative text") == true })
    #expect(try found(#"K:\pictures\a.jpg"#).status == 0)
    #expect(try found("/home/jane/a.b/c.jpg").tags == ["XML:PicturePath"])
    for text in ["/home/products/list", "Breadcrumb: /home/news/article", "/Users/list/a.b/c"] {
      #expect(try found(text).status == 0, "\(text)")
    }
    // Macs write names without extensions.
    for path in [
      "/Users/jane/Pictures/IMG_0001", "Macintosh HD:Users:jane:Desktop:photo",
      "Macintosh HD:Users:jane:Desktop:Screen shot 2010-01-01 at 10.01.01 AM",
    ] {
      #expect(try found(path).tags == ["XML:PicturePath"], "\(path)")
    }
  }

  @Test func findsUsersInFilesOfAWorkbooksData() throws {
    let text = #"<connections><connection sourceFile="C:\Users\jane\a.accdb"/></connections>"#
    let file = HandmadeArchive.word([("xl/connections.xml", Data(text.utf8))])
    let found = try CheckCommand.denying("a.docx", file, "owner")
    #expect(found.tags == ["XML:LinkedFile"], "\(found.report)")
  }

  @Test func findsUsersInTheTemplateOfRichText() throws {
    let text = #"{\rtf1{\*\template C:\\Users\\jane\\a.dot}Text}"#
    let found = try CheckCommand.denying("a.rtf", Data(text.utf8), "owner")
    #expect(found.tags == ["RTF:Template"], "\(found.report)")
  }

  /// Behind what is no XML there may be more of them.
  @Test func tellsOfListsThatCannotBeRead() throws {
    let text = #"<Relationships><Relationship TargetMode="External" Target="a"/><x"#
    let folder = try TestFolder()
    try folder.add(
      "a.docx", HandmadeArchive.word([("word/_rels/settings.xml.rels", Data(text.utf8))]))
    let found = try CheckCommand.json("--no-config", ".", "--preset", "privacy", in: folder.url)
    #expect(found.rules == ["unreadable"], "\(found.report)")
  }

  /// The path of a folder needs no slash at its end.
  @Test func findsUsersInPathsOfFolders() throws {
    let file = HandmadeArchive.word(program: #"<HyperlinkBase>C:\Users\jane</HyperlinkBase>"#)
    #expect(try CheckCommand.denying("a.docx", file, "owner").rules == ["owner"])
  }

  /// In binary workbooks it is a record, behind others.
  @Test func findsUsersInTheFolderOfABinaryWorkbook() throws {
    let folder = #"C:\Users\jane\Desktop\"#
    let count = UInt8(folder.utf16.count)
    var workbook = Data([0x83, 0x01, 0, 0x80, 0x01, 3, 1, 2, 3, 0x97, 0x10, 4 + 2 * count])
    workbook += Data([count, 0, 0, 0]) + folder.data(using: .utf16LittleEndian)!
    let file = HandmadeArchive.word([("xl/workbook.bin", workbook)])
    let found = try CheckCommand.denying("a.docx", file, "owner")
    #expect(found.findings.map { $0["value"].string } == [folder], "\(found.report)")
    let short = HandmadeArchive.word([("xl/workbook.bin", workbook.dropLast(8))])
    #expect(try CheckCommand.denying("a.docx", short, "owner").tags == [])
  }

  @Test func findsUsersInTheTemplateOfWord2003() throws {
    let text = """
      <?xml version="1.0"?>
      <w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:docPr>
      <w:attachedTemplate w:val="C:\\Users\\jane\\a.dot"/></w:docPr></w:wordDocument>
      """
    let found = try CheckCommand.denying("a.xml", Data(text.utf8), "owner")
    #expect(found.rules == ["owner"], "\(found.report)")
  }

  /// Word 2003 wrote where a picture was taken from into its description.
  @Test(arguments: [
    #"<v:shape alt="C:\Users\jane\a.jpg"/>"#,
    #"<v:shape><v:imagedata o:title="C:\Users\jane\a.jpg"/></v:shape>"#,
  ])
  func findsUsersInDescriptionsOfWord2003(_ shape: String) throws {
    let text = """
      <?xml version="1.0"?>
      <w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"
      xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
      <w:body><w:p><w:r><w:pict>\(shape)</w:pict></w:r></w:p></w:body></w:wordDocument>
      """
    let found = try CheckCommand.denying("a.xml", Data(text.utf8), "owner")
    #expect(found.rules == ["owner"], "\(found.report)")
  }

  /// Of a folder the last name is the user's.
  @Test(arguments: [(#"C:\Users\jane\"#, 1), (#"C:\Users\"#, 0), (#"D:\jane\"#, 0)])
  func findsUsersInTheFolderOfAWorkbook(_ folder: String, _ count: Int) throws {
    let workbook = "<workbook><x15ac:absPath url='\(folder)' xmlns:x15ac='x'/></workbook>"
    let file = HandmadeArchive.word([("xl/workbook.xml", Data(workbook.utf8))])
    let found = try CheckCommand.denying("a.docx", file, "owner")
    #expect(found.tags == Array(repeating: "XML:WorkbookFolder", count: count), "\(found.report)")
    #expect(found.findings.allSatisfy { $0["fix"].string?.contains("in a folder") == true })
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

  /// Adobe's programs write the paths of what something was made from.
  @Test(arguments: [
    ("xmpMM", "http://ns.adobe.com/xap/1.0/mm/", "ManagedFrom", "stRef:filePath"),
    ("xmpMM", "http://ns.adobe.com/xap/1.0/mm/", "RenditionOf", "stRef:filePath"),
    (
      "creatorAtom", "http://ns.adobe.com/creatorAtom/1.0/", "macAtom",
      "creatorAtom:posixProjectPath"
    ),
    ("xmpDM", "http://ns.adobe.com/xmp/1.0/DynamicMedia/", "projectRef", "xmpDM:path"),
  ])
  func findsUsersInPathsOfAdobe(_ prefix: String, _ space: String, _ name: String, _ field: String)
    throws
  {
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:stRef="http://ns.adobe.com/xap/1.0/sType/ResourceRef#" xmlns:\(prefix)="\(space)">
      <\(prefix):\(name) \(field)="/Users/jane/a.psd"/></rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let found = try CheckCommand.denying("photo.xmp", Data(packet.utf8), "owner")
    #expect(found.rules == ["owner"], "\(found.report)")
  }

  /// ImageMagick writes of which drawing it made a picture, and DPX has its own name.
  @Test func findsUsersInWhatAPictureWasMadeFrom() throws {
    let drawing = Array("svg:base-uri\0file:///home/jane/a.svg".utf8)
    let picture = try CheckCommand.denying("a.png", HandmadePNG.file([("tEXt", drawing)]), "owner")
    #expect(picture.rules == ["owner"], "\(picture.report)")
    var scan = [UInt8](repeating: 0, count: 2048)
    scan.replaceSubrange(0..<8, with: Array("SDPX".utf8) + [0, 0, 8, 0])
    scan.replaceSubrange(1432..<1450, with: "/home/jane/a01.dpx".utf8)
    let found = try CheckCommand.denying("a.dpx", Data(scan), "owner")
    #expect(found.tags == ["File:SourceFileName"], "\(found.report)")
  }

  @Test func findsUsersInPathsOfInkscape() throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"
      xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
      inkscape:export-filename="/home/jane/a.png"/>
      """
    let found = try CheckCommand.denying("a.svg", Data(drawing.utf8), "owner")
    #expect(found.tags == ["SVG-inkscape:Export-filename"], "\(found.report)")
    // Where many were exported to is a folder.
    let batch = try CheckCommand.denying(
      "a.svg",
      Data(
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" \
        inkscape:export-batch-path="/home/jane"/>
        """.utf8), "owner")
    #expect(batch.tags == ["SVG-inkscape:Export-batch-path"], "\(batch.report)")
  }

  /// Where a drawing lay, and the pictures that it refers to.
  @Test func findsUsersInWhatADrawingRefersTo() throws {
    func found(_ root: String, _ content: String) throws -> CheckCommand.Result {
      let drawing = """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" width="1" height="1"
        \(root)>\(content)</svg>
        """
      return try CheckCommand.denying("a.svg", Data(drawing.utf8), "owner")
    }
    #expect(
      try found("sodipodi:docbase='/home/jane'", "").tags == ["SVG-sodipodi:Docbase"])
    let absolute = "<image xlink:href='a.png' sodipodi:absref='/data/home/jane/a.png'/>"
    #expect(try found("sodipodi:docname='a.svg'", absolute).tags == ["SVG:LinkedFile"])
    #expect(try found("", "<image xlink:href='/data/home/hero/a.png'/>").status == 0)
    let links = [
      "<g><image xlink:href='file:///home/jane/a.png'/></g>",
      "<image xlink:href='a.png' sodipodi:absref='C:\\Users\\jane\\a.png'/>",
      "<a href='file:///Users/jane/a.html'/>",
    ]
    for link in links {
      let found = try found("", link)
      #expect(found.tags == ["SVG:LinkedFile"], "\(found.report)")
      #expect(found.findings.allSatisfy { $0["fix"].string?.hasPrefix("Break the link") == true })
    }
    #expect(try found("", "<image href='/images/a.png'/><a href='/home/jane/a'/>").status == 0)
    // Hosts of the web, and others, whoever has saved the drawing.
    for (host, isFound) in [
      ("cdn.example.com", false), ("nas.local", true), ("192.0.2.1", true), ("nas", true),
    ] {
      for root in ["", "sodipodi:docname='a.svg'"] {
        let found = try found(root, "<image href='//\(host)/home/hero/a.png'/>")
        #expect(found.tags == (isFound ? ["SVG:LinkedFile"] : []), "\(host) \(root)")
      }
    }
    // What is no reference is a path.
    let export = "<g export-filename='//nas.example.com/home/jane/a.png'/>"
    #expect(try found("sodipodi:docname='a.svg'", export).tags == ["SVG:ExportFilename"])
    // Servers of pages have such folders, too, which are files' with the scheme alone.
    for path in [
      "/storage/users/42/avatar.png", "/data/users/avatars/1.png", "/data/home/slides/1.png",
      "/opt/home/a/b.png", "/work/users/icons/a.png",
    ] {
      #expect(try found("", "<image href='\(path)'/>").tags == [], "\(path)")
    }
    let disk = try found("", "<image href='file:///data/home/jane/a.png'/>")
    #expect(disk.tags == ["SVG:LinkedFile"])
  }

  /// Programs keep the path of what they made a picture from as its name or title.
  @Test func findsUsersInNamesOfPictures() throws {
    let path = #"C:\Users\jane\Desktop\a.tif"#
    let text = Data(path.utf8) + [0]
    // One directory with the tag 269.
    var picture = Data([0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x0d, 1, 2, 0])
    picture += [UInt8(text.count), 0, 0, 0, 26, 0, 0, 0, 0, 0, 0, 0] + text
    let found = try CheckCommand.denying("a.tif", picture, "owner")
    #expect(found.tags == ["IFD0:DocumentName"], "\(found.report)")
    for (keyword, tag) in [("FileName", "PNG:FileName"), ("tiff:document", "PNG:Tiffdocument")] {
      let picture = HandmadePNG.file([("tEXt", Array((keyword + "\0" + path).utf8))])
      #expect(try CheckCommand.denying("a.png", picture, "owner").tags == [tag])
    }
    var film = Data("SDPX".utf8) + [0, 0, 8, 0] + Data("V1.0".utf8) + Data(count: 24)
    film += Data("/Users/jane/a.dpx".utf8)
    film += Data(count: 2048 - film.count)
    #expect(try CheckCommand.denying("a.dpx", film, "owner").tags == ["File:ImageFileName"])
    let page = String(
      decoding: HandmadePDF.file(["<</Type/Catalog>>", "<</Title(file:///home/jane/a.html)>>"]),
      as: UTF8.self
    ).replacing("/Root 1 0 R", with: "/Root 1 0 R/Info 2 0 R")
    #expect(try CheckCommand.denying("a.pdf", Data(page.utf8), "owner").tags == ["PDF:Title"])
    let plot = "%!PS-Adobe-3.0 EPSF-3.0\n%%Title: /home/jane/plot.eps\n%%EndComments\n"
    let title = try CheckCommand.denying("a.eps", Data(plot.utf8), "owner")
    #expect(title.tags == ["PostScript:Title"], "\(title.report)")
  }

  /// Microscopes keep where an experiment or a picture lay, and what was done to it. Some come with an account of their own.
  @Test(
    arguments: [
      (#"<Experiment Path="C:\Users\jane\Documents\Project001"/>"#, "XML:ExperimentPath"),
      (#"<Experiment Path="C:\Users\TCS-User\Documents\Project001"/>"#, nil),
      (#"<Expt ImageName="C:\Users\jane\a.czi"/>"#, "XML:ExptImageName"),
      (#"<Expt AutoSaveStorageFolder="C:\Users\jane"/>"#, "XML:ExptAutoSaveStorageFolder"),
      (#"<Expt AutoSaveStorageFolder="D:\Users\zeiss\Pictures"/>"#, nil),
      (#"<Helpers CameraImagePath="C:\Users\jane\DOCUME~1\96"/>"#, "XML:HelpersCameraImagePath"),
      (
        #"<Attributes AuditTrail="&lt;A B=&quot;1&quot;&gt;&lt;Input&gt;C:\Users\jane\a.czi&lt;/Input&gt;"/>"#,
        "XML:AttributesAuditTrail"
      ),
      (#"<Attributes AuditTrail="&lt;Input&gt;C:\Users\zeiss\a.czi&lt;/Input&gt;"/>"#, nil),
    ] as [(String, String?)])
  func findsUsersFoldersOfMicroscopes(_ element: String, _ tag: String?) throws {
    let document = "<Element>\(element)</Element>"
    let text = document.utf16.reduce(into: Data()) { $0 += [UInt8($1 & 0xff), UInt8($1 >> 8)] }
    let count = UInt8(document.utf16.count)
    let head = Data([0x70, 0, 0, 0, 0, 0, 0, 0, 0x2a, count, 0, 0, 0])
    let found = try CheckCommand.denying("a.lif", head + text, "owner")
    #expect(found.tags == (tag.map { [$0] } ?? []), "\(found.report)")
  }

  /// What a program did, in more lines than a path has letters.
  @Test(arguments: [("<OME A='", "'/>"), ("<OME><![CDATA[", "]]></OME>"), ("<OME>", "</OME>")])
  func findsUsersInLongTextsOfXML(_ start: String, _ end: String) throws {
    let log = String(repeating: "a step of it\n", count: 3000) + "saved C:\\Users\\jane\\a.czi\n"
    var directory = HandmadeTIFF()
    directory.addText(0x010e, start + log + end)
    let file = Data(HandmadeTIFF.head + directory.encoded(at: 8))
    let found = try CheckCommand.denying("a.tif", file, "owner")
    #expect(found.tags == ["IFD0:ImageDescription"], "\(found.report)")
  }

  /// Programs of microscopes describe the pictures of a TIFF in XML, the file among it that each was made from.
  @Test(arguments: [
    (#"<?xml version="1.0"?><OME><Image Name="/Users/jane/Work/a.ome"/></OME>"#, true),
    (#"<OME><Image Name="C:\Users\jane\a.lsm"/></OME>"#, true),
    (#"<OME><Image Name="a.lsm"/></OME>"#, false),
    (#"She said "/Users/jane/Work/a.ome""#, false),
    // In other quotes and between tags, also where a quote stands by itself.
    (#"<OME><Image Name='C:\Users\jane\a.lsm'/></OME>"#, true),
    (#"<OME><Key>Path</Key><Value>C:\Users\jane\a.czi</Value></OME>"#, true),
    (#"<OME><!-- Jane's --><Image Note="it's" Name='C:\Users\jane\a.lsm'/></OME>"#, true),
    (#"<OME>5" tubes, Jane's<Image Name="C:\Users\jane\a.lsm"/></OME>"#, true),
    (#"<OME A="1><Image Name="C:\Users\jane\a.lsm"/></OME>"#, true),
    (#"<OME><![CDATA[<C:\Users\jane\a.lsm>]]></OME>"#, true),
    (#"<OME><!-- Jane's, without an end C:\Users\jane\a.lsm"#, true),
    (#"<OME><Value>&lt;Path&gt;C:\Users\jane\a.czi&lt;/Path&gt;</Value></OME>"#, true),
    (#"<OME><Value>saved as /home/jane/a.czi at 10:10:10</Value></OME>"#, true),
    (#"<OME><Image Name="..\..\Users\jane\a.lsm"/></OME>"#, true),
    (#"<MetaData><PlaneInfo><prop value="C:\Users\jane\a.stk"/></PlaneInfo></MetaData>"#, true),
    (
      #"<OME xmlns="http://example.org/home/jane/2016-06"><Value>and/or: 1:2:3</Value></OME>"#,
      false
    ),
    ("\n<?xml version='1.0'?><OME><Image Name='/home/jane/a.lsm'/></OME>", true),
    ("\u{feff}<OME><Image Name='/home/jane/a.lsm'/></OME>", true),
    // Lines of other programs.
    ("ImageJ=1.53\nimages=1\nInfo=C:\\Users\\jane\\a.czi\n", true),
    ("*** History ***\nInfo From File: /home/jane/a.tif\n", true),
    (#"C:\Users\jane\a.tif"#, true), (#"File = "C:\Users\jane\a.tif" "#, true),
    ("Rooms: home/office\nSource=/images/home/hero.png\nAt 10:10: /a", false), ("<3 /home", false),
  ])
  func findsUsersInDescriptionsOfMicroscopes(_ text: String, _ isFound: Bool) throws {
    var directory = HandmadeTIFF()
    directory.addText(0x010e, text)
    let file = Data(HandmadeTIFF.head + directory.encoded(at: 8))
    let found = try CheckCommand.denying("a.tif", file, "owner")
    #expect(found.tags == (isFound ? ["IFD0:ImageDescription"] : []), "\(found.report)")
  }

  /// Ten thousand planes take more than is kept of a value: the file is read again for it, up to a bound.
  @Test(
    arguments: [
      ("C:\\Users\\jane\\a.czi", 1_100_000, "The file tells the name of an owner or user."),
      (
        "C:\\Users\\jane\\a.czi", 8_400_000,
        "The value is too long to be looked through for names of users."
      ),
      ("a.czi", 1_100_000, nil),
    ] as [(String, Int, String?)])
  func looksIntoLongDescriptions(_ path: String, _ count: Int, _ message: String?) throws {
    var directory = HandmadeTIFF()
    let filling = String(repeating: "<Plane TheC='0'/>\n", count: count / 18)
    directory.addText(0x010e, "<OME><Image Name='\(path)'/>\(filling)</OME>")
    let file = Data(HandmadeTIFF.head + directory.encoded(at: 8))
    let found = try CheckCommand.denying("a.tif", file, "owner")
    #expect(found.tags == (message == nil ? [] : ["IFD0:ImageDescription"]), "\(found.status)")
    #expect(found.findings.first?["message"].string == message)
  }

  /// Two million lines, of which a list took 64 MB.
  @Test func linesOfLongDescriptionsAreNotListed() throws {
    var directory = HandmadeTIFF()
    directory.addText(0x010e, String(repeating: "a\n", count: 2 << 20))
    let folder = try TestFolder()
    try folder.add("a.tif", Data(HandmadeTIFF.head + directory.encoded(at: 8)))
    let cost = try CommandCost("check --no-config --deny owner", "a.tif", in: folder.url)
    #expect(cost.status == 0)
    #expect(cost.memory < 80 << 20 || Sanitizer.isOn)
  }

  /// Photoshop's log of many sessions is one value, too.
  @Test func looksIntoLongLogs() throws {
    let line = "2020-01-01T10:10:10Z File a.psd saved&#xA;"
    let packet = """
      <x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF
      xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description
      xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/"><photoshop:History>File
      C:\\Users\\jane\\a.psd opened&#xA;\(String(repeating: line, count: 40_000))</photoshop:History>
      </rdf:Description></rdf:RDF></x:xmpmeta>
      """
    let found = try CheckCommand.denying("a.xmp", Data(packet.utf8), "owner")
    #expect(found.tags == ["XMP-photoshop:History"], "\(found.status)")
    #expect(
      found.findings.first?["message"].string == "The file tells the name of an owner or user.")
  }

  /// Inkscape describes a drawing by that which it was made from.
  @Test(arguments: [
    ("/home/jane/Cads/a.dxf - scale = 0.100000", true), ("/home/products/list", false),
    ("A picture of Users: jane: and others", false),
  ])
  func findsUsersInDescriptionsOfDrawings(_ text: String, _ isFound: Bool) throws {
    let drawing = """
      <svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><desc>\(text)</desc></svg>
      """
    let found = try CheckCommand.denying("a.svg", Data(drawing.utf8), "owner")
    #expect(found.tags == (isFound ? ["SVG:Desc"] : []), "\(found.report)")
  }
}
