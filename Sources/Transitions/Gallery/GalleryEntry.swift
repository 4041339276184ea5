// SPDX-License-Identifier: MIT
public import UIKit

/// A named transition that can be shown with two screens.
public struct GalleryEntry: Sendable {
  /// What the command line calls it, such as `shadow-push`.
  public let name: String
  /// What it looks like, in a sentence.
  public let summary: String
  /// What can be set; the order is that of listings.
  public let parameters: [GalleryParameter]
  private let build: @MainActor @Sendable (GalleryValues, TransitionScreens) -> TransitionScene

  init(
    name: String, summary: String, parameters: [GalleryParameter],
    build: @escaping @MainActor @Sendable (GalleryValues, TransitionScreens) -> TransitionScene
  ) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
    self.build = build
  }

  /// Sets the transition up with values for some parameters; the others have their defaults.
  @MainActor
  public func makeScene(
    values: [String: Double] = [:], screens: TransitionScreens
  ) throws(GalleryError) -> TransitionScene {
    build(try GalleryValues(values, for: self), screens)
  }
}

/// The two screens of a transition.
@MainActor
public struct TransitionScreens {
  /// The screen the transition leaves.
  public let from: UIViewController
  /// The screen the transition leads to.
  public let to: UIViewController

  /// Pairs two controllers that are in no container yet.
  public init(from: UIViewController, to: UIViewController) {
    self.from = from
    self.to = to
  }
}

/// A transition ready to run: what to put into the window, and what starts it.
@MainActor
public struct TransitionScene {
  /// Goes into the window before `start` is called.
  public let rootViewController: UIViewController
  /// Starts the transition, animated; to be called once.
  public let start: () -> Void
}

/// The values of all parameters of an entry.
struct GalleryValues: Sendable {
  private let values: [String: Double]

  init(_ given: [String: Double], for entry: GalleryEntry) throws(GalleryError) {
    var values: [String: Double] = [:]
    for parameter in entry.parameters { values[parameter.name] = parameter.defaultValue }
    for name in given.keys.sorted() {
      guard let parameter = entry.parameters.first(where: { $0.name == name }) else {
        throw .unknownParameter(
          name, transition: entry.name, known: entry.parameters.map(\.name))
      }
      let value = given[name] ?? parameter.defaultValue
      guard parameter.range.contains(value) else {
        throw .outOfRange(name, value: value, range: parameter.range)
      }
      values[name] = value
    }
    self.values = values
  }

  /// The value of a parameter of the entry.
  subscript(name: String) -> Double {
    guard let value = values[name] else {
      preconditionFailure("GalleryValues: no parameter \(name)")
    }
    return value
  }
}
