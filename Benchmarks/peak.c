/* Runs a command and prints the largest resident size that it or a process of its own had, in KB.

   A process inherits, as its own, the peak of the one that it was forked from. That is why the
   benchmarks, whose Python has lists of many files, do not ask for it themselves. */
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
  fprintf(stderr, "\npeak %ld\n", usage.ru_maxrss);
  return 0;
}
