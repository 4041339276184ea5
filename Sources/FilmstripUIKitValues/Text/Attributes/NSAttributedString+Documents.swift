// SPDX-License-Identifier: MIT

extension NSAttributedString {
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// A page of the web: its elements are not read here, which is reported.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// Rich text: not read here, which is reported.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// Rich text with attachments: not read here, which is reported.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
  }

  enum DocumentError: Error, Equatable, CustomStringConvertible {
    case unsupported(type: String)
    case undecodable

    var description: String {
      switch self {
      case .unsupported(let type):
        "documents of type \(type) are not read here; make the attributed string in code"
      case .undecodable: "the document is not text in its encoding"
      }
    }
  }

  /// The text of a document.
  ///
  /// Plain text is read. Others are reported and throw, as a document that cannot be read does in the
  /// SDK; nothing is stored behind `documentAttributes`.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let type =
      options[.documentType].flatMap {
        $0 as? DocumentType ?? ($0 as? String).map { DocumentType(rawValue: $0) }
      }
      ?? .plain
    guard type == .plain else {
      UnsupportedFeature.report("NSAttributedString of a document of type \(type.rawValue)")
      throw DocumentError.unsupported(type: type.rawValue)
    }
    let encoding =
      (options[.characterEncoding] as? NSNumber).map(\.uintValue)
      ?? (options[.characterEncoding] as? UInt) ?? String.Encoding.utf8.rawValue
    guard let text = String(data: data, encoding: String.Encoding(rawValue: encoding)) else {
      throw DocumentError.undecodable
    }
    self.init(
      string: text,
      attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
  }
}
