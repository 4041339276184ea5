// SPDX-License-Identifier: MIT

/// What all files of an app declare together.
///
/// A folder may hold several programs, such as a library and its samples, that have types of one name. Of two
/// declarations the one counts that is nearest to the file which uses the name: whose path shares most folders with
/// it, and of those the first in alphabetical order.
struct AppIndex {
  /// A declaration of a type, by its file and place in it.
  struct TypeID: Hashable, Comparable {
    let file: Int
    let place: Int
    static func < (one: TypeID, other: TypeID) -> Bool {
      (one.file, one.place) < (other.file, other.place)
    }
  }

  private(set) var files: [AppFile]
  private let folders: [[Substring]]
  /// Declarations by whole name, and by the last part of it.
  private var named: [String: [TypeID]] = [:]
  private var globals: [String: [Int]] = [:]
  /// Extensions by the declaration that they extend.
  private var extensions: [TypeID: [TypeID]] = [:]
  /// Files with extensions of types that the app does not declare, by the names of members.
  private(set) var foreignMembers: [String: [Int]] = [:]
  /// What the members of these extensions extend, and those of them that are properties.
  private(set) var foreignTypes: [String: Set<String>] = [:]
  private(set) var foreignProperties: [String: Set<String>] = [:]
  /// Files in which types that the app does not declare conform to its protocols.
  private(set) var foreignConformances: [(type: String, conformed: TypeID, file: Int)] = []
  /// Extensions of the app's types in other files than the declaration's.
  private(set) var apart: [(extended: TypeID, file: Int, conforms: Bool, members: Set<String>)] = []

  /// Whether the app is of iOS 13 or later, by names of its scenes or of SwiftUI.
  let hasScenes: Bool
  /// Names of types beside which a screen is made its own delegate: `next.transitioningDelegate = next`.
  let besideOwnDelegates: Set<String>

  /// How many of the files are the app's own: those of modules of others follow.
  private let ownCount: Int

  init(_ read: [AppFile], ownCount: Int) {
    (files, self.ownCount) = (read, ownCount)
    hasScenes = read.prefix(ownCount).contains { file in
      file.imports.contains("SwiftUI")
        || !file.used.isDisjoint(with: ["UIWindowScene", "UIWindowSceneDelegate", "UISceneSession"])
    }
    besideOwnDelegates = read.lazy.flatMap(\.types).filter { type in
      type.delegations.contains { $0.target == "\($0.value).transitioningDelegate" }
    }.reduce(into: []) { $0.formUnion($1.names) }
    folders = files.map { $0.path.split(separator: "/").dropLast() }
    for (number, file) in files.enumerated() {
      for (place, type) in file.types.enumerated() where type.kind != .extensionType {
        let id = TypeID(file: number, place: place)
        named[type.name, default: []].append(id)
        if let last = type.name.split(separator: ".").last, last.count < type.name.count {
          named["." + last, default: []].append(id)
        }
      }
      for name in file.globals { globals[name, default: []].append(number) }
    }
    showPrivateTypes()
    for (number, file) in files.enumerated() {
      for (place, type) in file.types.enumerated() {
        for (index, property) in type.properties.enumerated() where property.type == nil {
          guard let maker = property.maker, named[maker] != nil else { continue }
          files[number].types[place].properties[index].type = maker
        }
      }
    }
    for (number, file) in files.enumerated() {
      for (place, type) in file.types.enumerated() where type.kind == .extensionType {
        let members = file.extensionMembers[type.name] ?? []
        guard let extended = declaration(type.name, from: number) else {
          // A nested type of the app's that is declared nowhere is no other module's.
          let outer = type.name.split(separator: ".").first.map(String.init) ?? ""
          if outer != type.name, named[outer] != nil { continue }
          add(members, of: type.name, in: number)
          for member in file.extensionProperties[type.name] ?? [] {
            foreignProperties[member, default: []].insert(type.name)
          }
          for name in type.inherited {
            if let conformed = declaration(name, from: number) {
              foreignConformances.append((type.name, conformed, number))
            }
          }
          continue
        }
        extensions[extended, default: []].append(TypeID(file: number, place: place))
        if extended.file != number {
          apart.append((extended, number, !type.inherited.isEmpty, members))
        }
      }
    }
    // What extends a protocol is a member of all that conform to it, of other modules' types too.
    for id in Set(foreignConformances.map(\.conformed)).sorted() {
      for part in (extensions[id] ?? []).map({ self[$0] }) {
        add(files[part.file].extensionMembers[part.name] ?? [], of: part.name, in: part.file)
      }
    }
  }

