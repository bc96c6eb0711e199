import ArgumentParser
import PhotoLibrary

extension ParsableCommand {
  /// Runs what a library may refuse, which is told and ends the command.
  func tellingFailures<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error as PhotoLibraryError {
      Message.say(error.message, as: .error)
      let isUsage = error.code == .predicateInvalid
      throw ExitCode(isUsage ? Status.usage : Status.unreadable)
    }
  }
}
