extension ItemProvider {
  /// Sees to it that no temporary file is left when the process is told to end.
  ///
  /// Temporary files go when the function returns that they were lent to. A process that ends
  /// before that leaves them, unless it has called this once: then `exit`, SIGTERM, SIGINT, SIGHUP
  /// and SIGQUIT remove them first. Afterwards the signal ends the process as it would have.
  ///
  /// Signals belong to the host, so this is its choice. A signal that it ignores, or has a handler
  /// for, is left alone. Against SIGKILL nothing can be done: what is left then is removed by the
  /// next process of the same user that makes a temporary file in the same folder.
  public static func removeTemporaryFilesOnTermination() {
    Termination.install()
  }
}
