// SPDX-License-Identifier: MIT
internal import FilmstripVirtualTime

/// What the engine could not do with what it was given: a feature that it does not have, or content
/// that it could not use, or not all of it.
///
/// A value of names and numbers, like the facts of UIKit about the stage; its meaning is defined by
/// the rules of `Filmstrip`.
package enum ContentFact: Sendable, Hashable {
  /// Something the SDK offers, such as `CALayer.isGeometryFlipped`, and this implementation does not
  /// do.
  case unsupported(String)
  /// Something ran on the machine's clock or threads, and so not in virtual time.
  case machineTime(String)
  /// A stub of an application's code was reached, by its name.
  case stubReached(String)
  /// A statement or a function of an application's was reached that is left out, by its name.
  case leftOutReached(String)
  /// A color, a font, a text or a picture of an application's was reached that is guessed, by its name.
  case lookGuessed(String)
  /// A method was called by its selector with an object of a class in the place of one of another class.
  case foreignArgument(selector: String, given: String, declared: String)

  // MARK: Values

  /// A value of a type was to be animated for a property that takes another kind.
  case animatedValue(type: String, property: String, kind: String)
  /// A value was set for a layer's key path that takes another type.
  case codedValue(keyPath: String, layer: String)
  /// Paths or arrays with nothing defined in between were animated: they have so many elements.
  case noInterpolation(kind: String, start: Int, end: Int)
  /// Key times are not as many rising numbers from 0 to 1 as there are values.
  case keyTimes(animation: String, count: Int)

  // MARK: Images, fonts and text

  case missingImage(name: String, folder: String)
  /// No color or data of a name, which a call asked for, is in a folder's catalogs.
  case missingAsset(call: String, kind: String, folder: String)
  /// No symbol has a name, as no symbol's name is made like that.
  case missingSymbol(name: String)
  /// A part of an asset catalog or of a file of texts cannot be used, for a reason.
  case unusableAsset(path: String, reason: String)
  case unreadableImage(call: String, reason: String)
  case damagedImage(name: String, damage: String)
  /// There is no font of a name; `call` gave nil for it, where there is one.
  case missingFont(name: String, call: String?)
  /// A font is drawn with the letters of another one.
  case substitutedFont(String, by: String)
  /// Letters that the program's fonts do not have are drawn with a file of the system's.
  case systemFont(String)
  /// Text could not be shown as it should be, in a sentence of the text layout.
  case text(String)

  // MARK: Pictures

  case layersTooDeep(limit: Int)
  /// The rasterizer failed at a part of a picture, which is missing from it.
  case lostDrawing(reason: String)

  /// Notes the fact in the log of the running code's stage; for a task without one, until it has one.
  package func report() {
    if let scope = StageScope.reporting {
      scope.unsupported.report(self)
    } else {
      EarlyReports.shared.note(self)
    }
  }
}
