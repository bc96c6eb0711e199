extension AssetStore {
  /// "PhLi", so that another program's file is not taken for a library's.
  static let applicationID: Int32 = 0x5068_4c69

  /// The tables, step by step. Only ever added to: `represents_burst` is of no use any more, because which photo
  /// does depends on what a client may see.
  static let steps = [
    """
    CREATE TABLE properties (name TEXT PRIMARY KEY, value) WITHOUT ROWID;
    CREATE TABLE assets (
      id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE,
      media_type INTEGER NOT NULL, subtypes INTEGER NOT NULL,
      width INTEGER NOT NULL, height INTEGER NOT NULL, duration REAL NOT NULL,
      created REAL, modified REAL, added REAL NOT NULL,
      latitude REAL, longitude REAL, altitude REAL,
      favorite INTEGER NOT NULL DEFAULT 0, hidden INTEGER NOT NULL DEFAULT 0,
      burst TEXT, represents_burst INTEGER NOT NULL DEFAULT 0,
      filename TEXT NOT NULL, type TEXT NOT NULL, size INTEGER NOT NULL);
    CREATE TABLE folders (
      id INTEGER PRIMARY KEY, path BLOB NOT NULL UNIQUE, modified INTEGER NOT NULL);
    CREATE TABLE files (
      id INTEGER PRIMARY KEY, folder INTEGER NOT NULL REFERENCES folders, name BLOB NOT NULL,
      asset INTEGER REFERENCES assets, kind INTEGER NOT NULL,
      device INTEGER NOT NULL, inode INTEGER NOT NULL, born INTEGER NOT NULL,
      size INTEGER NOT NULL, modified INTEGER NOT NULL, fingerprint BLOB NOT NULL,
      type TEXT NOT NULL, width INTEGER NOT NULL, height INTEGER NOT NULL, pair TEXT,
      UNIQUE (folder, name));
    CREATE TABLE albums (
      id INTEGER PRIMARY KEY, uuid TEXT NOT NULL UNIQUE, title TEXT NOT NULL);
    CREATE TABLE members (
      album INTEGER NOT NULL REFERENCES albums, asset TEXT NOT NULL, position INTEGER NOT NULL,
      PRIMARY KEY (album, asset)) WITHOUT ROWID;
    CREATE TABLE changes (
      id INTEGER PRIMARY KEY AUTOINCREMENT, kind INTEGER NOT NULL, uuid TEXT NOT NULL);
    CREATE INDEX assets_by_creation ON assets (created, id);
    CREATE INDEX files_by_asset ON files (asset);
    CREATE INDEX files_by_pair ON files (pair) WHERE pair IS NOT NULL;
    CREATE INDEX assets_by_burst ON assets (burst) WHERE burst IS NOT NULL;
    """
  ]
}
