// SPDX-License-Identifier: MIT

/// The files that a transition needs, by the names that files declare and use.
///
/// It begins with the files of the transition's own types. For each file that is in, the files are added which declare
/// a name that it uses: a type, a function or a variable outside of types; members of extensions of other modules'
/// types; and extensions of the app's types that conform to something, or whose members are used. It ends when nothing
/// is added. A file that is SwiftUI's alone, or that needs a module which is not here, is left out.
struct FileClosure {
  struct LeftOut: Sendable, Equatable {
    let file: String
    let reason: String
  }

  /// How far it goes.
  enum Reach {
    /// To all that the files use.
    case everything
    /// Files that declare view controllers are left out unless they are the first ones.
    case withoutScreens
    /// To what the first files use themselves, and what that inherits, also where it needs modules that are not here: what
    /// does not compile in it is left out by itself; without screens, too.
    case near
  }

  let reach: Reach
  /// The files' numbers, in order.
  let files: [Int]
  let leftOut: [LeftOut]

  /// The closure of some files.
  init(
    of roots: Set<Int>, in index: AppIndex, _ limits: ClosureLimits, reach: Reach = .everything
  ) {
    var included = roots
    var out: [Int: String] = [:]
    var waiting = roots.sorted()
    /// What only files use that are far.
    var distant: Set<Int> = []
    var words: Set<String> = []
    /// One declaration of a name is enough for a module.
    var chosen: [String: Int] = [:]
    func add(_ file: Int) {
      guard !included.contains(file), out[file] == nil else { return }
      if let reason = limits.reason(
        toLeaveOut: file, evenWithoutModules: reach == .near && index.isOwn(file: file))
      {
        out[file] = reason
      } else if let (name, other) = again(file) {
        out[file] = "it declares \(name), as \(index.files[other].path) does"
      } else if reach != .everything, index.declaresScreen(file) {
        out[file] = "it is a screen that the transition only names"
      } else {
        included.insert(file)
        waiting.append(file)
        declare(file)
      }
    }
    /// A type of a file's that another file of the closure declares; two are an error.
    func again(_ file: Int) -> (name: String, other: Int)? {
      for type in index.files[file].types where type.kind != .extensionType && !type.isHidden {
        if let other = chosen[type.name], other != file, included.contains(other),
          index.files[other].types.contains(where: {
            $0.kind != .extensionType && $0.name == type.name && !$0.isHidden
          })
        {
          return (type.name, other)
        }
      }
      return nil
    }
    /// Whether what a file uses is left out.
    ///
    /// Files of a module of others are nothing without what they use.
    func isFar(_ file: Int) -> Bool {
      reach == .near && !roots.contains(file) && index.isOwn(file: file)
    }
    func declare(_ file: Int) {
      for type in index.files[file].types
      where type.kind != .extensionType && chosen[type.name] == nil { chosen[type.name] = file }
    }
    waiting.forEach(declare)
    while true {
      while let file = waiting.popLast() {
        let facts = index.files[file]
        let isFar = isFar(file)
        let inherited = facts.types.reduce(into: Set<String>()) { $0.formUnion($1.inherited) }
        for name in facts.used.sorted() {
          guard let found = chosen[name] ?? index.file(declaring: name, for: file) else { continue }
          guard !isFar || inherited.contains(name) else {
            distant.insert(found)
            continue
          }
          chosen[name] = found
          add(found)
        }
        if isFar { continue }
        words.formUnion(facts.words)
        words.formUnion(facts.members)
        // Types that an extension of the app's declares, too.
        words.formUnion(facts.used)
        for word in facts.words.sorted() {
          if let found = index.file(declaring: word, for: file) { add(found) }
        }
        // Constants may begin with a capital, and have no base in an extension of the same type.
        let constants = facts.used.filter { index.file(declaring: $0, for: file) == nil }
        for word in facts.words.union(facts.members).union(constants).sorted() {
          guard !limits.isKnownMember(word, isMember: facts.members.contains(word)) else {
            continue
          }
          // Which type is meant is not known: of each the nearest extension counts.
          let names = index.foreignTypes[word].map { $0.sorted().map { "\($0).\(word)" } } ?? [word]
          for name in names {
            guard let holders = index.foreignMembers[name], included.isDisjoint(with: holders),
              let found = index.nearest(holders, to: file)
            else { continue }
            add(found)
          }
        }
      }
      for part in index.apart
      where included.contains(part.extended.file) && !included.contains(part.file) {
        let name = index[part.extended].name
        let isUsed =
          part.conforms && !isFar(part.extended.file)
          || part.members.contains { words.contains($0) || words.contains("\(name).\($0)") }
        if isUsed { add(part.file) }
      }
      for part in index.foreignConformances
      where included.contains(part.conformed.file) && !included.contains(part.file)
        && !isFar(part.conformed.file)
      {
        // Targets for several systems say the same of a type, each in a file of its own.
        let isSaid = index.foreignConformances.contains {
          included.contains($0.file) && $0.type == part.type && $0.conformed == part.conformed
        }
        if !isSaid { add(part.file) }
      }
      if waiting.isEmpty { break }
    }
    for file in distant.subtracting(included) where out[file] == nil {
      out[file] = "the transition's own files do not use it"
    }
    self.reach = reach
    files = included.sorted()
    leftOut = out.sorted { $0.key < $1.key }.map {
      LeftOut(file: index.files[$0.key].path, reason: $0.value)
    }
  }
}

