import ItemProvider
import MetadataKit

/// Reads the files of a run and prints what they say, one after the other.
struct Scan {
  var inputs: Inputs
  var format: any RecordFormat
  let options: ReadOptions
  let hasStatistics: Bool
  /// The same files once more, where the two halves of Live Photos are to be joined.
  var pairingInputs: Inputs?

  private var pairs = LivePhotoPairs()
  private let output = OutputWriter()
  private var summary = Summary()
  private var hasFailures = false
  /// Whether the list of files could not be read to its end.
  private(set) var hasBrokenList = false

  init(
    inputs: Inputs, pairingInputs: Inputs? = nil, format: any RecordFormat, options: ReadOptions,
    hasStatistics: Bool
  ) {
    self.pairingInputs = pairingInputs
    self.inputs = inputs
    self.format = format
    self.options = options
    self.hasStatistics = hasStatistics
  }

  /// Reads and prints everything; whether every file could be read.
  mutating func run() throws(POSIX.Failure) -> Bool {
    collectPairs()
    format.begin()
    while let input = try nextInput() {
      let start = hasStatistics ? POSIX.seconds : 0
      guard let (name, result) = read(input) else { continue }
      var record = FileRecord(
        name: name, result: result, seconds: hasStatistics ? POSIX.seconds - start : nil)
      if case .success(let metadata) = result { record.pair = pairs.partner(of: name, metadata) }
      try tell(record)
    }
    format.end()
    try output.takeAll(&format.text)
    if hasStatistics { Message.say(summary.text) }
    return !hasFailures
  }

  /// Reads all files for what ties two of them together. What is wrong is told when they are read
  /// to be printed.
  private mutating func collectPairs() {
    guard let pairing = pairingInputs else { return }
    pairingInputs = nil
    var other = Scan(
      inputs: pairing, format: format, options: options, hasStatistics: false)
    while let input = try? other.inputs.next() {
      guard let (name, result) = other.read(input), case .success(let metadata) = result else {
        continue
      }
      pairs.add(name, metadata)
    }
  }

  /// The next file. A list that cannot be read any further ends the run, what came before it being
  /// complete.
  private mutating func nextInput() throws(POSIX.Failure) -> Inputs.Input? {
    do throws(POSIX.Failure) {
      return try inputs.next()
    } catch {
      Message.say("cannot read the list of files: \(error.message)")
      hasFailures = true
      hasBrokenList = true
      return nil
    }
  }

  /// What a file says; nil where its answers are those of the files in it.
  private mutating func read(_ input: Inputs.Input) -> ([UInt8], Result<Metadata, MetadataError>)? {
    switch input {
    case .standardInput:
      do throws(POSIX.Failure) {
        return (Array("-".utf8), metadata(of: try StandardInput.provider()))
      } catch {
        return (Array("-".utf8), .failure(MetadataError(error)))
      }
    case .found(let path):
      return (path, metadata(of: ItemProvider(path: FilePath(bytes: path))))
    case .named(let path):
      let result = metadata(of: ItemProvider(path: FilePath(bytes: path)))
      guard case .failure(let error) = result, error.code == .notAFile,
        POSIX.kind(of: path) == .directory
      else { return (path, result) }
      return inputs.enter(path).flatMap { read($0) }
    case .failure(let path, let failure):
      return (path, .failure(MetadataError(failure)))
    }
  }

  private func metadata(of provider: ItemProvider) -> Result<Metadata, MetadataError> {
    do throws(MetadataError) {
      guard let metadata = try provider.immediateMetadata(options: options) else {
        return .failure(MetadataError(.unreadable, "there is nothing to read"))
      }
      return .success(metadata)
    } catch {
      return .failure(error)
    }
  }

  private mutating func tell(_ record: FileRecord) throws(POSIX.Failure) {
    summary.add(record)
    if case .failure(let error) = record.result {
      hasFailures = true
      if !format.holdsErrors {
        // What was printed of the files before stands before it.
        try output.takeAll(&format.text)
        Message.say(record.name, error.description)
      }
    }
    format.add(record)
    try output.take(&format.text)
  }
}

extension MetadataError {
  /// An error of the operating system about a file.
  fileprivate init(_ failure: POSIX.Failure) {
    self.init(failure.isAbsence ? .notFound : .unreadable, "cannot open: \(failure.message)")
  }
}
