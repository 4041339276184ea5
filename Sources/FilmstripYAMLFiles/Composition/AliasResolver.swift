// SPDX-License-Identifier: MIT
internal import FilmstripWording
internal import Yams

/// Makes nodes of what Yams has composed, puts what they stand for in the place of aliases and merge keys,
/// and refuses what would grow beyond the limits, before it is made.
struct AliasResolver {
  private struct Definition {
    let node: YAMLNode
    let count: Int
    let depth: Int
  }

  private let file: String
  private let limits: YAMLLimits
  /// The latest definition of each anchor so far: YAML allows an anchor to be defined again.
  private var definitions: [String: Definition] = [:]
  /// Anchors of what is being resolved: an alias of one of them would have no end.
  private var open: Set<String> = []
  private var count = 0

  init(file: String, limits: YAMLLimits) { (self.file, self.limits) = (file, limits) }

  mutating func resolve(_ root: Node) throws(YAMLFileError) -> YAMLNode {
    try definition(of: root, depth: 1).node
  }

  private mutating func definition(
    of node: Node, depth: Int, isKey: Bool = false
  ) throws(YAMLFileError) -> Definition {
    let mark = node.mark.map(YAMLMark.init) ?? .start
    guard depth <= limits.depth else {
      throw problem(
        at: mark,
        "lists and mappings lie too deep in one another; there may be \(limits.depth) of them")
    }
    try spend(1, at: mark)
    let anchor = node.anchor?.rawValue
    let isNew = anchor.map { open.insert($0).inserted } ?? false
    let made: Definition
    switch node {
    case .scalar(let scalar):
      made = try definition(of: scalar, at: mark, depth: depth, isKey: isKey)
    case .sequence(let sequence):
      try checkTag(sequence.tag, standard: "seq", at: mark)
      var (elements, total, deepest) = ([YAMLNode](), 1, 0)
      for element in sequence {
        let part = try definition(of: element, depth: depth + 1)
        elements.append(part.node)
        (total, deepest) = (total + part.count, max(deepest, part.depth))
      }
      made = Definition(
        node: YAMLNode(.sequence(elements), at: mark), count: total, depth: deepest + 1)
    case .mapping(let mapping):
      try checkTag(mapping.tag, standard: "map", at: mark)
      made = try definition(of: mapping, at: mark, depth: depth)
    case .alias: throw problem(at: mark, "an alias cannot be read here; write what it stands for")
    }
    if let anchor {
      if isNew { open.remove(anchor) }
      definitions[anchor] = made
    }
    return made
  }

  // MARK: Kinds of nodes

  private mutating func definition(
    of scalar: Node.Scalar, at mark: YAMLMark, depth: Int, isKey: Bool
  ) throws(YAMLFileError) -> Definition {
    let text = scalar.string
    if scalar.style == .plain, text.unicodeScalars.first == YAMLComposer.aliasSign {
      return try definition(
        ofAlias: String(text.unicodeScalars.dropFirst()), at: mark, depth: depth)
    }
    try checkTag(scalar.tag, standard: "str", at: mark)
    // Yams has given keys the tag of texts when it looked for those that are given twice.
    let isText = scalar.style != .plain || (!isKey && !scalar.tag.description.isEmpty)
    return Definition(
      node: YAMLNode(.scalar(text.asWritten, isPlain: !isText), at: mark), count: 1, depth: 1)
  }

  private mutating func definition(
    ofAlias name: String, at mark: YAMLMark, depth: Int
  ) throws(YAMLFileError) -> Definition {
    let shown = name.asWritten.printable(atMost: 40)
    if open.contains(name) {
      throw problem(
        at: mark, "*\(shown): is inside of what it stands for, without end; write it out")
    }
    guard let definition = definitions[name] else {
      let remedy =
        definitions.isEmpty
        ? "define it before with '&\(shown)', or put the text in quotation marks"
        : name.choice(of: definitions.keys.sorted())
      throw problem(at: mark, "*\(shown): no such anchor; \(remedy)")
    }
    // One was counted for the alias itself.
    try spend(definition.count - 1, at: mark)
    guard depth + definition.depth - 1 <= limits.depth else {
      throw problem(
        at: mark,
        "*\(shown): makes lists and mappings lie too deep in one another; there may be "
          + "\(limits.depth) of them")
    }
    return definition
  }

  private mutating func definition(
    of mapping: Node.Mapping, at mark: YAMLMark, depth: Int
  ) throws(YAMLFileError) -> Definition {
    var (entries, merged) = ([YAMLNode.Entry](), [YAMLNode.Entry]())
    var known: Set<String> = []
    var (total, deepest) = (1, 0)
    for (key, value) in mapping {
      let keyMark = key.mark.map(YAMLMark.init) ?? mark
      let name = try definition(of: key, depth: depth + 1, isKey: true)
      let part = try definition(of: value, depth: depth + 1)
      (total, deepest) = (total + name.count + part.count, max(deepest, name.depth, part.depth))
      guard case .scalar(let text, let isPlain) = name.node.content, !name.node.isNull else {
        throw problem(at: keyMark, "a key has to be a text; this one is \(name.node.kind)")
      }
      if text == "<<", isPlain {
        merged += try self.entries(mergedFrom: part.node, at: keyMark)
        continue
      }
      guard known.insert(text).inserted else {
        throw problem(
          at: keyMark,
          "'\(text.printable(atMost: 40))': given twice in one mapping; keep one of them")
      }
      entries.append(YAMLNode.Entry(key: text, mark: keyMark, value: part.node))
    }
    // What is written here wins, and of several mappings the first.
    for entry in merged where known.insert(entry.key).inserted { entries.append(entry) }
    return Definition(
      node: YAMLNode(.mapping(entries), at: mark), count: total + 2 * merged.count,
      depth: deepest + 1)
  }

  /// What a merge key brings: the entries of a mapping, or of several in a list.
  ///
  /// As in the merge key language-independent type for YAML 1.1 (yaml.org/type/merge.html).
  private mutating func entries(
    mergedFrom node: YAMLNode, at mark: YAMLMark
  ) throws(YAMLFileError) -> [YAMLNode.Entry] {
    var all: [YAMLNode.Entry] = []
    for source in node.elements ?? [node] {
      guard let entries = source.entries else {
        throw problem(
          at: mark,
          "'<<': takes a mapping or a list of mappings, such as '<<: *name'; this is "
            + source.kind)
      }
      all += entries
    }
    return all
  }

  // MARK: Limits

  private mutating func spend(_ nodes: Int, at mark: YAMLMark) throws(YAMLFileError) {
    count += nodes
    guard count <= limits.nodeCount else {
      throw problem(
        at: mark,
        "has more than \(limits.nodeCount) values with those that aliases stand for; "
          + "split the file")
    }
  }

  private func checkTag(_ tag: Tag, standard: String, at mark: YAMLMark) throws(YAMLFileError) {
    let name = tag.description
    guard !name.isEmpty, name != "tag:yaml.org,2002:\(standard)" else { return }
    throw problem(
      at: mark, "the tag '\(name.asWritten.printable(atMost: 60))' is not known here; leave it out")
  }

  private func problem(at mark: YAMLMark, _ message: String) -> YAMLFileError {
    YAMLFileError(file: file, problems: [YAMLProblem(at: mark, message)])
  }
}
