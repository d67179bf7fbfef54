import Foundation
import Testing

@testable import LozengeX11

@Suite("Work areas")
struct WorkAreasTests {
    private let screen = PixelSize(width: 3200, height: 1080)
    /// One of 1920 × 1080, and one of 1280 × 1024 to the right of it.
    private let monitors = [
        CGRect(x: 0, y: 0, width: 1920, height: 1080),
        CGRect(x: 1920, y: 0, width: 1280, height: 1024),
    ]

    @Test("Without a window manager it is each monitor, or the screen")
    func nothingSaid() {
        #expect(WorkAreas(monitors: monitors, screen: screen).areas == monitors)
        #expect(
            WorkAreas(monitors: [], screen: screen).areas
                == [CGRect(x: 0, y: 0, width: 3200, height: 1080)])
    }

    @Test("A panel at the top of all monitors is left out of each")
    func panel() {
        let areas = WorkAreas(
            monitors: monitors, screen: screen, desktops: [0, 30, 3200, 1050])
        #expect(
            areas.areas == [
                CGRect(x: 0, y: 30, width: 1920, height: 1050),
                CGRect(x: 1920, y: 30, width: 1280, height: 994),
            ])
    }

    @Test("The area is that of the desktop that is shown")
    func desktops() {
        let desktops: [UInt] = [0, 0, 3200, 1080, 0, 40, 3200, 1040]
        let areas = WorkAreas(monitors: [], screen: screen, desktops: desktops, desktop: 1)
        #expect(areas.areas == [CGRect(x: 0, y: 40, width: 3200, height: 1040)])
    }

    @Test("The areas of each monitor take precedence")
    func eachMonitor() {
        let areas = WorkAreas(
            monitors: monitors, screen: screen, desktops: [0, 0, 3200, 1080],
            each: [0, 32, 1920, 1048, 1920, 0, 1280, 1024])
        #expect(areas.areas == [CGRect(x: 0, y: 32, width: 1920, height: 1048), monitors[1]])
    }

    @Test(
        "Invalid numbers are ignored",
        arguments: [
            [0, 0, 0, 0], [5000, 0, 100, 100], [1, 2, 3], [UInt.max, UInt.max, 1, 1],
            [0, 0, UInt(Int.max), 0],
        ])
    func nonsense(numbers: [UInt]) {
        let whole = WorkAreas(monitors: monitors, screen: screen)
        #expect(WorkAreas(monitors: monitors, screen: screen, desktops: numbers) == whole)
        #expect(WorkAreas(monitors: monitors, screen: screen, each: numbers) == whole)
        #expect(
            WorkAreas(
                monitors: monitors, screen: screen, desktops: [0, 30, 3200, 1050], desktop: 7)
                == whole)
    }

    @Test("A point on a panel belongs to the nearest area")
    func nearest() {
        let areas = WorkAreas(
            monitors: monitors, screen: screen, desktops: [0, 30, 3200, 1050])
        #expect(areas.area(at: CGPoint(x: 100, y: 500)).width == 1920)
        #expect(areas.area(at: CGPoint(x: 2000, y: 10)).width == 1280)
        #expect(areas.area(at: CGPoint(x: -50, y: 2000)).width == 1920)
    }

    @Test("The pixel at which a monitor begins belongs to it")
    func edges() {
        let areas = WorkAreas(monitors: monitors, screen: screen)
        #expect(areas.area(at: CGPoint(x: 1919.5, y: 500)) == monitors[0])
        #expect(areas.area(at: CGPoint(x: 1920, y: 500)) == monitors[1])
        #expect(areas.area(at: CGPoint(x: 3200, y: 500)) == monitors[1])
    }

    @Test("A frame reduces the area; an invalid frame does not")
    func frames() {
        let area = CGRect(x: 0, y: 30, width: 1920, height: 1050)
        let room = FrameExtents([1, 2, 24, 5]).maximumContentSize(in: area)
        #expect(room == PixelSize(width: 1917, height: 1021))
        for nonsense in [[], [1, 2, 3], [1, 2, 3, UInt.max], [0, 0, 5000, 0]] as [[UInt]] {
            #expect(FrameExtents(nonsense) == .none)
        }
    }
}
