/// Groups of SharePoint, which stand in documents where users may: those of a site, of links to share and of everybody in
/// an organization.
enum SharePointGroup {
  static func isOne(_ name: [UInt8]) -> Bool {
    // No title of a site has more characters.
    var text = name.prefix(1024).drop { $0 <= 0x20 }
    while let last = text.last, last <= 0x20 { text.removeLast() }
    let name = String(decoding: text, as: UTF8.self).lowercased()
    if starts.contains(where: name.hasPrefix) || ends.contains(where: name.hasSuffix) {
      return true
    }
    if everybody.contains(name) || everyone.contains(name) || ofSystem.contains(name) {
      return true
    }
    let words = name.split { " \u{a0}".contains($0) }
    if let first = words.first, firstWords.contains(String(first)) { return true }
    guard let last = words.last?.split(whereSeparator: { "-–—:".contains($0) }).last else {
      return false
    }
    return lastWords.contains(String(last))
  }

  /// `SharingLinks.5f0c6b0e-….Flexible.0d6c1c1e-…`, `Limited Access System Group For List 5f0c6b0e-…`, and the claims of
  /// groups, where users' start with `i:0`.
  private static let starts = ["sharinglinks.", "limited access system group", "c:0"]

  /// What members, owners and visitors of a site are called before its title (`Besitzer von Marketing`), in
  /// several languages.
  private static let firstWords: Set = [
    "mitglieder", "besitzer", "besucher", "membres", "propriétaires", "visiteurs", "miembros",
    "integrantes", "propietarios", "visitantes", "membri", "proprietari", "visitatori", "membros",
    "proprietários", "leden", "eigenaren", "eigenaars", "bezoekers", "członkowie", "właściciele",
    "odwiedzający", "goście", "medlemmar", "besökare", "medlemmer", "ejere", "eiere", "besøgende",
    "besøkende", "členové", "vlastníci", "návštěvníci", "участники", "владельцы", "посетители",
  ]

  /// And behind it, but for what people are called, too: `Marketing Members`, `Marketing-Mitglieder`.
  private static let lastWords: Set = [
    "members", "owners", "visitors", "mitglieder", "besucher", "medlemmar", "besökare", "jäsenet",
    "omistajat", "vierailijat", "członkowie", "właściciele", "členové", "vlastníci", "участники",
    "владельцы", "посетители",
  ]

  /// What languages without blanks have behind it.
  private static let ends = ["メンバー", "所有者", "閲覧者", "成员", "访问者"]

  /// What "Everyone" is called.
  private static let everyone: Set = [
    "everyone", "jeder", "tout le monde", "todos", "todo el mundo", "tutti", "iedereen", "wszyscy",
    "alle", "kaikki", "všichni", "все", "すべてのユーザー", "所有人", "모든 사람",
  ]

  /// Groups and accounts that SharePoint has of itself, most of them for sites that are published, and those of Windows
  /// for everybody.
  private static let ofSystem: Set = [
    "approvers", "designers", "viewers", "restricted readers",
    "style resource readers", "hierarchy managers", "quick deploy users", "excel services viewers",
    "translation managers", "sharepoint app", "app@sharepoint", "system account", "systemkonto",
    "company administrator", "sharepoint service administrator", "all users (windows)",
    "all users (membership)",
    "nt authority\\authenticated users", "authenticated users",
  ]

  /// What "Everyone except external users" is called in other languages.
  private static let everybody: Set = [
    "alla utom externa användare", "alle bortsett fra eksterne brukere",
    "alle undtagen eksterne brugere", "dış kullanıcılar hariç herkes",
    "guztiak kanpoko erabiltzaileak izan ezik", "iedereen behalve externe gebruikers",
    "jeder außer externen benutzern", "jeder, außer externen benutzern",
    "kaikki paitsi ulkoiset käyttäjät", "kõik peale väliskasutajate",
    "mindenki, kivéve külső felhasználók", "semua orang kecuali pengguna eksternal",
    "semua orang kecuali pengguna luaran", "svi osim spoljnih korisnika",
    "svi osim vanjskih korisnika", "toată lumea, cu excepția utilizatorilor externi",
    "todo o mundo excepto os usuarios externos", "todos excepto los usuarios externos",
    "todos exceto os usuários externos", "todos exceto os utilizadores externos",
    "tothom excepte els usuaris externs", "tout le monde sauf les utilisateurs externes",
    "tutti tranne gli utenti esterni", "tất cả mọi người trừ người dùng bên ngoài",
    "visi, išskyrus išorinius vartotojus", "visi, izņemot ārējos lietotājus",
    "vsi razen zunanji uporabniki", "všetci okrem externých používateľov",
    "všichni kromě externích uživatelů", "wszyscy oprócz użytkowników zewnętrznych",
    "όλοι εκτός από εξωτερικούς χρήστες", "все, кроме внешних пользователей",
    "всички освен външни потребители", "сви осим спољних корисника",
    "сыртқы пайдаланушылардан басқасының барлығы", "усі, крім зовнішніх користувачів",
    "כולם פרט למשתמשים חיצוניים", "الجميع باستثناء المستخدمين الخارجيين",
    "बाह्य उपयोगकर्ताओं को छोड़कर सभी", "ทุกคนยกเว้นผู้ใช้ภายนอก", "外部ユーザー以外のすべてのユーザー",
    "外部使用者以外的所有人", "除外部用户外的任何人", "외부 사용자를 제외한 모든 사람",
  ]
}
