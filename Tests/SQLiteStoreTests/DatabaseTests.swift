import Foundation
import SQLiteStore
import Testing

final class DatabaseTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "SQLiteStore-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func path(_ name: String = "store.sqlite") -> [UInt8] {
    Array(folder.appending(path: name).path.utf8)
  }

  @Test func valuesComeBackAsTheyWere() throws {
    let database = try Database(path: nil)
    try database.executeAll("CREATE TABLE t (a, b, c, d, e)")
    let blob: [UInt8] = [0, 255, 0]
    try database.execute(
      "INSERT INTO t VALUES (?, ?, ?, ?, ?)",
      [.integer(Int64.min), .real(1.5), .text("a\0é"), .blob(blob), .null])
    let row = try database.first("SELECT * FROM t") {
      ($0.integer(0), $0.real(1), $0.text(2), $0.blob(3), $0.isNull(4))
    }
    let found = try #require(row)
    #expect(found.0 == .min && found.1 == 1.5 && found.2 == "a\0é")
    #expect(found.3 == blob && found.4)
    #expect(try database.first("SELECT ?", [.text("")]) { $0.isNull(0) } == false)
    #expect(try database.first("SELECT ?", [.blob([])]) { $0.isNull(0) } == false)
  }

  @Test func aTransactionThatFailsLeavesNothing() throws {
    struct Stop: Error {}
    let database = try Database(path: path())
    try database.executeAll("CREATE TABLE t (a UNIQUE)")
    #expect(throws: Stop.self) {
      try database.transaction(
        { database in
          try database.execute("INSERT INTO t VALUES (1)")
          throw Stop()
        }, failing: { $0 as any Error })
    }
    #expect(try database.first("SELECT count(*) FROM t") { $0.integer(0) } == 0)
    try database.transaction { (database) throws(DatabaseError) in
      try database.execute("INSERT INTO t VALUES (1)")
    }
    let error = #expect(throws: DatabaseError.self) {
      try database.execute("INSERT INTO t VALUES (1)")
    }
    #expect(error?.code == .constraint && error?.description.contains("INSERT") == true)
  }

  @Test func twoConnectionsSeeWhatTheOtherHasCommitted() throws {
    let (one, other) = (try Database(path: path()), try Database(path: path()))
    try one.executeAll("CREATE TABLE t (a)")
    let before = try other.dataVersion
    try one.execute("INSERT INTO t VALUES (7)")
    #expect(try other.dataVersion != before)
    #expect(try other.first("SELECT a FROM t") { $0.integer(0) } == 7)
  }

  @Test func aWriterThatWaitsInVainSaysSo() throws {
    let one = try Database(path: path())
    let other = try Database(path: path(), busyTimeout: 20)
    try one.executeAll("CREATE TABLE t (a)")
    try one.transaction { (_) throws(DatabaseError) in
      let error = #expect(throws: DatabaseError.self) {
        try other.execute("INSERT INTO t VALUES (1)")
      }
      #expect(error?.code == .busy && error?.advice != nil)
    }
  }

  @Test func whatIsNoDatabaseIsDamaged() throws {
    try Data(repeating: 0x41, count: 5000).write(to: folder.appending(path: "store.sqlite"))
    let error = #expect(throws: DatabaseError.self) {
      let database = try Database(path: path())
      try database.prepare(applicationID: 7, steps: [])
    }
    #expect(error?.code == .damaged)
  }

  @Test func tablesAreMadeAndBroughtUpToDate() throws {
    let first = "CREATE TABLE t (a)"
    let second = "ALTER TABLE t ADD COLUMN b"
    try Database(path: path()).prepare(applicationID: 7, steps: [first])
    let database = try Database(path: path())
    try database.prepare(applicationID: 7, steps: [first, second])
    try database.execute("INSERT INTO t (b) VALUES (1)")
    #expect(try database.userVersion == 2 && database.damages() == [])
    let late = #expect(throws: DatabaseError.self) {
      try database.prepare(applicationID: 7, steps: [first])
    }
    let foreign = #expect(throws: DatabaseError.self) {
      try database.prepare(applicationID: 8, steps: [first, second])
    }
    #expect(late?.code == .foreign && foreign?.code == .foreign)
  }

  @Test func aFileThatNobodyMayWriteCanBeRead() throws {
    do {
      let database = try Database(path: path("odd ?#%name.sqlite"))
      try database.executeAll("CREATE TABLE t (a); INSERT INTO t VALUES (3)")
    }
    let database = try Database(path: path("odd ?#%name.sqlite"), mode: .readOnly)
    #expect(try database.first("SELECT a FROM t") { $0.integer(0) } == 3)
    let error = #expect(throws: DatabaseError.self) {
      try database.execute("INSERT INTO t VALUES (1)")
    }
    #expect(error?.code == .readOnly)
    let absent = #expect(throws: DatabaseError.self) {
      try Database(path: path("none.sqlite"), mode: .readOnly)
    }
    #expect(absent?.code == .cannotOpen)
  }
}
