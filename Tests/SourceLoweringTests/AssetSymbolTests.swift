// SPDX-License-Identifier: MIT
import SourceLowering
import Testing

/// Names that Xcode makes of assets' names.
@Suite struct AssetSymbolTests {
  /// From `GeneratedAssetSymbols.swift` of 20 public repositories, which Xcode 15 and 16 wrote.
  @Test(arguments: [
    ("bubble-chat", "bubbleChat"), ("pro plan", "proPlan"), ("1", "_1"),
    ("ic_done_disable", "icDoneDisable"),
    ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"),
    ("globe-24pt", "globe24Pt"),
    ("HBO GO Logo", "hboGOLogo"), ("iCloud", "iCloud"), ("FaceID", "faceID"),
    ("Vector-1", "vector1"),
    ("YT Premium Lgoo", "ytPremiumLgoo"), ("OneDrive Logo", "oneDriveLogo"),
    ("Auto & Transport", "autoTransport"),
    ("Hero image", "hero"), ("final-image", "final"), ("copyLinkImage", "copyLink"),
    ("Image", "image"),
    ("Top Shelf Image", "topShelf"), ("Top Shelf Image Wide", "topShelfImageWide"),
    ("bg_color", "bg"),
    ("Default", "`default`"), ("A-1-1-0", "A_1_1_0"), ("QR-Code Icon Black", "qrCodeIconBlack"),
    ("UIAccent", "uiAccent"), ("BGLighGray", "bgLighGray"), ("blueEF", "blueEF"),
    ("U-Crunches", "uCrunches"),
    ("img_graph_2", "imgGraph2"), ("ic_pause_black_36", "icPauseBlack36"),
    ("grayCaption00", "grayCaption00"),
    ("121212", "_121212"), ("Img_Intro", "imgIntro"), ("AppIconImage", "appIcon"),
  ])
  func theNameIsTheOneThatXcodeMakes(asset: String, symbol: String) {
    let text = AssetSymbols([(.image, asset)]).text
    #expect(
      text.contains("static let \(symbol) = ImageResource(name: \"\(asset)\", bundle: .main)\n"))
    #expect(
      text.contains(
        "static var \(symbol): UIImage { UIImage(resource: ImageResource.\(symbol)) }\n"))
  }

  @Test func colorsAreOnesOfTheirOwnAndGroupsAreTypes() {
    let text = AssetSymbols([
      (.color, "AccentColor"), (.color, "Colors/Text/Primary"), (.image, "iconPreviews/AppIcon"),
      (.color, "accent"),
      (.image, "!!"),
    ]).text
    #expect(
      text == """
        // Names of the assets in the app's catalogs.
        import UIKit

        extension ColorResource {
          static let accent = ColorResource(name: "AccentColor", bundle: .main)
          enum Colors {
            enum Text {
              static let primary = ColorResource(name: "Colors/Text/Primary", bundle: .main)
            }
          }
        }

        extension UIColor {
          enum Colors {
            enum Text {
              static var primary: UIColor { UIColor(resource: ColorResource.Colors.Text.primary) }
            }
          }
        }

        protocol ColorResourceNames {}
        extension UIColor: ColorResourceNames {}
        extension ColorResourceNames where Self == UIColor {
          static var accent: UIColor { UIColor(resource: ColorResource.accent) }
        }

        extension ImageResource {
          enum IconPreviews {
            static let appIcon = ImageResource(name: "iconPreviews/AppIcon", bundle: .main)
          }
        }

        extension UIImage {
          enum IconPreviews {
            static var appIcon: UIImage { UIImage(resource: ImageResource.IconPreviews.appIcon) }
          }
        }

        """)
  }

  /// From `GeneratedStringSymbols_Localizable.swift` of 9 public repositories, which Xcode 26 wrote, and from the calls
  /// of MetaX a44093e.
  @Test(arguments: [
    ("character.bear", nil, "var characterBear:"), ("Retro Green CRT", nil, "var retroGreenCrt:"),
    ("ISOSpeedRatings", nil, "var isospeedRatings:"),
    ("FocalLenIn35mmFilm", nil, "var focalLenIn35MmFilm:"),
    ("CFBundleDisplayName", nil, "var cfbundleDisplayName:"),
    ("AMAZON_NAME", nil, "var amazonName:"),
    ("2023_TRIP_NAME", nil, "var _2023TripName:"),
    ("Setting Up iCloud Sync…", nil, "var settingUpICloudSync:"),
    ("iCloud Sync is on.", nil, "var iCloudSyncIsOn:"),
    ("game.encouragement.0", nil, "var gameEncouragement0:"),
    ("%lld MiB", nil, "func miB(_ arg1: Int)"),
    ("Snip Snap’s %@ limit", nil, "func snipSnapsLimit(_ arg1: String)"),
    ("Score %@, %lld", nil, "func score(_ arg1: String, _ arg2: Int)"),
    ("error.detail", "%@: %@", "func errorDetail(_ arg1: String, _ arg2: String)"),
    ("F_A_Description", "%(name)@", "func fADescription(name: String)"),
    ("Batch.NItemsSelected %lld", "%lld of 100%%", "func batchNitemsSelected(_ arg1: Int)"),
  ])
  func aKeyHasTheNameThatXcodeMakes(key: String, value: String?, symbol: String) {
    let texts = TextSymbols([.init(name: "Localizable", texts: [(key, value)])]).text
    #expect(texts.contains("  static \(symbol)"), "\(texts)")
  }

  @Test func aTableOfAnotherNameIsATypeOfItsOwn() {
    let text = TextSymbols([
      .init(name: "LandmarkData", texts: [("b %(of)@", nil), ("a", "A"), ("A", nil), ("!", nil)]),
      .init(name: "Localizable", texts: []), .init(name: "LandmarkData", texts: [("a", "Other")]),
    ]).text
    #expect(
      text == """

        extension LocalizedStringResource {
          enum LandmarkData {
            static var a: LocalizedStringResource { .init("A", table: "LandmarkData") }
            static func b(of: String) -> LocalizedStringResource { \
        .init("b %(of)@", defaultValue: "\\(of)", table: "LandmarkData") }
          }
        }

        """)
  }
}
