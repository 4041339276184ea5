// SPDX-License-Identifier: MIT
package import FilmstripTextLayout

open class NSTextAttachment: NSObject {
  private let header = FoundationHeader()
  open var image: UIImage?
  /// Where it is shown, from its place on the baseline on, y up; of the image's size where empty, its
  /// own baseline on that of the letters.
  open var bounds = CGRect.zero
  /// A file's contents; kept, not shown, and reported.
  open var contents: Data? { didSet { reportContents() } }
  open var fileType: String?

  /// An attachment of a file's contents, which are reported, as only images are shown.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
    reportContents()
  }

  private func reportContents() {
    if contents != nil { UnsupportedFeature.report("NSTextAttachment.contents") }
  }

  public convenience override init() { self.init(data: nil, ofType: nil) }

  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
}

extension NSTextAttachment: TextAttachmentProviding {
  /// The image as UIImage draws it, a template in the colour of the letters, and its room.
  ///
  /// A symbol has the size and the weight of the letters beside it where its configuration does not
  /// say other ones (approximated: so it is described for attachments, and not measured).
  package func textAttachment(beside style: TextStyle) -> TextAttachment {
    let image = image?.preferring(
      UIImage.SymbolConfiguration(
        pointSize: style.font.size, weight: UIImage.SymbolWeight(UIFont.Weight(style.font.weight))))
    var box = bounds
    if box.size == .zero {
      box.size = image?.size ?? .zero
      box.origin.y -= image?.baselineOffsetFromBottom ?? 0
    }
    return TextAttachment(
      image: image?.picture(size: box.size, tint: style.color), x: box.minX, y: box.minY,
      width: box.width, height: box.height)
  }
}
