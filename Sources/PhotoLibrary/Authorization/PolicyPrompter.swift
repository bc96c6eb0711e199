public import ItemProvider

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A prompter for servers, where nobody can be asked: what a file of rules says, and no otherwise.
///
/// ```json
/// { "clients": {
///     "com.example.gallery": { "readWrite": "all", "usage": "Shows the photos of the event." },
///     "com.example.upload":  { "addOnly": "allow", "addUsage": "Adds what guests send." },
///     "com.example.cards":   { "readWrite": ["0F3A…/L0/001"], "usage": "Prints cards." } } }
/// ```
///
/// `readWrite` is `all`, `none`, or a list of local identifiers; `addOnly` is `allow` or `none`.
/// What a file does not mention is denied, and so is everything where the file cannot be read. It is
/// read when it is asked, so a change applies to the next request; decisions that were made stay
/// until they are changed in ``LibrarySettings``.
public struct PolicyPrompter: AuthorizationPrompter {
  private let path: FilePath

  /// - Parameter path: The file of rules, in JSON; it is not looked at before somebody asks.
  public init(path: FilePath) {
    self.path = path
  }

  /// What the rules say of a client; a refusal where they do not mention it.
  ///
  /// - Throws: ``PhotoLibraryError``, most often of ``PhotoLibraryError/Code/policyInvalid``, where
  ///   the file cannot be read or understood; then nothing is decided.
  public func answer(to request: AuthorizationRequest) async throws -> AuthorizationAnswer {
    guard let rule = try Self.policy(at: path).clients[request.client.identifier] else {
      return .deny
    }
    switch request.level {
    case .addOnly: return rule.addOnly == .allow ? .allow : .deny
    case .readWrite:
      switch rule.readWrite {
      case .all?: return .allow
      case .these(let identifiers)?: return .allowSelected(identifiers)
      case .nothing?, nil: return .deny
      }
    }
  }

  /// A client as the file declares it; nil where it does not.
  public func client(_ identifier: String) throws(PhotoLibraryError) -> LibraryClient? {
    guard let rule = try Self.policy(at: path).clients[identifier] else { return nil }
    return LibraryClient(
      identifier, usageDescription: rule.usage, addUsageDescription: rule.addUsage,
      preventsLimitedAccessAlert: true)
  }

  private static func policy(at path: FilePath) throws(PhotoLibraryError) -> Policy {
    let bytes = try LibraryFile.contents(of: path, atMost: 1 << 24)
    do {
      return try JSONDecoder().decode(Policy.self, from: Data(bytes))
    } catch let error as DecodingError {
      throw PhotoLibraryError(
        .policyInvalid, "\(path) is no policy: \(Self.explained(error))")
    } catch {
      throw PhotoLibraryError(.policyInvalid, "\(path) is no policy: it is no JSON")
    }
  }

  private static func explained(_ error: DecodingError) -> String {
    let context: DecodingError.Context
    switch error {
    case .keyNotFound(let key, let found):
      let place = found.codingPath.map(\.stringValue).joined(separator: ".")
      return "it has no '\(key.stringValue)'" + (place.isEmpty ? "" : " at \(place)")
    case .typeMismatch(_, let found), .valueNotFound(_, let found), .dataCorrupted(let found):
      context = found
    @unknown default: return "it cannot be decoded"
    }
    let place = context.codingPath.map(\.stringValue).joined(separator: ".")
    return place.isEmpty ? context.debugDescription : "at \(place): \(context.debugDescription)"
  }
}

private struct Policy: Decodable {
  let clients: [String: Rule]

  struct Rule: Decodable {
    let readWrite: Reading?
    let addOnly: Adding?
    let usage: String?
    let addUsage: String?

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case readWrite
      case addOnly
      case usage
      case addUsage
    }

    /// A key that is none, a misspelt one, is refused: what it was to allow would be denied, and stay so.
    init(from decoder: any Decoder) throws {
      let names = try decoder.container(keyedBy: Name.self)
      if let unknown = names.allKeys.first(where: { CodingKeys(stringValue: $0.stringValue) == nil }
      ) {
        let known = CodingKeys.allCases.map(\.rawValue).joined(separator: ", ")
        throw DecodingError.dataCorruptedError(
          forKey: unknown, in: names, debugDescription: "there is no such key: there are \(known)")
      }
      let values = try decoder.container(keyedBy: CodingKeys.self)
      readWrite = try values.decodeIfPresent(Reading.self, forKey: .readWrite)
      addOnly = try values.decodeIfPresent(Adding.self, forKey: .addOnly)
      usage = try values.decodeIfPresent(String.self, forKey: .usage)
      addUsage = try values.decodeIfPresent(String.self, forKey: .addUsage)
    }
  }

  /// Any key.
  struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }

  enum Adding: String, Decodable {
    case allow
    case nothing = "none"
  }

  enum Reading: Decodable {
    case all
    case nothing
    case these([String])

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if let identifiers = try? value.decode([String].self) {
        self = .these(identifiers)
        return
      }
      switch try? value.decode(String.self) {
      case "all": self = .all
      case "none": self = .nothing
      default:
        throw DecodingError.dataCorruptedError(
          in: value, debugDescription: "write \"all\", \"none\" or a list of identifiers")
      }
    }
  }
}
