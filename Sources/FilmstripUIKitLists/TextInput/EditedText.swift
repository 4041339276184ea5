// SPDX-License-Identifier: MIT

/// What text fields and text views share of a user's editing, which happens at the end of the text.
@MainActor
protocol EditedText: AnyObject, UIKeyInput {
  var editedText: String { get set }
  var clearsOnInsertion: Bool { get set }

  /// Asks the delegate; the range is in UTF-16 units.
  func mayReplace(_ range: NSRange, with new: String) -> Bool
  func userDidChange()
}

extension EditedText {
  func append(_ text: String) {
    replace(from: clearsOnInsertion ? 0 : editedText.utf16.count, with: text)
    clearsOnInsertion = false
  }

  func removeLast() {
    guard let last = editedText.last else { return }
    replace(from: editedText.utf16.count - last.utf16.count, with: "")
  }

  private func replace(from start: Int, with new: String) {
    let range = NSRange(location: start, length: editedText.utf16.count - start)
    guard mayReplace(range, with: new) else { return }
    editedText = String(decoding: editedText.utf16.prefix(start), as: UTF16.self) + new
    userDidChange()
  }
}
