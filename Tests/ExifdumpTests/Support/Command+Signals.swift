import Foundation

extension Command {
  /// Runs the command with a FIFO called `pipe`, and sends it a signal when it waits for more.
  ///
  /// It is started as shells start what runs in front: no signal is blocked or ignored, as it may be
  /// where the tests run.
  ///
  /// - Parameters:
  ///   - line: its arguments, and what else stands behind it.
  ///   - feed: a command whose output comes through the FIFO, which stays open then; where there is
  ///     none, nobody opens it.
  static func signalled(
    _ signal: String, _ line: String, feed: String?, in folder: URL
  ) throws -> Outcome {
    // What is fed fits into the FIFO: the shell goes on behind it as soon as somebody has opened that.
    let feeder =
      feed.map { "(\($0); : > fed; exec sleep \(patience)) > pipe" } ?? "sleep \(patience)"
    let isFed = feed == nil ? "true" : "[ -e fed ]"
    return try shell(
      """
      mkfifo pipe; \(feeder) & feeder=$!
      python3 -c 'import os, signal, sys
      signal.pthread_sigmask(signal.SIG_SETMASK, [])
      signal.signal(signal.SIGINT, signal.SIG_DFL)
      os.execv(sys.argv[1], sys.argv[1:])' "$exifdump" \(line) & run=$!
      until \(isFed); do sleep 0.05; done
      while [ -e /proc/$run/exe ] && ! [ /proc/$run/exe -ef "$exifdump" ]; do sleep 0.05; done
      sleep \(patience / 10); kill -\(signal) $run; wait $run; status=$?
      kill -KILL $feeder; rm -f pipe fed; exit $status
      """, in: folder)
  }
}