  /// Has the scenes name what is lowered without `private`.
  private mutating func showPrivateTypes() {
    for (number, file) in files.enumerated()
    where file.types.contains(where: \.isHidden)
      && PrivateTypes.areShown(besideTypesThatInherit: file.types.lazy.flatMap(\.inherited))
    {
      let hidden = file.types.indices.filter {
        file.types[$0].isHidden && file.types[$0].kind != .extensionType && !file.types[$0].isLocal
      }
      let extended = file.types.filter { $0.isHidden && $0.kind == .extensionType }.map(\.name)
      guard hidden.allSatisfy({ named[file.types[$0].name]?.count == 1 }) else { continue }
      for place in hidden
      where !extended.contains(where: { file.types[place].name.hasPrefix($0 + ".") }) {
        files[number].types[place].isHidden = false
      }
    }
  }

  private mutating func add(_ members: Set<String>, of type: String, in file: Int) {
    for member in members {
      foreignMembers[member, default: []].append(file)
      foreignMembers["\(type).\(member)", default: []].append(file)
      foreignTypes[member, default: []].insert(type)
    }
  }

  /// Whether the app itself declares a type, and not a module that it takes from others.
  func isOwn(_ id: TypeID) -> Bool { isOwn(file: id.file) }

  /// Whether a file is the app's, and not one of a module of others.
  func isOwn(file: Int) -> Bool { file < ownCount }

  subscript(id: TypeID) -> AppType { files[id.file].types[id.place] }

  /// All declarations of types, in the order of the files.
  var declarations: [TypeID] {
    files.indices.flatMap { file in
      files[file].types.indices.filter { files[file].types[$0].kind != .extensionType }.map {
        TypeID(file: file, place: $0)
      }
    }
  }

  /// The declaration that a name means in a file; nil for one of another module.
  func declaration(_ name: String, from file: Int) -> TypeID? {
    guard let found = named[name] else {
      // A name of a module before it, or a nested type that is named inside its own.
      let last = name.split(separator: ".").last.map(String.init) ?? name
      return last == name ? nested(name, from: file) : named[last].flatMap { nearest($0, to: file) }
    }
    return nearest(found, to: file)
  }

  /// The declaration of a type inside of another one that a file names alone: it declares the type, or declares or
  /// extends the one around it.
  private func nested(_ name: String, from file: Int) -> TypeID? {
    let found = named["." + name]?.filter { id in
      let outer = self[id].name.dropLast(name.count)
      return id.file == file || files[file].types.contains { ($0.name + ".").hasPrefix(outer) }
    }
    return found.flatMap { nearest($0, to: file) }
  }

  private func nearest(_ found: [TypeID], to file: Int) -> TypeID? {
    found.filter { !self[$0].isHidden || $0.file == file }.min {
      (distance($0.file, file), files[$0.file].path) < (
        distance($1.file, file), files[$1.file].path
      )
    }
  }

  private func distance(_ one: Int, _ other: Int) -> Int {
    if one == other { return -1 }
    let shared = zip(folders[one], folders[other]).prefix { $0 == $1 }.count
    return folders[other].count - shared
  }

  /// Of some files the one that is nearest to another.
  func nearest(_ candidates: [Int], to file: Int) -> Int? {
    candidates.min { (distance($0, file), files[$0].path) < (distance($1, file), files[$1].path) }
  }

  /// The files that declare a name at the top level, the nearest alone.
  func file(declaring name: String, for file: Int) -> Int? {
    if let type = declaration(name, from: file) { return type.file }
    return globals[name].flatMap { nearest($0, to: file) }
  }

  /// What an alias stands for in a file; nil for another name.
  func alias(_ name: String, from file: Int) -> (text: String, file: Int)? {
    if name.contains(".") {
      let found = nearest(files.indices.filter { files[$0].aliases[name] != nil }, to: file)
      return found.flatMap { found in files[found].aliases[name].map { ($0, found) } }
    }
    // One inside of a type of the file comes before one of the whole app. What has the same name elsewhere is no answer.
    let inner = files[file].aliases.filter {
      $0.key.hasSuffix(".\(name)") && $0.value != name && !$0.value.hasSuffix(".\(name)")
    }
    if let text = inner.min(by: { $0.key < $1.key })?.value { return (text, file) }
    guard let found = globals[name].flatMap({ nearest($0, to: file) }) else { return nil }
    return files[found].aliases[name].map { ($0, found) }
  }

  /// A declaration and its extensions.
  func parts(of id: TypeID) -> [AppType] { [self[id]] + (extensions[id] ?? []).map { self[$0] } }

  /// The superclass, if the app declares it.
  func superclass(of id: TypeID) -> TypeID? {
    guard self[id].kind == .classType, let name = self[id].inherited.first,
      let found = declaration(name, from: id.file), self[found].kind == .classType, found != id
    else { return nil }
    return found
  }

  /// The class and its superclasses of the app, itself first; a cycle ends.
  func line(of id: TypeID) -> [TypeID] {
    var (result, current) = ([id], id)
    while let next = superclass(of: current), !result.contains(next) {
      result.append(next)
      current = next
    }
    return result
  }

