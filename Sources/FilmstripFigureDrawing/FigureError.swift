// SPDX-License-Identifier: MIT
internal import FilmstripWording

/// Why there is no such figure.
public enum FigureError: Error, Equatable, CustomStringConvertible {
  /// An option has a value that no figure can be made of.
  case outOfRange(option: String, value: String, range: String)
  /// No layer has that name; `known` lists those that could be meant.
  case unknownLayer(name: String, known: [String])
  /// No property of that name moves; `known` lists those that do.
  case unknownProperty(name: String, known: [String])
  /// The kind needs a touch, and the recording has none.
  case noTouches(recording: String)
  /// A comparison needs another recording.
  case nothingToCompare(recording: String)
  /// The kind needs the drawing of layers, and only a timeline is there.
  case noDrawing(kind: FigureKind, recording: String)
  /// The kind shows how a transition goes on in time, and the frames are states in which a touch holds it.
  case heldStates(kind: FigureKind, recording: String)
  /// The recording does not have what constraints say.
  case noLayout(recording: String)
  /// There is no such scale.
  case scale(Int)
  /// The picture would have more pixels than a bitmap may.
  case tooLarge(width: Double, height: Double, scale: Int)

  /// One line that names the value, what is wrong and what to do.
  public var description: String {
    switch self {
    case .outOfRange(let option, let value, let range): "\(option) \(value): must be \(range)"
    case .unknownLayer(let name, let known):
      "\(name.printable): no such layer; \(FigureError.choice(known))"
    case .unknownProperty(let name, let known):
      "\(name.printable): no such property moves; \(FigureError.choice(known))"
    case .noTouches(let recording):
      "\(recording.printable): no touch drives it; record it with a gesture, or choose another kind"
    case .nothingToCompare(let recording):
      "\(recording.printable): a comparison needs a second recording; name one"
    case .noDrawing(let kind, let recording):
      "\(recording.printable): has a timeline alone, and a figure of kind \(kind.rawValue) shows what "
        + "layers draw; record the transition in place of that"
    case .heldStates(let kind, let recording):
      "\(recording.printable): its frames are held at some progress and have no times, which a figure of "
        + "kind \(kind.rawValue) shows; choose sheet, exploded or constraints, or record it with a gesture"
    case .noLayout(let recording):
      "\(recording.printable): was recorded without its layout; set recordsLayout of the stage to true "
        + "before recording"
    case .scale(let scale): "scale \(scale): must be 1, 2 or 3"
    case .tooLarge(let width, let height, let scale):
      "a figure of \(Int(width)) × \(Int(height)) points has too many pixels at \(scale)×; make it "
        + "narrower, show less, or choose a smaller scale"
    }
  }

  private static func choice(_ known: [String]) -> String {
    if known.isEmpty { return "there is none" }
    let names = known.prefix(12).map(\.printable).joined(separator: ", ")
    return "choose from: " + names + (known.count > 12 ? " and \(known.count - 12) more" : "")
  }
}
