// SPDX-License-Identifier: MIT
public import Filmstrip
internal import FilmstripTransitions
internal import UIKit
internal import FilmstripWording

/// Records cases of scenes, each on a stage of its own.
@MainActor
public final class SceneRecorder {
  private let registry: SceneRegistry
  private let images: ScreenImages
  package var recordsLayout = false
  /// What code gets for an image or a color that is nowhere, as ``Filmstrip/Stage/missingAssets``.
  package var missingAssets = MissingAssets.none

  /// What stands for what an app has in files, in the last recording, a line each.
  package private(set) var notes: [String] = []
  /// Why the last recording does not show what its scene is for; nil where it does.
  package private(set) var obstacle: String?

  /// A recorder of what a registry has.
  ///
  /// - Parameter registry: The screens and transitions that cases name.
  public init(registry: SceneRegistry = .current) {
    self.registry = registry
    images = ScreenImages()
  }

  /// A recorder for commands that draw what they record.
  ///
  /// `warn` is called with what a person should know about an image, a line each.
  package init(limits: ImageLimits, warn: @escaping (String) -> Void) {
    registry = .current
    images = ScreenImages(limits: limits, warn: warn)
  }

  /// Records a case from its start until it has settled.
  ///
  /// - Parameter sceneCase: A scene in one of its variants.
  /// - Returns: The recording.
  /// - Throws: ``SceneError`` that says where the scene is, and what is wrong with it.
  public func record(_ sceneCase: SceneCase) throws(SceneError) -> Recording {
    do { return try recording(of: sceneCase) } catch let error as SceneError {
      throw error
    } catch {
      throw SceneError(sceneCase, "\(error)", cause: error)
    }
  }

  /// What is wrong with how a case is driven, which its recording cannot know: a gesture that starts nothing.
  ///
  /// - Parameters:
  ///   - recording: What came of the case.
  ///   - sceneCase: A scene in one of its variants.
  /// - Returns: The findings; none where all is well.
  public func findings(of recording: Recording, of sceneCase: SceneCase) -> [Finding] {
    // UIKit's own transitions have no animator that is notified.
    let isBuiltIn = SceneTransition.builtIn.contains { $0.name == sceneCase.scene.transition }
    guard sceneCase.scene.touch != nil, !isBuiltIn else { return [] }
    let isStarted =
      registry.transition(named: sceneCase.scene.transition)?.hasAnimator == false
      ? zip(recording.frames, recording.frames.dropFirst()).contains { $0.root != $1.root }
      : recording.events.contains {
        $0.name == "animateTransition" || $0.name == "startInteractiveTransition"
      }
    return isStarted ? [] : [.gestureStartsNothing]
  }

  /// The transition of a case, and the values of all its parameters.
  ///
  /// - Throws: ``SceneError`` where there is no such transition, or it has not these values or cannot be driven so.
  package func transition(
    of sceneCase: SceneCase
  ) throws(SceneError) -> (SceneTransition, values: [String: Double]) {
    let scene = sceneCase.scene
    guard let transition = registry.transition(named: scene.transition) else {
      throw SceneError(
        sceneCase,
        "there is no transition '\(scene.transition)'; "
          + scene.transition.choice(of: registry.transitions.map(\.name)))
    }
    if let touch = scene.touch, let problem = registry.problem(driving: transition, with: touch) {
      throw SceneError(sceneCase, problem)
    }
    do { return (transition, try transition.values(with: scene.values)) } catch {
      throw SceneError(sceneCase, "\(error)")
    }
  }

  private func recording(of sceneCase: SceneCase) throws -> Recording {
    let (transition, values) = try self.transition(of: sceneCase)
    let screens = try screens(of: sceneCase)
    let gesture = self.gesture(sceneCase, transition, on: screens.device)
    var (recording, drags) = try record(sceneCase, screens, transition, values, gesture)
    switch sceneCase.scene.touch {
    case .held(let held):
      guard let drag = transition.drag else { return recording }
      // A transition whose duration cannot be set says nothing of it: its states are at their shares of a second.
      return held.frames(of: recording, drag: drag, duration: values["duration"] ?? 1)
    case .preset(let preset):
      var best = SoughtTouch.result(of: recording, for: preset)
      var told = (notes, obstacle)
      // What moves without end takes as long in each attempt.
      if recording.findings.contains(where: { $0.rule == .doesNotSettle }) { drags = [] }
      let planned = drags.isEmpty ? nil : transition.drag
      for attempt in SoughtTouch.attempts(drags, planned: planned, for: preset)
      where best != .whole {
        let gesture = attempt.drag.gesture(
          on: screens.device, to: [attempt.share], rest: attempt.rest, release: preset.release)
        let next = try record(sceneCase, screens, transition, values, gesture).recording
        let result = SoughtTouch.result(of: next, for: preset)
        if result > best { (best, recording, told) = (result, next, (notes, obstacle)) }
      }
      (notes, obstacle) = told
      if best == .moves, !drags.isEmpty, !recording.transitions.isEmpty {
        let meant = preset == .finish ? "finish" : "cancel"
        notes.append("\(sceneCase.name): the touch does not \(meant) the way")
      }
      return recording
    case .gesture, nil: return recording
    }
  }

  /// Records a case with a gesture; with the drags by which others are sought where it moves nothing.
  ///
  /// Where nothing of the second screen is seen, as its height is computed from its content, it is tried with content
  /// that scrolls.
  private func record(
    _ sceneCase: SceneCase, _ screens: Screens, _ transition: SceneTransition,
    _ values: [String: Double], _ gesture: Gesture?
  ) throws -> (recording: Recording, drags: [GalleryDrag]) {
    let made = try record(
      sceneCase, screens, transition, values, gesture, isScrolled: false)
    guard made.isUnseen else { return (made.recording, made.drags) }
    let told = (notes, obstacle)
    let other = try record(
      sceneCase, screens, transition, values, gesture, isScrolled: true)
    guard !other.isUnseen else {
      (notes, obstacle) = told
      return (made.recording, made.drags)
    }
    notes.append(
      "\(sceneCase.name): the second screen scrolls, as nothing of it is seen otherwise")
    return (other.recording, other.drags)
  }