/// What keeps files out of a closure.
struct ClosureLimits {
  /// Why files are left out that no closure has: scripts, and what is SwiftUI's.
  private let reasons: [Int: String]
  /// The modules that files need and that are not here.
  private let moduleReasons: [Int: String]
  private let knownMembers: Set<String>
  /// Members of extensions whose names the SDK has only on other types than those that are extended.
  private let apartMembers: Set<String>

  /// - Parameters:
  ///   - index: The app's files.
  ///   - modules: Modules whose sources are in the app's folder.
  ///   - others: What UIKit and its kin declare.
  init(_ index: AppIndex, modules: Set<String>, others: OtherModules) {
    let here = modules.union(ImportRule.shown).union(ImportRule.provided)
    var declared: Set<String> = []
    for file in index.files {
      declared.formUnion(file.globals)
      for type in file.types {
        declared.insert(type.name.split(separator: ".").last.map(String.init) ?? "")
      }
      for members in file.extensionMembers.values { declared.formUnion(members) }
    }
    declared.formUnion(ToolchainNames.all)
    declared.formUnion(ToolchainNames.parameters)
    declared.formUnion(NetworkingNames.all)
    let unknown = index.files.reduce(into: Set<String>()) { $0.formUnion($1.used) }.subtracting(
      declared)
    let members = Set(index.foreignMembers.keys)
    let known = others.declared(unknown.union(members))
    // Methods are told by their first label, so that only the extended type itself can have them; properties are not.
    var cached: [String: Set<String>] = [:]
    func has(_ type: String, _ member: String) -> Bool {
      // A rectangle's are told by what they are asked of.
      guard type.hasPrefix("UI") || type.hasPrefix("CA") else { return true }
      let names = TypeGuess.superclasses(of: type)
      for name in names where cached[name] == nil { cached[name] = others.members(name) }
      return names.contains { cached[$0]?.contains(member) ?? false }
        || names.allSatisfy { cached[$0]?.isEmpty ?? true }
    }
    let labelled = members.filter { member in
      guard let end = member.firstIndex(of: "("), !member.hasSuffix(")"), !member.contains(".")
      else { return false }
      return index.foreignTypes[member]?.allSatisfy { has($0, String(member[..<end])) } ?? false
    }
    knownMembers = members.intersection(known).union(ClosureLimits.swiftMembers).union(labelled)
    // So are methods without a label, such as `snapshot()` of views.
    apartMembers = members.intersection(known).subtracting(ClosureLimits.swiftMembers).filter {
      member in
      !member.contains("(") && index.foreignTypes[member]?.contains { !has($0, member) } ?? false
    }.union(
      members.filter {
        (index.foreignTypes[$0]?.contains("Optional") ?? false)
          && !ClosureLimits.optionalMembers.contains($0)
      })
    let missing = unknown.subtracting(known)
    var (reasons, moduleReasons): ([Int: String], [Int: String]) = ([:], [:])
    for number in index.files.indices {
      let file = index.files[number]
      let absent = file.imports.subtracting(here).sorted()
      let types = file.types.filter { $0.kind != .extensionType }
      if let other = absent.first(where: AppleModules.ofOtherSystems.contains) {
        reasons[number] = "it needs \(other), which is of no iOS"
      } else if file.isScript {
        reasons[number] = "it is a script, with statements outside of functions"
      } else if absent.contains("SwiftUI"), !types.isEmpty,
        types.allSatisfy({
          !SwiftUIRule.types.isDisjoint(with: $0.inherited) || $0.name.contains(".")
        })
      {
        reasons[number] = "it is SwiftUI's"
      } else if ClosureLimits.isOfConstants(types)
        || types.isEmpty && !file.types.isEmpty && absent.allSatisfy(AppleModules.all.contains)
      {
        // What does not compile in it is left out by itself: stubs would guess the sizes and durations of the others, and
        // there are none for the members of an extension.
      } else if let module = absent.first(where: { !AppleModules.all.contains($0) }) {
        moduleReasons[number] = "it needs the module \(module), which is not here"
      } else if let name = file.used.sorted().first(where: missing.contains), !absent.isEmpty {
        moduleReasons[number] =
          "it needs \(name) of \(absent.joined(separator: " or ")), which is not here"
      }
    }
    (self.reasons, self.moduleReasons) = (reasons, moduleReasons)
  }

