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
    (1260, 2736, "iphone-air"), (1080, 2340, "iphone-13-mini"), (1640, 2360, "ipad-air-5"),
    (1668, 2420, "ipad-pro-11-m5"), (2064, 2752, "ipad-pro-13-m5"), (1284, 2778, "iphone-14-plus"),
    (1488, 2266, "ipad-mini-6"), (1620, 2160, "ipad-9"), (1536, 2048, "ipad-9-7"),
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

  @Test func identifiersAndNamesAreUnique() {
    #expect(Set(Device.all.map(\.identifier)).count == Device.all.count)
    #expect(Set(Device.all.map(\.name)).count == Device.all.count)
  }

  @Test(arguments: [
    ("iPhone 15 Pro", "iphone-15-pro"), ("iphone 13 MINI", "iphone-13-mini"),
    ("iPhone SE (3rd generation)", "iphone-se"), ("iPad Pro 11-inch (M4)", "ipad-pro-11-m4"),
    ("iPad (10th generation)", "ipad-10"), ("iPad Pro 12.9-inch", "ipad-pro-12-9"),
  ])
  func devicesAreFoundByWhatPeopleCallThem(name: String, identifier: String) {
    #expect(Device.named(name)?.identifier == identifier)
  }
}
