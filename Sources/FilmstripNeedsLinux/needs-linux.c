// SPDX-License-Identifier: MIT
#error "Filmstrip is for Linux: here UIKit, QuartzCore and CoreGraphics belong to the SDK. Run Filmstrip's Scripts/container swift test"
