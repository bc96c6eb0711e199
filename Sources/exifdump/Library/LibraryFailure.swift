import ArgumentParser
import PhotoLibrary

extension ParsableCommand {
  /// Runs what a library may refuse, which is told and ends the command.
  func tellingFailures(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as PhotoLibraryError {
      Message.say(error.message)
      throw ExitCode(Status.unreadable)
    }
  }
}
