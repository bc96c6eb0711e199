import CLibFuzzer

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What SwiftPM calls the entry of an executable by this name; libFuzzer's own gives way to it.
///
/// The target is that of `FUZZ_TARGET`, otherwise the one that the program is called by. The rest
/// of the command line is libFuzzer's, except for `--targets`, `--seeds` and `--wrap`.
@c(Fuzz_main)
public func main(
  _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
  switch CommandLine.arguments.dropFirst().first {
  case "--targets":
    for target in Target.all { print(target.name, target.longest) }
    return 0
  case "--seeds":
    return Seeds.write(Array(CommandLine.arguments.dropFirst(2)))
  case "--wrap":
    return Seeds.wrap(Array(CommandLine.arguments.dropFirst(2)))
  default:
    guard Target.chosen != nil else {
      print("FUZZ_TARGET is none of:", Target.all.map(\.name).joined(separator: " "))
      return 2
    }
    var count = count
    var arguments = arguments
    return LLVMFuzzerRunDriver(&count, &arguments) { start, count in
      Target.chosen?.run(Array(UnsafeBufferPointer(start: start, count: count)))
      return 0
    }
  }
}

/// libFuzzer calls a function of this name, where there is one, for each mutation.
@c(LLVMFuzzerCustomMutator)
public func mutate(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: CUnsignedInt
) -> Int {
  var chance = Chance(state: UInt64(seed))
  if chance.oneIn(2) {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if let mutated = Mutation.mutate(bytes, &chance), mutated.count <= most {
      _ = UnsafeMutableBufferPointer(start: start, count: most).update(fromContentsOf: mutated)
      return mutated.count
    }
  }
  return LLVMFuzzerMutate(start, count, most)
}

extension Target {
  /// The target of this run.
  static let chosen: Target? = {
    let named = getenv("FUZZ_TARGET").map { String(cString: $0) }
    let called = CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
    return all.first { $0.name == named ?? called }
  }()
}
