/* Makes calls of the C library fail as a broken disk, a full one or a busy system would.

   Preloaded into a program (LD_PRELOAD), it takes its orders from the environment variable FAULTS,
   at most 16, separated by spaces:

     CALL/NAME/WHICH/WHAT

   CALL   open, opendir, readdir, fstat, read, pread, write, pwrite, fsync (and fdatasync), rename,
          link
   NAME   the end of the path that the call is about; '*' for any
   WHICH  3 the third such call, 3+ this one and all later ones, %3 each third one
   WHAT   the name of an error (EIO, ENOSPC, EMFILE, EACCES, EINTR, ENOMEM);
          short: at most one byte is transferred; half: half of what is asked for;
          eof: nothing is left to read; grow: fstat tells ten times the file's size

   What it counts, it counts for each order by itself; threads may race for the number. The first time
   that an order is carried out, it is appended to the file that FAULTS_LOG names, a line each. An
   order that cannot be one ends the program with status 64. */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define NEXT(name) ((typeof(&name))dlsym(RTLD_NEXT, #name))

typedef struct {
  char call[16], name[192], what[16];
  /* As it was given, and a line feed. */
  char line[256];
  long which;
  char mode;
  atomic_long count;
  atomic_flag is_logged;
} order_t;

static order_t orders[16];
static int order_count = -1;

static const struct {
  const char *name;
  int code;
} errors[] = {{"EIO", EIO},       {"ENOSPC", ENOSPC}, {"EMFILE", EMFILE},
              {"EACCES", EACCES}, {"EINTR", EINTR},   {"ENOMEM", ENOMEM}};

/* What calls do besides failing. */
static const struct {
  const char *call, *what;
} effects[] = {{"read", "short"},  {"read", "half"},   {"read", "eof"},     {"pread", "short"},
               {"pread", "half"},  {"pread", "eof"},   {"write", "short"},  {"write", "half"},
               {"pwrite", "short"}, {"pwrite", "half"}, {"fstat", "grow"}};

static const char *const calls[] = {"open",  "opendir", "readdir", "fstat", "read", "pread",
                                    "write", "pwrite",  "fsync",   "rename", "link"};

#define COUNT(array) (sizeof array / sizeof *array)

/* Whether a call can do this. */
static int is_known(const char *call, const char *what) {
  for (size_t i = 0; i < COUNT(effects); i++) {
    if (strcmp(call, effects[i].call) == 0 && strcmp(what, effects[i].what) == 0) return 1;
  }
  int is_call = 0, is_error = 0;
  for (size_t i = 0; i < COUNT(calls); i++) is_call |= strcmp(call, calls[i]) == 0;
  for (size_t i = 0; i < COUNT(errors); i++) is_error |= strcmp(what, errors[i].name) == 0;
  return is_call && is_error;
}

/* Reads `3`, `3+` or `%3`; whether it is one of them. */
static int parse_which(order_t *order, const char *which) {
  order->mode = which[0] == '%' ? '%' : '=';
  char *end = NULL;
  order->which = strtol(which + (order->mode == '%'), &end, 10);
  if (order->mode == '=' && *end == '+') {
    order->mode = '+';
    end++;
  }
  return *end == 0 && order->which >= 1;
}

static void parse(void) {
  if (order_count >= 0) return;
  const char *text = getenv("FAULTS");
  int count = 0;
  while (text && text[strspn(text, " ")]) {
    order_t *order = &orders[count];
    char which[16] = "";
    int used = 0;
    text += strspn(text, " ");
    if (count == COUNT(orders) ||
        sscanf(text, "%15[^/ ]/%191[^/]/%15[^/ ]/%15[a-zA-Z]%n", order->call, order->name, which,
               order->what, &used) != 4 ||
        (text[used] && text[used] != ' ') || !parse_which(order, which) ||
        !is_known(order->call, order->what)) {
      fprintf(stderr, "FAULTS: cannot follow '%s'\n", text);
      _exit(64);
    }
    snprintf(order->line, sizeof order->line, "%.*s\n", used, text);
    text += used;
    count++;
  }
  order_count = count;
}

__attribute__((constructor)) static void start(void) { parse(); }

static int ends_with(const char *path, const char *end) {
  size_t length = strlen(path), wanted = strlen(end);
  return length >= wanted && strcmp(path + length - wanted, end) == 0;
}

/* Tells that an order is carried out, at once: the program may end without notice. */
static void tell(order_t *order) {
  const char *path = getenv("FAULTS_LOG");
  if (!path || atomic_flag_test_and_set(&order->is_logged)) return;
  int code = errno;
  int log = NEXT(open)(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0644);
  size_t length = strlen(order->line);
  if (log < 0 || NEXT(write)(log, order->line, length) != (ssize_t)length) _exit(64);
  NEXT(close)(log);
  errno = code;
}

/* What is ordered for this call; NULL for nothing. */
static const char *ordered(const char *call, const char *path) {
  parse();
  order_t *found = NULL;
  for (int i = 0; i < order_count; i++) {
    order_t *order = &orders[i];
    if (strcmp(order->call, call) != 0) continue;
    if (strcmp(order->name, "*") != 0 && !(path && ends_with(path, order->name))) continue;
    long number = atomic_fetch_add(&order->count, 1) + 1;
    int hit = order->mode == '%'   ? number % order->which == 0
              : order->mode == '+' ? number >= order->which
                                   : number == order->which;
    if (hit && !found) found = order;
  }
  if (!found) return NULL;
  tell(found);
  return found->what;
}

/* The path of a descriptor, in a buffer of each thread's own. */
static const char *path_of(int descriptor) {
  static _Thread_local char path[4096];
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return NULL;
  path[length] = 0;
  return path;
}

/* Whether the call fails; errno is set then. */
static int fails(const char *what) {
  for (size_t i = 0; what && i < COUNT(errors); i++) {
    if (strcmp(what, errors[i].name) == 0) {
      errno = errors[i].code;
      return 1;
    }
  }
  return 0;
}

/* How many bytes the call may transfer. */
static size_t allowed(const char *what, size_t count) {
  if (what && strcmp(what, "eof") == 0) return 0;
  if (what && strcmp(what, "short") == 0) return count < 1 ? count : 1;
  if (what && strcmp(what, "half") == 0) return count < 2 ? count : count / 2;
  return count;
}

#define OPEN(function)                                            \
  int function(const char *path, int flags, ...) {                \
    va_list list;                                                 \
    va_start(list, flags);                                        \
    mode_t mode = va_arg(list, mode_t);                           \
    va_end(list);                                                 \
    if (fails(ordered("open", path))) return -1;                  \
    return NEXT(function)(path, flags, mode);                     \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(function)                                          \
  int function(int folder, const char *path, int flags, ...) {    \
    va_list list;                                                 \
    va_start(list, flags);                                        \
    mode_t mode = va_arg(list, mode_t);                           \
    va_end(list);                                                 \
    if (fails(ordered("open", path))) return -1;                  \
    return NEXT(function)(folder, path, flags, mode);             \
  }
OPENAT(openat)
OPENAT(openat64)

DIR *opendir(const char *path) {
  if (fails(ordered("opendir", path))) return NULL;
  return NEXT(opendir)(path);
}

#define READDIR(function, type)                                   \
  struct type *function(DIR *directory) {                         \
    if (fails(ordered("readdir", path_of(dirfd(directory))))) return NULL; \
    return NEXT(function)(directory);                             \
  }
READDIR(readdir, dirent)
READDIR(readdir64, dirent64)

#define FSTAT(function, type)                                     \
  int function(int descriptor, struct type *status) {             \
    const char *what = ordered("fstat", path_of(descriptor));     \
    if (fails(what)) return -1;                                   \
    int code = NEXT(function)(descriptor, status);                \
    if (what && strcmp(what, "grow") == 0) status->st_size *= 10; \
    return code;                                                  \
  }
FSTAT(fstat, stat)
FSTAT(fstat64, stat64)

ssize_t read(int descriptor, void *bytes, size_t count) {
  const char *what = ordered("read", path_of(descriptor));
  if (fails(what)) return -1;
  count = allowed(what, count);
  return count == 0 ? 0 : NEXT(read)(descriptor, bytes, count);
}

#define PREAD(function, offset_type)                              \
  ssize_t function(int descriptor, void *bytes, size_t count, offset_type offset) { \
    const char *what = ordered("pread", path_of(descriptor));     \
    if (fails(what)) return -1;                                   \
    count = allowed(what, count);                                 \
    return count == 0 ? 0 : NEXT(function)(descriptor, bytes, count, offset); \
  }
PREAD(pread, off_t)
PREAD(pread64, off64_t)

ssize_t write(int descriptor, const void *bytes, size_t count) {
  const char *what = ordered("write", path_of(descriptor));
  if (fails(what)) return -1;
  return NEXT(write)(descriptor, bytes, allowed(what, count));
}

#define PWRITE(function, offset_type)                             \
  ssize_t function(int descriptor, const void *bytes, size_t count, offset_type offset) { \
    const char *what = ordered("pwrite", path_of(descriptor));    \
    if (fails(what)) return -1;                                   \
    return NEXT(function)(descriptor, bytes, allowed(what, count), offset); \
  }
PWRITE(pwrite, off_t)
PWRITE(pwrite64, off64_t)

/* SQLite has only the data of a file written out. */
#define FSYNC(function)                                           \
  int function(int descriptor) {                                  \
    if (fails(ordered("fsync", path_of(descriptor)))) return -1;  \
    return NEXT(function)(descriptor);                            \
  }
FSYNC(fsync)
FSYNC(fdatasync)

int rename(const char *from, const char *to) {
  if (fails(ordered("rename", to))) return -1;
  return NEXT(rename)(from, to);
}

int linkat(int folder, const char *from, int other, const char *to, int flags) {
  if (fails(ordered("link", to))) return -1;
  return NEXT(linkat)(folder, from, other, to, flags);
}
