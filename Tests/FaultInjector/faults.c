/* Makes calls of the C library fail as a broken disk, a full one or a busy system would.

   Preloaded into a program (LD_PRELOAD), it takes its orders from the environment variable FAULTS,
   separated by spaces:

     CALL/NAME/WHICH/WHAT

   CALL   open, opendir, readdir, fstat, stat, read, pread, write, pwrite, fsync, rename, link, close
   NAME   the end of the path that the call is about; '*' for any
   WHICH  3 the third such call, 3+ this one and all later ones, %3 each third one
   WHAT   the name of an error (EIO, ENOSPC, EMFILE, EACCES, EINTR, ENOMEM, EAGAIN);
          short: at most one byte is transferred; half: half of what is asked for;
          eof: nothing is left; grow: the file seems to have ten times its size;
          wait: the call takes a tenth of a second;
          chmod: the mode of the path is first set to 0, then the call goes on

   What it counts, it counts for each order by itself; threads may race for the number. */
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
  long which;
  char mode;
  atomic_long count;
} order_t;

static order_t orders[16];
static int order_count = -1;

static void parse(void) {
  if (order_count >= 0) return;
  const char *text = getenv("FAULTS");
  int count = 0;
  while (text && *text && count < 16) {
    order_t *order = &orders[count];
    char which[16] = "";
    int used = 0;
    if (sscanf(text, " %15[^/]/%191[^/]/%15[^/]/%15[a-zA-Z]%n", order->call, order->name, which,
               order->what, &used) != 4) {
      fprintf(stderr, "FAULTS: cannot read '%s'\n", text);
      abort();
    }
    order->mode = which[0] == '%' ? '%' : which[strlen(which) - 1] == '+' ? '+' : '=';
    order->which = atol(which + (which[0] == '%'));
    if (order->which < 1) abort();
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

/* What is ordered for this call; NULL for nothing. */
static const char *ordered(const char *call, const char *path) {
  parse();
  const char *what = NULL;
  for (int i = 0; i < order_count; i++) {
    order_t *order = &orders[i];
    if (strcmp(order->call, call) != 0) continue;
    if (strcmp(order->name, "*") != 0 && !(path && ends_with(path, order->name))) continue;
    long number = atomic_fetch_add(&order->count, 1) + 1;
    int hit = order->mode == '%'   ? number % order->which == 0
              : order->mode == '+' ? number >= order->which
                                   : number == order->which;
    if (hit && !what) what = order->what;
  }
  if (what && strcmp(what, "wait") == 0) {
    usleep(100000);
    return NULL;
  }
  if (what && strcmp(what, "chmod") == 0) {
    if (path) chmod(path, 0);
    return NULL;
  }
  return what;
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
  static const struct {
    const char *name;
    int code;
  } errors[] = {{"EIO", EIO},       {"ENOSPC", ENOSPC}, {"EMFILE", EMFILE}, {"EACCES", EACCES},
                {"EINTR", EINTR},   {"ENOMEM", ENOMEM}, {"EAGAIN", EAGAIN}};
  for (size_t i = 0; what && i < sizeof errors / sizeof *errors; i++) {
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

#define STAT(function, type)                                      \
  int function(const char *path, struct type *status) {           \
    if (fails(ordered("stat", path))) return -1;                  \
    return NEXT(function)(path, status);                          \
  }
STAT(stat, stat)
STAT(stat64, stat64)

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

int fsync(int descriptor) {
  if (fails(ordered("fsync", path_of(descriptor)))) return -1;
  return NEXT(fsync)(descriptor);
}

int rename(const char *from, const char *to) {
  if (fails(ordered("rename", to))) return -1;
  return NEXT(rename)(from, to);
}

int linkat(int folder, const char *from, int other, const char *to, int flags) {
  if (fails(ordered("link", to))) return -1;
  return NEXT(linkat)(folder, from, other, to, flags);
}

int close(int descriptor) {
  const char *what = ordered("close", path_of(descriptor));
  int code = NEXT(close)(descriptor);
  return fails(what) ? -1 : code;
}