  private func record(
    _ sceneCase: SceneCase, _ screens: Screens, _ transition: SceneTransition,
    _ values: [String: Double], _ gesture: Gesture?, isScrolled: Bool
  ) throws -> (recording: Recording, drags: [GalleryDrag], isUnseen: Bool) {
    let (scene, variant) = (sceneCase.scene, sceneCase.variant)
    let stage = Stage(device: screens.device, userInterfaceStyle: variant.appearance.style)
    stage.preferredContentSizeCategory = variant.textSize.category
    stage.userInterfaceLayoutDirection = variant.direction.layoutDirection
    let prepared = try prepare(
      sceneCase, screens, transition, values, isDriven: scene.touch != nil,
      isScrolled: isScrolled, on: stage)
    var isUnseen = prepared.before != nil && prepared.isSecondScreenUnseen()
    let drags = gesture == nil ? [] : prepared.drags()
    let usual = max(Stage.defaultLimit, 2 * (values["duration"] ?? 0), gesture == nil ? 0 : 60)
    let recording = stage.record(
      sceneCase.name, frameRate: variant.rate, limit: scene.limit ?? usual
    ) {
      prepared.start()
      if let gesture { stage.perform(gesture) }
    }
    (notes, obstacle) = (prepared.notes(), prepared.obstacle())
    if prepared.before == nil, scene.touch == nil { isUnseen = prepared.isSecondScreenUnseen() }
    return (recording, drags, isUnseen)
  }

  /// What the screens of a case are made of, and the device for them.
  struct Screens {
    let bitmaps: [Bitmap]
    let device: Device
  }

  func screens(of sceneCase: SceneCase) throws -> Screens {
    let paths = sceneCase.imagePaths
    let bitmaps = try images.images(at: paths)
    let device = try SceneDevice(sceneCase: sceneCase).device(for: Array(zip(paths, bitmaps)))
    return Screens(bitmaps: bitmaps, device: device)
  }

  /// Sets a case up on a stage, up to the moment at which its transition starts.
  func prepare(
    _ sceneCase: SceneCase, _ screens: Screens, _ transition: SceneTransition,
    _ values: [String: Double], isDriven: Bool, isScrolled: Bool = false, on stage: Stage
  ) throws -> PreparedScene {
    let (scene, variant) = (sceneCase.scene, sceneCase.variant)
    var bitmaps = screens.bitmaps[...]
    stage.languages = [variant.language]
    stage.showsStatusBar = scene.showsChrome
    stage.showsHomeIndicator = scene.showsChrome
    stage.recordsLayout = recordsLayout
    stage.missingAssets = missingAssets
    func controller(_ screen: Scene.Screen, isSource: Bool) throws -> UIViewController {
      switch screen {
      case .registered(let name):
        guard let made = registry.makeScreen(named: name) else {
          throw SceneError(
            sceneCase, "there is no screen '\(name)'; " + name.choice(of: registry.screenNames))
        }
        return made
      case .image:
        let bitmap = bitmaps.removeFirst()
        let image = UIImage(bitmap: bitmap, scale: Double(bitmap.width) / screens.device.size.width)
        return isSource
          ? FromScreenViewController(image: image) : ToScreenViewController(image: image)
      }
    }
    // What makes the scene may ask for the window.
    let window = stage.window
    var setup = SceneSetup(
      from: try controller(scene.from, isSource: true),
      to: try controller(scene.to, isSource: false),
      container: scene.container ?? transition.containers.first ?? .none,
      isDriven: isDriven, showsImages: screens.bitmaps.count == 2, values: values)
    setup.isScrolled = isScrolled
    let prepared = try transition.makeScene(setup)
    prepared.install(in: window)
    if let before = prepared.before {
      before()
      stage.settle()
    }
    return prepared
  }

  private func gesture(
    _ sceneCase: SceneCase, _ transition: SceneTransition, on device: Device
  ) -> Gesture? {
    switch sceneCase.scene.touch {
    case nil: nil
    case .gesture(let gesture): gesture
    case .preset(let preset):
      transition.drag?.gesture(on: device, to: [preset.share], release: preset.release)
    case .held(let held):
      transition.drag.map { held.gesture(for: $0, on: device, frameRate: sceneCase.variant.rate) }
    }
  }
}

/// What is wrong with a case of a scene, in one line.
public struct SceneError: Error, Equatable, CustomStringConvertible {
  /// The file and the line of the scene; empty for one that the command line describes.
  public let place: String
  /// The case.
  public let name: String
  /// What is wrong, and what to do.
  public let message: String

  /// The error of a file that is what is wrong.
  package let cause: (any Error)?

  init(_ sceneCase: SceneCase, _ message: String, cause: (any Error)? = nil) {
    (place, name) = (sceneCase.place, sceneCase.name)
    (self.message, self.cause) = (message, cause)
  }

  /// Where, which case, what is wrong and what to do; of a case that the command line describes, the latter alone.
  public var description: String {
    (place.isEmpty ? message : "\(place): \(name): \(message)").printable
  }

  /// Whether two errors say the same.
  ///
  /// - Parameters:
  ///   - one: An error.
  ///   - other: Another one.
  /// - Returns: Whether place, name and message are equal.
  public static func == (one: SceneError, other: SceneError) -> Bool {
    (one.place, one.name, one.message) == (other.place, other.name, other.message)
  }
}
