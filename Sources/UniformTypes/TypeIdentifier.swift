/// The type of a file or of data, such as `public.jpeg`: what `UTType` is on Apple's systems.
///
/// Identifiers, conformance, file name extensions and MIME types are those that Apple's systems
/// declare, whatever is installed on this machine. Types are compared by identity: a declared type
/// is a row of a table, and comparing two of them compares two small integers.
///
/// ```swift
/// TypeIdentifier(filenameExtension: "JPG") == .jpeg          // true
/// TypeIdentifier.heic.conforms(to: .image)                   // true
/// TypeIdentifier.canonCR3.preferredFilenameExtension         // "cr3"
/// TypeIdentifier(content: bytes.span)                        // .png, from the first bytes
/// ```
///
/// Source: Apple, *Uniform Type Identifiers*, `UTType`.
public struct TypeIdentifier: Sendable {
  enum Storage: Sendable {
    case declared(DeclaredType)
    case undeclared(UndeclaredType)
  }

  let storage: Storage

  init(_ type: DeclaredType) {
    storage = .declared(type)
  }

  init(_ type: UndeclaredType) {
    storage = .undeclared(type)
  }

  /// The type with an identifier, or `nil` when no such type is declared.
  ///
  /// A dynamic identifier (`dyn.a…`) is accepted when it can be decoded. Case is ignored in the
  /// identifiers of declared types.
  public init?(_ identifier: String) {
    if let declaration = Declaration.find(identifier.lowercased()) {
      self.init(declaration.type)
    } else if let type = UndeclaredType(dynamic: identifier) {
      self.init(type)
    } else {
      return nil
    }
  }

  /// A type that this program defines; it conforms to `parent`.
  ///
  /// Nothing is registered: to find the type again, keep the value. If the identifier is declared,
  /// the result is the declared type and `parent` is ignored.
  public init(exportedAs identifier: String, conformingTo parent: TypeIdentifier? = nil) {
    self.init(naming: identifier, conformingTo: parent)
  }

  /// A type that somebody else defines and this program uses; it conforms to `parent`.
  ///
  /// Nothing is registered: to find the type again, keep the value. If the identifier is declared,
  /// the result is the declared type and `parent` is ignored.
  public init(importedAs identifier: String, conformingTo parent: TypeIdentifier? = nil) {
    self.init(naming: identifier, conformingTo: parent)
  }

  private init(naming identifier: String, conformingTo parent: TypeIdentifier?) {
    if let known = TypeIdentifier(identifier) {
      self = known
    } else {
      let parents = parent.map { [$0] } ?? []
      self.init(UndeclaredType(identifier: identifier, parents: parents))
    }
  }

  /// The identifier, such as `public.jpeg`.
  public var identifier: String {
    switch storage {
    case .declared(let type): Declaration.of(type).identifier
    case .undeclared(let type): type.identifier
    }
  }

  /// What the type is called, in English: `JPEG image`.
  ///
  /// `nil` for a type that is not declared.
  public var localizedDescription: String? {
    switch storage {
    case .declared(let type): Declaration.of(type).description
    case .undeclared: nil
    }
  }

  /// Whether the identifier was made up for a tag that no declared type has.
  public var isDynamic: Bool {
    switch storage {
    case .declared: false
    case .undeclared(let type): type.isDynamic
    }
  }

  /// Whether the type is in the table of declared types.
  public var isDeclared: Bool {
    switch storage {
    case .declared: true
    case .undeclared: false
    }
  }

  /// Whether the identifier is in the `public.` domain, which is Apple's to give out.
  public var isPublic: Bool {
    identifier.hasPrefix("public.")
  }
}

extension TypeIdentifier: Hashable {
  /// Whether both are the same type; of undeclared ones, whether their identifiers are equal.
  public static func == (a: TypeIdentifier, b: TypeIdentifier) -> Bool {
    switch (a.storage, b.storage) {
    case (.declared(let a), .declared(let b)): a == b
    case (.undeclared(let a), .undeclared(let b)): a === b || a.identifier == b.identifier
    default: false
    }
  }

  /// A declared type by its place in the table, another by its identifier.
  public func hash(into hasher: inout Hasher) {
    switch storage {
    case .declared(let type): hasher.combine(type)
    case .undeclared(let type): hasher.combine(type.identifier)
    }
  }
}

extension TypeIdentifier: CustomStringConvertible {
  /// The identifier.
  public var description: String { identifier }
}