  /// Whether some types have constants alone, as those with an app's sizes and durations.
  private static func isOfConstants(_ types: [AppType]) -> Bool {
    !types.isEmpty
      && types.allSatisfy { type in
        [.enumType, .structType].contains(type.kind) && type.inherited.isEmpty
          && type.cases.isEmpty && type.plainCases.isEmpty && type.initializers.isEmpty
          && type.properties.allSatisfy(\.isStatic) && type.methods.isEmpty
      } && types.contains { !$0.properties.isEmpty }
  }

  /// Members that Swift's own types have, so that a use of one tells nothing of an app's extension.
  private static let swiftMembers: Set<String> = [
    "allSatisfy", "append", "bool", "cancel", "capitalized", "compactMap", "components", "contains",
    "count", "data",
    "date", "decode", "description", "double", "dropFirst", "dropLast", "encode", "endIndex",
    "enumerated", "filter",
    "first", "firstIndex", "flatMap", "forEach", "formatted", "hasPrefix", "hasSuffix", "hash",
    "hashValue", "height",
    "id", "index", "indices", "insert", "int", "isEmpty", "joined", "key", "keys", "last", "length",
    "lowercased",
    "map", "max", "min", "name", "prefix", "range", "reduce", "remove", "removeAll", "removeFirst",
    "removeLast",
    "replace", "replacingOccurrences", "resume", "reversed", "self", "shuffled", "sorted", "split",
    "startIndex",
    "string", "suffix", "swap", "trimmingCharacters", "uppercased", "url", "value", "values",
    "width", "zip",
  ]

  /// Members of Swift's optionals.
  private static let optionalMembers: Set<String> = [
    "flatMap", "map", "none", "some", "unsafelyUnwrapped", "take", "debugDescription", "hash",
    "hashValue", "encode", "description",
  ]

  /// Why a file is left out; nil where it is not.
  ///
  /// A file that needs modules which are not here may be compiled without them.
  func reason(toLeaveOut file: Int, evenWithoutModules: Bool) -> String? {
    reasons[file] ?? (evenWithoutModules ? nil : moduleReasons[file])
  }

  /// Whether a member of an extension has the name of one that UIKit or its kin have; of what follows a dot, only the
  /// extended type's own count.
  func isKnownMember(_ name: String, isMember: Bool) -> Bool {
    if isMember, apartMembers.contains(name) { return false }
    return knownMembers.contains(name)
      || ClosureLimits.swiftMembers.contains(String(name.prefix { $0 != "(" }))
  }
}

/// Modules of Apple's whose imports are removed where nothing of them is used.
enum AppleModules {
  /// Those that iOS has not: what imports them is of another of the app's targets.
  static let ofOtherSystems: Set<String> = ["AppKit", "Cocoa", "WatchKit"]

  static let all: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "Accelerate", "AdSupport",
    "AppTrackingTransparency",
    "AudioToolbox", "AuthenticationServices", "CallKit", "CloudKit", "Combine", "Contacts",
    "ContactsUI", "CoreAudio",
    "CoreBluetooth", "CoreData", "CoreHaptics", "CoreImage", "CoreLocation", "CoreMedia", "CoreML",
    "CoreMotion",
    "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText", "CoreVideo", "CryptoKit",
    "DeveloperToolsSupport",
    "EventKit", "EventKitUI", "GLKit", "GameKit", "GameplayKit", "HealthKit", "HomeKit", "ImageIO",
    "Intents",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Metal",
    "MetalKit",
    "MobileCoreServices", "MultipeerConnectivity", "Network", "NotificationCenter", "OpenGLES",
    "PDFKit", "PassKit",
    "PencilKit", "Photos", "PhotosUI", "QuickLook", "ReplayKit", "SafariServices", "SceneKit",
    "Security", "Social",
    "Speech", "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "SystemConfiguration",
    "UniformTypeIdentifiers",
    "UserNotifications", "VideoToolbox", "Vision", "WatchConnectivity", "WebKit", "WidgetKit",
    "simd",
  ]
}
