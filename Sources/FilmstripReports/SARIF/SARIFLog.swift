// SPDX-License-Identifier: MIT

/// The parts of a SARIF 2.1.0 log that a report has, by the names of the standard.
struct SARIFLog: Encodable {
  struct Message: Encodable {
    let text: String
  }

  struct Rule: Encodable {
    struct Configuration: Encodable {
      let level: String
    }

    let id: String
    let shortDescription: Message
    let help: Message?
    let helpUri: String?
    let defaultConfiguration: Configuration
  }

  struct Location: Encodable {
    struct Physical: Encodable {
      let artifactLocation: Artifact
      let region: Region
    }

    struct Artifact: Encodable {
      let uri: String
      let uriBaseId: String?
    }

    struct Region: Encodable {
      let startLine: Int
      let startColumn: Int
    }

    struct Logical: Encodable {
      let name: String
      let fullyQualifiedName: String
    }

    let physicalLocation: Physical
    let logicalLocations: [Logical]
  }

  struct Result: Encodable {
    let ruleId: String
    let ruleIndex: Int
    let kind: String
    let level: String
    let message: Message
    let locations: [Location]
    let partialFingerprints: [String: String]
    let properties: [String: String]
  }

  struct Driver: Encodable {
    let name = "Filmstrip"
    let semanticVersion: String
    let rules: [Rule]
  }

  struct Tool: Encodable {
    let driver: Driver
  }

  struct Base: Encodable {
    let description: Message
  }

  /// A run of the tool; one that could not look at everything says why.
  struct Invocation: Encodable {
    struct Notification: Encodable {
      let level = "error"
      let message: Message
    }

    let executionSuccessful: Bool
    let toolExecutionNotifications: [Notification]
  }

  struct Run: Encodable {
    let invocations: [Invocation]?
    let columnKind = "unicodeCodePoints"
    let originalUriBaseIds: [String: Base]
    let results: [Result]
    let tool: Tool
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }
}
