#ifndef EXIFDUMP_CSQLITE_SHIM_H
#define EXIFDUMP_CSQLITE_SHIM_H

#include <sqlite3.h>

/* Swift cannot call functions with a variable number of arguments. */

/* While it is on, VACUUM empties a database, however damaged it is
   (https://sqlite.org/c3ref/c_dbconfig_defensive.html, SQLITE_DBCONFIG_RESET_DATABASE). */
static inline int exifdump_sqlite_reset(sqlite3 *database, int is_on) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_RESET_DATABASE, is_on, 0);
}

/* SQLITE_TRANSIENT, which is a cast: the library makes its own copy. */
static inline int exifdump_sqlite_bind(
    sqlite3_stmt *statement, int index, const void *bytes, int count) {
  if (!bytes || count <= 0) return sqlite3_bind_zeroblob(statement, index, 0);
  return sqlite3_bind_blob(statement, index, bytes, count, SQLITE_TRANSIENT);
}

/* The same for a text, of which an empty one is not null. */
static inline int exifdump_sqlite_bind_text(
    sqlite3_stmt *statement, int index, const void *text, int count) {
  return sqlite3_bind_text(
      statement, index, count > 0 ? (const char *)text : "", count, SQLITE_TRANSIENT);
}

#endif
