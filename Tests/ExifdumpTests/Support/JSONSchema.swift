/// Checks values against a JSON Schema (draft 2020-12), as far as the shipped one goes: a keyword
/// that is not known here is an error, so that nothing in it goes unchecked.
struct JSONSchema {
  private let root: JSON

  init(_ root: JSON) { self.root = root }

  struct UnknownKeyword: Error {
    let keyword: String
  }

  /// What is wrong with a value; nothing where it is valid.
  func problems(of value: JSON) throws -> [String] { try check(value, root, "") }

  /// Whether the schema has nothing but keywords that are known here.
  func checkKeywords() throws {
    _ = try problems(of: .null)
    try checkKeywords(root)
  }

  private static let annotations: Set = ["$schema", "$id", "$defs", "title", "description"]
  private static let keywords: Set = [
    "$ref", "type", "const", "enum", "required", "properties", "additionalProperties",
    "propertyNames", "minProperties", "items", "minItems", "maxItems", "minLength", "pattern",
    "minimum",
    "maximum", "oneOf", "anyOf", "dependentRequired",
  ]

  private func checkKeywords(_ schema: JSON) throws {
    guard case .object(let members) = schema else { return }
    for (keyword, value) in members {
      guard Self.keywords.contains(keyword) || Self.annotations.contains(keyword) else {
        throw UnknownKeyword(keyword: keyword)
      }
      switch keyword {
      case "properties", "$defs":
        if case .object(let schemas) = value {
          for (_, schema) in schemas { try checkKeywords(schema) }
        }
      case "oneOf", "anyOf":
        if case .array(let schemas) = value { for schema in schemas { try checkKeywords(schema) } }
      case "items", "additionalProperties", "propertyNames":
        try checkKeywords(value)
      default: break
      }
    }
  }

  private func check(_ value: JSON, _ schema: JSON, _ path: String) throws -> [String] {
    if schema == .bool(true) { return [] }
    if schema == .bool(false) { return ["\(path) must not be there"] }
    guard case .object(let members) = schema else { return ["\(path): no schema"] }
    var problems: [String] = []
    for (keyword, argument) in members where !Self.annotations.contains(keyword) {
      problems += try check(value, keyword, argument, schema, path)
    }
    return problems
  }

  private func check(
    _ value: JSON, _ keyword: String, _ argument: JSON, _ schema: JSON, _ path: String
  ) throws -> [String] {
    func unless(_ isValid: Bool) -> [String] {
      isValid ? [] : ["\(path): \(keyword) \(argument) is not met by \(value)"]
    }
    switch keyword {
    case "$ref":
      return try check(value, definition(argument), path)
    case "type":
      let types = argument.string.map { [$0] } ?? argument.elements.compactMap(\.string)
      return unless(types.contains { value.isOf(type: $0) })
    case "const":
      return unless(value == argument)
    case "enum":
      return unless(argument.elements.contains(value))
    case "oneOf", "anyOf":
      let valid = try argument.elements.count { try check(value, $0, path).isEmpty }
      return unless(keyword == "oneOf" ? valid == 1 : valid > 0)
    default:
      break
    }
    switch value {
    case .object(let members): return try check(members, keyword, argument, schema, path, unless)
    case .array(let elements):
      switch keyword {
      case "items":
        return try elements.enumerated().flatMap { try check($1, argument, "\(path)/\($0)") }
      case "minItems": return unless(Double(elements.count) >= argument.number ?? .infinity)
      case "maxItems": return unless(Double(elements.count) <= argument.number ?? -1)
      default: break
      }
    case .string(let string):
      switch keyword {
      case "minLength":
        return unless(Double(string.unicodeScalars.count) >= argument.number ?? .infinity)
      case "pattern":
        let pattern = try Regex(argument.string ?? "(")
        return unless(string.firstMatch(of: pattern) != nil)
      default: break
      }
    case .number(let number):
      switch keyword {
      case "minimum": return unless(number >= argument.number ?? .infinity)
      case "maximum": return unless(number <= argument.number ?? -.infinity)
      default: break
      }
    default: break
    }
    guard Self.keywords.contains(keyword) else { throw UnknownKeyword(keyword: keyword) }
    return []
  }

  private func check(
    _ members: [(key: String, value: JSON)], _ keyword: String, _ argument: JSON, _ schema: JSON,
    _ path: String, _ unless: (Bool) -> [String]
  ) throws -> [String] {
    let keys = Set(members.map(\.key))
    switch keyword {
    case "required":
      return unless(argument.elements.allSatisfy { keys.contains($0.string ?? "") })
    case "minProperties":
      return unless(Double(members.count) >= argument.number ?? .infinity)
    case "dependentRequired":
      return unless(
        argument.keys.allSatisfy { key in
          !keys.contains(key)
            || argument[key].elements.allSatisfy { keys.contains($0.string ?? "") }
        })
    case "properties":
      let known = Set(argument.keys)
      return try members.filter { known.contains($0.key) }.flatMap {
        try check($0.value, argument[$0.key], "\(path)/\($0.key)")
      }
    case "additionalProperties":
      let known = Set(schema["properties"].keys)
      return try members.filter { !known.contains($0.key) }.flatMap {
        try check($0.value, argument, "\(path)/\($0.key)")
      }
    case "propertyNames":
      return try members.flatMap { try check(.string($0.key), argument, "\(path)/\($0.key)") }
    default:
      guard Self.keywords.contains(keyword) else { throw UnknownKeyword(keyword: keyword) }
      return []
    }
  }

  /// What `#/$defs/name` leads to.
  private func definition(_ reference: JSON) -> JSON {
    let name = reference.string?.split(separator: "/").last.map(String.init) ?? ""
    return root["$defs"][name]
  }
}

extension JSON {
  fileprivate func isOf(type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || (type == "integer" && number.rounded() == number)
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }
}
