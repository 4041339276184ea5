// SPDX-License-Identifier: MIT
import Filmstrip
import Testing

/// Screens by the size of their screenshots; the sizes are those Apple publishes.
@Suite struct DeviceTests {
  @Test(arguments: [
    (1179, 2556, "iphone-15"), (1170, 2532, "iphone-14"), (1290, 2796, "iphone-15-plus"),
    (1206, 2622, "iphone-16-pro"), (1320, 2868, "iphone-16-pro-max"), (750, 1334, "iphone-se"),
    (1125, 2436, "iphone-11-pro"), (828, 1792, "iphone-11"), (1242, 2688, "iphone-11-pro-max"),
    (1242, 2208, "iphone-8-plus"), (1668, 2388, "ipad-pro-11"), (2048, 2732, "ipad-pro-12-9"),
  ])
  func aScreenshotsSizeNamesItsDevice(width: Int, height: Int, identifier: String) {
    #expect(Device.withPixelSize(width: width, height: height)?.identifier == identifier)
  }

  @Test func aTurnedScreenshotIsTheSameDeviceTurned() throws {
    let device = try #require(Device.withPixelSize(width: 2556, height: 1179))
    #expect(device.identifier == "iphone-15")
    #expect(device.size.width == 852)
    #expect(device.safeAreaInsets.left == 59)
  }

  @Test func otherSizesBelongToNoDevice() {
    #expect(Device.withPixelSize(width: 800, height: 600) == nil)
  }

  @Test func identifiersAndSizesAreUnique() {
    #expect(Set(Device.all.map(\.identifier)).count == Device.all.count)
    #expect(Set(Device.all.map { "\($0.pixelSize)" }).count == Device.all.count)
  }
}
