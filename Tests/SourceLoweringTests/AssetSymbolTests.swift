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
}
