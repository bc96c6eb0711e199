extension Database {
  /// A number of the file's owner to tell which version of its tables it has. 0 in a new file.
  public var userVersion: Int {
    get throws(DatabaseError) { try number("user_version") }
  }

  /// A number that says whose file it is. 0 in a new file.
  public var applicationID: Int {
    get throws(DatabaseError) { try number("application_id") }
  }

  /// A number that changes when another connection, here or in another process, has changed the
  /// file.
  public var dataVersion: Int {
    get throws(DatabaseError) { try number("data_version") }
  }

  private func number(_ name: String) throws(DatabaseError) -> Int {
    Int(try first("PRAGMA \(name)") { $0.integer(0) } ?? 0)
  }

  /// Makes the tables of a new file, brings those of an older one up to date, and refuses what is
  /// another program's or a later version's.
  ///
  /// - Parameters:
  ///   - applicationID: The number that says whose file it is.
  ///   - steps: The script that leads from version `n` to `n + 1`, at index `n`. Only ever added to.
  public func prepare(applicationID: Int32, steps: [String]) throws(DatabaseError) {
    if try isPrepared(applicationID, steps.count) { return }
    guard !isReadOnly else {
      throw DatabaseError(
        .readOnly, action: "prepare", path: path, reason: "its tables are not there yet")
    }
    try transaction { (database) throws(DatabaseError) in
      // Another process may have done so while this one waited.
      if try isPrepared(applicationID, steps.count) { return }
      for step in try steps[userVersion...] { try database.executeAll(step) }
      try database.executeAll(
        "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(steps.count)")
    }
  }

  private func isPrepared(_ applicationID: Int32, _ version: Int) throws(DatabaseError) -> Bool {
    let (owner, found) = (try self.applicationID, try userVersion)
    let schema = try number("schema_version")
    let isNew = owner == 0 && found == 0 && schema == 0
    guard isNew || (owner == Int(applicationID) && (0...version).contains(found)) else {
      throw DatabaseError(
        .foreign, action: "prepare", path: path,
        reason: owner == Int(applicationID)
          ? "it is of version \(found), this program knows \(version)"
          : "it belongs to another program")
    }
    return !isNew && found == version
  }

  /// What a look at every page finds wrong; empty where the file is sound.
  public func damages() throws(DatabaseError) -> [String] {
    try rows("PRAGMA quick_check(10)") { $0.text(0) }.filter { $0 != "ok" }
  }
}
