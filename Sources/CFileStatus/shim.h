// What tells a file from every other one, and whether it was changed. The time of a file's birth,
// which tells it from a later one with the same inode, is in no call of Glibc's that Swift imports.
#include <errno.h>
#include <stdint.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#if defined(__linux__) && __has_include(<linux/stat.h>)
#include <fcntl.h>
#include <linux/stat.h>
#include <sys/syscall.h>
#endif

struct exifdump_file_status {
  uint64_t device, inode;
  int64_t size;
  // Nanoseconds since 1970; a birth of 0 is not known.
  int64_t modified, born;
  uint32_t mode;
};

// Does not follow a symbolic link. Returns 0, or the number of an error.
static inline int exifdump_file_status(const char *path, struct exifdump_file_status *out) {
#if defined(SYS_statx) && defined(STATX_BTIME)
  struct statx found;
  memset(&found, 0, sizeof found);
  // 0x100 is AT_SYMLINK_NOFOLLOW.
  if (syscall(SYS_statx, AT_FDCWD, path, 0x100, STATX_BASIC_STATS | STATX_BTIME, &found) == 0) {
    out->device = ((uint64_t)found.stx_dev_major << 32) | found.stx_dev_minor;
    out->inode = found.stx_ino;
    out->size = (int64_t)found.stx_size;
    out->modified = found.stx_mtime.tv_sec * 1000000000LL + found.stx_mtime.tv_nsec;
    out->born = found.stx_mask & STATX_BTIME
                    ? found.stx_btime.tv_sec * 1000000000LL + found.stx_btime.tv_nsec
                    : 0;
    out->mode = found.stx_mode;
    return 0;
  }
  if (errno != ENOSYS) return errno;
#endif
  struct stat status;
  if (lstat(path, &status) != 0) return errno;
  out->device = (uint64_t)status.st_dev;
  out->inode = (uint64_t)status.st_ino;
  out->size = (int64_t)status.st_size;
#ifdef __APPLE__
  out->modified = status.st_mtimespec.tv_sec * 1000000000LL + status.st_mtimespec.tv_nsec;
  out->born = status.st_birthtimespec.tv_sec * 1000000000LL + status.st_birthtimespec.tv_nsec;
#else
  out->modified = status.st_mtim.tv_sec * 1000000000LL + status.st_mtim.tv_nsec;
  out->born = 0;
#endif
  out->mode = (uint32_t)status.st_mode;
  return 0;
}
