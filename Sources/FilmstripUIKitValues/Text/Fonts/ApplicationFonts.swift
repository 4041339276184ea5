// SPDX-License-Identifier: MIT
internal import FilmstripTextLayout

final class ApplicationFonts {
  private var fonts: [(path: String, font: ApplicationFont)] = []
  private(set) var usedFiles: Set<String> = []
  private var known: Set<String> = []
  private var hasBundle = false

  /// The font of a PostScript name, of a family with a style, or of a family alone.
  func font(named name: String) -> ApplicationFont? {
    if !hasBundle {
      hasBundle = true
      for path in StageScope.current.assets.files(of: .main)
      where [".ttf", ".otf", ".ttc"].contains(where: { path.hasSuffix($0) }) { register(path) }
    }
    let found =
      fonts.first { $0.font.postScriptName == name }
      ?? fonts.first { "\($0.font.familyName) \($0.font.styleName)" == name }
      ?? fonts.first {
        $0.font.familyName == name && ["Regular", "Book", "Roman"].contains($0.font.styleName)
      }
      ?? fonts.first { $0.font.familyName == name }
    if let found { usedFiles.insert(found.path) }
    return found?.font
  }

  /// Adds the fonts of a file; false, and reported, for one that cannot be read or was added already.
  @discardableResult
  func register(_ path: String) -> Bool {
    guard known.insert(path).inserted else { return false }
    do throws(TextLayoutError) {
      fonts += try ApplicationFont.fonts(inFile: path).map { (path, $0) }
      return true
    } catch {
      AssetProblem(path: path, reason: "is no font that can be read (\(error.fileReason))").report()
      return false
    }
  }
}

extension StageScope {
  var applicationFonts: ApplicationFonts { part { ApplicationFonts() } }
}

extension StageEnvironment {
  package var usedFontFiles: [String] { scope.applicationFonts.usedFiles.sorted() }
}

public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// Adds the fonts of a file to those that `UIFont(name:size:)` finds in the stage, whatever the scope; false for
/// a file that cannot be read, which the recording reports, and for one that was added already.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard !StageScope.current.applicationFonts.register(fontURL.path) else { return true }
  error?.pointee = Unmanaged.passRetained(
    NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103))
  return false
}
