/// Groups of SharePoint, which stand in documents where users may: those of a site, of links to share and of everybody in
/// an organization.
enum SharePointGroup {
  static func isOne(_ name: [UInt8]) -> Bool {
    // No title of a site has more characters.
    let name = String(decoding: name.prefix(1024).drop { $0 <= 0x20 }, as: UTF8.self).lowercased()
    return starts.contains(where: name.hasPrefix) || ends.contains(where: name.hasSuffix)
      || everybody.contains(name)
  }

  /// `SharingLinks.5f0c6b0e-….Flexible.0d6c1c1e-…`, `Limited Access System Group For List 5f0c6b0e-…`, and the claims of
  /// groups, where users' start with `i:0`.
  private static let starts = ["sharinglinks.", "limited access system group", "c:0"]

  /// Those that each site has, behind its title.
  private static let ends = [" members", " owners", " visitors"]

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
