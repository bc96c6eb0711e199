import Foundation

/// What SARIF 2.1.0's schema requires of the objects that reports have, written down from the
/// specification (§3.13 log, §3.14 run, §3.18 tool, §3.27 result, §3.49 reporting descriptor …):
/// an object has no members but those of its own.
enum SARIFSchema {
  static func problems(of value: JSON) throws -> [String] {
    let schema = JSONSchema(try JSON(parsing: text))
    try schema.checkKeywords()
    return try schema.problems(of: value)
  }

  private static let text = #"""
    {
      "type": "object", "additionalProperties": false, "required": ["version", "runs"],
      "properties": {
        "$schema": {"type": "string", "pattern": "^https://"},
        "version": {"const": "2.1.0"},
        "runs": {"type": "array", "items": {"$ref": "#/$defs/run"}}
      },
      "$defs": {
        "run": {
          "type": "object", "additionalProperties": false, "required": ["tool"],
          "properties": {
            "tool": {
              "type": "object", "additionalProperties": false, "required": ["driver"],
              "properties": {"driver": {"$ref": "#/$defs/component"}}
            },
            "results": {"type": "array", "items": {"$ref": "#/$defs/result"}},
            "invocations": {"type": "array", "items": {"$ref": "#/$defs/invocation"}}
          }
        },
        "component": {
          "type": "object", "additionalProperties": false, "required": ["name"],
          "properties": {
            "name": {"type": "string"}, "version": {"type": "string"},
            "rules": {"type": "array", "items": {"$ref": "#/$defs/rule"}}
          }
        },
        "rule": {
          "type": "object", "additionalProperties": false, "required": ["id"],
          "properties": {
            "id": {"type": "string"}, "shortDescription": {"$ref": "#/$defs/message"},
            "defaultConfiguration": {
              "type": "object", "additionalProperties": false,
              "properties": {"level": {"$ref": "#/$defs/level"}}
            }
          }
        },
        "result": {
          "type": "object", "additionalProperties": false, "required": ["message"],
          "properties": {
            "ruleId": {"type": "string"}, "ruleIndex": {"type": "integer", "minimum": -1},
            "level": {"$ref": "#/$defs/level"}, "message": {"$ref": "#/$defs/message"},
            "locations": {"type": "array", "items": {"$ref": "#/$defs/location"}},
            "partialFingerprints": {
              "type": "object", "additionalProperties": {"type": "string"}
            },
            "baselineState": {"enum": ["new", "unchanged", "updated", "absent"]},
            "properties": {"type": "object"}
          }
        },
        "invocation": {
          "type": "object", "additionalProperties": false, "required": ["executionSuccessful"],
          "properties": {
            "executionSuccessful": {"type": "boolean"},
            "toolExecutionNotifications": {
              "type": "array",
              "items": {
                "type": "object", "additionalProperties": false, "required": ["message"],
                "properties": {
                  "level": {"$ref": "#/$defs/level"}, "message": {"$ref": "#/$defs/message"},
                  "locations": {"type": "array", "items": {"$ref": "#/$defs/location"}}
                }
              }
            }
          }
        },
        "location": {
          "type": "object", "additionalProperties": false,
          "properties": {
            "physicalLocation": {
              "type": "object", "additionalProperties": false, "required": ["artifactLocation"],
              "properties": {
                "artifactLocation": {
                  "type": "object", "additionalProperties": false,
                  "properties": {"uri": {"type": "string"}}
                },
                "region": {
                  "type": "object", "additionalProperties": false, "required": ["startLine"],
                  "properties": {"startLine": {"type": "integer", "minimum": 1}}
                }
              }
            }
          }
        },
        "message": {
          "type": "object", "additionalProperties": false, "required": ["text"],
          "properties": {"text": {"type": "string"}}
        },
        "level": {"enum": ["none", "note", "warning", "error"]}
      }
    }
    """#
}