  /// The declarations and extensions of a type and of its superclasses in the app.
  func allParts(of id: TypeID) -> [AppType] { line(of: id).flatMap { parts(of: $0) } }

  /// The class of another module from which a class descends; nil without one.
  func root(of id: TypeID) -> String? { line(of: id).last.flatMap { self[$0].inherited.first } }

  /// Whether a class is a view controller.
  func isScreen(_ id: TypeID) -> Bool { (root(of: id) ?? "").hasSuffix("ViewController") }

  /// Whether a file declares a view controller.
  func declaresScreen(_ file: Int) -> Bool {
    files[file].types.indices.contains { place in
      files[file].types[place].kind == .classType && isScreen(TypeID(file: file, place: place))
    }
  }

  /// The names of everything that a type conforms to or descends from.
  func ancestry(of id: TypeID) -> Set<String> {
    var (result, waiting, seen) = (Set<String>(), [id], Set<TypeID>())
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted else { continue }
      for part in parts(of: next) {
        for name in part.inherited {
          result.insert(name)
          if let found = declaration(name, from: part.file) { waiting.append(found) }
        }
      }
    }
    return result
  }

  /// Whether another class of the app descends from this one.
  func hasSubclass(_ id: TypeID) -> Bool {
    let name = self[id].name
    return files.contains { file in
      file.types.contains {
        $0.kind == .classType && $0.inherited.first == name
          && declaration(name, from: $0.file) == id
      }
    }
  }

  /// Whether the app makes an object of a type.
  func isMade(_ id: TypeID) -> Bool { files.contains { $0.calls[self[id].name] != nil } }

  /// The methods of a type and of its superclasses in the app.
  func methods(of id: TypeID) -> [AppFunction] { allParts(of: id).flatMap(\.methods) }

  /// What a member calls, by way of methods and properties of its own type, too.
  func called(_ names: Set<String>, by id: TypeID) -> Set<String> {
    let parts = self[id].kind == .extensionType ? [self[id]] : allParts(of: id)
    var bodies: [String: Set<String>] = [:]
    for method in parts.flatMap(\.methods) {
      bodies[method.name, default: []].formUnion(method.called)
    }
    for property in parts.flatMap(\.properties) where !property.called.isEmpty {
      bodies[property.name + "=", default: []].formUnion(property.called)
    }
    var (result, waiting) = (names, Array(names))
    while let next = waiting.popLast() {
      for name in bodies[next] ?? [] where result.insert(name).inserted { waiting.append(name) }
    }
    return result
  }

  /// What a type and its superclasses in the app say of touches.
  func touches(of id: TypeID) -> TouchEvidence {
    allParts(of: id).reduce(into: TouchEvidence()) { $0.formUnion($1.touches) }
  }

  /// What the handlers of a type's pan recognizers call; empty without one.
  func calledByPans(of id: TypeID) -> Set<String> {
    let touches = touches(of: id)
    guard touches.hasPan || touches.hasEdgePan else { return [] }
    return methods(of: id).reduce(into: []) { result, method in
      let type = method.parameters.first?.type ?? ""
      let name = method.name.lowercased()
      guard
        type.contains("GestureRecognizer") && !type.contains("Tap")
          || (method.parameters.isEmpty || type == "Any" || type == "AnyObject")
            && ["pan", "edge", "drag", "swipe", "gesture"].contains(where: name.contains)
      else { return }
      result.formUnion(called(method.called, by: id))
    }
  }

  /// Extensions of types that the app does not declare.
  var foreignExtensions: [TypeID] {
    files.indices.flatMap { file in
      files[file].types.indices.filter {
        files[file].types[$0].kind == .extensionType
          && declaration(files[file].types[$0].name, from: file) == nil
      }.map { TypeID(file: file, place: $0) }
    }
  }

  /// The names that a type's own declaration and extensions use, resolved to declarations of the app; with those of
  /// private variables beside these, if they are asked for.
  func named(by id: TypeID, orPrivateVariables: Bool = false) -> [TypeID] {
    var seen: Set<TypeID> = [id]
    return allParts(of: id).flatMap { part in
      // A class in small letters is told by what is made of it.
      let made = part.properties.compactMap { $0.maker == $0.type ? $0.type : nil }
      let others = orPrivateVariables ? files[part.file].privateNames : []
      return part.names.union(made).union(others).sorted().compactMap {
        declaration($0, from: part.file)
      }
    }.filter { seen.insert($0).inserted }
  }
}

extension AppIndex {
  /// The files of a type with what a program calls of it.
  func files(of act: FoundAct) -> [Int] {
    let names = [act.forth.name, act.back?.name]
    return allParts(of: act.subject).filter { part in
      part.methods.contains { names.contains($0.name) }
        || part.properties.contains { names.contains($0.name) }
    }.map(\.file)
  }
}
