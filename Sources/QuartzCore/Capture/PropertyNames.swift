// SPDX-License-Identifier: MIT

/// What layers are called after the properties that contain them or their views, such as
/// `CardPresentation.dimming`.
///
/// The owners are the views around a layer, and what directs those: controllers, presentation controllers,
/// animators. Each is read when a layer without another name is first visited, and at most once in a frame.
struct PropertyNames {
  private struct Entry {
    let name: String
    /// Weak, as an owner may release it, and another layer get its address.
    weak var layer: CALayer?
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The layers and owners that were read in this frame.
  private var known: Set<ObjectIdentifier> = []
  private var fields: [ObjectIdentifier: [LayerField]] = [:]

  /// Owners may have other properties by now.
  mutating func beginFrame() { known.removeAll(keepingCapacity: true) }

  /// The property of the layer, else the controller whose view it is; nil for neither.
  mutating func name(of layer: CALayer) -> String? {
    var above: CALayer? = layer
    while let current = above, known.insert(ObjectIdentifier(current)).inserted {
      for owner in (current.delegate as? any LayerNaming)?.propertyOwners ?? [] { read(owner) }
      above = current.parentLayer
    }
    if let entry = entries[ObjectIdentifier(layer)], entry.layer === layer { return entry.name }
    return (layer.delegate as? any LayerNaming)?.ownedName
  }

  private mutating func read(_ owner: AnyObject) {
    guard known.insert(ObjectIdentifier(owner)).inserted else { return }
    let type: AnyObject.Type = Swift.type(of: owner)
    let own = fields[ObjectIdentifier(type)] ?? LayerField.all(of: owner)
    fields[ObjectIdentifier(type)] = own
    for (label, layer) in LayerField.layers(of: owner, in: own) {
      let key = ObjectIdentifier(layer)
      if let entry = entries[key], entry.layer === layer { continue }
      entries[key] = Entry(name: "\(type).\(label)", layer: layer)
    }
  }
}

/// A stored property of a class whose values are layers, views, or arrays of them.
private struct LayerField {
  let label: String
  /// How many classes above the object's own one declares it.
  let level: Int
  /// Its place among the properties of that class.
  let place: Int

  /// Those of an object's class and its superclasses up to UIKit's; none for one that describes itself.
  static func all(of object: AnyObject) -> [LayerField] {
    guard !(object is any CustomReflectable) else { return [] }
    var fields: [LayerField] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    var level = 0
    while let current = mirror, !isOfEngine(current.subjectType) {
      let count = current.children.count
      let first = recursiveFieldCount(current.subjectType) - count
      for place in 0..<(first < 0 ? 0 : count) {
        let field = StoredField(of: current.subjectType, at: first + place)
        guard field.mayBeRead, let label = field.label else { continue }
        fields.append(LayerField(label: label, level: level, place: place))
      }
      mirror = current.superclassMirror
      level += 1
    }
    return fields
  }

  /// The layers that an object's properties have now; only these properties are read.
  static func layers(
    of object: AnyObject, in fields: [LayerField]
  ) -> [(label: String, layer: CALayer)] {
    guard !fields.isEmpty else { return [] }
    var mirrors = [Mirror(reflecting: object)]
    return fields.flatMap { field -> [(label: String, layer: CALayer)] in
      while mirrors.count <= field.level, let next = mirrors[mirrors.count - 1].superclassMirror {
        mirrors.append(next)
      }
      let children = mirrors[field.level].children
      let value = children[children.index(children.startIndex, offsetBy: field.place)].value
      if let layer = layer(of: value) { return [(field.label, layer)] }
      return (value as? [AnyObject] ?? []).enumerated().compactMap { place, element in
        layer(of: element).map { ("\(field.label)[\(place)]", $0) }
      }
    }
  }

  private static func layer(of value: Any) -> CALayer? {
    (value as? CALayer) ?? (value as? any LayerNaming)?.namedLayer
  }

  /// Whether a class is UIKit's, whose properties are not the application's.
  private static func isOfEngine(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["FilmstripUIKit", "UIKit.", "QuartzCore.", "Foundation."].contains {
      name.hasPrefix($0)
    }
  }
}

/// What the runtime knows of a stored property without reading it: an `unowned` one whose object is gone
/// must not be read.
private struct StoredField {
  private(set) var label: String?
  private(set) var mayBeRead = false

  /// The property of a class by its place among those of all its superclasses and its own.
  init(of type: Any.Type, at place: Int) {
    var metadata = FieldMetadata()
    let fieldType = withUnsafeMutablePointer(to: &metadata) {
      fieldMetadata(type, index: place, fieldMetadata: UnsafeMutableRawPointer($0))
    }
    let lazyPrefix = "$__lazy_storage_$_"
    label = metadata.name.map { String(cString: $0) }
      .map { $0.hasPrefix(lazyPrefix) ? String($0.dropFirst(lazyPrefix.count)) : $0 }
    metadata.free?(metadata.name)
    let content = (fieldType as? any WrappingType.Type)?.content
    // What is weak is an optional.
    guard metadata.isStrong || content != nil else { return }
    let types = [fieldType, content, (content as? any WrappingType.Type)?.content]
    mayBeRead = types.contains { $0 is CALayer.Type || $0 is any LayerNaming.Type }
  }
}

/// As `_FieldReflectionMetadata` of the standard library, which has it for `Mirror`.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveFieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldMetadata(
  _ type: Any.Type, index: Int, fieldMetadata: UnsafeMutableRawPointer
) -> Any.Type

/// An optional or an array, with the type of what is in it.
private protocol WrappingType { static var content: Any.Type { get } }

extension Optional: WrappingType {
  fileprivate static var content: Any.Type { Wrapped.self }
}

extension Array: WrappingType {
  fileprivate static var content: Any.Type { Element.self }
}
