// ImagePickerSheetController, ImagePickerSheetController/ImagePickerSheetController/ImagePickerSheetController.swift:35.
// The sheet has the actions that the example adds.
import FilmstripCLI
import UIKit

@testable import ImagePickerSheetControllerFiles

FilmstripMain.run { scenes in
  scenes.addScreen("from") { StandInScreen("From") }
  scenes.addScreen("to") { StandInScreen("To") }
  scenes.addForthAndBack(.present, style: .custom) { scene in
    let delegate = ImagePickerSheetController(mediaType: .imageAndVideo)
    delegate.maximumSelection = 1
    delegate.addAction(ImagePickerAction(title: "Take Photo Or Video", handler: { _ in }))
    delegate.addAction(ImagePickerAction(title: "Photo Library", handler: { _ in }))
    delegate.addAction(ImagePickerAction(cancelTitle: "Cancel"))
    return delegate
  }
}
