/// Arguments that are read without the parser: paths, and options that are written out, each value
/// an argument of its own.
///
/// All else is the parser's: short options in one, `--option=value`, beginnings of options,
/// subcommands, help, whatever is wrong. It takes 4 of the 9 ms that the command takes for a photo
/// (`Benchmarks/run`), because it has the runtime look for some fifty conformances among all of the
/// program's. A test holds each option here against what the parser makes of it.
enum PlainArguments {
  /// What arguments ask for; nil where the parser has to say.
  static func settings(_ arguments: [[UInt8]]) -> RecordRun? {
    var run = RecordRun()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument.first != 0x2d || argument.count == 1 {
        if argument.isEmpty { return nil }
        run.input.paths.append(PathArgument(bytes: argument))
        continue
      }
      guard let name = String(validating: argument, as: UTF8.self) else { return nil }
      if run.take(flag: name) { continue }
      guard let value = rest.popFirst(), let first = value.first,
        first != 0x2d || value == standardInput && name == "--files-from",
        run.take(option: name, value)
      else { return nil }
    }
    return run
  }

  private static let standardInput: [UInt8] = [0x2d]
}

extension RecordRun {
  /// Sets what a flag is for; whether there is such a flag here.
  fileprivate mutating func take(flag: String) -> Bool {
    switch flag {
    case "--json", "-j": output.json = true
    case "--ndjson": output.ndjson = true
    case "--numeric", "-n": output.numeric = true
    case "--describe": output.describe = true
    case "--stats": output.stats = true
    case "--summary": output.summary = true
    case "--pair": output.pair = true
    case "--null", "-0": input.null = true
    case "--hidden": input.hidden = true
    case "--gitignore": input.gitignore = true
    case "--one-file-system", "-x": input.oneFileSystem = true
    case "--by-extension": input.byExtension = true
    case "--quiet", "-q": process.quiet = true
    default: return false
    }
    return true
  }

  /// Sets what an option is for; whether there is such an option here, and this may be its value.
  fileprivate mutating func take(option: String, _ value: [UInt8]) -> Bool {
    switch option {
    case "--files-from": return input.filesFrom.set(PathArgument(bytes: value))
    case "--output", "-o": return process.output.set(PathArgument(bytes: value))
    case "--cache": return process.cache.set(PathArgument(bytes: value))
    default: break
    }
    guard let text = String(validating: value, as: UTF8.self) else { return false }
    switch option {
    case "--format", "-f": return output.format.set(OutputFormat(argument: text))
    case "--engine": return engine.set(EngineArgument(argument: text))
    case "--jobs": return process.jobs.set(text)
    case "--progress": return process.progress.set(text)
    case "--tag", "-t": selection.tag.append(text)
    case "--group", "-g": selection.group.append(text)
    case "--include": input.include.append(text)
    case "--exclude": input.exclude.append(text)
    default: return false
    }
    return true
  }
}

extension Optional {
  /// Takes a value; whether it is one, and there was none before.
  fileprivate mutating func set(_ value: Wrapped?) -> Bool {
    guard self == nil, let value else { return false }
    self = value
    return true
  }
}
