/// The version of the command.
enum Version {
  static let text = "0.1.0"
}
