#include <sqlite3.h>

// SQLITE_TRANSIENT is a number cast to a function, which Swift does not import: SQLite is to make
// its own copy of what is bound.
static inline int exifdump_bind_text(
    sqlite3_stmt *statement, int index, const void *text, int count) {
  return sqlite3_bind_text(
      statement, index, count > 0 ? (const char *)text : "", count, SQLITE_TRANSIENT);
}

static inline int exifdump_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, int count) {
  return count > 0 ? sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT)
                   : sqlite3_bind_zeroblob(statement, index, 0);
}
