/* Runs a command and prints the largest resident size that it or a process of its own had, in KB.

   A process inherits, as its own, the peak of the one that it was forked from. That is why the
   benchmarks, whose Python has lists of many files, do not ask for it themselves. It ends as the
   command does. */
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

int main(int count, char **words) {
  if (count < 2) return 2;
  pid_t child = fork();
  if (child == 0) {
    execvp(words[1], words + 1);
    _exit(127);
  }
  struct rusage usage;
  int status;
  if (child < 0 || wait4(child, &status, 0, &usage) < 0) return 1;
  long kilobytes = usage.ru_maxrss;
#ifdef __APPLE__
  kilobytes /= 1024; /* There it is in bytes. */
#endif
  fprintf(stderr, "\npeak %ld\n", kilobytes);
  if (WIFSIGNALED(status)) raise(WTERMSIG(status));
  return WEXITSTATUS(status);
}
